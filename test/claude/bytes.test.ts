import { describe, expect, test } from 'vitest';
import { claude } from '../../adapters/claude/index.ts';
import type { Form } from '../../src/adapter.ts';
import { applied } from '../../src/kit/applied.ts';
import { naming } from '../../src/kit/naming.ts';
import { overlay } from '../../src/kit/overlay.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { FileTree, Location, Store } from '../../src/ir/store.ts';
import { decode, encode } from '../../src/text/decode.ts';
import { HOME, machineOver, NOW, SCENE, textFile } from '../contract/world.ts';

const ROOT = `${HOME}/.claude/projects/-home-ada/memory`;
const AT = claude.locate(machineOver(new Map([[`${ROOT}/a.md`, '']]))).find((at) => at.root === ROOT) as Location;

const HEADS = {
  A: '---\nname: Tests Rule\ndescription: real database\ntype: feedback\n---\n',
  'A stamped': '---\nname: tests\ndescription: real database\ntype: feedback\noriginSessionId: 6b1d\n---\n',
  B: '---\nname: tests\ndescription: "real database"\nmetadata:\n  type: feedback\n---\n\n',
  C: '---\nname: tests\ndescription: real database\nmetadata: \n  node_type: memory\n  type: feedback\n  tags: [db, ci]\n  originSessionId: 6b1d\n  modified: 2026-11-20T11:50:54.986Z\n---\n\n',
  broken: '---\nname: tests\ndescription: real: database\ntype: feedback\n---\n',
  none: '',
};
const BODY =
  'Integration tests hit a real database.\n\n**Why**: a mock hid a broken migration\n\n## How to apply\n\n- start the one of docker compose\n\nMore words.\n';
const DIRT: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'with a BOM': (text) => `\ufeff${text}`,
  'with CRLF': (text) => text.replaceAll('\n', '\r\n'),
  'without a final newline': (text) => text.replace(/\n$/, ''),
  'with trailing spaces': (text) => `${text.replace('database.\n', 'database.  \n')}   \n\n`,
  'with bytes that are no UTF-8': (text) =>
    decode(Buffer.concat([Buffer.from(text), Buffer.from([0x20, 0xff, 0xe2, 0x82])])),
};

const readOf = (files: FileTree): Store => claude.read(files, AT);
const treeOf = (text: string): FileTree =>
  new Map([
    ['feedback_tests.md', textFile(text)],
    ['MEMORY.md', textFile('- [Tests](feedback_tests.md) — the hook a person wrote\n')],
  ]);
const firstForm = (memory: Memory, old: Memory, store: Store): Form => {
  const result = claude.express(memory, {
    at: AT,
    scene: SCENE,
    store,
    old,
    focus: undefined,
    name: naming(store.files.keys()),
  });
  if (!('forms' in result) || !result.forms[0]) throw new Error('no form');
  return result.forms[0];
};

