import { describe, expect, test } from 'vitest';
import type { Memory } from '../../src/ir/memory.ts';
import { readingsOf } from '../../src/meaning/normal.ts';
import { WORST } from '../bench/worst-cases.ts';
import { memoryFrom } from '../bench/parity-set.ts';
import { FRAMES, verdictOn } from '../bench/score.ts';
import { keysOf, sayTheSame } from '../../src/meaning/equal.ts';

const claude = (text: string) => ({ harness: 'claude', text });
const hermes = (text: string) => ({ harness: 'hermes', text });
const codex = (text: string) => ({ harness: 'codex', text });
const between = (a: string, b: string): string => verdictOn({ a: claude(a), b: claude(b) });
const shared = (a: Memory, b: Memory): string[] =>
  keysOf(a, FRAMES).stated.filter((key) => keysOf(b, FRAMES).stated.includes(key));

describe('equal words', () => {
  test.each([
    ['Never push to `main`.', 'never push to main'],
    ['**Never** push to `main`!', '- Never push to main.'],
    ['Use “npm” — not yarn', 'use "npm" - not yarn'],
    ['Edit `Makefile` by hand.', 'Edit Makefile by hand'],
    ['# Rules\n\n- keep it short\n- keep it clear\n', 'Rules\n\n* keep it short.\n* keep it clear.'],
    ['1. First plan\n2. Then write', '- First plan.\n- Then write.'],
    ['Run `git push --force` never', 'run git push --force never'],
    ['Don’t push', "don't push"],
    ['A line\n  that wraps', 'A line that wraps'],
    ['_Always_ use **`uv`**', 'always use uv'],
    ['使用 npm 管理依赖。', '使用`npm`管理依赖'],
    ['**絶対に**mainへpushしない。', '絶対にmainへpushしない'],
    ["배포는 '화요일'에만 한다.", '배포는 "화요일"에만 한다'],
    ['لا تدفع إلى `main`.', 'لا تدفع إلى main'],
    ['Keep 480KB free.', 'Keep 480 KB free'],
    ['See [https://x.io/a](https://x.io/a) first', 'See <https://x.io/a> first.'],
    ['- a one\n    - b two\n    - c three', '* a one\n  * b two\n  * c three'],
    ['1. plan\n1. write\n1. test', '① plan\n② write\n③ test'],
    ['Steps: (1) plan (2) write', 'Steps:\n\n- plan\n- write'],
    ['Ports:\n\n- 80\n- 443', 'Ports: 80, 443'],
    ['- lint;\n- test;\n- build.', '* Lint\n* Test\n* Build'],
    ['## 注意\n\n不要推送。', '注意：不要推送'],
    ['ﾃｽﾄを実行する', 'テストを実行する。'],
    ['Never push ⚠️ to\u00a0ma\u200bin', 'Never push ⚠ to main'],
    ['Title\n=====\n\nBody text here.', '**Title** — body text here'],
    ['Tests first &mdash; always &amp; everywhere', 'Tests first - always & everywhere'],
    ['Use tabs.\n\n## Why\n\ndiffs', 'Use tabs. Why: diffs'],
    ['Tabs benutzen.\n\n**Why:** Diffs.', 'Tabs benutzen.\n\n*Warum:* Diffs.'],
    ['Use tabs.\n\n**Why:** diffs.\n\n**How to apply:** everywhere.', 'Use tabs. Diffs. Everywhere.'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |\n|:--|--:|\n| 1   | 2   |'],
    ['a → b → c', 'a -> b -> c'],
    ['“Ship it.”', '"Ship it"'],
    ['Keep pull requests small; split larger ones.', 'Keep pull requests small, split larger ones'],
    ['when a test is flaky: quarantine it', 'When a test is flaky, quarantine it.'],
    ['when a test is flaky: quarantine it; open an issue', 'When a test is flaky, quarantine it; open an issue.'],
    ['beim Review: zuerst die Fehler nennen', 'Beim Review zuerst die Fehler nennen.'],
    ['리뷰할 때: 막는 문제부터 말한다.', '리뷰할 때 막는 문제부터 말한다.'],
    ['【注意】订单不要合并', '订单不要合并'],
    ['Rule - squash before merging', 'Squash before merging.'],
    ['NB: the lift is slow', 'The lift is slow'],
    ['Nicht vergessen: Fenster schließen', 'Fenster schließen.'],
    ['꼭 기억할 것: 금요일에는 배포하지 않는다', '금요일에는 배포하지 않는다'],
    ['Всё ещё вручную.', 'все еще вручную'],
    ['Max. four guests a table', 'Max four guests a table'],
    ['Deploys only by hand — never by cron', 'Deploys only by hand, never by cron.'],
    ['---\nname: x\ntype: feedback\n---\n\nUse tabs.', 'Use tabs'],
  ])('%j and %j say the same', (a, b) => {
    expect(between(a, b)).toBe('same');
    // What says as much begins alike, however long it is.
    for (const times of [1, 2, 9, 60]) {
      const [one, other] = [a, b].map((text) =>
        keysOf(memoryFrom(claude(Array(times).fill(text).join('\n\n'))), FRAMES),
      );
      const sharing = (key: 'whole' | 'opening'): boolean =>
        one?.[key].some((each) => other?.[key].includes(each)) === true;
      expect([times, sharing('opening')]).toEqual([times, sharing('opening') || sharing('whole')]);
    }
  });

  test.each([
    ['Bob reviews the API, Alice reviews the UI.', 'Alice reviews the API, Bob reviews the UI.'],
    ['The call returns -1.', 'The call returns 1.'],
    ['At most 3 retries, retry on 4xx as well.', 'At most 3 retries, no retry on 4xx.'],
    ['Use C here.', 'Use C++ here.'],
    ['Use C here.', 'Use C# here.'],
    ['- [ ] Move sessions to Redis', '- [x] Move sessions to Redis'],
    ['Ship ~~on Friday~~', 'Ship on Friday'],
    ['Ship on Friday?', 'Ship on Friday.'],
    ['Edit `Makefile`.', 'Edit `makefile`.'],
    ['Set `LOG_LEVEL`.', 'Set `log_level`.'],
    ['Say "OK" then.', 'Say "ok" then.'],
    ['a != b', 'a = b'],
    ['.5 is the limit', '5 is the limit'],
    ['!important rules', 'important rules'],
    ['5. Mai ist frei', '6. Mai ist frei'],
    ['Ports 8443', 'Ports 8444'],
    ['10² metres', '102 metres'],
    ['offset - 1', 'offset 1'],
    ['Use __init__ there', 'Use init there'],
    ['Look in a/**/b', 'Look in a/b'],
    ['No deploys. Friday only', 'No deploys Friday only'],
    ['> 5 MB is too big', '5 MB is too big'],
    ['re-run the job', 'rerun the job'],
    ['x ≥ 5', 'x ≤ 5'],
    ['周五发布。', '周五不发布。'],
    ['배포한다', '배포하지 않는다'],
    ['```\nmake a\n```', '```\nmake A\n```'],
    ['Edit Makefile.', 'Edit `makefile`.'],
    ['Say OK then.', 'Say "ok" then.'],
    ['use -v', 'use -V'],
    ['Use <b> tags', 'Use <i> tags'],
    ['`&amp;`', '`&`'],
    ['1. build\n2. test', '1. test\n2. build'],
    ['- a\n- b\n- c', '- a\n- c'],
    ['1. Mai ist frei', 'Mai ist frei'],
    ['Stop. Deploying on Friday', 'Stop deploying. On Friday'],
    ['Nein: deployen', 'Nein deployen'],
    ['No deploys: Friday only', 'No deploys Friday only'],
    ['Nicht am Freitag: deployen', 'Nicht am Freitag deployen'],
    ['不要推送：先测试', '不要推送先测试'],
    ['Run `a; b` here', 'Run `a, b` here'],
    ['Set `a: b` here', 'Set `a b` here'],
    ['**Preference:** use tabs', '**Rule:** use tabs'],
    ['Use tabs.\n\n**Why:** x\n\n**How to apply:** y', 'Use tabs.\n\n**How to apply:** x\n\n**Why:** y'],
    ['A:\n- x\n- y\n\nB:\n- z', 'A:\n- x\n\nB:\n- y\n- z'],
    ['`rm -rf / tmp`', '`rm -rf /tmp`'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |\n|---|---|\n| 2 | 1 |'],
  ])('%j and %j do not', (a, b) => {
    expect(sayTheSame(a, b)).toBe(false);
    expect(between(a, b)).not.toBe('same');
  });

  test('what is required is not what is preferred, and what holds under a condition is not what always holds', () => {
    expect(verdictOn({ a: hermes('User requires: tabs'), b: hermes('User prefers: tabs') })).not.toBe('same');
    // Carried to Claude Code, which has no such frame, it stands without; carried the other way it would bind.
    expect(verdictOn({ a: claude('tabs'), b: hermes('User prefers: tabs') })).toBe('same');
    expect(shared(memoryFrom(claude('tabs')), memoryFrom(hermes('User prefers: tabs')))).toEqual([]);
    expect(verdictOn({ a: claude('tabs'), b: hermes('User requires: tabs') })).toBe('same');
    expect(verdictOn({ a: claude('User prefers short answers.'), b: hermes('User prefers: short answers') })).toBe(
      'same',
    );
    expect(verdictOn({ a: codex('- when deploying -> run the tests'), b: claude('Run the tests') })).not.toBe('same');
    expect(
      verdictOn({ a: codex('- when deploying -> run the tests'), b: codex('- when merging -> run the tests') }),
    ).not.toBe('same');
    expect(
      verdictOn({
        a: codex('- when deploying -> run the tests'),
        b: claude('Run the tests.\n\n**How to apply:** when deploying'),
      }),
    ).toBe('same');
  });

  test('one that says why, how or in detail what the other does not is found, and is not the same as it stands', () => {
    const [short, long] = [memoryFrom(claude('Use pnpm.')), memoryFrom(claude('Use pnpm.\n\n**Why:** the lockfile.'))];
    expect(shared(short, long)).not.toEqual([]);
    expect(between('Use pnpm.', 'Use pnpm.\n\n**Why:** the lockfile.')).toBe('alike');
    expect(between('Use pnpm.\n\n**Why:** CI.', 'Use pnpm.\n\n**Why:** the lockfile.')).toBe('alike');
    expect(between('# Cache\n\nTen minutes.', 'Cache: ten minutes.')).toBe('same');
  });

  test('of another scope, nothing is equal', () => {
    const one = memoryFrom(claude('Use pnpm.'));
    const other: Memory = { ...one, scope: { level: 'project', key: 'app', paths: ['/app'] } };
    expect(shared(one, other)).toEqual([]);
  });

  test('no text of 64 kB takes longer than a second', () => {
    for (const [name, text] of Object.entries(WORST)) {
      // Time of the processor: other work shares the machine.
      const start = process.cpuUsage();
      readingsOf(text);
      expect([name, process.cpuUsage(start).user < 1_000_000]).toEqual([name, true]);
    }
  }, 60_000);
});
