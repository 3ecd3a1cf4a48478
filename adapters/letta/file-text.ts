import type { Kind, Memory, Scope } from '../../src/ir/memory.ts';
import { differing } from '../../src/kit/losses.ts';
import { bodyOf, parseBody, printBody, sameBody, type Body } from '../../src/text/body.ts';
import { derive, ownWords } from '../../src/text/derive.ts';
import { oneLine } from '../../src/text/sentence.ts';
import type { Layout } from './constraints.ts';

/** A memory file: a head of one or two lines, and a body. */
export interface LettaFile {
  /** Absent where the file has no head that Letta would read. */
  head?: Readonly<Record<string, string>>;
  /** Where the body begins. */
  from: number;
  body: Body;
}

/** Like Letta's own reader, which takes any line end; its hook takes `\n` alone (`headProblems`). */
const HEAD = /^\ufeff?---\r?\n((?:(?!---\r?(?:\n|$))[^\n]*\n)*)---(?:\r?\n|$)/;

export const readLettaFile = (text: string, layout: Layout): LettaFile => {
  const match = HEAD.exec(text);
  const from = match?.[0].length ?? (text.startsWith('\ufeff') ? 1 : 0);
  const body = parseBody(text.slice(from));
  if (!match) return { from, body };
  const head: Record<string, string> = {};
  const lines = (match[1] ?? '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const [, key, value] = /^ *([a-z_]+) *: *(.*?) *$/.exec(line) ?? [];
    if (key === undefined || value === undefined) continue;
    const said = /^[|>][+-]?$/.test(value) ? indentedBelow(lines, index) : value;
    head[key] ??= layout === 'memfs-v2' ? unquoted(said) : said;
  }
  return { head, from, body };
};

/** The lines of a block scalar, as one. */
const indentedBelow = (lines: readonly string[], at: number): string => {
  const end = lines.findIndex((line, index) => index > at && /^\S/.test(line));
  return oneLine(lines.slice(at + 1, end === -1 ? undefined : end).join(' '));
};

/** The newer layout quotes as JSON does; what is not quoted is the text itself. */
const unquoted = (value: string): string => {
  if (/^'.*'$/.test(value) && value.length > 1) return value.slice(1, -1).replaceAll("''", "'");
  try {
    const said: unknown = /^".*"$/.test(value) ? JSON.parse(value) : value;
    return typeof said === 'string' ? said : value;
  } catch {
    return value.slice(1, -1);
  }
};

const WORDS: Readonly<Record<Kind, string>> = {
  profile: 'Profile',
  rule: 'Rule',
  project: 'Project',
  reference: 'Reference',
  procedure: 'Procedure',
  episode: 'Episode',
};

const SAID = new RegExp(
  `^(${Object.values(WORDS).join('|')})(?: for \`([^\`]+)\`(?: at \`([^\`]+)\`)?)?:(?: (.*))?$`,
  'su',
);

/**
 * What a description says: ours begins with what kind of memory it is and where it holds, since a head has no other
 * room for that and a model may well know it.
 */
const readDescription = (said: string, fallback: Kind): { kind: Kind; scope: Scope; hook: string } => {
  const [, word, key, path, hook = ''] = SAID.exec(said) ?? [];
  if (word === undefined) return { kind: fallback, scope: { level: 'global' }, hook: said };
  const kind = (Object.keys(WORDS) as Kind[]).find((each) => WORDS[each] === word) ?? fallback;
  const at = path ?? (key?.startsWith('/') === true ? key : undefined);
  const scope: Scope =
    key === undefined ? { level: 'global' } : { level: 'project', key, paths: at === undefined ? [] : [at] };
  return { kind, scope, hook };
};

const printDescription = ({ kind, scope, hook, statement }: Memory, fallback: Kind): string => {
  const said = oneLine(hook ?? derive(statement).hook);
  const path = 'paths' in scope ? scope.paths[0] : undefined;
  const where =
    scope.level !== 'project'
      ? ''
      : ` for \`${scope.key}\`${path === undefined || path === scope.key ? '' : ` at \`${path}\``}`;
  const plain = where === '' && kind === fallback && said !== '' && SAID.exec(said) === null;
  return plain ? said : `${WORDS[kind]}${where}:${said === '' ? '' : ` ${said}`}`;
};

/** The kind of a file that says none: what Letta keeps of the person stands in `human.md`. */
export const kindOfFile = (file: string): Kind => (/(?:^|\/)human\.md$/.test(file) ? 'profile' : 'reference');

/** As Letta itself calls a file of this name. */
const nameLike = (file: string): string =>
  file
    .replace(/^.*\//, '')
    .replace(/\.md$/i, '')
    .split(/[-_]+/)
    .filter((word) => word !== '')
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
    .join(' ');

const printName = ({ title, statement }: Memory, file: string): string =>
  oneLine(title ?? derive(statement).title) || nameLike(file) || 'Memory';

/** What head and file name say of a memory beside its body. */
export const headWords = (
  file: string,
  { head = {}, body }: LettaFile,
): Pick<Memory, 'kind' | 'scope' | 'title' | 'hook'> => {
  const { kind, scope, hook } = readDescription(head['description'] ?? '', kindOfFile(file));
  const name = head['name'] === nameLike(file) ? undefined : head['name'];
  return { kind, scope, ...ownWords({ title: name, hook }, body.statement) };
};

const headLines = (file: string, memory: Memory, layout: Layout): Map<string, string> => {
  const description = printDescription(memory, kindOfFile(file));
  return layout === 'memfs-v2'
    ? new Map([
        ['name', JSON.stringify(printName(memory, file))],
        ['description', JSON.stringify(description)],
      ])
    : new Map([['description', description]]);
};

export const newFile = (file: string, memory: Memory, layout: Layout): string => {
  const lines = [...headLines(file, memory, layout)].map(([key, value]) => `${key}: ${value}\n`);
  return `---\n${lines.join('')}---\n\n${printBody(memory)}\n`;
};

/** The file with only what differs said anew: other lines of the head stay, and a body that says the same. */
export const editedFile = (text: string, file: string, old: Memory, wanted: Memory, layout: Layout): string => {
  const { head, from, body } = readLettaFile(text, layout);
  const said = bodyOf(wanted);
  const raw = text.slice(from);
  const lead = /^(?:[ \t]*\r?\n)*/.exec(raw)?.[0] ?? '';
  const below = sameBody(body, said) ? raw : `${lead}${printBody(said)}\n`;
  const saysSame = head !== undefined && differing(old, wanted, ['kind', 'scope', 'title', 'hook']).length === 0;
  if (saysSame && below === raw) return text;
  // What Letta's hook takes for no head would be refused with the change.
  let top =
    head === undefined
      ? '---\n---\n'
      : text
          .slice(0, from)
          .replace(/^\ufeff/, '')
          .replaceAll('\r\n', '\n');
  if (saysSame) return top + below;
  // A file that is called as Letta itself would call it keeps its name.
  const keepsName = wanted.title === undefined && head?.['name'] === nameLike(file);
  for (const [key, value] of headLines(file, wanted, layout)) {
    if (key === 'name' && keepsName) continue;
    const line = new RegExp(`^( *${key} *: *).*?( *)$`, 'm');
    top = line.test(top)
      ? top.replace(line, (_, before: string, after: string) => before + value + after)
      : top.replace(/\n(?=---\n?$)/, `\n${key}: ${value.replaceAll('$', '$$$$')}\n`);
  }
  return top + below;
};
