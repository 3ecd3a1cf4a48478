import { holdsAtTimes, isNarrowed, saysAnHour } from './circumstance.ts';
import { tongueOf } from '../../meaning/tongue.ts';
import { genreOf } from './genre.ts';
import type { TemplateText } from './scenes.ts';

/**
 * Why a rule about what is written cannot be tried by whatever question there is: it holds at times, or for texts of a
 * kind that nobody here can ask for. Asked elsewhere it would be blamed for what it never said.
 */
export const confined = (said: TemplateText): string | undefined => {
  if (genreOf(said).name !== 'reply') return undefined;
  const bare = said.literals.reduce(
    (all, { span: [from, to] }) => `${all.slice(0, from)}${'_'.repeat(to - from)}${all.slice(to)}`,
    said.text,
  );
  const { how } = said.memory;
  if (
    holdsAtTimes(bare, said.tongue ?? 'en') ||
    saysAnHour(said.text) ||
    (how !== undefined && isNarrowed(how, tongueOf(how) ?? 'en'))
  )
    return 'it holds at times only, and no scenario is known to be of them';
  const isOther = [...bare.matchAll(OF_A_KIND)].some(([, words = '']) => !REPLIES.test(words));
  return isOther || ABOUT.test(bare)
    ? 'it holds for texts of a kind that is not among those that can be asked for'
    : undefined;
};

/** Behind the words that are wanted or banned it says in what, and before them of what each one has them. */
const OF_A_KIND =
  /(?:_+["'“”»`]?(?:\s+(?:is|are|ist|sind|est|sont|es|é))?(?:\s+(?:banned|forbidden|taboo|off[- ]limits|verboten|tabu|interdit\p{L}*|prohibid\p{L}*))?\s+(?:in|on|within|im|in den|en|em|nos|nas|dans|nei|nelle|в)|(?<!\p{L})(?:every|each|all|jede\p{L}*|alle|chaque|toute?s?|cada|tod[oa]s|ogni))\s+((?:\p{L}+\s*){1,4})/giu;

const REPLIES =
  /(?<!\p{L})(?:answers?|repl(?:y|ies)|respon\p{L}*|messages?|chats?|prose|texts?|writing|anything|everything|general|notes? to me|turns?|times?|case|antwort\p{L}*|nachricht\p{L}*|texte?n?|prosa|mal|répons\p{L}*|textes?|fois|respuest\p{L}*|mensaj\p{L}*|textos?|vez|respost\p{L}*|mensage\p{L}*|rispost\p{L}*|ответ\p{L}*|текст\p{L}*)(?!\p{L})/iu;

/** `Answers about billing`: of all that is said only what is about one thing. */
const ABOUT =
  /(?<!\p{L})(?:answers?|repl(?:y|ies)|responses?|antworten|réponses|respuestas|respostas|risposte)\s+(?:about|on|regarding|concerning|über|zu|sur|sobre|su)\s+(?!me(?!\p{L}))\p{L}/iu;
