import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memportHere } from '../cli/here.ts';
import { furnish } from './machine.ts';

const HARNESSES = ['claude', 'codex', 'hermes'] as const;
const FOLDER = new URL('exports/', import.meta.url);

/** What the demo's three stores hold once Claude Code's memories were carried into the other two. */
export const exported = async (): Promise<Map<string, string>> => {
  const { home, remove } = furnish();
  try {
    const cwd = join(home, 'ferry-api');
    const typed = async (...args: string[]): Promise<void> => {
      const { code, stderr } = await memportHere(home, args, { cwd });
      if (code !== 0) throw new Error(`memport ${args.join(' ')} ended with ${code}: ${stderr}`);
    };
    for (const to of ['codex', 'hermes']) await typed(`claude:${to}`, '--all', '--yes');
    const files = new Map<string, string>();
    for (const each of HARNESSES) {
      const file = join(home, 'out', `${each}.ir.json`);
      await typed('export', each, '--out', file);
      files.set(`${each}.ir.json`, readFileSync(file, 'utf8'));
    }
    return files;
  } finally {
    remove();
  }
};

export const committed = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

if (import.meta.main) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const [name, text] of await exported()) writeFileSync(new URL(name, FOLDER), text);
}
