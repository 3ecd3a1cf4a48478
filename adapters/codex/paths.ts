import type { Machine } from '../../src/adapter.ts';
import { chooseEdition, compareVersions } from '../../src/kit/editions.ts';
import { unfit } from '../../src/kit/unfit.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Scope } from '../../src/ir/memory.ts';
import { readToml, tableAt } from '../../src/text/toml.ts';
import { EDITIONS, type Generation } from './conventions.ts';
import { settingsOf, type CodexSettings, type CodexAt } from './settings.ts';
import { tablesOf } from './tables.ts';

export const SUMMARY = 'memory_summary.md';
export const HANDBOOK = 'MEMORY.md';
export const OUR_EXTENSION = 'extensions/memport';
export const OUR_RESOURCES = `${OUR_EXTENSION}/resources`;

const OWNS = [SUMMARY, HANDBOOK, `${OUR_EXTENSION}/**`];
const READS = ['*.md', 'skills/*/SKILL.md', 'rollout_summaries/*.md', 'extensions/**'];
const FOLDER: Readonly<Record<Generation, string>> = { v1: 'memories', v2: 'memories_v2' };
const CONFIG_BYTES = 1 << 20;

/**
 * Which generation is in use (docs/formats/codex.md §3): `memories.version` where it is set; else v1 where anything
 * stands at `memories`, be it an empty folder or a file; else v2. So v1 is located only where it already is or was
 * asked for, and nothing here can ever make `memories/` in a v2 home.
 */
export const locate = (machine: Machine): CodexAt[] => {
  const usual = join(machine.home, '.codex');
  const codexHome = homeOf(machine);
  const profile = machine.asked.profile;
  const config = join(codexHome, 'config.toml');
  const sources = [config, ...(profile === undefined ? [] : [join(codexHome, `${profile}.config.toml`)])].map(
    (file) => ({ file, stands: machine.stat(file) !== undefined, text: machine.text(file, CONFIG_BYTES) }),
  );
  const { settings, problems } = settingsOf(sources);
  const standing = (generation: Generation): boolean => machine.stat(join(codexHome, FOLDER[generation])) !== undefined;
  const active: Generation =
    settings.version === 'v1' || settings.version === 'v2' ? settings.version : standing('v1') ? 'v1' : 'v2';
  const findings = problems.map(({ says, ...at }): Finding => ({
    rule: 'read/config',
    severity: 'warn',
    message: `Codex does not start with it: ${says}`,
    ...at,
  }));
  if (codexHome !== usual && machine.stat(usual)?.kind === 'folder') {
    findings.push({
      rule: 'read/profile',
      severity: 'info',
      message: `another Codex home stands at ${usual}; ${machine.asked.root === undefined ? 'CODEX_HOME' : '--root'} chooses ${codexHome}`,
      file: codexHome,
    });
  }
  const other = active === 'v1' ? 'v2' : 'v1';
  const both = [active, ...(standing(other) ? [other] : [])] as Generation[];
  const stores = both.map((generation) =>
    storeAt(machine, codexHome, generation, generation === active, settings, generation === active ? findings : []),
  );
  return [...stores, ...docsOf(machine, stores[0] as CodexAt)];
};

/** A memory folder by itself, as a repository may hold it: `memories`, or `memories_v2` of the newer generation. */
export const committed = (machine: Machine): CodexAt[] => {
  const root = join(machine.asked.root ?? '');
  const { asked: _asked, ...rest } = machine;
  const own: Machine = { ...rest, asked: {}, env: {}, list: () => [], text: () => undefined };
  const generation = root.endsWith('/memories_v2') ? 'v2' : 'v1';
  const { off: _off, ...settings } = settingsOf([]).settings;
  const { tables: _tables, ...at } = storeAt(own, root, generation, true, { ...settings, feature: true }, []);
  const closed = 'a committed folder is only read';
  const exists = machine.stat(root)?.kind === 'folder';
  return [{ ...at, id: 'codex:committed', root, exists, closed, settings: { ...at.settings, closed }, findings: [] }];
};

/** A profile is a settings file of its own beside `config.toml`, or a table in there. */
export const profiles = (machine: Machine): string[] => {
  const codexHome = homeOf(machine);
  const read = readToml(machine.text(join(codexHome, 'config.toml'), CONFIG_BYTES) ?? '');
  const files = (machine.list(codexHome) ?? []).flatMap((name) => /^(.+)\.config\.toml$/.exec(name)?.[1] ?? []);
  return [...new Set([...files, ...('table' in read ? Object.keys(tableAt(read.table, 'profiles')) : [])])].sort();
};

