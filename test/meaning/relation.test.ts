import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relation, type Relation } from '../../src/meaning/relation.ts';
import { covering, expected, readSet, said } from '../bench/parity-set.ts';
import { WORST } from '../bench/worst-cases.ts';

const is = (a: string, b: string): string => {
  const found = relation({ text: a }, { text: b });
  return found.is === 'contains' ? `contains, ${found.covers} covers` : found.is;
};
const mirrored = (found: Relation): Relation => (found.is === 'contains' ? { ...found, covers: found.covers === 'a' ? 'b' : 'a' } : found);

/** Bits of rules in all eight languages and some in none of them, to be strung together at random. */
const BITS = ['never', 'always', 'use pnpm', 'not npm', 'unless asked', 'only on', '`main`', '5433', 'v2.1', 'before', '.', ',', ': ', ' -> ', '\n', 'nunca', 'sin', 'não', 'ne pas', 'ohne', 'statt', '하지 않는다', '대신', '不要', '除非', 'しない', 'ではなく', 'никогда', 'ห้าม', '**Why:**', '[Task 1]', '\udc80', '(', '`', '🙂'];
const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.array(fc.constantFrom(...BITS), { maxLength: 14 }).map((bits) => bits.join(' ')));

describe('relation', () => {
  it('answers any two strings, with a reason in words', () => {
    fc.assert(fc.property(text, text, (a, b) => {
      const found = relation({ text: a }, { text: b });
      expect(found.reason).toMatch(/\p{L}{3}/u);
    }), { numRuns: 400 });
  });

  it('gives the same answer from either side, with the covering side exchanged', () => {
    fc.assert(fc.property(text, text, (a, b) => {
      expect(relation({ text: b }, { text: a })).toEqual(mirrored(relation({ text: a }, { text: b })));
    }), { numRuns: 400 });
  });

  it('calls every text the same as itself', () => {
    fc.assert(fc.property(text, (a) => {
      expect(relation({ text: a }, { text: a }).is).toBe('same');
    }), { numRuns: 300 });
  });

  it('survives a broken frame', () => {
    const frames = [{ name: 'broken', pattern: '(' }];
    expect(relation({ text: 'Use pnpm.', frames }, { text: 'Use pnpm.' }).is).toBe('same');
  });

  it.each(Object.entries(WORST))('reads 64 kB of %s in time', (_, worst) => {
    const start = process.cpuUsage();
    relation({ text: worst }, { text: `${worst.slice(1)}x` });
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(400); // the bench prints what it takes once warm: under 50
  });

  it('does not call two long texts the same when they differ behind what is read', () => {
    const long = 'Use pnpm in the web package. '.repeat(400);
    expect(is(`${long}Never push.`, `${long}Always push.`)).toBe('related');
    expect(is(long, long)).toBe('same');
    const list = Array.from({ length: 120 }, (_, at) => `Rule ${at}.`).join(' ');
    expect(is(`${list} Use npm.`, `${list} Use pnpm.`)).toBe('related');
  });
});

