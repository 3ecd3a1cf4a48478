import type { Operator } from './lexicon/lexicon.ts';
import type { Sense } from './vocabulary.ts';

export type Token =
  | { is: 'word'; key: string; text: string; polar: 1 | -1; known: boolean; quoted: boolean; capital: boolean; verbal?: boolean }
  | { is: 'literal'; kind: string; key: string; text: string }
  | { is: 'operator'; operator: Operator; behind: boolean; text: string }
  | { is: 'topic' } // a subject ends here (Korean 은/는, Japanese は)
  | { is: 'bound' } // a noun phrase ends here (을/를, を)
  | { is: 'comma'; colon: boolean; clause?: true }
  | { is: 'aside'; open: boolean }
  | { is: 'stop' } // a small word: it parts its neighbours
  | { is: 'end' };

export type Push = (token: Token) => void;

let segmenter: Intl.Segmenter | undefined;

/** Word boundaries of scripts that write none. One segmenter for all, made on first need: making one costs more than using it. */
export const segmentsOf = (run: string): Intl.Segments => (segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })).segment(run);

/** What a phrase of a word list becomes in the stream. */
export const emit = (sense: Sense, text: string, push: Push, quoted = false, capital = false): void => {
  if (sense.is === 'operator') push({ is: 'operator', operator: sense.operator, behind: sense.behind, text });
  else if (sense.is === 'concept') push({ is: 'word', key: sense.concept, text, polar: sense.polar, known: true, quoted, capital });
  else if (sense.is === 'stop') push({ is: 'stop' });
  else push({ is: 'literal', kind: 'number', key: `number:${sense.value}`, text });
};
