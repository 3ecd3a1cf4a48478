import { describe, expect, it, test } from 'vitest';
import { STALE } from '../../src/audit/claims/stale-rules.ts';
import { unverifiable } from '../../src/audit/claims/judged-claims.ts';
import { WEIGHT } from '../../src/audit/weight/weighed.ts';
import type { Scope } from '../../src/ir/memory.ts';
import { audited, ground } from './audited.ts';
import { SHOP } from './shop.ts';

const findings = (body: string, grounds = [SHOP]) => {
  const all = audited([{ body }], grounds);
  return STALE.flatMap((rule) => rule.find(all));
};

describe('a finding of stale/', () => {
  it('says where a file went, and where the words stand', () => {
    const body = '# Auth\n\nThe session middleware lives in `src/auth/middleware.ts`.\n';
    expect(findings(body)).toEqual([
      {
        rule: 'stale/path',
        severity: 'error',
        message: 'src/auth/middleware.ts is not in the project: the log moved it to src/auth/session.ts',
        file: 'm0.md',
        line: 3,
        span: [body.indexOf('src/'), body.indexOf('src/') + 'src/auth/middleware.ts'.length],
        memory: 'm0',
      },
    ]);
  });

  it('says the day on which a file went, the nearest name, and how long a file is', () => {
    const messages = [
      'Taxes are in `src/legacy/tax.ts`.',
      'Sessions are in `src/auth/sesion.ts`.',
      'The limit is at `src/cart/total.ts:90`.',
      'Run `npm run lnt`.',
      'The default branch is `master`.',
      'The project runs on Node 18.',
    ].map((body) => findings(body)[0]?.message);
    expect(messages).toEqual([
      'src/legacy/tax.ts is not in the project: the log removed it on 2026-03-01',
      'src/auth/sesion.ts is not in the project: the nearest is src/auth/session.ts',
      'line 90 of src/cart/total.ts is not there: the file has 3 lines',
      '`lnt` is no script of any package.json: the nearest is `lint`',
      'the project has no branch master: there is main',
      'the project has node 20, not 18',
    ]);
  });
});

test('a tool that has its file in the project is installed beside it', () => {
  const said = 'Files are formatted with `prettier`.';
  const beside = (file: string) => ground({ [file]: '{}' }, { ecosystems: new Set(['npm']) });
  expect(findings(said, [beside('.prettierrc.json')])).toEqual([]);
  expect(findings(said, [beside('.prettierish')]).map(({ rule }) => rule)).toEqual(['stale/package']);
});

describe('what cannot be told here', () => {
  const stale = 'The tax code is in `src/legacy/tax.ts`, run `npm run tax`, branch `tax`.';
  it('is no finding: the project is not on this machine, or was not wholly listed', () => {
    expect(findings(stale, [])).toEqual([]);
    const partial = { ...SHOP, partial: true, branches: undefined };
    expect(findings(stale, [partial])).toEqual([]);
  });

  it('counts a memory as not checked, and so does a memory that claims nothing', () => {
    const all = audited(
      [
        { body: 'The user likes short answers.' },
        { body: 'Totals are in `src/cart/total.ts`.' },
        { body: 'On the server it is `/srv/app/run.sh`.' },
        { body: stale },
      ],
      [SHOP],
    );
    expect(unverifiable(all)).toEqual(['m0', 'm2']);
    expect(unverifiable({ ...all, grounds: new Map() })).toHaveLength(4);
  });

  it('is what lies below a submodule, and a target of a Makefile that includes others', () => {
    const open = { ...SHOP, submodules: new Set(['vendor-ui']), scripts: new Map([['Makefile', new Set(['a', '*'])]]) };
    expect(findings('The button is in `vendor-ui/src/button.ts`; build with `make ui`.', [open])).toEqual([]);
  });

  it('is a relative day in a memory that says when it came to be, and not in one that says when it was edited', () => {
    const date = { text: '2026-03-02', basis: 'declared' } as const;
    const said = (dates: object, body = 'The freeze starts next Thursday.') =>
      STALE.flatMap((rule) => rule.find(audited([{ body, dates }], [SHOP]))).map(({ rule }) => rule);
    expect(said({ created: { ...date, basis: 'filename' } })).toEqual([]);
    expect(said({ updated: date })).toEqual(['stale/relative-date']);
    expect(said({ created: { ...date, basis: 'mtime' } })).toEqual(['stale/relative-date']);
    expect(said({ updated: date }, 'The host was slow recently.')).toEqual([]);
  });
});

