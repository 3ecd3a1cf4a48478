import { matchesIn } from '../../text/matches.ts';
import { MASK, type ClaimStretch } from './stretches.ts';
import { wordsOf } from './word-table.ts';

/** The words of a sentence that may speak of one claim in it: a doubt in another clause is about something else. */
export interface ClaimRegion {
  /** All in small letters: what leads its clause in, up to a colon; empty where nothing does. */
  lead: string;
  /** What leads up to the claim in its clause. */
  clause: string;
  /** Both. */
  before: string;
  /** What follows it in its clause. */
  own: string;
  /** How the next clause begins, which may still speak of it. */
  next: string;
  /** Both. */
  after: string;
}

/** What comes behind these tells why, and is about something else. */
const CAUSE =
  'because|since|due to|so that|otherwise|иначе|інакше|altrimenti|de lo contrario|caso contrário|senão|inaczej|annars|muuten|yoksa|aksi hal\\p{L}+|weil|denn|wegen|damit|sonst|porque|debido a|ya que|pois|já que|por causa d\\p{L}+|parce que?|puisque|car|sinon|perché|poiché|omdat|want|vanwege|anders|bo|ponieważ|gdyż|eftersom|på grund av|koska|потому что|из-за|поскольку|так как|бо|тому що|çünkü|nedeniyle|لأن|כי|क्योंकि';
const BOUNDARY = new RegExp(
  `[,;:](?=\\s)|[，、；：]|\\s[-–—]+(?=\\s)|—|\\s\\(|\\)|\\s(?=(?:and|but|und|aber|y|e|et|mais|pero|mas|ma|en|maar|i|ale|och|men|и|но|а|та|але) (?:that|it|they|this|das|es|eso|isso|ça|cela|dat|to|det|это|це)(?!\\p{L}))|\\s(?=(?:${CAUSE})(?!\\p{L}))`,
  'gu',
);
const TELLS_WHY = new RegExp(
  `^[\\s—–-]*(?:${CAUSE})(?!\\p{L})|^\\s?(?:否则|不然|因为|そうしないと|さもないと|아니면|그렇지 않으면)`,
  'u',
);
/** A comma between two of a list parts no clauses. */
const LISTS = new RegExp(`${MASK}[\\s\`"'*_)]*(?:[,，、])[\\s\`"'*_(]*(?:\\p{L}{1,4}\\s)?[\`"'*_]*${MASK}`, 'u');
/** A clause that goes on about what was just named. */
const RELATIVE = wordsOf(
  [
    'which|that|who|where|whose|it|they|these|those|this|both|all|neither|none',
    'der|die|das|welche[rs]?|es|sie|beide|alle',
    'que|el cual|la cual|los cuales|ambos|ambas|o qual|a qual|ambos',
    'qui|que|lequel|laquelle|lesquels|il|elle|ils|elles|les deux',
    'che|il quale|la quale|entrambi|die|dat|deze|beide|który|która|które|oba|obie',
    'som|vilken|vilket|båda|joka|jotka|molemmat|ki|ikisi de',
    'котор\\p{L}+|он|она|оно|они|оба|обе|який|яка|яке|які|він|вона|вони|обидва',
  ],
  { before: '^[\\s*_"\'`(]*' },
);
/** So far the next clause may still speak of the claim: `x, removed in May`. */
const BEGINS = 16;

export const regionOf = (stretch: ClaimStretch, start: number, end: number): ClaimRegion => {
  const { low } = stretch;
  const bounds = matchesIn(low, BOUNDARY).filter(
    ({ index }) => (index < start || index >= end) && !LISTS.test(low.slice(Math.max(0, index - 12), index + 12)),
  );
  const right = bounds.find(({ index }) => index >= end);
  const lefts = bounds.filter(({ index }) => index < start);
  // `…, together with x.`: what has no verb of its own goes with what stands before it.
  const isLast = (): boolean => {
    const last = lefts.at(-1);
    return (
      last !== undefined &&
      !/[:：]$/.test(last[0]) &&
      isFragment(low.slice(last.index + 1, start), low.slice(end, right?.index))
    );
  };
  while (isLast()) lefts.pop();
  const left = lefts.at(-1);
  const from = left === undefined ? 0 : left.index + left[0].length;
  const clause = low.slice(from, start);
  const isLed = left !== undefined && /[:：]$/.test(left[0]);
  const led = isLed ? lefts.at(-2) : undefined;
  const lead = isLed ? low.slice(led === undefined ? 0 : led.index + led[0].length, left.index) : '';
  const before = `${lead} ${clause}`;
  if (right === undefined) return { lead, clause, before, own: low.slice(end), next: '', after: low.slice(end) };
  const own = low.slice(end, right.index);
  const behind = right.index + right[0].length;
  // What tells why is about something else: `x, otherwise there will be no y`.
  if (TELLS_WHY.test(low.slice(behind))) return { lead, clause, before, own, next: '', after: own };
  const until = bounds.find(({ index }) => index > right.index)?.index ?? low.length;
  const isOn = RELATIVE.test(low.slice(behind));
  const next = low.slice(behind, isOn ? until : Math.min(until, wordEnd(low, behind + BEGINS)));
  return { lead, clause, before, own, next, after: `${own} ${next}` };
};

const isFragment = (before: string, after: string): boolean =>
  /^[\s(]*(?:[\p{L}\p{M}]+\s){0,3}[\s`"'*_]*$/u.test(before) &&
  /^[\s`"'*_.!?।]*(?:[\p{L}\p{M}]{1,4}[.।]?)?\s*$/u.test(after);

/** The end of the last word that is whole there. */
const wordEnd = (text: string, at: number): number =>
  at >= text.length || /[\s.,;:]/.test(text.charAt(at)) ? at : Math.max(text.lastIndexOf(' ', at), 0);
