import { fieldHash } from '../ir/identity.ts';
import type { Kind, Memory } from '../ir/memory.ts';
import { parseBody, PLAIN_BODY, printBody } from '../text/body.ts';
import type { Grammar, Told } from './folder-of-texts.ts';

const OWN_TAG = /^mp-[0-9a-f]{8}$/;
const BLANK = ' ';

/** The lines of an entry behind its tags. */
const linesIn = (entry: string): { tags?: string[]; lines: string[] } => {
  const [first = '', ...rest] = entry.split('\n').map((line) => line.replace(/\r$/, ''));
  return first.startsWith('#')
    ? { tags: first.slice(1).split(/\s+/).filter(Boolean), lines: rest }
    : { lines: [first, ...rest] };
};

/** What a reader gets of a text that keeps entries by their tags, of which the last counts, and those without as one. */
export const lastOfEachTag = (text: string): string[] => {
  const byTags = new Map<string, string[]>();
  for (const { tags, lines } of text.split('\n\n').filter(Boolean).map(linesIn)) {
    const key = tags?.join(' ') ?? 'untagged';
    byTags.set(key, tags ? lines : [...(byTags.get(key) ?? []), ...lines]);
  }
  return [...byTags.values()].flat();
};

/** The tags of an entry as such a reader compares them; none where it has no line of them. */
export const tagsOf = ({ native }: Memory): string | undefined =>
  typeof native['tags'] === 'string' ? native['tags'] : undefined;

/**
 * Paragraphs, each below a line of tags where it has them. An empty line parts entries, so one inside an entry becomes
 * a line of one space. Two entries with the same tags may be one to the reader, and a first line with a `#` is taken
 * for tags: so each of ours has a tag of its own.
 */
export const taggedEntries = (kindIn: (file: string) => Kind): Grammar => ({
  lineEnds: '\n',
  toldIn: (text, file) => {
    const out: Told[] = [];
    let start = 0;
    for (const piece of text.split('\n\n')) {
      const end = start + piece.replace(/\n$/, '').length;
      const { tags, lines } = linesIn(piece);
      const body = parseBody(lines.map((line) => (line === BLANK ? '' : line)).join('\n'));
      const keywords = (tags ?? []).filter((tag) => !OWN_TAG.test(tag));
      const said = { ...body, kind: kindIn(file), keywords, native: { tags: tags?.join(' ') ?? null } };
      if (body.statement !== '')
        out.push({ span: [start, end], cut: [start, Math.min(text.length, start + piece.length + 2)], said });
      start += piece.length + 2;
    }
    return out;
  },
  sayings: (memory) => {
    const tags = [...memory.keywords.filter((word) => /^\S+$/.test(word)), `mp-${fieldHash(memory.statement)}`];
    return [printBody(memory, PLAIN_BODY), printBody(memory)].map(
      (body) => `# ${tags.join(' ')}\n${body.replace(/^$/gm, BLANK)}`,
    );
  },
  withMore: (text, sayings) => {
    const last = text.split('\n\n').at(-1) ?? '';
    const gap = last === '' ? '' : last.endsWith('\n') ? '\n' : '\n\n';
    return `${text}${gap}${sayings.map((said) => `${said}\n\n`).join('')}`;
  },
  isBare: (text) => text.trim() === '',
});
