import { describe, expect, test } from 'vitest';
import { sources } from './sources.ts';

const docs = sources('docs/**/*.md');
const cited = new Map(
  [...sources('src/**/*.ts', 'adapters/**/*.{ts,md}', 'test/**/*.ts')].filter(
    ([file]) => !file.endsWith('docs.test.ts'),
  ),
);

/** The headings `## 4.` and `### 4.1` of a document, and the numbers of its list of laws. */
const placesOf = (file: string): ReadonlySet<string> | undefined => {
  const text = docs.get(file);
  const found = text?.matchAll(/^#{2,3} (?<section>\d[\w.]*?)\.? |^(?<law>\d+)\. /gm) ?? [];
  return text === undefined
    ? undefined
    : new Set([...found].map(({ groups }) => (groups?.['law'] ? `law ${groups['law']}` : `§${groups?.['section']}`)));
};

const PLACE = /§\d[0-9a-z]*(?:\.\d+)?|\blaw \d+/g;
/** A document with the places that follow it, which commas part; a comment's line may end between them. */
const CITATION = new RegExp(
  `(?<file>docs/(?:design|formats/[\\w-]+)\\.md)(?<places>(?:(?:,? and |, |\\s(?:\\s*(?:\\*|//) )?)(?:${PLACE.source}))*)`,
  'g',
);
/** Comments, names of tests and what data say of where they were seen. */
const SAID = /\/\*[\s\S]*?\*\/|\/\/ .*|\bseen: .*|SEEN = .*|\bdescribe\(.*/gi;

const missing = (text: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(({ groups }) => {
    const [file, places] = [groups?.['file'] as string, placesOf(groups?.['file'] as string)];
    if (!places) return [`${file} is not there`];
    const asked = groups?.['places']?.match(PLACE) ?? [];
    return asked.filter((place) => !places.has(place)).map((place) => `${file} has no ${place}`);
  });

/** Sections that no document stands before, and papers that are not in this repository. */
const loose = (text: string): string[] =>
  (text.match(SAID) ?? []).flatMap((said) => {
    const rest = said.replace(CITATION, '');
    return rest.match(/§\d[\w.]*|\bDESIGN\b|\bin-the-wild\b|\b[Ff]ormats?[ /,]+§|\banchors\//g) ?? [];
  });

describe('what documents name', () => {
  test('every file of the sources that a document names is there', () => {
    const there = new Set(sources('{src,adapters,test}/**/*.{ts,mts,md,json,txt}').keys());
    const folders = [...there].map((file) => file.replace(/[^/]*$/, ''));
    const named = [
      ...sources('README.md', 'src/README.md', 'docs/*.md', 'docs/guide/*.md', 'golden/README.md'),
    ].flatMap(([file, text]) =>
      [...text.matchAll(/`((?:src|adapters|test)\/[\w./-]+)`/g)].map(([, path = '']) => ({ file, path })),
    );
    expect(named.length).toBeGreaterThan(20);
    const gone = named.filter(
      ({ path }) => !there.has(path) && !folders.some((folder) => folder.startsWith(`${path.replace(/\/$/, '')}/`)),
    );
    expect(gone).toEqual([]);
  });
});

describe('what code cites', () => {
  test('every citation of docs/ leads to a file and a section', () => {
    expect([...cited].flatMap(([file, text]) => missing(text).map((what) => `${file}: ${what}`))).toEqual([]);
  });

  test('no section is cited without its document', () => {
    const found = [...cited].filter(([file]) => file.endsWith('.ts'));
    expect(found.flatMap(([file, text]) => loose(text).map((what) => `${file}: ${what}`))).toEqual([]);
  });

  test('sections in the README of an adapter are those of the one document that it links to', () => {
    for (const [file, text] of cited) {
      if (!file.endsWith('README.md')) continue;
      const tables =
        text
          .split('\n')
          .filter((line) => line.startsWith('| §'))
          .join('\n')
          .match(PLACE) ?? [];
      const links = [...new Set(text.match(/docs\/formats\/[\w-]+\.md(?=\))/g))];
      if (tables.length === 0) continue;
      expect(links, file).toHaveLength(1);
      expect(
        tables.filter((place) => !placesOf(links[0] as string)?.has(place)),
        file,
      ).toEqual([]);
    }
  });

  test('every law by its number is in the design', () => {
    const laws = placesOf('docs/design.md');
    const named = [...cited].flatMap(([, text]) => text.match(/\blaw \d+\b|(?<=\blaw\()\d+(?=, ')/g) ?? []);
    expect(named.length).toBeGreaterThan(10);
    expect(
      named.map((each) => (each.startsWith('law') ? each : `law ${each}`)).filter((each) => !laws?.has(each)),
    ).toEqual([]);
  });

  test('a wrong place is told', () => {
    expect(missing('docs/formats/codex.md §4.1, §9.9')).toEqual(['docs/formats/codex.md has no §9.9']);
    expect(missing('docs/formats/none.md §1')).toEqual(['docs/formats/none.md is not there']);
    expect(loose('/** As seen (§4.1). */')).toEqual(['§4.1']);
    expect(loose('/** docs/formats/codex.md §4.1, §4.2 */')).toEqual([]);
  });
});
