import { type TemplateText, scenes, type TemplateScene } from './scenes.ts';

/** What is written: a rule about text often holds for one kind of it. */
export interface Genre {
  name: 'commit' | 'mail' | 'docs' | 'comment' | 'reply';
  named: RegExp;
  /** Asks that bring such a text about. */
  turns: readonly string[];
}

const CODE = { 'total.js': 'export const total = (xs) => xs.reduce((a, b) => a + b);\n' };

export const GENRES: readonly Genre[] = [
  {
    name: 'commit',
    named: /\bcommit(?:s|[- ]messages?)?\b|コミット|提交(?:信息|说明)|커밋|коммит\p{L}*/iu,
    turns: [
      'total() got an early return for empty lists, because the report crashed on the first of the month. Word that for git log.',
      'I renamed the module "cart" to "basket" everywhere. What do I put into git for it? Text only.',
      'We finally have dark mode, the team is thrilled! Give me what goes with it into the history.',
      'I raised the timeout from 5 to 30 seconds since the supplier is slow. Word that for git log.',
    ],
  },
  {
    name: 'mail',
    named:
      /\b(?:e-?)?mails?\b|\bletters?\b|\bmessages? to\b|\bdrafts?\b|\bslack\b|\bannounce\p{L}*|briefe[ns]?\b|courriels?|correos?|письм\p{L}*|メール|邮件|메일/iu,
    turns: [
      'Write to the whole team: the launch slips by two weeks because the audit is not through. Two short paragraphs.',
      'Write to Priya that we cannot take her up on the offer this year, but would like to talk again in spring.',
      'Write to our customers that the new search is live and four times as fast. They should be glad to read it.',
      'Write to the landlord that the heating has been off since Friday, and what we expect of him.',
    ],
  },
  {
    name: 'docs',
    named:
      /\bdoc(?:s|umentation|uments?)\b|\breadme\b|\bguides?\b|\bspecs?\b|dokumentation|documentaci[óo]n|documenta[çc][ãa]o|документ\p{L}*|ドキュメント|文档|문서/iu,
    turns: [
      'Write half a page for newcomers: how a shop keeps its stock in order.',
      'Write a short page for our handbook on how to hand over a shift.',
      'Write half a page that explains to a new colleague what an index of a database is good for.',
    ],
  },
  {
    name: 'comment',
    named:
      /\b(?:code )?comments?\b|kommentar\p{L}*|commentaires?|comentarios?|coment[áa]rios?|комментари\p{L}*|コメント|注释|주석/iu,
    turns: [
      'Say in total.js, right there, what the function does and what it returns.',
      'Show me a function in JavaScript that finds the longest run of equal values, explained line by line inside of it.',
      'Annotate total.js for somebody who is new to reduce.',
    ],
  },
  {
    name: 'reply',
    named: /(?!)/u,
    turns: [
      'How does a bloom filter work, and when would I want one?',
      'What should I look at when I choose between two offers for a flat?',
      'Our launch slips by two weeks because the audit is not through. What do I tell the team?',
      'Why is the sky blue and the evening red?',
    ],
  },
];

/** The kind of text that a rule is about: the one that it names, else whatever is said to the user. */
export const genreOf = (said: TemplateText): Genre =>
  GENRES.find(({ named }) => named.test(said.plain)) ?? (GENRES.at(-1) as Genre);

export const genreScenes = (genre: Genre): TemplateScene[] =>
  scenes(genre.turns, genre.name === 'comment' ? CODE : undefined);
