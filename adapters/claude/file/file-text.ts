import { CARRIED, differing } from '../../../src/kit/losses.ts';
import type { Field, Memory, Scope } from '../../../src/ir/memory.ts';
import type { Mark } from '../../../src/ir/mark.ts';
import { bodyOf, parseBody, printBody } from '../../../src/text/body.ts';
import { record } from '../../../src/text/json.ts';
import { printScalar } from '../../../src/text/frontmatter.ts';
import { shorten } from '../../../src/text/sentence.ts';
import { HOOK_UNITS } from '../../../src/text/derive.ts';
import { asciiJson } from '../../../src/kit/note.ts';
import { isType, kindOfType, TYPE_OF } from '../../../src/kit/typed.ts';
import { linkList } from '../../../src/text/text-links.ts';
import { isStamped, mapping, metaLines, modifiedLine, printMark, stampLines, type HeadFields } from './head.ts';
import type { HeadEdit } from '../../../src/kit/head-edit.ts';
import { bodyAnew, withHeadEdits, withNewHead } from '../../../src/kit/typed/edited-file.ts';
import { readFileText, wordsOf } from './memory-file.ts';

/** A whole file in dialect B, the one the client asks for and rewrites least (docs/formats/claude-code.md §3, §10). */
export const newFile = (memory: Memory, name: string, home: Scope, mark: Mark | undefined): string => {
  const fields = new Set<Field>(CARRIED.filter((field) => field !== 'links' && field !== 'evidence'));
  const body = printBody(memory);
  if (JSON.stringify(memory.links) !== JSON.stringify(linkList(body))) fields.add('links');
  if (memory.evidence.length > 0) fields.add('evidence');
  const lines = metaLines(memory, fields, home);
  for (const [key, value] of ownLines(memory)) if (!lines.has(key)) lines.set(key, value);
  const modified = modifiedLine(memory.dates.updated);
  if (modified !== undefined) lines.set('modified', modified);
  if (mark) lines.set('memport', printMark(mark));
  const type =
    memory.nativeKind !== undefined &&
    !isType(memory.nativeKind) &&
    kindOfType(memory.nativeKind) === memory.kind &&
    (memory.places[0]?.slot === 'file' || memory.native['dialect'] !== undefined)
      ? memory.nativeKind
      : TYPE_OF[memory.kind];
  const meta = [...lines].map(([key, value]) => `  ${key}: ${value}\n`).join('');
  return `---\nname: ${printScalar(name)}\ndescription: ${description(wordsOf(memory).hook)}\nmetadata:\n  type: ${printScalar(type)}\n${meta}---\n\n${body}\n`;
};

/** Keys of its head that mean nothing to memport, where it is carried from one home to another. */
const ownLines = ({ native }: Memory): [key: string, line: string][] =>
  Object.entries(record(native['head'])).flatMap(([key, value]): [string, string][] =>
    /^[A-Za-z_][\w.]*(?:-[\w.]+)*$/.test(key) ? [[key, ownLine(value)]] : [],
  );

/** A value as it was, on one line; never three dashes in it (docs/formats/claude-code.md §3): YAML reads them escaped. */
const ownLine = (value: unknown): string =>
  (typeof value === 'string' ? printScalar(value) : asciiJson(value)).replaceAll('---', '\\u002d\\u002d\\u002d');

/**
 * What the recall selector reads (docs/formats/claude-code.md §7); never three dashes in it
 * (docs/formats/claude-code.md §3).
 */
export const description = (hook: string): string => asciiJson(hook.replace(/-{3,}/g, '—'));

/**
 * The file with only those lines changed that say a field in which the two memories differ. Stamps, unknown keys,
 * line ends and the wording of labels stay. What cannot be said by changing lines is said by a new head.
 */
