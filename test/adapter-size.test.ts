import { expect, test } from 'vitest';
import { common, rarer } from '../adapters/landmarks.ts';
import { sources } from './sources.ts';

const MOST = 400;
/** Of those that are data for the kit and little else. */
const MOST_OF_DATA = 60;
const DATA = ['cline', 'goose', 'kilo'];
/** What is larger, and why. */
const LARGER: Readonly<Record<string, string>> = {
  claude: 'one of the three that memport began with',
  codex: 'one of the three that memport began with',
  hermes: 'one of the three that memport began with',
  instructions: 'it holds a family of file formats',
  letta: 'two layouts, and the rules of its commit hook',
  openclaw: 'several agents, their workspaces and annotations',
};

const linesIn = (text: string): number => text.split('\n').length - 1;
const files = [...sources('adapters/*/**/*.ts')];
const folders = Map.groupBy(files, ([file]) => file.split('/')[1] as string);

/** A folder may hold several harnesses that share its code. */
const harnessesIn = (folder: string): number =>
  Math.max(1, files.filter(([file]) => file.startsWith(`adapters/${folder}/`) && file.endsWith('/landmark.ts')).length);

test(`an adapter has at most ${MOST} lines, one that is data ${MOST_OF_DATA}, or a reason`, () => {
  expect(folders.size).toBeGreaterThan(15);
  const wide = [...folders].flatMap(([folder, held]) => {
    const lines = held.reduce((sum, [, text]) => sum + linesIn(text), 0);
    const most = DATA.includes(folder) ? MOST_OF_DATA : MOST * harnessesIn(folder);
    const isLarge = lines > most && LARGER[folder] === undefined;
    return isLarge ? [`adapters/${folder} has ${lines} lines`] : [];
  });
  expect(wide).toEqual([]);
});

test('every harness of the registry is counted, and every exception is a folder that is there', () => {
  const landmarks = files.filter(([file]) => file.endsWith('/landmark.ts'));
  expect(landmarks).toHaveLength(common.length + rarer.length);
  expect([...Object.keys(LARGER), ...DATA].filter((folder) => !folders.has(folder))).toEqual([]);
});
