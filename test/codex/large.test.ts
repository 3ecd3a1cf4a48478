import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { codex } from '../../adapters/codex/index.ts';
import { applied } from '../../src/kit/applied.ts';
import { isText } from '../../src/ir/store.ts';
import { decode, encode } from '../../src/text/decode.ts';
import { NOW, SCENE, treeOf } from '../contract/world.ts';
import { carried, homeOf, look, memoryOf, project, ROOT } from './home.ts';

const WORDS =
  'cache build deploy port staging review branch merge schema index worker queue retry socket token fixture vitest pnpm docker release rollback metric trace latency backup migrate cursor parser lexer kernel shader vertex matrix tensor router gateway proxy ledger invoice payment refund locale calendar timezone'.split(
    ' ',
  );
const word = (seed: number): string => `${WORDS[seed % WORDS.length]}`;
const sentence = (seed: number): string =>
  `${word(seed)} ${word(seed * 7 + 3)} needs ${word(seed * 13 + 5)} before ${word(seed * 5 + 1)} number ${seed}`;

const GROUPS = 41;
/** A handbook of 2,500 lines in the shape of the largest one seen: 274 kB, three bad bytes. */
const handbook = (): string => {
  const groups = Array.from({ length: GROUPS }, (_, group) => {
    const tasks = Array.from(
      { length: 4 },
      (_, task) =>
        `## Task ${task + 1}: ${sentence(group * 10 + task)}, done\n\n### rollout_summary_files\n\n- rollout_summaries/2026-10-0${(task % 9) + 1}T10-00-00-abcd-${word(group)}.md (cwd=/home/ada/p${group}, rollout_path=/r/${group}-${task}.jsonl, updated_at=2026-10-0${(task % 9) + 1}T10:00:00+00:00, thread_id=t-${group}-${task})\n\n### keywords\n\n- ${word(group)}, ${word(group + task)}, p${group}\n`,
    ).join('\n');
    const bullets = (kind: number, count: number): string =>
      Array.from(
        { length: count },
        (_, at) =>
          `- ${sentence(group * 1000 + kind * 100 + at)} and ${'long words follow '.repeat(12)}${at}${group === 20 && kind === 1 && at < 3 ? '\udce9' : ''} [Task ${(at % 4) + 1}]`,
      ).join('\n');
    return `# Task Group: ${word(group)} in p${group}\n\nscope: ${sentence(group)}\napplies_to: cwd=/home/ada/p${group}; reuse_rule=safe in this checkout\n\n${tasks}\n## User preferences\n\n${bullets(0, 5)}\n\n## Reusable knowledge\n\n${bullets(1, 12)}\n\n## Failures and how to do differently\n\n${bullets(2, 6)}\n`;
  });
  return groups.join('\n');
};

const summary = (): string =>
  `v1\n\n## User Profile\n\nAda.\n\n## User preferences\n\n- short answers\n\n## General Tips\n\n## What's in Memory\n\n### Older Memory Topics\n\n${Array.from({ length: GROUPS }, (_, group) => `#### /home/ada/p${group}\n\n- ${word(group)}: p${group}, ${word(group + 1)}\n`).join('\n')}`;

const text = decode(encode(handbook()));
const world = homeOf({ 'memories/MEMORY.md': text, 'memories/memory_summary.md': summary() });

test('a handbook of 2,500 lines with bad bytes: every bullet is a memory', () => {
  expect(text.split('\n').length).toBeGreaterThan(2_500);
  expect(encode(text).length).toBeGreaterThan(250_000);
  const { store } = look(world);
  expect(store.memories).toHaveLength(GROUPS * 23 + 2);
  expect(store.findings.map((each) => each.rule)).toEqual(['read/encoding']);
});

