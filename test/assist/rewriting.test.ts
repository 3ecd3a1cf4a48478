import { describe, expect, test } from 'vitest';
import type { Writing } from '../../src/assist/rewrite-question.ts';
import { rewritten, type Readers } from '../../src/assist/rewriting.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { AnswerOutcome, ModelQuestion } from '../../src/llm/client.ts';
import { normalBody } from '../../src/text/body.ts';
import type { PairVerdict } from '../../src/assist/judge/prompt.ts';
import { plain } from '../plan/plain.ts';
import { modelKnowing } from './judging.ts';

const WRITING: Writing = { title: 'Hermes', voice: 'short.', situations: false, purpose: 'room' };

const memory = (statement: string, more: Partial<Memory> = {}): Memory =>
  plain(statement, { ...normalBody({ statement, ...more }), ...more });

interface Note {
  statement: string;
  why: string | null;
  how: string | null;
}

const noteIn = ({ input }: ModelQuestion): Note => (JSON.parse(input) as { note: Note }).note;
const said = (value: unknown, model = 'writer'): AnswerOutcome => ({ is: 'answer', value, model });

/** A model whose answers come from a function, and everything that it was sent. */
const readers = (
  write: (note: Note, round: number) => Partial<Record<string, string | null>> | AnswerOutcome,
  { verdict = 'same', refusals = () => [] }: { verdict?: PairVerdict; refusals?: Readers['refusals'] } = {},
): Readers & { sent: ModelQuestion[] } => {
  const sent: ModelQuestion[] = [];
  let round = 0;
  return {
    sent,
    refusals,
    write: async ([question]) => {
      sent.push(question as ModelQuestion);
      const answer = write(noteIn(question as ModelQuestion), round++);
      if ('is' in answer) return [answer as AnswerOutcome];
      return [said({ why: null, how: null, situation: null, hook: null, ...answer })];
    },
    frames: [],
    judge: async (questions) => {
      sent.push(...questions);
      return modelKnowing(() => verdict, 'reader')(questions);
    },
  };
};

const rule = memory('Always run `npm test` by hand before anything at all is merged into main.', {
  why: 'CI skips `apps/web`.',
});
const shorter = (note: Note) => ({
  statement: note.statement.replace(' by hand before anything at all is merged', ' before a merge'),
  why: note.why,
});

test('what every gate and the judge let through is accepted, with its literals put back by code', async () => {
  const by = readers(shorter);
  const result = await rewritten({ memory: rule, longest: 60 }, WRITING, by);
  expect(result).toEqual({
    is: 'accepted',
    wording: { statement: 'Always run `npm test` before a merge into main.', why: 'CI skips `apps/web`.' },
    model: 'writer',
    judge: 'reader',
    repaired: false,
  });
  expect(by.sent.map(({ name }) => name)).toEqual(['reworded_note', 'judge_pairs', 'judge_pairs']);
  expect(by.sent[0]?.input).not.toMatch(/npm test|apps\/web/);
});

test('the instructions are the same bytes in every request', async () => {
  const by = readers(shorter);
  await rewritten({ memory: rule }, WRITING, by);
  await rewritten({ memory: memory('Never push on a Friday afternoon, whatever the reason may be.') }, WRITING, by);
  const prefixes = Map.groupBy(by.sent, ({ name }) => name);
  for (const group of prefixes.values()) expect(new Set(group.map(({ instructions }) => instructions)).size).toBe(1);
});

describe('one round of repair names what was refused; then the memory keeps its own words', () => {
  test('mended', async () => {
    const by = readers((note, round) => (round === 0 ? { statement: 'Always test.', why: note.why } : shorter(note)));
    expect(await rewritten({ memory: rule }, WRITING, by)).toMatchObject({ is: 'accepted', repaired: true });
    expect(by.sent[1]?.input).toContain('literals: ');
  });
  test.each([
    ['literals', { write: () => ({ statement: 'Always test by hand before a merge.' }) }],
    ['literals', { write: (note: Note) => ({ ...shorter(note), hook: 'See ⟦code-7-ffffffffffff⟧' }) }],
    ['round-trip', { write: (note: Note) => ({ ...shorter(note), how: 'With care.' }) }],
    ['round-trip', { write: (note: Note) => ({ statement: `${note.statement} ${note.why}` }) }],
    ['round-trip', { write: (note: Note) => ({ statement: `# ${note.statement}`, why: note.why }) }],
    ['target', { write: (note: Note) => ({ statement: note.statement, why: note.why }) }],
    ['judge', { write: shorter, verdict: 'first_covers_second' as const }],
    ['judge', { write: shorter, verdict: 'different' as const }],
    ['polarity', { write: shorter, refusals: () => [{ gate: 'polarity' as const, says: 'never is lost' }] }],
  ])('%s', async (gate, { write, ...more }) => {
    const by = readers(write, more);
    const result = await rewritten({ memory: rule, longest: 50 }, WRITING, by);
    expect(result).toMatchObject({ is: 'refused', model: 'writer' });
    expect(result.is === 'refused' ? result.gates : []).toContain(gate);
    expect(by.sent.filter(({ name }) => name === 'reworded_note')).toHaveLength(2);
  });
});

test('a model that sees no shorter wording is not asked again', async () => {
  const by = readers(() => ({ statement: null }));
  expect(await rewritten({ memory: rule }, WRITING, by)).toEqual({ is: 'refused', gates: [], model: 'writer' });
  expect(by.sent).toHaveLength(1);
});

test.each(['truncated', 'refused', 'malformed', 'gave-up', 'over-budget', 'stopped'] as const)(
  'no answer (%s) is no rewrite, and nothing to remember',
  async (why) => {
    expect(
      await rewritten(
        { memory: rule },
        WRITING,
        readers(() => ({ is: 'none', why })),
      ),
    ).toEqual({ is: 'none', why });
  },
);

test('a situation has a place only where the target has one and the memory says no how', async () => {
  const kept = memory('When a release is cut, tag it by hand and tell everybody in the room about it.');
  const by = () =>
    readers(() => ({
      statement: 'Tag it by hand and tell everybody in the room.',
      situation: 'when a release is cut',
    }));
  expect(await rewritten({ memory: kept }, WRITING, by())).toMatchObject({ is: 'refused', gates: ['round-trip'] });
  expect(await rewritten({ memory: kept }, { ...WRITING, situations: true }, by())).toMatchObject({ is: 'accepted' });
});

test('links stay in their field, in their order', async () => {
  const linked = memory('Ask [[ada]] before anything at all is merged, or [[bert]] where she is away.');
  const by = readers(({ statement }) => {
    const [, ada = '', bert = ''] = /(⟦[^⟧]+⟧).*(⟦[^⟧]+⟧)/.exec(statement) ?? [];
    return { statement: `Where ${bert} is around, ask ${ada} before a merge.` };
  });
  expect(await rewritten({ memory: linked }, WRITING, by)).toMatchObject({ is: 'refused', gates: ['round-trip'] });
});
