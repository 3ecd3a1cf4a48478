import { expect, test } from 'vitest';
import { bulletList } from '../../src/kit/bullet-list.ts';
import { plainEdition } from '../../src/kit/editions.ts';
import { textFile } from '../contract/world.ts';
import { SCENE } from '../contract/world.ts';
import { locationOf } from '../plan/plain.ts';

test('of a list that is loaded up to a limit, the bullets behind it reach nobody', () => {
  const list = bulletList({
    id: 'toy',
    title: 'Toy',
    aliases: [],
    docs: [],
    brand: [],
    home: '.toy',
    file: 'notes.md',
    section: 'Notes',
    frames: {},
    limit: 30,
    notices: 'At once.',
    conventions: [
      plainEdition({ version: '1', date: '2026-11-20', limits: {}, evidence: { value: 'none', seen: 'made up' } }),
    ],
  });
  const text = '## Notes\n\n- The port is 5433\n- Use tabs\n- Ada owns the billing code\n';
  const store = list.read(new Map([['notes.md', textFile(text)]]), locationOf('toy', { owns: ['notes.md'] }));
  const { deliveries, budgets } = list.view([store], SCENE);
  expect(deliveries.map(({ delivery }) => delivery)).toEqual(['loaded', 'loaded', 'unseen']);
  expect(deliveries[2]?.reason).toBe('notes.md is loaded up to 30 characters, and it stands behind them');
  expect(budgets.map(({ used, limit }) => [used, limit])).toEqual([[58, 30]]);
});
