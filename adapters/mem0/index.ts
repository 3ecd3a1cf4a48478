import { SAID_BESIDE } from '../../src/kit/beside.ts';
import { jsonContents } from '../../src/kit/json-file.ts';
import { oneFile, type Contents, type FileGround } from '../../src/kit/one-file.ts';
import { edition } from './edition.ts';
import { categoriesOf, draftOf, isCamel, itemOf, usersIn, type Casing } from './item.ts';

const KEYS = ['results', 'memories'];

const SNAKE: Casing = { text: 'memory', camel: false, states: false };

const contents = (text: string, ground: FileGround): Contents => {
  let next: unknown;
  const found = jsonContents(text, { keys: KEYS, container: 'results' }, (item, { elements, beside }) => {
    const items = elements.map(({ value }) => value);
    next = beside['next'];
    return draftOf(item, SNAKE, { ground, users: usersIn(items), categories: categoriesOf(item) });
  });
  if (typeof next !== 'string') return found;
  const message = 'it is one page of several: what the others hold is not read';
  return { ...found, findings: [...(found.findings ?? []), { rule: 'read/unreadable', severity: 'warn', message }] };
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
  says: SAID_BESIDE,
  contents,
  say: (memory, old, ground, whole) => ({
    container: 'results',
    text: itemOf(memory, old?.text, { ...SNAKE, camel: isCamel(old?.text ?? whole) }, ground),
  }),
  delivery: () => ({ delivery: 'unseen', reason: 'mem0 finds it by search once the file is loaded there' }),
  undriven: 'mem0 is a server: what it answers to a search cannot be seen from here',
});
