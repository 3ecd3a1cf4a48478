import * as fs from 'node:fs';
import { enableCompileCache } from 'node:module';
import * as path from 'node:path';
import { stateRoot } from './state.ts';

/**
 * Has Node keep what it compiles of this build, so that the next start need not compile it again; that of other builds
 * goes. No folder of memport's is made for that alone. `NODE_COMPILE_CACHE` names another folder, and
 * `NODE_DISABLE_COMPILE_CACHE` says that nothing is kept: Node sees to both.
 */
export const keepCompiled = (build: string, env: NodeJS.ProcessEnv = process.env): void => {
  // Nothing is written on Windows.
  if (process.platform === 'win32') return;
  const root = stateRoot(env, env['HOME'] ?? '');
  const all = path.join(root, 'compiled');
  const own = path.join(all, build);
  try {
    if (!path.isAbsolute(root) || !fs.existsSync(root)) return;
    if (!fs.existsSync(own)) {
      fs.rmSync(all, { recursive: true, force: true });
      fs.mkdirSync(own, { recursive: true, mode: 0o700 });
    }
    enableCompileCache(own);
  } catch {
    // Where nothing can be written, it is compiled each time.
  }
};
