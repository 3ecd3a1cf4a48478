import { canonical } from '../../ir/identity.ts';
import type { Mark } from '../../ir/mark.ts';
import type { Memory, Scope } from '../../ir/memory.ts';
import { parseBody, printBody } from '../../text/body.ts';
import { derive } from '../../text/derive.ts';
import { printScalar, readFrontmatter } from '../../text/frontmatter.ts';
import { oneLine } from '../../text/sentence.ts';
import { headText } from '../../text/yaml.ts';
import { markIn, markText } from '../mark-line.ts';
import { noteLines, readNote, type Note } from '../note.ts';
import { repeatsFile } from '../typed-name.ts';
import { isType, kindOfType, TYPE_OF } from '../typed.ts';
import type { HeadedFile } from './edited-file.ts';

/** A flat head as a client reads it line by line: the first of a key, nothing unquoted, nothing nested. */
const lineOf = (inner: string, key: string): string | undefined =>
  new RegExp(`^${key}:[^\\S\\n]*(.+)$`, 'm').exec(inner)?.[1]?.trim();

export interface Shown {
  type: string;
  title: string;
  description: string;
}

/** A file as the client knows it; it passes over a file without such a head, or of any other type. */
export const shownHead = (text: string): Shown | undefined => {
  const inner = /^---\n([\s\S]*?)\n---/.exec(text.replace(/\r\n/g, '\n'))?.[1] ?? '';
  const type = lineOf(inner, 'type') ?? '';
  if (!isType(type)) return undefined;
  return {
    type,
    title: lineOf(inner, 'name') ?? lineOf(inner, 'title') ?? type,
    description: lineOf(inner, 'description') ?? '',
  };
};

export interface FlatFile extends HeadedFile {
  /** Lines of memport's own stand in the head: only these say dates, authors and what else a head of theirs cannot. */
  note: Note['memory'] | undefined;
  mark: Mark | undefined;
  kind: Memory['kind'];
  type: string | undefined;
  name: string | undefined;
  title: string | undefined;
  description: string | undefined;
  hook: string | undefined;
}

const unquoted = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : (/^(["'])([^"'\\]*)\1$/.exec(text)?.[2] ?? text);

export const readFlatFile = (text: string, file: string): FlatFile => {
  const front = readFrontmatter(text);
  const from = front?.block[1] ?? (text.startsWith('\ufeff') ? 1 : 0);
  const body = parseBody(text.slice(from));
  const own = front ? text.slice(...front.inner) : '';
  const [type, name, description] = ['type', 'name', 'description'].map(
    (key) => unquoted(lineOf(own, key)) || undefined,
  );
  const note = readNote(text)?.memory;
  const { head = {} } = front ?? {};
  const ofType = type !== undefined && isType(type);
  const statesIt = description === undefined || description === oneLine(body.statement);
  return {
    text,
    inner: front?.inner,
    from,
    body,
    note,
    mark: markIn(headText(head, 'memport')),
    kind: note && (!ofType || TYPE_OF[note.kind] === type) ? note.kind : kindOfType(type),
    type,
    name,
    title: headText(head, 'title') ?? (name === undefined || repeatsFile(name, file) ? undefined : oneLine(name)),
    description,
    hook: headText(head, 'hook') ?? (statesIt ? undefined : description),
  };
};

/** What the client itself shows of a memory. */
export type Words = Pick<Shown, 'title' | 'description'>;

/** A memory in a file, and what else its head says. */
export interface Saying {
  memory: Memory;
  words: Words;
  file: string;
  /** Of the store: a scope that is the same is not said. */
  home: Scope;
  mark: Mark | undefined;
}

/** The lines that say a memory, by key: three of the client's, then memport's own, which it passes over. */
export const headLines = ({ memory, words, file, home, mark }: Saying): Map<string, string> => {
  const { title, hook, ...rest } = memory;
  const derived = derive(memory.statement);
  const lines = [
    `name: ${words.title}`,
    `description: ${words.description}`,
    `type: ${TYPE_OF[memory.kind]}`,
    ...noteLines({ ...rest, scope: canonical(memory.scope) === canonical(home) ? { level: 'global' } : memory.scope }),
    ...(mark ? [`memport: ${printScalar(markText(mark))}`] : []),
  ];
  // Where the client's own lines would be read back as other words, memport's say them.
  const back = readFlatFile(`---\n${lines.join('\n')}\n---\n\n${printBody(memory)}\n`, file);
  if ((title ?? derived.title) !== (back.title ?? derived.title))
    lines.push(`title: ${printScalar(title ?? derived.title)}`);
  if ((hook ?? derived.hook) !== (back.hook ?? derived.hook)) lines.push(`hook: ${printScalar(hook ?? derived.hook)}`);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line]));
};
