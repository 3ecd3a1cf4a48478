import { literals } from '../text/literals.ts';
import type { Operator } from './lexicon/lexicon.ts';
import { ENGLISH, fold, SPACED, stem, VOCABULARIES, writtenWords, type Sense, type Vocabulary } from './vocabulary.ts';

export type Token =
  | { is: 'word'; key: string; text: string; polar: 1 | -1; known: boolean; quoted: boolean; capital: boolean }
  | { is: 'literal'; kind: string; key: string; text: string }
  | { is: 'operator'; operator: Operator; behind: boolean; text: string }
  | { is: 'topic' } // a subject ends here (Korean 은/는, Japanese は)
  | { is: 'bound' } // a noun phrase ends here (을/를, を)
  | { is: 'comma'; colon: boolean; clause?: true }
  | { is: 'aside'; open: boolean }
  | { is: 'end' };

const MOST_TOKENS = 1500;

/** Literals that read better as words: quotations and names are compared word by word. */
const AS_WORDS: ReadonlySet<string> = new Set(['quoted', 'identifier', 'fence', 'handle', 'hash']);

const CJK_DIGITS: Readonly<Record<string, string>> = { 一: '1', 二: '2', 三: '3', 四: '4', 五: '5', 六: '6', 七: '7', 八: '8', 九: '9', 十: '10' };

/** 오후 5시, 下午五点, 17時, 5 pm, 9h30 and 17:00 in one way of writing. */
function clock(text: string): string {
  const late = /下午|午後|오후|pm|p\.m/i.test(text);
  const digits = text.replace(/[一二三四五六七八九十]{1,3}/gu, (run) => {
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

const PUNCTUATION = /^(?:(?<end>[.!?](?=\s|$)|[;\n。！？；•]|->|→|⇒| [—–-]{1,2} |—)|(?<comma>[,，、:：|/]|\s-\s)|(?<open>[(（[])|(?<close>[)）\]]))/u;

const isWordChar = (char: string): boolean => /[\p{L}\p{N}_]/u.test(char);
const isCjk = (char: string): boolean => /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(char);
/** Scripts without spaces that we have no list for. */
const UNSPACED = /\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u;

const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** Splits a text into words, operators and literals. Bounded: what comes after `MOST_TOKENS` is not read. */
export function tokens(text: string, lang: string): Token[] {
  const vocabulary = VOCABULARIES.find((one) => one.lang === lang);
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
      if (unit !== undefined && !/^(?:st|nd|rd|th)$/.test(unit)) between(unit, ENGLISH, push, false);
    }
  }
  between(text.slice(from), vocabulary, push, true, from > 0);
  return out;
}

function between(text: string, vocabulary: Vocabulary | undefined, push: (token: Token) => void, last: boolean, glued = false): void {
  let at = 0;
  let run = '';
  let cjk = false;
  let joined = glued;
  const flush = (): void => {
    if (run !== '' && cjk) glyphRun(run, vocabulary, push, joined);
    else if (run !== '') spacedRun(run, vocabulary, push);
    if (run !== '') joined = /\S$/u.test(run);
    run = '';
  };
  while (at < text.length) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const punctuation = isWordChar(char) ? undefined : PUNCTUATION.exec(text.slice(at, at + 4));
    if (punctuation?.groups !== undefined && punctuation !== null) {
      flush();
      joined = false;
      const { end, comma, open } = punctuation.groups;
      push(end !== undefined ? { is: 'end' } : comma !== undefined ? { is: 'comma', colon: comma === ':' || comma === '：' } : { is: 'aside', open: open !== undefined });
      at += punctuation[0].length;
      continue;
    }
    const glyph = isCjk(char);
    if (glyph !== cjk && char.trim() !== '' && isWordChar(char)) {
      flush();
      cjk = glyph;
    }
    run += char;
    at += char.length;
  }
  flush();
  if (last) push({ is: 'end' });
}

const emit = (sense: Sense, text: string, push: (token: Token) => void, quoted = false, capital = false): void => {
  if (sense.is === 'operator') push({ is: 'operator', operator: sense.operator, behind: sense.behind, text });
  else if (sense.is === 'concept') push({ is: 'word', key: sense.concept, text, polar: sense.polar, known: true, quoted, capital });
  else if (sense.is === 'number') push({ is: 'literal', kind: 'number', key: `number:${sense.value}`, text });
};

