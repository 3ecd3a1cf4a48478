import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Builds an installation out of git, which npm packs after this script. `npm install -g git+…` (pre-commit does that)
 * hands its own `global` on to the installation in the clone, which then has nothing to build with (seen with npm 11.19):
 * so that is installed here, and npm asks for this script again.
 */
const { MEMPORT_PREPARES: again, ...env } = process.env;
const tools = existsSync(new URL('../node_modules/typescript', import.meta.url));
if (!tools && again !== undefined) throw new Error('npm ci put no TypeScript here; it is needed to build memport');
const own = Object.entries(env).filter(([name]) => !/^npm_config_(?:global|prefix|location|include|omit)$/i.test(name));
const done = tools
  ? spawnSync('npm run -s build', { shell: true, stdio: 'inherit' })
  : spawnSync('npm ci --include=dev --no-audit --no-fund', {
      shell: true,
      stdio: 'inherit',
      env: { ...Object.fromEntries(own), MEMPORT_PREPARES: 'yes' },
    });
process.exitCode = done.status ?? 1;
