import type { Dated, Evidence, Kind, Link, Memory, Scope } from '../ir/memory.ts';
import type { Base, Mark } from '../ir/mark.ts';
import { canonical } from '../ir/identity.ts';
import { parseBody, printBody } from '../text/body.ts';
import { ownWords } from '../text/derive.ts';
import { printScalar, readFrontmatter } from '../text/frontmatter.ts';
import type { Head, HeadValue } from '../text/yaml.ts';
import { linkList } from '../text/text-links.ts';
import { saysItsLinks } from './links.ts';
import { CARRIED } from './losses.ts';

/**
 * A memory as a file of memport's own: a head that holds every field, and the one body grammar. Codex resources
 * and the references of Hermes skills are notes. What later runs compare with stands beside them (`marks.ts`).
 */
export interface Note {
  memory: Omit<Memory, 'id' | 'name' | 'places' | 'native'>;
  /** Earlier versions of memport left their mark in the head. */
  mark?: Mark;
  /** In such a head: where else the memory was said, such as `memport, route`. */
  placed?: string;
}

export interface NoteStyle {
  /** Who wrote it: a word to search with, where a harness leads to notes by the words that are loaded. */
  by?: string;
  /** The scope that a file beside the note says: a head that agrees says only its level. */
  beside?: Scope;
}

export const printNote = (memory: Memory, style: NoteStyle = {}): string =>
  `---\n${noteLines(memory, style).join('\n')}\n---\n\n${printBody(memory)}\n`;

/** Its fields but for those of the body, one line a field. */
export const noteLines = (memory: Memory, { by, beside }: NoteStyle = {}): string[] =>
  [
    pair('title', memory.title),
    pair('hook', memory.hook),
    pair('kind', memory.kind),
    ...scopeLines(memory.scope, beside),
    memory.author === 'unknown' ? undefined : pair('author', memory.author),
    pair('importance', memory.importance === undefined ? undefined : String(memory.importance)),
    memory.status === 'active' ? undefined : pair('status', memory.status),
    list('triggers', memory.triggers),
    list('keywords', memory.keywords),
    dated('created', memory.dates.created),
    dated('updated', memory.dates.updated),
    dated('from', memory.validity?.from),
    dated('until', memory.validity?.until),
    saysItsLinks(memory) ? undefined : `links: ${asciiJson(memory.links.map((link) => `${link.as} ${link.to}`))}`,
    json('evidence', memory.evidence),
    memory.usage && json('usage', [memory.usage]),
    list('derivedFrom', memory.derivedFrom),
    pair('by', by),
  ].filter((line) => line !== undefined);

export const readNote = (text: string): Note | undefined => {
  const front = readFrontmatter(text);
  const kind = front && KINDS.find((each) => each === front.head['kind']);
  if (!front || !kind) return undefined;
  const { head } = front;
  const body = parseBody(text.slice(front.block[1]));
  const one = (key: string): string | undefined => (typeof head[key] === 'string' ? head[key] : undefined);
  const created = datedOf(one('created'));
  const updated = datedOf(one('updated'));
  const from = datedOf(one('from'));
  const until = datedOf(one('until'));
  const usage = usageOf(head['usage']);
  const importance = Number(one('importance') ?? Number.NaN);
  const source = one('source');
  const placed = one('placed');
  const base = one('base');
  return {
    memory: {
      kind,
      ...ownWords({ title: one('title'), hook: one('hook') }, body.statement),
      ...body,
      scope: scopeOf(head),
      author: AUTHORS.find((each) => each === head['author']) ?? 'unknown',
      load: 'on-request',
      ...(Number.isFinite(importance) && { importance }),
      ...(texts(head['triggers']) && { triggers: texts(head['triggers']) as string[] }),
      status: STATUSES.find((each) => each === head['status']) ?? 'active',
      keywords: texts(head['keywords']) ?? [],
      links: texts(head['links'])?.flatMap(linkOf) ?? linkList(printBody(body)),
      evidence: evidenceOf(head['evidence']),
      dates: { ...(created && { created }), ...(updated && { updated }) },
      ...((from || until) && { validity: { ...(from && { from }), ...(until && { until }) } }),
      ...(usage && { usage }),
      ...(texts(head['derivedFrom']) && { derivedFrom: texts(head['derivedFrom']) as string[] }),
    },
    ...(placed !== undefined && { placed }),
    ...(source !== undefined && base !== undefined && { mark: { source, base: basesIn(base) } }),
  };
};

