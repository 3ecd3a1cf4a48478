import { createHash } from 'node:crypto';
import { fold, unfold } from './fold.ts';
import { type Grade, type Hit, sorted } from './hit.ts';
import { MASKED } from './mask.ts';
import { plain } from './plain.ts';
import { inContext } from './secret-context.ts';
import type { Label } from './secret-labels.ts';
import { labelsIn, saidLines } from './secret-lines.ts';
import { gradeOf } from './grade.ts';
import type { Shape } from './shape.ts';
import { inSmall, foundIn } from './source.ts';
import { CAP, type Stretch, stretches, unscanned } from './stretch.ts';
import { tellingWeights } from './telling-weights.ts';
import { heavyIn } from '../meaning/weighing.ts';

interface Candidate {
  what: string;
  label: string;
  grade: Grade;
  start: number;
  end: number;
  /** Only what stands around it makes it a secret. */
  byContext?: true;
}

/**
 * "… is the documented sample", "a fake key": the writer says that it opens nothing. Believed only of a value that
 * its surroundings alone make a secret; a provider's shape says more than any word beside it.
 */
const THING = '(?:api |access |test )?(?:keys?|tokens?|passwords?|secrets?|credentials?|passphrases?|values?|logins?)';
const SAID_FALSE = new RegExp(
  `(?<![\\w.@/-])(?:fake|dummy|placeholder|documented|documentation'?s?|made[- ]up|fictional|fictitious|example|sample) ${THING}\\b` +
    `|\\b(?:is|are|was) (?:only |just )?(?:an? |the )?(?:fake|dummy|placeholder|documented|made[- ]up|fictional|fictitious|example|[\\w.]+ sample)\\b` +
    '|\\bnot (?:a )?real\\b|\\bnot ours\\b|\\btest vectors?\\b|\\bfixture hash\\b|\\b(?:bcrypt|hash|test) fixture\\b',
  'i',
);
const TOKEN_CHARACTER = /[\w+/=.~-]/;
/** What still belongs to a token behind the part by which it was known: the rest of a word, and steps with a digit. */
const REST = /(?:[\w+~-]|[./,](?=[\w+/-]{0,40}\d)(?=[\w+/-]{6}|\d)[\w+])*={0,2}/y;

/** A finding must be useful to its owner and to nobody else: the provider's prefix at most, the length, the head of a hash. */
const described = (label: string, value: string): string => {
  const head = value.length >= 20 && /^[A-Za-z]{2,4}[-_.]?/.test(value) ? `, begins ${value.slice(0, 4)}` : '';
  return `${label}${head}, ${value.length} characters, sha256 ${createHash('sha256').update(value).digest('hex').slice(0, 6)}`;
};

/** So long a value was drawn by a machine. */
const LONG = 20;

/** How far a block is looked for its end: 16 kB hold the longest keys. */
const BLOCK = 16_384;

/** Where a match ends in the whole text: what a stretch cut off goes on, and a block ends at its mark, if it has one. */
const endOf = ({ until }: Shape, text: string, end: number, cut: boolean): number => {
  let to = end;
  if (cut) while (to < text.length && TOKEN_CHARACTER.test(text.charAt(to))) to++;
  if (until === undefined) return to;
  const mark = text.slice(to, to + BLOCK).indexOf(until);
  if (mark < 0) return to;
  const last = /^-----END(?: [A-Za-z\d]{1,10}){0,6}-----/.exec(text.slice(to + mark, to + mark + 80));
  return last === null ? to + text.slice(to, to + mark).trimEnd().length : to + mark + last[0].length;
};

/** The secrets of one shape in a part of the text, which begins at `at`; `cut`: it may be cut off at its end. */
const ofShape = (text: string, shape: Shape, read: string, at: number, cut: boolean): Candidate[] =>
  foundIn(read, shape.pattern).flatMap((match): Candidate[] => {
    const value = match.groups?.['value'] ?? match.groups?.['bare'] ?? match[0];
    if (value.includes(MASKED)) return [];
    const from = at + match.index;
    const start = from + match[0].lastIndexOf(value);
    const end = endOf(shape, text, start + value.length, cut && match.index + match[0].length === read.length);
    const before = text.slice(Math.max(0, from - 120), from);
    const grade = gradeOf(shape, { value: text.slice(start, end), before });
    if (grade === undefined) return [];
    return [{ what: shape.id, label: shape.label, grade, start, end, ...(shape.judge && { byContext: true }) }];
  });

const called = { password: 'password', key: 'key or token', pin: 'code or PIN' } as const;

