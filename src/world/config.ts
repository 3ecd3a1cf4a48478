import * as path from 'node:path';
import { settingsIn } from '../repo/settings.ts';
import type { Shapes } from '../repo/settings-shape.ts';
import type { World } from './world.ts';

/**
 * Where the person says things about memport itself. Without a home there is no such place: a relative path would be
 * a stranger's.
 */
export const configFolder = (env: World['env']): string | undefined => {
  const base = env['XDG_CONFIG_HOME'];
  const folder = base !== undefined && path.isAbsolute(base) ? base : path.join(env['HOME'] ?? '', '.config');
  return path.isAbsolute(folder) ? path.join(folder, 'memport') : undefined;
};

/** What the person's own file says. */
export const ownConfig = (env: World['env']): Shapes['own'] => {
  const folder = configFolder(env);
  if (folder === undefined) return {};
  const example =
    '{"models": {"local": {"client": "compatible", "url": "http://127.0.0.1:11434/v1", "model": "llama3.2"}}}';
  return settingsIn(path.join(folder, 'config.json'), 'own', example)?.value ?? {};
};

const PRICES = 'prices.json';

/** What the person wrote down of prices: memport knows none by itself. */
export const ownPrices = (env: World['env']): Shapes['prices'] => {
  const folder = configFolder(env);
  if (folder === undefined) return {};
  return settingsIn(path.join(folder, PRICES), 'prices', PRICE_EXAMPLE)?.value ?? {};
};

/** Dollars for a million tokens. */
export const PRICE_EXAMPLE = '{"a-model": {"sent": 3, "cached": 0.3, "received": 15}}';
