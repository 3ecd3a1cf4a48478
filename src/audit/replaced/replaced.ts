import type { Link, Memory } from '../../ir/memory.ts';
import { oddsOfAll } from '../../meaning/weighing.ts';
import { mentionTraits } from './mention-traits.ts';
import { mentionsIn } from './memory-mention.ts';
import { replacedWeights } from './replaced-weights.ts';
import { replacingWeights } from './replacing-weights.ts';

/** A memory says that it replaces another one, or, `passive`, that the other one replaces it. */
export interface Replacement {
  other: Memory;
  passive: boolean;
}

/** The odds that are told; the sets they were chosen by are harder than what stands in stores (test/sets/replaced). */
const TOLD = -0.1;

/** The memory that a link leads to, if it is another one. */
type Named = (link: Link) => Memory | undefined;

/** In its words, or in its head. */
export const replacementsIn = (memory: Memory, named: Named): Replacement[] => {
  const texts = [memory.statement, memory.why, memory.how, memory.detail, memory.hook];
  return [
    ...texts.flatMap((text) => (text === undefined ? [] : inWords(text, named))),
    ...inHead(memory).flatMap(({ link, passive }): Replacement[] => {
      const other = named(link);
      return other === undefined ? [] : [{ other, passive }];
    }),
  ];
};

const inWords = (text: string, named: Named): Replacement[] => {
  const all = mentionsIn(text).flatMap((mention) => {
    const other = named(mention.link);
    return other === undefined ? [] : [{ ...mention, other }];
  });
  return all.flatMap((mention): Replacement[] => {
    const traits = mentionTraits(text, mention, all);
    const [replaced, replacing] = [oddsOfAll(traits, replacedWeights), oddsOfAll(traits, replacingWeights)];
    if (Math.max(replaced, replacing) < TOLD) return [];
    return [{ other: mention.other, passive: replacing > replaced }];
  });
};

/** A head may say it by itself: `supersedes: old-rule`. */
const inHead = ({ native }: Memory): { link: Link; passive: boolean }[] =>
  Object.entries({ ...record(native['head']), ...record(native['metadata']), ...native }).flatMap(([key, value]) => {
    const passive = /^(?:superseded|replaced)[_-]?by$/i.test(key);
    if (!passive && !/^(?:supersedes|replaces)$/i.test(key)) return [];
    return (Array.isArray(value) ? value : [value]).flatMap((each) =>
      typeof each === 'string'
        ? [{ link: { as: 'wiki' as const, to: each.replace(/^\[\[|\]\]$/g, '') }, passive }]
        : [],
    );
  });

const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
