import type { Adapter, Edition, Machine } from '../../src/adapter.ts';
import type { Location } from '../../src/ir/store.ts';
import { chooseEdition, plainEdition } from '../../src/kit/editions.ts';
import { folderOfTexts } from '../../src/kit/folder-of-texts.ts';
import { homeOfFolders, projectsOf, textsAt } from '../../src/kit/project-folders.ts';
import { readYaml } from '../../src/text/yaml.ts';
import { CATEGORIES, entries, retrieved } from './entries.ts';
import { configFolder, LOCAL, NAMED } from './paths.ts';

const SEEN = 'crates/goose-mcp/src/memory/mod.rs of block/goose, read at 0d2f2e5d';
const CONVENTIONS: readonly Edition[] = [
  plainEdition({
    version: '1.0',
    date: '2026-11-22',
    evidence: { value: 'none', seen: SEEN },
    voice: { value: 'short lines of plain text below a line of tags, in a file per category', seen: SEEN },
  }),
];
const OWNS = ['*.txt'];

const storeAt = (root: string, scope: Location['scope'], exists: boolean, machine?: Machine): Location => {
  const { edition, seen } = chooseEdition(CONVENTIONS, machine?.asked.clientVersion);
  return textsAt('goose', root, scope, { edition: edition.version, seen, owns: OWNS, exists });
};

const locate = (machine: Machine): Location[] => {
  const config = configFolder(machine);
  const isFolder = (path: string): boolean => machine.stat(path)?.kind === 'folder';
  const yaml = readYaml(machine.text(`${config}/config.yaml`, 1 << 18) ?? '');
  const isOff =
    typeof yaml === 'object' && /"memory":\{[^}]*"enabled":"false"/.test(JSON.stringify(yaml['extensions']));
  const off = `extensions.memory.enabled is false in ${config}/config.yaml`;
  const settings = isOff ? { off } : undefined;
  const global = storeAt(`${config}/memory`, { level: 'global' }, isFolder(`${config}/memory`), machine);
  const local = projectsOf(machine).map((root) =>
    storeAt(`${root}/${LOCAL}`, { level: 'project', key: root, paths: [root] }, isFolder(`${root}/${LOCAL}`), machine),
  );
  return [{ ...global, homeExists: isFolder(config) }, ...local].map((at) => ({ ...at, settings }));
};

const offAt = ({ settings }: Location): string | undefined => (settings as { off?: string } | undefined)?.off;

const told = folderOfTexts({
  ...NAMED,
  docs: ['https://block.github.io/goose/docs/mcp/memory-mcp'],
  brand: ['Goose', '.goosehints'],
  conventions: CONVENTIONS,
  grammar: entries,
  notices: 'Goose loads global memories when its memory extension starts, those of a project when the model asks.',
  locate,
  home: homeOfFolders(NAMED.title, (root) =>
    storeAt(`${root}/${LOCAL}`, { level: 'project', key: root, paths: [root] }, false),
  ),
  filesFor: ({ kind, status }) =>
    status === 'active' ? [CATEGORIES[kind]] : `what Goose keeps is active, this memory is ${status}`,
  containerOf: (_, { scope }) => `${scope.level} memory`,
  reach: (_, at, { supposeOn }) =>
    offAt(at) !== undefined && !supposeOn
      ? { delivery: 'unseen', reason: 'the memory extension of Goose is off' }
      : at.scope.level === 'global'
        ? { delivery: 'loaded' }
        : {
            delivery: 'searchable',
            hops: 1,
            reason: 'Goose reads what a project remembers when the model asks for it',
          },
  shown: (text, file) =>
    [`Category: ${file.slice(0, -'.txt'.length)}`, ...retrieved(text).map((line) => `- ${line}`), ''].join('\n'),
  undriven: 'its memory is an extension in the Goose binary, which no package carries',
});

/** Of two entries of a category with the same tags Goose keeps the last. */
export const goose: Adapter = {
  ...told,
  view: (stores, scene) => {
    const { deliveries, ...view } = told.view(stores, scene);
    const last = new Map<string, string>();
    const keyed = stores.flatMap(({ at, memories }) =>
      memories.flatMap(({ id, native, places: [first] }) =>
        typeof native['tags'] === 'string' ? [{ id, key: `${at.root}/${first?.file}#${native['tags']}` }] : [],
      ),
    );
    for (const { id, key } of keyed) last.set(key, id);
    const hidden = new Set(keyed.filter(({ id, key }) => last.get(key) !== id).map(({ id }) => id));
    const reason = 'a later entry of the category has the same tags, and Goose keeps the last';
    const off = stores.map(({ at }) => offAt(at)).find((each) => each !== undefined);
    return {
      ...view,
      ...(off !== undefined && { once: off }),
      deliveries: deliveries.map((each) => (hidden.has(each.id) ? { ...each, delivery: 'unseen', reason } : each)),
    };
  },
};
