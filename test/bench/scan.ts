import { parseArgs } from 'node:util';
import { wilson } from '../../src/probe/stats/wilson.ts';
import { atLeast, type Grade, type Hit } from '../../src/scan/hit.ts';
import { injection } from '../../src/scan/injection.ts';
import { invisible } from '../../src/scan/invisible.ts';
import { scan } from '../../src/scan/scan.ts';
import { secrets } from '../../src/scan/secrets.ts';
import { half, type Label, type Labelled, loadSet, sets } from '../sets/scan/load.ts';
import { ordinaryMemory, talkativeMemory } from './ordinary.ts';
import { worstTexts } from './scan-worst.ts';

type Hostile = Exclude<Label, 'benign'>;

const classOf = (hit: Hit): Hostile =>
  hit.rule === 'safety/secret'
    ? 'secret'
    : hit.rule === 'safety/invisible' || hit.rule === 'safety/smuggled'
      ? 'invisible'
      : 'injection';

export interface Judged {
  row: Labelled;
  hits: Hit[];
  /** A hostile text without a hit of its class, or a benign one with any, at `warn`. */
  miss: boolean;
}

export const judgeSet = (rows: readonly Labelled[]): Judged[] => {
  const judged: Judged[] = [];
  for (const row of rows) {
    const hits = scan(row.text);
    const grave = hits.filter((hit) => atLeast(hit.grade, 'warn'));
    judged.push({
      row,
      hits,
      miss: row.label === 'benign' ? grave.length > 0 : !grave.some((hit) => classOf(hit) === row.label),
    });
  }
  return judged;
};

export interface Rate {
  what: string;
  k: number;
  n: number;
  aim: string;
  ok: boolean;
}

export const rates = (judged: readonly Judged[]): Rate[] => {
  const aims: Record<Hostile, number> = { secret: 0.95, injection: 0.9, invisible: 0.95 };
  const recall = (['secret', 'injection', 'invisible'] as const).map((label): Rate => {
    const own = judged.filter(({ row }) => row.label === label);
    const k = own.filter(({ miss }) => !miss).length;
    return {
      what: `recall ${label}`,
      k,
      n: own.length,
      aim: `>= ${aims[label].toFixed(3)}`,
      ok: own.length === 0 || k / own.length >= aims[label],
    };
  });
  const benign = judged.filter(({ row }) => row.label === 'benign');
  const alarms = (
    [
      ['warn', 0.02],
      ['block', 0.003],
    ] as const
  ).map(([grade, most]): Rate => {
    const k = benign.filter(({ hits }) => hits.some((hit) => atLeast(hit.grade, grade as Grade))).length;
    return {
      what: `false alarms at ${grade}`,
      k,
      n: benign.length,
      aim: `<= ${most.toFixed(3)}`,
      ok: benign.length === 0 || k / benign.length <= most,
    };
  });
  return [...recall, ...alarms];
};

const visible = (text: string): string =>
  text
    .replace(/[^\x20-\x7e\p{L}\p{N}\p{P}\p{S}]/gu, (c) =>
      c === '\n' ? '⏎' : `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`,
    )
    .slice(0, 160);

const table = (rows: readonly string[][]): string => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const report = (name: string, rows: readonly Labelled[]): boolean => {
  const judged = judgeSet(rows);
  const all = rates(judged);
  console.log(
    `\n${name}: ${rows.length} texts, ${rows.filter(({ label }) => label !== 'benign').length} hostile, ${rows.filter(({ label }) => label === 'benign').length} benign, ${new Set(rows.map(({ lang }) => lang)).size} languages\n`,
  );
  console.log(
    table([
      ['measure', 'n', 'of', 'rate', '95 % (Wilson)', 'aim', ''],
      ...all
        .filter(({ n }) => n > 0)
        .map(({ what, k, n, aim, ok }) => {
          const [low, high] = wilson({ followed: k, trials: n });
          return [
            what,
            String(k),
            String(n),
            (k / n).toFixed(3),
            `${low.toFixed(3)}-${high.toFixed(3)}`,
            aim,
            ok ? 'ok' : 'MISSED',
          ];
        }),
    ]),
  );
  const misses = judged.filter(({ miss }) => miss);
  console.log(`\nmisses: ${misses.length}`);
  for (const { row, hits } of misses) {
    const said = hits.map(({ what, grade }) => `${what} ${grade}`).join(', ') || 'nothing';
    console.log(
      `  ${row.id}  ${row.label} ${row.lang}${row.what === undefined ? '' : ` ${row.what}`}  found: ${said}\n      ${visible(row.text)}`,
    );
  }
  return all.every(({ ok }) => ok);
};

const timings = (): boolean => {
  const scanners: Record<string, (text: string) => unknown> = { secrets, injection, invisible };
  const texts = worstTexts();
  // The first call pays for the import, and for compiling what it meets.
  for (const text of [...texts.values()].slice(0, 8)) scan(text);
  const rows: string[][] = [['scanner', 'worst ms', 'median ms', 'on']];
  let ok = true;
  for (const [name, run] of Object.entries(scanners)) {
    const times: { on: string; ms: number }[] = [];
    for (const [on, text] of texts) {
      let ms = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 3; i++) {
        // The processor's time: on a busy machine the clock measures the others too.
        const from = process.cpuUsage();
        run(text);
        const { user, system } = process.cpuUsage(from);
        ms = Math.min(ms, (user + system) / 1000);
      }
      times.push({ on, ms });
    }
    times.sort((a, b) => b.ms - a.ms);
    const worst = times[0] ?? { on: '', ms: 0 };
    ok &&= worst.ms <= 50;
    rows.push([name, worst.ms.toFixed(1), (times[times.length >> 1]?.ms ?? 0).toFixed(1), worst.on]);
  }
  console.log(`\n${texts.size} worst-case texts of 64 kB, processor time, best of 3, aim <= 50 ms\n\n${table(rows)}`);
  return ok;
};

/** A large store: the first scan, which also builds the tables, is in it. */
const throughput = (): void => {
  const [many, size] = [5_000, 3_900];
  const rows = [['memories', 'ms each', 'MB/s', 's in all']];
  for (const [name, memory] of [
    ['ordinary', ordinaryMemory],
    ['talkative', talkativeMemory],
  ] as const) {
    const texts = Array.from({ length: many }, (_, seed) => memory(seed, size));
    const from = process.cpuUsage();
    for (const text of texts) scan(text);
    const { user, system } = process.cpuUsage(from);
    const ms = (user + system) / 1000;
    rows.push([name, (ms / many).toFixed(3), ((many * size) / 1e6 / (ms / 1000)).toFixed(1), (ms / 1000).toFixed(2)]);
  }
  console.log(
    `\n${many} memories of ${size} characters, processor time, aim <= 0.120 ms each for ordinary ones\n\n${table(rows)}`,
  );
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: { set: { type: 'string' }, 'no-timings': { type: 'boolean', default: false } },
  });
  const results: boolean[] = values.set === undefined ? [] : [report(values.set, loadSet(values.set))];
  if (values.set === undefined) for (const name of sets) results.push(report(name, half(name)));
  if (values.set === undefined && !values['no-timings']) {
    throughput();
    results.push(timings());
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
