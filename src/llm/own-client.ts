import { findClient, type Client } from '../drive/installed-client.ts';
import { MemportError } from '../errors.ts';

/** How a client is run that the person has on this machine and is logged in with. */
export interface OwnClient {
  model: string;
  effort?: string | undefined;
  /** The program and arguments of the person's own before ours, where it is not the one on PATH. */
  argv: readonly string[];
  env: Readonly<Record<string, string>>;
}

/** Says that the client itself chooses. */
export const ITS_OWN = 'default';

/** Found once, with the first question. */
export const programOf = (
  { argv, env }: OwnClient,
  drive: { bin: string; package: string },
): (() => Promise<Client & { before: readonly string[] }>) => {
  let found: Promise<Client> | undefined;
  const find = async (): Promise<Client> => {
    const client = await findClient({ drive, bin: argv[0], path: env['PATH'] ?? '' });
    if (client) return client;
    throw new MemportError('provider', {
      what: `${drive.bin} is not installed here`,
      where: 'PATH',
      todo: `npm install -g ${drive.package}, or "command": ["/path/to/${drive.bin}"] below "models" in config.json`,
    });
  };
  return async () => ({ ...(await (found ??= find())), before: argv.slice(1) });
};

/**
 * The same JSON with the signs that these clients act upon as escapes: `@file` sends that file along (Claude Code
 * 2.1.197, 2.1.329), `$name` a skill (Codex 0.169).
 */
export const inert = (json: string): string =>
  json.replace(/[@$]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);

export const loggedOut = (name: string, login: string): MemportError =>
  new MemportError('provider', {
    what: `nobody is logged in with ${name}`,
    where: name,
    todo: `${login}, then run this again`,
  });
