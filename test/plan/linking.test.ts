import { dirname, join } from 'node:path/posix';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOME, type World } from '../contract/world.ts';
import { SEED } from '../seed.ts';
import { after, counts, planned, rowsOf, type End } from './homes.ts';

/** Each run is ten migrations. */
const RUNS = process.env['MEMPORT_CASES'] === undefined ? 12 : 200;

const CLAUDE: End = { harness: 'claude', root: `${HOME}/.claude` };
const CODEX: End = { harness: 'codex', root: `${HOME}/.codex` };
const HERMES: End = { harness: 'hermes', root: `${HOME}/.hermes` };
const EMPTY: Readonly<Record<string, World>> = {
  claude: new Map([
    [`${CLAUDE.root}/settings.json`, '{}\n'],
    [`${CLAUDE.root}/projects/-home-ada-app/s.jsonl`, '{"cwd":"/home/ada/app"}\n'],
  ]),
  codex: new Map([[`${CODEX.root}/config.toml`, '[features]\nmemories = true\n']]),
  hermes: new Map([[`${HERMES.root}/config.yaml`, 'memory: {}\n']]),
};
const MEMORY = `${CLAUDE.root}/projects/-home-ada-app/memory`;

/** A file of Claude Code's memory, by what it is called and the links in its body; `%0` is the first link. */
interface Note {
  file: string;
  name: string;
  body: string;
  hook?: string;
}

const storeOf = (notes: readonly Note[]): World =>
  new Map([
    ...(EMPTY['claude'] as World),
    [
      `${MEMORY}/MEMORY.md`,
      `# Memory\n\n${notes.map(({ file, hook }, at) => `- [Note ${at}](${file}) — ${hook ?? `what note ${at} says`}\n`).join('')}`,
    ],
    ...notes.map(({ file, name, body }): [string, string] => [
      `${MEMORY}/${file}`,
      `---\nname: ${name}\ndescription: d\nmetadata:\n  type: ${typeOf(file)}\n---\n\n${body}\n`,
    ]),
  ]);
const typeOf = (file: string): string => /^(user|feedback|project)_/.exec(file)?.[1] ?? 'reference';

const carry = (source: World, from: End, target: World, to: End, rows: Parameters<typeof planned>[0]['rows'] = []) => {
  const { migration } = planned({ from, to, source, target, rows, options: { all: true } });
  return { migration, world: after(target, migration), rows: rowsOf(migration) };
};

