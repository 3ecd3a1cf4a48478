import { literals } from '../text/literals.ts';
import { glyphRun } from './glyph-words.ts';
import { latinWord, spacedRun } from './spaced-words.ts';
import type { Push, Token } from './token.ts';
import { english, vocabularies, type Vocabulary } from './vocabulary.ts';

export const MOST_TOKENS = 1500;

/** Literals that read better as words: quotations and names are compared word by word. */
const AS_WORDS: ReadonlySet<string> = new Set(['quoted', 'identifier', 'fence', 'handle', 'hash']);

const CJK_DIGITS: Readonly<Record<string, string>> = { 一: '1', 二: '2', 两: '2', 三: '3', 四: '4', 五: '5', 六: '6', 七: '7', 八: '8', 九: '9', 十: '10' };

/** 오후 5시, 下午五点, 17時, 5 pm, 9h30 and 17:00 in one way of writing. */
function clock(text: string): string {
  const late = /下午|午後|오후|pm|p\.m/i.test(text);
  const digits = text.replace(/[一二两三四五六七八九十]{1,3}/gu, (run) => {
    const [tens, ones] = run.includes('十') ? run.split('十') : ['', run];
    return run.includes('十') ? String(Number(CJK_DIGITS[tens ?? ''] ?? '1') * 10 + Number(CJK_DIGITS[ones ?? ''] ?? '0')) : (CJK_DIGITS[ones ?? ''] ?? '');
  });
  const [hour = '0', minute = /半|반/.test(text) ? '30' : '0'] = digits.match(/\d+/g) ?? [];
  return `${String((Number(hour) % 12) + (late || Number(hour) > 12 ? 12 : Number(hour) === 12 && !/am|午前|上午|오전/i.test(text) ? 12 : 0)).padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

function literalToken(kind: string, text: string): Token {
  let slot = kind;
  let key = text.normalize('NFC');
  if (kind === 'time') key = clock(text);
  else if (kind === 'number') key = (/\d[\d.,]*/.exec(text)?.[0] ?? text).replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(/[.,]$/, '');
  else if (kind === 'version') key = text.replace(/^v/i, '');
  else if (kind === 'path' && /^[A-Z][A-Za-z_]+\/[A-Z]\w+$/.test(text)) slot = 'zone';
  else if (kind === 'path' || kind === 'url') key = text.replace(/\/$/, '');
  else if (kind === 'host' || kind === 'email') key = text.toLowerCase();
  return { is: 'literal', kind: slot, key: `${slot}:${key}`, text };
}

const PUNCTUATION = /(?<end>[.!?](?=\s|$)|[;\n。！？；•]|->|→|⇒| [—–-]{1,2} |—)|(?<comma>[,，、:：|/]|\s-\s)|(?<open>[(（[])|(?<close>[)）\]])/gu;
const CJK = '\\p{Script=Hangul}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
/** Runs of one kind of script; what is neither letter nor digit goes with the run before it. */
const RUNS = new RegExp(`(?<glyphs>[${CJK}](?:[${CJK}]|[^\\p{L}\\p{N}_])*)|[^${CJK}]+`, 'gu');

/** Splits a text into words, operators and literals. Bounded: what comes after `MOST_TOKENS` is not read. */
export function tokens(text: string, lang: string): Token[] {
  const vocabulary = vocabularies().find((one) => one.lang === lang);
  const out: Token[] = [];
  let from = 0;
  const push = (token: Token): void => void (out.length < MOST_TOKENS && out.push(token));
  for (const literal of literals(text)) {
    if (literal.span[0] < from || AS_WORDS.has(literal.kind)) continue;
    if (out.length >= MOST_TOKENS) return out;
    // one word in backticks is that word: `main` is main
    const plain = literal.kind === 'code' && /^[\p{L}\p{N}_.@-]+$/u.test(literal.text);
    between(text.slice(from, literal.span[0]), vocabulary, push, false, from > 0);
    from = literal.span[1];
    if (plain) {
      const inner = literals(literal.text)[0];
      if (inner !== undefined && inner.span[0] === 0 && inner.span[1] === literal.text.length && !AS_WORDS.has(inner.kind)) push(literalToken(inner.kind, inner.text));
      else latinWord(literal.text, vocabulary, push, true);
    } else if (literal.kind === 'code') {
      const inner = literals(literal.text)[0];
      const whole = inner !== undefined && inner.span[0] === 0 && inner.span[1] === literal.text.length;
      push(whole ? literalToken(inner.kind, inner.text) : literalToken('code', literal.text.replace(/\s+/g, ' ')));
    } else push(literalToken(literal.kind, literal.text));
    // 40줄, 30 days: the unit behind the number is a word
    if (literal.kind === 'number') {
      const unit = /[\p{L}%€$£¥°]+$/u.exec(literal.text)?.[0];
      if (unit !== undefined && !/^(?:st|nd|rd|th)$/.test(unit)) {
        between(unit, english(), push, false);
        from += /^ (?:long|wide|tall|old)\b/.exec(text.slice(from, from + 8))?.[0].length ?? 0; // "50 lines long" is not long
      }
    }
  }
  between(text.slice(from), vocabulary, push, true, from > 0);
  return out;
}

function between(text: string, vocabulary: Vocabulary | undefined, push: Push, last: boolean, glued = false): void {
  let joined = glued;
  const runs = (part: string): void => {
    for (const { 0: run, groups } of part.matchAll(RUNS)) {
      if (groups?.['glyphs'] !== undefined) glyphRun(run, vocabulary, push, joined);
      else spacedRun(run, vocabulary, push);
      joined = /\S$/u.test(run);
    }
  };
  let from = 0;
  for (const mark of text.matchAll(PUNCTUATION)) {
    runs(text.slice(from, mark.index));
    from = mark.index + mark[0].length;
    joined = false;
    const { end, comma, open } = mark.groups ?? {};
    push(end !== undefined ? { is: 'end' } : comma !== undefined ? { is: 'comma', colon: comma === ':' || comma === '：' } : { is: 'aside', open: open !== undefined });
  }
  runs(text.slice(from));
  if (last) push({ is: 'end' });
}
