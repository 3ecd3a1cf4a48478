import { expect, test } from 'vitest';
import type { Form } from '../../src/adapter.ts';
import { pack } from '../../src/kit/pack.ts';
import { seeded } from '../bench/ordinary.ts';

/** How often the costs of a form are looked at while so many memories of twelve projects are packed. */
const looksAt = (count: number): number => {
  const random = seeded(7);
  let looks = 0;
  const form = (delivery: Form['delivery'], costs: Form['costs']): Form => ({
    name: delivery,
    delivery,
    parts: [],
    get costs() {
      looks += 1;
      return costs;
    },
  });
  const wishes = Array.from({ length: count }, (_, at) => {
    const shared = { key: `project ${at % 12}`, size: 40 };
    const loaded = [220, 150, 90].map((size) =>
      form('loaded', [{ budget: 'summary', own: Math.round(size * (0.4 + random())), shared }]),
    );
    return { id: `m${at}`, forms: [...loaded, form('searchable', [])] };
  });
  pack(wishes, [{ name: 'summary', used: 0, limit: 9_340, unit: 'bytes', paid: [] }]);
  return looks;
};

// 3,334 sections of what 19 projects tell their agents took 99 of 104 seconds of a plan to be packed.
test('many memories of many projects are packed without trying each against each', () => {
  const looks = looksAt(1_500);
  expect(looks / 1_500).toBeLessThan(1_000);
});
