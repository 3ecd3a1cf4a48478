/**
 * npm run bench:parity [-- --set FILE | --stores FILE] [--misses] [--judge scripted|cassette|CLIENT [--send-to HOST]]:
 * which texts are called the same, which are asked about, which are let be; and what a judge says of those asked about.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { alikePairs } from '../../src/meaning/alike.ts';
import { judge } from '../../src/assist/judge/judge-of-pairs.ts';
import { clientJudge, fallOf, posedOf, scriptedJudge, type Errors } from './parity-judge.ts';
import { LABELS, memoryFrom, readSet, readStores, type Label, type Pair } from './parity-set.ts';
import { ANSWERS, NEVER_SAME, tally, verdictOn, type Verdict } from './score.ts';
import { table } from './table.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** What each label should get, and how much of it is aimed at. */
const AIMS: Partial<Record<Label, { wanted: readonly Verdict[]; share: number }>> = {
  format: { wanted: ['same'], share: 0.9 },
  same: { wanted: ['same'], share: 0.9 },
  paraphrase: { wanted: ['same', 'alike'], share: 0.85 },
  voice: { wanted: ['same', 'alike'], share: 0.85 },
  contradiction: { wanted: ['alike'], share: 0.85 },
};

const missed = ({ pair, verdict }: { pair: Pair; verdict: Verdict }): boolean =>
  verdict === 'same' ? NEVER_SAME.includes(pair.label) : AIMS[pair.label]?.wanted.includes(verdict) === false;

const report = (name: string, pairs: readonly Pair[], misses: boolean): void => {
  const judged = pairs.map((pair) => ({ pair, verdict: verdictOn(pair) }));
  const counts = tally(judged);
  print(`\n== ${name}: ${pairs.length} pairs\n`);
  print(
    table([
      ['', 'pairs', ...ANSWERS, 'reached', 'aim'],
      ...LABELS.flatMap((label) => {
        const row = counts.get(label);
        if (row === undefined) return [];
        const all = row.same + row.alike + row.apart;
        const aim = AIMS[label];
        const reached =
          aim === undefined
            ? ''
            : `${((100 * aim.wanted.reduce((sum, each) => sum + row[each], 0)) / all).toFixed(1)} %`;
        const wanted = [
          ...(aim ? [`${aim.wanted.join(' or ')} ≥ ${aim.share * 100} %`] : []),
          ...(NEVER_SAME.includes(label) ? ['same 0'] : []),
        ];
        return [[label, all, ...ANSWERS.map((answer) => row[answer]), reached, wanted.join(', ')]];
      }),
    ]),
  );
  const wrong = judged.filter(missed);
  print(`\n${wrong.length} misses${misses || wrong.length === 0 ? '' : '; --misses prints them'}`);
  for (const { pair, verdict } of misses ? wrong : []) {
    print(
      `\n${pair.id} (${pair.lang}): ${pair.label} is called ${verdict}\n  a ${pair.a.harness}: ${JSON.stringify(pair.a.text)}\n  b ${pair.b.harness}: ${JSON.stringify(pair.b.text)}`,
    );
  }
};

/** How many questions two stores give that share nothing. */
const reportStores = (files: readonly string[]): void => {
  const memories = (texts: readonly string[], side: string) =>
    texts.map((text, at) =>
      memoryFrom({ harness: /^User (?:prefers|requires): /.test(text) ? 'hermes' : 'claude', text }, `${side}${at}`),
    );
  const rows = files.map((file) => {
    const { case: name, a, b } = readStores(file);
    return [name, a.length, b.length, alikePairs(memories(a, 'a'), memories(b, 'b')).length];
  });
  print(`\n== two stores that share nothing\n`);
  print(table([['', 'a', 'b', 'questions (≤ 3)'], ...rows]));
};

const ERRORS: Errors = { falseSame: 0.05, missedSame: 0.05 };

/** What a judge makes of the pairs that look alike; none that is not the same may be called the same. */
const reportJudge = async (pairs: readonly Pair[], choice: string, sendTo: string | undefined): Promise<void> => {
  const alike = pairs.filter((pair) => verdictOn(pair) === 'alike');
  const asking = choice === 'scripted' ? scriptedJudge(alike, ERRORS) : await clientJudge(choice, sendTo);
  const { judgements, examination } = await judge(alike.map(posedOf), asking, false);
  const fall = fallOf(alike, judgements);
  const words = [...new Set([...fall.values()].flatMap((row) => [...row.keys()]))].sort();
  const wrong = alike.filter(({ label }, at) => {
    const each = judgements[at];
    return each !== undefined && 'answer' in each && each.answer === 'same' && NEVER_SAME.includes(label);
  });
  const errs = `says same of ${ERRORS.falseSame * 100} % that are not, misses ${ERRORS.missedSame * 100} % that are`;
  print(
    `\n== what ${choice} judges of ${alike.length} pairs that look alike${choice === 'scripted' ? ` (${errs})` : ''}\n`,
  );
  print(
    table([
      ['', 'pairs', ...words],
      ...LABELS.flatMap((label) => {
        const row = fall.get(label);
        if (!row) return [];
        const all = [...row.values()].reduce((sum, each) => sum + each, 0);
        return [[label, all, ...words.map((word) => row.get(word) ?? 0)]];
      }),
    ]),
  );
  const { right = 0, of = 0, wrong: harm = 0, passed } = examination ?? {};
  print(
    `\nexamination: ${right} of ${of} right, ${harm} harmful: ${passed ? 'passed' : 'not passed, its answers are proposals'}`,
  );
  print(`called the same and is not: ${wrong.length}`);
  for (const { id, a, b } of wrong) print(`  ${id}\n    a ${JSON.stringify(a.text)}\n    b ${JSON.stringify(b.text)}`);
};

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    stores: { type: 'string', multiple: true },
    misses: { type: 'boolean', default: false },
    judge: { type: 'string' },
    'send-to': { type: 'string' },
  },
});
const ours = fileURLToPath(new URL('../sets/parity', import.meta.url));
// Texts of two languages have no letters in common to look alike by.
const oneTongue = ({ lang }: Pair): boolean => !lang.includes('-');
if (values.judge !== undefined) {
  const files = values.set === undefined ? readdirSync(ours).map((file) => `${ours}/${file}`) : [values.set];
  const pairs = files.flatMap((file) => readSet(file)).filter(oneTongue);
  await reportJudge(pairs, values.judge, values['send-to']);
} else if (values.set !== undefined) report(values.set, readSet(values.set), true);
else if (values.stores !== undefined) reportStores(values.stores);
else {
  for (const file of readdirSync(ours)) report(file, readSet(`${ours}/${file}`).filter(oneTongue), values.misses);
  const stores = fileURLToPath(new URL('../sets/stores', import.meta.url));
  reportStores(readdirSync(stores).map((file) => `${stores}/${file}`));
}
