import {
  findingDocuments,
  DOCUMENT_FORMAT,
  handlesOf,
  isListed,
  storeDocument,
  type ListDocument,
} from './document.ts';
import { MemportError } from '../errors.ts';
import { meaningHash } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import { foldedName } from '../text/name.ts';
import { look } from '../world/look.ts';
import type { Outlook } from '../world/sight.ts';
import type { Gathered, Surveyed } from '../world/survey.ts';
import type { World } from '../world/world.ts';

/** locate → snapshot → read → view: what one harness keeps, and what its model is given of it. */
export const show = async (world: World, harness: string, outlook: Outlook = {}): Promise<ListDocument> =>
  showDocument((await look(world, harness, outlook))[0] as Surveyed);

/** One harness with what the model would see of it, from the place the survey was made for. */
export const showDocument = (surveyed: Surveyed): ListDocument => {
  const named = handlesOf([surveyed]);
  const { view } = surveyed;
  const viewOf = (store: Store) => {
    const ids = new Set(store.memories.map((memory) => memory.id));
    return {
      always: view.always.map(({ role, label, text }) => ({ role, label, text })),
      budgets: view.budgets.map(({ name, used, limit, unit }) => ({ name, used, limit, unit })),
      deliveries: view.deliveries.filter((each) => ids.has(each.id)),
    };
  };
  return {
    version: DOCUMENT_FORMAT,
    command: 'show',
    stores: shown(surveyed).map((store) => ({ ...storeDocument(store, named), view: viewOf(store) })),
    findings: surveyed.findings.map(findingDocuments([surveyed], named)),
  };
};

/** What is loaded has to stand somewhere in the document: instruction files are loaded also where no memory is. */
const shown = ({ stores, view }: Surveyed): Store[] => {
  const listed = stores.filter(isListed);
  return listed.length > 0 || view.always.length === 0
    ? listed
    : stores.filter((store) => store.at.role === 'store').slice(0, 1);
};

/** Every memory that words may mean: a handle, an id or a name, else words of the statement or the title. */
export const meant = <Looked extends Gathered>(
  words: string,
  surveyed: readonly Looked[],
): { memory: Memory; store: Store; in: Looked }[] => {
  const all = surveyed.flatMap((each) =>
    each.stores.flatMap((store) => store.memories.map((memory) => ({ memory, store, in: each }))),
  );
  const named = handlesOf(surveyed);
  const wanted = words.toLowerCase().replace(/\s+/g, ' ').trim();
  const tries = [
    all.filter(({ memory }) => memory.id === words),
    wanted.length >= 6
      ? all.filter(
          ({ memory }) =>
            named.get(memory.id)?.startsWith(wanted) ||
            (/^[0-9a-f]+$/.test(wanted) && wanted.startsWith(named.get(memory.id) ?? ' ')),
        )
      : [],
    all.filter(({ memory }) => foldedName(memory.name) === foldedName(words.trim())),
    all.filter(({ memory }) =>
      `${memory.statement} ${memory.title ?? ''}`.toLowerCase().replace(/\s+/g, ' ').includes(wanted),
    ),
  ];
  return tries.find((each) => each.length > 0) ?? [];
};

/** The memory a person means: a handle, an id, or words of the statement when only one memory has them. */
export const findMemory = <Looked extends Gathered>(
  words: string,
  surveyed: readonly Looked[],
): { memory: Memory; store: Store; in: Looked } => {
  const found = meant(words, surveyed);
  const named = handlesOf(surveyed);
  const [first] = found;
  if (!first)
    throw new MemportError('usage', {
      what: `no memory has the handle, id or words "${words}"`,
      todo: 'memport list shows every memory with its handle',
      unknown: words,
    });
  // One and the same text in two harnesses is no question; in one harness somebody must say which.
  const meanings = new Set(found.map(({ memory }) => meaningHash(memory)));
  if (found.length > 1 && (meanings.size > 1 || surveyed.length === 1)) {
    const shown = found
      .slice(0, 8)
      .map(({ memory }) => `  ${named.get(memory.id)}  ${memory.statement.split('\n')[0]}`);
    throw new MemportError('usage', {
      what: `${found.length} memories have the words "${words}"`,
      expected: `one of these handles\n${shown.join('\n')}`,
      todo: 'name one by its handle',
    });
  }
  return first;
};
