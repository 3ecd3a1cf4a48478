import type { Edition } from '../../src/adapter.ts';
import { canonical } from '../../src/ir/identity.ts';
import { plainEdition } from '../../src/kit/editions.ts';
import { SAID_BESIDE } from '../../src/kit/beside.ts';
import { printed, said } from '../../src/kit/json-file.ts';
import { oneFile, type Added, type Contents, type FileGround } from '../../src/kit/one-file.ts';
import { list, parsed, record, scalar } from '../../src/text/json.ts';
import { jsonListIn, withElements, type JsonList } from '../../src/text/json-list.ts';
import { blockOf, completed, draftOf, limitIn, renewed, type Block } from './block.ts';

/** No agent is made: this is only what a block is tried in. */
const FRESH = '{\n  "agents": [],\n  "blocks": []\n}\n';

const EDITIONS: readonly Edition[] = [
  plainEdition({
    version: '2',
    date: '2026-11-20',
    evidence: { value: 'in metadata.memport of a block', seen: 'letta/schemas/{agent_file,block}.py, read' },
  }),
];

const contents = (text: string, ground: FileGround): Contents => {
  const whole = record(parsed(text.replace(/^\ufeff/, '')));
  const isOld = Array.isArray(whole['core_memory']);
  const found = jsonListIn(text, ['core_memory', 'blocks']);
  if ('why' in found) return { said: [], edited: () => text, broken: found.why };
  if (!isOld && !(Array.isArray(whole['blocks']) && Array.isArray(whole['agents'])))
    return {
      said: [],
      edited: () => text,
      broken: 'it has neither core_memory nor agents and blocks: it is no Agent File',
    };
  const file: AgentText = {
    text,
    blocks: found,
    isOld,
    stamp: said(whole['updated_at']) ?? said(whole['created_at']) ?? '',
  };
  const closed = text === FRESH ? 'no Agent File stands there: export the agent first' : closedBecause(whole, isOld);
  return {
    said: found.elements.flatMap(({ span, value }) => {
      const draft = draftOf(record(value), ground);
      return draft ? [{ span, container: 'blocks', draft }] : [];
    }),
    edited: (anew, added) => edited(file, anew, added),
    ...(closed !== undefined && { closed }),
    findings: text === FRESH ? [] : [ARCHIVE],
  };
};

const ARCHIVE: NonNullable<Contents['findings']>[number] = {
  rule: 'read/housekeeping',
  severity: 'info',
  message: 'archival memory is in no Agent File: what the agent keeps there is not read',
};

const closedBecause = (whole: Readonly<Record<string, unknown>>, isOld: boolean): string | undefined => {
  const agents = list(whole['agents']);
  if (isOld) return undefined;
  if (agents.length !== 1) return `it holds ${agents.length} agents: which of them is to remember is not said`;
  return Array.isArray(record(agents[0])['block_ids']) ? undefined : 'its agent has no block_ids';
};

interface AgentText {
  text: string;
  blocks: JsonList;
  isOld: boolean;
  stamp: string;
}

/** Blocks say something else, go or come; the agent names those it has. Every other byte stays. */
const edited = (
  { text, blocks, isOld, stamp }: AgentText,
  anew: ReadonlyMap<number, string | undefined>,
  added: readonly Added[],
): string => {
  const others = blocks.elements.map(({ value }) => record(value));
  const taken = new Set(others.flatMap(({ id, label }) => [scalar(id), scalar(label)]));
  const fresh = added.map((each): Block => {
    const block = completed({ block: record(parsed(each.text)), taken, others, stamp }, isOld);
    taken.add(scalar(block['id'])).add(scalar(block['label']));
    return block;
  });
  const after = withElements(text, blocks, renewals(blocks, anew), fresh.map(printed));
  if (isOld) return after;
  const gone = blocks.elements.filter(({ span }) => anew.has(span[0]) && anew.get(span[0]) === undefined);
  const ids = (values: readonly unknown[]): Set<string> => new Set(values.map((each) => scalar(record(each)['id'])));
  return withAgents(after, ids(gone.map(({ value }) => value)), [...ids(fresh)]);
};

/** What says the same stays as it is printed. */
const renewals = (
  { elements }: JsonList,
  anew: ReadonlyMap<number, string | undefined>,
): Map<number, string | undefined> =>
  new Map(
    elements.flatMap(({ span: [from], value }) => {
      if (!anew.has(from)) return [];
      const said = anew.get(from);
      const block = said === undefined ? undefined : renewed(record(value), record(parsed(said)));
      return block && canonical(block) === canonical(value) ? [] : [[from, block && printed(block)] as const];
    }),
  );

const withAgents = (text: string, gone: ReadonlySet<string>, fresh: readonly string[]): string => {
  const agents = jsonListIn(text, ['agents']);
  if (gone.size + fresh.length === 0 || 'why' in agents) return text;
  const anew = new Map(
    agents.elements.flatMap(({ span, value }, index) => {
      const own = text.slice(...span);
      const held = jsonListIn(own, ['block_ids']);
      if ('why' in held || !Array.isArray(record(value)['block_ids'])) return [];
      const out = held.elements.flatMap((each) =>
        gone.has(scalar(each.value)) ? [[each.span[0], undefined] as const] : [],
      );
      const added = index === 0 ? fresh.map((id) => JSON.stringify(id)) : [];
      return [[span, withElements(own, held, new Map(out), added)] as const];
    }),
  );
  return [...anew].reverse().reduce((all, [[from, to], said]) => all.slice(0, from) + said + all.slice(to), text);
};

/** A block that stands keeps its limit, a new one is as long as the longest of the file may be. */
const roomFor = (before: string | undefined, whole: string): number => {
  const found = jsonListIn(whole, ['core_memory', 'blocks']);
  const all = 'why' in found ? [] : found.elements.map(({ value }) => record(value));
  const own = record(parsed(before))['limit'];
  return typeof own === 'number' ? own : limitIn(all);
};

/** `.af`: an agent of Letta that somebody exported, with the blocks of its memory. */
export const agentFile = oneFile({
  id: 'agent-file',
  title: 'Agent File',
  aliases: ['.af', 'agentfile'],
  docs: ['https://github.com/letta-ai/agent-file'],
  conventions: EDITIONS,
  notices: 'Letta learns of it when the file is imported as an agent.',
  fresh: FRESH,
  says: SAID_BESIDE,
  contents,
  say: (memory, old, ground, whole) => {
    const block = blockOf(memory, roomFor(old?.text, whole), ground);
    return typeof block === 'string' ? block : { container: 'blocks', text: printed(block) };
  },
  delivery: () => ({ delivery: 'loaded' }),
  undriven: 'an Agent File is no client',
});
