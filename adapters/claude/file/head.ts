import { asciiJson, evidenceOf, linkOf, scopeOf, texts, usageOf } from '../../../src/kit/note.ts';
import { markIn, markText } from '../../../src/kit/mark-line.ts';
import type { Mark } from '../../../src/ir/mark.ts';
import { scopeKey } from '../../../src/ir/identity.ts';
import type { Author, Dated, Evidence, Field, Kind, Link, Memory, Scope, Status } from '../../../src/ir/memory.ts';
import { printScalar } from '../../../src/text/frontmatter.ts';
import { headText, type Head, type HeadValue } from '../../../src/text/yaml.ts';
import { kindOfType, TYPE_OF } from '../../../src/kit/typed.ts';
import { plain } from '../../../src/kit/notes.ts';

/**
 * What stands under `metadata`: the client keeps every key there when it rewrites a head, and moves unknown keys
 * from the top level down to it (docs/formats/claude-code.md §3). So what memport adds stands there too, flat, one key
 * a field.
 */
export interface HeadFields {
  kind: Kind;
  type?: string;
  name?: string;
  title?: string;
  description?: string;
  scope?: Scope;
  author: Author;
  status: Status;
  importance?: number;
  triggers?: string[];
  keywords: string[];
  /** Absent = the links are those of the body. */
  links?: Link[];
  evidence: Evidence[];
  dates: { created?: Dated; updated?: Dated | 'unknown' };
  validity?: { from?: Dated; until?: Dated };
  usage?: NonNullable<Memory['usage']>;
  derivedFrom?: string[];
  mark?: Mark;
  /** What the client writes on a file that its model touched, as it stands there (docs/formats/claude-code.md §3). */
  stamps: Readonly<Record<string, string>>;
  /** Keys that mean nothing to memport, in order. */
  rest: Head;
}

const KINDS: readonly Kind[] = ['profile', 'rule', 'project', 'reference', 'procedure', 'episode'];
const AUTHORS: readonly Author[] = ['human', 'agent', 'import', 'unknown'];
const STATUSES: readonly Status[] = ['active', 'superseded', 'archived', 'pending'];
const KNOWN = new Set([
  'name',
  'description',
  'type',
  'metadata',
  'node_type',
  'title',
  'kind',
  'scope',
  'key',
  'paths',
  'globs',
  'author',
  'status',
  'importance',
  'triggers',
  'keywords',
  'links',
  'evidence',
  'created',
  'modified',
  'from',
  'until',
  'usage',
  'derivedFrom',
  'memport',
  'originSessionId',
  'updated_at',
]);

export const saidIn = (head: Head): HeadFields => {
  const meta = mapping(head['metadata']);
  const text = (key: string): string | undefined => decoded(headText(meta, key));
  const list = (key: string): string[] | undefined => texts(meta[key])?.map((each) => decoded(each) as string);
  const type = headText(meta, 'type') ?? headText(head, 'type');
  const kind = KINDS.find((each) => each === text('kind')) ?? kindOfType(type);
  const created = datedOf(text('created') ?? headText(head, 'created'));
  const modified =
    text('modified') ?? headText(head, 'modified') ?? headText(head, 'updated_at') ?? headText(meta, 'updated_at');
  const updated = modified === 'unknown' ? modified : datedOf(modified);
  const [from, until] = [datedOf(text('from')), datedOf(text('until'))];
  const importance = Number(text('importance') || Number.NaN);
  const usage = usageOf(decodedDeep(meta['usage']));
  const session = headText(meta, 'originSessionId') ?? headText(head, 'originSessionId');
  const evidence =
    meta['evidence'] === undefined
      ? session
        ? [{ type: 'session' as const, id: session }]
        : []
      : evidenceOf(decodedDeep(meta['evidence']));
  const nodeType = headText(meta, 'node_type');
  const stamps = {
    ...(nodeType !== undefined && { node_type: nodeType }),
    ...(session !== undefined && { originSessionId: session }),
  };
  const links = list('links')?.map(linkOf);
  const [name, description, title] = [headText(head, 'name'), headText(head, 'description'), text('title')];
  const mark = markIn(text('memport'));
  const triggers = list('triggers');
  const derivedFrom = list('derivedFrom');
  return {
    kind,
    ...(type !== undefined && { type }),
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(typeof meta['key'] === 'string' &&
      typeof meta['scope'] === 'string' && { scope: scopeOf(decodedDeep(meta) as Head) }),
    author: AUTHORS.find((each) => each === text('author')) ?? (isStamped(stamps) ? 'agent' : 'unknown'),
    status: STATUSES.find((each) => each === text('status')) ?? 'active',
    ...(Number.isFinite(importance) && { importance }),
    ...(triggers && { triggers }),
    keywords: list('keywords') ?? texts(meta['tags']) ?? texts(head['tags']) ?? [],
    ...(links?.every((each) => each.length === 1) && { links: links.flat() }),
    evidence,
    dates: { ...(created && { created }), ...(updated && { updated }) },
    ...((from || until) && { validity: { ...(from && { from }), ...(until && { until }) } }),
    ...(usage && { usage }),
    ...(derivedFrom && { derivedFrom }),
    ...(mark && { mark }),
    stamps,
    rest: Object.fromEntries([...Object.entries(head), ...Object.entries(meta)].filter(([key]) => !KNOWN.has(key))),
  };
};

