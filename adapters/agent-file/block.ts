import type { Memory } from '../../src/ir/memory.ts';
import { heardBeside, toldBeside } from '../../src/kit/beside.ts';
import { said } from '../../src/kit/json-file.ts';
import type { FileDraft, FileGround } from '../../src/kit/one-file.ts';
import { parseBody, printBody } from '../../src/text/body.ts';
import { derive, ownWords } from '../../src/text/derive.ts';
import { record } from '../../src/text/json.ts';
import { linkList } from '../../src/text/text-links.ts';
import { codePoints } from '../../src/text/measure.ts';
import { nameFrom } from '../../src/text/name.ts';
import { oneLine } from '../../src/text/sentence.ts';

export type Block = Readonly<Record<string, unknown>>;

/** What a new block may hold where no block of the file says how much one may. */
const LIMIT = 20_000;

/** The older format calls the object differently that carries what Letta does not read. */
const besideIn = (block: Block): unknown => record(block['metadata'] ?? block['metadata_'])['memport'];

/** A block as a memory. Who the agent is (`persona`) is none, and what has no words. */
export const draftOf = (block: Block, ground: FileGround): FileDraft | undefined => {
  const words = said(block['value']);
  const label = said(block['label']) ?? '';
  if (words === undefined || label === 'persona') return undefined;
  const told = heardBeside(besideIn(block), ground);
  const body = parseBody(words);
  const name = nameFrom(label.replace(/^.*\//, ''));
  const locked = block['read_only'] === true;
  return {
    kind: label === 'human' ? 'profile' : 'reference',
    scope: { level: 'global' },
    load: 'always',
    links: linkList(printBody(body)),
    ...(name !== '' && { name }),
    ...(told ?? { dates: datesOf(block) }),
    ...body,
    ...ownWords({ title: told?.title, hook: said(block['description']) }, body.statement),
    key: label,
    ...(locked && { readOnly: true, native: { readOnly: 'the block says read_only: an agent may not change it' } }),
  };
};

/** Only the older format has dates. */
const datesOf = (block: Block): Memory['dates'] => {
  const [created, updated] = [said(block['created_at']), said(block['updated_at'])];
  return {
    ...(created !== undefined && { created: { text: created, basis: 'declared' as const } }),
    ...(updated !== undefined && { updated: { text: updated, basis: 'declared' as const } }),
  };
};

/** What no block of the file is longer than: a new one is held to it too. */
export const limitIn = (blocks: readonly Block[]): number => {
  const limits = blocks.flatMap(({ limit }) => (typeof limit === 'number' ? [limit] : []));
  return limits.length === 0 ? LIMIT : Math.max(...limits);
};

/** Richest first: what a block has no room for is left out of it whole, and named. */
const leaner = ({ why, how, detail, order, ...memory }: Memory): Memory[] => {
  const said = (fields: Partial<Memory>): Memory => ({ ...memory, ...fields });
  const [reason, use] = [why === undefined ? {} : { why }, how === undefined ? {} : { how }];
  return [
    said({ ...reason, ...use, ...(detail !== undefined && { detail }), ...(order && { order }) }),
    said({ ...reason, ...use }),
    said(use),
    memory,
  ];
};

/** A memory as a block of at most so many characters; a sentence where not even its statement has room. */
export const blockOf = ({ hook, ...memory }: Memory, limit: number, ground: FileGround): Block | string => {
  const value = leaner(memory)
    .map((each) => printBody(each))
    .find((text) => codePoints(text) <= limit);
  if (!printBody(memory).isWellFormed()) return 'a text with bytes that are no UTF-8 is no text of JSON';
  if (value === undefined)
    return `it takes ${codePoints(memory.statement)} characters, and its block has a limit of ${limit}`;
  return {
    label: memory.name,
    value,
    description: oneLine(hook ?? derive(memory.statement).hook),
    metadata: { memport: toldBeside(memory, ground) },
  };
};

/** A block that stands there with what it is to say now: its label and every other member stay. */
export const renewed = (old: Block, { metadata, value, description }: Block): Block => {
  const key = 'metadata_' in old ? 'metadata_' : 'metadata';
  return { ...old, value, description, [key]: { ...record(old[key]), ...record(metadata) } };
};

export interface NewBlock {
  block: Block;
  /** Every label and id that is taken. */
  taken: ReadonlySet<string>;
  others: readonly Block[];
  /** What the older format wants for its dates, which no memory has to have. */
  stamp: string;
}

/** A new block as its file wants it: an id and a label of its own, and the limit that blocks of the file have. */
export const completed = ({ block, taken, others, stamp }: NewBlock, isOld: boolean): Block => {
  const free = (wish: (count: number) => string): string => {
    for (let count = 0; ; count += 1) if (!taken.has(wish(count))) return wish(count);
  };
  const name = String(block['label']);
  const label = free((count) => (count === 0 ? name : `${name}-${count + 1}`));
  const limit = limitIn(others);
  const { metadata, ...rest } = block;
  if (isOld)
    return { ...rest, label, limit, is_template: false, metadata_: metadata, created_at: stamp, updated_at: stamp };
  return { id: free((count) => `block-${others.length + count}`), ...rest, label, limit, metadata };
};
