import { createRequire } from 'node:module';

export type TomlTable = { [key: string]: unknown };

/** The table a TOML text holds, or why there is none. */
export const readToml = (source: string): TomlTable | string => {
  // Loaded only where a config.toml stands: other runs never pay for the parser.
  const require = createRequire(import.meta.url);
  const { parse } = require('smol-toml') as typeof import('smol-toml');
  try {
    return parse(source) as TomlTable;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n')[0] as string;
  }
};

/** The table below a key; empty when something else stands there. */
export const tableAt = (table: TomlTable, key: string): TomlTable => {
  const value = Object.hasOwn(table, key) ? table[key] : undefined;
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date) ? (value as TomlTable) : {};
};
