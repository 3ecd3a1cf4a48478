import { defineAdapter, type Adapter, type Edits, type Form, type Placed, type Site } from '../../src/adapter.ts';
import { scopeKey } from '../../src/ir/identity.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Change, Store } from '../../src/ir/store.ts';
import type { Delivered, View } from '../../src/ir/view.ts';
import { bulletsAmong, bulletText } from '../../src/kit/bullets.ts';
import { landing, movesOf } from '../../src/kit/landing.ts';
import { unfit } from '../../src/kit/unfit.ts';
import { linesOf } from '../../src/text/blocks.ts';
import { normalBody, parseBody, printBody, sameBody } from '../../src/text/body.ts';
import { importsIn } from '../../src/text/imports.ts';
import { byteLength } from '../../src/text/measure.ts';
import { FRAME, withBullets, type BlockEdits } from './block.ts';
import { chainOf, folderAt, type Link } from './chain.ts';
import type { Family } from './families.ts';
import { BLOCK, readFamily, type Loaded } from './read.ts';

type FamilyStore = Store<Loaded[], Link>;

/** Why the client would not load a file with this text in it. */
export type LoadRefusal = (text: string) => string | undefined;

/** One family of instruction files: read along its client's chain, written inside the managed block of one file. */
export const familyAdapter = (family: Family, refuses: LoadRefusal = () => undefined): Adapter => {
  const { id, title, write, bytes, hops } = family;

  const express = (memory: Memory, { at, store }: Site<Loaded[], Link>): { forms: Form[] } | Loss => {
    if (memory.kind !== 'rule') return unfit(`${title} takes rules, this is a memory of kind ${memory.kind}`);
    if (memory.status !== 'active') return unfit(`what stands in ${title} is active, this memory is ${memory.status}`);
    if (scopeKey(memory.scope) !== scopeKey(at.scope))
      return unfit(`${title} holds in its own folder, this memory holds elsewhere`);
    const said = printBody(memory);
    if (hops !== undefined && importsIn(said, '/', '/').length > 0)
      return unfit(`its client would load what the memory names with an @ as a file`);
    const refusal = refuses(said);
    if (refusal !== undefined) return unfit(refusal);
    const text = bulletText(said);
    const [back, ...more] = bulletsAmong(linesOf(`- ${text}`));
    if (!back || more.length > 0 || !sameBody(parseBody(back.said), normalBody(memory)))
      return unfit('a bullet would be read back as something else');
    const file = fileFor(store);
    const costs =
      bytes === undefined
        ? []
        : [
            {
              budget: title,
              own: byteLength(`- ${text}\n`),
              shared: { key: BLOCK, size: byteLength(FRAME) },
            },
          ];
    const name = `bullet in ${file}`;
    const parts = [{ slot: 'bullet', container: BLOCK, file, text }];
    const loaded: Form = { name, delivery: 'loaded', parts, costs };
    if (bytes === undefined) return { forms: [loaded] };
    const reason = `its client loads ${bytes} bytes of these files, and they are taken`;
    return { forms: [loaded, { name, delivery: 'unseen', reason, parts, costs: [] }] };
  };

  /** Where a new rule goes: the file that its client loads. */
  const fileFor = ({ parse, files }: Pick<FamilyStore, 'parse' | 'files'>): string => {
    const own = write?.files ?? [];
    return (
      own.find((file) => parse.some((each) => each.file === file)) ??
      own.find((file) => files.has(file)) ??
      own[0] ??
      ''
    );
  };

  const place = (edits: Edits, store: FamilyStore): Placed => {
    const land = landing(store);
    const byFile = new Map<string, { at: Map<number, string | undefined>; added: string[] }>();
    const editsOf = (file: string): { at: Map<number, string | undefined>; added: string[] } => {
      const known = byFile.get(file) ?? { at: new Map<number, string | undefined>(), added: [] };
      byFile.set(file, known);
      return known;
    };
    for (const { old, parts } of movesOf(edits, store)) {
      const standing = old?.places.find(({ container }) => container === BLOCK);
      const text = parts[0]?.text;
      if (standing) editsOf(standing.file).at.set(standing.span[0], text);
      else if (text !== undefined) editsOf(parts[0]?.file ?? fileFor(store)).added.push(text);
    }
    for (const [file, own] of byFile) {
      const before = land.textOf(file);
      const after = withBullets(before ?? write?.head ?? '', own satisfies BlockEdits);
      if (before !== undefined && isLeftover(after)) land.remove(file);
      else if (after !== before) land.put(file, after);
    }
    const changes = land
      .changes(() => 0)
      // A new file is the project's, not this user's alone.
      .map((each): Change => (each.op === 'put' ? { mode: 0o644, ...each } : each));
    return { changes, findings: [] };
  };

  /** Nothing but what a new file begins with. */
  const isLeftover = (text: string): boolean =>
    [(write?.head ?? '').trim(), ''].includes(text.replace(/^\ufeff/, '').trim());

  const view = (stores: readonly FamilyStore[]): View => {
    let used = 0;
    const always: View['always'] = [];
    const deliveries: Delivered[] = [];
    for (const { at, files, parse, memories } of stores) {
      const byFile = Map.groupBy(memories, ({ places: [place] }) => place?.file ?? '');
      for (const { file, when } of parse) {
        const text = files.get(file)?.text ?? '';
        // The bound is of a project's files: the user's own is loaded whole, and not counted (run: Codex 0.169.0).
        const isBound = bytes !== undefined && at.settings.of !== 'user';
        const room = isBound ? bytes - used : Infinity;
        if (when.load === 'always') {
          if (isBound) used += byteLength(text);
          if (room > 0) always.push({ role: 'user', label: `${at.root}/${file}`, text: headOf(text, room), file });
        }
        for (const memory of byFile.get(file) ?? []) deliveries.push(delivered(memory, when, text, room));
        byFile.delete(file);
      }
      for (const { id: unread, places } of [...byFile.values()].flat())
        deliveries.push({ id: unread, delivery: 'unseen', reason: `${places[0]?.file} is not loaded here` });
    }
    const paid = stores.some(({ memories }) => memories.some(({ places }) => places[0]?.container === BLOCK))
      ? [BLOCK]
      : [];
    return {
      always,
      budgets: bytes === undefined ? [] : [{ name: title, used, limit: bytes, unit: 'bytes', paid }],
      deliveries,
      notes: [],
    };
  };

  const delivered = ({ id: memory, places }: Memory, when: Loaded['when'], text: string, room: number): Delivered => {
    if (when.load === 'glob')
      return { id: memory, delivery: 'searchable', reason: `loaded once a file like ${when.globs?.[0]} is opened` };
    if (when.load === 'on-request')
      return { id: memory, delivery: 'unseen', reason: 'loaded only where somebody or the model asks for the file' };
    const end = places[0]?.span[1] ?? 0;
    return byteLength(text.slice(0, end)) > room
      ? { id: memory, delivery: 'unseen', reason: `it stands behind the ${bytes} bytes that are loaded` }
      : { id: memory, delivery: 'loaded' };
  };

  return defineAdapter<Loaded[], Link>({
    id,
    title,
    aliases: family.aliases,
    docs: family.docs,
    brand: [],
    named: true,
    instructs: family.reader ?? id,
    notices: () => 'An instruction file is read at the next start.',
    conventions: [],
    locate: (machine) =>
      machine.asked.root === undefined
        ? chainOf(family, machine)
        : [folderAt(family, machine.asked.root, machine.stat(machine.asked.root)?.kind === 'folder')],
    home: (scope, _, { folders }) => {
      const folder = scope.level === 'project' ? scope.paths.find((path) => folders[path]?.exists === true) : undefined;
      return folder === undefined
        ? unfit(`${title} takes the rules of a project whose folder is here`)
        : folderAt(family, folders[folder]?.real ?? folder, true);
    },
    read: (files, at) => readFamily(family, files, at),
    express,
    place,
    view,
    health: () => [],
    inUse: [],
    undriven: 'an instruction file is no client',
  });
};

/** As many whole characters as the bytes hold. */
const headOf = (text: string, room: number): string => {
  if (byteLength(text) <= room) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (byteLength(text.slice(0, middle)) <= room) low = middle;
    else high = middle - 1;
  }
  return text.slice(0, low);
};
