import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { claudeSlug, expanded, expandedBytes, marked } from './marks.ts';
import { lossesIn } from './normal.ts';
import { checksIn } from './set.ts';

const rooms: string[] = [];
afterAll(() => rooms.forEach((room) => rmSync(room, { recursive: true, force: true })));

const setOf = (files: Readonly<Record<string, string>>): string => {
  const room = mkdtempSync(join(realpathSync(tmpdir()), 'memport-set-'));
  rooms.push(room);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(room, name)), { recursive: true });
    writeFileSync(join(room, name), text);
  }
  return room;
};
const complaintsIn = async (set: string, update = false): Promise<string[]> => {
  const complaints: string[] = [];
  for (const check of checksIn(set, { update, alone: 'none' })) complaints.push(...(await check.run()));
  return complaints;
};
const complaintsOf = (files: Readonly<Record<string, string>>): Promise<string[]> => complaintsIn(setOf(files));
const caseJson = (more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ title: 'A case', command: ['list'], cwd: '.', exit: 0, truth: 'hand', ...more });
const MEMORY = 'from/.hermes/memories/MEMORY.md';
const LISTED =
  'Hermes Agent  ~/.hermes  1 memory\n  ######  reference  loaded  uses zsh\n\n1 memory in 1 store. Next: memport show hermes ######\n';

