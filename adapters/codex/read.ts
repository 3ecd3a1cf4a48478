import { nameOfWords, withOwnNames } from '../../src/kit/called.ts';
import { differingLines } from '../../src/kit/lines.ts';
import { marksIn, plain } from '../../src/kit/notes.ts';
import { legible } from '../../src/kit/problems.ts';
import { numbered, withSegments } from '../../src/kit/segments.ts';
import { fieldHash, memoryId, scopeKey } from '../../src/ir/identity.ts';
import type { Field, Memory, Place } from '../../src/ir/memory.ts';
import type { FileTree, TextFile } from '../../src/ir/store.ts';
import { folded } from '../../src/text/flat.ts';
import { slug } from '../../src/text/slug.ts';
import { fileMemory } from './resources/extensions.ts';
import { handbookOf, type Rollouts } from './handbook/handbook.ts';
import { HANDBOOK, SUMMARY } from './paths.ts';
import { pointerFindings } from './pointers.ts';
import { isResource, NOTES } from './resources/resources.ts';
import { withLines } from './resources/resource-lines.ts';
import type { Saying } from './summary/sayings.ts';
import type { CodexAt } from './settings.ts';
import type { CodexParse, CodexStore } from './store.ts';
import { summaryOf } from './summary/summary.ts';
import { consolidationOf, USAGE, type Rows } from './tables.ts';

export const sayingKey = (file: string, start: number): string => `${file}:${start}`;

export const read = (files: FileTree, at: CodexAt, rows?: Rows): CodexStore => {
  if (at.role === 'context')
    return { at, files: withSegments(legible(files).raw, []), memories: [], findings: [], parse: NOTHING };
  const place = at.settings;
  const { texts, findings } = legible(files);
  const summaryText = texts.get(SUMMARY)?.text ?? '';
  const handbookText = texts.get(HANDBOOK)?.text ?? '';
  const summary = summaryOf(summaryText);
  const rollouts = rolloutsIn(texts);
  const handbook = handbookOf(handbookText, place.userHome, rollouts);
  const next = consolidationOf(rows);
  const around = {
    harness: at.harness,
    generation: place.generation,
    texts,
    marks: marksIn(texts, NOTES),
    named: summaryText + handbookText,
    next,
  };
  const own = [...texts].flatMap(([name, file]) => fileMemory(name, file, around) ?? []);
  const taken = new Set<Saying>();
  const placed = withLines(
    own.filter(isOurs),
    { summary, handbook, files: texts, generation: place.generation, known: at.known ?? [] },
    taken,
  );
  const natives = nativeMemories(
    summary.sayings.filter((each) => !taken.has(each)),
    handbook.sayings.filter((each) => !taken.has(each)),
    at,
  );
  const memories = numbered(withOwnNames([...natives, ...placed, ...own.filter((memory) => !isOurs(memory))])).map(
    (memory): Memory => ({
      ...withUsage(memory, rows),
      ...(place.closed !== undefined && {
        readOnly: true,
        native: { ...memory.native, readOnly: memory.native['readOnly'] ?? place.closed },
      }),
    }),
  );
  const sayings = new Map(
    [...summary.sayings, ...handbook.sayings].map((each) => [sayingKey(each.file, each.span[0]), each]),
  );
  const parse: CodexParse = { summary, handbook, sayings, next, idle: idleIn(rollouts, memories, rows) };
  const differ = differingLines(memories, (file) => texts.get(file)?.text);
  const routed = pointerFindings(
    { text: summaryText, summary },
    { text: handbookText, handbook },
    [...texts].flatMap(([name, { text }]) => (name === SUMMARY || name === HANDBOOK ? [] : [text])),
  );
  return {
    at,
    files: withSegments(texts, memories),
    memories,
    findings: [...at.findings, ...findings, ...differ, ...routed],
    parse,
  };
};

const NOTHING: CodexParse = {
  summary: summaryOf(''),
  handbook: handbookOf('', ''),
  sayings: new Map(),
  next: {},
  idle: [],
};

const isOurs = (memory: Memory): boolean => isResource(memory.places[0]?.file ?? '');

const placeOfSaying = (saying: Saying, says: Field[]): Place => ({
  file: saying.file,
  span: saying.span,
  slot: saying.slot,
  container: saying.container,
  says,
});

/**
 * A summary bullet and a handbook bullet of equal text and scope are one memory, when exactly one of each could be
 * meant (docs/design.md §3).
 */
const nativeMemories = (
  summary: readonly Saying[],
  handbook: readonly Saying[],
  { harness, settings }: CodexAt,
): Memory[] => {
  const keyOf = (saying: Saying): string => `${scopeKey(saying.scope)}\u0000${folded(saying.said.statement)}`;
  const groups = Map.groupBy([...summary, ...handbook], keyOf);
  const partner = (saying: Saying): Saying | undefined => {
    const group = groups.get(keyOf(saying)) ?? [];
    return group.length === 2 && group[0]?.file !== group[1]?.file ? group.find((each) => each !== saying) : undefined;
  };
  return [
    ...summary.map((each) => nativeMemory(each, partner(each), harness, settings.generation)),
    ...handbook
      .filter((each) => !partner(each))
      .map((each) => nativeMemory(each, undefined, harness, settings.generation)),
  ];
};

