import { createRequire } from 'node:module';
import type { Document, LineCounter, Node } from 'yaml';
import { MemportError } from '../errors.ts';
import { FORBIDDEN } from '../text/yaml.ts';
import type { Probe } from './scenario.ts';
import { probeSchema } from './probe-schema.ts';

const LONGEST = 262_144;
const DEEPEST = 24;

const library = (): typeof import('yaml') => createRequire(import.meta.url)('yaml') as typeof import('yaml');

/** The probe that a YAML text holds, or an error that says in which line what was expected. */
export const readProbe = (source: string, file: string): Probe => {
  const fail = (line: number | undefined, what: string, expected?: string): MemportError =>
    new MemportError('config', {
      what,
      where: line === undefined ? file : `${file}:${line}`,
      expected: expected ?? 'a probe as `memport schema probe` describes it',
    });
  if (source.length > LONGEST) throw fail(undefined, 'the probe is too large', `at most ${LONGEST} characters`);
  const yaml = library();
  const lines = new yaml.LineCounter();
  const options = { schema: 'failsafe', uniqueKeys: true, prettyErrors: false, logLevel: 'silent' } as const;
  const document = yaml.parseDocument(source, { ...options, lineCounter: lines });
  const [error] = document.errors;
  if (error) throw fail(lines.linePos(error.pos[0]).line, `this is no YAML: ${firstLine(error.message)}`);
  const read = valueOf(document, lines);
  if ('fault' in read) throw fail(read.line, read.fault);
  const parsed = probeSchema.safeParse(read.value);
  if (parsed.success) return parsed.data as Probe;
  const issues = parsed.error.issues as readonly Issue[];
  const foreign = unknownKeys(issues).find(({ key }) => RUNS.test(key));
  if (foreign !== undefined) {
    const what = `"${foreign.key}" is refused: a probe names no program to run, no host and no environment variable`;
    throw fail(lineOf(read.lines, [...foreign.path, foreign.key]), what);
  }
  const issue = deepest(issues);
  const path = issue.path.map(String);
  const line = lineOf(read.lines, [...path, ...(issue.keys ?? []).slice(0, 1)]);
  throw fail(line, `${path.join('.') || 'the probe'}: ${told(issue)}`);
};

/** The probe as YAML that `readProbe` reads back as it was. */
export const printProbe = (probe: Probe): string => {
  const { version, memory, rule, shape, author, reviewed, check, scenarios, counters } = probe;
  return library().stringify(
    { version, memory, rule, shape, author, reviewed, check, scenarios, counters },
    { lineWidth: 100, aliasDuplicateObjects: false },
  );
};

const firstLine = (text: string): string => text.split('\n')[0] as string;

type Lines = ReadonlyMap<string, number>;
type Read = { value: unknown; lines: Lines } | { fault: string; line?: number };

/** What the document says, with the line of every value and key. Text is text but where a number or a yes is meant. */
const valueOf = (document: Document, counter: LineCounter): Read => {
  const yaml = library();
  const at = new Map<string, number>();
  let fault: { fault: string; line: number } | undefined;
  const refuse = (node: Node | null, why: string): undefined => {
    fault ??= { fault: why, line: counter.linePos(node?.range?.[0] ?? 0).line };
    return undefined;
  };
  const walk = (node: unknown, path: readonly string[], typed: boolean): unknown => {
    if (!yaml.isNode(node)) return '';
    at.set(path.join('\0'), counter.linePos(node.range?.[0] ?? 0).line);
    if (path.length > DEEPEST) return refuse(node, 'values stand too deep in one another');
    if (yaml.isAlias(node)) return refuse(node, 'a probe has no aliases: write the value out');
    if (yaml.isSeq(node)) return node.items.map((each, index) => walk(each, [...path, String(index)], typed));
    if (yaml.isMap(node)) {
      const out: Record<string, unknown> = {};
      for (const { key, value } of node.items) {
        const name = yaml.isScalar(key) ? String(key.value ?? '') : '';
        if (name === '' || FORBIDDEN.has(name)) {
          refuse(yaml.isNode(key) ? key : node, `"${name}" is no name of a field`);
          continue;
        }
        const inner = [...path, name];
        out[name] = walk(value, inner, typed || (name === 'schema' && isOfCheck(path)));
        if (yaml.isNode(key)) at.set(inner.join('\0'), counter.linePos(key.range?.[0] ?? 0).line);
      }
      return out;
    }
    return yaml.isScalar(node) ? scalar(String(node.value ?? ''), path, typed, node.type === 'PLAIN') : '';
  };
  const value = walk(document.contents, [], false);
  return fault ?? { value, lines: at };
};

