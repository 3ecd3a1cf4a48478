/** Values of which one place holds one: two different ones in the same place contradict each other. */
const SLOTS: Readonly<Record<string, string>> = {
  'package manager': 'npm yarn pnpm bun',
  'python packaging': 'pip pip-tools poetry uv conda pipenv pdm',
  weekday: 'monday tuesday wednesday thursday friday saturday sunday',
  'part of the week': 'weekday weekend',
  'part of the day': 'morning afternoon evening night',
  month: 'january february march april june july august september october november december',
  language: 'english german french spanish portuguese korean chinese japanese italian dutch polish russian',
  spelling: 'british american',
  indentation: 'tab space',
  'quote marks': 'singlequote doublequote',
  casing: 'snake_case camelcase kebab-case pascalcase snake-case camel-case sentencecase titlecase',
  'test runner': 'jest vitest mocha ava jasmine pytest unittest nose',
  database: 'postgres postgresql mysql mariadb sqlite mongodb oracle duckdb cockroachdb',
  'message queue': 'kafka rabbitmq sqs nats rocketmq pulsar',
  cloud: 'aws gcp azure hetzner digitalocean heroku',
  'image format': 'png webp jpeg jpg svg avif gif',
  editor: 'vim neovim emacs vscode intellij zed helix',
  'way of merging': 'squash rebase mergecommit',
  branch: 'main master develop trunk',
  'front-end framework': 'react vue svelte angular solid',
  'data frame library': 'pandas polars dask spark',
  'role of a person': 'manager engineer designer director analyst intern lawyer nurse teacher',
  layout: 'list table text',
  shell: 'bash zsh fish powershell',
  'markup language': 'markdown rst asciidoc latex html',
  'serial format': 'json yaml toml xml csv parquet',
  protocol: 'rest graphql grpc soap',
  currency: 'euro euros dollar dollars eur usd gbp',
  'number type': 'integer float decimal',
  interval: 'second minute hour day week month quarter year',
  paradigm: 'inherit compose',
  'operating system': 'linux macos windows ubuntu debian fedora',
  linter: 'eslint biome prettier ruff black flake8',
  styling: 'tailwind bootstrap sass less',
  'time zone': 'utc gmt cet est pst localtime',
  'programming language': 'python typescript javascript golang rust java kotlin swift ruby php elixir scala haskell perl',
  'CI system': 'jenkins circleci gitlab-ci buildkite travis',
};

/** Differing here means that two texts speak of different things, not that they disagree. */
const SUBJECTS: Readonly<Record<string, string>> = {
  environment: 'staging production demo sandbox testdb proddb qa development',
  'part of a product': 'frontend backend frontends backends mobile web desktop',
  'kind of test': 'unit integration endtoend',
  'kind of text': 'commit pr comment doc email report answer ticket message',
};

/** Literals of these kinds are values too, in a slot of their own kind. */
export const LITERAL_SLOTS: ReadonlySet<string> = new Set(['path', 'url', 'host', 'email', 'date', 'time', 'version', 'number', 'channel', 'code', 'file', 'zone']);
/** Whatever the clause does with them, two of these in one place exclude each other: even "not more than 40". */
export const MEASURES: ReadonlySet<string> = new Set(['number', 'time', 'date', 'version']);

const index = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([slot, values]) => values.split(' ').map((value) => [value, slot] as const)));

const BY_VALUE = index(SLOTS);
const BY_SUBJECT = index(SUBJECTS);

/** Doing the one is not doing the other. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['keep', 'delete'], ['add', 'delete'], ['show', 'hide'], ['open', 'close'], ['start', 'stop'], ['include', 'exclude'], ['update', 'downgrade'],
  ['push', 'pull'], ['accept', 'reject'], ['lock', 'unlock'], ['encrypt', 'decrypt'], ['import', 'export'], ['upload', 'download'], ['split', 'join'], ['mergecommit', 'squash'],
];

export const opposite = (a: string, b: string): boolean => OPPOSITES.some(([one, other]) => (a === one && b === other) || (a === other && b === one));

export const slotOf = (key: string): string | undefined => BY_VALUE.get(key);
export const subjectOf = (key: string): string | undefined => BY_SUBJECT.get(key);
