import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ROOT, type Ran } from './built.ts';
import { inHome, memportHere } from './here.ts';

const ADAPTER = pathToFileURL(join(ROOT, 'dist/adapter.js')).href;

/** A harness that keeps bullets in ~/.ADAPTER/NOTES.md. */
const source = (id: string, more = ''): string => `
  import { bulletList, defineAdapter } from ${JSON.stringify(ADAPTER)};
  const frame = { name: 'rule', pattern: '^Always: (?<statement>.+)$', print: 'Always: {statement}' };
  const edition = { version: '1.0', date: '2026-11-20', limits: {}, kinds: {}, frames: [frame], order: {},
    evidence: { value: 'none', seen: 'made up' } };
  const whole = bulletList({ id: '${id}', title: 'The ${id}', aliases: [], docs: [], brand: [], home: '.${id}',
    file: 'NOTES.md', section: 'Kept', frames: { rule: frame }, notices: 'It reads its notes.', conventions: [edition] });
  export const ${id} = defineAdapter({ ...whole${more} });
`;

const put = (home: string, file: string, text: string): string => {
  const full = join(home, file);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
};

const notes = '## Kept\n\n- Always: ask before you push.\n';

/** A HOME with a harness of which memport knows nothing, and its adapter beside it. */
const inForeign = (body: (home: string, ask: (...args: string[]) => Promise<Ran>) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    put(home, '.knot/NOTES.md', notes);
    put(home, 'knot.mjs', source('knot'));
    await body(home, (...args) => memportHere(home, args));
  });

const fine = ({ stdout, stderr, code }: Ran): string => {
  expect([stderr, code]).toEqual(['', 0]);
  return stdout;
};

