import { describe, expect, test } from 'vitest';
import { letta } from '../../adapters/letta/index.ts';
import { applied } from '../../src/kit/applied.ts';
import { naming } from '../../src/kit/naming.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Store } from '../../src/ir/store.ts';
import { machineOver, NOW, readAt, SCENE, treeOf } from '../contract/world.ts';

const ROOT = '/home/ada/.letta/agents/agent-a/memory';

/** A store of the newer layout with so many characters of core memory. */
const storeWith = (files: Readonly<Record<string, string>>, core: number): Store => {
  const config = JSON.stringify({ version: 1, maxCoreMemoryCharacters: core });
  const world = new Map(
    Object.entries({ 'MEMORY.md': '# Memory\n', '.memfs.config.json': config, ...files }).map(
      ([file, text]) => [`${ROOT}/${file}`, text] as const,
    ),
  );
  const [at] = letta.locate(machineOver(world));
  if (!at) throw new Error('no store');
  return readAt(letta, treeOf(world, at), at);
};

const note: Memory = {
  id: 'x',
  kind: 'rule',
  name: 'ports',
  statement: 'The api listens on port 8080.',
  hook: 'where (to) listen',
  scope: { level: 'global' },
  author: 'human',
  load: 'always',
  status: 'active',
  keywords: [],
  links: [],
  evidence: [],
  dates: {},
  places: [],
  native: {},
};

/** The last form needs no room: a file beside core memory. */
const put = (store: Store, memory: Memory, old?: Memory): Store => {
  const name = naming(store.files.keys());
  const site = { at: store.at, scene: SCENE, store, name, focus: undefined, ...(old && { old }) };
  const told = letta.express(memory, site);
  const form = 'forms' in told ? (old ? told.forms[0] : told.forms.at(-1)) : undefined;
  if (!form) throw new Error(JSON.stringify(told));
  const { changes } = letta.place({ put: [{ memory, form, ...(old && { replaces: old.id }) }], withdraw: [] }, store);
  return readAt(letta, applied(store.files, changes, NOW), store.at);
};

const textOf = (store: Store, file: string): string | undefined => store.files.get(file)?.text;

describe('the indexes of the newer layout of Letta Code', () => {
  test('lead to a file, say its new hook, and forget it', () => {
    const first = put(storeWith({}, 1000), note);
    expect(textOf(first, 'memport/MEMORY.md')).toBe('# memport\n\n- [ports](ports.md): where to listen\n');
    expect(textOf(first, 'MEMORY.md')).toBe('# Memory\n\n- [memport](memport/MEMORY.md)\n');
    const [stands] = first.memories;
    expect(letta.view([first], SCENE).deliveries).toMatchObject([{ delivery: 'searchable', hops: 2 }]);
    const second = put(first, { ...(stands as Memory), hook: 'the port of the api' }, stands);
    expect(textOf(second, 'memport/MEMORY.md')).toBe('# memport\n\n- [ports](ports.md): the port of the api\n');
    const { changes } = letta.place({ put: [], withdraw: [(stands as Memory).id] }, second);
    const last = applied(second.files, changes, NOW);
    expect([...last.keys()].sort()).toEqual(['.memfs.config.json', 'MEMORY.md']);
    expect(last.get('MEMORY.md')).toMatchObject({ text: '# Memory\n\n' });
  });

  test('are not touched by what changes in a folder of somebody else', () => {
    const infra = {
      'infra/MEMORY.md': '# Infra\n- see [backups](backups.md), and [more](more.md)\n',
      'infra/backups.md': '---\nname: "Backups"\ndescription: "Where they go"\n---\nThey go to the bucket.\n',
    };
    const store = storeWith(infra, 1000);
    const [old] = store.memories;
    const next = put(store, { ...(old as Memory), statement: 'They go to another bucket.' }, old);
    expect(textOf(next, 'infra/MEMORY.md')).toBe(infra['infra/MEMORY.md']);
    expect(textOf(next, 'infra/backups.md')).toBe(
      '---\nname: "Backups"\ndescription: "Where they go"\n---\nThey go to another bucket.\n',
    );
  });

  test('that are missing leave a folder out of the prompt', () => {
    const store = storeWith({ 'loose/a.md': '---\nname: a\ndescription: b\n---\nA rule.\n' }, 1000);
    expect(letta.view([store], SCENE).deliveries).toMatchObject([{ delivery: 'unseen', rule: 'delivery/orphan' }]);
    const [finding] = letta.health([store], letta.view([store], SCENE), SCENE);
    expect(finding?.message).toBe('Letta refuses to commit this: loose/a.md: missing required index loose/MEMORY.md');
  });
});
