import { createHash } from 'node:crypto';
import { type Grade, type Hit, sorted } from './hit.ts';
import { entropy, isPlaceholder, isSpecimen } from './placeholder.ts';
import { presetSigns } from './preset-signs.ts';
import { plain } from './plain.ts';
import { inContext } from './secret-context.ts';
import { type Naming, namings } from './secret-names.ts';
import { shapes } from './secret-shapes.ts';
import { looksPassword } from './secret-values.ts';
import { gradeOf } from './judge.ts';
import { compiled, firstIn } from './source.ts';
import { CAP, type Stretch, stretches, unscanned } from './stretch.ts';
import { type Row, wordsOf } from './words.ts';

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

/** A finding must be useful to its owner and to nobody else: the provider's prefix at most, the length, the head of a hash. */
const described = (label: string, value: string): string => {
  const head = value.length >= 20 && /^[A-Za-z]{2,4}[-_.]?/.test(value) ? `, begins ${value.slice(0, 4)}` : '';
  return `${label}${head}, ${value.length} characters, sha256 ${createHash('sha256').update(value).digest('hex').slice(0, 6)}`;
};

/** A piece of the text, and the rows of the tables that can match in it, with the lines that hold their words. */
interface Piece extends Stretch {
  possible: ReadonlyMap<Row, readonly number[]>;
  lines: readonly number[];
}

const rows: readonly Row[] = [...shapes, ...namings, ...presetSigns];
const words = wordsOf(rows);

const linesOf = (text: string): number[] => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
};

const piecesOf = (text: string): Piece[] =>
  stretches(text).map((stretch) => {
    const lines = linesOf(stretch.text);
    const possible = new Map<Row, number[]>();
    for (const [line, numbers] of words.rowsIn(words.find(stretch.text), lines).entries()) {
      for (const number of numbers) {
        const row = rows[number];
        if (row !== undefined) possible.set(row, [...(possible.get(row) ?? []), line]);
      }
    }
    return { ...stretch, possible, lines };
  });

/** Where a naming stands in the lines that hold one of its words; what it names may stand on the next. */
const namedIn = ({ text, possible, lines }: Piece, naming: Naming): RegExpExecArray[] =>
  (possible.get(naming) ?? []).flatMap((line) => {
    const from = lines[line] ?? 0;
    const length = (lines[line + 1] ?? text.length) - from;
    const found = [...text.slice(from, lines[line + 2] ?? text.length).matchAll(compiled(naming.pattern))].filter(({ index }) => index < length);
    for (const m of found) m.index += from;
    return found;
  });

/** How far a block is looked for its end: 16 kB hold the longest keys. */
const BLOCK = 16_384;

/** A block of many lines ends at its mark; where the writer left that out, its first lines must do. */
const blockEnd = (text: string, from: number, mark: string): number => {
  const at = text.slice(from, from + BLOCK).indexOf(mark);
  return at < 0 ? from : from + text.slice(from, from + at).trimEnd().length;
};

const ofShapes = (text: string, pieces: readonly Piece[]): Candidate[] => {
  const found: Candidate[] = [];
  for (const stretch of pieces) {
    for (const shape of shapes) {
      if (!stretch.possible.has(shape)) continue;
      for (const m of stretch.text.matchAll(compiled(shape.pattern))) {
        const value = m.groups?.['value'] ?? m.groups?.['bare'] ?? m[0];
        const start = stretch.at + m.index + m[0].lastIndexOf(value);
        let end = start + value.length;
        // A match that the stretch cut off goes on in the text.
        if (m.index + m[0].length === stretch.text.length) while (end < text.length && TOKEN_CHARACTER.test(text.charAt(end))) end++;
        if (shape.until !== undefined) end = blockEnd(text, end, shape.until);
        const from = stretch.at + m.index;
        const grade = gradeOf(shape, { value: text.slice(start, end), match: m, before: text.slice(Math.max(0, from - 120), from) });
        if (grade === undefined) continue;
        found.push({ what: shape.id, label: shape.label, grade, start, end, ...(shape.judge && { byContext: true }) });
      }
    }
  }
  return found;
};

const labels = { password: 'password', key: 'key or token', pin: 'code or PIN' } as const;