/** The files that say a memory, told by the token that each of them begins with; heads apart. */
const notesIn = (world: World): Map<string, { file: string; text: string; head: string }> =>
  new Map(
    [...world].flatMap(([file, text]) => {
      const token = /^(?:---\n[\s\S]*?\n---\n\n)Token(\d+)x/.exec(text);
      if (!token || !file.endsWith('.md')) return [];
      const [, head = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? [];
      return [[token[1] ?? '', { file, text: body, head }]];
    }),
  );

/**
 * By other code than the product's: where every marked link of a text leads, `@3:` before it says where it ought to.
 */
const ledAstray = (world: World, stems: ReadonlyMap<string, readonly string[]> = new Map()): string[] => {
  const notes = notesIn(world);
  return [...notes].flatMap(([, { file, text }]) =>
    [...text.matchAll(/@(\d+):(?:\[\[([^\]|#]*)[^\]]*\]\]|\[[^\]]*\]\(([^)#]*)[^)]*\))/g)].flatMap(
      ([all, goal = '', name, path]) => {
        const wanted = notes.get(goal)?.file ?? 'nowhere';
        if (path !== undefined)
          return join(dirname(file), decodeURIComponent(path.replace(/^<|>$/g, ''))) === wanted
            ? []
            : [`${file}: ${all} is not ${wanted}`];
        const stem = wanted.slice(wanted.lastIndexOf('/') + 1, -3);
        const own = /^name: (?:"(.*)"|(.*))$/m.exec(notes.get(goal)?.head ?? '');
        const names = [stem, `${stem}.md`, own?.[1] ?? own?.[2] ?? stem, ...(stems.get(goal) ?? [])];
        return names.some(
          (each) => each.normalize('NFKC').toLowerCase() === name?.trim().normalize('NFKC').toLowerCase(),
        )
          ? []
          : [`${file}: ${all} is not ${wanted}`];
      },
    ),
  );
};

const STEMS = [
  'role',
  'tabs',
  '役割',
  'größe',
  'правило',
  'ключ_сборки',
  'दर',
  'nota-clave',
  'build.keys',
  'con',
  '2026-01-02T03-04-05-x',
  'İstanbul',
  'e\u0301te',
  '데이터',
];
const TYPES = ['user_', 'feedback_', 'project_', 'reference_', ''];

const graphs = fc.uniqueArray(fc.constantFrom(...STEMS), { minLength: 2, maxLength: 8 }).chain((stems) =>
  fc
    .tuple(...stems.map((stem) => fc.record({ stem: fc.constant(stem), type: fc.constantFrom(...TYPES) })))
    .chain((files) =>
      fc
        .tuple(
          ...files.map(() =>
            fc.array(
              fc.record({
                to: fc.nat(files.length - 1),
                style: fc.constantFrom('wiki', 'stem', 'md', 'path', 'dot', 'heading', 'angle'),
                field: fc.constantFrom('statement', 'why', 'how', 'detail'),
              }),
              { maxLength: 4 },
            ),
          ),
        )
        .map((links) => ({ files, links })),
    ),
);

const fileOf = ({ stem, type }: { stem: string; type: string }): string => `${type}${stem}.md`;
const linkTo = (style: string, { stem, type }: { stem: string; type: string }): string => {
  const file = fileOf({ stem, type });
  if (style === 'wiki') return `[[${stem}]]`;
  if (style === 'stem') return `[[${type}${stem}]]`;
  if (style === 'md') return `[[${file}]]`;
  if (style === 'path') return `[the note](${file})`;
  if (style === 'dot') return `[the note](./${file})`;
  return style === 'heading' ? `[the note](${file}#part)` : `[the note](<${file}>)`;
};

const notesOf = ({ files, links }: typeof graphs extends fc.Arbitrary<infer Graph> ? Graph : never): Note[] =>
  files.map((each, at) => {
    const said = (field: string): string =>
      (links[at] ?? [])
        .flatMap((link) =>
          link.field === field ? [`see @${link.to}:${linkTo(link.style, files[link.to] as typeof each)}`] : [],
        )
        .join(' and ');
    const body = [
      `Token${at}x says a thing of its own ${said('statement')}`.trim(),
      '',
      '`[[code]]` and `[code](feedback_tabs.md)` stay.',
      '',
      '```',
      `[[${files[0]?.type}${files[0]?.stem}]]`,
      '```',
      ...(said('why') === '' ? [] : ['', `**Why:** ${said('why')}`]),
      ...(said('how') === '' ? [] : ['', `**How to apply:** ${said('how')}`]),
      ...(said('detail') === '' ? [] : ['', `More: ${said('detail')}`]),
    ];
    return { file: fileOf(each), name: 'x', body: body.join('\n') };
  });

describe('links', () => {
  test.each([
    [CODEX, HERMES],
    [HERMES, CODEX],
  ])('lead to the same memory, there, further on and home again (%o first)', (first, second) => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const notes = notesOf(graph);
        const source = storeOf(notes);
        expect(ledAstray(source, new Map(graph.files.map(({ stem }, at) => [String(at), [stem]])))).toEqual([]);
        const there = carry(source, CLAUDE, EMPTY[first.harness] as World, first);
        if (first === CODEX) expect(notesIn(there.world).size).toBe(notes.length);
        expect(ledAstray(there.world)).toEqual([]);
        expect(
          there.migration.decided
            .flatMap(({ losses }) => losses)
            .filter(({ field }) => ['links', 'statement', 'why', 'how', 'detail'].includes(field)),
        ).toEqual([]);
        for (const { text } of notesIn(there.world).values())
          expect(text).toContain(`[[${graph.files[0]?.type}${graph.files[0]?.stem}]]\n\`\`\``);
        const again = carry(source, CLAUDE, there.world, first, there.rows);
        expect([counts(again.migration), again.migration.stores.flatMap(({ changes }) => changes)]).toEqual([
          { same: notes.length },
          [],
        ]);
        const unbooked = carry(source, CLAUDE, there.world, first);
        expect(unbooked.migration.stores.flatMap(({ changes }) => changes)).toEqual([]);
        const unmarked = new Map([...there.world].filter(([file]) => !file.endsWith('/.memport')));
        expect(
          carry(source, CLAUDE, unmarked, first).migration.decided.filter(({ decision }) => decision === 'new'),
        ).toEqual([]);
        const further = carry(there.world, first, EMPTY[second.harness] as World, second);
        expect(ledAstray(further.world)).toEqual([]);
        const stems = new Map(graph.files.map(({ stem }, at) => [String(at), [stem]]));
        expect(ledAstray(carry(further.world, second, EMPTY['claude'] as World, CLAUDE).world, stems)).toEqual([]);
        const back = carry(there.world, first, EMPTY['claude'] as World, CLAUDE);
        const stays = carry(there.world, first, back.world, CLAUDE).migration;
        expect([Object.keys(counts(stays)), stays.stores.flatMap(({ changes }) => changes)]).toEqual([['same'], []]);
        const said = (world: World) => [...notesIn(world)].map(([token, { text }]) => [token, text.trim()]).sort();
        // A file whose name a disk keeps for itself has another one when it comes back.
        const isOther = ({ stem, type }: { stem: string; type: string }): boolean =>
          (type === '' && /^(?:con$|\d{4}-)/.test(stem)) || stem !== stem.normalize();
        if (!graph.files.some(isOther)) expect(said(back.world)).toEqual(said(source));
        else expect(ledAstray(back.world, stems)).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  const two = (body: string): Note[] => [
    { file: 'user_role.md', name: 'senior-go', body },
    {
      file: 'feedback_tabs.md',
      name: 'tabs',
      body: 'Token1x indent with tabs',
      hook: 'first [the role](user_role.md), then tabs',
    },
  ];

  test('in lines have their words alone, and in code stay as they are', () => {
    const body =
      'Token0x reads [the tabs](feedback_tabs.md) and `[[feedback_tabs]]`\n\n    [[feedback_tabs]]\n\n**Why:** [[feedback_tabs]]';
    for (const to of [CODEX, HERMES]) {
      const { world } = carry(storeOf(two(body)), CLAUDE, EMPTY[to.harness] as World, to);
      const note = notesIn(world).get('0');
      expect(note?.text).toContain('Token0x reads [the tabs](tabs.md) and `[[feedback_tabs]]`');
      expect(note?.text).toContain('    [[feedback_tabs]]');
      expect(note?.text).toContain('**Why:** [[tabs]]');
      const lines = [...world].flatMap(([file, text]) =>
        /(?:summary|MEMORY|USER|SKILL)\.md$/.test(file) ? text.split('\n') : [],
      );
      expect(lines.filter((line) => /\]\((?!references\/)[^)]*\.md\)/.test(line))).toEqual([]);
      expect(lines.some((line) => line.includes('Token0x reads the tabs and `[[feedback_tabs]]`'))).toBe(true);
    }
  });

  test('to what is left behind stay as words and are named; those that led nowhere are not', () => {
    const source = storeOf(
      two('Token0x reads [[feedback_tabs]], [it](feedback_tabs.md), [[nowhere]] and [none](none.md)'),
    );
    const { migration } = planned({
      from: CLAUDE,
      to: CODEX,
      source,
      target: EMPTY['codex'] as World,
      rows: [],
      options: { all: true, kinds: ['profile'] },
    });
    expect(migration.decided.map(({ losses }) => losses.map(({ field, reason }) => [field, reason]))).toEqual([
      [['links', '2 links lead to what is not carried there: the words stand, and lead nowhere']],
    ]);
    const [{ text } = { text: '' }] = notesIn(after(EMPTY['codex'] as World, migration)).values();
    expect(text).toContain('[[feedback_tabs]], [it](feedback_tabs.md), [[nowhere]] and [none](none.md)');
  });

  test('lead on when what they lead to comes later, or has another name there', () => {
    const source = storeOf(two('Token0x reads [[feedback_tabs]] and [it](feedback_tabs.md)'));
    const { migration } = planned({
      from: CLAUDE,
      to: CODEX,
      source,
      target: EMPTY['codex'] as World,
      rows: [],
      options: { all: true, kinds: ['profile'] },
    });
    const first = { world: after(EMPTY['codex'] as World, migration), rows: rowsOf(migration) };
    const second = carry(source, CLAUDE, first.world, CODEX, first.rows);
    expect(counts(second.migration)).toEqual({ updated: 1, new: 1 });
    expect(ledTo(second.world)).toEqual(['[[tabs]]', '[it](tabs.md)']);
    const moved = new Map(
      [...second.world].map(([file, text]) => [
        file.replace(/\/tabs\.md$/, '/indent.md'),
        text.replaceAll('"tabs.md"', '"indent.md"').replace('- tabs: ', '- indent: '),
      ]),
    );
    const third = carry(source, CLAUDE, moved, CODEX);
    expect(counts(third.migration)).toEqual({ updated: 1, same: 1 });
    expect(ledTo(third.world)).toEqual(['[[indent]]', '[it](indent.md)']);
    expect(counts(carry(source, CLAUDE, third.world, CODEX).migration)).toEqual({ same: 2 });
  });
});

const ledTo = (world: World): string[] =>
  [...(notesIn(world).get('0')?.text ?? '').matchAll(/\[\[.*?\]\]|\[it\]\(.*?\)/g)].map(([link]) => link);
