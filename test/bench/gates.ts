/**
 * npm run bench:gates [-- --set FILE] [--misses]: which wordings the gates reject without a model, and which with a
 * judge.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Refusal } from '../../src/assist/wording.ts';
import { type Case, distance, readCases, refusalsOf } from './gates-set.ts';
import { table } from './table.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** A judge that errs this often: so many of the wrong wordings it lets through, so many of the faithful it does not. */
const JUDGE = { misses: 0.05, refuses: 0.02 };

/** The same answer for the same case, in every run. */
const judgeRejects = ({ id, expect }: Case): boolean => {
  const chance = createHash('sha256').update(id).digest().readUInt32BE(0) / 2 ** 32;
  return expect === 'reject' ? chance >= JUDGE.misses : chance < JUDGE.refuses;
};

interface Held {
  of: Case;
  refused: readonly Refusal[];
}

const percent = (part: number, of: number): string => (of === 0 ? '' : `${((100 * part) / of).toFixed(1)} %`);

const rowOf = (name: string, held: readonly Held[]): (string | number)[] => {
  const wrong = held.filter(({ of }) => of.expect === 'reject');
  const good = held.filter(({ of }) => of.expect === 'accept');
  const gated = (of: readonly Held[]): number => of.filter(({ refused }) => refused.length > 0).length;
  const judged = (of: readonly Held[]): number =>
    of.filter((each) => each.refused.length > 0 || judgeRejects(each.of)).length;
  return [
    name,
    wrong.length || '',
    percent(gated(wrong), wrong.length),
    percent(judged(wrong), wrong.length),
    good.length || '',
    percent(good.length - gated(good), good.length),
    percent(good.length - judged(good), good.length),
  ];
};

const HEAD = ['', 'to reject', 'by gates', 'with judge', 'faithful', 'let through', 'with judge'];

const groups = (held: readonly Held[], by: (of: Case) => string): [string, Held[]][] => {
  const found = new Map<string, Held[]>();
  for (const each of held) found.set(by(each.of), [...(found.get(by(each.of)) ?? []), each]);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
};

const report = (name: string, cases: readonly Case[], misses: boolean): void => {
  const held = cases.map((of) => ({ of, refused: refusalsOf(of) }));
  print(`\n== ${name}: ${cases.length} wordings of ${new Set(cases.map(({ source }) => source)).size} memories`);
  const faithful = cases.filter(({ expect }) => expect === 'accept');
  const apart = faithful.map(({ source, candidate }) => distance(source, candidate)).sort((a, b) => a - b);
  print(`   faithful ones are ${percent(apart[apart.length >> 1] ?? 0, 1)} away from their source in the median`);
  print(
    `   the judge is scripted: it misses ${JUDGE.misses * 100} % and refuses ${JUDGE.refuses * 100} % of the faithful\n`,
  );
  const byMutator = groups(held, ({ mutator }) => mutator);
  print(table([HEAD, ...byMutator.map(([mutator, of]) => rowOf(mutator, of)), rowOf('all', held)]));
  print('');
  print(table([HEAD, ...groups(held, ({ lang }) => lang).map(([lang, of]) => rowOf(lang, of))]));
  const unseen = byMutator.filter(([, of]) => {
    const wrong = of.filter((each) => each.of.expect === 'reject');
    return wrong.length > 0 && wrong.filter(({ refused }) => refused.length > 0).length < wrong.length / 2;
  });
  const wrong = held.filter(({ of }) => of.expect === 'reject');
  const byCode = wrong.filter(({ refused }) => refused.length > 0).length;
  const kinds = unseen.map(([each]) => each).join(', ');
  print(
    `\nby code, for a reason it names: ${byCode} of ${wrong.length} wrong wordings (${percent(byCode, wrong.length)})`,
  );
  print(`the judge's alone: ${wrong.length - byCode}${kinds && `; of these kinds code sees less than half: ${kinds}`}`);
  const missed = held.filter(({ of, refused }) => (of.expect === 'reject') === (refused.length === 0));
  print(`${missed.length} misses${misses || missed.length === 0 ? '' : '; --misses prints them'}`);
  for (const { of, refused } of misses ? missed : []) {
    print(`\n${of.id} (${of.lang}) ${of.mutator}: expected ${of.expect}${of.hard ? ', hard' : ''}`);
    print(`  source    ${JSON.stringify(of.source)}\n  candidate ${JSON.stringify(of.candidate)}`);
    for (const { gate, says } of refused) print(`  ${gate}: ${says}`);
  }
};

const { values } = parseArgs({
  options: { set: { type: 'string', multiple: true }, misses: { type: 'boolean', default: false } },
});
const ours = fileURLToPath(new URL('../sets/fidelity', import.meta.url));
const files =
  values.set ??
  readdirSync(ours)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => `${ours}/${file}`);
for (const file of files) report(file, readCases(file), values.misses);
