import { adapters } from '../../adapters/index.ts';
import type { Adapter } from '../../src/adapter.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { isText, type Store } from '../../src/ir/store.ts';
import { rekey } from '../../src/ir/identity.ts';
import { applied } from '../../src/kit/applied.ts';
import { naming } from '../../src/kit/naming.ts';
import { parsed, record } from '../../src/text/json.ts';
import { HOME, machineOver, NOW, SCENE, treeOf, type World } from '../contract/world.ts';
import type { End } from '../plan/homes.ts';

const adapterOf = ({ harness }: End): Adapter => adapters.find(({ id }) => id === harness) as Adapter;

const storesIn = (world: World, end: End): Store[] =>
  adapterOf(end)
    .locate(machineOver(world, { root: end.root }))
    .filter(({ role }) => role === 'store')
    .map((at) => {
      const tree = treeOf(world, at);
      return { ...rekey(adapterOf(end).read(tree, at), SCENE.around), tree };
    });

const written = (world: World, store: Store, changes: Parameters<typeof applied>[1]): World => {
  const { at } = store;
  const next = new Map(world);
  for (const { op, file } of changes) if (op === 'remove') next.delete(`${at.root}/${file}`);
  for (const [file, each] of applied(treeOf(world, at), changes, NOW))
    if (isText(each)) next.set(`${at.root}/${file}`, each.text);
  return next;
};

const holderOf = (world: World, end: End, memory: Memory): Store | undefined =>
  storesIn(world, end).find(({ memories }) => memories.some(({ id }) => id === memory.id));

/** As its harness would take it out. */
export const without = (world: World, end: End, memory: Memory): World | undefined => {
  const store = holderOf(world, end, memory);
  if (!store) return undefined;
  return written(world, store, adapterOf(end).place({ put: [], withdraw: [memory.id] }, store).changes);
};

/** The same words, said in another scope. */
export const inScope = (world: World, end: End, memory: Memory, scope: Memory['scope']): World | undefined => {
  const gone = without(world, end, memory);
  if (!gone) return undefined;
  const adapter = adapterOf(end);
  const stores = storesIn(gone, end);
  const at = adapter.home(
    scope,
    stores.map((each) => each.at),
    SCENE.around,
  );
  const store = 'root' in at ? stores.find((each) => each.at.root === at.root) : undefined;
  if (!store) return undefined;
  const moved = { ...memory, scope, places: [], native: {} };
  const found = adapter.express(moved, {
    at: store.at,
    scene: SCENE,
    store,
    focus: undefined,
    name: naming(store.files.keys()),
  });
  if (!('forms' in found) || !found.forms[0]) return undefined;
  const put = [{ memory: moved, form: found.forms[0] }];
  return written(gone, store, adapter.place({ put, withdraw: [] }, store).changes);
};

/** An edit in the files of a home themselves, wherever the words stand; no head of hashes and titles is touched. */
export const reworded = (world: World, end: End, from: string, to: string): World | undefined => {
  const next = new Map(world);
  let count = 0;
  for (const [file, text] of world) {
    if (!file.startsWith(`${end.root}/`) || /\/\.[^/]+$/.test(file)) continue;
    const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
    const said = head + text.slice(head.length).replaceAll(from, to);
    if (said === text) continue;
    next.set(file, said);
    count += 1;
  }
  return count === 0 ? undefined : next;
};

const changed = (world: World, file: string, by: (text: string) => string | undefined): World | undefined => {
  const text = world.get(file);
  const next = text === undefined ? undefined : by(text);
  return next === undefined || next === text ? undefined : new Map([...world, [file, next]]);
};

const lineOf = (text: string, name: string): string | undefined =>
  text.split('\n').find((line) => line.includes(`(${name})`));

const indexOf = (world: World, end: End, memory: Memory): { file: string; name: string } | undefined => {
  const store = holderOf(world, end, memory);
  const name = memory.places[0]?.file;
  return store && name !== undefined ? { file: `${store.at.root}/MEMORY.md`, name } : undefined;
};