const isOfCheck = (path: readonly string[]): boolean => path.includes('check');

const NUMBERS: ReadonlySet<string> = new Set(['version', 'min', 'max']);
const YES: ReadonlySet<string> = new Set(['reviewed', 'elsewhere']);

/** A number or a yes where the field is one; in a JSON schema, whatever is written without quotes. */
const scalar = (text: string, path: readonly string[], typed: boolean, plain: boolean): unknown => {
  const name = path.at(-1) ?? '';
  if (!typed && path.includes('workspace')) return text;
  const number = NUMBERS.has(name) || path.at(-2) === 'lines' || typed;
  if (plain && number && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return Number(text);
  if (plain && (YES.has(name) || typed) && (text === 'true' || text === 'false')) return text === 'true';
  return typed && plain && text === 'null' ? null : text;
};

interface Issue {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
  errors?: readonly (readonly Issue[])[];
  values?: readonly unknown[];
}

/** Of several shapes that a value might have had: what is wrong with the one that it comes nearest to. */
const deepest = (issues: readonly Issue[]): Issue => {
  const [issue] = issues as readonly [Issue];
  if (issue.code !== 'invalid_union' || !issue.errors || issue.errors.length === 0) return issue;
  const ways = issue.errors
    .filter((each) => each.length > 0)
    .map(deepest)
    .map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
  const rank = (each: Issue): number =>
    each.path.length * 4 + (each.code === 'unrecognized_keys' ? (each.keys?.length === 1 ? 2 : 0) : 1);
  return ways.sort((a, b) => rank(b) - rank(a))[0] ?? issue;
};

/** Fields that no shape of a value has, wherever they stand. */
const unknownKeys = (issues: readonly Issue[], at: readonly PropertyKey[] = []): { key: string; path: string[] }[] =>
  issues.flatMap(({ path, keys = [], errors = [] }) => {
    const own = [...at, ...path];
    return [
      ...keys.map((key) => ({ key, path: own.map(String) })),
      ...errors.flatMap((each) => unknownKeys(each, own)),
    ];
  });

const lineOf = (lines: Lines, path: readonly string[]): number | undefined => {
  for (let size = path.length; size >= 0; size -= 1) {
    const line = lines.get(path.slice(0, size).join('\0'));
    if (line !== undefined) return line;
  }
  return undefined;
};

const told = (issue: Issue): string =>
  issue.code === 'unrecognized_keys'
    ? `no such field: ${(issue.keys ?? []).map((key) => `"${key}"`).join(', ')}`
    : issue.code === 'invalid_key'
      ? 'expected a file below the working folder, without `..` and without names that begin with a dot'
      : issue.message.replace(/^Invalid input: /, '').replace(/^Invalid discriminator value. E/, 'e');

/** Fields by which a file would have something run, asked or read. */
const RUNS =
  /^(?:exec\w*|run|cmd|script\w*|program|binary|shell|javascript|python|code|hook\w*|url|uri|host\w*|endpoint|server|port|base_?url|provider|model|api_?key\w*|env\w*|environment|variables?|import|require|include|file_?path|cwd)$/i;
