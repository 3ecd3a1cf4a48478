import { withoutTargets } from './links.ts';
import { recalled } from './recalled.ts';
import { firstSentence, shorten } from './sentence.ts';

/** Only the index line is in a model's context, so the hook says the rule itself and stays short. */
export const HOOK_UNITS = 150;
const TITLE_UNITS = 60;

/** What title and hook are when a memory does not say them itself. */
export const derive = recalled((statement): { title: string; hook: string } => {
  const said = inOneLine(withoutTargets(statement));
  const sentence = firstSentence(said.replace(/^[\s>*_#`-]+/u, '') || said);
  const clause = sentence.split(/(?<=\S{3})(?:[;:,](?=\s)|\s[—–-]\s|[，；：、])/u)[0] ?? sentence;
  return {
    title: shorten(clause.replace(/[.!?。！？]+$/u, ''), TITLE_UNITS),
    hook: shorten(sentence, HOOK_UNITS),
  };
});

/** A list as one line: its items after semicolons, and numbers with no stop that would end a sentence. */
const inOneLine = (text: string): string => {
  if (!LIST_LINE.test(text)) return text;
  const lines = text
    .replace(/^ {0,3}(`{3,}|~{3,}).*$\n?/gm, '')
    .split(/\n/)
    .flatMap((line) => {
      const item = /^[ \t]*(?:[-*+]|(\d{1,3})[.)])[ \t]+(?=\S)/.exec(line);
      const number = item?.[1] === undefined ? '' : `${item[1]}) `;
      const words = item ? number + line.slice(item[0].length) : line.trim();
      return words === '' ? [] : [{ words, isItem: item !== null }];
    });
  // Each line is looked at by itself: a list of 300 kB, looked at whole for each of its lines, took twenty seconds.
  return lines
    .map(({ words, isItem }, at) => {
      const before = lines[at - 1]?.words;
      if (before === undefined) return words;
      return isItem && !/\p{P}$/u.test(before) ? `; ${words}` : ` ${words}`;
    })
    .join('');
};

const LIST_LINE = /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+\S/m;

/** Title and hook only where they say something that the statement does not give. */
export const ownWords = (
  said: { title?: string | undefined; hook?: string | undefined },
  statement: string,
): { title?: string; hook?: string } => {
  const derived = derive(statement);
  return {
    ...(said.title !== undefined && said.title !== '' && said.title !== derived.title && { title: said.title }),
    ...(said.hook !== undefined && said.hook !== '' && said.hook !== derived.hook && { hook: said.hook }),
  };
};
