import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { ask } from './ask.ts';
import { page } from './pager.ts';
import { progressLine } from './progress.ts';
import { run } from './run.ts';
import { SIGNALS, stopped, type Halt } from './signals.ts';
import { isPlain, plainlyDrawn, screenOf } from './terminal-of.ts';

/** The process: arguments, streams, signals, exit code. */
export const main = async (): Promise<void> => {
  // A young generation that stays small takes no longer and half the memory: 121 MB instead of 265 for a list of 5,000.
  setFlagsFromString('--semi-space-growth-factor=1');
  // Node compiles a pattern twice, once to interpret it. The patterns here are large and almost all are used again.
  setFlagsFromString('--no-regexp-tier-up');
  // A closed pipe (`memport list | head`) is the reader's choice, no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 4));
  const line = progressLine(
    (text) => void process.stderr.write(text),
    () => process.stderr.columns || 80,
  );
  const halt: Halt = { held: false };
  const ended = (): void => {
    line.clear();
    end(halt);
  };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      halt.signal ??= signal;
      if (!halt.held) ended();
    });
  }
  /** A signal is heard in the next turn of the loop; the turn at hand may be past that. */
  const turn = async (): Promise<void> => {
    await setImmediate();
    await setImmediate();
    if (halt.signal) throw stopped(halt.signal, halt);
  };
  // What goes into a file or another program stays as it is.
  const drawn = process.stdout.isTTY && isPlain(process.env) ? plainlyDrawn : (text: string): string => text;
  const looksOn = process.stderr.isTTY === true && process.env['TERM'] !== 'dumb';
  const alone =
    <Given extends unknown[], T>(write: (...given: Given) => T) =>
    (...given: Given): T => {
      line.clear();
      return write(...given);
    };
  const code = await run(process.argv.slice(2), {
    env: process.env,
    cwd: here(),
    out: alone((text) => void process.stdout.write(drawn(text))),
    err: alone((text) => void process.stderr.write(drawn(text))),
    ...(process.stdout.isTTY && process.stdin.isTTY && { ask: alone(ask), page: alone(page) }),
    ...(looksOn && { progress: line.said }),
    turn,
    halt,
    // A terminal that does not know its size says 0.
    screen: screenOf(process.env, process.stdout),
  });
  line.clear();
  process.exitCode = code;
  try {
    await turn();
  } catch {
    // It was told as the run's own end, or came after it.
    if (code !== 130 && code !== 143) ended();
  }
};

/** The working folder; none where somebody deleted it under us. */
const here = (): string => {
  try {
    return process.cwd();
  } catch {
    return '';
  }
};

const end = (halt: Halt): void => {
  if (!halt.signal) return;
  const { message, exit } = stopped(halt.signal, halt);
  if (halt.left !== undefined) process.stderr.write(`memport: ${message}\n`);
  process.exit(exit);
};