export const homeOf = (machine: Machine): string => {
  const typed = machine.asked.root ?? machine.env['CODEX_HOME']?.trim();
  return typed ? join(typed) : join(machine.home, '.codex');
};

/** Every scope goes to the generation in use: Codex has one store for all projects (docs/formats/codex.md §1). */
export const home = (scope: Scope, known: readonly CodexAt[]): CodexAt | Loss => {
  const at = known.find((each) => each.role === 'store' && each.active);
  if (!at) return unfit('no Codex home was located');
  const { closed } = at.settings;
  if (closed !== undefined) return unfit(closed);
  if (scope.level === 'agent' || scope.level === 'session') return unfit(`Codex keeps nothing per ${scope.level}`);
  return at;
};

export const storeAt = (
  machine: Machine,
  codexHome: string,
  generation: Generation,
  active: boolean,
  settings: CodexSettings,
  shared: readonly Finding[],
): CodexAt => {
  const { edition, seen } = chooseEdition(EDITIONS, machine.asked.clientVersion);
  const older =
    machine.asked.clientVersion !== undefined && compareVersions(machine.asked.clientVersion, edition.version) < 0;
  const root = join(codexHome, FOLDER[generation]);
  const stat = machine.stat(root);
  const strange = (machine.list(codexHome) ?? []).find((name) => /^memories_v\d+$/.test(name) && name !== FOLDER.v2);
  const unknown =
    strange !== undefined || (settings.version !== undefined && settings.version !== 'v1' && settings.version !== 'v2');
  const findings = [...shared];
  const closed = closedBecause();
  if (stat?.link)
    findings.push({
      rule: 'safety/symlink',
      severity: 'warn',
      message: `${root} is a link: Codex reads through it but never consolidates there, and memport does not write there`,
      file: root,
    });
  if (unknown)
    findings.push({
      rule: 'read/layout',
      severity: 'warn',
      message:
        strange === undefined
          ? `memories.version "${settings.version}" is not known: the store is read, not written`
          : `${strange} is a generation memport does not know: the store is read, not written`,
      file: root,
    });
  return {
    id: `codex:${generation}`,
    harness: 'codex',
    root,
    scope: { level: 'global' },
    edition: edition.version,
    seen: seen && !older,
    active,
    layout: unknown ? 'unknown' : generation,
    exists: stat?.kind === 'folder',
    homeExists: machine.stat(codexHome)?.kind === 'folder',
    role: 'store',
    owns: OWNS,
    reads: READS,
    settings: { ...settings, generation, codexHome, userHome: machine.home, ...(closed !== undefined && { closed }) },
    tables: tablesOf(codexHome, generation, machine.list(codexHome) ?? []),
    findings,
  };

  function closedBecause(): string | undefined {
    if (!active)
      return `Codex uses the other generation (${generation === 'v1' ? 'v2' : 'v1'}): what is written here is seen by nobody`;
    if (stat?.link) return `${root} is a link: Codex refuses to consolidate there`;
    if (stat !== undefined && stat.kind !== 'folder') return `${root} is no folder`;
    return unknown ? 'the layout is not known' : undefined;
  }
};

/**
 * AGENTS.md of the Codex home, then from the git root down to where Codex is started; one name per folder
 * (docs/formats/codex.md §6).
 */
const docsOf = (machine: Machine, at: CodexAt): CodexAt[] => {
  const { codexHome, docNames } = at.settings;
  const context = (root: string, layout: string, names: readonly string[]): CodexAt => {
    const { tables: _tables, ...rest } = at;
    return {
      ...rest,
      id: `codex:doc:${root}`,
      root,
      layout,
      owns: [],
      reads: [...names],
      role: 'context',
      exists: true,
      findings: [],
    };
  };
  const names = ['AGENTS.override.md', 'AGENTS.md'];
  return [
    context(codexHome, 'home-doc', names),
    ...foldersTo(machine).map((folder) => context(folder, 'project-doc', [...names, ...docNames])),
  ];
};

const foldersTo = (machine: Machine): string[] => {
  const folders: string[] = [];
  for (let folder = machine.cwd; ; folder = folder.slice(0, folder.lastIndexOf('/')) || '/') {
    folders.unshift(folder);
    if (machine.stat(join(folder, '.git')) !== undefined) return folders;
    if (folder === '/' || !folder.includes('/')) return [machine.cwd];
  }
};

const join = (...parts: string[]): string =>
  parts
    .join('/')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
