import { describe, expect, test } from 'vitest';
import { sources } from './sources.ts';

const CEILING = 300;
/** Files that are longer, each with its reason. */
const LONGER: Readonly<Record<string, string>> = {};

const WIDE = 120;
/** A line without its quoted texts and patterns, which cannot be broken. */
const unquoted = (line: string): string =>
  line.length <= WIDE
    ? ''
    : line.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`|\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/[a-z]*/g, '');

const code = sources('src/**/*.ts', 'adapters/**/*.ts');
const all = sources('src/**/*.ts', 'adapters/**/*.ts', 'test/**/*.ts');
const matching = (files: ReadonlyMap<string, string>, pattern: RegExp): string[] =>
  [...files].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

describe('the form of the sources', () => {
  test(`no file is longer than ${CEILING} lines without a reason`, () => {
    const long = [...code].filter(([, text]) => text.split('\n').length - 1 > CEILING).map(([file]) => file);
    expect(long.filter((file) => !LONGER[file])).toEqual([]);
  });

  test(`no line is longer than ${WIDE} characters but for the one text or pattern in it`, () => {
    const wide = [...all].flatMap(([file, text]) =>
      text.split('\n').flatMap((line, at) => (unquoted(line).length > WIDE ? [`${file}:${at + 1}`] : [])),
    );
    expect(wide).toEqual([]);
  });

  test('a command is a page: options, one use case, one report', () => {
    const long = [...code].filter(
      ([file, text]) => file.startsWith('src/cli/commands/') && text.split('\n').length - 1 > 80,
    );
    expect(long.map(([file]) => file)).toEqual([]);
  });

  test('nothing is typed away', () => {
    expect(
      matching(all, /(?:: |<|as |\| )any\b(?![- ]\w)|@ts-(?:ignore|expect-error|nocheck)/).filter(
        (hit) => !hit.startsWith('test/form.test.ts'),
      ),
    ).toEqual([]);
  });

  test('everything is exported by name', () => {
    const allowed = /(?:^|\/)vitest\.config/;
    expect(matching(all, /^export default\b/).filter((hit) => !allowed.test(hit))).toEqual([]);
  });

  test('no file only passes on what others define, but the doors of the package', () => {
    const barrels = [...code].filter(
      ([file, text]) =>
        file !== 'src/index.ts' &&
        !file.startsWith('src/doors/') &&
        text
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith('//'))
          .every((line) => /^export .* from /.test(line)),
    );
    expect(barrels.map(([file]) => file)).toEqual([]);
  });

  test('no file is called after nothing', () => {
    expect(
      [...code.keys()].filter((file) =>
        /(?:^|\/)(?:utils?|helpers?|common|misc|manager|process(?:or)?)(?:\/|\.ts$)/.test(file),
      ),
    ).toEqual([]);
  });

  test('no two files of src have one name, but a command with its use case and its report, and tables of a language', () => {
    const ofVerb = /^src\/(?:cli\/commands|cli|verbs|report)\/[^/]+$/;
    const ofLanguage = /\/(?:tongues|signs)\/[a-z]{2}\.ts$/;
    const all = [...code.keys()].filter((file) => file.startsWith('src/') && !ofLanguage.test(file));
    const twice = [...Map.groupBy(all, (file) => file.replace(/.*\//, '')).values()].filter(
      (files) => files.length > 1 && !files.every((file) => ofVerb.test(file)),
    );
    expect(twice).toEqual([]);
  });

  test('no two files of src call different types by one name', () => {
    // The same type, once by its schema and once by its list.
    const same = new Set(['Delivery', 'Field']);
    const types = [...code].flatMap(([file, text]) =>
      file.startsWith('src/')
        ? [...text.matchAll(/^export (?:interface|type) ([A-Z]\w*)(?! from)/gm)].map(([, name = '']) => ({
            name,
            file,
          }))
        : [],
    );
    const twice = [...Map.groupBy(types, ({ name }) => name)].filter(
      ([name, all]) => all.length > 1 && !same.has(name),
    );
    expect(twice.map(([name]) => name)).toEqual([]);
  });

  test('no test is skipped but by the reasons of a shape', () => {
    expect(
      matching(sources('test/**/*.ts'), /\b(?:it|test|describe)\.(?:skip|todo|only)\b/).filter(
        (hit) => !/^test\/(?:contract\/laws|form\.test)\.ts/.test(hit),
      ),
    ).toEqual([]);
  });
});
