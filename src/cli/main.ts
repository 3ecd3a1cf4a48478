import { run } from './run.ts';

/** The process: arguments, streams, signals, exit code. */
export const main = async (): Promise<void> => {
  // A closed pipe (`memport list | head`) is the reader's choice, no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 4));
  for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143]] as const) process.once(signal, () => process.exit(code));
  process.exitCode = await run(process.argv.slice(2), {
    env: process.env,
    cwd: process.cwd(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    ...(process.stdin.isTTY && process.stdout.isTTY && { ask }),
    screen: { width: process.stdout.columns ?? 100, colour: process.stdout.isTTY === true && !process.env['NO_COLOR'] },
  });
};

const ask = async (question: string): Promise<string> => {
  const { createInterface } = await import('node:readline/promises');
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await reader.question(question);
  } finally {
    reader.close();
  }
};
