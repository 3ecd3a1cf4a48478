import { fieldHash, scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import { derive } from '../text/derive.ts';
import { byteLength } from '../text/measure.ts';
import { foldedName, NAME_BYTES, nameFrom } from '../text/name.ts';
import { recalled } from '../text/recalled.ts';

type Words = Pick<Memory, 'title' | 'statement' | 'kind'>;

/**
 * A name made of words stands in a loaded line beside those words: it is only as long as it takes to know the memory
 * again.
 */
const WORDS_BYTES = 24;

/** What a memory is called that has no name of its own: the first words of its title. */
export const nameOfWords = (memory: Words, most: number = WORDS_BYTES): string => {
  const texts = [memory.title ?? derive(memory.statement).title, memory.statement.slice(0, 400)];
  for (const text of texts) {
    const { whole, first } = wholeName(text);
    // A first word of that length stays a word.
    const name = nameFrom(whole, Math.max(most, first));
    if (name !== '') return name;
  }
  return `${memory.kind}-${fieldHash(memory.statement)}`;
};

/**
 * All that a name could be made of, and how many bytes its first word takes. Clients take a name apart at what is no
 * letter, digit, `-` or `_` (docs/formats/claude-code.md §3): one that memport makes has nothing else.
 */
const wholeName = recalled((text): { whole: string; first: number } => {
  const whole = nameFrom(
    text
      .toLowerCase()
      .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
      .replace(/[.+]+/g, ' '),
  );
  return { whole, first: byteLength(firstWord(whole)) };
});

/** Of plain letters before a dash nobody has to be asked where the word ends. */
const firstWord = (whole: string): string =>
  /^[a-z0-9]+(?=-|$)/.exec(whole)?.[0] ?? wordsIn(whole)[Symbol.iterator]().next().value?.segment ?? '';

/** Made on first need: loading what it knows of the languages takes a fifth of a start. */
let segmenter: Intl.Segmenter | undefined;
const wordsIn = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter('und', { granularity: 'word' })).segment(text);

/** Whether its name says no more than its words do, so that it changes with them. */
export const isNameOfWords = (memory: Memory): boolean => {
  const names = [memory.name, memory.name.replace(/-\d+$/, '')];
  return names.includes(nameOfWords(memory)) || names.includes(nameOfWords(memory, NAME_BYTES));
};

/** More of its words, for a name that is made of them. */
export const longerWords = (memory: Memory): string =>
  isNameOfWords(memory) ? nameOfWords(memory, NAME_BYTES) : memory.name;

/**
 * No two memories of one scope are called the same: of equal names each takes `longer`, which is the name with what
 * was left off, where it has one; numbers come only where those are equal as well. A name made of words is lengthened
 * beside any other with the same first words, whatever its scope: so it stays the same where their scopes meet.
 */
export const withOwnNames = (
  memories: readonly Memory[],
  longer: (memory: Memory) => string = longerWords,
): Memory[] => {
  const keyOf = (memory: Memory, name: string): string => `${scopeKey(memory.scope)}\u0000${foldedName(name)}`;
  const counts = new Map<string, number>();
  const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  const words = new Map(
    memories.flatMap((each) => {
      const first = nameOfWords(each);
      // A number was given when others were called so, and stays.
      const isWords = each.name === first || each.name === nameOfWords(each, NAME_BYTES);
      return isWords ? [[each, foldedName(first)] as const] : [];
    }),
  );
  for (const each of memories) count(keyOf(each, each.name));
  for (const first of words.values()) count(first);
  const isAlone = (each: Memory): boolean =>
    counts.get(keyOf(each, each.name)) === 1 && (isFiled(each) || (counts.get(words.get(each) ?? '') ?? 1) === 1);
  const taken = new Set(memories.filter(isAlone).map((each) => keyOf(each, each.name)));
  const shared = memories.filter((each) => !isAlone(each));
  const named = new Map<Memory, string>();
  // A name that somebody gave goes before one that is made of words.
  for (const memory of [...shared.filter((each) => !words.has(each)), ...shared.filter((each) => words.has(each))]) {
    const wish = longer(memory);
    let name = wish;
    for (let at = 2; taken.has(keyOf(memory, name)); at += 1) name = `${wish}-${at}`;
    taken.add(keyOf(memory, name));
    named.set(memory, name);
  }
  return memories.map((memory) => {
    const name = named.get(memory);
    return name === undefined ? memory : { ...memory, name };
  });
};

/** A file is called so, a type before the name aside: links lead there by that name. */
const isFiled = ({ name, places }: Memory): boolean =>
  places.some(({ file }) => foldedName(file).endsWith(foldedName(`${name}.md`)));

/**
 * A free file for a new memory, under its own name. Where that is taken: the name with the harness's own word for its
 * kind before it, then with a number. `named` hands out paths (`Site.name`).
 */
export const freeFile = (
  memory: Memory,
  named: (wish: string, holder: string) => string,
  fileOf: (name: string) => string,
): string => {
  const name = nameFrom(memory.name) || nameOfWords(memory);
  const type = /^[a-z]+$/.test(memory.nativeKind ?? '') ? memory.nativeKind : memory.kind;
  const [plain, typed] = [fileOf(name), fileOf(name.startsWith(`${type}_`) ? name : `${type}_${name}`)];
  return named(plain, memory.id) === plain ? plain : named(typed, memory.id);
};
