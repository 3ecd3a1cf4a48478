import { createHash } from 'node:crypto';
import { type Grade, type Hit, sorted } from '../../../src/scan/hit.ts';
import { entropy, isPlaceholder, isSpecimen } from '../../../src/scan/placeholder.ts';
import { inContext, looksKey, looksPassword } from './secret-context.ts';
import { shapes } from '../../../src/scan/secret-shapes.ts';
import { CAP, stretches, unscanned } from '../../../src/scan/stretch.ts';

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

const ofShapes = (text: string): Candidate[] => {
  const found: Candidate[] = [];
  for (const stretch of stretches(text)) {
    for (const shape of shapes) {
      for (const m of stretch.text.matchAll(shape.pattern)) {
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

const ofContext = (text: string): Candidate[] =>
  stretches(text).flatMap(({ at, text: piece }) =>
    inContext(piece).map(({ id, span, sure }) => ({ what: id, label: labels[id], grade: sure ? ('block' as const) : ('warn' as const), start: at + span[0], end: at + span[1] })),
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

const ofPreset = async (text: string): Promise<Candidate[]> => {
  const { lintSource, config } = await (loaded ??= preset());
  const found: Candidate[] = [];
  for (const stretch of stretches(text)) {
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

export const secrets = async (text: string): Promise<Hit[]> => {
  const read = text.length > CAP ? text.slice(0, CAP) : text;
  const found = united([...ofShapes(read), ...ofContext(read), ...(await ofPreset(read))]);
  const hits = found.map(({ what, label, grade, start, end }): Hit => {
    const from = Math.max(read.lastIndexOf('\n', start), start - 160) + 1;
    const around = `${read.slice(from, start)} ${read.slice(end, end + 80).split('\n')[0]}`;
    const harmless = what !== 'private-key' && SAID_FALSE.test(around);
    return { rule: 'safety/secret', what, grade: harmless ? 'info' : grade, span: [start, end], message: described(label, read.slice(start, end)) };
  });
  return sorted([...hits, ...unscanned(text, 'safety/secret')]);
};
