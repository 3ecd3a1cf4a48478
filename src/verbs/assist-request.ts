import { firstQuestion } from '../assist/rewriting.ts';
import { MemportError } from '../errors.ts';
import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import type { ModelQuestion } from '../llm/client.ts';
import { looked } from '../world/look.ts';
import type { World } from '../world/world.ts';
import { plan, type Planned } from './plan.ts';
import { findMemory } from './show.ts';

/** What would be sent about one memory, or why nothing would be. */
export interface ShownRequest {
  from: string;
  to: string;
  memory: Pick<Memory, 'id'>;
  question?: ModelQuestion;
  /** Why nobody would be asked, though this is what they would be sent. */
  unless?: string;
}

export interface RequestWish {
  words: string;
  to: string | undefined;
  assist: NonNullable<PlanOptions['assist']>;
  /** What else is said of the plan in which it would be asked. */
  options: Pick<PlanOptions, 'cwd' | 'projects' | 'all'>;
}

/** Plans as a migration would, and gives the request that it would make about one memory. Nothing is sent. */
export const requestFor = async (world: World, { words, to, assist, options }: RequestWish): Promise<ShownRequest> => {
  // What was carried there stands there by the same name.
  const others = world.adapters.filter(({ id, aliases }) => id !== to && !aliases.includes(to ?? ''));
  const found = findMemory(words, await looked(world, others, { cwd: options.cwd }));
  const from = found.in.adapter.id;
  const target = to ?? onlyOther(world, from);
  const planned = await plan(world, {
    from,
    to: target,
    onConflict: 'ask',
    onSecret: 'block',
    onInjection: 'block',
    ...options,
    assist,
  });
  const { id } = found.memory;
  const offer = planned.assisted?.offers.find(({ source }) => source.id === id);
  const memory = offer?.memory ?? planned.assisted?.own.get(id);
  const shown = { from, to: target, memory: { id } };
  const unless = offer ? undefined : whyNot(planned, found.memory, assist);
  if (!planned.assisted || !memory || planned.assisted.withheld.has(id)) return { ...shown, unless: unless ?? NOTHING };
  const question = firstQuestion({ memory, longest: offer?.longest }, planned.assisted.writing);
  return { ...shown, ...(question && { question }), ...(unless !== undefined && { unless }) };
};

const NOTHING = 'nothing is written for it there';

const whyNot = (
  { assisted, plan: { decisions } }: Planned,
  { id, author }: Memory,
  { manual }: RequestWish['assist'],
): string => {
  const decided = decisions.find((each) => each.id === id);
  if (assisted?.withheld.has(id)) return 'the scanner flags it, so nothing of it is sent anywhere';
  if (author === 'human' && !manual) return 'a person wrote it (--assist-manual rewords it all the same)';
  if (!assisted?.own.has(id)) return decided ? `it is ${decided.decision} there: ${NOTHING}` : NOTHING;
  if (decided?.reworded || decided?.fallback) return 'memport.lock knows what came of it (--refresh asks again)';
  return decided?.delivery === 'loaded' ? 'it has room in its own words' : 'no shorter wording of it would find room';
};

const onlyOther = ({ adapters }: World, from: string): string => {
  const others = adapters.filter(({ id }) => id !== from);
  if (others.length === 1 && others[0]) return others[0].id;
  throw new MemportError('usage', {
    what: `the memory is one of ${from}, and what is asked depends on where it goes`,
    expected: `--to ${others.map(({ id }) => id).join(', or --to ')}`,
  });
};
