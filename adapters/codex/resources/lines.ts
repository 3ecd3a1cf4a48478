import type { Part } from '../../../src/adapter.ts';
import { wordsHash } from '../../../src/kit/line-hashes.ts';
import { hookOf, inLine, lineSays, sentencesOf, unmarked } from '../../../src/kit/lines.ts';
import type { Memory, Place } from '../../../src/ir/memory.ts';
import { folded } from '../../../src/text/flat.ts';
import { readBullet, type BulletBody } from '../summary/bullets.ts';
import type { Generation } from '../conventions.ts';
import { lineHook } from '../summary/hooks.ts';
import { HANDBOOK, SUMMARY } from '../paths.ts';
import { sectionKind } from '../summary/sayings.ts';
import { tellingsOf } from '../summary/tellings.ts';

type Says = Pick<Place, 'says' | 'words' | 'hash'>;

/**
 * What a line of the summary says of a memory: what `lineSays` knows, or the statement with more of the rest below it.
 */
export const lineTells = (line: string, memory: Memory): Says => {
  const plain = lineSays(line, memory);
  if (plain.words === undefined) return plain;
  const { words: said } = plain;
  if ([lineHook(memory), ...sentencesOf(memory)].some((sentence) => folded(sentence) === said))
    return { says: ['hook'], hash: wordsHash(line) };
  const words = unmarked(plain.words);
  const texts = tellingsOf(memory).map(({ says, text }) => ({ says, text: unmarked(inLine(text)) }));
  const telling = texts.find(({ text }) => text === words || text === unmarked(inLine(line)));
  if (telling) return { says: telling.says, hash: wordsHash(line) };
  // Somebody changed the statement of the line and nothing below it: those are the other words.
  const lean = texts[0]?.text.length ?? 0;
  const tail = texts.map(({ text }) => text.slice(lean)).findLast((each) => each !== '' && words.endsWith(each)) ?? '';
  const isAsPlaced = memory.mark?.lines?.[SUMMARY] === wordsHash(line);
  return tail === '' || isAsPlaced ? plain : { says: [], words: words.slice(0, -tail.length) };
};

/** What a bullet says of a memory, its frame and the file it names taken off. */
export const bulletSays = (said: BulletBody, memory: Memory): Says => {
  const whole = lineTells(said.bare ?? said.statement, memory);
  const agrees = REASONS.every(
    (field) => said[field] === undefined || inLine(said[field]) === inLine(memory[field] ?? ''),
  );
  return whole.words !== undefined && agrees && unmarked(inLine(said.statement)) === unmarked(inLine(memory.statement))
    ? { says: ['statement'] }
    : whole;
};

const REASONS = ['why', 'how', 'detail'] as const;

/** A bullet of the handbook may hold only a name, where it could hold no word of the memory. */
export const handbookSays = (said: BulletBody, memory: Memory, file: string): Says =>
  [nameOf(file), ANY].includes(said.bare ?? '') ? { says: [] } : bulletSays(said, memory);

export const ANY = 'memory';
export const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.md'.length);

/** By file, a hash of what the lines among these parts say of the memory whose resource is `file`. */
export const linesIn = (parts: readonly Part[], memory: Memory, file: string): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const says = partSays(part, memory, file);
      const words =
        says?.words ??
        (says?.says.includes('statement')
          ? memory.statement
          : says?.says.includes('hook')
            ? hookOf(memory)
            : undefined);
      return part.file === undefined || words === undefined ? [] : [[part.file, says?.hash ?? wordsHash(words)]];
    }),
  );

const partSays = ({ slot, container, text }: Part, memory: Memory, file: string): Says | undefined => {
  const kind = sectionKind(container.slice(container.indexOf('/') + 1));
  if (slot === 'bullet') return bulletSays(readBullet(text, kind, false), memory);
  if (slot === 'handbook') return handbookSays(readBullet(text, kind, true), memory, file);
  if (slot !== 'route') return undefined;
  const name = `${nameOf(file)}:`;
  return lineTells(
    /^\s/.test(text.slice(name.length)) && text.startsWith(name) ? text.slice(name.length).trimStart() : text,
    memory,
  );
};

/** The files in which an earlier version wrote lines for a resource, by what its head says (`memport, summary/…`). */
export const filesOfOldMark = (placed: string, generation: Generation): string[] => [
  ...(/summary\/|route/.test(placed) ? [SUMMARY] : []),
  ...(generation === 'v1' ? [HANDBOOK] : []),
];
