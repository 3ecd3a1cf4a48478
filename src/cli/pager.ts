import { spawn } from 'node:child_process';

/**
 * Shows a text in the person's own pager (`PAGER`, else less) where it is longer than the screen; where there is none,
 * it is printed. Control characters in it are escaped already, colours are ours.
 */
export const page = async (text: string): Promise<void> => {
  const height = process.stdout.rows ?? 0;
  if (text.split('\n').length <= height || process.env['PAGER'] === '' || process.env['TERM'] === 'dumb')
    return void process.stdout.write(text);
  const [program = 'less', ...args] = (process.env['PAGER'] ?? 'less').trim().split(/\s+/);
  const env = { LESS: 'FRX', ...process.env };
  const shown = await new Promise<boolean>((resolve) => {
    const pager = spawn(program, args, { stdio: ['pipe', 'inherit', 'inherit'], env });
    pager.on('error', () => resolve(false));
    pager.on('close', () => resolve(true));
    // It may be left before everything was read.
    pager.stdin.on('error', () => {});
    pager.stdin.end(text);
  });
  if (!shown) process.stdout.write(text);
};