/** Claude Code: its line in the index is gone, moved to the end, or pushed over what is loaded. */
export const indexLine = (
  world: World,
  end: End,
  memory: Memory,
  how: 'dropped' | 'last' | 'pushed',
): World | undefined => {
  const index = indexOf(world, end, memory);
  if (!index) return undefined;
  return changed(world, index.file, (text) => {
    const line = lineOf(text, index.name);
    if (line === undefined || text.split(`(${index.name})`).length !== 2) return undefined;
    if (how === 'pushed') return `${'- nothing to see in this line\n'.repeat(260)}${text}`;
    const rest = text.replace(`${line}\n`, '').replace(line, '');
    return how === 'dropped' ? rest : `${rest.trimEnd()}\n${line}\n`;
  });
};

/** Hermes: an entry at the end of the other file. */
export const inOtherSection = (world: World, end: End, memory: Memory): World | undefined => {
  const place = memory.places.find(({ file }) => /(?:MEMORY|USER)\.md$/.test(file));
  const root = holderOf(world, end, memory)?.at.root;
  if (!place || root === undefined || end.harness !== 'hermes') return undefined;
  const [file, text] = [`${root}/${place.file}`, world.get(`${root}/${place.file}`) ?? ''];
  const entries = text.split('\n§\n');
  const own = entries.filter((each) => each.includes(memory.statement));
  const other = `${root}/memories/${place.file.endsWith('USER.md') ? 'MEMORY' : 'USER'}.md`;
  const there = world.get(other) ?? '';
  if (own.length !== 1 || own[0]?.includes('Why:') || there.length + text.length > 1_200) return undefined;
  return new Map([
    ...world,
    [file, entries.filter((each) => each !== own[0]).join('\n§\n')],
    [other, [...(there === '' ? [] : [there]), own[0] ?? ''].join('\n§\n')],
  ]);
};

/** Codex: text on both sides of what stands there, so that its middle is not loaded. */
export const overBytes = (world: World, end: End, memory: Memory): World | undefined =>
  changed(world, `${holderOf(world, end, memory)?.at.root ?? ''}/memory_summary.md`, (text) => {
    const at = text.indexOf('\n## ');
    if (at === -1) return undefined;
    const filler = `\n## Further notes\n\n${'- a line that only takes room, so that others have none\n'.repeat(140)}`;
    return `${text.slice(0, at)}${filler}${text.slice(at).trimEnd()}\n${filler}`;
  });

/** Every harness's own switch. */
export const switchedOff = (world: World, end: End): World => {
  const [file, text] =
    end.harness === 'claude'
      ? ['settings.json', withoutMemory(world.get(`${end.root}/settings.json`))]
      : end.harness === 'codex'
        ? ['config.toml', '[features]\nmemories = false\n']
        : ['config.yaml', 'memory:\n  memory_enabled: false\n  user_profile_enabled: false\n'];
  return new Map([...world, [`${end.root}/${file}`, text]]);
};

/** A setting beside it may say where the memory lies. */
const withoutMemory = (settings = '{}'): string =>
  JSON.stringify({ ...record(parsed(settings)), autoMemoryEnabled: false });

export const flipped = (statement: string): string | undefined =>
  /\bnever\b/i.test(statement)
    ? statement.replace(/\bnever\b/i, 'always')
    : /\b(?:is|are|do|does|must|can)\b/.test(statement)
      ? statement.replace(/\b(is|are|do|does|must|can)\b/, '$1 not')
      : undefined;

export const renumbered = (statement: string): string | undefined =>
  /(?<![\p{L}\d])\d+(?![\p{L}\d])/u.test(statement)
    ? statement.replace(/(?<![\p{L}\d])\d+(?![\p{L}\d])/u, (number) => String(Number(number) + 7))
    : undefined;

export const repathed = (statement: string): string | undefined =>
  /\/[a-z]+/.test(statement) ? statement.replace(/\/([a-z]+)/, '/other-$1') : undefined;

export { HOME };
