import { markIn, markText } from '../../src/kit/mark-line.ts';
import { noteLines, readNote } from '../../src/kit/note.ts';
import { repeatsFile } from '../../src/kit/typed-name.ts';
import { isType, kindOfType, TYPE_OF } from '../../src/kit/typed.ts';
import { canonical } from '../../src/ir/identity.ts';
import type { Mark } from '../../src/ir/mark.ts';
import type { Memory, Scope } from '../../src/ir/memory.ts';
import { parseBody, printBody, type Body } from '../../src/text/body.ts';
import { derive } from '../../src/text/derive.ts';
import { printScalar, readFrontmatter } from '../../src/text/frontmatter.ts';
import { oneLine } from '../../src/text/sentence.ts';
import { headText } from '../../src/text/yaml.ts';

/** What the client reads of a head: the first line of a key, nothing unquoted, nothing nested (0.24.4). */
const lineOf = (inner: string, key: string): string | undefined =>
  new RegExp(`^${key}:[^\\S\\n]*(.+)$`, 'm').exec(inner)?.[1]?.trim();

export interface Shown {
  type: string;
  title: string;
  description: string;
}

/** A file as the client knows it; it passes over a file without such a head, or of any other type (0.24.4). */
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

export interface Said {
  /** Lines of memport's own stand in the head: only these say dates, authors and what else a head of theirs cannot. */
  note?: Omit<Memory, 'id' | 'name' | 'places' | 'native'>;
  mark?: Mark;
  kind: Memory['kind'];
  type?: string;
  name?: string;
  title?: string;
  description?: string;
  hook?: string;
  body: Body;
  /** Between the fences, and where the body begins. */
  inner?: string;
  from: number;
}

const unquoted = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : (/^(["'])([^"'\\]*)\1$/.exec(text)?.[2] ?? text);

export const saidIn = (text: string, file: string): Said => {
  const front = readFrontmatter(text);
  const inner = front && text.slice(...front.inner);
  const from = front?.block[1] ?? (text.startsWith('\ufeff') ? 1 : 0);
  const body = parseBody(text.slice(from));
  const line = (key: string): string | undefined => unquoted(lineOf(inner ?? '', key)) || undefined;
  const [type, name, description] = [line('type'), line('name'), line('description')];
  const note = readNote(text)?.memory;
  const head = front?.head ?? {};
  const mark = markIn(headText(head, 'memport'));
  const ofType = type !== undefined && isType(type);
  const kind = note && (!ofType || TYPE_OF[note.kind] === type) ? note.kind : kindOfType(type);
  const title = headText(head, 'title') ?? (name === undefined || repeatsFile(name, file) ? undefined : oneLine(name));
  const statesIt = description === undefined || description === oneLine(body.statement);
  const hook = headText(head, 'hook') ?? (statesIt ? undefined : description);
  return {
    kind,
    body,
    from,
    ...(note && { note }),
    ...(mark && { mark }),
    ...(type !== undefined && { type }),
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(hook !== undefined && { hook }),
    ...(inner !== undefined && { inner }),
  };
};

export interface Words {
  name: string;
  description: string;
}

/** The lines that say a memory, by key: three of the client's, then memport's own, which it passes over. */
export const headLines = (
  memory: Memory,
  { name, description }: Words,
  home: Scope,
  file: string,
  mark: Mark | undefined,
): Map<string, string> => {
  const { title, hook, ...rest } = memory;
  const derived = derive(memory.statement);
  const lines = [
    `name: ${name}`,
    `description: ${description}`,
    `type: ${TYPE_OF[memory.kind]}`,
    ...noteLines({ ...rest, scope: canonical(memory.scope) === canonical(home) ? { level: 'global' } : memory.scope }),
    ...(mark ? [`memport: ${printScalar(markText(mark))}`] : []),
  ];
  // Where the client's own lines would be read back as other words, memport's say them.
  const back = saidIn(`---\n${lines.join('\n')}\n---\n\n${printBody(memory)}\n`, file);
  if ((title ?? derived.title) !== (back.title ?? derived.title))
    lines.push(`title: ${printScalar(title ?? derived.title)}`);
  if ((hook ?? derived.hook) !== (back.hook ?? derived.hook)) lines.push(`hook: ${printScalar(hook ?? derived.hook)}`);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line]));
};
