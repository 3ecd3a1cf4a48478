import { tongueOf, wordScores } from '../meaning/tongue.ts';

/** Languages that the lists of common words do not know and whose texts would look like one that they do. */
const FOREIGN: Readonly<Record<string, string>> = {
  nl: 'de het een en van is in op te die aan om als dan nog het een niet zijn wordt voor maar deze ook naar heeft geen wij bij uit worden kan jij hij van dat met',
  sv: 'och att det som inte för med är till ett jag kan när från eller har den av på om men',
  da: 'og at det som ikke til med er et jeg kan når fra eller har den af på om men jeg skal',
  cs: 'že jsem který také není jako nebo pro ale jeho bylo tak podle jsou být při',
  ro: 'și este care pentru din mai sunt sau nu cu că dacă fi la pe într această',
};
const foreignSets = Object.entries(FOREIGN).map(([tongue, words]) => [tongue, new Set(words.split(' '))] as const);

/** Letters of another language that is written in the same script. */
const OTHERS: readonly (readonly [of: string, other: string, letters: RegExp])[] = [
  ['ru', 'uk', /[іїєґ]/giu],
  ['ar', 'fa', /[پچژگ]/gu],
];

const LEAST_WORDS = 5;
const LEAST_LETTERS = 20;

/** The language that a passage is surely written in: an ISO 639-1 code, or nothing where it cannot be told. */
const surelyIn = (text: string): string | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) {
    const tongue = tongueOf(text);
    if (tongue === undefined || letters < (/^(?:ja|zh|ko)$/.test(tongue) ? 6 : LEAST_LETTERS / 2)) return undefined;
    const other = OTHERS.find(([of, , signs]) => of === tongue && (text.match(signs)?.length ?? 0) >= 2);
    return other?.[1] ?? tongue;
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS || letters < LEAST_LETTERS) return undefined;
  const scores = [
    ...wordScores(text).map(({ tongue, score }) => [tongue as string, score] as const),
    ...foreignSets.map(([tongue, set]) => [tongue, words.filter((word) => set.has(word)).length] as const),
  ].sort((a, b) => b[1] - a[1]);
  const [first, second] = scores;
  return first !== undefined && first[1] >= 2 && first[1] >= words.length * 0.15 && first[1] >= 1.4 * (second?.[1] ?? 0)
    ? first[0]
    : undefined;
};

/** From such a share on the whole is in the language; below the other, it is not. */
const MOST = 0.8;
const HALF = 0.5;

/** Whether what was said is in a language, passage by passage, or why that cannot be told. */
export const tongueTold = (texts: readonly string[], tag: string): boolean | string => {
  const wanted = tag.toLowerCase().split(/[-_]/)[0];
  const told = { in: 0, out: 0 };
  const count = (passage: string): boolean => {
    const tongue = surelyIn(passage);
    if (tongue === undefined) return false;
    told[tongue === wanted ? 'in' : 'out'] += passage.match(/\p{L}/gu)?.length ?? 0;
    return true;
  };
  const open = texts.flatMap((text) => text.split(/\n[ \t]*\n/u)).filter((passage) => !count(passage));
  // What is too short by itself may tell together.
  if (open.length > 0) count(open.join('\n'));
  const all = told.in + told.out;
  if (all === 0) return 'too little was said to tell its language';
  if (told.in >= MOST * all) return true;
  return told.in < HALF * all ? false : 'it is in several languages';
};
