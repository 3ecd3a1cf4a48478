import { type SceneDraft, type TemplateText, scenes, type Template } from './scenes.ts';

/** What is put somewhere: how rules name it, the files that it comes as, and what brings it about. */
interface Thing {
  named: RegExp;
  files: string;
  turns: readonly string[];
}

const WORKSPACE = {
  'package.json': '{"name": "sums", "type": "module"}\n',
  'lib/sum.js': 'export const sum = (a, b) => a + b;\n',
};

const THINGS: readonly Thing[] = [
  {
    named: /\b(?:tests?|specs?)\b|(?:unit|e2e|integrations)?tests|pruebas|testes|тест\p{L}*|テスト|测试|테스트/iu,
    files: '**/*{test,spec,e2e}*',
    turns: [
      'Nothing makes sure that sum(1, 2) is 3. Write down something that would notice, node:test is enough.',
      'sum() in lib/sum.js was broken twice. Guard it against a third time, with node:test.',
      'Check sum() in lib/sum.js with negative numbers, in a file that can be run again later.',
    ],
  },
  {
    named: /\b(?:adrs?|decision records?|decisions)\b|entscheidung\p{L}*|décisions|decisiones/iu,
    files: '**/*.md',
    turns: [
      'We settled on JSON over YAML for settings, since editors can check it. Write that down for those who come later.',
      'Put on record why sum() takes two numbers and not a list: nobody needed more.',
      'From today on we support Node 22 only. Write down when and why this was settled.',
    ],
  },
  {
    named:
      /\b(?:docs?|documentation|documents?|guides?|handbook)\b|dokumentation|documentaci[óo]n|documenta[çc][ãa]o|документаци\p{L}*|ドキュメント|文档|문서/iu,
    files: '**/*.md',
    turns: [
      'Newcomers ask what sum() is for. Write a page of markdown about it that they can find.',
      'Explain in a markdown file how to call sum() from another module.',
      'Write up for other teams, in markdown, what this little library offers.',
    ],
  },
  {
    named: /\b(?:scripts?|helpers? scripts?)\b|skripte?|scripts|guiones|скрипт\p{L}*|スクリプト|脚本|스크립트/iu,
    files: '**/*.{js,mjs,sh,ts,py}',
    turns: [
      'I want to count the lines of lib/ every morning with one short program. Save it for me.',
      'Save a small program that prints the size of each file below lib/.',
      'Make me a program of a few lines that removes trailing blanks from all files in lib/.',
    ],
  },
  {
    named: /\b(?:migrations?)\b|миграц\p{L}*|マイグレーション|迁移|마이그레이션/iu,
    files: '**/*.sql',
    turns: [
      'The table "orders" needs a column "note". Save the SQL for that.',
      'Orders should be found faster by customer_id. Save the SQL that makes it so.',
      'Drop the column "fax" of the table "customers": save the SQL, do not run it.',
    ],
  },
  {
    named:
      /\b(?:notes?|plans?|drafts?|scratch)\b|notizen|entw[üu]rfe|brouillons|notas|borradores|заметк\p{L}*|メモ|笔记|草稿|메모/iu,
    files: '**/*.{md,txt}',
    turns: [
      'Write the three next steps for sum() into a text file, so that we can go on with it tomorrow.',
      'Save for later what we know about sum(): it adds two numbers and takes no list.',
      'Keep a record of today for me: lib/sum.js was read, nothing changed.',
    ],
  },
  {
    named: /\b(?:components?)\b|komponenten?|composants?|componentes?|компонент\p{L}*|コンポーネント|组件|컴포넌트/iu,
    files: '**/*.{jsx,tsx,vue,svelte}',
    turns: [
      'Make a button in React, as .jsx, that shows sum(1, 2) when it is clicked.',
      'I need a little React badge with a number in it. Save it as .jsx.',
      'Write a React card with a title and a text, and save it as .jsx.',
    ],
  },
  {
    named: /\b(?:types?|interfaces?)\b(?= (?:go|live|belong|are|stand|in\b))|typen\b/iu,
    files: '**/*.ts',
    turns: [
      'Describe an order (id, customer, lines) for TypeScript and save it.',
      'Save a TypeScript description of what a customer has: name, mail, since when.',
      'TypeScript should know what sum() takes. Save a description of it.',
    ],
  },
];

const PUT =
  /(?<!\p{L})(?:put|place[ds]?|lives?|live|go(?:es)?|stor(?:e|ed|es)|sav(?:e|ed|es)|keep|kept|belongs?|leg\p{L}*|lieg\p{L}*|geh[öo]r\p{L}*|komm(?:en|t)|ablegen|abgelegt|mettre|vont|rang\p{L}*|pon(?:er|gan|en)|guard(?:a|an|ar)|van|viven?|ficam?|coloc\p{L}*|mett(?:i|ere|ete)|vanno|клад\p{L}*|леж\p{L}*|храни\p{L}*)(?!\p{L})|置|配置|入れ|保存|放|存|두|넣|저장/iu;

/** Where files of a kind are put. */
export const placement: Template = (said: TemplateText): SceneDraft | string | undefined => {
  const folders = said.literals.filter(({ kind, text }) => /^(?:path|code)$/.test(kind) && FOLDER.test(text));
  const [folder] = folders;
  if (folder === undefined || !PUT.test(said.plain) || said.has('except')) return undefined;
  if (folders.length > 1) return 'it names several folders, and which of them is meant is not clear';
  const around = said.text.slice(0, folder.span[0]) + said.text.slice(folder.span[1]);
  const thing = THINGS.find(({ named }) => named.test(around));
  if (thing === undefined) return 'it says where something lies, and what is none of the things that can be asked for';
  const glob = `**/${folder.text.replace(/^\.?\//, '').replace(/\/?\*{0,2}\/?$/, '')}/**`;
  const denied = said.denied(...folder.span);
  return {
    shape: 'placement',
    check: { type: denied ? 'path_not_under' : 'path_under', glob, files: thing.files },
    scenes: scenes(thing.turns, WORKSPACE),
    counters: scenes(
      [
        'sum() in lib/sum.js shall take any number of numbers. Change it where it is.',
        'Add a product() to lib/sum.js, beside sum().',
      ],
      WORKSPACE,
    ).map((each) => ({ ...each, check: { type: 'path_not_under', glob } })),
  };
};

/** A relative folder: it ends in a slash, or its last part has no ending. */
const FOLDER = /^(?:\.\/)?(?!~|\/|\.\.)[\p{L}\p{N}_@.-]+(?:\/[\p{L}\p{N}_@.-]+)*(?:\/\*{0,2}|(?<=\/[^./]+))$/u;
