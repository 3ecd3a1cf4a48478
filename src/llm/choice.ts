import { MemportError } from '../errors.ts';

/** What the person set down about a client in their own configuration. */
export interface ClientSetting {
  client?: string | undefined;
  model?: string | undefined;
  url?: string | undefined;
  key_env?: string | undefined;
  effort?: string | undefined;
  command?: readonly string[] | undefined;
  at_once?: number | undefined;
  timeout?: number | undefined;
}

interface Built {
  /** The model that is asked where nobody names one. */
  model?: string;
  url?: string;
  urlFrom?: string;
  keyFrom?: string;
}

/** The clients there are, and what holds for each until somebody says otherwise. */
export const CLIENTS = {
  anthropic: {
    model: 'claude-sonnet-5-5',
    url: 'https://api.anthropic.com',
    urlFrom: 'ANTHROPIC_BASE_URL',
    keyFrom: 'ANTHROPIC_API_KEY',
  },
  openai: {
    model: 'gpt-6.1-terra',
    url: 'https://api.openai.com/v1',
    urlFrom: 'OPENAI_BASE_URL',
    keyFrom: 'OPENAI_API_KEY',
  },
  compatible: { keyFrom: 'MEMPORT_API_KEY' },
  // The client's own choice.
  'claude-code': { model: 'default' },
  'codex-cli': { model: 'default' },
  command: { model: 'unknown' },
} as const satisfies Readonly<Record<string, Built>>;

export type ClientId = keyof typeof CLIENTS;

/** One client as it is to be asked, with everything settled but who pays. */
export interface Chosen {
  id: ClientId;
  model: string;
  url?: string;
  /** The variable that holds the key. */
  keyFrom: string;
  effort?: string;
  argv: readonly string[];
  atOnce?: number;
  patienceMs?: number;
}

/** Answers that were recorded in a folder; what it lacks is asked of the other one, where one is named. */
export interface Recorded {
  id: 'cassette';
  folder: string;
  of?: Chosen;
}

type Env = Readonly<Record<string, string | undefined>>;
export type KnownModel = Readonly<Record<string, ClientSetting>>;

/**
 * What a choice means: `anthropic`, `claude-code#opus`, `http://127.0.0.1:11434/v1#llama3.2`, `cassette:DIR`, a name
 * of the person's own.
 */
export const chosenBy = (choice: string, known: KnownModel, env: Env): Chosen | Recorded => {
  const tape = /^cassette:([^,]+)(?:,(.+))?$/.exec(choice);
  if (tape?.[1] === undefined) return clientBy(choice, known, env);
  return { id: 'cassette', folder: tape[1], ...(tape[2] !== undefined && { of: clientBy(tape[2], known, env) }) };
};

const clientBy = (choice: string, known: KnownModel, env: Env): Chosen => {
  const at = choice.lastIndexOf('#');
  const [name, named] = at === -1 ? [choice, undefined] : [choice.slice(0, at), choice.slice(at + 1)];
  const address = /^https?:\/\//i.test(name) ? name : undefined;
  const own = Object.hasOwn(known, name) ? known[name] : undefined;
  const id = address === undefined ? (own?.client ?? name) : 'compatible';
  if (!isClient(id)) throw unknownClient(choice, known);
  const built: Built = CLIENTS[id];
  const model = named || env['MEMPORT_MODEL'] || own?.model || built.model;
  const url = address ?? own?.url ?? (built.urlFrom && env[built.urlFrom]) ?? built.url;
  if (id === 'compatible' && url === undefined) throw lacking(choice, 'an address', `http://127.0.0.1:11434/v1#MODEL`);
  if (id === 'command' && own?.command === undefined)
    throw lacking(choice, 'a program', '{"models": {"command": {"command": ["my-program"]}}} in config.json');
  if (model === undefined) throw lacking(choice, 'a model', `${choice}#MODEL`);
  return {
    id,
    model,
    keyFrom: own?.key_env ?? built.keyFrom ?? '',
    argv: own?.command ?? [],
    ...(url !== undefined && { url }),
    ...(own?.effort !== undefined && { effort: own.effort }),
    ...(own?.at_once !== undefined && { atOnce: own.at_once }),
    ...(own?.timeout !== undefined && { patienceMs: own.timeout * 1_000 }),
  };
};

const isClient = (id: string): id is ClientId => Object.hasOwn(CLIENTS, id);

export const everyChoice = (known: KnownModel): string =>
  [
    ...new Set([
      ...Object.keys(CLIENTS).filter((id) => id !== 'compatible' && id !== 'command'),
      'a base URL with #MODEL',
      'cassette:DIR',
      ...Object.keys(known),
    ]),
  ].join(', ');

const unknownClient = (choice: string, known: KnownModel): MemportError =>
  new MemportError('usage', {
    what: `"${choice}" is no model client that memport knows`,
    expected: `one of ${everyChoice(known)}`,
    todo: 'name one of your own below "models" in $XDG_CONFIG_HOME/memport/config.json',
  });

const lacking = (choice: string, what: string, todo: string): MemportError =>
  new MemportError('usage', { what: `"${choice}" does not say ${what}`, expected: todo });
