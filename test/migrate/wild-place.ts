import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import type { ListDocument } from '../../src/verbs/document.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import { put } from './put.ts';
import { filesBelow } from './side.ts';
import type { WildStore } from './wild.ts';
import { measured, type Measured } from './yardstick.ts';

/** Puts stores of Claude Code into a HOME, each of a project of its own that is here: `work/app0`, `work/app1`, … */
export const wildHome = (
  home: string,
  stores: readonly WildStore[],
  codex: ReadonlyMap<string, string> = new Map(),
): void => {
  for (const [at, store] of stores.entries()) {
    const cwd = join(home, `work/app${at}`);
    const sessions = join(home, '.claude/projects', slugOf(cwd));
    mkdirSync(cwd, { recursive: true });
    put(join(sessions, 'memory'), store.files, store.mtimes);
    writeFileSync(join(sessions, 'session.jsonl'), `${JSON.stringify({ cwd })}\n`);
  }
  put(join(home, '.codex'), new Map([['config.toml', '[features]\nmemories = true\n'], ...codex]));
};

export const SUMMARY_ROOM = 9_340;

/** What became of those stores, by what the plan said and `show codex --as-prompt` gives. */
export const measuredAt = (
  home: string,
  stores: readonly WildStore[],
  plan: Plan,
  shown: ListDocument,
  usedBefore = 0,
): Measured => {
  const named = new Map(
    plan.decisions
      .filter((each) => ['blocked', 'unfit', 'conflict'].includes(each.decision))
      .map((each) => [`${/app\d+/.exec(each.store)?.[0]}/${each.id.split('/').at(-1)}`, each.reason ?? '']),
  );
  const source = new Map(
    stores.flatMap(({ files }, at) => [...files].map(([file, text]) => [`app${at}/${file}`, text] as const)),
  );
  const view = shown.stores[0]?.view;
  const root = join(home, '.codex', shown.stores[0]?.layout === 'v1' ? 'memories' : 'memories_v2');
  const target = new Map(
    [...filesBelow(root)].map(([file, { bytes }]) => [file, Buffer.from(bytes, 'latin1').toString('utf8')]),
  );
  // What is shown has its secrets masked; the model is given the file, which is short enough to stay whole.
  const prompt = view === undefined || view.always.length === 0 ? '' : (target.get('memory_summary.md') ?? '');
  return measured({ source, prompt, target, named, room: Math.max(0, SUMMARY_ROOM - usedBefore) });
};