/** The fields of a memory that a head alone says. */
export const fieldsSaid = (
  said: HeadFields,
): Omit<Memory, 'id' | 'name' | 'statement' | 'scope' | 'load' | 'places'> => {
  const { kind, author, status, importance, triggers, keywords, evidence, validity, usage, derivedFrom, mark } = said;
  return {
    ...plain(),
    kind,
    author,
    status,
    keywords,
    evidence,
    ...(importance !== undefined && { importance }),
    ...(triggers && { triggers }),
    ...(validity && { validity }),
    ...(usage && { usage }),
    ...(derivedFrom && { derivedFrom }),
    ...(mark && { mark }),
  };
};

/** The keys under `metadata` that say these fields of a memory, in the order they are written. */
export const metaLines = (memory: Memory, fields: ReadonlySet<Field>, home: Scope): Map<string, string> => {
  const lines = new Map<string, string>();
  const put = (field: Field, key: string, value: string | undefined) => {
    if (fields.has(field) && value !== undefined) lines.set(key, value);
  };
  const scalar = (value: string | undefined): string | undefined =>
    value === undefined ? undefined : printScalar(encoded(value));
  const list = (value: readonly unknown[] | undefined): string | undefined =>
    value === undefined || value.length === 0 ? undefined : encoded(asciiJson(value));
  put('title', 'title', scalar(memory.title));
  put(
    'kind',
    'kind',
    TYPE_OF[memory.kind] !== undefined && kindOfType(TYPE_OF[memory.kind]) !== memory.kind ? memory.kind : undefined,
  );
  if ('key' in memory.scope && (scopeKey(memory.scope) !== scopeKey(home) || memory.scope.globs !== undefined)) {
    put('scope', 'scope', memory.scope.level);
    put('scope', 'key', scalar(memory.scope.key));
    put('scope', 'paths', encoded(asciiJson(memory.scope.paths)));
    put('scope', 'globs', list(memory.scope.globs));
  }
  put('author', 'author', memory.author === 'unknown' ? undefined : memory.author);
  put('importance', 'importance', memory.importance === undefined ? undefined : printScalar(String(memory.importance)));
  put('status', 'status', memory.status === 'active' ? undefined : memory.status);
  put('triggers', 'triggers', list(memory.triggers));
  put('keywords', 'keywords', list(memory.keywords));
  put('links', 'links', encoded(asciiJson(memory.links.map((link) => `${link.as} ${link.to}`))));
  put('evidence', 'evidence', encoded(asciiJson(memory.evidence)));
  put('usage', 'usage', memory.usage && list([memory.usage]));
  put('derivedFrom', 'derivedFrom', list(memory.derivedFrom));
  put('validity', 'from', dated(memory.validity?.from));
  put('validity', 'until', dated(memory.validity?.until));
  put('dates', 'created', dated(memory.dates.created));
  return lines;
};

/**
 * 2.1.329 refreshes `modified` with every write, so an undated memory becomes dated as soon as the model touches it.
 * A date that the file's own time says needs no line; but the client's stamp stays one, in its own form.
 */
export const modifiedLine = (updated: Dated | undefined, stamped = false): string | undefined =>
  updated === undefined
    ? 'unknown'
    : updated.basis !== 'mtime'
      ? dated(updated)
      : stamped
        ? stampOf(updated.text)
        : undefined;

export const stampLines = (stamps: HeadFields['stamps']): [string, string][] =>
  Object.entries(stamps).map(([key, value]) => [key, UUID.test(value) ? value : printScalar(value)]);

export const isStamped = (stamps: HeadFields['stamps']): boolean => Object.keys(stamps).length > 0;

/** Neither is ever quoted by the client. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4,12}){4}$/;
const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const stampOf = (text: string): string | undefined => (STAMP.test(text) ? text : undefined);

/**
 * The client stamps what the file's time says, and never looks at it (docs/formats/claude-code.md §8): a stamp that
 * agrees with it is that time.
 */
export const agreesWith = ({ text, basis }: Dated, mtimeMs: number): boolean =>
  basis === 'declared' && STAMP.test(text) && Math.abs(Date.parse(text) - mtimeMs) < 1;

export const printMark = (mark: Mark): string => printScalar(encoded(markText(mark)));

const dated = (value: Dated | undefined): string | undefined =>
  value && printScalar(encoded(value.basis === 'declared' ? value.text : `${value.basis} ${value.text}`));

const datedOf = (text: string | undefined): Dated | undefined => {
  if (text === undefined || text === '') return undefined;
  const basis = (['filename', 'git', 'mtime'] as const).find((each) => text.startsWith(`${each} `));
  return basis ? { text: text.slice(basis.length + 1), basis } : { text, basis: 'declared' };
};

export const mapping = (value: HeadValue | undefined): Head =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};

/**
 * 2.1.100 and 2.1.197 end a head at the first `---` anywhere, inside a value too, and damage the file at the next
 * write (docs/formats/claude-code.md §3). So no value of ours ever holds three dashes.
 */
const encoded = (value: string): string => value.replace(/%(?=2D|25)/g, '%25').replace(/-(?=--)/g, '%2D');
const decoded = (value: string | undefined): string | undefined =>
  value?.replace(/%(2D|25)/g, (_, code: string) => (code === '2D' ? '-' : '%'));

const decodedDeep = (value: HeadValue | undefined): HeadValue => {
  if (typeof value === 'string') return decoded(value) as string;
  if (Array.isArray(value)) return value.map(decodedDeep);
  if (value === null || value === undefined) return null;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, decodedDeep(each)]));
};
