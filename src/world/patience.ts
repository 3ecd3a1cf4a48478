import { MemportError } from '../errors.ts';

/**
 * A start and its end take three seconds on a machine at rest; two cores with other work are given forty times that.
 */
const START_MS = 120_000;
/** Of what is opened. */
const MEMORY_MS = 500;

export const patience = (memories: number, seconds: number | undefined): number =>
  Math.ceil(seconds === undefined ? START_MS + MEMORY_MS * memories : seconds * 1_000);

/** What is told of a run that was ended before it had an answer. */
export const impatience = (client: { name: string; version: string }, timeoutMs: number, cwd: string): MemportError =>
  new MemportError('io', {
    what: `${client.name} ${client.version} did not end within ${timeoutMs / 1_000} s, so nothing can be said`,
    where: cwd,
    todo: '--timeout SECONDS gives it longer',
  });
