import * as fs from 'node:fs';
import * as path from 'node:path';
import { claude } from '../../adapters/claude/index.ts';
import { machineOf } from '../../src/store/machine.ts';
import type { Case } from './claude-cases.ts';
import type { Where } from './judged.ts';
import { scratch, write } from './lab.ts';
import { field } from '../../src/text/json.ts';

const INDEX = [{ path: 'MEMORY.md', text: '- [Here](here.md) — this is the place\n' }];

/** Builds the place, hands it over with the folder that the adapter located for its memory, and clears it away. */
export const claudePlace = async <T>(
  { cwd = 'p', files = [], memory = INDEX, make, env }: Case,
  version: string,
  use: (where: Where, located: string | undefined) => Promise<T>,
): Promise<T> => {
  const home = scratch();
  try {
    make?.(home);
    const from = path.join(home, cwd);
    fs.mkdirSync(from, { recursive: true });
    write(home, files);
    const where: Where = { harness: 'claude', home, cwd: from, version, env: env?.(home) ?? {} };
    const machine = machineOf({ env: { HOME: home, ...where.env }, cwd: from, asked: { clientVersion: version } });
    const active = claude.locate(machine).find((at) => at.active === true);
    if (active) write(active.root, memory);
    return await use(where, active && field(active.settings, 'on') === true ? active.root : undefined);
  } finally {
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  }
};
