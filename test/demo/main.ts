import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { adapters } from '../../adapters/index.ts';
import { BIN } from '../cli/built.ts';
import { differences, treeAt } from '../golden/tree.ts';
import { furnish } from './machine.ts';
import { TOUR, type Step } from './tour.ts';

/** `npm run demo`: the whole tour on a throw-away HOME. Nothing of the person who runs it is read or written. */
if (!existsSync(BIN)) throw new Error(`${BIN} is not built: npm run build`);
const began = performance.now();
const machine = furnish();
let child: ChildProcess | undefined;
process.on('exit', machine.remove);
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(signal, () => {
    child?.kill('SIGKILL');
    process.exit(code);
  });
}

const say = (text: string): void => void process.stdout.write(text);
const bold = (text: string): string =>
  process.stdout.isTTY && !process.env['NO_COLOR'] ? `\u001b[1m${text}\u001b[22m` : text;
const shown = (word: string): string => (/[\s"]/.test(word) ? `"${word}"` : word);

const memport = (step: Step): Promise<{ out: string; err: string; code: number | null }> =>
  new Promise((resolve, reject) => {
    const env = { HOME: machine.home, PATH: process.env['PATH'] ?? '', XDG_STATE_HOME: machine.state };
    const started = spawn(process.execPath, [BIN, ...step.args], {
      cwd: join(machine.home, step.cwd ?? '.'),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    started.stdout.on('data', (bytes: Buffer) => out.push(bytes));
    started.stderr.on('data', (bytes: Buffer) => err.push(bytes));
    started.on('error', reject);
    started.on('close', (code) =>
      resolve({ out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString(), code }),
    );
    child = started;
  });

/** Long answers are for reading at leisure: what does not fit here is counted, and how they end is always shown. */
const cut = (text: string, first: number, last: number): string => {
  const lines = text.trimEnd().split('\n');
  const left = lines.length - first - last;
  if (left < 3) return `${lines.join('\n')}\n`;
  return `${lines.slice(0, first).join('\n').trimEnd()}\n  [${left} more lines]\n${lines.slice(-last).join('\n')}\n`;
};

const before = treeAt(machine.home);
const failures: string[] = [];
for (const step of TOUR) {
  const absent = (step.needs ?? []).filter((id) => !adapters.some((adapter) => adapter.id === id));
  say(`\n# ${step.why}\n`);
  if (absent.length > 0) {
    say(`(left out: this memport does not know ${absent.join(' and ')} yet)\n`);
    continue;
  }
  say(`${bold(`${step.cwd === undefined ? '' : `~/${step.cwd} `}$ memport ${step.args.map(shown).join(' ')}`)}\n`);
  const ran = await memport(step);
  say(cut(ran.out, step.lines ?? 60, step.last ?? 1));
  if (step.lacks !== undefined && ran.err.includes(step.lacks)) {
    say(
      `(not run: ${
        ran.err
          .trim()
          .replace(/^memport: /, '')
          .split('\n')[0]
      })\n`,
    );
    continue;
  }
  if (ran.err !== '') say(ran.err);
  if (ran.code !== 0) failures.push(`memport ${step.args.map(shown).join(' ')} ended with ${ran.code}`);
}

const moved = differences(before, treeAt(machine.home), true);
failures.push(...moved.map((line) => `the HOME is not as before: ${line.split('\n')[0]}`));
const files = [...before.values()].filter((node) => node.kind === 'file').length;
const verdict =
  failures.length > 0
    ? failures.join('\n')
    : `The HOME is as before, byte for byte: ${files} files, their modes and times too.`;
say(`\n${verdict}\n`);
say(
  `${((performance.now() - began) / 1000).toFixed(1)} s. The throw-away HOME is gone now; yours was never looked at.\n`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
