import type { Check } from '../single-check.ts';
import { type SceneDraft, type TemplateText, scenes, type TemplateScene, type Template } from './scenes.ts';

/** A form that answers are to have, how rules name it, what shows it and what brings it about. */
interface Form {
  named: RegExp;
  /** Where a rule is about nothing else, however it is worded. */
  about?: RegExp;
  check: Check;
  scenes: readonly TemplateScene[];
  counters: readonly (TemplateScene & { check: Check })[];
}

const COMPARED = [
  'Compare trains, coaches and cars for a trip of 300 km: price, time, comfort.',
  'Set oats, rice and lentils side by side: protein, price, cooking time.',
  'Which of tea, coffee and mate has how much caffeine, and how long does it keep one awake?',
  'SQLite, Postgres or MySQL for a small shop? Look at set-up, cost and backup.',
];
const TOLD = [
  'What should I look at when I choose between two offers for a flat?',
  'What belongs into a first-aid kit for a week in the mountains?',
  'How do I get ready for a talk of ten minutes?',
];
const CODE = { 'total.js': 'export const total = (xs) => xs.reduce((a, b) => a + b);\n' };
const CHANGES = [
  'total() got an early return for empty lists, because the report crashed. Word that for git log.',
  'I renamed the module "cart" to "basket" everywhere. What do I put into git for it? Text only.',
  'The timeout went from 5 to 30 seconds since the supplier is slow. Word that for git log.',
];
const one = (turn: string, check: Check): TemplateScene & { check: Check } => ({ turns: [turn], check });
const shows = (pattern: string, flags?: string): Check => ({
  type: 'require_regex',
  pattern,
  ...(flags !== undefined && { flags }),
  reach: 'raw',
});
const TABLE = '^[ \\t]*\\|?[ \\t]*:?-{3,}:?[ \\t]*\\|';
const BULLET = '^[ \\t]*([-*+•]|[0-9]{1,2}[.)])[ \\t]';
const DAY = '\\b[0-9]{4}-[0-9]{2}-[0-9]{2}\\b';
const TYPES = 'feat|fix|docs|style|refactor|perf|test|build|ci|chore|revert';

const FORMS: readonly Form[] = [
  {
    named: /conventional[ -]commits?|`?(?:feat|fix|chore):`?/iu,
    check: shows(`^(${TYPES})(\\([^)]+\\))?!?: `, 'm'),
    scenes: scenes(CHANGES),
    counters: [
      one('Which command shows the last five entries of the git history? Just that line.', {
        not: shows(`^(${TYPES}): `, 'm'),
      }),
      one('Write one line to a colleague that the build is green again.', { not: shows(`^(${TYPES}): `, 'm') }),
    ],
  },
  {
    named: /(?<!\p{L})tables?(?!\p{L})|tabellen?|tableaux?|tablas?|tabelas?|таблиц\p{L}*|表格|表で/iu,
    check: shows(TABLE, 'm'),
    scenes: scenes(COMPARED),
    counters: [
      one('Is 97 a prime? One word.', { not: shows(TABLE, 'm') }),
      one('Write to Priya in two sentences that lunch moves to one.', { not: shows(TABLE, 'm') }),
    ],
  },
  {
    named: /bullet(?:ed)?(?:[- ]?(?:points?|lists?))?|stichpunkt\p{L}*|listes? à puces|vi[ñn]etas|箇条書き|项目符号/iu,
    check: shows(BULLET, 'm'),
    scenes: scenes(TOLD),
    counters: [
      one('Is 97 a prime? One word.', { not: shows(BULLET, 'm') }),
      one('Write to Priya in two sentences that lunch moves to one.', { not: shows(BULLET, 'm') }),
    ],
  },
  {
    named: /YYYY-MM-DD|JJJJ-MM-TT|AAAA-MM-(?:JJ|DD)|ГГГГ-ММ-ДД|ISO[- ]?8601/u,
    about: /(?<!\p{L})(?:dates?|datum|datums\p{L}*|daten|fechas?|datas?|даты?)(?!\p{L})|日付|日期|날짜/iu,
    check: shows(DAY),
    scenes: scenes([
      'On which day did people walk on the moon for the first time?',
      'When was the Eiffel Tower opened? I need the day, too.',
      'Name the day on which the Berlin Wall came down.',
    ]),
    counters: [
      one('Is 97 a prime? One word.', { not: shows(DAY) }),
      one('Write to Priya in two sentences that lunch moves to one.', { not: shows(DAY) }),
    ],
  },
  {
    named: /(?<!\p{L})diffs?(?!\p{L})|unified diff/iu,
    check: shows('^@@|^[-+][^-+\\s]|^[-+] {2,}', 'm'),
    scenes: [
      {
        turns: ['total() in total.js fails on an empty list. What has to become of the file? Show it, do not save it.'],
        workspace: CODE,
      },
      {
        turns: ['total.js should skip values that are no numbers. Show me here what you would alter, do not save it.'],
        workspace: CODE,
      },
      {
        turns: ['Give total() in total.js a start value as second argument. Show me here, do not save it.'],
        workspace: CODE,
      },
    ],
    counters: [
      one('Show me a function in JavaScript that reverses a string. I have nothing yet.', { not: shows('^@@', 'm') }),
      one('What does reduce do in JavaScript? Two sentences.', { not: shows('^@@', 'm') }),
    ],
  },
  {
    named:
      /(?<!\p{L})(?:only|valid|as|in|pure) JSON(?!\p{L})|JSON(?: only)? (?:answers?|output|responses?|format)|als JSON|en JSON|JSON で|JSON格式/iu,
    check: { type: 'json_valid' },
    scenes: scenes([
      'Name three capitals in Europe and how many people live in each.',
      'Which planets have rings?',
      'Give me name, author and year of two novels about the sea.',
    ]),
    counters: [
      one('Write a poem of four lines about fog, as plain text.', { not: { type: 'json_valid' } }),
      one('Say in one plain English sentence why the sky is blue.', { not: { type: 'json_valid' } }),
    ],
  },
];

