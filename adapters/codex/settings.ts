import type { Location } from '../../src/ir/store.ts';
import { lineOfKey, readToml, tableAt, type TomlTable } from '../../src/text/toml.ts';
import type { Generation } from './conventions.ts';

export interface CodexSettings {
  /** Whether `[features] memories` is on; off by default (docs/formats/codex.md §12). */
  feature: boolean;
  useMemories: boolean;
  generateMemories: boolean;
  /** `memories.version`: set, it decides which generation is in use (docs/formats/codex.md §3). */
  version: string | undefined;
  dualWrite: boolean;
  dedicatedTools: boolean;
  maxUnusedDays: number;
  docBytes: number;
  docNames: string[];
  /** Absent while memory is on. Where that is decided, with the full path, and what is to be written there. */
  off?: string;
}

export interface CodexPlace extends CodexSettings {
  generation: Generation;
  /** Why nothing is written here; absent = it may be. */
  closed?: string;
  codexHome: string;
  userHome: string;
  /** Bytes of the summary that are loaded, where that is not what Codex loads. */
  injected?: number;
}

export type CodexAt = Location<CodexPlace>;

/** A settings file; `text` is absent where it is not there or cannot be read. */
export interface ConfigFile {
  file: string;
  stands: boolean;
  text: string | undefined;
}

export interface ConfigProblem {
  file: string;
  line?: number;
  says: string;
}

interface Read extends ConfigFile {
  table: TomlTable;
}

/**
 * `config.toml`, the keys that decide about memory (docs/formats/codex.md §12). A profile's own file is laid over it.
 */
export const settingsOf = (sources: readonly ConfigFile[]): { settings: CodexSettings; problems: ConfigProblem[] } => {
  const problems: ConfigProblem[] = [];
  const files = sources.map((source): Read => {
    const read = source.text === undefined ? { table: {} } : readToml(source.text.replace(/^\ufeff/, ''));
    if (source.stands && source.text === undefined)
      problems.push({
        file: source.file,
        says: 'it cannot be read: expected a file of at most 1 MiB that this user may read',
      });
    if ('table' in read) return { ...source, table: read.table };
    problems.push({
      file: source.file,
      line: read.problem.line,
      says: `${read.problem.says}; expected TOML, \`key = value\` below a \`[section]\``,
    });
    return { ...source, table: {} };
  });
  const tables = files.map(({ table }) => table);
  const valueAt = (table: TomlTable, key: string): unknown => (Object.hasOwn(table, key) ? table[key] : undefined);
  /** The last file that says the key has the last word. */
  const saying = (table: string, key: string): Read | undefined =>
    files.findLast((each) => valueAt(tableAt(each.table, table), key) !== undefined);
  const wrong = (at: Read, table: string, key: string, expected: string): void => {
    const line = lineOfKey(at.text ?? '', table, key);
    problems.push({
      file: at.file,
      ...(line !== undefined && { line }),
      says: `${table}.${key} is ${typeName(valueAt(tableAt(at.table, table), key))}: expected ${expected}`,
    });
  };
  for (const table of ['features', 'memories']) {
    for (const at of files.filter((each) => valueAt(each.table, table) !== undefined && !isTable(each.table[table]))) {
      const line = lineOfKey(at.text ?? '', table, table);
      problems.push({
        file: at.file,
        ...(line !== undefined && { line }),
        says: `${table} is ${typeName(at.table[table])}: expected a section \`[${table}]\``,
      });
    }
  }
  const flag = (table: string, key: string, fallback: boolean): boolean => {
    const at = saying(table, key);
    const value = at && valueAt(tableAt(at.table, table), key);
    if (at && typeof value !== 'boolean') wrong(at, table, key, 'true or false');
    return typeof value === 'boolean' ? value : fallback;
  };
  const root: TomlTable = Object.assign({}, ...tables);
  const memories: TomlTable = Object.assign({}, ...tables.map((table) => tableAt(table, 'memories')));
  const whole = (table: TomlTable, key: string, fallback: number): number =>
    typeof table[key] === 'number' ? table[key] : fallback;
  const version = memories['version'];
  const versionAt = saying('memories', 'version');
  if (versionAt && version !== 'v1' && version !== 'v2') wrong(versionAt, 'memories', 'version', '"v1" or "v2"');
  const settings: CodexSettings = {
    // The old name still switches it on (run on 0.169.0).
    feature: flag('features', 'memories', flag('features', 'memory_tool', false)),
    useMemories: flag('memories', 'use_memories', true),
    generateMemories: flag('memories', 'generate_memories', true),
    version: typeof version === 'string' ? version : version === undefined ? undefined : String(version),
    dualWrite: flag('memories', 'dual_write', false),
    dedicatedTools: flag('memories', 'dedicated_tools', false),
    maxUnusedDays: whole(memories, 'max_unused_days', 30),
    docBytes: whole(root, 'project_doc_max_bytes', 32_768),
    docNames: Array.isArray(root['project_doc_fallback_filenames'])
      ? root['project_doc_fallback_filenames'].filter((each) => typeof each === 'string')
      : [],
  };
  const off = offBecause(files, settings, problems);
  return { settings: { ...settings, ...(off !== undefined && { off }) }, problems };
};

const isTable = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a value only what it is: settings hold keys of accounts too. */
const typeName = (value: unknown): string =>
  Array.isArray(value)
    ? 'a list'
    : isTable(value)
      ? 'a table'
      : typeof value === 'string'
        ? 'a text in quotes'
        : typeof value === 'number' || typeof value === 'bigint'
          ? 'a number'
          : `a ${typeof value}`;

/** Codex starts with no settings that it cannot read (run); memories are off until a line switches them on. */
const offBecause = (
  files: readonly Read[],
  { feature, useMemories }: CodexSettings,
  [problem]: readonly ConfigProblem[],
): string | undefined => {
  const [config] = files;
  if (!config) return undefined;
  const at = (file: string, line: number | undefined): string => (line === undefined ? file : `${file}, line ${line}`);
  const standing = files.findLast((each) => tableAt(each.table, 'features')['memories'] === false);
  const on = 'the line that switches memories on is `memories = true` below `[features]`';
  if (problem)
    return `Codex does not start with ${at(problem.file, problem.line)}: ${problem.says}; mend that${feature ? '' : `; ${on}`}`;
  if (standing)
    return `${at(standing.file, lineOfKey(standing.text ?? '', 'features', 'memories'))}, says \`memories = false\`; write \`memories = true\` there`;
  if (!config.stands)
    return `there is no ${config.file}; make it with the lines \`[features]\` and \`memories = true\``;
  if (!feature)
    return `${config.file} does not switch them on; ${isTable(config.table['features']) ? 'put the line `memories = true` below its `[features]`' : 'add the lines `[features]` and `memories = true` at its end'}`;
  if (useMemories) return undefined;
  const unused = files.findLast((each) => tableAt(each.table, 'memories')['use_memories'] === false) ?? config;
  return `${at(unused.file, lineOfKey(unused.text ?? '', 'memories', 'use_memories'))}, says \`use_memories = false\`; write \`use_memories = true\` there`;
};
