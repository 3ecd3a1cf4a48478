import { genreOf, genreScenes } from './genre.ts';
import { type SceneDraft, type TemplateText, scenes, type Template } from './scenes.ts';

const START =
  /(?<!\p{L})(?:start\p{L}*|begin\p{L}*|open\p{L}* with|prefix\p{L}*|first (?:line|word)|beginn\p{L}*|fang\p{L}*|commenc\p{L}*|empiez\p{L}*|empezar|comienz\p{L}*|comenzar|começ\p{L}*|inizi\p{L}*|начина\p{L}*)(?!\p{L})|始め|开头|开始|시작/iu;
const END =
  /(?<!\p{L})(?:end\p{L}*|clos\p{L}*|sign(?:s|ed|ing)?(?:[ -]off)?|finish\p{L}*|last line|suffix\p{L}*|beend\p{L}*|schlie[sß]\p{L}*|unterschreib\p{L}*|termin\p{L}*|sign\p{L}*|acab\p{L}*|firm\p{L}*|assin\p{L}*|finisc\p{L}*|заканчива\p{L}*|подпис\p{L}*)(?!\p{L})|終わ|締め|结尾|结束|끝/iu;
const HOLD =
  /(?<!\p{L})(?:includ\p{L}*|contain\p{L}*|mention\p{L}*|add(?:s|ed|ing)?|append\p{L}*|say|says|call (?:me|him|her)|address\p{L}*|enthalt\p{L}*|enthält|erw[äa]hn\p{L}*|nenn\p{L}*|inclu\p{L}*|mencion\p{L}*|contien\p{L}*|llam\p{L}*|cham\p{L}*|appel\p{L}*|упомина\p{L}*)(?!\p{L})|含め|包含|加上|포함/iu;
const WRITING =
  /(?<!\p{L})(?:answers?|repl(?:y|ies)|respon\p{L}*|messages?|e-?mails?|letters?|drafts?|commits?|me|notes?|posts?|antwort\p{L}*|nachricht\p{L}*|mails?|brief\p{L}*|mich|répons\p{L}*|messages?|courriels?|moi|respuest\p{L}*|correos?|mensaj\p{L}*|respost\p{L}*|mensage\p{L}*|rispost\p{L}*|ответ\p{L}*|письм\p{L}*)(?!\p{L})|返信|回答|メール|メッセージ|回复|邮件|답변|메일/iu;

/** Words that have to stand in what is written: at its head, at its foot, somewhere. */
export const requiredText: Template = (said: TemplateText): SceneDraft | string | undefined => {
  const quoted = said.literals.filter(
    ({ kind, text, span }) =>
      (kind === 'quoted' || (kind === 'code' && /\s|^\p{Lu}/u.test(text))) &&
      /[\p{L}\p{N}]/u.test(text) &&
      text.length <= 80 &&
      !said.denied(...span),
  );
  const [first] = quoted;
  if (first === undefined || quoted.length > 2 || !WRITING.test(said.text)) return undefined;
  const around = said.text.slice(0, first.span[0]) + said.text.slice(first.span[1]);
  const place = START.test(around)
    ? 'starts_with'
    : END.test(around)
      ? 'ends_with'
      : HOLD.test(around)
        ? 'in'
        : undefined;
  if (place === undefined) return undefined;
  const phrases = [first.text];
  const genre = genreOf(said);
  return {
    shape: 'required-text',
    check:
      genre.name === 'reply' && place !== 'in'
        ? { type: place, phrases, reach: 'final' }
        : // A letter stands in an answer that says something before it and behind it.
          { type: 'require_phrase', phrases, reach: 'raw' },
    scenes: genreScenes(genre),
    counters: scenes([
      'Give me nothing but the number: 17 times 23.',
      'Answer with a single word and nothing else: is Lima south of the equator?',
      'Print only this JSON again, with the keys sorted, and not a word besides: {"b": 1, "a": 2}',
    ]).map((each) => ({ ...each, check: { not: { type: 'require_phrase', phrases, reach: 'raw' } } })),
  };
};
