import type { Finding } from '../../src/ir/finding.ts';
import { positionOf } from '../../src/text/measure.ts';
import type { Handbook } from './handbook/handbook.ts';
import { HANDBOOK, SUMMARY } from './paths.ts';
import { isRoute } from './summary/sayings.ts';
import { folderIn, isRoutes, topOf, type Summary } from './summary/summary.ts';

/**
 * What a summary and a handbook say of their own parts: topics of the blocks, pointers to skills, numbers of tasks.
 * No memory is made of it, so each kind is told once, with its lines.
 */
export const pointerFindings = (
  { text, summary }: { text: string; summary: Summary },
  { text: book, handbook }: { text: string; handbook: Handbook },
  others: readonly string[],
): Finding[] => {
  const learnt = topicTexts(text, summary);
  const known = learnt.length === 0 ? undefined : wordsIn([book, ...others].join('\n'));
  const alone = learnt.filter(({ said }) => {
    const words = [...wordsIn(said)];
    return words.length > 0 && words.filter((word) => known?.has(word)).length < SAID * words.length;
  });
  const bullets = handbook.groups.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks));
  const pointers = bullets.filter(({ kind, span }) => kind === 'bullet' && isSkill(book.slice(...span)));
  const unmet = handbook.sayings.filter(({ span: [at], said: { tasks } }) => {
    const group = handbook.groups.find(({ span: [from, to] }) => at >= from && at < to);
    return tasks.some((task) => group !== undefined && group.tasks.every(({ number }) => number !== task));
  });
  return [
    ...told(SUMMARY, text, alone, 'topic has', 'topics have', 'learnt what stands in no memory: it stays there'),
    ...told(HANDBOOK, book, pointers.map(startOf), 'pointer leads', 'pointers lead', 'to a skill, and is no memory'),
    ...told(HANDBOOK, book, unmet.map(startOf), 'line cites', 'lines cite', 'a task that its block does not have'),
  ];
};

/** So much of a topic's words stands elsewhere when what it says does. */
const SAID = 0.6;

interface Part {
  at: number;
}

const startOf = ({ span: [at] }: { span: readonly [number, number] }): Part => ({ at });

const isSkill = (bullet: string): boolean => isRoute(bullet) && /^related skill:|^skills\//i.test(bullet);

/** What the topics of others' blocks have learnt; below a folder of ours the lines are ours. */
const topicTexts = (text: string, { sections }: Summary): (Part & { said: string })[] =>
  sections
    .filter((section) => isRoutes(topOf(section)) && folderIn(section.heading?.text ?? '') === undefined)
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ span: [from, to] }) =>
      [...text.slice(from, to).matchAll(/^[ \t]*[-*+][ \t]+learnings:[ \t]*(\S.*(?:\n[ \t]{3,}(?![-*+] ).*)*)/gmu)].map(
        ({ index, 1: said = '' }) => ({ at: from + index, said }),
      ),
    );

/** Words of four letters, and every two signs side by side of scripts without spaces. */
const WORD =
  /(?=([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}))|(?<![\p{L}\p{N}_])[\p{L}\p{N}_]{4,}/gu;
const wordsIn = (text: string): Set<string> =>
  new Set([...text.toLowerCase().matchAll(WORD)].map(([word, pair]) => pair ?? word));

const told = (
  file: string,
  text: string,
  parts: readonly Part[],
  one: string,
  several: string,
  what: string,
): Finding[] => {
  const lines = [...new Set(parts.map(({ at }) => positionOf(text, at).line))];
  if (lines.length === 0) return [];
  const where = `${lines.slice(0, 8).join(', ')}${lines.length > 8 ? ', …' : ''}`;
  const count = parts.length === 1 ? `1 ${one}` : `${parts.length} ${several}`;
  const message = `${count} ${what} (line${lines.length === 1 ? '' : 's'} ${where})`;
  return [{ rule: 'read/housekeeping', severity: 'info', message, file, line: lines[0] as number }];
};
