import type { Memory } from '../../ir/memory.ts';
import { bodyOf, printBody, sameBody } from '../../text/body.ts';
import { oneLine } from '../../text/sentence.ts';
import type { HeadEdit } from '../head-edit.ts';
import { differing } from '../losses.ts';
import { bodyAnew, withHeadEdits, withNewHead } from './edited-file.ts';
import { headLines, readFlatFile, type FlatFile, type Saying, type Words } from './flat-head.ts';

export const newFlatFile = (saying: Saying): string =>
  `---\n${[...headLines(saying).values()].join('\n')}\n---\n\n${printBody(saying.memory)}\n`;

/** The file with only those lines changed that say what the two memories differ in; unknown lines and labels stay. */
export const editedFlatFile = (text: string, old: Memory, saying: Saying): string => {
  const { memory: wanted, words, file } = saying;
  const said = readFlatFile(text, file);
  const fields = differing(old, wanted).filter((field) => field !== 'links');
  const body = bodyAnew(said, bodyOf(wanted), fields);
  const standing = { title: said.name ?? words.title, description: said.description ?? words.description };
  const was = headLines({ ...saying, memory: old, words: standing, mark: undefined });
  const now = headLines({ ...saying, words: keptWords(said, old, wanted, words) });
  const edits = changedLines(said, was, now);
  if (edits.length === 0) return text.slice(0, said.from) + body;
  // A head without a line is written anew: the client takes fewer fences for one than we do.
  const hasLines = said.inner !== undefined && said.inner[0] < said.inner[1];
  const whole = hasLines ? withHeadEdits(said, edits, body) : undefined;
  const back = whole === undefined ? undefined : readFlatFile(whole, file);
  const isBack = back?.kind === wanted.kind && sameBody(back.body, bodyOf(wanted));
  return whole !== undefined && isBack ? whole : withNewHead(text, [...now.values()], body);
};

/** The client's own lines stay until the words that they say change. */
const keptWords = (said: FlatFile, old: Memory, wanted: Memory, words: Words): Words => {
  const isSaid = said.description === oneLine(old.statement);
  const moved = differing(old, wanted, isSaid ? ['hook', 'statement'] : ['hook']).length > 0;
  return {
    title: said.name === undefined || differing(old, wanted, ['title']).length > 0 ? words.title : said.name,
    description: said.description === undefined || moved ? words.description : said.description,
  };
};

const OF_CLIENT = ['name', 'description', 'type'];

/** As soon as one line of memport's is needed, all are: then the head says dates that the file's time said before. */
const changedLines = (
  said: FlatFile,
  was: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): HeadEdit[] => {
  const keys = [...new Set([...was.keys(), ...now.keys()])].filter((key) => was.get(key) !== now.get(key));
  const isTheirs = said.note === undefined && keys.every((key) => OF_CLIENT.includes(key) || isFileTime(now.get(key)));
  const wanted = isTheirs
    ? keys.filter((key) => OF_CLIENT.includes(key))
    : said.note
      ? keys
      : [...now.keys()].filter((key) => !OF_CLIENT.includes(key) || keys.includes(key));
  return wanted.map((key) => ({ in: 'top', key, value: now.get(key)?.slice(key.length + 2) }));
};

const isFileTime = (line: string | undefined): boolean => line?.startsWith('updated: mtime ') === true;
