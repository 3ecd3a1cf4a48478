import { describe, expect, test } from 'vitest';
import { COMMANDS, OPTIONS } from '../../src/cli/help-groups.ts';
import { inHome, memportHere } from './here.ts';

const helpOf = async (...path: readonly string[]): Promise<string> => {
  let help = '';
  await inHome(async (home) => void ({ stdout: help } = await memportHere(home, [...path, '--help'])));
  return help;
};
const headings = (help: string): string[] => [...help.matchAll(/^[A-Z][\w ]*:$/gm)].map(([line]) => line);
const namesIn = (help: string, pattern: RegExp): string[] => [...help.matchAll(pattern)].map((match) => match[1] ?? '');
const inRows = (table: Readonly<Record<string, string>>): string[] =>
  Object.values(table).flatMap((row) => row.split(' ').filter((name) => name !== ''));

describe('the help', () => {
  test('parts many options by what they are about, in one order, and leaves few of them together', async () => {
    const migrate = headings(await helpOf('migrate'));
    expect(migrate.filter((each) => each !== 'Examples:')).toEqual(Object.keys(OPTIONS));
    const audit = headings(await helpOf('audit')).filter((each) => each in OPTIONS);
    expect(audit).toEqual(Object.keys(OPTIONS).filter((each) => audit.includes(each)));
    expect(headings(await helpOf('undo'))).toEqual(['Arguments:', 'Options:', 'Examples:']);
  });

  test('has every command below a heading, and below one only', async () => {
    const help = await helpOf();
    const commands = namesIn(help.slice(help.indexOf('\nMove:'), help.indexOf('\nHow a memory')), /^ {2}([a-z]+) /gm);
    expect(commands.toSorted()).toEqual(inRows(COMMANDS).toSorted());
  });

  test('sorts no option that there is none of', async () => {
    const helps = await Promise.all([
      ...inRows(COMMANDS).map((command) => helpOf(command)),
      ...['init', 'review', 'plan'].map((part) => helpOf('probe', part)),
    ]);
    const options = new Set(helps.flatMap((help) => namesIn(help, /^ {2}--(?:no-)?([\w-]+)/gm)));
    expect(inRows(OPTIONS).filter((name) => !options.has(name))).toEqual([]);
    expect(new Set(inRows(OPTIONS)).size).toBe(inRows(OPTIONS).length);
  });
});
