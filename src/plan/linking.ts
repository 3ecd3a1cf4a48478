import type { Form } from '../adapter.ts';
import { directoryOf, LINKED, linksOf, targetOf, withLinks, type Anchor, type BareLink } from '../kit/links.ts';
import type { Loss } from '../ir/loss.ts';
import type { Memory } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import { linksIn } from '../text/text-links.ts';
import { foldedName } from '../text/name.ts';
import type { Ruling } from './ruling.ts';
import type { Wanted } from './wanted.ts';

/**
 * What a link of the source leads to: a memory that goes to the same store, or one that is left behind; undefined where
 * it leads nowhere.
 */
type Goal = (source: Memory, link: BareLink) => Memory | 'left' | undefined;

/** Who links to whom among the memories that go to one store. */
export interface Linking {
  goal: Goal;
  /** Others link to these: each has to stand somewhere by its name. */
  linked: ReadonlySet<Memory>;
  /** What stands for a memory there already. */
  standing: ReadonlyMap<Memory, Memory>;
}

export const NO_LINKS: Linking = { goal: () => undefined, linked: new Set(), standing: new Map() };

/** What is carried, and from where. */
type Coming = readonly { memory: Memory; from: Store }[];

export const linkingOf = (carried: Coming, verdicts: ReadonlyMap<Memory, Ruling>): Linking => {
  const goal = goalsOf(carried);
  const linked = carried.flatMap(({ memory }) =>
    linksOf(memory).flatMap((link) => {
      const to = goal(memory, link);
      return typeof to === 'object' ? [to] : [];
    }),
  );
  const standing = [...verdicts].flatMap(([source, { old }]) => (old ? [[source, old] as const] : []));
  return { goal, linked: new Set(linked), standing: new Map(standing) };
};

const goalsOf = (carried: Coming): Goal => {
  const stores = new Map(carried.map(({ memory, from }) => [memory, from]));
  return (source, link) => {
    const from = stores.get(source);
    const goal = from && directoryOf(from).leadsTo(source, link);
    return goal && (stores.has(goal) ? goal : 'left');
  };
};

type Anchors = ReadonlyMap<Memory, Anchor>;

/** Where each memory stands or will stand: by the forms it may take, else as it stands already. */
export const anchorsOf = (
  wanted: readonly Wanted[],
  forms: ReadonlyMap<string, readonly Form[]>,
  { standing }: Linking,
  store: Store,
): Anchors => {
  const { anchors } = directoryOf(store);
  const out = new Map<Memory, Anchor>();
  for (const [source, old] of standing) {
    const anchor = anchors.get(old.id);
    if (anchor) out.set(source, anchor);
  }
  for (const { source } of wanted) {
    const part = forms
      .get(source.id)
      ?.at(-1)
      ?.parts.find(({ name }) => name !== undefined);
    if (part?.name !== undefined && part.file !== undefined) {
      out.set(source, { name: part.name, file: part.file, ...(source.title !== undefined && { title: source.title }) });
    }
  }
  return out;
};

/**
 * The memory with its links as they lead there. Of what is left behind only the file's name stays: its folder is the
 * source's.
 */
export const linkedThere = (
  { source, memory, said = source, isTheirs }: Wanted,
  { goal }: Linking,
  anchors: Anchors,
  isBack: boolean,
): Memory => {
  const from = anchors.get(source);
  if (!from || isTheirs) return memory;
  const { links = [] } = source.mark ?? {};
  return withLinks(memory, said, (link, original, index) => {
    const to = goal(source, original);
    if (to === 'left') return link.as === 'path' ? link.to.replace(/^.*\/(?=[^/#?]+\.md)/i, '') : undefined;
    const anchor = to && anchors.get(to);
    return anchor && targetOf(link, from, anchor, links[index], isBack);
  });
};

/**
 * What a memory may say there where its links lead to what is called there as at the source: nothing else is known
 * yet. It may have come from there over another harness, so its first words for a link are among them.
 */
export const linkedByName = (carried: Coming, store: Store): ((said: Memory, source: Memory) => Memory[]) => {
  const goal = goalsOf(carried);
  const anchors = Map.groupBy(directoryOf(store).anchors.values(), ({ name }) => foldedName(name));
  const called = new Map(
    carried.flatMap(({ memory }) => {
      const [one, ...more] = (anchors.get(foldedName(memory.name)) ?? []).filter(({ file }) => file !== undefined);
      return one && more.length === 0 ? [[memory, one] as const] : [];
    }),
  );
  return (said, source) => {
    const there = [false, true].map((isBack) =>
      linkedThere({ source, said, memory: said }, { ...NO_LINKS, goal }, called, isBack),
    );
    return [...new Set([said, ...there])];
  };
};

/** Links of the source that lead nowhere in the target, as a loss; those that led nowhere before are none. */
export const lostLinks = (
  source: Memory,
  got: Memory,
  { goal, standing }: Linking,
  arrived: ReadonlyMap<string, Memory>,
  store: Store,
): Loss[] => {
  const { leadsTo } = directoryOf(store);
  const lost = LINKED.flatMap((field) => {
    const links = linksIn(source[field] ?? '');
    const now = linksIn(got[field] ?? '');
    return got[field] === undefined
      ? []
      : links.flatMap((link, index): (keyof typeof WHY)[] => {
          const to = goal(source, link);
          const goes = typeof to === 'object' ? (arrived.get(to.id) ?? standing.get(to)) : undefined;
          const stands = now.length === links.length ? now[index] : undefined;
          if (to === undefined || (goes && stands && leadsTo(got, stands)?.id === goes.id)) return [];
          return [goes ? 'nameless' : 'left'];
        });
  });
  return [...Map.groupBy(lost, (why) => why)].map(([why, { length }]) => {
    const reason = `${length === 1 ? '1 link leads' : `${length} links lead`} to ${WHY[why]}: the words stand, and lead nowhere`;
    return { memory: source.id, field: 'links', reason, kept: 'ledger' };
  });
};

const WHY = { left: 'what is not carried there', nameless: 'what has no file of its own there' };
