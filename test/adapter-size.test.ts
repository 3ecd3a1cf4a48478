import { expect, test } from 'vitest';
import { common, rarer } from '../adapters/landmarks.ts';
import { sources } from './sources.ts';

const MOST = 400;
/** What has another bound, and why. A number is a ceiling that only goes down. */
const LARGER: Readonly<Record<string, string | number>> = {
  claude: 'one of the three that memport began with',
  codex: 'one of the three that memport began with',
  // Data for the kit.
  goose: 56,
  hermes: 'one of the three that memport began with',
  instructions: 'it holds a family of file formats',
  letta: 'two layouts, and the rules of its commit hook',
  openclaw: 'several agents, their workspaces and annotations',
  // Of what it shares with Claude's typed memory much is still its own.
  qwen: 1104,
};

const linesIn = (text: string): number => text.split('\n').length - 1;
const files = [...sources('adapters/*/**/*.ts')];
const folders = Map.groupBy(files, ([file]) => file.split('/')[1] as string);

/** A folder may hold several harnesses that share its code. */
const harnessesIn = (folder: string): number =>
  Math.max(1, files.filter(([file]) => file.startsWith(`adapters/${folder}/`) && file.endsWith('/landmark.ts')).length);

test(`an adapter has at most ${MOST} lines, or a reason`, () => {
  expect(folders.size).toBeGreaterThan(15);
  const wide = [...folders].flatMap(([folder, held]) => {
    const lines = held.reduce((sum, [, text]) => sum + linesIn(text), 0);
    const allowed = LARGER[folder] ?? MOST * harnessesIn(folder);
    return typeof allowed === 'number' && lines > allowed ? [`adapters/${folder} has ${lines} lines`] : [];
  });
  expect(wide).toEqual([]);
});

test('every harness of the registry is counted, and every exception is a folder that is there', () => {
  const landmarks = files.filter(([file]) => file.endsWith('/landmark.ts'));
  expect(landmarks).toHaveLength(common.length + rarer.length);
  expect(Object.keys(LARGER).filter((folder) => !folders.has(folder))).toEqual([]);
});
