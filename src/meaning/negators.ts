/** Words that turn a rule round, a language a line. Data: one more language is one more line. */
const WORDS: Readonly<Record<string, string>> = {
  en: "not no never none nor neither nothing nobody without cannot don't doesn't didn't won't can't mustn't shouldn't isn't aren't avoid forbid forbidden prohibited refuse stop unless except",
  de: 'nicht nie niemals kein keine keinen keiner keinem keines ohne nichts niemand weder verboten untersagt vermeiden außer',
  fr: 'ne pas jamais aucun aucune sans ni rien personne interdit interdite éviter sauf',
  es: 'no nunca jamás ningún ninguna ninguno sin ni nada nadie prohibido prohibida evitar salvo excepto',
  pt: 'não nunca jamais nenhum nenhuma sem nem nada ninguém proibido proibida evitar exceto salvo',
  ru: 'не нет никогда без ни нельзя запрещено запрещается избегать кроме',
  ar: 'لا لم لن ليس ليست بدون دون ممنوع يمنع أبدا إلا',
  he: 'לא אל אין בלי ללא אסור לעולם מלבד',
};

/** Scripts that part no words, and those whose endings deny: these are looked for anywhere. */
const PARTS =
  '不|没|無|无|未|别|勿|禁|莫|除|ない|なく|なし|ません|ず[にはとも]|避け|禁止|않|안 |못|말 |말고|마라|마세요|지 ?마|없|금지|아니';

export const NEGATORS: readonly RegExp[] = [
  ...Object.values(WORDS).map(
    (words) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.replaceAll(' ', '|')})(?![\\p{L}\\p{M}])`, 'iu'),
  ),
  new RegExp(PARTS, 'u'),
];

/** Whether a word turns a rule round. */
export const isNegator = (word: string): boolean => NEGATORS.some((words) => words.test(word));