/** A single word outside any phrase. */
function latinWord(raw: string, vocabulary: Vocabulary | undefined, push: (token: Token) => void, quoted: boolean, capital = false): void {
  const word = raw.toLowerCase();
  const own = vocabulary !== undefined && SPACED.has(vocabulary.lang) ? vocabulary : undefined;
  for (const one of own === undefined ? [ENGLISH] : [own, ENGLISH]) {
    const exact = one.phrases.get(word)?.find(({ words: parts }) => parts.length === 1)?.sense;
    // in another language only the nouns of the trade are English ("commit", "deploy"), never its grammar
    if (exact !== undefined && !(quoted && exact.is !== 'concept') && (one === own || exact.is === 'concept')) return emit(exact, raw, push, quoted, capital);
    const stemmed = one.stems.get(stem(word, one.endings));
    if (stemmed !== undefined && word.length >= 4) return emit(stemmed, raw, push, quoted, capital);
  }
  if (/^[a-z]+(?:-[a-z]+)*-\d+[a-z]?$/.test(word)) return push({ is: 'literal', kind: 'code', key: `code:${word}`, text: raw }); // eu-west-1
  if (word.includes('-') && !quoted) {
    const parts = word.split('-').filter((part) => part !== '');
    const listed = (part: string): boolean => [own, ENGLISH].some((one) => one?.phrases.get(part)?.some(({ words: only }) => only.length === 1) === true || one?.stems.has(stem(part, one.endings)) === true);
    if (parts.length > 1 && parts.every((part) => part.length > 1 && listed(part))) {
      for (const part of parts) latinWord(part, vocabulary, push, false);
      return;
    }
  }
  const joined = word.replaceAll('-', '');
  push({ is: 'word', key: /[\d_.@]/.test(word) ? fold(word) : stem(joined, (own ?? ENGLISH).endings), text: raw, polar: 1, known: false, quoted, capital });
}

/** No word of the language or the trade. */
const isFree = (word: string, vocabulary: Vocabulary | undefined): boolean => vocabulary?.phrases.get(word)?.some(({ words: parts }) => parts.length === 1) !== true && ENGLISH.phrases.get(word)?.some(({ words: parts }) => parts.length === 1) !== true;

