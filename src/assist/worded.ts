import { linkList, linksIn } from '../text/text-links.ts';
import { saysItsLinks } from '../kit/links.ts';
import { settleDates } from '../kit/dates.ts';
import type { Memory } from '../ir/memory.ts';
import { bodyOf, normalBody, printBody, sameBody } from '../text/body.ts';
import { ownWords } from '../text/derive.ts';
import type { Wording } from './wording.ts';

/** What of a memory may be worded anew. */
export const wordsOf = ({ statement, why, how, hook }: Memory): Wording => ({
  statement,
  ...(why !== undefined && { why }),
  ...(how !== undefined && { how }),
  ...(hook !== undefined && { hook }),
});

/**
 * The memory in other words; undefined where they would be read back as something else. A situation stands where how
 * to apply it does: the target's own frame says it from there.
 */
export const inWords = (memory: Memory, wording: Wording): Memory | undefined => {
  const { statement, why, situation, hook } = wording;
  const how = wording.how ?? situation;
  const { why: _why, how: _how, title, hook: _hook, ...rest } = memory;
  const body = bodyOf({ statement, why, how, detail: memory.detail, order: memory.order });
  if (!sameBody(normalBody(body), body)) return undefined;
  const said: Memory = { ...rest, ...body, ...ownWords({ title, hook: hook ?? memory.hook }, statement) };
  const linked = saysItsLinks(memory) ? { ...said, links: linkList(printBody(said)) } : said;
  return settleDates(linked).memory;
};

/** Fields whose links are not those of the same field before, in their order: where they lead is told by that. */
export const movedLinks = (before: Wording, after: Wording): (keyof Wording)[] =>
  (['statement', 'why', 'how'] as const).filter(
    (field) => linksSaid(before[field]).join('\n') !== linksSaid(after[field]).join('\n'),
  );

const linksSaid = (text: string | undefined): string[] => linksIn(text ?? '').map(({ as, to }) => `${as} ${to}`);