export const editedFile = (
  text: string,
  old: Memory,
  wanted: Memory,
  home: Scope,
  mark: Mark | undefined,
  lined: boolean,
): string => {
  const fields = new Set(differing(old, wanted));
  const { front, said, body, from } = readFileText(text);
  const headed = { text, inner: front?.inner, from, body };
  const newBody = bodyAnew(headed, bodyOf(wanted), fields);
  if (JSON.stringify(wanted.links) !== JSON.stringify(said.links ?? linkList(newBody))) fields.add('links');
  else fields.delete('links');
  const edits: HeadEdit[] = [...metaLines(wanted, fields, home)].map(([key, value]) => ({
    in: 'metadata',
    key,
    value,
  }));
  const gone = (field: Field, ...keys: string[]) => {
    if (fields.has(field))
      edits.push(
        ...keys
          .filter((key) => !edits.some((edit) => edit.key === key))
          .map((key): HeadEdit => ({ in: 'metadata', key, value: undefined })),
      );
  };
  gone('title', 'title');
  gone('scope', 'scope', 'key', 'paths', 'globs');
  gone('author', 'author');
  gone('importance', 'importance');
  gone('status', 'status');
  gone('triggers', 'triggers');
  gone('usage', 'usage');
  gone('derivedFrom', 'derivedFrom');
  gone('validity', 'from', 'until');
  if (fields.has('dates')) {
    if (wanted.dates.created === undefined) edits.push({ in: 'metadata', key: 'created', value: undefined });
    if (said.dates.updated !== undefined)
      edits.push({
        in: 'metadata',
        key: 'modified',
        value: modifiedLine(wanted.dates.updated, isStamped(said.stamps)),
      });
  }
  if (fields.has('keywords') && wanted.keywords.length === 0 && old.keywords.length > 0)
    edits.push({ in: 'metadata', key: 'keywords', value: '[]' });
  if (fields.has('author') && wanted.author === 'unknown' && said.author !== 'unknown')
    edits.push({ in: 'metadata', key: 'author', value: 'unknown' });
  if (fields.has('kind')) edits.push(...kindEdits(wanted, said.kind));
  if (
    fields.has('hook') &&
    (!lined ||
      said.description === wordsOf(old).hook ||
      said.description?.startsWith(wordsOf(old).hook.replace(/…$/, '')))
  )
    edits.push({ in: 'top', key: 'description', value: description(wordsOf(wanted).hook) });
  if (mark) edits.push({ in: 'metadata', key: 'memport', value: printMark(mark) });
  // What does not stand there need not go: a head of any shape, and none at all, stays as it is.
  const needed = edits.filter(
    ({ key, value }) =>
      value !== undefined || front?.by === 'rescued' || (front !== undefined && key in mapping(front.head['metadata'])),
  );
  if (needed.length === 0) return text.slice(0, from) + newBody;
  const whole = withHeadEdits(headed, needed, newBody);
  if (whole !== undefined) {
    const now = readFileText(whole);
    if (now.front && now.body.statement === parseBody(newBody).statement && heldBack(now.said, wanted, fields))
      return whole;
  }
  return withNewHead(text, wholeHead({ had: front !== undefined, said, wanted, fields, home, mark }), newBody);
};

/** A rescued head can hide a new line behind an older one of the same key. */
const heldBack = (said: HeadFields, wanted: Memory, fields: ReadonlySet<Field>): boolean =>
  (!fields.has('kind') || said.kind === wanted.kind) &&
  (!fields.has('title') || wanted.title === undefined || said.title === wanted.title) &&
  (!fields.has('links') || JSON.stringify(said.links) === JSON.stringify(wanted.links));

const kindEdits = (wanted: Memory, was: Memory['kind']): HeadEdit[] => {
  const type = TYPE_OF[wanted.kind];
  const says = kindOfType(type) === wanted.kind;
  return wanted.kind === was
    ? []
    : [
        { in: 'type', key: 'type', value: type },
        { in: 'metadata', key: 'kind', value: says ? undefined : wanted.kind },
      ];
};

interface HeadParts {
  /** Whether there was a head before. */
  had: boolean;
  said: HeadFields;
  wanted: Memory;
  fields: ReadonlySet<Field>;
  home: Scope;
  mark: Mark | undefined;
}

/** A head of ours over a file whose own cannot be edited line by line; every key it had stays, below `metadata`. */
const wholeHead = ({ had, said, wanted, fields, home, mark }: HeadParts): string[] => {
  const meta = metaLines(
    wanted,
    had ? new Set<Field>([...CARRIED.filter((field) => field !== 'links' && field !== 'evidence'), ...fields]) : fields,
    home,
  );
  for (const [key, value] of Object.entries(said.rest)) if (!meta.has(key)) meta.set(key, ownLine(value));
  const { originSessionId: session } = said.stamps;
  const implied = session === undefined ? [] : [{ type: 'session', id: session }];
  if (JSON.stringify(wanted.evidence) !== JSON.stringify(implied))
    meta.set('evidence', metaLines(wanted, new Set(['evidence']), home).get('evidence') as string);
  if (mark) meta.set('memport', printMark(mark));
  const keeps = said.type !== undefined && kindOfType(said.type) === wanted.kind ? said.type : TYPE_OF[wanted.kind];
  const modified = modifiedLine(wanted.dates.updated, said.dates.updated !== undefined && isStamped(said.stamps));
  const inMetadata = [
    ['type', printScalar(keeps)],
    ...meta,
    ...stampLines(said.stamps),
    ...(modified === undefined ? [] : [['modified', modified]]),
  ];
  return [
    `name: ${printScalar(said.name ?? '')}`,
    `description: ${description(shorten(wordsOf(wanted).hook, HOOK_UNITS))}`,
    'metadata:',
    ...inMetadata.map(([key, value]) => `  ${key}: ${value}`),
  ];
};