test('adding, changing and withdrawing touch their own lines only; the bad bytes come back', () => {
  const added = carried(world, [
    memoryOf('a', 'Never push to main.'),
    memoryOf('b', 'Deploy on Friday.', { scope: project('/home/ada/p7') }),
  ]);
  const after = added.world.get(`${ROOT}/memories/MEMORY.md`) ?? '';
  expect(after.startsWith(text)).toBe(true);
  expect(
    Buffer.from(encode(after))
      .subarray(0, encode(text).length)
      .equals(Buffer.from(encode(text))),
  ).toBe(true);

  const { store, at } = look(world);
  const old = store.memories[500] as (typeof store.memories)[0];
  const wanted = { ...old, statement: 'short now' };
  const result = codex.express(wanted, { at, scene: SCENE, store, old, focus: undefined, name: (wish) => wish });
  const form = 'forms' in result ? result.forms[0] : undefined;
  if (!form) throw new Error('no form');
  const lines = (whole: string): string[] => whole.split('\n');
  const read = (changes: ReturnType<typeof codex.place>['changes']): string[] => {
    const file = applied(treeOf(world, at), changes, NOW).get('MEMORY.md');
    return file && isText(file) ? lines(file.text) : [];
  };
  const changed = read(codex.place({ put: [{ memory: wanted, form, replaces: old.id }], withdraw: [] }, store).changes);
  const moved = lines(text).flatMap((line, index) => (line === changed[index] ? [] : [[line, changed[index]]]));
  expect(moved).toHaveLength(1);
  expect(moved[0]?.[1]).toMatch(/^- short now \[Task \d\]$/);

  const gone = read(codex.place({ put: [], withdraw: [old.id] }, store).changes);
  expect(gone).toHaveLength(lines(text).length - 1);
  expect(lines(text).filter((line) => !gone.includes(line))).toHaveLength(1);
});

test('for every searchable memory a real grep with a word of the loaded text finds it', () => {
  const carriedWorld = carried(
    world,
    Array.from({ length: 160 }, (_, index) =>
      memoryOf(`m${index}`, `${sentence(index + 77_000)} always, whatever the weather says about it today.`, {
        scope: project(`/home/ada/p${index % 5}`),
        detail: 'x'.repeat(100),
      }),
    ),
  ).world;
  const here = look(carriedWorld);
  const shown = here.view.always.find((block) => block.role === 'developer')?.text ?? '';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'memport-grep-'));
  try {
    for (const [file, { text: body }] of here.store.files) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), encode(body));
    }
    const known = new Map<string, string[]>();
    const grep = (args: string[]): string[] => {
      const key = args.join(' ');
      if (!known.has(key))
        known.set(
          key,
          execFileSync('grep', ['-a', '-i', '-F', ...args], {
            cwd: folder,
            encoding: 'utf8',
            maxBuffer: 1 << 26,
          }).split('\n'),
        );
      return known.get(key) as string[];
    };
    const searchable = here.view.deliveries.filter((each) => each.delivery === 'searchable');
    expect(searchable.length).toBeGreaterThan(900);
    for (const { id, reason = '', hops } of searchable) {
      const memory = here.store.memories.find((each) => each.id === id);
      const found = /grep "([^"]+)" (in MEMORY\.md|there) finds (its line|its block|the file)/.exec(reason);
      expect(found, reason).not.toBeNull();
      const [, needle = '', , what] = found ?? [];
      expect(shown.toLowerCase()).toContain(needle.toLowerCase());
      if (what === 'the file') {
        expect(grep(['-rl', '--', needle, 'extensions/memport/resources'])).toContain(memory?.places[0]?.file);
        continue;
      }
      const [place] = memory?.places.filter((each) => each.file === 'MEMORY.md') ?? [];
      const whole = here.store.files.get('MEMORY.md')?.text ?? '';
      const line = whole.slice(0, place?.span[0]).split('\n').length;
      const hits = grep(['-n', '--', needle, 'MEMORY.md']).map((each) => Number(each.split(':')[0]));
      if (what === 'its line') expect([hops, hits.includes(line)]).toEqual([1, true]);
      else {
        const group = whole.lastIndexOf('\n# ', place?.span[0]) + 1;
        const first = whole.slice(0, group).split('\n').length;
        expect([hops, hits.some((each) => each >= first && each <= line)]).toEqual([2, true]);
      }
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
