import { byteLength } from './measure.ts';

/** With a type before it and `-2.md` behind it, still a file name on every disk. */
export const NAME_BYTES = 120;

/** Characters that show nothing, fillers that count as letters included. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const OTHER = /[^\p{L}\p{M}\p{N}._+-]+/gu;
/** What Windows keeps for its devices, whatever comes after a full stop. */
const DEVICE = /^(?:con|prn|aux|nul|conin|conout|com\d|lpt\d)(?:\.|$)/;
/** Files that harnesses read as something else than one memory. */
const KEPT = /^(?:memory|readme|skill)$/;
/** Codex deletes what begins like this after a week (formats: `%Y-%m-%dT%H-%M-%S`). */
const STAMP = /^\d{4}-\d{2}-\d{2}/;

/** What two names are compared by: a disk may take any two of these for one. */
export const foldedName = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

/**
 * A name that every disk, every link and every list can hold: letters of any script as they are, `-` for what a name
 * cannot hold, cut between words. Empty where the text has no letter and no digit.
 */
export const nameFrom = (text: string, most: number = NAME_BYTES): string => {
  const plain = text.toWellFormed().normalize('NFC').replace(INVISIBLE, '').replace(OTHER, ' ').normalize('NFC');
  const tidy = plain
    .replace(/[ -]* [ -]*/g, '-')
    .replace(/-{3,}/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[\p{M}.+-]+/u, '');
  const name = shown(tidy, most);
  const before = prefixFor(name);
  return before === '' ? name : before + shown(tidy, most - before.length);
};

const prefixFor = (name: string): string => {
  const like = foldedName(name);
  return STAMP.test(like) ? 'on-' : DEVICE.test(like) || KEPT.test(like) ? 'note-' : '';
};

const shown = (text: string, most: number): string => {
  const name = cut(text, most).replace(/[.-]+$/, '');
  return /[\p{L}\p{N}]/u.test(name) ? name : '';
};

/** At most so many bytes, whole words; of a word that is longer alone, as much as can be read. */
const cut = (text: string, most: number): string => {
  if (byteLength(text) <= most) return text;
  const words = fitting(text.split(/(?=[-_.])/), most);
  if (/[\p{L}\p{N}]/u.test(words)) return words;
  const parts = (['word', 'grapheme'] as const).map((granularity) =>
    [...new Intl.Segmenter('und', { granularity }).segment(text)].map(({ segment }) => segment),
  );
  return [...parts, [...text]].map((each) => fitting(each, most)).find((each) => each !== '') ?? '';
};

const fitting = (parts: readonly string[], most: number): string => {
  let out = '';
  let bytes = 0;
  for (const part of parts) {
    bytes += byteLength(part);
    if (bytes > most) break;
    out += part;
  }
  return out;
};