describe('bytes of a memory file', () => {
  for (const [dialect, head] of Object.entries(HEADS)) {
    for (const [how, soiled] of Object.entries(DIRT)) {
      test(`dialect ${dialect} ${how}: nothing placed is nothing changed, and a changed why changes one line`, () => {
        const text = soiled(head + BODY);
        expect(decode(encode(text))).toBe(text);
        const files = treeOf(text);
        const store = readOf(files);
        const old = store.memories.find((each) => each.places[0]?.file === 'feedback_tests.md') as Memory;
        expect(old).toMatchObject({
          statement: 'Integration tests hit a real database.',
          why: 'a mock hid a broken migration',
          how: '- start the one of docker compose',
          hook: 'the hook a person wrote',
        });
        expect(
          claude.place(
            { put: [{ memory: old, form: firstForm(old, old, store), replaces: old.id }], withdraw: [] },
            store,
          ).changes,
        ).toEqual([]);
        const wanted = overlay(old, { ...old, why: 'it broke twice' });
        const { changes } = claude.place(
          { put: [{ memory: wanted, form: firstForm(wanted, old, store), replaces: old.id }], withdraw: [] },
          store,
        );
        expect(changes).toEqual([
          {
            op: 'put',
            file: 'feedback_tests.md',
            text: text.replace('a mock hid a broken migration', 'it broke twice'),
            mode: 0o600,
            mtimeMs: expect.any(Number) as number,
          },
        ]);
        expect(readOf(applied(files, changes, NOW)).memories[0]?.why).toBe('it broke twice');
      });
    }
  }

  test('an update keeps stamps, tags, unknown keys, the name and the hook, and writes what is new below metadata', () => {
    const store = readOf(treeOf(HEADS.C + BODY));
    const old = store.memories[0] as Memory;
    expect(old.keywords).toEqual(['db', 'ci']);
    const form = firstForm({ ...old, importance: 3, kind: 'profile' }, old, store);
    expect(form.parts.find((part) => part.slot === 'file')?.text).toBe(
      HEADS.C.replace('type: feedback', 'type: user').replace('986Z\n', '986Z\n  importance: "3"\n') + BODY,
    );
    expect(form.parts.find((part) => part.slot === 'index')?.text).toBe(
      '[Tests](feedback_tests.md) — the hook a person wrote',
    );
  });

  test('a new hook goes into the line in its own style, and a title with it only where it was ours', () => {
    const line = '| `feedback_tests.md` | the hook a person wrote |\n';
    const files = new Map([...treeOf(HEADS.B + BODY), ['MEMORY.md', textFile(`| file | says |\n|---|---|\n${line}`)]]);
    const store = readOf(files);
    const old = store.memories[0] as Memory;
    const wanted = { ...old, hook: 'never | mock' };
    const { changes } = claude.place(
      { put: [{ memory: wanted, form: firstForm(wanted, old, store), replaces: old.id }], withdraw: [] },
      store,
    );
    expect(changes.map((change) => [change.file, 'text' in change ? change.text : ''])).toEqual([
      ['MEMORY.md', '| file | says |\n|---|---|\n| `feedback_tests.md` | never \\| mock |\n'],
    ]);
    expect(readOf(applied(files, changes, NOW)).memories[0]?.hook).toBe('never | mock');
  });

  test('no value that memport writes ever holds three dashes', () => {
    const store = readOf(new Map());
    const memory: Memory = {
      ...(readOf(treeOf(HEADS.B + BODY)).memories[0] as Memory),
      places: [],
      native: {},
      title: 'a --- b',
      hook: 'c ---- d %2D',
      keywords: ['---', '%2D--'],
      statement: 'x --- y',
    };
    const result = claude.express(memory, { at: AT, scene: SCENE, store, focus: undefined, name: naming([]) });
    const form = 'forms' in result ? result.forms[0] : undefined;
    const text = form?.parts.find((part) => part.slot === 'file')?.text ?? '';
    expect(text.split('\n---\n')[0]?.slice(3)).not.toContain('---');
    const { changes } = claude.place({ put: form ? [{ memory, form }] : [], withdraw: [] }, store);
    expect(readOf(applied(new Map(), changes, NOW)).memories[0]).toMatchObject({
      title: 'a --- b',
      keywords: ['---', '%2D--'],
      statement: 'x --- y',
    });
  });

  test('two memories of one name, and names in any script, get files of their own that any disk can hold', () => {
    const store = readOf(new Map());
    const name = naming([]);
    const base = readOf(treeOf(HEADS.B + BODY)).memories[0] as Memory;
    const files = ['Use pnpm', 'use PNPM!', '日本語', 'CON', 'memory', '서울', 'x'.repeat(300)].map((called, index) => {
      const result = claude.express(
        { ...base, id: `n/${index}`, name: called, statement: `s ${index}`, places: [], native: {} },
        { at: AT, scene: SCENE, store, focus: undefined, name },
      );
      const text = 'forms' in result ? result.forms[0]?.parts.find((part) => part.slot === 'file') : undefined;
      return [text?.file ?? '', /^name: (.*)$/m.exec(text?.text ?? '')?.[1] ?? ''];
    });
    expect(new Set(files.map(([file]) => file)).size).toBe(files.length);
    expect(new Set(files.map(([, slug]) => slug)).size).toBe(files.length);
    for (const [file, slug] of files) {
      expect(file).toMatch(/^feedback_[\p{L}\p{N}_-]+\.md$/u);
      expect(slug).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u);
    }
  });
});
