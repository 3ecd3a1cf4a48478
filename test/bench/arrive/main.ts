import { parseArgs } from 'node:util';
import { arrivalOf, type Arrival } from './arrival.ts';
import { fromFolder, generated, HARNESSES } from './home.ts';
import { each, summary } from './table.ts';
import { brokenBy, STATES } from './tool-works.ts';

/**
 * `npm run bench:arrive`: what of a store reaches the model of another harness, over generated stores in the shapes of
 * real ones. `--set DIR` takes stores from folders `<case>/<home of a harness>`, `--per-kind N` makes fewer, `--to
 * codex` and `--from claude` ask for some directions, `--each` shows every store, `--nothing` the lines that say
 * nothing.
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    'per-kind': { type: 'string', default: '6' },
    from: { type: 'string' },
    to: { type: 'string' },
    each: { type: 'boolean', default: false },
    nothing: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const cases = (values.set === undefined ? generated(Number(values['per-kind'])) : fromFolder(values.set)).filter(
  ({ harness }) => values.from === undefined || harness === values.from,
);
const ways = cases.flatMap((one) =>
  HARNESSES.filter((to) => to !== one.harness && (values.to ?? to) === to).map((to) => ({ one, to })),
);
const arrivals: Arrival[] = [];
for (const { one, to } of ways) {
  const begun = performance.now();
  arrivals.push(await arrivalOf(one, to));
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  process.stderr.write(`${arrivals.length}/${ways.length} ${one.name} (${one.harness} → ${to}): ${seconds} s\n`);
}
if (values.json) process.stdout.write(`${JSON.stringify(arrivals)}\n`);
else {
  if (values.each) process.stdout.write(`${each(arrivals)}\n\n`);
  process.stdout.write(`${summary(arrivals)}\n`);
  const toHermes = ways.filter(({ to }) => to === 'hermes');
  const tools = [];
  for (const [at, { one }] of toHermes.entries()) for (const how of STATES) tools.push(await brokenBy(one, at, how));
  const broken = tools.flatMap((each) => each.broken);
  const tried = tools.reduce((sum, each) => sum + each.tried, 0);
  process.stdout.write(
    `\nHermes' own tool after ${tools.length} migrations into homes of its own: ${tried - broken.length} of ${tried} work\n`,
  );
  for (const each of broken) process.stdout.write(`${each}\n`);
  if (values.nothing)
    for (const { name, to, empty } of arrivals)
      for (const line of empty) process.stdout.write(`${name} → ${to}: ${line}\n`);
}
