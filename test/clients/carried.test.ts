import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import { clearedEnv, memport } from '../cli/built.ts';
import { furnish } from '../demo/machine.ts';
import { absent, pinned } from './lab.ts';

const CODEX = { arrow: 'claude:codex', drive: codexDrive, version: '0.171.0', makes: 'memories_v2' };
const CASES = [
  { ...CODEX, files: { 'config.toml': '[features]\nmemories = true\n' }, says: ['60 memories seen as predicted.'] },
  {
    ...CODEX,
    files: {},
    says: [
      'With memory as it is, off: 60 memories seen as predicted.',
      'With memory on: 60 memories seen as predicted.',
    ],
  },
  {
    arrow: 'codex:claude',
    drive: claudeDrive,
    version: '2.1.332',
    makes: 'projects',
    files: {},
    says: ['12 memories seen as predicted.'],
  },
];

/** A home of the target's that only an option names: the copy is made of it, and the client is pointed at the copy. */
describe('--verify with --to-root', () => {
  test.each(CASES)('$arrow, with $files', async ({ arrow, drive, version, files, says, makes }) => {
    if (!(await pinned(drive, version)) && absent(drive, version)) return;
    const { home, state, remove } = furnish();
    try {
      const root = join(dirname(home), 'another home');
      mkdirSync(root);
      for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
      const ran = memport([arrow, '--to-root', root, '--yes', '--all', '--verify=require'], {
        home,
        env: { XDG_STATE_HOME: state, PATH: `${clearedEnv(home)['PATH']}:${dirname(process.execPath)}` },
      });
      expect([ran.stderr, ran.code]).toEqual(['', 0]);
      for (const said of says) expect(ran.stdout).toContain(said);
      expect(readdirSync(root)).toContain(makes);
    } finally {
      remove();
    }
  });
});
