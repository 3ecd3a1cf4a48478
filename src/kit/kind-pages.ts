import type { Adapter, Machine } from '../adapter.ts';
import type { Kind, Scope } from '../ir/memory.ts';
import type { Location } from '../ir/store.ts';
import { readYaml } from '../text/yaml.ts';
import { field } from '../text/json.ts';
import { chooseEdition } from './editions.ts';
import { folderOfTexts, type FolderOfTexts, type Grammar } from './folder-of-texts.ts';
import { homeOfFolders, projectsOf, textsAt } from './project-folders.ts';
import { homeOf, type TextPlaces } from './text-places.ts';

/** A harness whose texts are parted by kind, in a folder of each project and perhaps in one for all of them. */
export interface KindPages extends TextPlaces, Omit<FolderOfTexts, 'locate' | 'home' | 'filesFor' | 'grammar'> {
  owns: string[];
  /** The file that takes a kind; others that are read as of that kind follow. What is in none of them is reference. */
  pages: Readonly<Record<Kind, readonly [string, ...string[]]>>;
  /** How a file is read, of which each memory is of one kind. */
  grammar(kindIn: (file: string) => Kind): Grammar;
  /** A file of its home, and the keys in it whose `false` switches memory off. */
  switchedBy?: { file: string; keys: readonly string[] };
  /** What `reach` has to know of a project. */
  settings?(root: string, machine: Machine): unknown;
}

export const kindPages = (harness: KindPages): Adapter => {
  const { id, title, conventions, owns, pages, common, folders } = harness;
  const kinds = Object.entries(pages) as [Kind, readonly string[]][];
  const isFolder = (path: string, machine: Machine | undefined): boolean => machine?.stat(path)?.kind === 'folder';

  const at = (root: string, scope: Scope, machine?: Machine): Location => {
    const { edition, seen } = chooseEdition(conventions, machine?.asked.clientVersion);
    return textsAt(id, root, scope, { edition: edition.version, seen, owns, exists: isFolder(root, machine) });
  };
  const ofProject = (project: string, machine?: Machine): Location => {
    const all = folders.map((folder) => `${project}/${folder}`);
    const root = all.find((folder) => isFolder(folder, machine)) ?? `${project}/${folders[0]}`;
    const there = at(root, { level: 'project', key: project, paths: [project] }, machine);
    return { ...there, settings: machine && harness.settings?.(project, machine) };
  };
  const locate = (machine: Machine): Location[] => {
    const home = homeOf(harness, machine);
    const off = offIn(harness, home, machine);
    const all =
      common && home !== undefined
        ? [{ ...at(`${home}/${common.folder}`, { level: 'global' }, machine), homeExists: isFolder(home, machine) }]
        : [];
    const stores = [...all, ...projectsOf(machine).map((root) => ofProject(root, machine))];
    return off === undefined ? stores : stores.map((store) => ({ ...store, settings: { off } }));
  };

  return folderOfTexts({
    ...harness,
    locate,
    home: homeOfFolders(title, (root) => ofProject(root)),
    grammar: harness.grammar((file) => kinds.find(([, files]) => files.includes(file))?.[0] ?? 'reference'),
    filesFor: ({ kind, status }) =>
      status === 'active' ? [pages[kind][0]] : `what ${title} keeps is active, this memory is ${status}`,
  });
};

const CONFIG_BYTES = 1 << 18;

/** The setting that switches memory off, in words. */
const offIn = ({ switchedBy }: KindPages, home: string | undefined, machine: Machine): string | undefined => {
  if (!switchedBy || home === undefined) return undefined;
  const file = `${home}/${switchedBy.file}`;
  const whole: unknown = readYaml(machine.text(file, CONFIG_BYTES) ?? '');
  const said = switchedBy.keys.reduce(field, whole);
  return said === 'false' ? `${switchedBy.keys.join('.')} is false in ${file}` : undefined;
};
