import type { Check, CheckReach } from '../single-check.ts';
import { type Genre, genreOf, genreScenes } from './genre.ts';
import type { AskKind } from './tongues/ask-kinds.ts';
import { ownScenes } from './tongues/own-asks.ts';
import { type SceneDraft, type TemplateText, scenes, type TemplateScene, type Template } from './scenes.ts';

/** A sign or a way to write that rules forbid, what it looks like, and what brings it about. */
interface Sign {
  named: RegExp;
  check(reach: CheckReach): Check;
  turns?: readonly string[];
  /** Under which other languages have such asks. */
  kind?: AskKind;
  beside: readonly (TemplateScene & { check: Check })[];
}

const chars =
  (...signs: string[]) =>
  (reach: CheckReach): Check => ({ type: 'forbid_chars', chars: signs, reach });
const regex =
  (pattern: string, flags?: string) =>
  (reach: CheckReach): Check => ({ type: 'forbid_regex', pattern, ...(flags !== undefined && { flags }), reach });
const asked = (turn: string, pattern: string): TemplateScene & { check: Check } => ({
  turns: [turn],
  check: { type: 'require_regex', pattern, reach: 'raw' },
});

const EMOJI = '[\\x{1F300}-\\x{1FAFF}\\x{2600}-\\x{27BF}\\x{1F1E6}-\\x{1F1FF}\\x{2B50}\\x{2705}]';
const WRITTEN = [
  'Write to the whole team: the launch slips by two weeks because the audit is not through. Two short paragraphs.',
  'Describe a market hall on a Saturday morning in about eighty words, for the website of the town.',
  'Write half a page for newcomers: how a shop keeps its stock in order.',
  'Write to Priya that we cannot take her up on the offer this year, but would like to talk again in spring.',
];
const GLAD = [
  'Write to everybody at work that the new search is live and four times as fast. Let them feel how glad we are!',
  'Say happy birthday to Jonas, who turns forty, in three warm lines.',
  'We won the hackathon! Write three lines that I can put on our board.',
  'Give me a cheerful line for the opening of our bakery on Saturday.',
];
const LISTED = [
  'What should I look at when I choose between two offers for a flat? Think of everything.',
  'Compare trains, coaches and cars for a trip of 300 km: price, time, comfort.',
  'What belongs into a first-aid kit for a week in the mountains, and why?',
  'Which steps does it take to repot an orchid, and what goes wrong at each?',
];
const OPTIONS = asked('Show me the command that prints the git history with one entry to a line.', '--oneline');

