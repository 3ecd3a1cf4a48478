import type { Delivery } from '../../../src/ir/view.ts';
import { FOLDER } from './overflow.ts';

export type Reading = 'asks' | 'granted' | 'refused';

/** How a session in some project gets at a file whose line it was given. */
export const reach = (
  at: { root: string; settings: { reading: Reading } },
  cwd?: string,
): { delivery: Delivery; reason?: string } => {
  const folder = `${at.root}/${FOLDER}`;
  const { reading } = at.settings;
  if (reading === 'refused') return { delivery: 'unseen', reason: `the settings refuse to read ${folder}` };
  // What lies below the folder of the session is read unasked (seen: 2.1.197, 2.1.329).
  if (reading === 'granted' || (cwd !== undefined && folder.startsWith(`${cwd}/`))) return { delivery: 'indexed' };
  return {
    delivery: 'searchable',
    reason: `the client asks before it opens ${folder}: "Read(/${folder}/**)" under permissions.allow in ${at.root}/settings.json lets it`,
  };
};

/** Rules of one settings file; what is no list of texts says nothing. */
export interface Permissions {
  allow?: unknown;
  deny?: unknown;
  ask?: unknown;
  additionalDirectories?: unknown;
  defaultMode?: unknown;
}

/**
 * Whether the client's Read opens the folder without a person's yes. Only the user's own settings and the machine's
 * were seen to grant it in both versions; a refusal or a question may come from any (seen: 2.1.197, 2.1.329).
 */
export const readingOf = (
  sources: readonly { permissions: Permissions; folder: string; grants: boolean }[],
  configHome: string,
  home: string,
): Reading => {
  const target = `${configHome}/${FOLDER}`;
  const covers = (rules: unknown, folder: string): boolean =>
    texts(rules).some((rule) => coveredBy(rule, folder, home, target));
  const granting = sources.filter(({ grants }) => grants);
  const allowed = granting.some(
    ({ permissions, folder }) =>
      covers(permissions.allow, folder) ||
      texts(permissions.additionalDirectories).some((each) => holds(absolute(each, folder, home), target)),
  );
  if (sources.some(({ permissions, folder }) => covers(permissions.deny, folder))) return 'refused';
  if (sources.some(({ permissions, folder }) => covers(permissions.ask, folder))) return 'asks';
  if (allowed) return 'granted';
  return sources.some(({ permissions }) => permissions.defaultMode === 'dontAsk') ? 'refused' : 'asks';
};

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/**
 * `Read`, or `Read(pattern)`: from the root with two slashes, from home with `~/`, from the folder of the settings with
 * one.
 */
const coveredBy = (rule: string, folder: string, home: string, target: string): boolean => {
  if (rule === 'Read') return true;
  const pattern = /^Read\((.+)\)$/.exec(rule)?.[1];
  if (pattern === undefined || !/^(?:\/|~\/)/.test(pattern)) return false;
  const at = pattern.startsWith('//')
    ? pattern.slice(1)
    : absolute(pattern.startsWith('/') ? folder + pattern : pattern, folder, home);
  if (at === `${target}/*` || at === `${target}/*.md` || at === `${target}/**/*.md`) return true;
  return holds(at.replace(/\/\*\*$/, '').replace(/\/+$/, ''), target);
};

const absolute = (path: string, folder: string, home: string): string =>
  (path.startsWith('~/') ? home + path.slice(1) : path.startsWith('/') ? path : `${folder}/${path}`).replace(
    /(?<=.)\/+$/,
    '',
  );

const holds = (folder: string, target: string): boolean =>
  folder === target || target.startsWith(`${folder === '/' ? '' : folder}/`);
