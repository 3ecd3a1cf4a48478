import { createRequire } from 'node:module';

export type TomlTable = { [key: string]: unknown };

export interface TomlProblem {
  line: number;
  says: string;
}

/** The table a TOML text holds, or where and why there is none. */
export const readToml = (source: string): { table: TomlTable } | { problem: TomlProblem } => {
  // Loaded only where a config.toml stands: other runs never pay for the parser.
  const require = createRequire(import.meta.url);
  const { parse, TomlError } = require('smol-toml') as typeof import('smol-toml');
  try {
    return { table: parse(source) as TomlTable };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] as string;
    const [line, column] = error instanceof TomlError ? [error.line, error.column] : [1, 1];
    return { problem: { line, says: `column ${column}: ${reason.replace(/^Invalid TOML document: /, '')}` } };
  }
};

export const printToml = (table: TomlTable): string => {
  const { stringify } = createRequire(import.meta.url)('smol-toml') as typeof import('smol-toml');
  return stringify(table);
};

/**
 * The line, counted from 1, that gives a key of a table its value; undefined where it is written in a way of its own.
 */
export const lineOfKey = (source: string, table: string, key: string): number | undefined => {
  const bare = (name: string): string => `(?:${name}|"${name}"|'${name}')`;
  const own = new RegExp(`^\\s*${bare(key)}\\s*=`);
  const dotted = new RegExp(`^\\s*${bare(table)}(?:\\s*\\.\\s*${bare(key)})?\\s*=`);
  const heading = new RegExp(`^\\s*\\[\\s*${bare(table)}\\s*\\]`);
  let inside: boolean | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    if (/^\s*\[/.test(line)) inside = heading.test(line);
    else if ((inside === true && own.test(line)) || (inside === undefined && dotted.test(line))) return index + 1;
  }
  return undefined;
};

/** The table below a key; empty when something else stands there. */
export const tableAt = (table: TomlTable, key: string): TomlTable => {
  const value = Object.hasOwn(table, key) ? table[key] : undefined;
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    ? (value as TomlTable)
    : {};
};
