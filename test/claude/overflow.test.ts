import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nameOfWords } from '../../src/kit/called.ts';
import { claude } from '../../adapters/claude/index.ts';
import { readingOf } from '../../adapters/claude/global/reach.ts';
import { applied } from '../../src/kit/applied.ts';
import { naming } from '../../src/kit/naming.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { FileTree, Location, Store } from '../../src/ir/store.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { HOME, machineOver, NOW, SCENE, treeOf, type World } from '../contract/world.ts';
import { differences, treeAt } from '../golden/tree.ts';

const CONFIG = `${HOME}/.claude`;
const LOADED = 'rules/memport.md';
const LEAD = 'Memories in short; read the file in ~/.claude/memport/ before you act on one:';

const globalIn = (world: World): { at: Location; files: FileTree; store: Store } => {
  const at = claude.locate(machineOver(world)).find(({ layout }) => layout === 'global') as Location;
  const files = treeOf(world, at);
  return { at, files, store: claude.read(files, at) };
};

const textsOf = (files: FileTree): Record<string, string> =>
  Object.fromEntries([...files].flatMap(([file, found]) => ('text' in found ? [[file, found.text]] : [])));

/** The global store after one memory took the form of that name, or was withdrawn. */
const after = (world: World, edit: { memory: Memory; form?: string; old?: Memory }): World => {
  const { at, files, store } = globalIn(world);
  const { memory, form: name, old } = edit;
  const said = claude.express(memory, {
    at,
    scene: SCENE,
    store,
    focus: undefined,
    name: naming(files.keys()),
    ...(old && { old }),
  });
  const form = 'forms' in said ? said.forms.find((each) => each.name === name) : undefined;
  expect(name === undefined || form !== undefined, `no form is called ${name}`).toBe(true);
  const { changes } = claude.place(
    form
      ? { put: [{ memory, form, ...(old && { replaces: old.id }) }], withdraw: [] }
      : { put: [], withdraw: [memory.id] },
    store,
  );
  return new Map(
    [...world]
      .filter(([file]) => !file.startsWith(`${CONFIG}/`))
      .concat(Object.entries(textsOf(applied(files, changes, NOW))).map(([file, text]) => [`${CONFIG}/${file}`, text])),
  );
};

const rule = (statement: string, more: Partial<Memory> = {}): Memory => ({
  id: statement,
  kind: 'rule',
  name: nameOfWords({ kind: 'rule', statement }),
  statement,
  scope: { level: 'global' },
  author: 'unknown',
  load: 'always',
  status: 'active',
  keywords: [],
  links: [],
  evidence: [],
  dates: {},
  places: [],
  native: {},
  ...more,
});

const LINE = `file + line in ${LOADED}`;
const MORE = 'file + line in a file of lines';
const memoriesIn = (world: World): readonly Memory[] => globalIn(world).store.memories;
const found = (world: World, statement: string): Memory =>
  memoriesIn(world).find((each) => each.statement === statement) as Memory;
const textAt = (world: World, file: string): string | undefined => world.get(`${CONFIG}/${file}`);

describe('a global memory in a file', () => {
  const long = rule(`Deploys go out on Tuesdays. ${'They wait for the night tests. '.repeat(9)}`.trim());
  const start: World = new Map([[`${CONFIG}/${LOADED}`, '# By hand\n\nUse tabs.\n']]);

  test.each([LINE, MORE])('comes with what leads to it and goes with it: %s', (form) => {
    const stood = after(start, { memory: long, form });
    expect(textAt(stood, LOADED)).toContain(`Use tabs.\n\n<!-- memport-files -->\n${LEAD}\n- `);
    expect(textAt(stood, form === LINE ? LOADED : 'memport/more.md')).toContain(
      '- deploys-go-out-on.md — Deploys go out on Tuesdays.\n',
    );
    const memory = found(stood, long.statement);
    expect(memory.places.map(({ slot }) => slot)).toEqual(['file', 'line']);
    expect(after(stood, { memory })).toEqual(start);
  });

  test('keeps the words that a person gave its line, and takes those of its file', () => {
    const stood = new Map(after(start, { memory: long, form: LINE }));
    stood.set(
      `${CONFIG}/${LOADED}`,
      textAt(stood, LOADED)?.replace('— Deploys go out on Tuesdays.', '— only on Tuesdays!') ?? '',
    );
    const old = found(stood, long.statement);
    expect(old.hook).toBe('only on Tuesdays!');
    const changed = after(stood, { memory: { ...old, why: 'the tests' }, old, form: LINE });
    expect(textAt(changed, LOADED)).toBe(textAt(stood, LOADED));
    expect(textAt(changed, 'memport/deploys-go-out-on.md')).toMatch(/\n\n\*\*Why:\*\* the tests\n$/);
    stood.set(`${CONFIG}/memport/deploys-go-out-on.md`, 'Deploys go out on Mondays.\n');
    expect(found(stood, 'Deploys go out on Mondays.')).toMatchObject({ author: 'human', hook: 'only on Tuesdays!' });
  });

  test('leaves words of a person what they are where they stand among the lines', () => {
    const stood = new Map(
      after(after(start, { memory: long, form: LINE }), {
        memory: rule('Use pnpm.', { why: 'the lockfile', detail: 'x'.repeat(200) }),
        form: LINE,
      }),
    );
    stood.set(
      `${CONFIG}/${LOADED}`,
      textAt(stood, LOADED)?.replace('- use-pnpm', 'Above.\n- use-pnpm').concat('Below.\n') ?? '',
    );
    const theirs = (world: World) =>
      memoriesIn(world)
        .filter(({ author }) => author === 'human')
        .map(({ statement }) => statement);
    expect(theirs(stood)).toEqual(['Use tabs.', 'Above.', 'Below.']);
    const one = after(stood, { memory: found(stood, 'Use pnpm.') });
    expect(theirs(one)).toEqual(['Use tabs.', 'Above.', 'Below.']);
    expect(theirs(after(one, { memory: found(one, long.statement) }))).toEqual(['Use tabs.', 'Above.', 'Below.']);
  });

  test.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['CON', 'note-CON'],
    ['more', 'feedback_more'],
    ['日本語', '日本語'],
    ['a/b\\c\u0000.md', 'a-b-c-.md'],
    ['<!-- memport {} -->', 'memport'],
  ])('has a file name that is safe: %j', (name, safe) => {
    const { at, store } = globalIn(start);
    const said = claude.express(rule('x', { name }), { at, scene: SCENE, store, focus: undefined, name: naming([]) });
    const file = 'forms' in said ? said.forms.at(-1)?.parts[0]?.file : undefined;
    expect(file).toBe(`memport/${safe}.md`);
  });

  test('gets a name of its own beside others of that name and lines that name nothing', () => {
    const dangling: World = new Map([
      [`${CONFIG}/${LOADED}`, '<!-- memport-files -->\n- deploys-go-out-on.md — gone\n'],
    ]);
    expect(globalIn(dangling).store.findings.map(({ rule: id }) => id)).toEqual(['delivery/dangling']);
    const stood = after(after(dangling, { memory: long, form: LINE }), {
      memory: { ...long, kind: 'reference' },
      form: LINE,
    });
    expect([...stood.keys()].filter((file) => file.includes('/memport/')).map((file) => path.basename(file))).toEqual([
      'feedback_deploys-go-out-on.md',
      'reference_deploys-go-out-on.md',
    ]);
  });

  test('that is larger than what is read is refused by name', () => {
    const { at, store } = globalIn(start);
    expect(
      claude.express(rule('x '.repeat(600_000).trim()), {
        at,
        scene: SCENE,
        store,
        focus: undefined,
        name: naming([]),
      }),
    ).toMatchObject({ field: 'memory', rule: 'plan/global-overflow' });
  });
});