test('the name of another memory is no symbol that is gone', () => {
  const said = { body: 'Boxes follow spring_tide_table, too.' };
  const rules = (name: string): string[] => {
    const all = audited([said, { body: 'Ships leave at noon.', name }], [SHOP]);
    return STALE.flatMap((rule) => rule.find(all)).map(({ rule }) => rule);
  };
  expect(rules('spring-tide-table')).toEqual([]);
  expect(rules('neap-tide-table')).toEqual(['stale/symbol']);
});

describe('weight/in-instructions', () => {
  const instructions = (body: string) => audited([{ body }], []).stores.map(({ store }) => store);
  const rule = WEIGHT.filter(({ id }) => id === 'weight/in-instructions');
  const says = (memory: string, file: string): boolean => {
    const all = audited([{ body: memory }], [], { instructed: instructions(file) });
    return rule.flatMap((each) => each.find(all)).length === 1;
  };
  it.each([
    ['Always squash before merging.', 'Always squash before merging'],
    ['Always squash before merging', 'Keep it short. Always **squash** before merging. Then push.'],
    ['Never use `npm`, use pnpm.', 'never use `npm`, use pnpm'],
    ['Antworte immer auf Deutsch.', '**Antworte immer auf Deutsch**'],
    ['Responde siempre en español.', 'Responde siempre en español'],
    ['Responda sempre em português.', 'responda sempre em português.'],
    ['Réponds toujours en français.', 'Réponds toujours en français'],
    ['Всегда отвечай по-русски.', 'Всегда отвечай по-русски'],
    ['提交之前必须运行所有的测试和检查。', '提交之前必须运行所有的测试和检查'],
    ['全文使用简体中文。', '- 全文使用简体中文。'],
  ])('is told of %s', (memory, file) => expect(says(memory, file)).toBe(true));
  it.each([
    ['Always squash before merging.', 'Never squash before merging.'],
    ['Always squash before merging.', 'Always squash before merging into main.'],
    ['Run the tests with pnpm.', 'Run the tests with npm.'],
    ['Prices are integers in cents.', 'Prices are floats.'],
    ['Use tabs.', 'Use tabs.'],
    ['用制表符。', '用制表符。'],
    ['Antworte immer auf Deutsch.', 'Antworte nie auf Deutsch.'],
    ['Keep lines below 80 columns.', 'Keep lines below 120 columns.'],
    ['提交之前必须运行测试。', '提交之前不要运行测试。'],
  ])('is silent on %s beside %s', (memory, file) => expect(says(memory, file)).toBe(false));

  it('is worth a look only, where a memory holds everywhere and the file in one project', () => {
    const body = 'Always squash before merging.';
    const found = (scope: Scope) => {
      const all = audited([{ body, scope }], [], { instructed: instructions(body) });
      return rule.flatMap((each) => each.find(all)).map(({ severity, message }) => [severity, message]);
    };
    expect(found({ level: 'global' })).toEqual([
      ['info', '/home/ana/.claude/memory/m0.md says the same, where both are loaded'],
    ]);
    expect(found({ level: 'project', key: 'shop', paths: ['/home/ana/shop'] })).toEqual([
      ['warn', '/home/ana/.claude/memory/m0.md says the same and is loaded anyway'],
    ]);
  });
});

describe('a ground of nothing', () => {
  it('is a project in which everything that is named is missing, but what no manifest could say', () => {
    const rules = findings('Look into `src/a/b.ts`. We use `zod`. Node 18 runs it.', [ground({ 'x.md': '' })]);
    expect(rules.map(({ rule }) => rule)).toEqual(['stale/path']);
  });
});
