import type { Machine } from '../../../src/adapter.ts';
import { gitPlaceOf, parentOf } from '../../../src/kit/git-place.ts';
import { slugOf } from './slug.ts';
import { parsed, record } from '../../../src/text/json.ts';

/**
 * The folder whose name the client encodes: the repository's main checkout, else the folder itself
 * (docs/formats/claude-code.md §1.1).
 */
export const projectRootOf = (cwd: string, machine: Pick<Machine, 'text' | 'stat' | 'realpath'>): string => {
  const real = machine.realpath(cwd) ?? cwd;
  return gitPlaceOf(real, machine)?.main ?? real;
};

/** Transcripts can be huge; the cwd stands in the first lines that have one. */
const PREFIX_BYTES = 32_768;
const TRANSCRIPTS = 3;
const STATE_BYTES = 4 << 20;
/** Folders listed at most while looking for those that a name could stand for. */
const MAX_LISTED = 400;

/**
 * Paths that a slug may stand for. A slug cannot be decoded, so candidates are encoded and compared: folders that
 * transcripts and `.claude.json` name, their roots and the folders above them; failing those, folders on this disk, and
 * last those that the other end of a migration or the ledger names.
 */
export const originsOf = (machine: Machine, configHome: string, slugs: readonly string[]): Map<string, string[]> => {
  const wanted = new Set(slugs);
  const found = new Map<string, Set<string>>(slugs.map((slug) => [slug, new Set<string>()]));
  const offer = (path: string): void => {
    found.get(slugOf(path))?.add(path);
  };
  for (const cwd of namedFolders(machine, configHome)) {
    offer(projectRootOf(cwd, machine));
    for (let folder = cwd; folder !== '/'; folder = parentOf(folder)) if (wanted.has(slugOf(folder))) offer(folder);
  }
  let listed = 0;
  for (const slug of slugs) {
    if ((found.get(slug) as Set<string>).size > 0) continue;
    for (const path of onDisk(
      slug,
      '',
      (folder) => (listed++ < MAX_LISTED ? machine.list(folder) : undefined),
      machine,
    ))
      offer(path);
    if ((found.get(slug) as Set<string>).size === 0) (machine.named ?? []).forEach(offer);
  }
  return new Map([...found].map(([slug, paths]) => [slug, [...paths].sort()]));
};

const namedFolders = (machine: Machine, configHome: string): Set<string> => {
  const folders = new Set<string>([machine.cwd]);
  for (const slug of machine.list(`${configHome}/projects`) ?? []) {
    const transcripts = (machine.list(`${configHome}/projects/${slug}`) ?? [])
      .filter((name) => name.endsWith('.jsonl'))
      .slice(-TRANSCRIPTS);
    for (const name of transcripts) {
      const text = machine.text(`${configHome}/projects/${slug}/${name}`, PREFIX_BYTES) ?? '';
      for (const [, path = ''] of text.matchAll(/"cwd": ?"((?:[^"\\]|\\.)*)"/g)) {
        const cwd = parsed(`"${path}"`);
        if (typeof cwd === 'string' && cwd.startsWith('/')) folders.add(cwd.replace(/(.)\/+$/, '$1'));
      }
    }
  }
  for (const file of [`${configHome}/.claude.json`, `${machine.home}/.claude.json`]) {
    for (const path of Object.keys(projectsIn(machine.text(file, STATE_BYTES))))
      if (path.startsWith('/')) folders.add(path);
  }
  return folders;
};

/** `projects` of `.claude.json`: what the client remembers of each folder it was started in. */
export const projectsIn = (text: string | undefined): Record<string, unknown> =>
  record(record(parsed(text))['projects']);

/** Folders whose path encodes to the slug, walking only along names that still fit. */
const onDisk = (
  slug: string,
  folder: string,
  list: (folder: string) => string[] | undefined,
  machine: Machine,
): string[] => {
  const out: string[] = [];
  for (const name of list(folder === '' ? '/' : folder) ?? []) {
    const path = `${folder}/${name}`;
    const code = path.replace(/[^a-zA-Z0-9]/g, '-').slice(0, 200);
    if (
      !slug.startsWith(code) ||
      (slug.length > code.length && slug[code.length] !== '-') ||
      machine.stat(path)?.kind !== 'folder'
    )
      continue;
    if (slugOf(path) === slug) out.push(path);
    else out.push(...onDisk(slug, path, list, machine));
  }
  return out;
};
