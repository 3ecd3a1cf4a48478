import { describe, expect, it } from 'vitest';
import { headsOf } from '../../src/scan/said-words.ts';
import { labelsIn, saidLines } from '../../src/scan/secret-lines.ts';
import { tokens } from '../../src/scan/shape.ts';
import { inSmall } from '../../src/scan/source.ts';

const linesOf = (text: string) => saidLines(text, inSmall(text));
const labelled = (text: string): string[] =>
  linesOf(text)
    .flatMap((line) => labelsIn(line, /\d/.test(text)))
    .map(({ start, end }) => text.slice(start, end));

describe('the lines that secrets are looked for in', () => {
  it('are those with words of a shape or label, where they stand', () => {
    const text = 'Nothing here.\nThe Passwort is below.\n\nNor here.';
    expect(linesOf(text).map(({ at, text: said }) => [at, said])).toEqual([[14, 'The Passwort is below.']]);
  });

  it.each([
    ['a login page shows every message of the whole history, in order', []],
    ['a login page shows every message, as docs/adr/0007-queues.md has it, in order', []],
    ['a login page shows every message to fox7Lantern, who is the only one to see it', ['login']],
    ['a login page shows every message, and the password is that of the whole team', ['password', 'login']],
    ['the door has a code that only the neighbours know', []],
    ['the door has a code that only 12 neighbours know', ['code']],
    ['the parser has a code that only 12 neighbours know', []],
  ])('have labels that something may stand by: %s', (text, found) => {
    expect(labelled(text)).toEqual(found);
  });
});

describe('what a token begins with', () => {
  it.each([
    ['ab_[a-z]{20}', ['ab']],
    ['ab[cd]-x', ['abc', 'abd']],
    ['a(?:b|cd)\\.x', ['ab', 'acd']],
    ['ab[a-f\\d]{32}', ['ab*']],
    ['abc?_', ['ab*']],
    ['code ?word', ['code', 'codeword*']],
    ['typ\\b', ['typ']],
    ['[a-f]{32}', ['*']],
  ])('is read off it: %s', (source, heads) => {
    expect(headsOf(source)).toEqual(heads);
  });

  it('is what it is looked for by, and its length where it begins with anything', () => {
    const shapes = tokens('x', 'a token', String.raw`GO[xy]_[a-z]{20} [a-f\d]{32}`);
    expect(shapes.map(({ needs }) => needs)).toEqual([['gox goy'], ['#']]);
  });
});