const nativeMemory = (saying: Saying, other: Saying | undefined, harness: string, generation: string): Memory => {
  const { said } = saying;
  const longer = (field: 'why' | 'how' | 'detail'): string | undefined =>
    (other?.said[field]?.length ?? 0) > (said[field]?.length ?? 0) ? other?.said[field] : said[field];
  const [why, how, detail] = [longer('why'), longer('how'), longer('detail')];
  const updated = saying.updated ?? other?.updated;
  const tag = said.adHoc ?? other?.said.adHoc;
  const group = saying.group ?? other?.group;
  const key = `${generation}/${group === undefined ? 'summary' : slug(group, fieldHash(group))}/${saying.nativeKind}/${fieldHash(folded(said.statement))}`;
  const evidence = [...saying.evidence, ...(other?.evidence ?? [])];
  return {
    ...plain(),
    id: memoryId(harness, saying.scope, { key }),
    kind: saying.kind,
    nativeKind: saying.nativeKind,
    name: nameOfWords({ kind: saying.kind, statement: said.statement }),
    statement: said.statement,
    ...(why !== undefined && { why }),
    ...(how !== undefined && { how }),
    ...(detail !== undefined && { detail }),
    ...(said.order && detail === said.detail && { order: said.order }),
    scope: saying.scope,
    // What came from an ad-hoc note is what the user asked to be kept (docs/formats/codex.md §4.7).
    author: tag ? 'human' : 'unknown',
    load: saying.slot === 'handbook' || saying.file === HANDBOOK ? 'search' : 'always',
    keywords: [...new Set([...saying.keywords, ...(other?.keywords ?? [])])],
    evidence: evidence.filter(
      (each, index) => evidence.findIndex((one) => JSON.stringify(one) === JSON.stringify(each)) === index,
    ),
    dates: updated ? { updated } : {},
    places: [saying, ...(other ? [other] : [])].map((each) =>
      placeOfSaying(each, ['kind', 'statement', 'why', 'how', 'scope']),
    ),
    native: {
      ...(group !== undefined && { group }),
      ...(said.frame !== undefined && { frame: said.frame }),
      ...(said.refs !== undefined && { refs: said.refs }),
      ...(tag && { adHoc: true }),
    },
  };
};

/** Codex counts uses by rollout, so a memory has those of the rollouts it cites (docs/formats/codex.md §7). */
const withUsage = (memory: Memory, rows: Rows | undefined): Memory => {
  const cited = new Set(memory.evidence.flatMap((each) => (each.type === 'session' ? [each.id] : [])));
  const used = (rows?.[USAGE] ?? []).filter((row) => cited.has(String(row['thread_id'])));
  if (used.length === 0 || memory.usage) return memory;
  const count = used.reduce((sum, row) => sum + (Number(row['usage_count']) || 0), 0);
  const last = Math.max(...used.map((row) => Number(row['last_usage']) || 0));
  return { ...memory, usage: { count, ...(last > 0 && { lastUsed: new Date(last * 1000).toISOString() }) } };
};

const idleIn = (rollouts: Rollouts, memories: readonly Memory[], rows: Rows | undefined): CodexParse['idle'] => {
  const cited = new Set(
    memories.flatMap(({ evidence }) => evidence.flatMap((each) => (each.type === 'session' ? [each.id] : []))),
  );
  const usage = new Map((rows?.[USAGE] ?? []).map((row) => [String(row['thread_id']), row]));
  return [...rollouts].flatMap(([file, { thread }]) => {
    const row = thread === undefined || cited.has(thread) ? undefined : usage.get(thread);
    if (row === undefined || Number(row['usage_count']) > 0 || Number(row['last_usage']) > 0) return [];
    return [{ file, fed: Number(row['source_updated_at']) * 1000 }];
  });
};

const rolloutsIn = (texts: ReadonlyMap<string, TextFile>): Rollouts =>
  new Map(
    [...texts].flatMap(([name, { text }]) => {
      if (!name.startsWith('rollout_summaries/')) return [];
      const head = text.slice(0, 4_096).split(/\r?\n\r?\n/)[0] ?? '';
      const field = (key: string): string | undefined =>
        new RegExp(`^${key}:[ \\t]*(\\S.*?)[ \\t]*$`, 'm').exec(head)?.[1];
      const [thread, updated] = [field('thread_id'), field('updated_at')];
      return [[name, { ...(thread !== undefined && { thread }), ...(updated !== undefined && { updated }) }] as const];
    }),
  );
