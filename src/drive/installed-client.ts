import * as fs from 'node:fs';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import type { Drive } from '../ir/drive.ts';
import { inOwnFolder, runGroup } from './child.ts';

export interface Client {
  file: string;
  version: string;
  from: 'bin' | 'path' | 'clients';
}

interface WantedClient {
  drive: Pick<Drive, 'bin' | 'package'>;
  /** What `--bin` said. */
  bin?: string | undefined;
  /** The value of PATH. */
  path: string;
  /** memport's own `.clients/`; never one below the folder somebody is in, which could belong to a stranger. */
  clients?: string | undefined;
  /** One certain version out of `.clients/`. */
  version?: string | undefined;
}

/** The client to run: the one asked for, else the one on PATH, else the newest that `npm run clients` installed. */
export const findClient = async (wanted: WantedClient): Promise<Client | undefined> => {
  if (wanted.bin !== undefined) {
    if (!isProgram(wanted.bin))
      throw new MemportError('usage', {
        what: `${wanted.bin} is no program that can be run`,
        where: wanted.bin,
        expected: `the path of ${wanted.drive.bin}`,
      });
    return clientAt(wanted.bin, 'bin', wanted);
  }
  const onPath = wanted.version === undefined ? fileOnPath(wanted.drive.bin, wanted.path) : undefined;
  if (onPath !== undefined) return clientAt(onPath, 'path', wanted);
  const installed = installedIn(wanted);
  return installed === undefined ? undefined : clientAt(installed, 'clients', wanted);
};

/** The client on PATH and its version as the package beside it says, where one does: nothing is started. */
export const clientOnPath = (
  drive: Pick<Drive, 'bin' | 'package'>,
  PATH: string,
): { file: string; version: string | undefined } | undefined => {
  const file = fileOnPath(drive.bin, PATH);
  return file === undefined ? undefined : { file, version: versionBeside(file, drive.package) };
};

/** Its version alone. */
export const versionOnPath = (drive: Pick<Drive, 'bin' | 'package'>, PATH: string): string | undefined =>
  clientOnPath(drive, PATH)?.version;

const fileOnPath = (bin: string, PATH: string): string | undefined =>
  PATH.split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, bin))
    .find(isProgram);

/** `.clients/` of the package that this file belongs to: in a checkout, and nowhere else, there is one. */
export const ownClients = (): string | undefined => {
  for (let folder = import.meta.dirname; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (manifestIn(folder)?.name === 'memport') return path.join(folder, '.clients');
  }
  return undefined;
};

const installedIn = ({ clients, drive, version }: WantedClient): string | undefined => {
  if (clients === undefined || !fs.existsSync(clients)) return undefined;
  const prefix = `${drive.bin}-`;
  const versions = fs
    .readdirSync(clients)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  const newest = versions
    .filter((each) => version === undefined || each === version)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return newest.map((each) => path.join(clients, prefix + each, drive.bin)).find(isProgram);
};

const isProgram = (file: string): boolean => {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
};

const clientAt = async (file: string, from: Client['from'], { drive, path: PATH }: WantedClient): Promise<Client> => {
  const version = versionBeside(file, drive.package) ?? (await versionSaid(file, PATH));
  return { file: path.resolve(file), version, from };
};

/** The package.json that the program belongs to; the packages per platform are named after the main one. */
const versionBeside = (file: string, name: string): string | undefined => {
  let folder = path.dirname(fs.realpathSync(file));
  for (let up = 0; up < 6; up += 1, folder = path.dirname(folder)) {
    const manifest = manifestIn(folder);
    if (manifest?.name?.startsWith(name) && manifest.version !== undefined)
      return /^\d+(\.\d+)*/.exec(manifest.version)?.[0];
  }
  return undefined;
};

const manifestIn = (folder: string): { name?: string; version?: string } | undefined => {
  try {
    const file = path.join(folder, 'package.json');
    if (!fs.statSync(file).isFile()) return undefined;
    return JSON.parse(fs.readFileSync(file, 'utf8')) as { name?: string; version?: string };
  } catch {
    return undefined;
  }
};

/** Asked on an empty HOME: a client may write there even for this. */
const versionSaid = async (file: string, PATH: string): Promise<string> => {
  return inOwnFolder(async (folder) => {
    const home = path.join(folder, 'home');
    fs.mkdirSync(home);
    const ended = await runGroup({
      file: path.resolve(file),
      argv: ['--version'],
      cwd: home,
      env: { PATH, HOME: home },
      timeoutMs: 20_000,
    });
    const version = /\d+\.\d+(\.\d+)*/.exec(ended.stdout)?.[0];
    if (version === undefined)
      throw new MemportError('io', {
        what: 'the client does not say its version',
        where: `${file} --version`,
        todo: 'Name another one with --bin.',
      });
    return version;
  });
};
