/** Scripts that tell the language, the narrower ones first: Japanese has Han as well. */
const SCRIPTS: readonly (readonly [lang: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
];

/** Words that stand in nearly every sentence of a language and in few of the others. */
const WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    en: 'the and is are to of for with not never always before when this that you my user uses prefers',
    de: 'der die das und ist sind nicht nie immer vor wenn mit für auf ein eine den dem wird werden nutzer',
    fr: 'le la les et est sont ne pas jamais toujours avant quand avec pour une des du dans utilisateur',
    es: 'el la los las y es son no nunca siempre antes cuando con para una del en se usuario',
    pt: 'o os as e é são no na não nunca sempre antes quando com para uma do da em se usuário utilizador',
  }).map(([lang, words]) => [lang, words.split(' ')]),
);

/** Which language a text is in, as far as its script and its smallest words tell; English where they tell nothing. */
export const languageOf = (text: string): string => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  // Names and commands are written in Latin letters in every language.
  const script = SCRIPTS.find(([, found]) => (text.match(found)?.length ?? 0) * 5 >= letters && letters > 0);
  if (script) return script[0];
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = Object.entries(WORDS).map(
    ([lang, words]) => [lang, said.filter((word) => words.includes(word)).length] as const,
  );
  return scores.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
};
