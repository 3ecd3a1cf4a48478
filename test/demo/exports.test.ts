import { expect, test } from 'vitest';
import { FIELDS } from '../../src/ir/field.ts';
import { committed, exported } from './exports.ts';

test('the exports that our own workflow compares are what the demo gives today: npm run demo:exports', async () => {
  for (const [name, text] of await exported()) expect([name, committed(name) === text]).toEqual([name, true]);
});

test('whatever harness an export is of, a memory has its fields in one order', async () => {
  const orders = [...(await exported())].flatMap(([, text]) => {
    const { stores } = JSON.parse(text) as { stores: { memories: object[] }[] };
    return stores.flatMap(({ memories }) => memories.map((memory) => Object.keys(memory)));
  });
  const all = ['id', 'name', ...FIELDS, 'delivered', 'native', 'places'];
  expect(orders.length).toBeGreaterThan(100);
  for (const order of orders)
    expect(order.filter((field) => all.includes(field))).toEqual(all.filter((field) => order.includes(field)));
});
