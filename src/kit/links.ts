import { isDeepStrictEqual } from 'node:util';
import type { Memory } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import { printBody } from '../text/body.ts';
import { linkList, linksIn, pathOfLink, relinked, type TextLink } from '../text/links.ts';
import { foldedName } from '../text/name.ts';

/** Where links to a memory lead: what others call it, and its file. Without a file nothing leads to it. */
export interface Anchor {
  name: string;
  file?: string;
}

/** The fields whose words may hold links. */
export const LINKED = ['statement', 'why', 'how', 'detail', 'hook'] as const;

const stemOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/i, '');
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** The file that holds one memory and nothing else, by which it can be linked to. */
const ownFile = (memory: Memory, tenants: ReadonlyMap<string, number>): string | undefined =>
  memory.places.find(({ file, says, inline }) => tenants.get(file) === 1 && says.includes('statement') && !inline && isNamedAs(stemOf(file), memory.name))?.file
  ?? memory.places.find(({ file, slot }) => tenants.get(file) === 1 && slot === 'file')?.file;

const isNamedAs = (stem: string, name: string): boolean => foldedName(stem).endsWith(foldedName(name)) || foldedName(name).startsWith(foldedName(stem));

export interface Directory {
  /** By id. */
  anchors: ReadonlyMap<string, Anchor>;
  /** Which memory a link leads to that stands in another one; undefined where it leads to none, or to several. */
  leadsTo: (from: Memory, link: Pick<TextLink, 'as' | 'to'>) => Memory | undefined;
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
  for (const { places } of memories) for (const file of new Set(places.map((place) => place.file))) tenants.set(file, (tenants.get(file) ?? 0) + 1);
  const anchors = new Map(memories.map((memory): [string, Anchor] => {
    const file = ownFile(memory, tenants);
    return [memory.id, { name: memory.name, ...(file !== undefined && { file }) }];
  }));
  const byFile = new Map<string, Memory>();
  const called: Map<string, Memory[]>[] = NAMINGS.map(() => new Map());
  for (const memory of memories) {
    const file = anchors.get(memory.id)?.file;
    if (file === undefined) continue;
    byFile.set(foldedName(file), memory);
    NAMINGS.forEach((naming, tier) => {
      for (const name of new Set(naming(memory, stemOf(file)))) if (name !== '') called[tier]?.set(name, [...(called[tier].get(name) ?? []), memory]);
    });
  }
  const path = (from: Memory, to: string): Memory | undefined => {
    const said = pathOfLink(to);
    if (said.startsWith(`${at.root}/`)) return byFile.get(foldedName(said.slice(at.root.length + 1)));
    if (said.startsWith('/') || said === '') return undefined;
    const here = anchors.get(from.id)?.file;
    // The line of an index stands at the root, and a model names files from there.
    return [folderOf(here ?? ''), ''].map((folder) => byFile.get(foldedName(joined(folder, said) ?? ''))).find((each) => each !== undefined);
  };
  const wiki = (from: Memory, to: string): Memory | undefined => {
    const name = to.replace(/#.*$/, '').trim().replace(/\.md$/i, '');
    const byPath = name.includes('/') ? path(from, `${name}.md`) : undefined;
    if (byPath) return byPath;
    for (const [tier, names] of called.entries()) {
      const found = names.get(TIER[tier]?.(name) ?? '') ?? [];
      const near = found.filter(({ scope }) => JSON.stringify(scope) === JSON.stringify(from.scope));
      const [one, ...more] = near.length > 0 ? near : found;
      if (one) return more.length === 0 ? one : undefined;
    }
    return undefined;
  };
  return { anchors, leadsTo: (from, { as, to }) => (as === 'path' ? path(from, to) : wiki(from, to)) };
};

const plain = (text: string): string => foldedName(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

/** By what a link may call a memory, the surest first: its name or file; those as words; its title. */
const TIER: readonly ((name: string) => string)[] = [foldedName, plain, plain];
const NAMINGS: readonly ((memory: Memory, stem: string) => string[])[] = [
  ({ name }, stem) => [foldedName(name), foldedName(stem)],
  ({ name }, stem) => [plain(name), plain(stem)],
  ({ title = '' }) => [plain(title)],
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
  const shared = there.slice(0, -1).findIndex((step, at) => step !== here[at]);
  const common = Math.min(shared === -1 ? there.length - 1 : shared, here.length);
  return [...here.slice(common).map(() => '..'), ...there.slice(common)].join('/');
};

/**
 * What a link says in the target to lead to `goal`; undefined where it may stay as it is: it leads there already, or
 * nothing can. `was` is what the link said where it came from before.
 */
export const targetOf = ({ as, to }: Pick<TextLink, 'as' | 'to'>, from: Anchor, goal: Anchor, was?: string): string | undefined => {
  if (goal.file === undefined) return undefined;
  const former = was !== undefined && was !== to && leads({ as, to: was }, from, goal) ? was : undefined;
  if (former !== undefined || leads({ as, to }, from, goal)) return former;
  const heading = /[#?].*$/.exec(to.trim())?.[0] ?? '';
  if (as === 'path') return from.file === undefined ? undefined : relative(from.file, goal.file) + heading;
  return (/\.md$/i.test(to.replace(/#.*$/, '').trim()) ? `${stemOf(goal.file)}.md` : goal.name) + heading;
};

const leads = ({ as, to }: Pick<TextLink, 'as' | 'to'>, from: Anchor, goal: Anchor): boolean => {
  const file = foldedName(goal.file ?? '');
  if (as === 'path') return from.file !== undefined && foldedName(joined(folderOf(from.file), pathOfLink(to)) ?? '') === file;
  const name = to.replace(/#.*$/, '').trim();
  if (/\.md$/i.test(name)) return foldedName(name) === foldedName(`${stemOf(file)}.md`);
  return [foldedName(goal.name), foldedName(stemOf(file))].includes(foldedName(name));
};

/** What one link is to say: as it stands, as it stood at the source, and the how-manieth of the source it is. */
type Leading = (link: TextLink, original: TextLink, index: number) => string | undefined;

/**
 * The memory with other targets in its links. Its words hold the links of `source` one by one; a field that has others
 * is left as it is.
 */
export const withLinks = (memory: Memory, source: Memory, to: Leading): Memory => {
  const moved: Partial<Record<(typeof LINKED)[number], string>> = {};
  let before = 0;
  for (const [field, text, original] of linkedFields(memory, source)) {
    const first = before;
    before += original.length;
    const out = relinked(text, (link, index) => (original[index]?.as === link.as ? to(link, original[index], first + index) : undefined));
    if (out !== text && linksIn(text).length === original.length) moved[field] = out;
  }
  if (Object.keys(moved).length === 0) return memory;
  const out: Memory = { ...memory, ...moved };
  return saysItsLinks(memory) ? { ...out, links: linkList(printBody(out)) } : out;
};

/** The fields in which both say something and the source links to something. */
const linkedFields = (memory: Memory, source: Memory): [(typeof LINKED)[number], string, TextLink[]][] =>
  LINKED.flatMap((field): [(typeof LINKED)[number], string, TextLink[]][] => {
    const [text, original] = [memory[field], linksIn(source[field] ?? '')];
    return original.length === 0 ? [] : [[field, text ?? '', original]];
  });

/** What each link of a memory says at the source, where it says something else here; what the source remembers of its own source goes before. */
export const originalLinks = (memory: Memory, source: Memory): string[] | undefined => {
  const was = source.mark?.links;
  const originals = linkedFields(memory, source).flatMap(([, , links]) => links.map(({ to }) => to)).map((to, index) => was?.[index] ?? to);
  const here = linkedFields(memory, memory).flatMap(([, , links]) => links.map(({ to }) => to));
  return originals.length === here.length && originals.some((to, index) => to !== here[index]) ? originals : undefined;
};

/** Whether the words of a memory hold all the links it has, so that they need not be told beside them. */
export const saysItsLinks = (memory: Memory): boolean => isDeepStrictEqual(memory.links, linkList(printBody(memory)));
