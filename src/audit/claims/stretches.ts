import { lowered } from './word-table.ts';
import { blocksOf, linesOf } from '../../text/blocks.ts';
import { literals, type Literal } from '../../text/literals.ts';
import { tongueOf } from '../../meaning/tongue.ts';
import { matchesIn } from '../../text/matches.ts';

/** A sentence, an item, a row or a line of code, with what stands above it and holds for it. */
export interface ClaimStretch {
  span: readonly [number, number];
  text: string;
  /** Of the same length; where a literal stands there are only these: {@link MASK}. */
  masked: string;
  /** The same in small letters. */
  low: string;
  literals: readonly Literal[];
  /** Headings, and the line that leads a list in, masked and in small letters. */
  above: string;
  /** The sentence behind it in the same paragraph or item, masked and in small letters. */
  next?: string;
  /** What stands before it in the same sentence, up to a semicolon. */
  led?: string;
  /** Of a clause taken out of its sentence: what opens the sentence, which may say where all of it holds. */
  lead?: string;
  /** All of that sentence, unless the clause says that it speaks of here. */
  whole?: string;
  /** The same as it stands. */
  said?: string;
  /** The language of the fence that it is a line of. */
  fence?: string;
  /** It stands in words of somebody else's. */
  quoted?: true;
}

/** Words in a literal are no words about it. */
export const MASK = '\u0001';

/** `30/06/2026` reads like a path. */
const DAY = /^[\d./-]+$/;

/**
 * Nobody writes a longer sentence: it is a dump of some data. Every claim asks what the whole of its sentence says, so
 * that one without an end would take as long as the square of what it holds.
 */
const LONGEST = 2_000;

/** `no projeto` is `in the project`: the word that denies in other languages stands as another one of its length. */
const inPortuguese = (low: string): string =>
  NO.test(low) && tongueOf(low) === 'pt' ? low.replaceAll(/(?<!\p{L})no(?!\p{L})/gu, 'em') : low;
const NO = /(?<!\p{L})no(?!\p{L})/u;

const HIDDEN: ReadonlySet<Literal['kind']> = new Set(['code', 'url', 'path', 'file', 'flag', 'email']);

