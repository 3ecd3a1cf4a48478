import { namesIn } from '../../../src/text/json-head.ts';

const TIMES = ['created_at', 'updated_at', 'create_time', 'update_time'];
const ITS_LIST = /^\ufeff?\s*\{\s*"memories"\s*:\s*/;

/** How sure a text begins like conversations or saved memories of ChatGPT, whatever its file is called. */
export const chatGptShape = (head: string): 0 | 1 | 2 => {
  const names = namesIn(head.replace(ITS_LIST, ''));
  if (names.has('mapping') || (names.has('content') && names.has('enabled'))) return 2;
  // Messages and rows of others have a text and a date, too; they have a name or a state besides.
  const isOther = ['uuid', 'state', 'role', 'name'].some((name) => names.has(name));
  return names.has('content') && !isOther && TIMES.some((name) => names.has(name)) ? 1 : 0;
};