/** Every row as 2.1.197 and 2.1.329 were seen to do it from a folder elsewhere. */
test.each<[Parameters<typeof readingOf>[0][number]['permissions'], string]>([
  [{}, 'asks'],
  [{ allow: ['Read(~/.claude/memport/**)'] }, 'granted'],
  [{ allow: [`Read(/${CONFIG}/memport/**)`] }, 'granted'],
  [{ allow: ['Read(/memport/**)'] }, 'granted'],
  [{ allow: ['Read'] }, 'granted'],
  [{ allow: ['Read(~/.claude/memport)'] }, 'granted'],
  [{ allow: ['Read(~/.claude/memport/*.md)'] }, 'granted'],
  [{ allow: ['Read(~/.claude/**)'] }, 'granted'],
  [{ additionalDirectories: [`${CONFIG}/memport`] }, 'granted'],
  [{ additionalDirectories: ['~/.claude/memport'] }, 'granted'],
  [{ allow: [`Read(${CONFIG}/memport/**)`] }, 'asks'],
  [{ allow: ['Read(**)'] }, 'asks'],
  [{ allow: ['Edit(~/.claude/**)', 7] }, 'asks'],
  [{ allow: ['Read(~/.claude/memport/**)'], deny: ['Read(~/.claude/**)'] }, 'refused'],
  [{ allow: ['Read(~/.claude/memport/**)'], ask: ['Read(~/.claude/**)'] }, 'asks'],
  [{ defaultMode: 'acceptEdits' }, 'asks'],
  [{ defaultMode: 'dontAsk' }, 'refused'],
  [{ defaultMode: 'dontAsk', allow: ['Read(~/.claude/memport/**)'] }, 'granted'],
])('permissions %j: reading a file beside the rules is %s', (permissions, reading) =>
  expect(readingOf([{ permissions, folder: CONFIG, grants: true }], CONFIG, HOME)).toBe(reading),
);

test('143 global memories of Codex all arrive, twice is once, and undo gives the bytes back', () =>
  inHome(async (home) => {
    const file = (name: string, text: string): void => {
      fs.mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
      fs.writeFileSync(path.join(home, name), text);
    };
    const bullets = Array.from(
      { length: 143 },
      (_, n) =>
        `- ${['Always', 'Never', 'Prefer to'][n % 3]} run check ${n} of the release list${' before anybody else does'.repeat(n % 11)}.`,
    );
    file('.codex/config.toml', '[features]\nmemories = true\n');
    file(
      '.codex/memories/memory_summary.md',
      `v1\n\n## User Profile\n\n## User preferences\n${bullets.join('\n')}\n\n## General Tips\n\n## What's in Memory\n`,
    );
    file('.claude/rules/memport.md', '# By hand\n\nUse tabs.\n');
    const before = treeAt(path.join(home, '.claude'));
    const first = await memportHere(home, ['codex:claude', '--yes', '--all']);
    const [, loaded, away] =
      /\n143 memories: (\d+) loaded, 0 indexed, (\d+) searchable, 0 not carried\n143 new\n/.exec(first.stdout) ?? [];
    expect(Number(loaded) + Number(away), first.stdout).toBe(143);
    expect((await memportHere(home, ['codex:claude', '--yes', '--all'])).stdout).toMatch(
      /^Nothing to do: 143 memories/,
    );
    expect(fs.readdirSync(path.join(home, '.claude/rules'))).toEqual(['memport.md']);
    await memportHere(home, ['undo']);
    expect(
      differences(before, treeAt(path.join(home, '.claude')), true).filter((each) => !each.includes('mtime')),
    ).toEqual([]);
  }));
