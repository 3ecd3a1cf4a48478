import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inHome, memportHere } from '../../cli/here.ts';
import { add, remove } from '../../hermes/memory-tool.ts';
import { put } from '../../migrate/put.ts';
import { wildHermes } from '../../migrate/wild-homes.ts';
import type { Case } from './home.ts';

const LIMITS = { 'MEMORY.md': 2_200, 'USER.md': 1_375 } as const;
type Name = keyof typeof LIMITS;
const NAMES = Object.keys(LIMITS) as Name[];

/** How a file of Hermes may stand: as its own tool writes it, or as an editor leaves it. */
export const STATES = ['clean', 'crlf', 'loose'] as const;
type State = (typeof STATES)[number];

/** A file that leaves so much free, and how its own client may have left it. */
const fileOf = (name: Name, free: number, how: State, seed: number): string => {
  const limit = LIMITS[name];
  const entries = (wildHermes(seed, 0.98).get(`memories/${name}`) ?? '').split('\n§\n');
  while ([...entries.join('\n§\n')].length > limit - free - 12) entries.pop();
  const left = limit - free - [...entries.join('\n§\n')].length - (entries.length > 0 ? 3 : 0);
  if (left > 0) entries.push(`Desk: ${'x'.repeat(Math.max(1, left - 6))}`.slice(0, left));
  const gap = how === 'crlf' ? '\r\n§\r\n' : how === 'loose' ? '\n\n§\n\n' : '\n§\n';
  return entries.map((entry) => (how === 'crlf' ? entry.replaceAll('\n', '\r\n') : entry)).join(gap);
};

const FREE = [0, 99, 100, 102, 103, 104, 110, 150, 205, 206, 207, 300, 500, 900, 1_300] as const;

/**
 * Carries a store into a Hermes home that is full of its own but for some characters, and tries its tool there before
 * and after: what of it no longer works, or stands no more.
 */
export const brokenBy = async (one: Case, at: number, how: State): Promise<{ tried: number; broken: string[] }> => {
  const free = (name: Name): number =>
    FREE[(at * 5 + STATES.indexOf(how) * 4 + (name === 'USER.md' ? 7 : 0)) % FREE.length] as number;
  const broken: string[] = [];
  let tried = 0;
  await inHome(async (home) => {
    one.furnish(home);
    const files = NAMES.map((name) => [`memories/${name}`, fileOf(name, free(name), how, at * 10 + 1)] as const);
    put(join(home, '.hermes'), new Map(files));
    const bytesOf = (name: Name): Buffer => {
      const file = join(home, '.hermes/memories', name);
      return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    };
    const before = new Map(NAMES.map((name) => [name, bytesOf(name)]));
    await memportHere(home, [`${one.harness}:hermes`, '--yes', '--all', '--include-absent', '--partial'], {
      cwd: home,
    });
    for (const name of NAMES) {
      const [was, is] = [before.get(name) as Buffer, bytesOf(name)];
      const judged = (what: string, before: boolean, after: boolean): void => {
        if (before) tried += 1;
        if (before && !after) broken.push(`${one.name}, ${name}, ${free(name)} free, ${how}: ${what}`);
      };
      const adds = (bytes: Buffer): boolean =>
        add(bytes, LIMITS[name], 'The user drinks tea. '.repeat(5).slice(0, 100).replace(/ $/, '.')).did;
      judged('an add of 100 characters', adds(was), adds(is));
      const first = was.toString().split(/\r?\n/)[0] as string;
      const removes = (bytes: Buffer): boolean => first !== '' && remove(bytes, LIMITS[name], first).did;
      judged('a remove', removes(was), removes(is));
      const entries = (bytes: Buffer): string[] =>
        bytes
          .toString()
          .replace(/\r\n/g, '\n')
          .split(/\n+§\n+/);
      for (const entry of entries(was)) judged(`the entry ${entry}`, entry !== '', entries(is).includes(entry));
    }
  });
  return { tried, broken };
};
