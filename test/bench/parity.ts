/** npm run bench:parity [-- --set FILE] [--misses]: how well `relation` tells eight kinds of pairs apart. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LABELS, readSet } from './parity-set.ts';
import { baseline, f1, judge, precision, recall, score, type Judged } from './score.ts';
import { table, wilson } from './table.ts';

const ANSWERS = ['same', 'contains', 'contradiction', 'related', 'unrelated'] as const;
const share = (value: number): string => value.toFixed(3);
const interval = (hits: number, of: number): string => `[${wilson(hits, of).map((end) => end.toFixed(2)).join(', ')}]`;
const print = (text: string): void => void process.stdout.write(`${text}\n`);

function report(name: string, judged: readonly Judged[], misses: boolean): void {
  const home = judged.filter(({ pair }) => !pair.lang.includes('-'));
  const abroad = judged.filter(({ pair }) => pair.lang.includes('-'));
  print(`\n== ${name}: ${judged.length} pairs (${abroad.length} of them cross-lingual, apart below)\n`);
  const langs = [...new Set(home.map(({ pair }) => pair.lang))];
  const rows = [['all', home] as const, ...langs.map((lang) => [lang, home.filter(({ pair }) => pair.lang === lang)] as const), ...(abroad.length > 0 ? [['cross-lingual', abroad] as const] : [])];
  print(table([
    ['', 'pairs', 'right', 'same P', '95 %', 'same R', '95 %', 'same F1', 'contr. R', '95 %', 'contr. as same', 'direction', 'of', 'cosine F1', 'its contr. as same'],
    ...rows.map(([label, some]) => {
      const one = score(some);
      const plain = baseline(some);
      return [
        label, one.pairs, one.right, share(precision(one)), interval(one.same.hit, one.same.called), share(recall(one)), interval(one.same.hit, one.same.true), share(f1(one)),
        one.contradiction.true === 0 ? '-' : share(one.contradiction.hit / one.contradiction.true), interval(one.contradiction.hit, one.contradiction.true), one.contradiction.calledSame,
        one.direction.of === 0 ? '-' : share(one.direction.hit / one.direction.of), one.direction.of, share(plain.f1), plain.contradictionsCalledSame,
      ];
    }),
  ]));
  for (const [label, some] of [['all', home], ...langs.map((lang) => [lang, home.filter(({ pair }) => pair.lang === lang)]), ['cross-lingual', abroad]] as [string, Judged[]][]) {
    if (some.length === 0) continue;
    print(`\n${label}: label (rows) against answer`);
    print(table([['', ...ANSWERS], ...LABELS.map((row) => [row, ...ANSWERS.map((answer) => some.filter((one) => one.pair.label === row && one.relation.is === answer).length)])]));
  }
  const wrong = judged.filter((one) => !one.right);
  if (!misses) return print(`\n${wrong.length} misses; --misses prints them`);
  print(`\n${wrong.length} misses`);
  for (const { pair, relation } of wrong) {
    print(`\n${pair.id} (${pair.lang}): ${pair.label} answered ${relation.is}${relation.is === 'contains' ? ` (covers ${relation.covers})` : ''}: ${relation.reason}`);
    print(`  a ${pair.a.harness}: ${JSON.stringify(pair.a.text)}\n  b ${pair.b.harness}: ${JSON.stringify(pair.b.text)}`);
  }
}

const { values } = parseArgs({ options: { set: { type: 'string' }, misses: { type: 'boolean', default: false } } });
if (values.set !== undefined) report(values.set, readSet(values.set).map(judge), true);
else for (const half of ['train', 'test']) report(half, readSet(fileURLToPath(new URL(`../sets/parity/${half}.jsonl`, import.meta.url))).map(judge), values.misses);