describe('an adapter that is not memport’s own', () => {
  test('is a harness like any other, and its code is named', () =>
    inForeign(async (home, ask) => {
      expect(fine(await ask('list', 'knot', '--adapter', './knot.mjs'))).toContain('ask before you push.');
      expect(fine(await ask('knot', '--adapter=knot.mjs'))).toContain('ask before you push.');
      const json = JSON.parse(fine(await ask('doctor', 'knot', '--json', '--adapter', 'knot.mjs'))) as {
        harnesses: { code?: string }[];
      };
      expect(json.harnesses[0]?.code).toBe(join(home, 'knot.mjs'));
      expect(fine(await ask('doctor', '--adapter', 'knot.mjs'))).toContain('code from ~/knot.mjs ran');
      const plan = fine(await ask('knot:claude', '--dry-run', '--adapter', 'knot.mjs'));
      expect(plan).toMatch(/^The adapter knot is not memport's own: code from ~\/knot\.mjs ran\./);
      expect(plan).toMatch(/Next: memport knot:claude --adapter ~\/knot\.mjs --yes\n$/);
    }));

  test('is asked for again where it was needed: by undo, apply and every verb that names it', () =>
    inForeign(async (home, ask) => {
      put(home, '.claude/rules/memport.md', '');
      put(home, '.hermes/memories/USER.md', 'User requires: Never knit on a Sunday.');
      fine(await ask('hermes:knot', '--plan-out', 'plan.json', '--adapter', 'knot.mjs', '--all'));
      const adapter = `--adapter ${join(home, 'knot.mjs')}`;
      const needed = async (...args: string[]): Promise<void> => expect((await ask(...args)).stderr).toContain(adapter);
      await needed('apply', 'plan.json');
      expect(fine(await ask('apply', 'plan.json', '--adapter', 'knot.mjs'))).toContain('--adapter ~/knot.mjs');
      expect(readFileSync(join(home, '.knot/NOTES.md'), 'utf8')).toContain('- Always: Never knit on a Sunday.');
      expect(fine(await ask('log'))).toContain('with the adapter knot of ~/knot.mjs');
      for (const words of ['undo', 'check knot hermes', 'list knot', 'show knot', 'audit knot', 'knot:hermes', 'knot'])
        await needed(...words.split(' '));
      fine(await ask('undo', '--adapter', 'knot.mjs'));
      expect(readFileSync(join(home, '.knot/NOTES.md'), 'utf8')).toBe(notes);
    }));

  test('stands in the person’s own config by its path from there, or as a package; named twice it is one', () =>
    inForeign(async (home, ask) => {
      put(home, '.config/memport/own.mjs', source('twig'));
      put(home, '.config/memport/node_modules/memport-reed/index.mjs', source('reed'));
      const manifest = { name: 'memport-reed', exports: './index.mjs' };
      put(home, '.config/memport/node_modules/memport-reed/package.json', JSON.stringify(manifest));
      put(home, '.config/memport/config.json', '{"adapters": ["./own.mjs", "memport-reed", "~/knot.mjs"]}');
      expect(fine(await ask('--adapter', 'knot.mjs', '--adapter', './knot.mjs'))).toMatch(
        /The knot[^]*Not here: [^]*twig[^]*The reed/,
      );
      expect(fine(await ask('completion', 'bash'))).toMatch(/knot[^]*twig|twig[^]*knot/);
    }));

  test('is never named by a repository', () =>
    inForeign(async (home, ask) => {
      put(home, 'memport.json', '{\n  "adapters": ["./knot.mjs"]\n}\n');
      put(home, 'knot.mjs', `globalThis.knotRan = true;${source('knot')}`);
      const { code, stderr } = await ask('check');
      expect(code).toBe(2);
      expect(stderr).toMatch(/"adapters" is refused in memport\.json[^]*memport\.json:2[^]*in your own config\.json/);
      expect((await ask('list', 'knot')).stderr).toContain('"knot" is no harness');
      expect(globalThis).not.toHaveProperty('knotRan');
    }));

  test.each([
    ['a file that is not there', 'gone.mjs', undefined, 'there is no such adapter'],
    ['a package that is not there', '@who/knows', undefined, 'there is no such adapter'],
    ['a folder', '.', undefined, 'there is no such adapter'],
    ['nothing', '', undefined, 'there is no such adapter'],
    ['a module that throws', 'a.mjs', 'throw new Error("boom")', 'cannot be loaded: Error: boom'],
    ['a module that throws no error', 'a.mjs', 'throw null', 'cannot be loaded: null'],
    ['a module with a fault', 'b.mjs', 'export const =', 'cannot be loaded: SyntaxError'],
    ['a module without its package', 'c.mjs', 'import "nowhere-at-all"', "Cannot find package 'nowhere-at-all'"],
    [
      'a module without an adapter',
      'd.mjs',
      'export const a = 1; export default null',
      'exports no adapter, only a, default',
    ],
    ['a module without exports', 'e.mjs', '', 'exports no adapter, and nothing else'],
    [
      'half of one',
      'f.mjs',
      'export default { id: "half", read() {} }',
      /"half" lacks title \(a text\), .*locate \(a fun/,
    ],
    ['a bad id', 'g.mjs', source('knot', ', id: "../x"'), 'lacks id (a name of small letters'],
    ['bad editions', 'h.mjs', source('knot', ', conventions: [{}]'), 'lacks conventions (a list of editions'],
    ['an id that is taken', 'i.mjs', source('codex'), 'calls itself "codex"'],
    ['an alias that is taken', 'j.mjs', source('knot', ', aliases: ["claude-code"]'), 'calls itself "claude-code"'],
    ['the id of a format', 'k.mjs', source('knot', ', id: "agents-md"'), 'calls itself "agents-md"'],
    ['the name of a command', 'm.mjs', source('knot', ', id: "list"'), 'calls itself "list"'],
    ['two of one name', 'l.mjs', `${source('knot')} export const b = { ...knot };`, 'calls itself "knot"'],
  ])('%s is told with what was expected', (_, module, text, says) =>
    inForeign(async (home, ask) => {
      if (text !== undefined) put(home, module, text);
      const { stderr, code } = await ask('list', '--adapter', module);
      expect(code).toBe(2);
      if (typeof says === 'string') expect(stderr).toContain(says);
      else expect(stderr).toMatch(says);
      expect(stderr).toMatch(/\n {2}where: .*\n {2}expected: .*\n {2}do: /);
      // The doctor is who one asks about it.
      const { stdout } = await ask('doctor', '--adapter', module);
      expect(stdout).toMatch(/In the way:[^]*error/);
    }),
  );

  test.each([
    ['throws', 'read: () => { throw new TypeError("no notes"); }', 'threw TypeError: no notes'],
    ['answers nothing', 'locate: () => {}', 'answered nothing'],
    ['answers with a promise', 'view: async () => ({})', 'answered with a promise'],
  ])('one that %s is blamed for it, not memport', (_, member, says) =>
    inForeign(async (home, ask) => {
      put(home, 'bad.mjs', source('knot', `, ${member}`));
      const { stderr, code } = await ask('list', 'knot', '--adapter', 'bad.mjs');
      expect([code, stderr]).toEqual([5, expect.stringContaining(says)]);
      expect(stderr).toContain(`${join(home, 'bad.mjs')}`);
      expect(stderr).not.toContain('bug in memport');
    }),
  );

  test('gets its tools from the memport that runs it', () =>
    inForeign(async (home, ask) => {
      put(home, 'bare.mjs', source('knot').replace(JSON.stringify(ADAPTER), '"memport/adapter"'));
      expect(fine(await ask('list', 'knot', '--adapter', 'bare.mjs'))).toContain('ask before you push.');
    }));
});
