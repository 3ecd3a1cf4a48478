import type { Check } from '../single-check.ts';
import { type SceneDraft, type TemplateText, scenes, type Template } from './scenes.ts';

/** What rules do not want in code: how it is named, what it looks like where it is used, and what brings it about. */
interface Habit {
  named: RegExp;
  pattern: string;
  files: string;
  turns: readonly string[];
  /** Questions whose answer holds it, and what that looks like. */
  beside: readonly [string, string];
  says: string;
}

const HABITS: readonly Habit[] = [
  {
    named: /`any`|\bany types?\b/iu,
    pattern: '(:|\\bas|<|\\|)\\s*any\\b(\\[\\])?\\s*([,;)=>|{]|$)',
    files: '**/*.{ts,tsx,mts}',
    turns: [
      'Save parse.ts with a function that takes a text of JSON and gives back whatever is in it.',
      'Save pick.ts: it gets an object of unknown make and the name of a field, and returns what is there.',
      'Save log.ts with a function that takes as many values as one likes, of all sorts, and joins them to a text.',
    ],
    beside: [
      'Which type of TypeScript switches all checks off? Print the word.',
      'Which three letters stand in TypeScript for a value that may be whatever it likes, unchecked? Print them.',
    ],
    says: '\\bany\\b',
  },
  {
    named: /`?\bconsole\.log\b(?:\(\))?`?/u,
    pattern: '^[^/*]*\\bconsole\\.log\\(',
    files: '**/*.{js,mjs,cjs,ts,tsx,mts}',
    turns: [
      'Save watch.js, which sees when notes.txt is written and tells whoever started it.',
      'Save fetch.js: it gets https://shop.example/stock every minute, and one can follow what it does.',
      'Save sum.js, which adds the numbers in numbers.txt and lets me see the total.',
    ],
    beside: [
      'What writes a line into the tools of a browser? Show the call.',
      'Which call writes to the terminal in Node, in its shortest form? Show one line.',
    ],
    says: 'console\\.log',
  },
  {
    named: /\bdefault[- ]exports?\b|`export default`|\bexports? par d[ée]faut\b|\bDefault-Exporte?\b/iu,
    pattern: '^\\s*export default\\b',
    files: '**/*.{js,mjs,jsx,ts,tsx}',
    turns: [
      'Save Button.tsx, a component for React with a label and a click.',
      'Save Card.jsx, a component for React that shows a picture and a title.',
      'Save a component for React that counts its clicks, as Counter.tsx.',
    ],
    beside: [
      'How does a JavaScript module hand out its one main value? Show one line.',
      'What stands before a React component that others import without braces? Show one line.',
    ],
    says: 'export default',
  },
];

/** A file of the kind was written, and nowhere in it stands what is not wanted; without one nobody can tell. */
const without = ({ pattern, files }: Habit): Check => ({
  all: [
    { not: { type: 'file_written', glob: files, holds: { pattern, flags: 'm' } } },
    { type: 'path_not_under', glob: '**/node_modules/**', files },
  ],
});

/** It holds in one folder, or for one sort of code: which one a scene would be of, nobody could say. */
const SOMEWHERE = /\p{L}\/|(?<!\p{L})(?:produ[ck]\p{L}*|scripts?|tests?|librar\p{L}*|components?|handlers?)(?!\p{L})/iu;

/** Ways to write code that are not wanted anywhere. */
export const forbiddenCode: Template = (said: TemplateText): SceneDraft | undefined => {
  if (said.has('except', 'when', 'until', 'before') || SOMEWHERE.test(said.text)) return undefined;
  const habit = HABITS.find(({ named }) => {
    const found = named.exec(said.text);
    return found !== null && said.denied(found.index, found.index + found[0].length);
  });
  if (habit === undefined) return undefined;
  return {
    shape: 'forbidden-text',
    check: without(habit),
    scenes: scenes(habit.turns),
    counters: scenes(habit.beside).map((each) => ({
      ...each,
      check: { type: 'require_regex', pattern: habit.says, reach: 'raw' },
    })),
  };
};