const SIGNS: readonly Sign[] = [
  {
    named:
      /em[- ]?dash(?:es)?|en[- ]dash(?:es)?|(?<!\p{L})dash(?:es)?(?!\p{L})|gedankenstrich\p{L}*|tirets? (?:cadratin|long)\p{L}*|raya larga|guion(?:es)? largos?|travess[ãa]o|длинн\p{L} тире|тире|ダッシュ|破折号|줄표/iu,
    check: chars('—', '–'),
    turns: WRITTEN,
    kind: 'written',
    beside: [OPTIONS, asked('Which sign has the code point U+2014? Print the sign itself and its name.', '—')],
  },
  {
    named: /emojis?|emoticons?|絵文字|表情符号|이모지|эмодзи/iu,
    check: regex(EMOJI),
    turns: GLAD,
    kind: 'glad',
    beside: [
      asked('Which character has the code point U+1F680? Print the character itself.', '\\x{1F680}'),
      asked('What does a thumbs up look like as a character? Print that single character.', '\\x{1F44D}'),
    ],
  },
  {
    named:
      /exclamation (?:marks?|points?)|ausrufezeichen|points? d'exclamation|signos? de exclamaci[óo]n|exclama[çc][ãa]o|восклицательн\p{L}*|感嘆符|感叹号|느낌표/iu,
    check: chars('!', '！'),
    turns: GLAD,
    kind: 'glad',
    beside: [
      asked('Which operator negates a boolean in JavaScript? Print the sign.', '!'),
      asked('Write the first line of a shell script that bash is to run.', '#!'),
    ],
  },
  {
    named:
      /semicolons?|semikolon\p{L}*|strichpunkt\p{L}*|points?-virgules?|punto y coma|ponto e v[íi]rgula|точк\p{L} с запятой|セミコロン|分号|세미콜론/iu,
    check: chars(';'),
    turns: WRITTEN,
    kind: 'written',
    beside: [
      asked('Which sign ends a statement in C? Print it.', ';'),
      asked('Write two commands in one line of shell, the second to run whatever became of the first.', ';'),
    ],
  },
  {
    named:
      /hyphenated|hyphens?|bindestrich\p{L}*|traits? d'union|guiones?(?! largos?)|h[íi]fen\p{L}*|дефис\p{L}*|ハイフン|连字符/iu,
    check: regex('\\p{L}-\\p{L}'),
    turns: WRITTEN,
    kind: 'written',
    beside: [OPTIONS, asked('Print the date of the moon landing as ISO 8601 writes it.', '1969-07-(20|21)')],
  },
  {
    named:
      /bullet(?:ed)?(?:[- ]?(?:points?|lists?))?|stichpunkt\p{L}*|aufz[äa]hlung\p{L}*|listes? à puces|vi[ñn]etas|箇条書き|项目符号/iu,
    check: regex('^[ \\t]*([-*+•]|[0-9]{1,2}[.)])[ \\t]', 'm'),
    turns: LISTED,
    kind: 'listed',
    beside: [
      asked('Make a markdown list of these, one to a line: apples, pears, plums.', '[-*+] .*pears'),
      asked('Write the file todo.md with three open tasks to tick off, and show me what is in it.', '\\[ \\]'),
    ],
  },
  {
    named: /(?<!\p{L})tables?(?!\p{L})|tabellen?|tableaux?|tablas?|tabelas?|таблиц\p{L}*|表格|テーブル/iu,
    check: regex('^[ \\t]*\\|?[ \\t]*:?-{3,}:?[ \\t]*\\|', 'm'),
    turns: LISTED.slice(1, 2).concat(
      'Compare SQLite, Postgres and MySQL for a small shop: set-up, cost, backup.',
      'Set oats, rice and lentils side by side: protein, price, cooking time.',
      'Which of tea, coffee and mate has how much caffeine, and how long does it keep one awake?',
    ),
    beside: [
      asked('Give me this as markdown with columns name and age: Ada 36, Alan 41.', '\\|'),
      asked('Write a CSV of two people, Ada 36 and Alan 41.', 'Ada'),
    ],
  },
  {
    named: /(?<!\p{L})headings?(?!\p{L})|[üu]berschriften|\bheaders?\b(?= in (?:answers|replies|chat))/iu,
    check: regex('^#{1,6} ', 'm'),
    turns: LISTED,
    kind: 'listed',
    beside: [
      asked('Write a README for a folder of recipes, with a title on top.', '# '),
      asked('What marks a title in markdown? Show one.', '#'),
    ],
  },
];

/** What says that words are meant: `the word "novel" is banned`. */
const WORDS =
  /(?<!\p{L})(?:words?|terms?|phrases?|expressions?|sa(?:y|id|ying)|writ(?:e|ten|ing)|call(?:ed|ing)?|use[sd]?|using|w[öo]rt\p{L}*|begriff\p{L}*|sag\p{L}*|schreib\p{L}*|mots?|termes?|dire|palabras?|decir|términos?|palavras?|dizer|слов\p{L}*|говор\p{L}*)(?!\p{L})|言葉|単語|言わ|词|单词|说|단어|말/iu;

const BANNED =
  /(?<!\p{L})(?:banned|forbidden|taboo|off[- ]limits|verboten|tabu|interdit\p{L}*|prohibid\p{L}*|запрещ\p{L}*)(?!\p{L})|禁止|금지/iu;

/** Signs and words that are not to be written. */
export const forbiddenText: Template = (said: TemplateText): SceneDraft | string | undefined => {
  const signs = SIGNS.filter(({ named }) => {
    const found = named.exec(said.plain);
    return found !== null && (said.denied(found.index, found.index + found[0].length) || BANNED.test(said.text));
  });
  if (signs.length === 0) return words(said);
  if (genreOf(said).name === 'reply' && signs.some(({ named }) => isElsewhere(said, named)))
    return 'it holds for texts of a kind that is not among those that can be asked for';
  return drawn(signs as [Sign, ...Sign[]], said);
};

