import type { Machine } from '../../src/adapter.ts';
import { chooseEdition } from '../../src/kit/editions.ts';
import { homeByPath } from '../../src/kit/home-by-path.ts';
import type { Location } from '../../src/ir/store.ts';
import { parsed, record } from '../../src/text/json.ts';
import { homeOf } from './client-home.ts';
import { EDITIONS } from './conventions.ts';

export const INDEX = 'memory/MEMORY.md';
/** What earlier versions kept; nobody reads it any more once there is an index. */
export const FORMER = 'memory/GEMINI.md';
/** Beside the memory: whose folder it is. */
export const MARKER = '.project_root';

export interface GeminiSettings {
  home: string;
  /** Folders below `tmp/`, with the project of each. */
  taken: Readonly<Record<string, string | undefined>>;
}
export type GeminiAt = Location<GeminiSettings>;

const FILE_BYTES = 1 << 20;
const OPEN = ['memory/**/*.md', '!memory/.*/**', '!memory/skills/**'];

/** The user's own file, and the private memory of each project that has a folder. */
export const locate = (machine: Machine): GeminiAt[] => {
  const home = homeOf(machine);
  const registry = Object.entries(
    record(record(parsed(machine.text(`${home}/projects.json`, FILE_BYTES)))['projects']),
  );
  const ownerOf = (slug: string): string | undefined => {
    const marked = machine.text(`${home}/tmp/${slug}/${MARKER}`, FILE_BYTES)?.trim();
    const path = marked || registry.find(([, each]) => each === slug)?.[0];
    return path?.startsWith('/') ? path : undefined;
  };
  const slugs = (machine.list(`${home}/tmp`) ?? []).filter(
    (slug) => machine.stat(`${home}/tmp/${slug}`)?.kind === 'folder',
  );
  const settings = { home, taken: Object.fromEntries(slugs.map((slug) => [slug, ownerOf(slug)])) };
  const { edition, seen } = chooseEdition(EDITIONS, machine.asked.clientVersion);
  const user: GeminiAt = {
    id: 'gemini:user',
    harness: 'gemini',
    root: home,
    scope: { level: 'global' },
    edition: edition.version,
    seen,
    layout: 'user',
    exists: machine.stat(`${home}/GEMINI.md`) !== undefined,
    homeExists: machine.stat(home) !== undefined,
    role: 'store',
    owns: ['GEMINI.md'],
    reads: ['GEMINI.md'],
    settings,
    findings: [],
  };
  const cwd = machine.realpath(machine.cwd) ?? machine.cwd;
  const stores = slugs
    .filter((slug) => machine.stat(`${home}/tmp/${slug}/memory`))
    .map((slug) => ({
      ...projectAt(user, slug, settings.taken[slug]),
      exists: true,
      active: settings.taken[slug] === cwd,
      ...(machine.stat(`${home}/tmp/${slug}/${INDEX}`) === undefined &&
        machine.stat(`${home}/tmp/${slug}/${FORMER}`) !== undefined && {
          closed: `${FORMER} is of an earlier version, and a new MEMORY.md would hide it: let Gemini CLI move it first`,
        }),
    }));
  return [user, ...stores];
};

const projectAt = (user: GeminiAt, slug: string, path: string | undefined): GeminiAt => ({
  ...user,
  id: `gemini:${slug}`,
  root: `${user.settings.home}/tmp/${slug}`,
  scope: { level: 'project', key: path ?? slug, paths: path === undefined ? [] : [path] },
  layout: 'project',
  exists: false,
  owns: [...OPEN, MARKER],
  reads: [...OPEN, MARKER],
});

/** A project without a store gets a folder that the client finds by its marker. */
export const home = homeByPath<GeminiSettings>({
  title: 'Gemini CLI',
  levels: ['project'],
  rootOf: ({ real }) => real,
  made: (root, user) => {
    const { taken } = user.settings;
    const found = Object.keys(taken).find((slug) => taken[slug] === root);
    return projectAt(user, found ?? freeSlug(root, taken), root);
  },
});

/** As the client names them (0.61.0): the folder's own name, then numbers. */
const freeSlug = (path: string, taken: GeminiSettings['taken']): string => {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const slug =
    name
      .replace(/[^a-z0-9]/g, '-')
      .replace(/-+/g, '-')
      .replace(/^-|-$/g, '') || 'project';
  for (let count = 0; ; count += 1) {
    const each = count === 0 ? slug : `${slug}-${count}`;
    if (!Object.hasOwn(taken, each)) return each;
  }
};
