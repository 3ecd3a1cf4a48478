import { isDeepStrictEqual } from 'node:util';
import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import { printBody } from '../text/body.ts';
import { linkList, linksIn, nameIn, pathOfLink, relinked, type TextLink } from '../text/text-links.ts';
import { foldedName, nameFrom } from '../text/name.ts';

/** Where links to a memory lead: what others call it, and its file. Without a file nothing leads to it. */
export interface Anchor {
  name: string;
  file?: string;
  title?: string;
}

/** The fields whose words may hold links. */
export const LINKED = ['statement', 'why', 'how', 'detail', 'hook'] as const;

type Linked = (typeof LINKED)[number];
/** A link without its place in a text. */
export type BareLink = Pick<TextLink, 'as' | 'to'>;

const stemOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/i, '');
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** The file that holds one memory and nothing else, and is called like it. */
const ownFile = ({ name, places }: Memory, isAlone: (file: string) => boolean): string | undefined => {
  const alone = places.filter(({ file, inline }) => isAlone(file) && !inline);
  const isNamed = (file: string): boolean => {
    const [stem, own] = [foldedName(stemOf(file)), foldedName(name)];
    return stem.endsWith(own) || own.startsWith(stem);
  };
  return (
    alone.find(({ file, says }) => says.includes('statement') && isNamed(file)) ??
    alone.find(({ slot }) => slot === 'file')
  )?.file;
};

export interface Directory {
  /** By id. */
  anchors: ReadonlyMap<string, Anchor>;
  /** Which memory a link that stands in another one leads to; undefined where it leads to none, or to several. */
  leadsTo: (from: Memory, link: BareLink) => Memory | undefined;
}

/** Where the links of a store lead. */
export const directoryOf = (store: Store): Directory => {
  const known = directories.get(store) ?? directoryAnew(store);
  directories.set(store, known);
  return known;
};

const directories = new WeakMap<Store, Directory>();

const directoryAnew = ({ memories, at }: Store): Directory => {
  const tenants = new Map<string, number>();
  for (const file of memories.flatMap(({ places }) => [...new Set(places.map((place) => place.file))])) {
    tenants.set(file, (tenants.get(file) ?? 0) + 1);
  }
  const filed = memories.flatMap((memory) => {
    const file = ownFile(memory, (each) => tenants.get(each) === 1);
    return file === undefined ? [] : [{ memory, file }];
  });
  const anchors = new Map<string, Anchor>(memories.map(({ id, name }) => [id, { name }]));
  for (const { memory, file } of filed) {
    const { id, name, title } = memory;
    anchors.set(id, { name, file, ...(title !== undefined && { title }) });
  }
  const byFile = new Map(filed.map(({ memory, file }) => [foldedName(file), memory]));
  const called = NAMINGS.map(({ names, like }) => {
    const all = filed.flatMap(({ memory, file }) =>
      [...new Set(names(memory, stemOf(file)).map(like))].map((name) => ({ name, memory })),
    );
    return { like, memories: Map.groupBy(all, ({ name }) => name) };
  });
  const byPath = (from: Memory, to: string): Memory | undefined => {
    const said = pathOfLink(to);
    const inRoot = said.startsWith(`${at.root}/`) ? said.slice(at.root.length + 1) : undefined;
    if (inRoot === undefined && said.startsWith('/')) return undefined;
    // The line of an index stands at the root, and a model names files from there.
    const folders = inRoot === undefined ? [folderOf(anchors.get(from.id)?.file ?? ''), ''] : [''];
    const paths = folders.map((folder) => joined(folder, inRoot ?? said));
    return paths.map((path) => byFile.get(foldedName(path ?? ''))).find((each) => each !== undefined);
  };
  const byName = (from: Memory, to: string): Memory | undefined => {
    const name = nameIn(to).replace(/\.md$/i, '');
    const there = name.includes('/') ? byPath(from, `${name}.md`) : undefined;
    if (there) return there;
    for (const { like, memories: named } of called) {
      const found = like(name) === '' ? [] : (named.get(like(name)) ?? []);
      const near = found.filter(({ memory }) => scopeKey(memory.scope) === scopeKey(from.scope));
      const [one, ...more] = near.length > 0 ? near : found;
      if (one) return more.length === 0 ? one.memory : undefined;
    }
    return undefined;
  };
  return { anchors, leadsTo: (from, { as, to }) => (as === 'path' ? byPath(from, to) : byName(from, to)) };
};

/** As a name is made of it: what a disk keeps for itself has a prefix in both. */
const plain = (text: string): string =>
  foldedName(nameFrom(text))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

interface Naming {
  names: (memory: Memory, stem: string) => string[];
  like: (name: string) => string;
}

/** By what a link may call a memory, the surest first: its name or file; those as words; its title. */
const NAMINGS: readonly Naming[] = [
  { names: ({ name }, stem) => [name, stem], like: foldedName },
  { names: ({ name }, stem) => [name, stem], like: plain },
  { names: ({ title }) => (title === undefined ? [] : [title]), like: plain },
];

