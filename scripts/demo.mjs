// A tour on a throw-away HOME: every command is printed before it runs, and nothing of yours is read or written.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { furnish } from './demo-home.mjs';

const TOUR = [
  ['What does the agent on this machine remember?', ['list']],
  ['And what does its model see of that, in the profile in use?', ['show', 'hermes']],
  ['One memory, whole, found by its words.', ['show', 'hermes', 'billing database']],
  ['The text the model is given, as the client sends it.', ['show', 'hermes', '--as-prompt']],
  ['The other profile.', ['list', 'hermes', '--profile', 'private']],
];

const bin = fileURLToPath(new URL('../dist/src/cli/bin.js', import.meta.url));
const home = mkdtempSync(join(realpathSync(tmpdir()), 'memport-demo-'));
const { PATH = '', TERM = '', NO_COLOR } = process.env;
let failed = false;
try {
  furnish(home);
  for (const [about, args] of TOUR) {
    process.stdout.write(`\n# ${about}\n$ memport ${args.map((word) => (word.includes(' ') ? `"${word}"` : word)).join(' ')}\n`);
    const ran = spawnSync(process.execPath, [bin, ...args], { cwd: home, env: { HOME: home, PATH, TERM, ...(NO_COLOR !== undefined && { NO_COLOR }) }, stdio: 'inherit' });
    failed ||= ran.status !== 0;
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
