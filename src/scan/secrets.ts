import { createHash } from 'node:crypto';
import { type Grade, type Hit, sorted } from './hit.ts';
import { entropy, isPlaceholder, isSpecimen } from './placeholder.ts';
import { matchesOf, matchOf } from './matches.ts';
import { presetSigns } from './preset-signs.ts';
import { allOpen, sieve } from './scanner-sieve.ts';
import { inContext, looksKey, looksPassword } from './secret-context.ts';
import { secretPatterns } from './secret-patterns.ts';
import { shapes } from './secret-shapes.ts';
import type { Sieve } from './sieve.ts';
import { CAP, type Stretch, stretches, unscanned } from './stretch.ts';

interface Candidate {
  what: string;
  label: string;
  grade: Grade;
  start: number;
  end: number;
}

/** "… is the documented sample", "a fake key": the writer says that it opens nothing. */
const SAID_FALSE = /\b(?:fake|dummy|placeholder|documented|documentation'?s?|not (?:a )?real|not ours|made[- ]up|fictional|fictitious|example keys?|sample (?:key|token|value)|is the [\w.]+ sample|test vectors?|tutorials?|fixture hash)\b/i;
const TOKEN_CHARACTER = /[\w+/=.~-]/;

/** A finding must be useful to its owner and to nobody else: the provider's prefix at most, the length, the head of a hash. */
const described = (label: string, value: string): string => {
  const head = value.length >= 20 && /^[A-Za-z]{2,4}[-_.]?/.test(value) ? `, begins ${value.slice(0, 4)}` : '';
  return `${label}${head}, ${value.length} characters, sha256 ${createHash('sha256').update(value).digest('hex').slice(0, 6)}`;
};

interface Sifted extends Stretch {
  /** The patterns that can match here, none of the others does; and where they may begin, if that is known. */
  possible: ReadonlyMap<RegExp, readonly number[] | undefined>;
}

const siftedThrough = (sieve: Sieve, text: string): Sifted[] =>
  stretches(text).map((stretch) => {
    const found = sieve.find(stretch.text);
    const passed = sieve.passing('secrets', found, [0]);
    const possible = new Map<RegExp, readonly number[] | undefined>();
    for (let i = 0; i < passed.length; i += 2) {
      const row = passed[i] ?? 0;
      const pattern = secretPatterns[row];
      if (pattern !== undefined) possible.set(pattern, sieve.beginnings('secrets', row, found, 0, stretch.text.length));
    }
    return { ...stretch, possible };
  });

const ofShapes = (text: string, pieces: readonly Sifted[]): Candidate[] => {
  const found: Candidate[] = [];
  for (const stretch of pieces) {
    for (const shape of shapes) {
      if (!stretch.possible.has(shape.pattern)) continue;
      for (const m of matchesOf(shape.pattern, stretch.text, stretch.possible.get(shape.pattern))) {
        const value = m.groups?.['value'] ?? m.groups?.['bare'] ?? m[0];
        const start = stretch.at + m.index + m[0].lastIndexOf(value);
        let end = start + value.length;
        // A match that the stretch cut off goes on in the text.
        if (m.index + m[0].length === stretch.text.length) while (end < text.length && TOKEN_CHARACTER.test(text.charAt(end))) end++;
        const whole = text.slice(start, end);
        if (shape.judge === 'password' ? !looksPassword(whole, false) : shape.judge === 'value' ? !looksKey(whole, true) : shape.id !== 'private-key' && isSpecimen(whole)) continue;
        found.push({ what: shape.id, label: shape.label, grade: shape.grade, start, end });
      }
    }
  }
  return found;
};

const labels = { password: 'password', key: 'key or token', 'recovery-phrase': 'recovery phrase', login: 'login with its password' } as const;

const ofContext = (pieces: readonly Sifted[]): Candidate[] =>
  pieces.flatMap(({ at, text: piece, possible }) =>
    inContext(piece, (naming) => (possible.has(naming) ? matchesOf(naming, piece, possible.get(naming)) : [])).map(({ id, span, sure }) => ({ what: id, label: labels[id], grade: sure ? ('block' as const) : ('warn' as const), start: at + span[0], end: at + span[1] })),
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

const showsSign = ({ text, possible }: Sifted): boolean => presetSigns.some((sign) => possible.has(sign) && matchOf(sign, text, possible.get(sign)) !== null);

const ofPreset = async (text: string, pieces: readonly Sifted[]): Promise<Candidate[]> => {
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
      found.push({ what: name, label: `secret (${name})`, grade: /_test_/.test(value) ? 'info' : 'block', start: start + offset, end: url === null ? end : start + offset + (url[1] ?? '').length });
    }
  }
  return found;
};

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
    const graver = rank[next.grade] < rank[last.grade] ? next : last;
    out[out.length - 1] = { ...graver, start: last.start, end: Math.max(last.end, next.end) };
  }
  return out;
};

const secretsThrough = (sieve: Sieve, mayHold: (piece: Sifted) => boolean) => async (text: string): Promise<Hit[]> => {
  const read = text.length > CAP ? text.slice(0, CAP) : text;
  const pieces = siftedThrough(sieve, read);
  const found = united([...ofShapes(read, pieces), ...ofContext(pieces), ...(await ofPreset(read, pieces.filter(mayHold)))]);
  const hits = found.map(({ what, label, grade, start, end }): Hit => {
    const from = Math.max(read.lastIndexOf('\n', start), start - 160) + 1;
    const around = `${read.slice(from, start)} ${read.slice(end, end + 80).split('\n')[0]}`;
    const harmless = what !== 'private-key' && SAID_FALSE.test(around);
    return { rule: 'safety/secret', what, grade: harmless ? 'info' : grade, span: [start, end], message: described(label, read.slice(start, end)) };
  });
  return sorted([...hits, ...unscanned(text, 'safety/secret')]);
};

export const secrets = secretsThrough(sieve, showsSign);

/** The same with every pattern and the whole preset tried everywhere: what the tests hold it against. */
export const secretsTriedAll = secretsThrough(allOpen, () => true);
