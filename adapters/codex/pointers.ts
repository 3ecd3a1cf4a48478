import type { Finding } from '../../src/ir/finding.ts';
import { linesNamed } from '../../src/kit/left-out.ts';
import { positionOf } from '../../src/text/measure.ts';
import type { Handbook } from './handbook/handbook.ts';
import { HANDBOOK, SUMMARY } from './paths.ts';
import { wordsIn } from './shown/search.ts';
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
  const leading = [summary.pointers, handbook.groups.flatMap(({ pointers }) => pointers)].map((spans) =>
    spans.map(([at]) => ({ at })),
  ) as [Part[], Part[]];
  const unmet = handbook.sayings.flatMap(({ span: [at], said: { tasks } }): Part[] => {
    const group = handbook.groups.find(({ span: [from, to] }) => at >= from && at < to);
    const has = (task: number): boolean => group?.tasks.some(({ number }) => number === task) === true;
    return tasks.every(has) ? [] : [{ at }];
  });
  return [
    ...told(SUMMARY, text, alone, 'topic has', 'topics have', 'learnt what stands in no memory: it stays there'),
    ...told(SUMMARY, text, sessionsIn(text, summary), 'topic says', 'topics say', OF_SESSIONS),
    ...told(SUMMARY, text, leading[0], ...LEADING),
    ...told(HANDBOOK, book, leading[1], ...LEADING),
    ...told(HANDBOOK, book, unmet, 'line cites', 'lines cite', 'a task that its block does not have'),
  ];
};

const LEADING = ['line only leads', 'lines only lead', 'to another file, and no memory is made of it'] as const;

/** So much of a topic's words stands elsewhere when what it says does. */
const SAID = 0.6;

interface Part {
  at: number;
}

/** What the topics of others' blocks have learnt; below a folder of ours the lines are ours. */
const topicTexts = (text: string, summary: Summary): (Part & { said: string })[] =>
  inTopics(text, summary, /^[ \t]*[-*+][ \t]+learnings:[ \t]*(\S.*(?:\n[ \t]{3,}(?![-*+] ).*)*)/gmu);

/** The second generation says what a session came to in one sentence below the file that tells of it, and nowhere else. */
const sessionsIn = (text: string, summary: Summary): Part[] =>
  inTopics(text, summary, /^rollout_summaries\/\S+[ \t]*\r?\n[ \t]+(?![-*+][ \t])(\S.*)/gu);
const OF_SESSIONS = 'what came of a session: it stays there, and no memory is made of it';

const inTopics = (text: string, { sections }: Summary, pattern: RegExp): (Part & { said: string })[] =>
  sections
    .filter((section) => isRoutes(topOf(section)) && folderIn(section.heading?.text ?? '') === undefined)
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ span: [from, to] }) =>
      [...text.slice(from, to).matchAll(pattern)].map(({ index, 1: said = '' }) => ({ at: from + index, said })),
    );

const told = (
  file: string,
  text: string,
  parts: readonly Part[],
  one: string,
  several: string,
  what: string,
): Finding[] => {
  const lines = parts.map(({ at }) => positionOf(text, at).line);
  if (lines.length === 0) return [];
  const message = `${lines.length === 1 ? `1 ${one}` : `${lines.length} ${several}`} ${what} (${linesNamed(lines)})`;
  return [{ rule: 'read/housekeeping', severity: 'info', message, file, line: lines[0] as number }];
};