const ofContext = (pieces: readonly Piece[]): Candidate[] =>
  pieces.flatMap((piece) =>
    namings.flatMap((naming) =>
      inContext(piece.text, naming, namedIn(piece, naming)).map(({ id, span, grade }) => ({
        what: id, label: labels[id], grade, start: piece.at + span[0], end: piece.at + span[1], byContext: true as const,
      })),
    ),
  );

/** Slow to import, so only the first text that is looked at pays for it. */
const preset = async () => {
  const [{ lintSource }, { rules }, { secretLintProfiler }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
    import('@secretlint/profiler'),
  ]);
  // On by default, it keeps a hundred entries a text for ever; at a million Node warns on stderr.
  secretLintProfiler.setEnabled(false);
  // filter-comments lets the scanned text switch the scanner off; memory text is not trusted with that.
  const chosen = rules.filter((rule) => !rule.meta.id.includes('filter-comments')).map((rule) => ({ id: rule.meta.id, rule, options: {} }));
  return { lintSource, config: { rules: chosen } };
};

let loaded: ReturnType<typeof preset> | undefined;

const showsSign = ({ text, possible }: Piece): boolean =>
  presetSigns.some((sign) => possible.has(sign) && firstIn(text, sign.pattern) !== null);

const ofPreset = async (text: string, pieces: readonly Piece[]): Promise<Candidate[]> => {
  const found: Candidate[] = [];
  for (const stretch of pieces) {
    const { lintSource, config } = await (loaded ??= preset());
    const { messages } = await lintSource({
      source: { filePath: 'memory.md', content: stretch.text, contentType: 'text', ext: '.md' },
      options: { config, noPhysicFilePath: true },
    });
    for (const message of messages) {
      if (message.type !== 'message') continue;
      const name = message.ruleId.replace('@secretlint/secretlint-rule-', '');
      const start = stretch.at + message.range[0];
      const end = stretch.at + message.range[1];
      const value = text.slice(start, end);
      const url = /:\/\/[^\s:/@]*:([^\s@]+)@/.exec(value);
      if (isSpecimen(value) || (url === null ? false : !looksPassword(url[1] ?? '', false))) continue;
      if (url === null && (name === 'privatekey' || isPlaceholder(value.replace(/^[\w.-]+=/, '')))) continue;
      if (url === null && entropy(value) < 3) continue;
      const offset = url === null ? 0 : url.index + url[0].lastIndexOf(url[1] ?? '');
      found.push({ what: name, label: `secret (${name})`, grade: /_test_/.test(value) ? 'warn' : 'block', start: start + offset, end: url === null ? end : start + offset + (url[1] ?? '').length });
    }
  }
  return found;
};

/** What `mask` puts in a secret's place names a kind, and must not be taken for the name of what stands behind it. */
const unmarked = (text: string): string => (text.includes('[masked: ') ? text.replace(/\[masked: [\w-]{1,40}\]/g, (mark) => ' '.repeat(mark.length)) : text);

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
    out[out.length - 1] = { ...graver, start: last.start, end: Math.max(last.end, next.end), ...(both && byContext && { byContext }) };
  }
  return out;
};

export const secrets = async (text: string): Promise<Hit[]> => {
  const { text: read, from: origin } = plain(unmarked(text.length > CAP ? text.slice(0, CAP) : text));
  const pieces = piecesOf(read);
  const found = united([...ofShapes(read, pieces), ...ofContext(pieces), ...(await ofPreset(read, pieces.filter(showsSign)))]);
  const hits = found.map(({ what, label, grade, start, end, byContext }): Hit => {
    const from = Math.max(read.lastIndexOf('\n', start), start - 160) + 1;
    const around = `${read.slice(from, start)} ${read.slice(end, end + 80).split('\n')[0]}`;
    const harmless = byContext === true && SAID_FALSE.test(around);
    const span: [number, number] = [origin(start), origin(end - 1) + 1];
    return { rule: 'safety/secret', what, grade: harmless ? 'info' : grade, span, message: described(label, read.slice(start, end)) };
  });
  return sorted([...hits, ...unscanned(text, 'safety/secret')]);
};