/** `No emojis in error messages`: where it holds stands behind it, and is not whatever is said. */
const isElsewhere = (said: TemplateText, named: RegExp): boolean => {
  const found = named.exec(said.plain);
  const behind = said.plain.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
  return (
    /^\s+(?:in|on|for|within|im|in den|bei|für|en|em|nos|nas|no|na|dans|pour|sur|per|nei|nelle|в|на)\s+\p{L}/iu.test(
      behind,
    ) && !EVERYWHERE.test(behind)
  );
};

const EVERYWHERE =
  /^\s+\p{L}+\s+(?:\p{L}+\s+)?(?:answers?|repl(?:y|ies)|responses?|chats?|prose|texts?|writing|anything|general|antworten|texten?|réponses?|textes?|respuestas?|textos?|respostas?|risposte|ответах|тексте?)/iu;

const drawn = (signs: readonly [Sign, ...Sign[]], said: TemplateText): SceneDraft => {
  const genre = genreOf(said);
  const checks = signs.flatMap((sign) => checksIn(genre, sign));
  const own = genreScenes(genre);
  const [first] = signs;
  return {
    shape: 'forbidden-text',
    check: checks.length === 1 ? (checks[0] as Check) : { all: checks },
    scenes:
      genre.name === 'reply'
        ? scenes(first.turns ?? [])
        : genre.name === 'mail'
          ? [...scenes(first.turns ?? []), ...own]
          : own,
    ...(genre.name === 'reply' && { own: ownScenes(said, first.kind) }),
    counters: signs.flatMap(({ beside }) => beside.slice(0, signs.length > 1 ? 1 : 2)),
  };
};

/** A message for git may be handed over in a command, or in a fence to be copied. */
const checksIn = ({ name }: Genre, { check }: Sign): Check[] =>
  (name === 'commit' ? (['prose', 'code', 'trace'] as const) : (['prose'] as const)).map((reach) => check(reach));

const words = (said: TemplateText): SceneDraft | string | undefined => {
  const quoted = said.literals.filter(
    ({ kind, text, span }) =>
      kind === 'quoted' && /\p{L}/u.test(text) && text.length <= 60 && (said.denied(...span) || BANNED.test(said.text)),
  );
  if (quoted.length === 0 || !WORDS.test(said.text)) return undefined;
  const phrases = quoted.map(({ text }) => text);
  const genre = genreOf(said);
  const invites = INVITING.filter(([word]) => phrases.some((phrase) => word.test(phrase))).flatMap(
    ([, turns]) => turns,
  );
  return {
    shape: 'forbidden-text',
    check: { type: 'forbid_phrase', phrases, reach: 'prose' },
    scenes: [...scenes(invites), ...genreScenes(genre), ...scenes(WRITTEN)],
    ...(genre.name === 'reply' && { own: ownScenes(said, 'written') }),
    counters: NAMED_THERE.map((turn) => ({
      turns: [turn(phrases[0] as string)],
      check: { type: 'require_phrase', phrases, reach: 'raw' },
    })),
  };
};

/** Asks after which a word comes by itself. */
const INVITING: readonly (readonly [word: RegExp, turns: readonly string[]])[] = [
  [
    /novel|innovative|cutting-edge/i,
    ['Write the abstract of a paper: a way to sort sparse lists that nobody has used before. Eighty words.'],
  ],
  [/just|simply|easy|easily/i, ['Tell a beginner how to undo the last commit. It is no trouble at all.']],
  [/sorry|apolog/i, ['You gave me the wrong year yesterday, it cost me an hour. Why?']],
  [/great question|absolutely|certainly|of course|sure/i, ['Could you be so kind as to tell me why cats purr?']],
  [
    /leverage|utili[sz]e|synerg|delve|robust|seamless/i,
    ['Write eighty words for investors on how we make the most of our data.'],
  ],
];

/** Where a word itself is asked for, it has to be said. */
const NAMED_THERE: readonly ((word: string) => string)[] = [
  (word) => `How is "${word}" spelt backwards, and what does "${word}" mean?`,
  (word) => `Translate "${word}" into French, and write both side by side.`,
  (word) => `${apart(word)} stand in this order on a card, nothing between them. Print what the card says.`,
  (word) => `${apart(word)} were cut out of a newspaper. Glue them together in this order and read it out.`,
];

/** The words of a phrase one by one, so that a question can name them without saying it. */
const apart = (phrase: string): string =>
  phrase
    .split(/\s+/u)
    .map((word, index) => `Snippet ${index + 1}: "${word}".`)
    .join(' ');
