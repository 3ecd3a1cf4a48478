import type { Adapter, Edition, Machine } from '../../src/adapter.ts';
import type { Kind, Memory } from '../../src/ir/memory.ts';
import { oneFile, type Archive, type Ground } from '../../src/kit/one-file.ts';
import { printBody, PLAIN_BODY } from '../../src/text/body.ts';
import { forceOf } from '../../src/text/force.ts';
import { codePoints } from '../../src/text/measure.ts';
import { documentsOf, type Document } from './archive.ts';
import { chatGptArchive, isOfChatGpt } from './chatgpt.ts';
import { claudeAiArchive, isOfClaudeAi } from './claude-ai.ts';
import { entryOf, pasted } from './paste.ts';

interface Assistant {
  id: string;
  title: string;
  aliases: readonly string[];
  docs: readonly string[];
  /** What to do with the text. */
  notices: string;
  /** How many memories of how many characters it is said to keep, and where that was seen. */
  limits?: { memories: number; characters: number; seen: string };
  archive?: {
    isOf(name: string): boolean;
    read(documents: readonly Document[], ground: Ground, kindOf: (said: string) => Kind): Archive;
  };
}

const CLAUDE_AI_LIMITS = {
  memories: 30,
  characters: 200,
  seen: "users' reports of the limits of its memory tool, 2025-11; the vendor publishes none",
};

const ASSISTANTS: readonly Assistant[] = [
  {
    id: 'chatgpt',
    title: 'ChatGPT',
    aliases: ['chat-gpt'],
    docs: ['https://help.openai.com/en/articles/8590148-memory-faq'],
    notices: 'ChatGPT learns of it when you paste the text into a new chat and ask it to remember each line.',
    archive: { isOf: isOfChatGpt, read: chatGptArchive },
  },
  {
    id: 'claude-ai',
    title: 'Claude.ai',
    aliases: ['claude.ai', 'claude-app'],
    docs: ['https://support.claude.com/en/articles/12123587-import-and-export-your-memory-from-claude'],
    notices:
      'Claude.ai learns of it when you paste the text at Settings → Memory → Import; it makes memories of its own words of it, which may take a day.',
    limits: CLAUDE_AI_LIMITS,
    archive: { isOf: isOfClaudeAi, read: claudeAiArchive },
  },
  {
    id: 'gemini-app',
    title: 'Gemini app',
    aliases: ['gemini.google.com'],
    docs: ['https://support.google.com/gemini'],
    notices: 'Gemini learns of it when you paste the text at Settings → Import memory to Gemini.',
  },
];

/** Where no heading says the kind: what a person wants is a rule, the rest is about the person. */
const kindOf = (said: string): Kind =>
  forceOf(said) !== 'must' || /\b(?:always|must|should)\b|必ず|항상|总是/iu.test(said) ? 'rule' : 'profile';

const edition = ({ limits }: Assistant): Edition => ({
  version: '1',
  date: '2026-11-22',
  limits: limits
    ? {
        memories: { value: limits.memories, seen: limits.seen },
        characters: { value: limits.characters, seen: limits.seen },
      }
    : {},
  kinds: { rule: 'Instructions', profile: 'Identity', project: 'Projects' },
  frames: [],
  evidence: { value: 'none: a line holds a date and words', seen: 'the import prompt of Claude.ai, 2026' },
  order: {},
});

const adapterOf = (each: Assistant): Adapter => {
  const { id, title, aliases, docs, notices, limits, archive } = each;
  return oneFile({
    id,
    title,
    aliases,
    docs,
    notices,
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

export const assistant = (id: string): Adapter => adapterOf(ASSISTANTS.find((each) => each.id === id) as Assistant);
