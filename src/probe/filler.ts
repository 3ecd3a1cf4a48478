import type { Step } from './calls-done.ts';

/** Exchanges about nothing that anybody has a rule about. */
const EXCHANGES: readonly (readonly [user: string, model: string])[] = [
  ['How many moons does Mars have?', 'Two: Phobos and Deimos.'],
  ['Which is longer, the Loire or the Rhone?', 'The Loire, by about two hundred kilometres.'],
  ['What does the word "petrichor" mean?', 'The smell of rain on dry ground.'],
  ['Name a prime number above ninety.', 'Ninety-seven.'],
  ['Who painted The Night Watch?', 'Rembrandt, in 1642.'],
  ['What is the boiling point of water on a high mountain?', 'Lower than at sea level, since the air presses less.'],
  ['How many strings does a viola have?', 'Four.'],
  ['Which metal is liquid at room temperature?', 'Mercury.'],
  ['What do you call a group of owls?', 'A parliament.'],
  ['When was the first crossing of the Channel by air?', 'In 1785, by balloon.'],
];

/** So many turns of a session that went on before: they stand before the model and are no part of what is checked. */
export const filler = (turns: number): Step[] =>
  Array.from({ length: turns }, (_, at): Step[] => {
    const [user, model] = EXCHANGES[at % EXCHANGES.length] as readonly [string, string];
    return [
      { is: 'turn', text: user },
      { is: 'text', text: model },
    ];
  }).flat();
