import { createRequire } from 'node:module';

export type HeadValue = string | null | HeadValue[] | { [key: string]: HeadValue };
export type Head = { [key: string]: HeadValue };

export const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The mapping a YAML text holds, every scalar as text, or why there is none. gray-matter does the fencing, `yaml`
 * (failsafe: nothing is coerced) is its only engine.
 */
export const readYaml = (source: string): Head | string => {
  // Loaded only for the heads that need it: a run over plain ones never pays for a YAML parser.
  const require = createRequire(import.meta.url);
  const matter = require('gray-matter') as typeof import('gray-matter');
  const yaml = require('yaml') as typeof import('yaml');
  const deny = () => {
    throw new Error('frontmatter never executes');
  };
  const parse = (text: string): object => {
    const document = yaml.parseDocument(text, {
      schema: 'failsafe',
      uniqueKeys: true,
      prettyErrors: false,
      logLevel: 'silent',
    });
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS({ maxAliasCount: 10 }) as object;
  };
  try {
    // The fence takes only the LF off the last line, and a CR would stay in its value.
    const lines = source.replaceAll('\r\n', '\n');
    const fenced = `---\n${lines}${lines.endsWith('\n') ? '' : '\n'}---\n`;
    const engines = {
      yaml: { parse, stringify: deny },
      js: deny,
      javascript: deny,
      json: deny,
      coffee: deny,
      toml: deny,
    } as never;
    const data: unknown = matter(fenced, { language: 'yaml', engines }).data;
    if (data === null || typeof data !== 'object' || Array.isArray(data))
      return source.trim() === '' ? {} : 'not a mapping of keys to values';
    return clean(data, 0) as Head;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n')[0] as string;
  }
};

const clean = (value: unknown, depth: number): HeadValue => {
  if (depth > 32) return null;
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((each) => clean(each, depth + 1));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !FORBIDDEN.has(key))
        .map(([key, each]) => [key, clean(each, depth + 1)]),
    );
  }
  return String(value);
};

/** The string at a path of keys, if there is one. */
export const headText = (head: Head, ...keys: string[]): string | undefined => {
  let value: HeadValue | undefined = head;
  for (const key of keys) {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
    value = Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return typeof value === 'string' ? value : undefined;
};
