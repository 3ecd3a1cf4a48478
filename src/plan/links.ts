import { directoryOf, LINKED, targetOf, withLinks, type Anchor } from '../kit/links.ts';
import type { Form } from '../adapter.ts';
import type { Loss } from '../ir/loss.ts';
import type { Memory } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import { linksIn, type TextLink } from '../text/links.ts';
import type { Verdict } from './verdict.ts';
import type { Homed } from './route.ts';
import type { Wanted } from './wanted.ts';

/** What a link of the source leads to: a memory that goes to the same store, or one that does not; undefined where it leads nowhere. */
export type Goal = (source: Memory, link: Pick<TextLink, 'as' | 'to'>) => Memory | 'left' | undefined;

/** Who links to whom among the memories that go to one store. */
export interface Linking {
  goal: Goal;
  /** Others link to these: each has to stand somewhere by its name. */
  linked: ReadonlySet<Memory>;
  /** What stands for a memory there already. */
  standing: ReadonlyMap<Memory, Memory>;
}

export const NO_LINKS: Linking = { goal: () => undefined, linked: new Set(), standing: new Map() };

export const linkingOf = (carried: readonly Homed[], verdicts: ReadonlyMap<Memory, Verdict>): Linking => {
  const goal = goalsOf(carried);
  const linked = carried.flatMap(({ memory }) => linksOf(memory).flatMap((link) => {
    const to = goal(memory, link);
    return typeof to === 'object' && to !== memory ? [to] : [];
  }));
  return { goal, linked: new Set(linked), standing: new Map([...verdicts].flatMap(([source, { old }]) => (old ? [[source, old] as const] : []))) };
};

const goalsOf = (carried: readonly Homed[]): Goal => {
  const stores = new Map(carried.map(({ memory, from }) => [memory, from]));
  return (source, link) => {
    const from = stores.get(source);
    const goal = from && directoryOf(from).leadsTo(source, link);
    return goal && (stores.has(goal) ? goal : 'left');
  };
};

const linksOf = (memory: Memory): TextLink[] => LINKED.flatMap((field) => linksIn(memory[field] ?? ''));

/** Where each memory stands or will stand: by the forms it may take, else as it stands already. */
export const anchorsOf = (wanted: readonly Wanted[], forms: ReadonlyMap<string, readonly Form[]>, { standing }: Linking, store: Store): Map<Memory, Anchor> => {
  const { anchors } = directoryOf(store);
  const named = ({ source }: Wanted): Anchor | undefined =>
    forms.get(source.id)?.at(-1)?.parts.flatMap(({ name, file }) => (name !== undefined && file !== undefined ? [{ name, file }] : []))[0];
  return new Map([
    ...[...standing].flatMap(([source, old]) => [anchors.get(old.id)].flatMap((anchor): [Memory, Anchor][] => (anchor ? [[source, anchor]] : []))),
    ...wanted.flatMap((each) => [named(each)].flatMap((anchor): [Memory, Anchor][] => (anchor ? [[each.source, anchor]] : []))),
  ]);
};

/** The memory with its links as they lead there. Of what is left behind only the file's name stays: its folder is the source's. */
export const linkedThere = ({ source, memory, said = source, keepsLinks }: Wanted, { goal }: Linking, anchors: ReadonlyMap<Memory, Anchor>): Memory => {
  const from = anchors.get(source);
  if (!from || keepsLinks) return memory;
  return withLinks(memory, said, (link, original, index) => {
    const to = goal(source, original);
    if (to === 'left') return link.as === 'path' && link.to === original.to ? link.to.replace(/^.*\/(?=[^/#?]+\.md)/i, '') : undefined;
    const anchor = to && anchors.get(to);
    return anchor && targetOf(link, from, anchor, source.mark?.links?.[index]);
  });
};

/** Links of the source that lead nowhere in the target any more, as a loss; those that led nowhere before are none. */
export const lostLinks = (source: Memory, got: Memory, { goal, standing }: Linking, after: ReadonlyMap<string, Memory>, store: Store): Loss[] => {
  const { leadsTo } = directoryOf(store);
  let [left, nameless] = [0, 0];
  for (const field of LINKED) {
    const links = linksIn(source[field] ?? '');
    const now = linksIn(got[field] ?? '');
    for (const [index, link] of links.entries()) {
      const to = goal(source, link);
      const arrived = typeof to === 'object' ? (after.get(to.id) ?? standing.get(to)) : undefined;
      const stands = now.length === links.length ? now[index] : undefined;
      if (to === undefined || got[field] === undefined) continue;
      if (!arrived) left += 1;
      else if (!stands || leadsTo(got, stands)?.id !== arrived.id) nameless += 1;
    }
  }
  const said = (count: number, why: string): string[] => (count === 0 ? [] : [`${count} link${count === 1 ? ' leads' : 's lead'} to ${count === 1 ? 'a memory' : 'memories'} ${why}: the words stand, and lead nowhere`]);
  const reasons = [...said(left, 'not carried there'), ...said(nameless, 'without a file of its own there')];
  return reasons.map((reason) => ({ memory: source.id, field: 'links', reason, kept: 'ledger' }));
};