export const stretchesOf = (text: string): ClaimStretch[] => {
  const all = literals(text);
  const masked = maskedIn(text, all);
  const low = inPortuguese(lowered(masked));
  const out: ClaimStretch[] = [];
  const headings: { level: number; words: string }[] = [];
  let lead = '';
  let at = 0;
  const add = (span: readonly [number, number], more: Partial<ClaimStretch> & { lead?: string } = {}): void => {
    const { lead: own = lead, ...rest } = more;
    const said = text.slice(...span);
    if (said.trim() === '' || said.length > LONGEST) return;
    while (at > 0 && (all[at - 1] as Literal).span[0] >= span[0]) at -= 1;
    while (at < all.length && (all[at] as Literal).span[0] < span[0]) at += 1;
    let end = at;
    while (end < all.length && (all[end] as Literal).span[0] < span[1]) end += 1;
    const above = [...headings.map(({ words }) => words), own].join('\n');
    out.push({
      span,
      text: said,
      masked: masked.slice(...span),
      low: low.slice(...span),
      literals: all.slice(at, end),
      above,
      ...rest,
    });
  };
  const beside = (before: Sentence | undefined, next: Sentence | undefined): Pick<ClaimStretch, 'next' | 'led'> => {
    const led = before === undefined ? '' : low.slice(...before);
    return { ...(next && { next: low.slice(...next) }), ...(led.trimEnd().endsWith(';') && { led }) };
  };
  for (const { kind, span } of blocksOf(text)) {
    const said = low.slice(...span);
    if (kind === 'heading') {
      const level = /^ {0,3}(#+)/.exec(said)?.[1]?.length ?? 1;
      while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
      headings.push({ level, words: said });
      lead = '';
    } else if (kind === 'fence') fenced(text, span, add);
    else if (kind === 'list') {
      for (const item of itemsIn(text, low, span))
        for (const [before, each, next] of inTurn(item.spans))
          add(each, { lead: `${lead}\n${item.lead}`, ...beside(before, next) });
    } else if (kind === 'table') {
      const [head, , ...rows] = linesOf(text.slice(...span));
      for (const row of rows)
        add([span[0] + row.start, span[0] + row.end], { lead: low.slice(span[0], span[0] + (head?.end ?? 0)) });
    } else if (kind === 'quote') add(span, { quoted: true });
    else if (kind === 'paragraph' || kind === 'code') {
      const sentences = sentencesIn(masked, span);
      const last = sentences.at(-1);
      for (const [before, each, next] of inTurn(sentences)) add(each, { lead: '', ...beside(before, next) });
      lead = last && /[:：][\s*_]*$/u.test(said) ? low.slice(...last) : '';
      continue;
    }
    lead = '';
  }
  return out;
};

type Sentence = readonly [from: number, to: number];

/** Each sentence with the one before it and the one behind. */
const inTurn = (sentences: readonly Sentence[]): (readonly [Sentence | undefined, Sentence, Sentence | undefined])[] =>
  sentences.map((each, at) => [sentences[at - 1], each, sentences[at + 1]] as const);

const maskedIn = (text: string, all: readonly Literal[]): string => {
  let out = '';
  for (const { kind, span } of all) {
    if (!HIDDEN.has(kind) || span[0] < out.length || DAY.test(text.slice(...span))) continue;
    out += text.slice(out.length, span[0]) + MASK.repeat(span[1] - span[0]);
  }
  return out + text.slice(out.length);
};

const fenced = (
  text: string,
  span: readonly [number, number],
  add: (span: readonly [number, number], more: { fence: string }) => void,
): void => {
  const [open, ...lines] = linesOf(text.slice(...span));
  const fence = /^\s*[`~]{3,}\s*([\w+-]*)/.exec(open?.text ?? '')?.[1]?.toLowerCase() ?? '';
  for (const line of lines.slice(0, -1)) add([span[0] + line.start, span[0] + line.end], { fence });
};

interface Item {
  spans: readonly (readonly [number, number])[];
  lead: string;
}

const ITEM = /^([ \t]*)(?:[-*+•]|\d{1,9}[.)])[ \t]+/;

const itemsIn = (text: string, masked: string, [from, to]: readonly [number, number]): Item[] => {
  const items: Item[] = [];
  const parents: { indent: number; words: string }[] = [];
  let start = -1;
  let indent = 0;
  const close = (end: number): void => {
    if (start === -1) return;
    while ((parents.at(-1)?.indent ?? -1) >= indent) parents.pop();
    items.push({ spans: sentencesIn(masked, [start, end]), lead: parents.map(({ words }) => words).join('\n') });
    const words = masked.slice(start, end);
    if (/[:：][\s*_]*$/u.test(words)) parents.push({ indent, words });
  };
  for (const line of linesOf(text.slice(from, to))) {
    const mark = ITEM.exec(line.text);
    if (!mark) continue;
    close(from + line.start);
    start = from + line.start + mark[0].length;
    indent = (mark[1] as string).length;
  }
  if (start === -1) start = from;
  close(to);
  return items;
};

const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|incl|z\.\s?B|d\.\s?h|u\.\s?a|bzw|ca|vgl|ggf|evtl|inkl|resp|см|стр|див|np|tzn|tj|zob|bkz|cfr|p\.\s?ej|p\.\s?ex|ej|ex|т\.\s?е|т\.\s?д|напр|Sr|Mr|Mrs|Dr|St|No|Nr)\.$/iu;

/** `am 1. März`: no sentence ends there. */
const ORDINAL = /(?<!\d)\d{1,2}\.$/;
const GERMAN_MONTH =
  /^\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/;

const sentencesIn = (masked: string, [from, to]: readonly [number, number]): [number, number][] => {
  const said = masked.slice(from, to);
  const out: [number, number][] = [];
  let start = 0;
  for (const { 0: end, index } of matchesIn(
    said,
    /[.!?](?=["'”’)\]*_]*\s)["'”’)\]*_]*|[。！？；।۔؟]|;(?=\s)|\n\s*\n/gu,
  )) {
    const before = said.slice(Math.max(0, index - 8), index + 1);
    if (ABBREVIATED.test(before) || (ORDINAL.test(before) && GERMAN_MONTH.test(said.slice(index + 1)))) continue;
    out.push([from + start, from + index + end.length]);
    start = index + end.length;
  }
  if (said.slice(start).trim() !== '') out.push([from + start, to]);
  return out;
};
