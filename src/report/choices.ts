import type { Memory } from '../ir/memory.ts';
import type { Decided } from '../ir/plan-value.ts';
import { printBody } from '../text/body.ts';
import { diffText } from './diff.ts';
import { scopeText } from './memories.ts';
import { paint, safeLine, wrapped, type Screen } from './terminal.ts';

export interface Card {
  decided: Decided;
  at: number;
  of: number;
  handle: string;
  memory?: Memory;
  statement: string;
  /** The target's words, where they are not the source's. */
  there?: string;
}

/**
 * What somebody has to know about a memory to say yes or no: what it is, where it belongs, what it says, why it is
 * asked about.
 */
export const memoryCard = (
  { decided, at, of, handle, memory, statement, there }: Card,
  { screen, home }: { screen: Screen; home: string },
): string => {
  const facts = [
    `${at + 1} of ${of}`,
    handle,
    memory?.kind,
    memory && scopeText(memory.scope, home),
    decided.delivery === undefined ? undefined : `to be ${decided.delivery}`,
  ].filter((each) => each !== undefined && each !== '');
  return [
    ...wrapped(facts.join('  '), screen.width).map((line) => paint(screen, 'dim', line)),
    ...wrapped(safeLine(statement), screen.width - 2).map((line) => `  ${line}`),
    ...(there === undefined ? [] : wrapped(`there: ${safeLine(there)}`, screen.width - 2).map((line) => `  ${line}`)),
    ...(decided.reason === undefined
      ? []
      : wrapped(`(${safeLine(decided.reason)})`, screen.width - 2).map((line) => paint(screen, 'dim', `  ${line}`))),
  ].join('\n');
};

/** What stands there now against what is to be said there. */
export const differenceText = (now: Memory | undefined, then: Memory | undefined, screen: Screen): string => {
  const text = (memory: Memory | undefined): string => (memory ? printBody(memory) : '');
  const kind = (memory: Memory | undefined): string => (memory ? `kind: ${memory.kind}\n\n` : '');
  const both = now !== undefined && then !== undefined && now.kind !== then.kind;
  return diffText(
    now === undefined ? 'it is not there now' : 'as it stands there now',
    `${both ? kind(now) : ''}${text(now)}`,
    `${both ? kind(then) : ''}${text(then)}`,
    screen,
  );
};
