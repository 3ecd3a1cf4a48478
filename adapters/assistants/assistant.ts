import type { Adapter, Edition, Machine } from '../../src/adapter.ts';
import type { Kind, Memory } from '../../src/ir/memory.ts';
import { plainEdition } from '../../src/kit/editions.ts';
import { oneFile, type Archive, type FileGround } from '../../src/kit/one-file.ts';
import { printBody, PLAIN_BODY } from '../../src/text/body.ts';
import { forceOf } from '../../src/text/preferring.ts';
import { codePoints } from '../../src/text/measure.ts';
import { documentsOf, type Document, type WantedMember } from './documents.ts';
import { entryOf, pasted } from './paste.ts';

export interface Assistant {
  id: string;
  title: string;
  aliases: readonly string[];
  docs: readonly string[];
  /** What to do with the text. */
  notices: string;
  /** How many memories of how many characters it is said to keep, and where that was seen. */
  limits?: { memories: number; characters: number; seen: string };
  /** What a file of it is. */
  accepts: string;
  archive?: {
    isOf: WantedMember;
    read(documents: readonly Document[], ground: FileGround, kindOf: (said: string) => Kind): Archive;
  };
}

/** Where no heading says the kind: what a person wants is a rule, the rest is about the person. */
const kindOf = (said: string): Kind =>
  forceOf(said) !== 'must' || /\b(?:always|must|should)\b|必ず|항상|总是/iu.test(said) ? 'rule' : 'profile';

const edition = ({ limits }: Assistant): Edition =>
  plainEdition({
    version: '1',
    date: '2026-11-22',
    limits: limits
      ? {
          memories: { value: limits.memories, seen: limits.seen },
          characters: { value: limits.characters, seen: limits.seen },
        }
      : {},
    kinds: { rule: 'Instructions', profile: 'Identity', project: 'Projects' },
    evidence: { value: 'none: a line holds a date and words', seen: 'the import prompt of Claude.ai, 2026' },
  });

/** An assistant in a browser: it keeps nothing on this machine, and is read and written as files that people carry. */
export const assistant = (each: Assistant): Adapter => {
  const { id, title, aliases, docs, notices, limits, accepts, archive } = each;
  return oneFile({
    id,
    title,
    aliases,
    docs,
    notices,
    accepts,
    conventions: [edition(each)],
    fresh: '',
    says: ['kind', 'statement', 'why', 'how', 'detail', 'scope', 'dates'],
    contents: (text, ground) => pasted(text, ground, kindOf),
    say: (memory, old, ground) => entryOf(memory, old, ground, kindOf),
    delivery: (memory, place) => {
      const over =
        limits &&
        (place >= limits.memories
          ? `${title} is said to keep ${limits.memories} memories, and it is one more`
          : lengthOf(memory) > limits.characters
            ? `${title} is said to keep ${limits.characters} characters of a memory, and it has more`
            : undefined);
      return { delivery: 'unseen', reason: over ?? `what ${title} makes of the text cannot be seen from here` };
    },
    undriven: `${title} runs at its vendor: what it made of the text cannot be seen from here`,
    ...(archive && {
      archive: (machine: Machine, file: string): Archive | undefined => {
        const documents = documentsOf(machine, file, archive.isOf);
        if (documents === undefined) return undefined;
        return 'broken' in documents
          ? { drafts: [], broken: documents.broken }
          : archive.read(documents, machine, kindOf);
      },
    }),
  });
};

const lengthOf = (memory: Memory): number => codePoints(printBody(memory, PLAIN_BODY));