describe('the golden walker', () => {
  test('a case that is as expected has nothing to say', async () => {
    expect(
      await complaintsOf({ 'a/case.json': caseJson(), [`a/${MEMORY}`]: 'uses zsh', 'a/stdout.txt': LISTED }),
    ).toEqual([]);
  });

  test('a difference in what is printed, listed, left behind or exited with fails', async () => {
    expect(
      (await complaintsOf({ 'a/case.json': caseJson(), [`a/${MEMORY}`]: 'uses fish', 'a/stdout.txt': LISTED })).join(),
    ).toContain('stdout.txt differs');
    expect(
      (await complaintsOf({ 'a/case.json': caseJson(), [`a/${MEMORY}`]: 'uses zsh', 'a/ir.json': '{}' })).join(),
    ).toContain('ir.json differs');
    expect(
      (
        await complaintsOf({
          'a/case.json': caseJson({ exit: 1 }),
          [`a/${MEMORY}`]: 'uses zsh',
          'a/stdout.txt': LISTED,
        })
      ).join(),
    ).toContain('exit 0, expected 1');
    expect(
      (
        await complaintsOf({
          'a/case.json': caseJson(),
          [`a/${MEMORY}`]: 'uses zsh',
          'a/to/.hermes/memories/MEMORY.md': 'uses fish',
        })
      ).join(),
    ).toContain('MEMORY.md differs');
    expect(
      (
        await complaintsOf({
          'a/case.json': caseJson(),
          [`a/${MEMORY}`]: 'uses zsh',
          'a/to/.hermes/memories/USER.md': 'x',
        })
      ).join(),
    ).toMatch(/MEMORY.md is new.*USER.md is gone/s);
  });

  test('a case whose only truth is what memport printed is refused', async () => {
    for (const truth of [undefined, 'memport', 'self', '']) {
      expect(
        (
          await complaintsOf({
            'a/case.json': caseJson({ truth }),
            [`a/${MEMORY}`]: 'uses zsh',
            'a/stdout.txt': LISTED,
          })
        ).join(),
      ).toContain('truth is');
    }
  });

  test('a case that expects nothing, and a field nobody knows, are refused', async () => {
    expect((await complaintsOf({ 'a/case.json': caseJson(), [`a/${MEMORY}`]: 'x' })).join()).toContain(
      'expects nothing',
    );
    expect((await complaintsOf({ 'a/case.json': caseJson({ skip: true }), 'a/stdout.txt': '' })).join()).toContain(
      '"skip"',
    );
    expect(
      (
        await complaintsOf({ 'a/case.json': caseJson({ make: [{ make: 'socket', at: 'x' }] }), 'a/stdout.txt': '' })
      ).join(),
    ).toContain('make does not know');
  });

  test('an orphan fails, in a case and beside the cases', async () => {
    expect(
      (
        await complaintsOf({
          'a/case.json': caseJson(),
          'a/stdout.txt': LISTED,
          [`a/${MEMORY}`]: 'uses zsh',
          'a/expected.txt': '',
        })
      ).join(),
    ).toContain('expected.txt is an orphan');
    expect((await complaintsOf({ 'left.txt': '' })).join()).toContain('is an orphan');
    expect((await complaintsOf({ 'left/from/x': '' })).join()).toContain('is an orphan');
  });

  test('UPDATE rewrites what is expected and begins no expectation', async () => {
    const set = setOf({
      'a/case.json': caseJson({ cwd: 'app' }),
      [`a/${MEMORY}`]: 'the repository is {{path:app}}',
      'a/stdout.txt': 'old',
      'a/ir.json': '',
    });
    const run = (update: boolean) => complaintsIn(set, update);
    expect(await run(true)).toEqual([]);
    expect(await run(false)).toEqual([]);
    expect(readFileSync(join(set, 'a/stdout.txt'), 'utf8')).toContain('the repository is {{path:app}}');
    expect(readFileSync(join(set, 'a/ir.json'), 'utf8')).toContain('"root": "{{path:.}}/.hermes"');
    expect(() => readFileSync(join(set, 'a/losses.json'))).toThrow();
  });

  test('what git cannot hold is made, and must be as it was', async () => {
    const make = [
      { make: 'git', at: 'app', remote: 'https://example.com/ada/app.git' },
      { make: 'worktree', at: 'side', of: 'app' },
      { make: 'folder', at: 'empty' },
      { make: 'symlink', at: 'link', to: '{{path:app}}' },
      { make: 'fifo', at: 'pipe' },
      { make: 'nfd-twin', at: 'caf\u00e9.md' },
      { make: 'mode', at: 'caf\u00e9.md', mode: '0600' },
      { make: 'mtime', at: 'caf\u00e9.md', time: '2026-01-02T03:04:05Z' },
    ];
    const from = {
      [`a/${MEMORY}`]: 'uses zsh',
      'a/from/caf\u00e9.md': 'x',
      'a/from/app/{{slug:app}}.txt': '{{slug:app}}',
    };
    expect(
      await complaintsOf({ 'a/case.json': caseJson({ make, cwd: 'side' }), ...from, 'a/stdout.txt': LISTED }),
    ).toEqual([]);
    const to = Object.fromEntries(Object.entries(from).map(([name, text]) => [name.replace('/from/', '/to/'), text]));
    expect(await complaintsOf({ 'a/case.json': caseJson({ make, cwd: 'side' }), ...from, ...to })).toEqual([]);
  });

  test('marks stand for real places in text and in bytes, and come back from them', async () => {
    const home = '/tmp/a.b c/home';
    expect(expanded('{{path:app}} {{slug:app}} {{path:.}}', home)).toBe(
      '/tmp/a.b c/home/app -tmp-a-b-c-home-app /tmp/a.b c/home',
    );
    expect(
      marked(
        'in /tmp/a.b c/home/app and -tmp-a-b-c-home-app of /tmp/a.b c/home',
        ['{{path:app}}', '{{slug:app}}'],
        home,
      ),
    ).toBe('in {{path:app}} and {{slug:app}} of {{path:.}}');
    expect(expandedBytes(Buffer.from([0xff, ...Buffer.from('{{path:é}}'), 0xfe]), '/h')).toEqual(
      Buffer.from([0xff, ...Buffer.from('/h/é'), 0xfe]),
    );
  });

  test('a slug keeps 200 units and then ends in a hash of the path', async () => {
    expect(claudeSlug(`/${'a'.repeat(199)}`)).toBe(`-${'a'.repeat(199)}`);
    expect(claudeSlug(`/${'a'.repeat(200)}`)).toMatch(/^-a{199}-[0-9a-z]+$/);
    expect(claudeSlug('/tmp/日本👩')).toBe('-tmp-----');
  });

  test('the losses of a plan are those of its decisions', async () => {
    const loss = { memory: 'm', field: 'why', reason: 'r', kept: 'ledger' };
    expect(lossesIn({ decisions: [{ losses: [loss] }, {}] })).toEqual([loss]);
  });

  test('recorded rows are told by their fields, and a wrong one fails', async () => {
    const load = {
      case: 'x',
      input_base64: Buffer.from('a\n§\nb').toString('base64'),
      read_ok: true,
      entries: ['a', 'b'],
      chars: 5,
      blocked: [[], []],
      editable: true,
      snapshot: `${'═'.repeat(46)}\nMEMORY (your personal notes) [0% — 5/2,200 chars]\n${'═'.repeat(46)}\na\n§\nb`,
    };
    const threat = {
      text: 'a sliver of cheddar',
      ids_0_20_3: ['known_c2_framework'],
      ids_newest: ['known_c2_framework'],
    };
    expect(await complaintsOf({ 'any-name.jsonl': `${JSON.stringify(load)}\n${JSON.stringify(threat)}\n` })).toEqual(
      [],
    );
    for (const wrong of [
      { entries: ['a'] },
      { chars: 6 },
      { read_ok: false },
      { blocked: [[], ['x']] },
      { editable: false },
      { snapshot: null },
    ]) {
      expect((await complaintsOf({ 'x.jsonl': JSON.stringify({ ...load, ...wrong }) })).length).toBeGreaterThan(0);
    }
    expect((await complaintsOf({ 'x.jsonl': JSON.stringify({ ...threat, ids_newest: [] }) })).length).toBeGreaterThan(
      0,
    );
    await expect(complaintsOf({ 'x.jsonl': '{"other": 1}' })).rejects.toThrow('x.jsonl:1');
  });
});
