import { emit, segmentsOf, type Push } from './token.ts';
import { english, fold, SPACED, stem, writtenWords, type Vocabulary } from './vocabulary.ts';

/** Scripts without spaces that we have no list for. */
const UNSPACED = /\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u;

/** A single word outside any phrase. */
export function latinWord(raw: string, vocabulary: Vocabulary | undefined, push: Push, quoted: boolean, capital = false): void {
  const word = raw.toLowerCase();
  const own = vocabulary !== undefined && SPACED.has(vocabulary.lang) ? vocabulary : undefined;
  for (const one of own === undefined ? [english()] : [own, english()]) {
    const exact = one.phrases.get(word)?.find(({ words: parts }) => parts.length === 1)?.sense;
    // in another language only the nouns of the trade are English ("commit", "deploy"), never its grammar
    if (exact !== undefined && !(quoted && exact.is !== 'concept') && (one === own || exact.is === 'concept')) return emit(exact, raw, push, quoted, capital);
    const stemmed = one.stems.get(stem(word, one.endings));
    if (stemmed !== undefined && word.length >= 4) return emit(stemmed, raw, push, quoted, capital);
  }
  if (/^[a-z]+(?:-[a-z]+)*-\d+[a-z]?$/.test(word)) return push({ is: 'literal', kind: 'code', key: `code:${word}`, text: raw }); // eu-west-1
  if (word.includes('-') && !quoted) {
    const parts = word.split('-').filter((part) => part !== '');
    const listed = (part: string): boolean => [own, english()].some((one) => one?.phrases.get(part)?.some(({ words: only }) => only.length === 1) === true || one?.stems.has(stem(part, one.endings)) === true);
    if (parts.length > 1 && parts.every((part) => part.length > 1 && listed(part))) {
      for (const part of parts) latinWord(part, vocabulary, push, false);
      return;
    }
  }
  const joined = word.replaceAll('-', '');
  push({ is: 'word', key: /[\d_.@]/.test(word) ? fold(word) : stem(joined, (own ?? english()).endings), text: raw, polar: 1, known: false, quoted, capital });
}

/** No word of the language or the trade. */
const isFree = (word: string, vocabulary: Vocabulary | undefined): boolean => vocabulary?.phrases.get(word)?.some(({ words: parts }) => parts.length === 1) !== true && english().phrases.get(word)?.some(({ words: parts }) => parts.length === 1) !== true;

/** Words parted by spaces: phrases we know, names, and the rest one by one. */
export function spacedRun(run: string, vocabulary: Vocabulary | undefined, push: Push): void {
  if (UNSPACED.test(run)) {
    for (const { segment, isWordLike } of segmentsOf(run)) {
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
    while (capital && spaced?.lang !== 'de' && names < 4 && /^\p{Lu}\p{Ll}/u.test(written[at + names] ?? '') && isFree(found[at + names] ?? '', spaced) && (names > 1 || isFree(word, spaced)) && !/['/]/.test(found[at + names] ?? '')) names += 1;
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
