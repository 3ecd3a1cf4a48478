import { editedBody } from '../../src/kit/body-edit.ts';
import { editHead, type HeadEdit } from '../../src/kit/head-edit.ts';
import { differing } from '../../src/kit/losses.ts';
import { eolOf } from '../../src/kit/weave.ts';
import type { Mark } from '../../src/ir/mark.ts';
import type { Memory, Scope } from '../../src/ir/memory.ts';
import { bodyOf, printBody, sameBody } from '../../src/text/body.ts';
import { oneLine } from '../../src/text/sentence.ts';
import { headLines, saidIn, type Said, type Words } from './head.ts';

export const newFile = (memory: Memory, words: Words, home: Scope, file: string, mark: Mark | undefined): string =>
  `---\n${[...headLines(memory, words, home, file, mark).values()].join('\n')}\n---\n\n${printBody(memory)}\n`;

interface Edit {
  text: string;
  old: Memory;
  wanted: Memory;
  words: Words;
  home: Scope;
  file: string;
  mark: Mark | undefined;
}

/** The file with only those lines changed that say what the two memories differ in; unknown lines and labels stay. */
export const editedFile = ({ text, old, wanted, words, home, file, mark }: Edit): string => {
  const said = saidIn(text, file);
  const eol = eolOf(text);
  const fields = differing(old, wanted).filter((field) => field !== 'links');
  const isUntouched =
    said.body.statement === '' ? fields.every((field) => field === 'dates') : sameBody(said.body, bodyOf(wanted));
  const body = isUntouched ? text.slice(said.from) : editedBody(text.slice(said.from), said.body, bodyOf(wanted), eol);
  const now = headLines(wanted, keptWords(said, old, wanted, words), home, file, mark);
  const edits = changedLines(said, headLines(old, standing(said, words), home, file, undefined), now);
  if (edits.length === 0) return text.slice(0, said.from) + body;
  const bom = text.startsWith('\ufeff') ? '\ufeff' : '';
  const inner = said.inner === undefined ? undefined : editHead(said.inner, edits, eol);
  if (said.inner !== undefined && inner !== undefined) {
    const at = text.indexOf(said.inner, bom.length + 3);
    const whole = text.slice(0, at) + inner + text.slice(at + said.inner.length, said.from) + body;
    const back = saidIn(whole, file);
    if (back.kind === wanted.kind && sameBody(back.body, bodyOf(wanted))) return whole;
  }
  const gap = /^\s*\n/.test(body) ? '' : eol;
  return `${bom}---${eol}${[...now.values()].join(eol)}${eol}---${eol}${gap}${body}`;
};

const standing = ({ name, description }: Said, words: Words): Words => ({
  name: name ?? words.name,
  description: description ?? words.description,
});

/** The client's own lines stay until the words that they say change. */
const keptWords = (said: Said, old: Memory, wanted: Memory, words: Words): Words => {
  const isSaid = said.description === oneLine(old.statement);
  const moved = differing(old, wanted, isSaid ? ['hook', 'statement'] : ['hook']).length > 0;
  return {
    name: said.name === undefined || differing(old, wanted, ['title']).length > 0 ? words.name : said.name,
    description: said.description === undefined || moved ? words.description : said.description,
  };
};

const OF_CLIENT = ['name', 'description', 'type'];

/** As soon as one line of memport's is needed, all are: then the head says dates that the file's time said before. */
const changedLines = (said: Said, was: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): HeadEdit[] => {
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
