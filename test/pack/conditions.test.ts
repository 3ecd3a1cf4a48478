import { expect, test } from 'vitest';
import { claude } from '../../adapters/claude/index.ts';
import { codex } from '../../adapters/codex/index.ts';
import { hermes } from '../../adapters/hermes/index.ts';
import type { Adapter } from '../../src/adapter.ts';
import { isConditional } from '../../src/kit/conditions.ts';
import { formsFor } from '../contract/forms.ts';
import { homeOf } from '../codex/home.ts';
import { HOME, type World } from '../contract/world.ts';
import { inProject, plain } from '../plan/plain.ts';

const APP = inProject('/home/ada/app');
const RULE = {
  how: 'when writing marketing text',
  why: 'the brand is two words, and a journalist wrote it as one for a whole year before anybody noticed',
  scope: APP,
};
const hermesWorld: World = new Map([[`${HOME}/.hermes/config.yaml`, 'memory: {}\n']]);
const claudeWorld: World = new Map([[`${HOME}/.claude/projects/-home-ada-app/s.jsonl`, '{"cwd":"/home/ada/app"}\n']]);

/** What each form says in a text that is loaded at start. */
const loaded = (adapter: Adapter, world: World, slot: string, memory = plain('never write HollowKeep', RULE)) =>
  formsFor(adapter, world, memory, { focus: 'project:/home/ada/app' })
    .filter(({ delivery }) => delivery === 'loaded')
    .map(({ parts }) => parts.find((part) => part.slot === slot)?.text ?? '');

test.each([
  ['Hermes', hermes as Adapter, hermesWorld, 'entry'],
  ['Codex', codex as Adapter, homeOf({}), 'route'],
  ['Claude Code', claude as Adapter, claudeWorld, 'index'],
])('however little room there is, a rule of %s that holds in one situation says so', (_, adapter, world, slot) => {
  const said = loaded(adapter, world, slot);
  expect(said.length).toBeGreaterThan(0);
  for (const text of said) expect(text).toContain('when writing marketing text');
  const steps = loaded(
    adapter,
    world,
    slot,
    plain('never write HollowKeep', { ...RULE, how: 'grep for it, then fix.' }),
  );
  expect(steps.some((text) => !text.includes('grep for it'))).toBe(true);
});

test.each([
  ['when adding a migration', true],
  ['If the diff is large', true],
  ['Wenn ein Test flackert', true],
  ['cuando el usuario escribe en español', true],
  ['テストを書くとき', true],
  ["when you'd add `route.ts`, ask whether a third party calls it", false],
  ['`pnpm add`, `pnpm dlx` instead of npx. If you see a lockfile, delete it.', false],
  ['also when moving files', false],
  ['Whenceforth it is so', false],
])('%j is a condition: %s', (how, is) => {
  expect(isConditional({ how })).toBe(is);
});
