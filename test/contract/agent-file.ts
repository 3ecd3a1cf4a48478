import fc from 'fast-check';
import { FILE } from './files.ts';
import { phrase } from './memories.ts';
import type { Shape } from './shapes.ts';

const label = fc.constantFrom('human', 'persona', 'project', 'system/tools', 'human');
const block = fc.record(
  {
    id: fc.constantFrom('block-0', 'block-1', 'block-7'),
    label,
    value: phrase,
    limit: fc.constantFrom(2000, 5000),
    description: fc.constantFrom(null, 'What I know about Ada', 'Rule'),
    read_only: fc.constantFrom(false, false, true),
    metadata: fc.constantFrom({}, null, { own: 1 }, { memport: { kind: 'rule' } }, { memport: { kind: 7 } }),
    hidden: fc.constant(null),
  },
  { requiredKeys: ['label', 'value', 'limit'] },
);
const blocks = fc.array(block, { maxLength: 3 });
const agents = fc.array(
  fc.constantFrom({ id: 'agent-0', block_ids: ['block-0'], memory_blocks: [] }, { id: 'agent-1' }),
  {
    minLength: 1,
    maxLength: 2,
  },
);
const laid = (value: fc.Arbitrary<object>): fc.Arbitrary<string> =>
  fc.tuple(value, fc.constantFrom(undefined, 2)).map(([each, space]) => `${JSON.stringify(each, null, space)}\n`);
const text = fc.oneof(
  { weight: 4, arbitrary: laid(fc.record({ agents, blocks, tools: fc.constant([{ id: 'tool-0' }]) })) },
  { weight: 1, arbitrary: laid(fc.record({ agent_type: fc.constant('memgpt_agent'), core_memory: blocks })) },
  { weight: 1, arbitrary: fc.constantFrom('{}\n', '[]\n', 'no JSON', '') },
);

/** Agents as they are exported, in both formats. A block that is new has the largest limit of the file. */
export const agentFileShape: Shape = {
  asked: { root: FILE },
  world: fc.option(text, { nil: undefined, freq: 8 }).map((said) => new Map(said === undefined ? [] : [[FILE, said]])),
  complaints: (before, after) => {
    const said = after.files.get(after.at.reads[0] ?? '')?.text ?? '{}';
    if (before.files.get(after.at.reads[0] ?? '')?.text === said) return [];
    const whole = JSON.parse(said.replace(/^\ufeff/, '')) as Whole;
    const all = whole.core_memory ?? whole.blocks ?? [];
    const long = all.filter(({ value, limit }) => [...value].length > limit).map((each) => `${each.label} is too long`);
    const ids = new Set(whole.blocks?.map(({ id }) => id));
    const loose = (whole.agents ?? []).flatMap((each) => (each.block_ids ?? []).filter((id) => !ids.has(id)));
    const most = Math.max(...limitsIn(before.files.get(before.at.reads[0] ?? '')?.text), 0) || 20_000;
    const wide = all.filter(({ limit }) => limit > most).map((each) => `${each.label} got a limit of its own`);
    return [...long, ...wide, ...loose.filter((id) => id !== 'block-0').map((id) => `no block is ${id}`)];
  },
  skip: [
    { law: 3, reason: 'JSON is one value: a file that is damaged anywhere is refused whole, and nothing is written' },
  ],
};

const limitsIn = (text: string | undefined): number[] => {
  const whole = JSON.parse((text ?? '').trim() === '' ? '{}' : (text ?? '').replace(/^\ufeff/, '')) as Whole;
  return (whole.core_memory ?? whole.blocks ?? []).map(({ limit }) => limit);
};

interface Whole {
  agents?: { block_ids?: string[] }[];
  blocks?: { id?: string; label: string; value: string; limit: number }[];
  core_memory?: { label: string; value: string; limit: number }[];
}
