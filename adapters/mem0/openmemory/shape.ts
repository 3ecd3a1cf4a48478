import { namesIn } from '../../../src/text/json-head.ts';

const TABLES = ['export_meta', 'memory_categories', 'status_history', 'access_controls'];

/** Whether a text begins like the tables of a backup, whatever its file is called. */
export const isBackupShape = (head: string): boolean => {
  const names = namesIn(head);
  const isCutOff = names.has('apps') && names.has('categories') && names.has('user');
  return isCutOff || (names.has('memories') && TABLES.some((name) => names.has(name)));
};
