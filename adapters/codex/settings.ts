import { readToml, tableAt, type TomlTable } from '../../src/text/toml.ts';

export interface CodexSettings {
  /** Whether `[features] memories` is on; off by default (§12, run). */
  feature: boolean;
  useMemories: boolean;
  generateMemories: boolean;
  /** `memories.version`: set, it decides which generation is in use (§3, run). */
  version: string | undefined;
  dualWrite: boolean;
  dedicatedTools: boolean;
  maxUnusedDays: number;
  docBytes: number;
  docNames: string[];
}

/** `config.toml`, the keys that decide about memory (§12, run). A profile's own file is laid over it. */
export const settingsOf = (sources: readonly (string | undefined)[]): { settings: CodexSettings; problems: string[] } => {
  const problems: string[] = [];
  const tables = sources.flatMap((source): TomlTable[] => {
    const parsed = source === undefined ? {} : readToml(source.replace(/^\ufeff/, ''));
    if (typeof parsed !== 'string') return [parsed];
    problems.push(`config.toml cannot be read (${parsed}): Codex does not start with it`);
    return [];
  });
  const section = (key: string): TomlTable => Object.assign({}, ...tables.map((table) => tableAt(table, key)));
  const features = section('features');
  const memories = section('memories');
  const flag = (table: TomlTable, key: string, fallback: boolean): boolean => {
    const value = Object.hasOwn(table, key) ? table[key] : undefined;
    if (typeof value === 'boolean') return value;
    if (value !== undefined) problems.push(`${key} is neither true nor false: Codex does not start with it`);
    return fallback;
  };
  const root: TomlTable = Object.assign({}, ...tables);
  const whole = (table: TomlTable, key: string, fallback: number): number => (typeof table[key] === 'number' ? table[key] : fallback);
  const version = memories['version'];
  if (version !== undefined && version !== 'v1' && version !== 'v2') problems.push(`memories.version is ${JSON.stringify(version)}: Codex knows v1 and v2 and does not start with it`);
  return {
    settings: {
      // The old name still switches it on (run on 0.169.0).
      feature: flag(features, 'memories', flag(features, 'memory_tool', false)),
      useMemories: flag(memories, 'use_memories', true),
      generateMemories: flag(memories, 'generate_memories', true),
      version: typeof version === 'string' ? version : version === undefined ? undefined : String(version),
      dualWrite: flag(memories, 'dual_write', false),
      dedicatedTools: flag(memories, 'dedicated_tools', false),
      maxUnusedDays: whole(memories, 'max_unused_days', 30),
      docBytes: whole(root, 'project_doc_max_bytes', 32_768),
      docNames: Array.isArray(root['project_doc_fallback_filenames']) ? root['project_doc_fallback_filenames'].filter((each) => typeof each === 'string') : [],
    },
    problems,
  };
};
