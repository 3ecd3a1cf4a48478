import { commandsOf, isCommand } from '../commands-run.ts';
import { COMMAND, withCommand } from './with-command.ts';
import { type SceneDraft, type TemplateText, scenes, type Template } from './scenes.ts';

/** What a command is for: how rules call it, which commands do it, and asks after which somebody does it. */
interface Purpose {
  named: RegExp;
  does: RegExp;
  /** What does it where nobody says anything. */
  usual: readonly string[];
  turns: readonly string[];
}

const PURPOSES: readonly Purpose[] = [
  {
    named: /(?<!\p{L})(?:tests?|testing|pruebas|testes|тест\p{L}*)(?!\p{L})|テスト|测试|테스트/iu,
    does: /\b(?:tests?|spec|check|pytest|jest|vitest|nextest|rspec|tox|nox|ctest|phpunit|mocha|ava|tape)\b/,
    usual: ['npm test', 'npx jest', 'npx vitest', 'node --test', 'pytest', 'python -m unittest', 'tox'].concat(
      ['pnpm test', 'yarn test', 'bun test', 'deno test', 'go test', 'cargo test', 'make test', 'just test'],
      ['mvn test', 'gradle test', 'rake test', 'rspec', 'dotnet test', 'mix test', 'swift test', 'flutter test'],
    ),
    turns: [
      'I changed total() in src/total.js by hand. Does everything here still hold? Make sure, do not guess.',
      'Is this folder in order after my last edit? Have the machine say so.',
      'Prove to me that nothing in here is broken.',
    ],
  },
  {
    named: /(?<!\p{L})(?:lint\p{L}*|linters?|линт\p{L}*)(?!\p{L})|リント/iu,
    does: /\b(?:lint|eslint|biome|oxlint|ruff|flake8|pylint|clippy|golangci-lint|rubocop|shellcheck|check)\b/,
    usual: ['npm run lint', 'eslint', 'biome lint', 'oxlint', 'ruff check', 'flake8', 'pylint', 'make lint'].concat([
      'just lint',
      'cargo clippy',
      'golangci-lint',
      'rubocop',
      'pnpm lint',
      'yarn lint',
    ]),
    turns: [
      'Does src/total.js keep to the style that is set up here? Have the machine say so.',
      'Which lines below src would a picky reviewer of style complain of? Let the tool of this folder find them.',
      'Check what is below src for sloppy style, with what is set up here.',
    ],
  },
  {
    named: /(?<!\p{L})(?:format(?:s|t\p{L}*)?|форматир\p{L}*)(?!\p{L})|整形|フォーマット|格式化/iu,
    does: /\b(?:fmt|format|prettier|black|dprint|gofmt|rustfmt|biome|ruff)\b/,
    usual: ['prettier', 'npm run format', 'black', 'ruff format', 'gofmt', 'go fmt', 'cargo fmt', 'dprint'].concat([
      'make fmt',
      'make format',
      'just fmt',
      'biome format',
    ]),
    turns: [
      'The layout of src/total.js is careless: indents, blanks, quotes. Have a tool put it right.',
      'Bring everything below src into our usual layout. Not by hand.',
      'Blanks and line ends below src are a mess. Let the machine tidy them.',
    ],
  },
  {
    named:
      /(?<!\p{L})(?:build(?:s|ing)?|bauen|gebaut|compil\p{L}*|собир\p{L}*|сборк\p{L}*)(?!\p{L})|ビルド|构建|빌드/iu,
    does: /\b(?:build|compile|tsc|webpack|vite|esbuild|rollup|assemble|package)\b/,
    usual: ['npm run build', 'tsc', 'webpack', 'vite build', 'esbuild', 'rollup', 'make', 'just build'].concat([
      'cargo build',
      'go build',
      'pnpm build',
      'yarn build',
      'mvn package',
      'gradle build',
    ]),
    turns: [
      'I need what goes to the server, made anew from src. Do it.',
      'What is in the output folder is a week old. Bring it up to what is below src.',
      'Turn src into what users download, and tell me where it lies.',
    ],
  },
];

/** A part of what a purpose is: a rule about integration tests is no rule about tests. */
const PART =
  /(?<!\p{L})(?:integration\p{L}*|int[ée]gra\p{L}*|e2e|end-to-end|unit\p{L}*|load|smoke|visual|snapshot|single|one|individual|einzeln\p{L}*|slow|nightly|release\p{L}*|prod\p{L}*|docs?|image\p{L}*|container\p{L}*|интеграц\p{L}*)(?!\p{L})|結合|集成/iu;
const WITH =
  /(?<!\p{L})(?:use[sd]?|using|run|runs|via|with|through|nutz\p{L}*|verwend\p{L}*|mit|über|lanc\p{L}*|avec|utilis\p{L}*|usa[rn]?|usar|ejecut\p{L}*|con|com|rod\p{L}*|execut\p{L}*|запуска\p{L}*|через|используй\p{L}*)(?!\p{L})|で|使|用|运行|実行|사용|실행/iu;

const ENDS = /[.!?;,，。；、\n]/u;

/** The words between two marks, in which the place lies. */
const clauseAt = (text: string, at: number): string => {
  const from = [...text.slice(0, at)].reduce((last, sign, index) => (ENDS.test(sign) ? index + 1 : last), 0);
  const length = text.slice(at).search(ENDS);
  return text.slice(from, length < 0 ? undefined : at + length);
};

/** One command and not another, or one command for a purpose, of whatever programs. */
export const purpose: Template = (said: TemplateText): SceneDraft | undefined => {
  if (said.text.length > 200 || !WITH.test(said.plain) || PART.test(said.text) || said.has('except')) return undefined;
  if (said.has('before', 'until', 'when')) return undefined;
  const named = said.literals.filter(({ kind, text }) => kind === 'code' && COMMAND.test(text));
  const meantBy = named.filter(({ span }) => !said.denied(...span));
  const wanted = meantBy.map(({ text }) => text);
  const avoided = named.filter(({ span }) => said.denied(...span)).map(({ text }) => text);
  const [command] = wanted;
  if (command === undefined || wanted.length > 1 || said.literals.some(({ kind }) => kind === 'path')) return undefined;
  const ran = (text: string) =>
    commandsOf({ is: 'call', id: '', tool: '', text, command: [text] }).map(({ words }) => words);
  // `poetry run pytest` runs what it is to stand for, and `npm test -- --watch` is `npm test` too.
  const inner = ran(command).slice(1);
  const isBoth = (other: string): boolean =>
    inner.some((words) => isCommand(words, other)) || ran(other).some((words) => isCommand(words, command));
  const clause = clauseAt(said.plain, meantBy[0]?.span[0] ?? 0);
  const meant = PURPOSES.find(
    ({ named: called, does }) =>
      does.test(command) && (avoided.length > 0 ? avoided.every((each) => does.test(each)) : called.test(clause)),
  );
  if (meant === undefined || avoided.some(isBoth)) return undefined;
  const instead = avoided.length > 0 ? avoided : meant.usual.filter((each) => !isBoth(each));
  const workspace = withCommand(command);
  return {
    shape: 'command-choice',
    check: { type: 'command_chosen', commands: [command], instead },
    scenes: scenes(meant.turns, workspace),
    counters: scenes(
      ['What does src/total.js do? Two sentences.', 'Which version does package.json name?'],
      workspace,
    ).map((each) => ({ ...each, check: { type: 'command_not_ran', commands: [command] } })),
  };
};
