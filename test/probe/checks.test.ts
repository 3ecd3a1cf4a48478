import { describe, expect, test } from 'vitest';
import type { Checked, Check } from '../../src/probe/single-check.ts';
import { checked } from '../../src/probe/checked-transcript.ts';
import type { Transcript } from '../../src/probe/calls-done.ts';
import { FACTS } from './checks/facts.ts';
import { FORM } from './checks/form.ts';
import { TEXT } from './checks/text.ts';
import { type Table, transcript } from './checks/told.ts';
import { TRACE } from './checks/trace.ts';

/** The outputs of a table of which a judge says something else than the hand that made them. */
const wrong = ({ check, passes, fails, open = [] }: Table, judge: typeof checked): string[] => {
  const says = (short: (typeof passes)[number]): Checked => judge(check, transcript(short));
  return [
    ...passes.filter((each) => !says(each).passed).map((each) => `should pass: ${JSON.stringify(each)}`),
    ...fails
      .filter((each) => says(each).passed || says(each).undecided !== undefined)
      .map((each) => `should fail: ${JSON.stringify(each)}`),
    ...open.filter((each) => says(each).undecided === undefined).map((each) => `open: ${JSON.stringify(each)}`),
  ];
};

const inverted = (check: Check, given: Transcript): Checked => checked({ not: check }, given);

describe.each(Object.entries({ ...TEXT, ...TRACE, ...FORM, ...FACTS }))('%s', (_, table) => {
  test('tells what was done from what was spoken of', () => {
    expect(table.passes.length).toBeGreaterThanOrEqual(10);
    expect(table.fails.length).toBeGreaterThanOrEqual(10);
    expect(wrong(table, checked)).toEqual([]);
  });

  test('fails every output when it is turned round', () => {
    expect(wrong({ ...table, open: [] }, inverted)).toHaveLength(table.passes.length + table.fails.length);
  });

  test('shows words that stand where it says', () => {
    for (const each of [...table.passes, ...table.fails]) {
      const { steps, files } = transcript(each);
      for (const { step, file, span, says } of checked(table.check, transcript(each)).because)
        if (!('cited' in transcript(each)))
          expect((file === undefined ? (steps[step]?.text ?? '') : (files[file] ?? '')).slice(...span)).toBe(says);
    }
  });
});
