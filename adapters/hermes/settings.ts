import type { Location } from '../../src/ir/store.ts';
import { readYaml, type Head, type HeadValue } from '../../src/text/yaml.ts';

export interface HermesSettings {
  memoryLimit: number;
  userLimit: number;
  memoryOn: boolean;
  userOn: boolean;
  approval: boolean;
  provider: string;
  projectSkills: boolean;
  trusted: string[];
  externalSkills: string[];
  disabledSkills: string[];
  /** The file these are from, with its full path. */
  config: string;
}

export type HermesAt = Location<HermesSettings & { profile: string }>;

/**
 * `config.yaml`, the keys that decide about memory (docs/formats/hermes.md §5; docs/formats/hermes.md §6a, read).
 * Anything unreadable leaves the defaults.
 */
export const settingsOf = (
  source: string | undefined,
  config = 'config.yaml',
): { settings: HermesSettings; problems: string[] } => {
  const problems: string[] = [];
  const parsed = source === undefined || source.trim() === '' ? {} : readYaml(source);
  if (typeof parsed === 'string') problems.push(`config.yaml cannot be read (${parsed}); the defaults are assumed`);
  const said = typeof parsed === 'string' ? {} : parsed;
  const memory = mapping(said['memory']);
  const skills = mapping(said['skills']);
  const limit = (key: string, fallback: number): number => {
    const raw = memory[key];
    if (raw === undefined) return fallback;
    if (typeof raw === 'string' && /^[+-]?\d[\d_]*$/.test(raw)) return Number(raw.replaceAll('_', ''));
    problems.push(`memory.${key} is no whole number; ${fallback} is assumed`);
    return fallback;
  };
  return {
    settings: {
      memoryLimit: limit('memory_char_limit', 2200),
      userLimit: limit('user_char_limit', 1375),
      memoryOn: flag(memory['memory_enabled'], true),
      userOn: flag(memory['user_profile_enabled'], true),
      approval: flag(memory['write_approval'], false),
      provider: typeof memory['provider'] === 'string' ? memory['provider'] : '',
      projectSkills: flag(skills['project_discovery'], true),
      trusted: strings(skills['trusted_project_dirs']),
      externalSkills: strings(skills['external_dirs']),
      disabledSkills: strings(skills['disabled']),
      config,
    },
    problems,
  };
};

const mapping = (value: HeadValue | undefined): Head =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
const strings = (value: HeadValue | undefined): string[] =>
  Array.isArray(value)
    ? value.filter((each) => typeof each === 'string')
    : typeof value === 'string' && value !== ''
      ? [value]
      : [];

/** The newest code takes the strings 1, true, yes and on for true (docs/formats/hermes.md §5). */
const flag = (value: HeadValue | undefined, fallback: boolean): boolean =>
  typeof value === 'string' ? /^(?:1|true|yes|on)$/i.test(value.trim()) : fallback;
