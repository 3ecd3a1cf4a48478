import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { limitOf } from '../../adapters/openclaw/conventions.ts';
import { openclaw } from '../../adapters/openclaw/index.ts';
import { injectedOf } from '../../adapters/openclaw/injected.ts';
import { SCENE, machineOver, readAt, treeOf } from '../contract/world.ts';

interface Facts {
  version: string;
  cases: {
    of: string;
    file?: string;
    length?: number;
    keeps?: number;
    mark?: string;
    files?: object;
    shown?: Shown[];
  }[];
}
interface Shown {
  file: string;
  content: string;
}

const { cases } = JSON.parse(readFileSync(join(import.meta.dirname, 'facts.json'), 'utf8')) as Facts;

/** The same text as in `facts.mjs`. */
const linesOf = (length: number): string => {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += `- Rule ${at}: 船 🚢 keep the quay clear.\n`;
  return `${text.slice(0, length - 1)}x`;
};

describe("what OpenClaw's published code puts before the model (facts.mjs)", () => {
  test.each(cases.filter(({ file }) => file !== undefined))('of $of', ({ file = '', length = 0, keeps, mark }) => {
    const shown = injectedOf(linesOf(length), file, limitOf(file === 'USER.md' ? 'user' : 'file'));
    expect([shown.length, /\n*\[\.\.\.truncated[^]*chars of \d+\)…\n*/.exec(shown)?.[0]]).toEqual([keeps, mark]);
  });

  test.each(cases.filter(({ files }) => files !== undefined))('of $of', ({ files = {}, shown }) => {
    const root = '/home/ada/.openclaw/workspace';
    const world = new Map(Object.entries(files).map(([name, text]) => [`${root}/${name}`, text as string]));
    const stores = openclaw.locate(machineOver(world)).map((at) => readAt(openclaw, treeOf(world, at), at));
    const { always, deliveries } = openclaw.view(stores, SCENE);
    expect(always.map(({ file, text }) => ({ file, content: text }))).toEqual(shown);
    expect(new Set(deliveries.map(({ delivery }) => delivery))).toEqual(new Set(['loaded']));
  });
});