describe('hard pairs', () => {
  it.each([
    ['Use pnpm, not npm.', 'Use npm, not pnpm.', 'contradiction'],
    ['User prefers composition over inheritance.', 'User prefers inheritance over composition.', 'contradiction'],
    ['Columns are snake_case, JSON fields camelCase.', 'Columns are camelCase, JSON fields snake_case.', 'contradiction'],
    ['The timeout is 30 seconds.', 'The timeout is 60 seconds.', 'contradiction'],
    ['The API is at https://a.example/v1.', 'The API is at https://a.example/v2.', 'contradiction'],
    ['The wiki runs on wiki.a.example.', 'The wiki runs on wiki.b.example.', 'contradiction'],
    ['Releases go out on Tuesday.', 'Releases go out on Thursday.', 'contradiction'],
    ['Never rebase shared branches.', 'Always rebase shared branches.', 'contradiction'],
    ['Keep answers short.', 'Keep answers long and detailed.', 'contradiction'],
    ['Run the linter before committing.', 'Run the linter after committing.', 'contradiction'],
    ['Only Ada may tag releases.', 'Anyone may tag releases.', 'contradiction'],
    ['Ask before deleting files.', 'Delete files without asking.', 'contradiction'],
    ['Merge `develop` into `main`.', 'Merge `main` into `develop`.', 'contradiction'],
    ['Format every file, including generated ones.', 'Format every file except generated ones.', 'contradiction'],
    ['Links are blue.', 'Links are green.', 'contradiction'],
    ['Indent with 2 spaces.', 'Indent with tabs.', 'contradiction'],
    ['It is not necessary to run the tests before pushing.', 'Run the tests before pushing.', 'contradiction'],
  ])('%s / %s contradict each other', (a, b, want) => expect(is(a, b)).toBe(want));

  it.each([
    ['Never commit without running the tests.', 'Run the tests before you commit.'],
    ['Do not add dependencies unless asked.', 'Never add dependencies unless asked.'],
    ['Never skip the tests.', 'Do not skip the tests.'],
    ['User dislikes long answers.', 'User prefers short answers.'],
    ['Indent with tabs.', 'Indent with tabs, not spaces.'],
    ['atlas: run `make lint` before a pull request.', 'Run `make lint` before a PR.'],
  ])('%s / %s say the same', (a, b) => expect(is(a, b)).toBe('same'));

  it.each([
    ['Never push on Fridays.', 'Never push on Fridays unless it is a hotfix.', 'contains, a covers'],
    ['Sign every commit.', 'Sign every commit in the core package.', 'contains, a covers'],
    ['Sign every commit.', 'Sign every commit. Delete merged branches.', 'contains, b covers'],
    ['Ada approves budgets.', 'Only Ada approves budgets.', 'contains, b covers'],
  ])('%s / %s: one holds the other', (a, b, want) => expect(is(a, b)).toBe(want));

  it.each([
    ['Staging listens on port 5433.', 'Production listens on port 5433.'],
    ['atlas: amounts are integer cents.', 'borealis: amounts are integer cents.'],
    ['You may use SQL in reports.', 'Always use SQL in reports.'],
    ['Никогда не пушь в main.', 'Пушь в main.'],
    ['Frontend tests run in CI.', 'Backend tests run in CI.'],
    ['Mara reviews the code of Tom.', 'Tom reviews the code of Mara.'],
    ['Gebruik pnpm, geen npm.', 'Gebruik npm, geen pnpm.'],
  ])('%s / %s are never the same', (a, b) => expect(['related', 'contradiction']).toContain(is(a, b)));
});

/** The aims of the sets: what the tuning reached must not be lost. Cross-lingual pairs are apart. */
describe.each([['train', 0.93], ['test', 0.93], ['trades', 0.93], ['short-rules', 0.93], ['other-manner', 0.93], ['repository', 0.93], ['longer', 0.93], ['same-topics', 0.93], ['traps', 0.85], ['east-asian', 0.93]] as const)('the %s set', (name, aim) => {
  const judged = readSet(new URL(`../sets/parity/${name}.jsonl`, import.meta.url).pathname).map((pair) => ({ pair, found: relation(said(pair.a), said(pair.b)) }));
  const home = judged.filter(({ pair }) => !pair.lang.includes('-'));
  const f1 = (some: typeof judged): number => {
    const hit = some.filter(({ pair, found }) => expected(pair.label) === 'same' && found.is === 'same').length;
    const either = some.filter(({ pair }) => expected(pair.label) === 'same').length + some.filter(({ found }) => found.is === 'same').length;
    return (2 * hit) / either;
  };

  it('has no contradiction called the same', () => {
    expect(judged.filter(({ pair, found }) => pair.label === 'contradiction' && found.is === 'same').map(({ pair }) => pair.id)).toEqual([]);
  });

  it('finds what says the same', () => expect(f1(home)).toBeGreaterThanOrEqual(aim));

  it('finds it in every language that has enough pairs to say so', () => {
    for (const lang of new Set(home.map(({ pair }) => pair.lang))) {
      const some = home.filter(({ pair }) => pair.lang === lang);
      if (some.filter(({ pair }) => expected(pair.label) === 'same').length >= 15) expect(f1(some), lang).toBeGreaterThanOrEqual(0.85);
    }
  });

  it('finds the contradictions', () => {
    const all = home.filter(({ pair }) => pair.label === 'contradiction');
    expect(all.filter(({ found }) => found.is === 'contradiction').length / all.length).toBeGreaterThanOrEqual(0.85);
  });

  it('knows which side covers the other', () => {
    const all = home.filter(({ pair, found }) => expected(pair.label) === 'contains' && found.is === 'contains');
    expect(all.filter(({ pair, found }) => found.is === 'contains' && found.covers === covering(pair)).length / all.length).toBeGreaterThanOrEqual(0.95);
  });
});
