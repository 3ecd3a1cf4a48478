import { describe, expect, test } from 'vitest';
import { concealed, placeholderFaults, restored } from '../../src/assist/placeholders.ts';

const NONCE = '9f3a6c2e11aa';
const said = {
  statement: 'Run `npm test -- --run` before you push to [the rules](rules.md), never after 18:00; see [[deploys]].',
  why: 'On 2026-03-14 `npm test -- --run` was skipped and v2.4.1 went out "as is".',
};

test('no literal and no link is left in what goes out, and all of it comes back', () => {
  const hidden = concealed(said, NONCE);
  const sent = JSON.stringify(hidden?.texts);
  for (const literal of ['npm', 'rules.md', '18:00', 'deploys', '2026', 'v2.4.1', 'as is'])
    expect(sent).not.toContain(literal);
  for (const [field, text] of Object.entries(said))
    expect(restored(hidden?.texts[field as 'why'] ?? '', hidden ?? { literals: new Map() })).toBe(text);
});

test('equal literals have one placeholder', () => {
  const hidden = concealed(said, NONCE);
  const placeholder = [...(hidden?.literals ?? [])].find(([, text]) => text === '`npm test -- --run`')?.[0] ?? '?';
  expect(hidden?.texts.statement).toContain(placeholder);
  expect(hidden?.texts.why).toContain(placeholder);
});

test.each([
  ['the nonce', `Use ${NONCE} as it is.`],
  ['a bracket of ours', 'Write ⟦code-1⟧ as it is.'],
])('a text that holds %s is not sent', (_, statement) => {
  expect(concealed({ statement }, NONCE)).toBeUndefined();
});

describe('an answer', () => {
  const hidden = concealed(said, NONCE) ?? { texts: {}, literals: new Map<string, string>() };
  const asked = Object.values(hidden.texts);
  const [first = ''] = hidden.literals.keys();
  test.each([
    ['that is the same is let through', asked, 0],
    ['that loses one', [asked[0]?.replace(first, 'the tests') ?? '', asked[1] ?? ''], 1],
    ['that repeats one', [...asked, first], 1],
    ['with one made up', [...asked, `⟦path-9-${NONCE}⟧`], 1],
    ['with a bracket left open', [...asked, '⟦path'], 1],
    ['that writes one in other letters', [asked[0]?.replace(first, first.toUpperCase()) ?? '', asked[1] ?? ''], 2],
  ])('%s', (_, answer, faults) => {
    expect(placeholderFaults(answer, asked, hidden)).toHaveLength(faults);
  });
});
