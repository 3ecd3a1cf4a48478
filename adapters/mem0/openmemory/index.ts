import { SAID_BESIDE } from '../../../src/kit/beside.ts';
import { oneFile } from '../../../src/kit/one-file.ts';
import { edition } from '../edition.ts';
import { itemOf } from '../item.ts';
import { CASING, FRESH, openMemoryContents, packing } from './archive.ts';

/** The backup of an OpenMemory server. */
export const openMemory = oneFile({
  id: 'openmemory',
  title: 'OpenMemory',
  aliases: ['open-memory'],
  docs: ['https://docs.mem0.ai/openmemory/overview'],
  conventions: [edition('1', 'its importer, mem0ai/mem0 openmemory/api at 54e275a')],
  notices:
    'OpenMemory learns of it when the file is given to POST /api/v1/backup/import; the same file twice adds nothing.',
  accepts: 'the zip file that its backup gives, or the JSON in it (user, apps, memories, export_meta)',
  fresh: FRESH,
  says: SAID_BESIDE,
  contents: openMemoryContents,
  packing,
  say: (memory, old, ground) =>
    'name' in memory.scope
      ? 'OpenMemory imports a file for one user, and knows no agents or runs'
      : { container: 'memories', text: itemOf(memory, old?.text, CASING, ground) },
  delivery: () => ({ delivery: 'unseen', reason: 'OpenMemory finds it by search once the file is imported there' }),
  undriven: 'OpenMemory is a server: what it answers to a search cannot be seen from here',
});
