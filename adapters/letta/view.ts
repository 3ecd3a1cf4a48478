import type { Memory } from '../../src/ir/memory.ts';
import type { Block, Delivered, View } from '../../src/ir/view.ts';
import { codePoints } from '../../src/text/measure.ts';
import { DEFAULTS, INDEX, indexesOf, isCore } from './constraints.ts';
import { BUDGET } from './express.ts';
import { readLettaFile } from './file-text.ts';
import { linkedFrom } from './index-lines.ts';
import { layoutOf, type LettaStore } from './store.ts';

/** Four fifths of core memory: the rest is for what the agent itself will learn. */
const PLANNED = 0.8;

export const view = (stores: readonly LettaStore[]): View => {
  const active = stores.find(({ at }) => at.active === true);
  const chosen = active ? [active] : stores;
  return {
    always: chosen.flatMap(blocksOf),
    budgets: active ? [budgetOf(active)] : [],
    deliveries: stores.flatMap((store) =>
      store.memories.map((memory): Delivered => ({
        ...(active && store !== active
          ? { id: memory.id, delivery: 'unseen', reason: `the agent ${store.at.settings.agent} is not the one in use` }
          : deliveryOf(memory, store)),
        ...(!store.at.seen && { assumed: true as const }),
      })),
    ),
    notes: [
      'what is not committed reaches no model; core memory is read anew by the next conversation or /recompile',
      ...(chosen.some((store) => layoutOf(store.at) === 'memfs-v2')
        ? ['how the server frames core memory is in no published code: the texts are the files, their frame is assumed']
        : []),
    ],
  };
};

const budgetOf = ({ at, files }: LettaStore): View['budgets'][number] => {
  const layout = layoutOf(at);
  const core = [...files].filter(([file]) => isCore(file, layout));
  const limit = at.settings.caps.maxCoreMemoryCharacters ?? DEFAULTS.maxCoreMemoryCharacters;
  const used = core.reduce((sum, [, { text }]) => sum + codePoints(text), 0);
  return { name: BUDGET, used, limit, planned: Math.floor(limit * PLANNED), unit: 'code points', paid: [] };
};

const deliveryOf = ({ id, places: [place] }: Memory, { at, files }: LettaStore): Delivered => {
  const layout = layoutOf(at);
  const file = place?.file ?? '';
  if (isCore(file, layout)) return { id, delivery: 'loaded' };
  if (layout === 'memfs-v1')
    return { id, delivery: 'searchable', hops: 1, reason: 'every prompt lists its path and nothing of what it says' };
  const missing = indexesOf(file).find((index) => !files.has(index));
  if (missing !== undefined)
    return {
      id,
      delivery: 'unseen',
      reason: `${missing} is missing: Letta passes the folder by`,
      rule: 'delivery/orphan',
    };
  const leads = (index: string, to: string): boolean => linkedFrom(index, files.get(index)?.text ?? '').includes(to);
  if (leads(INDEX, file)) return { id, delivery: 'searchable', hops: 1, reason: `${INDEX} leads to it` };
  const path = [INDEX, ...indexesOf(file), file];
  const cut = path.slice(1).find((each, index) => !leads(path[index] as string, each));
  return cut === undefined
    ? { id, delivery: 'searchable', hops: path.length - 1, reason: 'an index leads to it' }
    : { id, delivery: 'searchable', hops: path.length, reason: `no index leads to ${cut}` };
};

const blocksOf = (store: LettaStore): Block[] =>
  layoutOf(store.at) === 'memfs-v2' ? coreBlocks(store) : projection(store);

const coreBlocks = ({ files }: LettaStore): Block[] =>
  [...files]
    .filter(([file]) => isCore(file, 'memfs-v2'))
    .map(([file, { text }]) => ({ role: 'system', label: file, text, file }));

/**
 * The older layout as the client itself compiles it into the system prompt (`renderMemfsProjection` of
 * @letta-ai/letta-code 0.32.18, read; test/letta/recorded.json holds what it gave).
 */
const projection = ({ files }: LettaStore): Block[] => {
  const all = [...files.keys()]
    .filter((file) => file.endsWith('.md'))
    .sort((a, b) => labelOf(a).localeCompare(labelOf(b)));
  if (all.length === 0) return [];
  const lines = ['Reminder: <projection> contains the local path of the memory file projection.'];
  const persona = files.get('system/persona.md');
  if (persona) lines.push('', '<self>', projected('system/persona.md'), valueOf(persona.text), '</self>');
  const core = all.filter((file) => file.startsWith('system/') && file !== 'system/persona.md');
  const beside = all.filter((file) => !file.startsWith('system/') && !file.startsWith('skills/'));
  if (core.length + beside.length > 0) {
    const tree = treeOf(core.map((file) => file.slice('system/'.length).replace(/\.md$/, '')));
    lines.push('', '<memory>');
    if (core.length > 0) lines.push(...tagged(tree, files, '', ''));
    if (beside.length > 0)
      lines.push('<external_projection>', '${MEMORY_DIR}/', ...listed(treeOf(beside), ''), '</external_projection>');
    lines.push('</memory>');
  }
  return [{ role: 'system', label: 'core memory', text: lines.join('\n') }];
};

type Tree = Map<string, Tree>;

const labelOf = (file: string): string => file.replace(/\.md$/, '');
const projected = (file: string): string => `<projection>$MEMORY_DIR/${file}</projection>`;
const valueOf = (text: string): string => {
  const said = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  return said.slice(readLettaFile(said, 'memfs-v1').from).trim();
};

const treeOf = (paths: readonly string[]): Tree => {
  const root: Tree = new Map();
  for (const path of paths) {
    let at = root;
    for (const part of path.split('/')) {
      const next: Tree = at.get(part) ?? new Map<string, Tree>();
      at.set(part, next);
      at = next;
    }
  }
  return root;
};

const tagged = (tree: Tree, files: LettaStore['files'], folder: string, pad: string): string[] =>
  [...tree.keys()]
    .sort((a, b) => a.localeCompare(b))
    .flatMap((name) => {
      const path = `system/${folder}${name}.md`;
      const text = files.get(path)?.text;
      const description =
        text === undefined ? '' : (readLettaFile(text, 'memfs-v1').head?.['description'] ?? '').trim();
      const value = text === undefined ? '' : valueOf(text);
      return [
        `${pad}<${name}>`,
        ...(text === undefined ? [] : [`${pad}  ${projected(path)}`]),
        ...(description === '' ? [] : [`${pad}  <description>${description}</description>`]),
        ...(value === '' ? [] : [`${pad}  ${value}`]),
        ...tagged(tree.get(name) ?? new Map(), files, `${folder}${name}/`, `${pad}  `),
        `${pad}</${name}>`,
      ];
    });

const listed = (tree: Tree, prefix: string): string[] => {
  const entries = [...tree].sort(
    ([a, inA], [b, inB]) => Number(inB.size > 0) - Number(inA.size > 0) || a.localeCompare(b),
  );
  return entries.flatMap(([name, child], index) => {
    const isLast = index === entries.length - 1;
    const line = `${prefix}${isLast ? '└── ' : '├── '}${name}${child.size > 0 ? '/' : ''}`;
    return [line, ...listed(child, `${prefix}${isLast ? '    ' : '│   '}`)];
  });
};
