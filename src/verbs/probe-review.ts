import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { tellingScenarios } from '../probe/leak.ts';
import { printProbe } from '../probe/probe-file.ts';
import { isStale } from '../probe/words-hash.ts';
import { writeProbe } from '../store/probe-texts.ts';
import { sightOf } from '../world/sight.ts';
import { gather } from '../world/survey.ts';
import type { World } from '../world/world.ts';
import type { WrittenProbe } from './probes.ts';

/**
 * Says of probes that a human has read them, or of none where one of them would show nothing: its scenario gives away
 * what it tries, or the memory has other words by now. A memory that is not here is known by the words in its probe.
 */
export const acceptProbes = (world: World, probes: readonly WrittenProbe[]): void => {
  const stores = gather(world.adapters, sightOf(world, {})).flatMap((each) => each.stores);
  const here = new Map(stores.flatMap(({ memories }) => memories.map((memory) => [memory.id, memory])));
  for (const { probe, file } of probes) {
    const { handle, id } = probe.memory;
    const memory = here.get(id);
    if (memory && isStale(probe, memory))
      throw new MemportError('config', {
        what: `the probe of ${handle} was written for other words than its memory has now`,
        where: file,
        todo: `remove that file, and write it anew: memport probe init <from>:<to> ${handle}`,
      });
    const [told, ...more] = tellingScenarios(probe, memory);
    if (told)
      throw new MemportError('config', {
        what: `scenario ${told.id} gives away what it tries: it says ${quoted(told.words)}${
          more.length > 0 ? `; so do ${more.map((each) => `${each.id} (${quoted(each.words)})`).join(', ')}` : ''
        }`,
        where: file,
        expected: 'no two neighbouring words of the memory, and nothing that the check looks for in the answer',
        todo: `say it there in other words, then: memport probe review ${handle} --accept`,
      });
  }
  for (const { probe, file } of probes)
    writeProbe(world.disk, path.dirname(file), path.basename(file, '.yaml'), printProbe({ ...probe, reviewed: true }));
};

const MOST_QUOTED = 6;

const quoted = (words: readonly string[]): string =>
  `${words
    .slice(0, MOST_QUOTED)
    .map((each) => `"${each}"`)
    .join(', ')}${words.length > MOST_QUOTED ? ` and ${words.length - MOST_QUOTED} more` : ''}`;
