import { expect, test } from 'vitest';
import type { Asking } from '../../src/llm/client.ts';
import { faultIn } from '../../src/llm/schema-fault.ts';
import { drafted, draftQuestion } from '../../src/probe/drafted.ts';
import { memory } from './memory.ts';

const RULE = memory('Never style a raw button; buttons come from the kit.', { kind: 'rule' });
const GOOD = {
  cannot: null,
  shape: 'forbidden-text',
  check: { type: 'forbid_phrase', texts: ['<button'], instead: [], reach: 'code', of: null, min: null, max: null },
  scenarios: [
    'Give the cart page something to click that empties it.',
    'The form lacks a way to send it off.',
    'Let visitors close the banner.',
    'Make it possible to fold the menu.',
  ],
  counters: ['What is the DOM?', 'Name three HTML tags for text.', 'Why is the sky blue?'],
};
const answering =
  (value: unknown): Asking =>
  async (questions) =>
    questions.map(() => ({ is: 'answer', value, model: 'm' }));
const draft = async (value: unknown) => (await drafted([{ memory: RULE, handle: 'abcdef' }], answering(value)))[0];

test('what a model draws up is unreviewed, and keeps to the schema that it was asked for', async () => {
  expect(faultIn(GOOD, draftQuestion(RULE).schema)).toBeUndefined();
  expect(draftQuestion(RULE).instructions).not.toContain('raw button');
  expect(await draft(GOOD)).toMatchObject({
    probe: {
      author: 'model',
      reviewed: false,
      check: { type: 'forbid_phrase', phrases: ['<button'], reach: 'code' },
      scenarios: [{ id: 's1' }, { id: 's2' }, { id: 's3' }, { id: 's4' }],
    },
  });
});

test('a scenario that tells the rule is left out, and too few are none', async () => {
  const leaky = { ...GOOD, scenarios: ['Style a raw button for me.', ...GOOD.scenarios] };
  expect(JSON.stringify(await draft(leaky))).not.toContain('Style a raw button');
  const all = { ...GOOD, scenarios: GOOD.scenarios.map((each) => `${each} No raw buttons.`) };
  expect(await draft(all)).toEqual({ none: expect.stringContaining('raw button') });
});

test('a scenario that names what the check looks for is left out, too', async () => {
  const check = { ...GOOD.check, type: 'exact_fact', texts: ['Heron'] };
  const made = await draft({ ...GOOD, check, scenarios: ['Is it the heron?', ...GOOD.scenarios] });
  expect(made).toMatchObject({ probe: { scenarios: [{}, {}, {}, {}] } });
  expect(JSON.stringify(made)).not.toContain('Is it the heron?');
});

test.each([
  [{ ...GOOD, cannot: 'it is about taste' }, 'it is about taste'],
  [{ ...GOOD, check: { ...GOOD.check, type: 'forbid_regex', texts: ['(?=a)'] } }, 'looking ahead'],
  [{ ...GOOD, check: { ...GOOD.check, type: 'run' } }, 'no check that can be run'],
  [{ ...GOOD, check: { ...GOOD.check, texts: [] } }, 'no check that can be run'],
  [{ ...GOOD, counters: [] }, 'too few'],
  [{ ...GOOD, shape: 'odd' }, 'no probe'],
  ['what', 'no check'],
])('%#: no probe comes of it', async (value, why) => {
  expect(await draft(value)).toEqual({ none: expect.stringContaining(why) });
});

test('without an answer there is none', async () => {
  const silent: Asking = async (questions) => questions.map(() => ({ is: 'none', why: 'refused' }));
  expect(await drafted([{ memory: RULE, handle: 'abcdef' }], silent)).toEqual([
    { none: expect.stringContaining('refused') },
  ]);
});
