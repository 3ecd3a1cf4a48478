import { globSync, readFileSync } from 'node:fs';
import { type MemoryMention, mentionsIn } from '../../../src/audit/replaced/memory-mention.ts';

/** A memory that names another one (README.md), and what it says of it. */
export interface MentionText {
  id: string;
  lang: string;
  label: 'replaced' | 'replacing' | 'other';
  /** The memory that is named, as it stands in the text. */
  mention: string;
  text: string;
}

const FOLDER = new URL('./', import.meta.url);

/** All sets, each text with the name of its own. */
export const mentionTexts = (): (MentionText & { set: string })[] =>
  globSync('*.jsonl', { cwd: FOLDER.pathname })
    .sort()
    .flatMap((file) => readMentions(new URL(file, FOLDER)).map((row) => ({ set: file.replace('.jsonl', ''), ...row })));

export const readMentions = (file: string | URL): MentionText[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as MentionText);

/** Where the memory is named; what else looks like a name is one only where it is a link. */
export const mentionOf = ({ id, text, mention }: MentionText): { of: MemoryMention; all: readonly MemoryMention[] } => {
  const all = mentionsIn(text);
  const of = all.find(({ link }) => link.to.replace(/^.*\/|\.md$/g, '') === mention.replace(/^.*\/|\.md$/g, ''));
  if (of === undefined) throw new Error(`${id} does not name ${mention}`);
  return { of, all: all.filter((each) => each === of || text.startsWith('[', each.span[0])) };
};
