import { setImmediate, setTimeout } from 'node:timers/promises';
import type { AskLine } from './question.ts';

/** Lines that were typed before they were asked for. */
const typed: string[] = [];

/** Ctrl-C ends the run as it does anywhere else; the end of the input is no answer. */
export const ask: AskLine = async (question, { fresh } = { fresh: false }) => {
  if (fresh) await forgetTyped();
  const ahead = typed.shift();
  if (ahead !== undefined) {
    process.stdout.write(`${question}${ahead}\n`);
    return ahead;
  }
  const { createInterface } = await import('node:readline/promises');
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  reader.once('SIGINT', interrupted);
  const closed = new Promise<undefined>((resolve) => reader.once('close', () => resolve(undefined)));
  try {
    const answer = reader.question(question);
    reader.on('line', (line) => void typed.push(line));
    const line = await Promise.race([answer, closed]);
    if (line === undefined) process.stdout.write('\n');
    return line;
  } finally {
    reader.close();
  }
};

const interrupted = (): void => {
  process.stdout.write('\n');
  process.kill(process.pid, 'SIGINT');
};

/** The pieces of a paste come no further apart. */
const PAUSE = 30;
const CTRL_C = 3;

/**
 * Drops what was read ahead and what still waits in the terminal: raw, it also hands over a line that lacks its end.
 */
const forgetTyped = async (): Promise<void> => {
  typed.length = 0;
  let heard = false;
  const hear = (data: Buffer | string): void => {
    heard = true;
    if (Buffer.from(data).includes(CTRL_C)) interrupted();
  };
  process.stdin.setRawMode(true).on('data', hear);
  do {
    heard = false;
    await setTimeout(PAUSE);
    // On a busy machine the pause is over before the terminal was asked once: this waits until it was.
    await setImmediate();
  } while (heard);
  process.stdin.off('data', hear).pause();
  process.stdin.setRawMode(false);
};
