import type { Evidence, Kind, Memory, Scope } from '../../src/ir/memory.ts';
import { printed, said } from '../../src/kit/json-file.ts';
import type { FileDraft, FileGround } from '../../src/kit/one-file.ts';
import { parseBody, PLAIN_BODY, printBody } from '../../src/text/body.ts';
import { derive, ownWords } from '../../src/text/derive.ts';
import { list, parsed, record } from '../../src/text/json.ts';

export type Entry = Readonly<Record<string, unknown>>;

/** Its categories are free words; these are the ones that its agents are seen to use, and ours for what they have none for. */
const CATEGORY: Readonly<Record<Exclude<Kind, 'profile'>, string>> = {
  rule: 'conventions',
  procedure: 'bootstrap_and_build',
  reference: 'general',
  project: 'project',
  episode: 'history',
};

const KIND: ReadonlyMap<string, Kind> = new Map([
  ...Object.entries(CATEGORY).map(([kind, category]) => [category, kind as Kind] as const),
  ['user_preferences', 'rule'],
]);

/** What a memory about the person is about. */
const PERSON = 'about the user';

/** The type of an entry of a user has no category; one of a repository has. */
export const draftOf = (entry: Entry, { cwd }: FileGround): FileDraft | string => {
  const [subject, fact] = [said(entry['subject']), said(entry['fact'])];
  if (subject === undefined || fact === undefined) return 'no subject and fact stand in it';
  const [reason, category] = [said(entry['reason']), said(entry['category'])];
  const body = parseBody(fact);
  const scope: Scope = category === undefined ? { level: 'global' } : { level: 'project', key: cwd, paths: [cwd] };
  const isPerson = category === undefined && subject === PERSON;
  return {
    ...body,
    ...(reason !== undefined && { why: reason }),
    ...(!isPerson && ownWords({ title: subject.replace(/\s+/g, ' ').trim() }, body.statement)),
    kind: isPerson ? 'profile' : category === undefined ? 'rule' : (KIND.get(category) ?? 'reference'),
    scope,
    evidence: citationsIn(entry['citations']).map(evidenceOf),
    ...(category !== undefined && { native: { category } }),
  };
};

/** A list, or the same joined by commas, as it was before. */
const citationsIn = (citations: unknown): string[] =>
  (typeof citations === 'string' ? citations.split(',') : list(citations)).flatMap((each) => {
    const text = said(each)?.trim();
    return text === undefined || text === '' ? [] : [text];
  });

const QUOTE = /^User input: ([\s\S]+)$/;
const LINES = /^(.+?):(\d{1,9})(?:-(\d{1,9}))?$/;

const evidenceOf = (citation: string): Evidence => {
  const quote = QUOTE.exec(citation)?.[1];
  if (quote !== undefined) return { type: 'quote', text: quote };
  if (/^https?:\/\//.test(citation)) return { type: 'url', url: citation };
  const [, path, from, to] = LINES.exec(citation) ?? [];
  return path === undefined
    ? { type: 'file', path: citation }
    : { type: 'file', path, lines: [Number(from), Number(to ?? from)] };
};

const citationOf = (evidence: Evidence): string[] => {
  if (evidence.type === 'quote') return [`User input: ${evidence.text}`];
  if (evidence.type === 'url') return [evidence.url];
  if (evidence.type !== 'file') return [];
  const [from, to] = evidence.lines ?? [];
  if (from === undefined) return [evidence.path];
  return [`${evidence.path}:${from}${to === from ? '' : `-${to}`}`];
};

/** The five members that its tool takes and no other; a sentence where the memory is none that it keeps. */
export const entryOf = (
  memory: Memory,
  before: string | undefined,
  { cwd }: FileGround,
): string | { refused: string } => {
  const { kind, scope, status, statement, why } = memory;
  if (status !== 'active') return { refused: `what Copilot remembers is active, this memory is ${status}` };
  if (scope.level !== 'global' && scope.level !== 'project')
    return { refused: `Copilot keeps nothing per ${scope.level === 'path' ? 'part of a project' : scope.level}` };
  if (scope.level === 'global' && kind !== 'rule' && kind !== 'profile')
    return { refused: `of a user Copilot keeps preferences, this memory is of kind ${kind}` };
  if (scope.level === 'project' && kind === 'profile')
    return { refused: 'of a repository Copilot keeps facts, this memory is about the person' };
  if (scope.level === 'project' && !scope.paths.includes(cwd))
    return { refused: 'the file is of the repository in which memport runs, this memory is of another one' };
  const old = record(parsed(before));
  const known = said(old['category']);
  const own = kind === 'profile' ? undefined : CATEGORY[kind];
  const category = known !== undefined && (KIND.get(known) ?? 'reference') === kind ? known : own;
  const { why: _why, ...body } = memory;
  return printed({
    ...old,
    subject: kind === 'profile' ? PERSON : (memory.title ?? derive(statement).title),
    fact: printBody(body, PLAIN_BODY),
    citations: memory.evidence.flatMap(citationOf),
    // One that is given up leaves no reason behind.
    reason: why,
    ...(scope.level === 'project' && { category }),
  });
};
