import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { capsIn, headProblems, treeProblems } from '../../adapters/letta/constraints.ts';
import { letta } from '../../adapters/letta/index.ts';
import { SCENE, machineOver, textFile } from '../contract/world.ts';
import { CONFIGS, HEADS, HOMES, TREES } from './asked.ts';

interface Recorded {
  heads: string[][];
  trees: string[][];
  configs: boolean[];
  prompts: string[];
}

const recorded = JSON.parse(readFileSync(new URL('recorded.json', import.meta.url), 'utf8')) as Recorded;

describe('what the published code of Letta Code 0.32.18 answered', () => {
  test('about the head of a file', () => {
    const said = HEADS.map(({ path, text, layout, previous }) => headProblems(path, text, layout, previous));
    expect(said).toEqual(recorded.heads);
  });

  test('about all files together', () => {
    const said = TREES.map(({ files, layout, config }) =>
      treeProblems(new Map(Object.entries(files).map(([path, text]) => [path, { text }])), layout, config),
    );
    expect(said).toEqual(recorded.trees);
  });

  test('about a file of caps', () => {
    expect(CONFIGS.map((text) => capsIn(text, 'memfs-v2').problem === undefined)).toEqual(recorded.configs);
  });

  test('in the prompt of the older layout', () => {
    const root = '/home/ada/.letta/agents/agent-a/memory';
    const said = HOMES.map((files) => {
      const world = new Map(Object.entries(files).map(([path, text]) => [`${root}/${path}`, text]));
      const [at] = letta.locate(machineOver(world));
      const store = at && letta.read(new Map(Object.entries(files).map(([path, text]) => [path, textFile(text)])), at);
      return store
        ? letta
            .view([store], SCENE)
            .always.map(({ text }) => text)
            .join()
        : '';
    });
    expect(said).toEqual(recorded.prompts);
  });
});