/** `statement=1a2b3c4d why=…`: by field, a hash of its value. Other words say nothing. */
export const basesIn = (text: string): Base =>
  Object.fromEntries(
    text.split(' ').flatMap((each) => {
      const [field, hash] = each.split('=', 2);
      return hash !== undefined && (CARRIED as readonly string[]).includes(field as string) ? [[field, hash]] : [];
    }),
  );

const KINDS: readonly Kind[] = ['profile', 'rule', 'project', 'reference', 'procedure', 'episode'];
const AUTHORS = ['human', 'agent', 'import', 'unknown'] as const;
const STATUSES = ['active', 'superseded', 'archived', 'pending'] as const;
const BASES = ['declared', 'filename', 'git', 'mtime'] as const;

const pair = (key: string, value: string | undefined): string | undefined =>
  value === undefined ? undefined : `${key}: ${printScalar(value)}`;
// JSON is YAML's flow style: one line, and every scalar comes back as the text it was.
const json = (key: string, value: readonly unknown[]): string | undefined =>
  value.length === 0 ? undefined : `${key}: ${asciiJson(value)}`;
const list = (key: string, value: readonly string[] | undefined): string | undefined =>
  value === undefined ? undefined : json(key, value);
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ud800-\udfff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const dated = (key: string, value: Dated | undefined): string | undefined =>
  value && pair(key, `${value.basis} ${value.text}`);

const datedOf = (text: string | undefined): Dated | undefined => {
  const basis = BASES.find((each) => text?.startsWith(`${each} `));
  return basis && text !== undefined ? { text: text.slice(basis.length + 1), basis } : undefined;
};

export const scopeLines = (scope: Scope, beside: Scope | undefined): (string | undefined)[] => {
  if (scope.level === 'global') return [];
  if (beside && canonical(scope) === canonical(beside)) return [pair('scope', scope.level)];
  if (!('key' in scope)) return [pair('scope', scope.level), pair('name', scope.name)];
  return [pair('scope', scope.level), pair('key', scope.key), list('paths', scope.paths), list('globs', scope.globs)];
};

export const scopeOf = (head: Head): Scope => {
  const level = head['scope'];
  if (level === 'project' || level === 'path') {
    const globs = texts(head['globs']);
    const paths = texts(head['paths']) ?? [];
    return {
      level,
      key: typeof head['key'] === 'string' ? head['key'] : (paths[0] ?? ''),
      paths,
      ...(globs && { globs }),
    };
  }
  if (level === 'agent' || level === 'user' || level === 'session')
    return { level, name: typeof head['name'] === 'string' ? head['name'] : '' };
  return { level: 'global' };
};

export const texts = (value: HeadValue | undefined): string[] | undefined =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined;

export const linkOf = (text: string): Link[] => {
  const as = (['wiki', 'path', 'url'] as const).find((each) => text.startsWith(`${each} `));
  return as ? [{ as, to: text.slice(as.length + 1) }] : [];
};

const fieldsOf = (value: HeadValue | undefined): { [key: string]: HeadValue }[] =>
  Array.isArray(value)
    ? value.flatMap((each) => (each !== null && typeof each === 'object' && !Array.isArray(each) ? [each] : []))
    : [];

export const usageOf = (value: HeadValue | undefined): Memory['usage'] => {
  const [first] = fieldsOf(value);
  if (!first) return undefined;
  const count = Number(first['count'] ?? Number.NaN);
  return {
    ...(Number.isFinite(count) && { count }),
    ...(typeof first['lastUsed'] === 'string' && { lastUsed: first['lastUsed'] }),
  };
};

export const evidenceOf = (value: HeadValue | undefined): Evidence[] =>
  fieldsOf(value).flatMap((fields): Evidence[] => {
    const text = (key: string): string => (typeof fields[key] === 'string' ? fields[key] : '');
    const note = typeof fields['note'] === 'string' ? { note: fields['note'] } : {};
    if (fields['type'] === 'session') return [{ type: 'session', id: text('id'), ...note }];
    if (fields['type'] === 'quote') return [{ type: 'quote', text: text('text') }];
    if (fields['type'] === 'url') return [{ type: 'url', url: text('url') }];
    if (fields['type'] === 'memory') return [{ type: 'memory', id: text('id') }];
    if (fields['type'] !== 'file') return [];
    const lines = texts(fields['lines'])?.map(Number);
    return [
      { type: 'file', path: text('path'), ...(lines?.length === 2 && { lines: lines as [number, number] }), ...note },
    ];
  });
