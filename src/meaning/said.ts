import type { Force, Frame } from '../ir/frame.ts';

/** A text that is compared, with the wording of its harness (data of the adapter) that may stand round it. */
export interface Said {
  text: string;
  frames?: readonly Frame[];
}

/** A text without its harness's wording. What supports the statement is never compared, it only explains words. */
export interface Bare {
  statement: string;
  support: string;
  force: Force | undefined;
}

/** Longer texts are read in their head only; the rest has to be equal for the whole to be called the same. */
export const READ_UNITS = 6000;
const MOST_PEELS = 4;

const patterns = new WeakMap<Frame, RegExp | undefined>();
function patternOf(frame: Frame): RegExp | undefined {
  if (!patterns.has(frame)) {
    try {
      patterns.set(frame, new RegExp(frame.pattern, 'su'));
    } catch {
      patterns.set(frame, undefined); // a broken frame takes nothing off; the adapter's own tests name it
    }
  }
  return patterns.get(frame);
}

/** Takes frames off from the outside inwards, each at most once. */
export function bare(said: Said): Bare {
  let statement = said.text.slice(0, READ_UNITS).trim();
  let force: Force | undefined;
  const support: string[] = [];
  const left = new Set(said.frames ?? []);
  for (let peel = 0; peel < MOST_PEELS; peel++) {
    const hit = [...left].map((frame) => ({ frame, groups: patternOf(frame)?.exec(statement)?.groups })).find(({ groups }) => (groups?.['statement'] ?? '').trim() !== '');
    if (hit?.groups === undefined) break;
    left.delete(hit.frame);
    force ??= hit.frame.force;
    statement = (hit.groups['statement'] ?? '').trim();
    for (const name of ['situation', 'quote', 'why', 'how']) {
      const words = hit.groups[name];
      if (words !== undefined) support.push(words);
    }
  }
  return { statement, support: support.join('\n'), force };
}