/** A path from a folder, `..` and `.` taken; undefined where it leaves the root. */
const joined = (folder: string, path: string): string | undefined => {
  const steps: string[] = [];
  for (const step of `${folder}${path}`.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') steps.push(step);
    else if (steps.pop() === undefined) return undefined;
  }
  return steps.join('/');
};

const relative = (from: string, to: string): string => {
  const [here, there] = [folderOf(from).split('/').slice(0, -1), to.split('/')];
  const parted = here.findIndex((step, at) => at >= there.length - 1 || step !== there[at]);
  const common = parted === -1 ? here.length : parted;
  return [...here.slice(common).map(() => '..'), ...there.slice(common)].join('/');
};

/**
 * What a link says in the target to lead to `goal`; undefined where it may stay as it is: it leads there already, or
 * nothing can. `was` is what the link said before; `isBack` when that was in this harness.
 */
export const targetOf = (
  link: BareLink,
  from: Anchor,
  goal: Anchor,
  was?: string,
  isBack = false,
): string | undefined => {
  const { as, to } = link;
  if (goal.file === undefined) return undefined;
  if (was !== undefined && (leads({ as, to: was }, from, goal) || (isBack && as === 'wiki' && isCalled(was, goal))))
    return was;
  if (leads(link, from, goal)) return undefined;
  const heading = /[#?].*$/.exec(to.trim())?.[0] ?? '';
  if (as === 'path') return from.file === undefined ? undefined : inPath(relative(from.file, goal.file)) + heading;
  return (/\.md$/i.test(nameIn(to)) ? `${stemOf(goal.file)}.md` : goal.name) + heading;
};

/** A name may hold what parts a path from its heading, or what would be taken for a coded character. */
const inPath = (path: string): string => path.replace(/[#?]|%(?=[0-9a-f]{2})/gi, encodeURIComponent);

const leads = ({ as, to }: BareLink, from: Anchor, goal: Anchor): boolean => {
  // Two names that look alike are two files on most disks.
  if (as === 'path') return from.file !== undefined && joined(folderOf(from.file), pathOfLink(to)) === goal.file;
  const [name, stem] = [foldedName(nameIn(to)), foldedName(stemOf(goal.file ?? ''))];
  return name.endsWith('.md') ? name === `${stem}.md` : [foldedName(goal.name), stem].includes(name);
};

/** Whether a reader would find the memory by that name all the same. */
const isCalled = (to: string, { name, file = '', title = '' }: Anchor): boolean =>
  plain(nameIn(to)) !== '' && [name, stemOf(file), title].map(plain).includes(plain(nameIn(to)));

/** What one link is to say: as it stands, as it stood at the source, and which one of the source's it is. */
type Leading = (link: TextLink, original: TextLink, index: number) => string | undefined;

/**
 * The memory with other targets in its links. Its words hold the links of `source` one by one; a field that has others
 * is left as it is.
 */
export const withLinks = (memory: Memory, source: Memory, to: Leading): Memory => {
  const moved: Partial<Record<Linked, string>> = {};
  let before = 0;
  for (const [field, original] of linkedFields(source)) {
    const first = before;
    before += original.length;
    const text = memory[field] ?? '';
    if (linksIn(text).length !== original.length) continue;
    const out = relinked(text, (link, index) => {
      const was = original[index];
      return was?.as === link.as ? to(link, was, first + index) : undefined;
    });
    if (out !== text) moved[field] = out;
  }
  if (Object.keys(moved).length === 0) return memory;
  const out: Memory = { ...memory, ...moved };
  return saysItsLinks(memory) ? { ...out, links: linkList(printBody(out)) } : out;
};

const linkedFields = (memory: Memory): [Linked, readonly TextLink[]][] =>
  LINKED.flatMap((field): [Linked, readonly TextLink[]][] => {
    const links = linksIn(memory[field] ?? '');
    return links.length === 0 ? [] : [[field, links]];
  });

/** All links of a memory's words, field by field. */
export const linksOf = (memory: Memory): readonly TextLink[] => linkedFields(memory).flatMap(([, links]) => links);

/**
 * What each link of a memory says at the source, where one says something else here; what the source remembers of its
 * own source goes before.
 */
export const originalLinks = (memory: Memory, source: Memory): string[] | undefined => {
  const here = linksOf(memory);
  const originals = linksOf(source).map(({ to }, index) => source.mark?.links?.[index] ?? to);
  const isMoved = originals.length === here.length && originals.some((to, index) => to !== here[index]?.to);
  return isMoved ? originals : undefined;
};

/** Whether the words of a memory hold all the links it has, so that they need not be told beside them. */
export const saysItsLinks = (memory: Memory): boolean => isDeepStrictEqual(memory.links, linkList(printBody(memory)));
