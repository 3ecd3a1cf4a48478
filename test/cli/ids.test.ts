import * as fs from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { inHome, memportHere } from './here.ts';

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};

interface Listed {
  stores: {
    memories: { id: string; handle: string; statement: string }[];
    view: { deliveries: { id: string; delivery: string }[] };
  }[];
  findings: { memory?: { id: string } }[];
}

test('stores of one project hold files of one name, and every id and handle of a list has one holder', () =>
  inHome(async (home) => {
    const [app, clone, own] = [path.join(home, 'app'), path.join(home, 'clone'), path.join(home, 'mine')];
    const remote = '[remote "origin"]\n\turl = https://github.com/ada/app.git\n';
    for (const folder of [app, clone]) {
      write(path.join(folder, '.git/HEAD'), 'ref: refs/heads/main\n');
      write(path.join(folder, '.git/config'), remote);
      const store = path.join(home, '.claude/projects', slugOf(folder));
      write(path.join(store, 's.jsonl'), `${JSON.stringify({ cwd: folder })}\n`);
      write(path.join(store, 'memory/a.md'), `Said in ${path.basename(folder)}.\n`);
      write(path.join(store, 'memory/b.md'), 'Said in both.\n');
      write(path.join(store, 'memory/b~2.md'), 'A name like a number.\n');
      write(
        path.join(store, 'memory/MEMORY.md'),
        '- [A](a.md) — a\n- [B](b.md) — b\n- [C](c.md) — a line to nothing\n',
      );
    }
    write(path.join(own, 'a.md'), 'Said in mine.\n');
    write(path.join(own, 'MEMORY.md'), '- [A](a.md) — mine\n');
    write(path.join(home, '.claude/settings.json'), JSON.stringify({ autoMemoryDirectory: own }));
    for (const cwd of [app, clone, home]) {
      const { stores, findings } = JSON.parse(
        (await memportHere(home, ['show', 'claude', '--json'], { cwd })).stdout,
      ) as Listed;
      const memories = stores.flatMap((store) => store.memories);
      expect(memories).toHaveLength(9);
      expect(new Set(memories.map(({ id }) => id)).size).toBe(9);
      expect(new Set(memories.map(({ handle }) => handle)).size).toBe(9);
      expect(stores.flatMap(({ view }) => view.deliveries.map(({ id }) => id)).sort()).toEqual(
        memories.map(({ id }) => id).sort(),
      );
      for (const { memories: own, view } of stores)
        expect(new Set(view.deliveries.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
      const mine = memories.find(({ statement }) => statement === 'Said in mine.');
      expect(stores.flatMap(({ view }) => view.deliveries).find(({ id }) => id === mine?.id)?.delivery).toBe('indexed');
      for (const { memory } of findings) if (memory) expect(memories.map(({ id }) => id)).toContain(memory.id);
      for (const { handle, statement } of memories)
        expect((await memportHere(home, ['show', 'claude', handle], { cwd })).stdout).toContain(statement);
    }
  }));
