import type { Link } from '../../ir/memory.ts';
import { linksIn } from '../../text/text-links.ts';
import { matchesIn } from '../../text/matches.ts';

/** What could be another memory's name or file: words joined by dashes or underscores, or a file of markdown. */
const NAMED =
  /`?(?<![\p{L}\p{N}/.-])(?:([\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)+)(?:\.md)?|([\p{L}\p{N}]+)\.md)(?![\p{L}\p{N}/_-])`?/gu;

/** Or its title, in quotation marks. */
const TITLED = /["“„«「『《]([^"“”„«»「」『』《》\n]{3,80})["“”»」』》]/gu;

/** Or its name of one word, between backticks. */
const CODED = /`([\p{L}\p{M}\p{N}]{2,80})`/gu;

/** Where a text may name another memory. */
export interface MemoryMention {
  link: Link;
  span: readonly [number, number];
}

/** By a link, by the bare name or by what stands in quotation marks or backticks, in the order of the text. */
export const mentionsIn = (text: string): MemoryMention[] => {
  const links = linksIn(text).map(({ as, to, span }): MemoryMention => ({ link: { as, to }, span }));
  const plain = [NAMED, TITLED, CODED].flatMap((pattern) =>
    matchesIn(text, pattern).map((match): MemoryMention => ({
      link: { as: 'wiki', to: match[1] ?? match[2] ?? '' },
      span: [match.index, match.index + match[0].length],
    })),
  );
  return [
    ...links,
    ...plain.filter(({ span }) => !links.some((each) => each.span[0] < span[1] && span[0] < each.span[1])),
  ].toSorted((one, other) => one.span[0] - other.span[0]);
};