const ofLabels = ({ at, text }: Stretch, found: readonly Label[]): Candidate[] =>
  inContext(text, found).map(({ id, span: [start, end], grade }) => ({
    what: id,
    label: called[id],
    grade,
    start: at + start,
    end: at + end,
    byContext: true,
  }));

/** Shapes and labels are looked for in the lines that hold their words; a shape of several lines, in all of them. */
const inStretch = (text: string, stretch: Stretch): Candidate[] => {
  const { at, text: read } = stretch;
  const small = inSmall(read);
  const figures = /\d/.test(read);
  const lines = saidLines(read, small);
  const across = new Set(lines.flatMap((line) => line.shapes.filter((shape) => shape.across)));
  const labels = lines.flatMap((line) => labelsIn(line, figures));
  return [
    ...[...across].flatMap((shape) => ofShape(text, shape, shape.pattern.small ? small : read, at, true)),
    ...lines.flatMap((line) =>
      line.shapes.flatMap((shape) => {
        if (shape.across) return [];
        const said = shape.pattern.small ? line.small : line.text;
        return ofShape(text, shape, said, at + line.at, line.at + said.length === read.length);
      }),
    ),
    ...ofLabels(
      stretch,
      labels.sort((a, b) => a.start - b.start || a.end - b.end),
    ),
  ];
};

/** What `mask` put in a secret's place names a kind, and is neither a name of what stands behind it nor a value. */
const unmarked = (text: string): string =>
  text.includes('[masked: ') ? text.replace(/\[masked: [\w-]{1,40}\]/g, (mark) => MASKED.repeat(mark.length)) : text;

const rank: Record<Grade, number> = { block: 0, warn: 1, info: 2 };

/** One secret, one hit: overlapping candidates become their union under the gravest name. */
const united = (candidates: readonly Candidate[]): Candidate[] => {
  const out: Candidate[] = [];
  for (const next of [...candidates].sort((a, b) => a.start - b.start || rank[a.grade] - rank[b.grade])) {
    const last = out.at(-1);
    if (last === undefined || next.start >= last.end) {
      out.push({ ...next });
      continue;
    }
    const { byContext, ...graver } = rank[next.grade] < rank[last.grade] ? next : last;
    const both = last.byContext && next.byContext;
    out[out.length - 1] = {
      ...graver,
      start: last.start,
      end: Math.max(last.end, next.end),
      ...(both && byContext && { byContext }),
    };
  }
  return out;
};

/** `said`: from where to where the text is said to a reader. */
export const secrets = (text: string, said: readonly [number, number] = [0, text.length]): Hit[] => {
  const { text: read, from: origin } = plain(unmarked(text.length > CAP ? text.slice(0, CAP) : text));
  const rest = (candidate: Candidate): Candidate => {
    if (candidate.end - candidate.start < LONG) return candidate;
    REST.lastIndex = candidate.end;
    return REST.test(read) ? { ...candidate, end: REST.lastIndex } : candidate;
  };
  const found = united(stretches(read).flatMap((each) => inStretch(read, each).map(rest)));
  const hits = found.map(({ what, label, grade, start, end, byContext }): Hit => {
    const from = Math.max(read.lastIndexOf('\n', start), start - 160) + 1;
    const around = `${read.slice(from, start)} ${read.slice(end, end + 80).split('\n')[0]}`;
    const harmless = byContext === true && SAID_FALSE.test(around);
    const span: [number, number] = [origin(start), origin(end - 1) + 1];
    return {
      rule: 'safety/secret',
      what,
      grade: harmless ? 'info' : grade,
      span,
      message: described(label, read.slice(start, end)),
    };
  });
  const isFound = hits.some(({ grade }) => grade !== 'info');
  return sorted([...hits, ...(isFound ? [] : told(text.slice(0, CAP), said)), ...unscanned(text, 'safety/secret')]);
};

/** The odds from which a secret is told that no shape and no label shows. */
const TOLD = 1.4;

/** What reads as if a secret were told in words: the sentence, for nothing says which of its words are the secret. */
const told = (text: string, [from, to]: readonly [number, number]): Hit[] => {
  // What mask left of a text still speaks of a secret, and holds none.
  if (text.includes('[masked: ')) return [];
  const own = text.slice(from, to);
  const folded = fold(own);
  return heavyIn(folded.text, tellingWeights, TOLD).map(({ sentence: { start, end } }): Hit => {
    const [begin, stop] = unfold(folded, start, end, own);
    return {
      rule: 'safety/secret',
      what: 'told',
      grade: 'warn',
      span: [from + begin, from + stop],
      message: 'reads like a secret that is told in words',
    };
  });
};
