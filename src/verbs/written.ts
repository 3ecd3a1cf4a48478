import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { ends } from '../ir/decisions.ts';
import { derive } from '../text/derive.ts';
import type { World } from '../world/world.ts';
import type { ExportOptions } from './export.ts';
import { plan } from './plan.ts';

export interface ExportText {
  /** The file, as it is decoded. */
  text: string;
  memories: number;
  /** What stays behind, a line each. */
  left: string[];
}

/** What a migration would write into an empty file of another form; nothing is written. */
export const written = async (
  world: World,
  harness: string,
  form: string,
  { cwd, root, profile, projects, kinds, onSecret, onInjection }: ExportOptions,
): Promise<ExportText> => {
  const toRoot = path.join(world.state.root, 'nothing-yet', form);
  const planned = await plan(world, {
    from: harness,
    to: form,
    cwd,
    onSecret,
    onInjection,
    onConflict: 'source',
    toRoot,
    all: true,
    ...(root !== undefined && { fromRoot: root }),
    ...(profile !== undefined && { fromProfile: profile }),
    ...(projects !== undefined && { projects: [...projects] }),
    ...(kinds !== undefined && { kinds: [...kinds] }),
  });
  const { decisions } = planned.plan;
  const memories = new Map(planned.source.stores.flatMap((store) => store.memories.map((each) => [each.id, each])));
  const hookOf = (id: string): string => {
    const memory = memories.get(id);
    return memory ? derive(planned.shown(memory).statement).hook : id;
  };
  const texts = planned.migration.stores.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.op === 'put' ? [change.text] : [])),
  );
  const whole = decisions.filter((each) => !ends('stands')(each));
  // How it would be loaded is no part of a file.
  const partial = decisions.flatMap(({ losses, ...each }) => {
    const fields = losses.map(({ field }) => field).filter((field) => field !== 'load');
    return ends('stands')(each) && fields.length > 0 ? [{ id: each.id, fields }] : [];
  });
  const left = [
    ...whole.map((each) => `left out: ${hookOf(each.id)} (${each.reason ?? each.decision})`),
    ...planned.plan.routes.flatMap(({ skipped, from }) =>
      skipped === undefined ? [] : [`left out: ${from.memories} of a project that is not here or was not asked for`],
    ),
    ...partial.map(({ id, fields }) => `without its ${fields.join(', ')}: ${hookOf(id)}`),
  ];
  const [text] = texts;
  if (text === undefined)
    throw new MemportError('usage', {
      what: 'there is nothing to write',
      expected: left[0] ?? 'a harness that has memories on this machine',
      todo: `memport list ${harness} shows them`,
    });
  return { text, memories: decisions.length - whole.length, left };
};