const ANSWERS =
  /(?<!\p{L})(?:answers?|repl(?:y|ies)|respon\p{L}*|compar\p{L}*|summar\p{L}*|output|commits?|antwort\p{L}*|vergleich\p{L}*|zusammenfass\p{L}*|répon\p{L}*|respuest\p{L}*|respond\p{L}*|respost\p{L}*|ответ\p{L}*|сравн\p{L}*)(?!\p{L})|返答|回答|回复|比較|比较|답변/iu;
/** `She likes tables`: so few words speak of nothing else. */
const MOST_WORDS = 6;
const LIKES =
  /(?<!\p{L})(?:prefer\p{L}*|likes?|use|wants?|m[öo]chte|bevorzug\p{L}*|statt|préf\p{L}*|prefier\p{L}*|предпоч\p{L}*)(?!\p{L})/iu;

const LEFT_OUT = /(?<!\p{L})(?:leave|left|omit\p{L}*|skip\p{L}*|drop\p{L}*|weglass\p{L}*)(?!\p{L})/iu;
/** As, with, in: what stands before a form that is wanted. In Japanese it stands behind. */
const AS =
  /(?<!\p{L})(?:as|with|in|use|using|prefers?:?|likes?|wants?|follow(?:s|ing)?|als|mit|nutze|nutzen|folgen|en|avec|como|com|con|in Form von|answer)\s+(?:(?!out|no|without|keine?\p{L}*)\p{L}+\s+){0,2}$/iu;
const AS_BEHIND = /^(?:で|に|形式)/u;

/** What is wanted is the form of answers: the sentence says so, or says nothing besides. */
const isMeant = (said: TemplateText, from: number, to: number): boolean => {
  const opens = Math.max(said.plain.lastIndexOf('.', from), said.plain.lastIndexOf('\n', from)) + 1;
  const ends = said.plain.slice(to).search(/[.\n]/u);
  const sentence = said.plain.slice(opens, ends < 0 ? undefined : to + ends).trim();
  const led = from === opens || AS.test(said.plain.slice(opens, from)) || AS_BEHIND.test(said.plain.slice(to));
  if (!led || LEFT_OUT.test(sentence)) return false;
  return ANSWERS.test(sentence) || (LIKES.test(sentence) && sentence.split(/\s+/u).length <= MOST_WORDS);
};

/** Days in names of files, in code and in columns are no answers. */
const ELSEWHERE =
  /(?<!\p{L})(?:files?|filenames?|folders?|branch\p{L}*|logs?|columns?|dateien?|dateinamen?|fichiers?|archivos?|файл\p{L}*|api)(?!\p{L})|ファイル|文件/iu;

/** A form of answers that is wanted. */
export const format: Template = (said: TemplateText): SceneDraft | string | undefined => {
  for (const form of FORMS) {
    const { named, about, ...drafted } = form;
    if (about) {
      const found = named.exec(said.text);
      if (!found || !about.test(said.text) || ELSEWHERE.test(said.text)) continue;
      if (!said.denied(found.index, found.index + found[0].length)) return { shape: 'format', ...drafted };
      continue;
    }
    const found = form.named.exec(said.plain);
    if (found === null || !isMeant(said, found.index, found.index + found[0].length)) continue;
    // Of a database there are tables too: what is about names of things is about something else.
    if (said.literals.some(({ kind }) => kind === 'path' || kind === 'identifier' || kind === 'file')) continue;
    if (said.denied(found.index, found.index + found[0].length)) continue;
    return { shape: 'format', check: form.check, scenes: form.scenes, counters: form.counters };
  }
  return undefined;
};
