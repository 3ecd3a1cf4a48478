import { fieldHash } from '../../src/ir/identity.ts';
import type { Kind } from '../../src/ir/memory.ts';
import type { Grammar, Told } from '../../src/kit/folder-of-texts.ts';
import { parseBody, PLAIN_BODY, printBody } from '../../src/text/body.ts';

/** A kind is a category of its own; what people call theirs is read as reference. */
export const CATEGORIES: Readonly<Record<Kind, string>> = {
  profile: 'user.txt',
  rule: 'rules.txt',
  project: 'project.txt',
  reference: 'reference.txt',
  procedure: 'procedures.txt',
  episode: 'history.txt',
};

const kindOf = (file: string): Kind =>
  (Object.entries(CATEGORIES).find(([, each]) => each === file)?.[0] ?? 'reference') as Kind;

const OWN_TAG = /^mp-[0-9a-f]{8}$/;
const BLANK = ' ';

/** The lines of an entry behind its tags. */
const linesIn = (entry: string): { tags?: string[]; lines: string[] } => {
  const [first = '', ...rest] = entry.split('\n').map((line) => line.replace(/\r$/, ''));
  return first.startsWith('#')
    ? { tags: first.slice(1).split(/\s+/).filter(Boolean), lines: rest }
    : { lines: [first, ...rest] };
};

/** What Goose retrieves of a file: by their tags, of which the last counts, and all that have none together. */
export const retrieved = (text: string): string[] => {
  const byTags = new Map<string, string[]>();
  for (const { tags, lines } of text.split('\n\n').filter(Boolean).map(linesIn)) {
    const key = tags?.join(' ') ?? 'untagged';
    byTags.set(key, tags ? lines : [...(byTags.get(key) ?? []), ...lines]);
  }
  return [...byTags.values()].flat();
};

/**
 * An empty line parts entries, so one inside an entry becomes a line of one space. Two entries with the same tags are
 * one to Goose, which keeps the last, and a first line with a `#` is taken for tags: so each of ours has a tag of its own.
 */
export const entries: Grammar = {
  lineEnds: '\n',
  toldIn: (text, file) => {
    const out: Told[] = [];
    let start = 0;
    for (const piece of text.split('\n\n')) {
      const end = start + piece.replace(/\n$/, '').length;
      const { tags, lines } = linesIn(piece);
      const body = parseBody(lines.map((line) => (line === BLANK ? '' : line)).join('\n'));
      const keywords = (tags ?? []).filter((tag) => !OWN_TAG.test(tag));
      const said = { ...body, kind: kindOf(file), keywords, native: { tags: tags?.join(' ') ?? null } };
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
};
