import { genreOf, genreScenes } from './genre.ts';
import { type SceneDraft, type TemplateText, scenes, type Template } from './scenes.ts';

/** How languages are called, in the languages of most. */
const LANGUAGES: Readonly<Record<string, RegExp>> = {
  en: /\b(?:english|englisch\p{L}*|anglais|ingl[ée]s|inglese|angielsk\p{L}*|ingilizce)(?!\p{L})|английск\p{L}*|по-английски|英語|英语|英文|영어|الإنجليزية|אנגלית/iu,
  de: /\b(?:german|deutsch\p{L}*|allemand|alem[áa]n|alem[ãa]o|tedesco)(?!\p{L})|немецк\p{L}*|по-немецки|ドイツ語|德语|德文|독일어/iu,
  fr: /\b(?:french|franz[öo]sisch\p{L}*|français|franc[ée]s|francese)(?!\p{L})|французск\p{L}*|フランス語|法语|프랑스어/iu,
  es: /\b(?:spanish|spanisch\p{L}*|espagnol|español|castellano|espanhol|spagnolo)(?!\p{L})|испанск\p{L}*|スペイン語|西班牙语|스페인어/iu,
  pt: /\b(?:portuguese|portugiesisch\p{L}*|portugais|portugu[ée]s|português|portoghese)(?!\p{L})|португальск\p{L}*|ポルトガル語|葡萄牙语/iu,
  it: /\b(?:italian|italienisch\p{L}*|italien|italiano)(?!\p{L})|итальянск\p{L}*|イタリア語|意大利语/iu,
  ja: /\b(?:japanese|japanisch\p{L}*|japonais|japon[ée]s)(?!\p{L})|японск\p{L}*|日本語|日语|일본어/iu,
  zh: /\b(?:chinese|mandarin|chinesisch\p{L}*|chinois|chino)(?!\p{L})|китайск\p{L}*|中国語|中文|汉语|중국어/iu,
  ko: /\b(?:korean|koreanisch\p{L}*|coréen|coreano)(?!\p{L})|корейск\p{L}*|韓国語|韩语|한국어/iu,
  ru: /\b(?:russian|russisch\p{L}*|russe|ruso)(?!\p{L})|русск\p{L}*|по-русски|ロシア語|俄语|러시아어/iu,
};

/** What is said to somebody; to write is that only where nothing else is written. */
const ANSWERS =
  /(?<!\p{L})(?:answers?|repl(?:y|ies)|respon(?:d|ds|ses?)|speaks?|talks?|communicat\p{L}*|antworte\p{L}*|sprich|sprech\p{L}*|antwort\p{L}*|répon\p{L}*|parle\p{L}*|respond\p{L}*|respuestas?|habla\p{L}*|fala\p{L}*|rispond\p{L}*|отвеча\p{L}*|ответ\p{L}*)(?!\p{L})|答|返事|返信|話|回复|回答|说|답|대화/iu;
const WRITE =
  /^(?:please |always |immer |siempre |toujours |sempre |всегда |User (?:prefers|requires):? )?(?:write|schreib\p{L}*|escrib\p{L}*|escrev\p{L}*|écri\p{L}*|scriv\p{L}*|пиши\p{L}*|in |auf |en )(?!\p{L})/iu;

/** Questions in several languages: whoever follows no rule answers in the language of the question. */
const ASKED: readonly (readonly [tongue: string, turn: string])[] = [
  ['en', 'How does a bloom filter work, and when is it worth having? Three or four sentences will do.'],
  ['en', 'Why is the sky blue at noon and red in the evening? Three or four sentences will do.'],
  ['de', 'Wie funktioniert eigentlich ein Bloomfilter, und wann lohnt er sich? Drei, vier Sätze reichen.'],
  ['en', 'What is the difference between weather and climate? Three or four sentences will do.'],
  ['es', '¿Cómo funciona la fotosíntesis y por qué las hojas son verdes? Con tres o cuatro frases basta.'],
  ['fr', 'Pourquoi le ciel est-il bleu le jour et rouge le soir ? Trois ou quatre phrases suffisent.'],
  ['pt', 'Qual é a diferença entre clima e tempo? Bastam três ou quatro frases.'],
];

/** Letters by which a language is known in the midst of code. */
const SCRIPTS: Readonly<Record<string, string>> = {
  zh: '\\p{Han}',
  ja: '[\\p{Han}\\p{Hiragana}\\p{Katakana}]',
  ko: '\\p{Hangul}',
  ru: '\\p{Cyrillic}',
};

/** What is said in it: the sentence speaks of saying, and the language stands as that in which it is done. */
const isMeant = (said: TemplateText, from: number, to: number): boolean => {
  const before = said.plain.slice(0, from);
  const opens = Math.max(...['.', '!', '?', '\n', '。', '！'].map((end) => before.lastIndexOf(end))) + 1;
  const ends = said.plain.slice(to).search(/[.!?\n。！]/u);
  const sentence = said.plain.slice(opens, ends < 0 ? undefined : to + ends);
  return (
    (ANSWERS.test(sentence) || WRITE.test(sentence.trim()) || genreOf(said).name !== 'reply') &&
    !said.denied(from, to) &&
    (/(?:\b(?:in|auf|en|em|na|po|using|use|только|на)\s+|[:：]\s*|用|使用)$/iu.test(before) ||
      /^(?:で|に|로|으로|のみ|만)|^\s+(?:only|nur|please)/iu.test(said.plain.slice(to)) ||
      /^по-/iu.test(said.plain.slice(from)))
  );
};

/** The language in which something is said. */
export const language: Template = (said: TemplateText): SceneDraft | string | undefined => {
  const named = Object.entries(LANGUAGES).flatMap(([tongue, pattern]) => {
    const found = pattern.exec(said.plain);
    return found && isMeant(said, found.index, found.index + found[0].length) ? [{ tongue, at: found.index }] : [];
  });
  if (named.length === 0) return undefined;
  // `Answer in English, even to a question in German`: the first is what is answered in.
  const [{ tongue }] = named.sort((a, b) => a.at - b.at) as [{ tongue: string; at: number }];
  const genre = genreOf(said);
  const asked = ASKED.filter(([of]) => of !== tongue).map(([, turn]) => turn);
  const script = SCRIPTS[tongue];
  if (genre.name === 'comment' && script === undefined)
    return 'comments stand in code, of which no checker tells the language surely';
  if (genre.name !== 'reply' && tongue === 'en')
    return 'such texts are in that language anyway, so that nothing would show';
  return {
    shape: 'language',
    check:
      genre.name === 'comment'
        ? { type: 'require_regex', pattern: `${script}{2}`, reach: 'code' }
        : { type: 'language', language: tongue, ...(genre.name === 'commit' && { reach: 'raw' }) },
    scenes: genre.name === 'reply' ? scenes(asked) : genreScenes(genre),
    // What the user asks for by name goes before a habit.
    counters: scenes([
      `Translate into ${tongue === 'it' ? 'Spanish' : 'Italian'}, and give me nothing but the translation: The harbour is closed until Monday because of the storm.`,
      `What would a ${tongue === 'fr' ? 'Spanish' : 'French'} newspaper put above a piece on a storm in the harbour? One line in its own tongue, and one sentence below it.`,
    ]).map((each) => ({ ...each, check: { not: { type: 'language', language: tongue } } })),
  };
};
