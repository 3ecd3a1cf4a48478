import type { PairVerdict } from '../../src/assist/judge/prompt.ts';
import { CONTROLS } from '../../src/assist/judge/controls.ts';
import type { ShownWords } from '../../src/assist/judge/shown-side.ts';
import type { Asking, ModelQuestion } from '../../src/llm/client.ts';

export interface Posed {
  id: string;
  first: ShownWords;
  second: ShownWords;
}

export interface Answered {
  id: string;
  quote_first: string;
  quote_second: string;
  verdict: PairVerdict;
}

export const posedIn = ({ input }: ModelQuestion): Posed[] => (JSON.parse(input) as { pairs: Posed[] }).pairs;

/** What a model that reads well says of a pair: its verdict, and the beginnings of both statements as quotes. */
export const answerTo = ({ id, first, second }: Posed, verdict: PairVerdict): Answered => ({
  id,
  quote_first: first.statement.slice(0, 40),
  quote_second: second.statement.slice(0, 40),
  verdict,
});

/** A model that is asked request by request. */
export const modelSaying =
  (answers: (posed: Posed[], question: ModelQuestion) => unknown, model = 'scripted'): Asking =>
  (questions) =>
    Promise.resolve(
      questions.map((question) => ({
        is: 'answer' as const,
        model,
        value: { answers: answers(posedIn(question), question) },
      })),
    );

const TURNED: Partial<Record<PairVerdict, PairVerdict>> = {
  first_covers_second: 'second_covers_first',
  second_covers_first: 'first_covers_second',
};

/** What is known of two statements, whichever comes first; `known` is asked for those that are no control pair. */
export const verdictBy =
  (known: (a: string, b: string) => PairVerdict | undefined) =>
  ({ first, second }: Posed): PairVerdict => {
    const [a, b] = [first.statement, second.statement];
    const control = CONTROLS.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a));
    if (control) {
      const covers = control.a === a ? 'first_covers_second' : 'second_covers_first';
      return control.answer === 'a-covers' ? covers : control.answer;
    }
    const turned = known(b, a);
    return known(a, b) ?? (turned && (TURNED[turned] ?? turned)) ?? 'different';
  };

/** A model that knows the control pairs and says of the others what it is told to. */
export const modelKnowing = (known: (a: string, b: string) => PairVerdict | undefined, model?: string): Asking =>
  modelSaying((posed) => posed.map((each) => answerTo(each, verdictBy(known)(each))), model);