function spacedRun(run: string, vocabulary: Vocabulary | undefined, push: (token: Token) => void): void {
  if (UNSPACED.test(run)) {
    for (const { segment, isWordLike } of SEGMENTER.segment(run)) {
      if (isWordLike === true) push({ is: 'word', key: segment, text: segment, polar: 1, known: false, quoted: false, capital: false });
    }
    return;
  }
  const written = writtenWords(run);
  const found = written.map((word) => word.toLowerCase());
  const spaced = vocabulary !== undefined && SPACED.has(vocabulary.lang) ? vocabulary : undefined;
  for (let at = 0; at < found.length; ) {
    const word = found[at] ?? '';
    const capital = /^\p{Lu}/u.test(written[at] ?? '');
    // "written in Go": a small word with a capital in mid-sentence is a name
    const name = at > 0 && spaced?.lang !== 'de' && capital && word.length > 1 && !word.includes("'");
    const phrase = spaced?.phrases.get(word)?.find(({ words: parts }) => parts.every((part, offset) => found[at + offset] === part));
    if (name && phrase?.sense.is === 'stop' && phrase.words.length === 1) {
      push({ is: 'word', key: word, text: word, polar: 1, known: false, quoted: false, capital: true });
      at += 1;
      continue;
    }
    if (phrase !== undefined && (phrase.words.length > 1 || phrase.sense.is !== 'concept')) {
      emit(phrase.sense, phrase.words.join(' '), push);
      at += phrase.words.length;
      continue;
    }
    // "GitHub Actions", "Priya Raman": one name
    let names = 1;
    while (capital && spaced?.lang !== 'de' && names < 4 && /^\p{Lu}/u.test(written[at + names] ?? '') && isFree(found[at + names] ?? '', spaced) && (names > 1 || isFree(word, spaced)) && !/['/]/.test(found[at + names] ?? '')) names += 1;
    if (names > 1) {
      const name = found.slice(at, at + names).join(' ');
      push({ is: 'word', key: fold(name), text: written.slice(at, at + names).join(' '), polar: 1, known: false, quoted: false, capital: true });
      at += names;
      continue;
    }
    if (word.includes('/')) for (const part of word.split('/')) latinWord(part, vocabulary, push, false);
    else latinWord(word, vocabulary, push, false, capital);
    at += 1;
  }
}

const KANA_TAIL = /^[\p{Script=Hiragana}]+/u;

/** Korean, Chinese, Japanese: the longest phrase we know at each place; what is left over is a word of its own. */
function glyphRun(run: string, vocabulary: Vocabulary | undefined, push: (token: Token) => void, joined: boolean): void {
  const lang = vocabulary?.lang;
  let rest = '';
  // 小林 is a name and not small: of Chinese a single character counts only where it is a word
  const single = lang === 'zh' ? new Set([...SEGMENTER.segment(run)].filter(({ segment }) => segment.length === 1).map(({ index }) => index)) : undefined;
  const flush = (): void => {
    if (rest !== '') {
      for (const { word, tail } of leftovers(rest, vocabulary)) {
        push({ is: 'word', key: word, text: word, polar: 1, known: false, quoted: false, capital: false });
        boundary(tail, push);
      }
    }
    rest = '';
  };
  // main에, 9시에: the particle belongs to what stands in front of the run
  for (let at = joined && lang === 'ko' ? particle(run, 0, vocabulary as Vocabulary, push) : 0; at < run.length; ) {
    const char = run[at] ?? '';
    if (/\s/.test(char)) {
      flush();
      at += 1;
      continue;
    }
    // inside a Korean word only its ending may be read, or half of every word would mean something
    const inside = lang === 'ko' && rest !== '';
    const hit = vocabulary?.glyphs.get(char)?.find(({ text, sense }) => run.startsWith(text, at) && (!inside || (sense.is === 'operator' && sense.behind && (text.length > 1 || /^(?:\s|$)/.test(run.slice(at + 1))))));
    if (hit !== undefined && (hit.text.length > 1 || hit.sense.is !== 'concept' || /[用写等读要]/.test(char) || single?.has(at) !== false) && wordEndsWell(lang, run, at, hit.text, hit.sense)) {
      flush();
      emit(hit.sense, hit.text, push);
      at += hit.text.length;
      if (lang === 'ko') at += particle(run, at, vocabulary as Vocabulary, push);
      else if (lang === 'ja' && hit.sense.is === 'stop' && hit.text === 'は') push({ is: 'topic' });
      else if (lang === 'ja' && hit.sense.is === 'stop' && /^[をがにで]$/.test(hit.text)) push({ is: 'bound' });
      continue;
    }
    rest += char;
    at += 1;
  }
  flush();
}

/** One syllable of Korean is a word only when nothing but an ending follows it. */
function wordEndsWell(lang: string | undefined, run: string, at: number, text: string, sense: Sense): boolean {
  if (lang !== 'ko' || text.length > 1) return true;
  if (sense.is === 'operator' && sense.behind && text !== '때' && text !== '뿐') return /\S/.test(run[at - 1] ?? ' ') && /^(?:$|[\s는의])/.test(run.slice(at + 1));
  const tail = /^[^\s]*/.exec(run.slice(at + 1))?.[0] ?? '';
  return tail === '' || sense.is === 'operator' || tail.length <= 3;
}

/** Skips the particles and endings behind a Korean word; a topic particle ends a phrase. */
function particle(run: string, at: number, vocabulary: Vocabulary, push: (token: Token) => void): number {
  let skipped = 0;
  for (let round = 0; round < 3; round++) {
    const rest = run.slice(at + skipped);
    if (rest === '' || /^\s/.test(rest)) break;
    const operator = vocabulary.glyphs.get(rest[0] ?? '')?.find(({ text, sense }) => sense.is === 'operator' && sense.behind && rest.startsWith(text) && /^(?:\s|$|[을를이가은는])/.test(rest.slice(text.length)));
    if (operator !== undefined) break;
    const tail = vocabulary.tails.find((one) => rest.startsWith(one));
    if (tail === undefined) break;
    skipped += tail.length;
    if (/^(?:\s|$)/.test(run.slice(at + skipped))) boundary(tail, push);
  }
  return skipped;
}

/** What a Korean ending says about the phrase before it. */
function boundary(tail: string | undefined, push: (token: Token) => void): void {
  if (tail === undefined) return;
  if (/^(?:은|는|에는)$/.test(tail)) push({ is: 'topic' });
  else if (/^(?:을|를|이|가|에|로|으로)$/.test(tail)) push({ is: 'bound' });
  else if (/^(?:하?고|하며|며)$/.test(tail)) push({ is: 'comma', colon: false, clause: true });
}

function leftovers(rest: string, vocabulary: Vocabulary | undefined): { word: string; tail?: string | undefined }[] {
  if (vocabulary?.lang === 'ko') {
    const tail = vocabulary.tails.find((one) => rest.length > one.length && rest.endsWith(one));
    return [{ word: tail === undefined ? rest : rest.slice(0, -tail.length), tail }];
  }
  const parts = vocabulary?.lang === 'ja'
    ? [...(rest.match(/\p{Script=Han}+|[\p{Script=Katakana}ー]+/gu) ?? []), ...(rest.length > 3 && KANA_TAIL.exec(rest)?.[0].length === rest.length ? [rest] : [])]
    : rest.length > 2 ? [...SEGMENTER.segment(rest)].filter(({ isWordLike }) => isWordLike === true).map(({ segment }) => segment) : [rest];
  return parts.map((word) => ({ word }));
}
