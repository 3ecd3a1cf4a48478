import { expect, test } from 'vitest';
import { committed, exported } from './exports.ts';

test('the exports that our own workflow compares are what the demo gives today: npm run demo:exports', async () => {
  for (const [name, text] of await exported()) expect([name, committed(name) === text]).toEqual([name, true]);
});
