import type { Machine } from '../../src/adapter.ts';
import type { Finding } from '../../src/ir/finding.ts';
import { managedRoot } from './folders/managed.ts';
import { readingOf, type Permissions, type Reading } from './global/reach.ts';
import { isRecord, parsed } from '../../src/text/json.ts';

export interface ClaudeSettings {
  /** Overrides the folder of the memory, as it stands; absent = the client's own place. */
  directory?: string;
  /** The setting or variable that says so. */
  directoryBy?: string;
  /** Another root for `projects/<slug>/memory`. */
  remoteRoot?: string;
  on: boolean;
  /** Why memory is off. */
  offBy?: string;
  /**
   * CLAUDE.md files and the index are not loaded; with CLAUDE_CODE_DISABLE_CLAUDE_MDS the section of the prompt stays
   * (docs/formats/claude-code.md §1.4).
   */
  filesOff: boolean;
  filesOffBy?: string;
  excludes: string[];
  /** Whether the client opens a global memory's file without a person's yes. */
  reading: Reading;
}

const SETTINGS_BYTES = 1 << 20;

/**
 * Lowest first: user, project, local, policy. Project and local are those of the cwd, not of the repository (run:
 * 2.1.197, 2.1.329).
 */
const sourcesOf = (
  machine: Machine,
  configHome: string,
): { name: string; file: string; grants: boolean; folder: string }[] => [
  { name: 'user settings', file: `${configHome}/settings.json`, grants: true, folder: configHome },
  { name: 'project settings', file: `${machine.cwd}/.claude/settings.json`, grants: false, folder: machine.cwd },
  { name: 'local settings', file: `${machine.cwd}/.claude/settings.local.json`, grants: false, folder: machine.cwd },
  {
    name: 'managed settings',
    file: `${managedRoot(machine.platform)}/managed-settings.json`,
    grants: true,
    folder: managedRoot(machine.platform),
  },
];

export const settingsOf = (machine: Machine, configHome: string): { settings: ClaudeSettings; findings: Finding[] } => {
  const findings: Finding[] = [];
  const { env } = machine;
  const settings: ClaudeSettings = { on: true, filesOff: false, excludes: [], reading: 'asks' };
  const rules: { permissions: Permissions; folder: string; grants: boolean }[] = [];
  for (const { name, file, grants, folder } of sourcesOf(machine, configHome)) {
    const text = machine.text(file, SETTINGS_BYTES);
    if (text === undefined || text.trim() === '') continue;
    const json = parsed(text.replace(/^\ufeff/, ''));
    if (!isRecord(json)) {
      findings.push({
        rule: 'read/config',
        severity: 'warn',
        message: `${file} is no JSON object; what it says is not taken in`,
        file,
      });
      continue;
    }
    const directory = directoryIn(json['autoMemoryDirectory'], machine.home);
    if (directory !== undefined) Object.assign(settings, { directory, directoryBy: name });
    else if (json['autoMemoryDirectory'] !== undefined)
      findings.push({
        rule: 'read/config',
        severity: 'warn',
        message: `autoMemoryDirectory in the ${name} is no absolute path and none below ~/: the client ignores it`,
        file,
      });
    if (typeof json['autoMemoryEnabled'] === 'boolean') {
      settings.on = json['autoMemoryEnabled'];
      if (settings.on) delete settings.offBy;
      else settings.offBy = `autoMemoryEnabled is false in the ${name} (${file}); make it true there`;
    }
    if (Array.isArray(json['claudeMdExcludes']))
      settings.excludes.push(...json['claudeMdExcludes'].filter((each) => typeof each === 'string'));
    if (isRecord(json['permissions'])) rules.push({ permissions: json['permissions'], folder, grants });
    const set = json['env'];
    if (isRecord(set)) overEnv(settings, set, `the ${name} (${file})`);
  }
  settings.reading = readingOf(rules, configHome, machine.home);
  overEnv(settings, env, 'the environment');
  const override = env['CLAUDE_COWORK_MEMORY_PATH_OVERRIDE'];
  if (override?.startsWith('/'))
    Object.assign(settings, { directory: withoutSlash(override), directoryBy: 'CLAUDE_COWORK_MEMORY_PATH_OVERRIDE' });
  const remote = env['CLAUDE_CODE_REMOTE_MEMORY_DIR'];
  if (remote?.startsWith('/')) settings.remoteRoot = withoutSlash(remote);
  return { settings, findings };
};

const overEnv = (settings: ClaudeSettings, env: Readonly<Record<string, unknown>>, by: string): void => {
  const because = (name: string): string => `${name} is set in ${by}; take it out there`;
  const off = (name: string): void => {
    settings.on = false;
    settings.offBy = because(name);
  };
  // Simple mode loads no instruction file either (run: 2.1.197, 2.1.329).
  for (const name of ['CLAUDE_CODE_DISABLE_CLAUDE_MDS', 'CLAUDE_CODE_SIMPLE'])
    if (isOn(env[name])) Object.assign(settings, { filesOff: true, filesOffBy: because(name) });
  if (isOn(env['CLAUDE_CODE_SIMPLE'])) off('CLAUDE_CODE_SIMPLE');
  if (isOn(env['CLAUDE_CODE_SAFE_MODE'])) off('CLAUDE_CODE_SAFE_MODE');
  if (isOn(env['CLAUDE_CODE_REMOTE']) && !env['CLAUDE_CODE_REMOTE_MEMORY_DIR']) off('CLAUDE_CODE_REMOTE');
  const switched = env['CLAUDE_CODE_DISABLE_AUTO_MEMORY'];
  if (isOn(switched)) off('CLAUDE_CODE_DISABLE_AUTO_MEMORY');
  else if (typeof switched === 'string' && /^(?:0|false|no|off)$/i.test(switched.trim())) {
    settings.on = true;
    delete settings.offBy;
  }
};

const isOn = (value: unknown): boolean => typeof value === 'string' && /^(?:1|true|yes|on)$/i.test(value.trim());

/**
 * Absolute, or below `~/`; relative paths, `~`, roots and paths with NUL are ignored silently; `//x` is `/x`
 * (docs/formats/claude-code.md §1.3).
 */
const directoryIn = (value: unknown, home: string): string | undefined => {
  if (typeof value !== 'string' || value.includes('\0') || value.startsWith('\\\\')) return undefined;
  const path = withoutSlash((value.startsWith('~/') ? `${home}/${value.slice(2)}` : value).replace(/\/{2,}/g, '/'));
  return path.startsWith('/') && path !== '' && path !== '/' && path !== home ? path : undefined;
};

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');
