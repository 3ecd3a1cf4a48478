import { expect, test } from 'vitest';
import { tellingsOf } from '../../adapters/codex/summary/tellings.ts';
import { byteLength } from '../../src/text/measure.ts';
import { literalsOf, squeezed } from '../migrate/yardstick.ts';
import { carried, homeOf, look, memoryOf, project, summaryIn } from './home.ts';

const APP = project('/home/ada/app');
const bodies = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) =>
    memoryOf(`m${at}`, `Port ${4_000 + at} belongs to queue ${at}.`, {
      scope: APP,
      how: `Ask \`queue-${at} --status\` first.`,
      why: `It broke on 2026-03-${10 + at}.`,
      detail: `## Numbers\n\n| day | jobs |\n|---|---|\n| Monday | ${100_000 + at} |\n\n${'It is drained before noon. '.repeat(length)}\n\n1. \`make stop\`\n2. \`make q${at}\``,
    }),
  );
const HEADINGS = "v1\n\n## User Profile\n\n## User preferences\n\n## General Tips\n\n## What's in Memory\n";

test.each([{}, { 'memories/.keep': '' }])(
  'bodies that fit the planned room are loaded whole, each literal of them',
  (files) => {
    const all = bodies(15, 13);
    const size = all.reduce((sum, each) => sum + byteLength(tellingsOf(each).at(-1)?.text ?? '') + '- \n'.length, 0);
    const route = 220;
    expect(size).toBeGreaterThan(8_000);
    expect(size + byteLength(HEADINGS) + route).toBeLessThan(9_340);
    const { world, forms } = carried(homeOf(files), all);
    expect([...forms.values()].filter(({ name }) => !name.endsWith('all of it'))).toEqual([]);
    const shown = squeezed(summaryIn(world, 'memories/.keep' in files ? 'v1' : 'v2'));
    const literals = all.flatMap(({ statement, how, why, detail }) =>
      literalsOf([statement, how, why, detail].join('\n\n')),
    );
    expect(literals.filter((each) => !shown.includes(squeezed(each)))).toEqual([]);
  },
);

test('with less room everybody is loaded before anybody is whole, and how to apply it comes before the rest', () => {
  const all = bodies(40, 20);
  const { world, forms } = carried(homeOf({}), all);
  expect(new Set([...forms.values()].map(({ delivery }) => delivery))).toEqual(new Set(['loaded']));
  const text = summaryIn(world, 'v2');
  expect(text.match(/^ {2}- how to apply: /gm)).toHaveLength(40);
  expect(byteLength(text)).toBeGreaterThan(8_600);
  expect(byteLength(text)).toBeLessThanOrEqual(9_340);
  expect(look(world).store.memories.every(({ places }) => places.every(({ words }) => words === undefined))).toBe(true);
});

test.each([8_000, 9_300, 9_500, 9_700, 9_800])(
  'where Codex itself uses %i bytes, half of the rest stays free, and 100 bytes beside the route to what has no line',
  (used) => {
    const own = `${HEADINGS}\n- ${'x'.repeat(used - byteLength(HEADINGS) - 4)}\n`.replace(
      '\n\n- ',
      '\n\n### Older Memory Topics\n\n- ',
    );
    const text = summaryIn(carried(homeOf({ 'memories_v2/memory_summary.md': own }), bodies(40, 20)).world, 'v2');
    const most = Math.max(9_340, 9_999 - Math.max(100, Math.ceil((9_999 - byteLength(own)) / 2)));
    expect(byteLength(text)).toBeGreaterThan(byteLength(own));
    expect(byteLength(text)).toBeLessThanOrEqual(used < 9_600 ? most : 9_899);
  },
);
