import type { Edition } from '../../src/adapter.ts';
import type { Field } from '../../src/ir/memory.ts';
import { jsonContents } from '../../src/kit/json-file.ts';
import { oneFile, type Contents, type Ground } from '../../src/kit/one-file.ts';
import { categoriesOf, draftOf, isCamel, itemOf, usersIn, type Casing } from './item.ts';
import { CASING, FRESH, openMemoryContents, packing } from './openmemory.ts';

const KEYS = ['results', 'memories'];

const SAYS: readonly Field[] = [
  'kind',
  'statement',
  'why',
  'how',
  'detail',
  'title',
  'hook',
  'scope',
  'author',
  'importance',
  'triggers',
  'status',
  'keywords',
  'links',
  'evidence',
  'dates',
  'validity',
];

const SNAKE: Casing = { text: 'memory', camel: false, states: false };

const edition = (version: string, seen: string): Edition => ({
  version,
  date: '2026-11-22',
  limits: {},
  kinds: {},
  frames: [],
  evidence: { value: 'beside the words, in metadata.memport', seen },
  order: {},
});

const contents = (text: string, ground: Ground): Contents => {
  let next: unknown;
  const found = jsonContents(text, { keys: KEYS, container: 'results' }, (item, { elements, beside }) => {
    const items = elements.map(({ value }) => value);
    next = beside['next'];
    return draftOf(item, SNAKE, { ground, users: usersIn(items), categories: categoriesOf(item) });
  });
  if (typeof next !== 'string') return found;
  const message = 'it is one page of several: what the others hold is not read';
  return { ...found, findings: [{ rule: 'read/unreadable', severity: 'warn', message }] };
};

/** What `get_all` gives, saved as a file. */
export const mem0 = oneFile({
  id: 'mem0',
  title: 'mem0',
  aliases: ['mem-zero'],
  docs: ['https://docs.mem0.ai/cookbooks/essentials/exporting-memories'],
  conventions: [edition('3.3.1', 'mem0ai 3.3.1, its types')],
  notices: 'mem0 learns of it when each item is added with infer: false and its metadata.',
  fresh: '{\n  "results": []\n}\n',
  says: SAYS,
  contents,
  say: (memory, old, ground, whole) => ({
    container: 'results',
    text: itemOf(memory, old?.text, { ...SNAKE, camel: isCamel(old?.text ?? whole) }, ground),
  }),
  delivery: () => ({ delivery: 'unseen', reason: 'mem0 finds it by search once the file is loaded there' }),
  undriven: 'mem0 is a server: what it answers to a search cannot be seen from here',
});

/** The backup of an OpenMemory server. */
export const openMemory = oneFile({
  id: 'openmemory',
  title: 'OpenMemory',
  aliases: ['open-memory'],
  docs: ['https://docs.mem0.ai/openmemory/overview'],
  conventions: [edition('1', 'its importer, mem0ai/mem0 openmemory/api at 54e275a')],
  notices:
    'OpenMemory learns of it when the file is given to POST /api/v1/backup/import; the same file twice adds nothing.',
  fresh: FRESH,
  says: SAYS,
  contents: openMemoryContents,
  packing,
  say: (memory, old, ground) =>
    'name' in memory.scope
      ? 'OpenMemory imports a file for one user, and knows no agents or runs'
      : { container: 'memories', text: itemOf(memory, old?.text, CASING, ground) },
  delivery: () => ({ delivery: 'unseen', reason: 'OpenMemory finds it by search once the file is imported there' }),
  undriven: 'OpenMemory is a server: what it answers to a search cannot be seen from here',
});
