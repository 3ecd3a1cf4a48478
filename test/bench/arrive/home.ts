import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../../adapters/claude/folders/slug.ts';
import { put } from '../../migrate/put.ts';
import { wildCodex, wildHermes } from '../../migrate/wild-homes.ts';
import { WILD_KINDS, wildStore } from '../../migrate/wild.ts';

/** One source to be carried: what it is called, whose it is, and how its files come into a HOME. */
export interface Case {
  name: string;
  harness: Harness;
  furnish: (home: string) => void;
}

export type Harness = 'claude' | 'codex' | 'hermes';
export const HARNESSES: readonly Harness[] = ['claude', 'codex', 'hermes'];

/** Stores in the shapes and shares of real ones: 72 of Claude Code, and homes of the other two. */
export const generated = (perKind: number): Case[] => {
  const seeds = Array.from({ length: perKind }, (_, at) => at + 1);
  const claude = WILD_KINDS.flatMap((kind, at) =>
    seeds.map((seed): Case => ({
      name: `${kind.title} ${seed}`,
      harness: 'claude',
      furnish: (home) => {
        const { files, mtimes } = wildStore(kind, seed * 1_000 + at);
        const cwd = join(home, 'work/app');
        const sessions = join(home, '.claude/projects', slugOf(cwd));
        put(join(sessions, 'memory'), files, mtimes);
        mkdirSync(cwd, { recursive: true });
        writeFileSync(join(sessions, 'session.jsonl'), `${JSON.stringify({ cwd })}\n`);
      },
    })),
  );
  const codex = seeds.flatMap((seed) =>
    (['v1', 'v2'] as const).map((generation): Case => ({
      name: `codex ${generation} ${seed}`,
      harness: 'codex',
      furnish: (home) => {
        const files = wildCodex(seed, generation, 3_000 + seed * 1_000);
        const here = join(home, 'work');
        const moved = new Map([...files].map(([file, text]) => [file, text.replaceAll('/home/ada', here)]));
        put(join(home, '.codex'), moved);
        // What a project's start loads can only be asked where the project is.
        for (const text of moved.values())
          for (const [cwd] of text.matchAll(/(?<=cwd=|^#+ |Group: )\/[\w/.-]+/gm))
            if (cwd.startsWith(here)) mkdirSync(cwd, { recursive: true });
      },
    })),
  );
  const hermes = seeds.map((seed): Case => ({
    name: `hermes ${seed}`,
    harness: 'hermes',
    furnish: (home) => put(join(home, '.hermes'), wildHermes(seed)),
  }));
  return [...claude, ...codex, ...hermes];
};

/** Stores that lie in folders `<case>/<home of a harness>`, as `.claude`, `claude`, `.codex`, … */
export const fromFolder = (folder: string): Case[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .flatMap(({ name }) =>
      HARNESSES.flatMap((harness): Case[] => {
        const root = [`.${harness}`, harness].map((each) => join(folder, name, each)).find((each) => existsSync(each));
        return root === undefined
          ? []
          : [
              {
                name,
                harness,
                furnish: (home) =>
                  cpSync(root, join(home, `.${harness}`), { recursive: true, preserveTimestamps: true }),
              },
            ];
      }),
    );

/** The other end: a home that remembers nothing. */
export const empty = (home: string, harness: Harness): void => {
  const files: Record<Harness, [string, string]> = {
    claude: ['.claude/settings.json', '{}\n'],
    codex: ['.codex/config.toml', '[features]\nmemories = true\n'],
    hermes: ['.hermes/memories/.keep', ''],
  };
  const [file, text] = files[harness];
  put(home, new Map([[file, text]]));
};
