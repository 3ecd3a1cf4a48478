import type { Literal, LiteralKind } from '../../text/literals.ts';
import { ABSENT, KINDS, QUESTIONS, type What } from './fact-questions.ts';
import { headsOf } from './heads.ts';
import { type SceneDraft, type TemplateText, scenes, type Template } from './scenes.ts';

const WHAT: Partial<Record<LiteralKind, What>> = {
  url: 'address',
  host: 'address',
  email: 'address',
  path: 'path',
  file: 'path',
  date: 'time',
  time: 'time',
  version: 'version',
  number: 'figure',
  ticket: 'name',
  channel: 'name',
  handle: 'name',
  code: 'name',
  identifier: 'name',
  variable: 'name',
  quoted: 'name',
};

/** The more surely nobody can guess it, the further in front. */
const ORDER: readonly What[] = ['address', 'path', 'time', 'version', 'figure', 'name'];

/** A fact that nobody can know who has not been told: it is asked for in other words. */
export const fact: Template = (said: TemplateText): SceneDraft | string | undefined => {
  const { memory, text, tongue } = said;
  if (said.has('never', 'must') || ORDERS.test(text)) return undefined;
  // Corrections hold facts as well: `The staging cluster runs on port 4711`.
  if (memory.kind === 'rule' && !TELLS.test(text)) return undefined;
  if (GONE.test(text)) return 'it says that something is gone, which nobody asks for';
  const golds = said.literals.flatMap((literal) => {
    if (isLabel(literal, text)) return [];
    const what = WHAT[literal.kind];
    if (what === undefined || said.denied(...literal.span) || !isTelling(literal.kind, literal.text)) return [];
    const isPort =
      literal.kind === 'number' &&
      /port\s*$|ポート\s*$|端口\s*$|포트\s*$|порт\p{L}*\s*$/iu.test(text.slice(0, literal.span[0]));
    return [
      {
        text: literal.text,
        span: literal.span,
        kind: literal.kind as string,
        what: isPort ? ('port' as const) : codeIs(literal.kind, literal.text, what),
      },
    ];
  });
  // A rule that says how things are done names days and people in passing.
  if (memory.kind !== 'rule') golds.push(...namesIn(said));
  const rank = (what: What): number => (what === 'port' ? -1 : ORDER.indexOf(what));
  const [gold] = golds.sort((a, b) => rank(a.what) - rank(b.what) || a.span[0] - b.span[0]);
  if (gold === undefined) return undefined;
  const before = /[\p{L}]{2}/u.test(text.slice(0, gold.span[0])) ? headsOf(said, gold.span).length : 0;
  // What stands first is what the sentence is about, and a place alone is asked for by what it holds.
  if (before === 0 && gold.what !== 'path' && gold.what !== 'address') return undefined;
  const heads = headsOf(said, gold.span).filter((head) => !gold.text.toLowerCase().includes(head.toLowerCase()));
  if (heads.length === 0) return 'it names nothing by which it could be asked for';
  const language = tongue !== undefined && tongue in QUESTIONS ? (tongue as keyof typeof QUESTIONS) : 'en';
  const what = KINDS[language][gold.what];
  const number = /\d{2,}(?:[.,:]\d+)*|\d(?:[.,:]\d+)+/.exec(gold.text)?.[0];
  const facts = [
    gold.text,
    ...(gold.kind === 'number' && number !== undefined && number !== gold.text ? [number] : []),
  ];
  const asks = (frames: readonly string[], about: string): string[] =>
    frames.map((frame) => frame.replaceAll('{what}', what).replaceAll('{about}', about));
  return {
    shape: 'fact',
    check: { type: 'exact_fact', facts },
    scenes: scenes([
      ...asks(QUESTIONS[language], heads.join(', ')),
      ...(heads.length > 1 ? asks(QUESTIONS[language], heads[0] as string) : []),
    ]),
    counters: ABSENT[language].flatMap((about) =>
      scenes(asks(QUESTIONS[language].slice(0, 1), about)).map((each) => ({
        ...each,
        check: { type: 'abstains' as const, facts },
      })),
    ),
  };
};

const GONE =
  /(?<!\p{L})(?:deleted|dropped|removed|gone|no longer|any ?more|retired|nicht mehr|gelöscht|entfernt|supprimée?s?|n'existe plus|eliminad[ao]s?|ya no|deixou de|removid[ao]s?|não existe|удал[её]н\p{L}*|больше нет)(?!\p{L})|削除|廃止|삭제|已删除|不再/iu;

/** Something is, lies, runs or is called, and nobody is told to do anything. */
const TELLS =
  /^(?!(?:the )?(?:users?|you|i|we|they|he|she)(?!\p{L}))(?:[^\s.!?;:,]+\s+){1,6}?(?:is|are|was|lives?|runs?|sits?|stands?|listens?|resides?|points?|goes|go|closes?|opens?|ends?|starts?|ist|sind|liegt|liegen|läuft|laufen|heißt|heißen|steht|stehen|est|sont|se trouve(?:nt)?|tourne(?:nt)?|s'appelle(?:nt)?|es|está|están|son|vive|corre|se llama|é|são|fica|ficam|roda|rodam|è|sono|si trova|находится|называется|лежит|работает)(?!\p{L})|^.{1,40}(?:は|が|是|在|位于|은|는|이|가).*(?:です|ます|だ|ある|。|다|$)/iu;

/** What tells somebody to do something is no fact, whatever stands in it. */
const ORDERS =
  /^(?:please |always |only )?(?:read|run|use|update|add|keep|ask|check|do|don't|see|when|if|put|place|write|make|take|avoid|prefer|link|start|stop|never|go|look|set|pin|call|curl|export|cd|ssh)\s/iu;

/** A number of one digit is guessed as often as known; words in quotes may be anything. */
const isTelling = (kind: LiteralKind, text: string): boolean =>
  kind === 'number' ? /\d{2}|\d[.,]\d|\d\s?\p{L}{2}/u.test(text) : text.length >= 2 && text.length <= 120;

/** Names of people, products and days that stand behind what is said of them; German writes every noun so. */
const namesIn = ({
  text,
  tongue,
  denied,
  literals,
}: TemplateText): { text: string; span: readonly [number, number]; kind: string; what: What }[] => {
  if (tongue === 'de' || /^(?:the )?user\b/i.test(text)) return [];
  const [sentence = ''] = text.split(/(?<=[.!?])\s|\n/u);
  const names = [...sentence.matchAll(NAME)].filter(
    ({ 0: name, index }) =>
      // What is said of it stands before it, and `Android 8` is a version.
      index >= sentence.length * 0.4 &&
      !/^\s\d/.test(sentence.slice(index + name.length)) &&
      !/^\p{Lu}{2,4}$/u.test(name) &&
      !/[.!?:]\s*$/u.test(sentence.slice(0, index)) &&
      !denied(index, index + name.length) &&
      !literals.some(({ span }) => span[0] < index + name.length && index < span[1]),
  );
  // Where many words are written large, it is no name that is.
  return (names.length > 2 ? [] : names.slice(-1)).map(({ 0: name, index }) => ({
    text: name,
    span: [index, index + name.length] as const,
    kind: 'named',
    what: DAY.test(name) ? 'time' : 'name',
  }));
};

const NAME = /(?<![\p{L}\p{N}_-])\p{Lu}[\p{L}\p{N}]{3,}(?:[ -]\p{Lu}[\p{L}\p{N}]+)*(?![\p{L}\p{N}_])/gu;
const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)$/i;

/** A day of a month is written in too many ways. */
const MONTH =
  /^(?:st|nd|rd|th|\.)?\s*(?:de |of )?(?:jan|feb|mar|m[äa]r|apr|abr|avr|may|mai|maggio|jun|jui|giu|jul|lug|ago|aug|ao[uû]t|sep|set|okt|oct|out|ott|nov|dez|dec|d[ée]c|dic|янв|фев|мар|апр|ма[яй]|июн|июл|авг|сен|окт|ноя|дек)/iu;

/** `service 07: …` numbers what it speaks of; `A/B` and `$X/notes` are no places. */
const isLabel = ({ kind, text: own, span }: Literal, text: string): boolean =>
  (kind === 'number' && MONTH.test(text.slice(span[1]))) ||
  (kind === 'number' && /^(?:19|20)\d\d$/.test(own)) ||
  (kind === 'code' && (own.length > 60 || /["'=]|\s\S+\s\S+\s/.test(own))) ||
  (kind === 'number' && /^\s*[月日年월일년]/u.test(text.slice(span[1]))) ||
  (kind === 'number' && /^\s*[:：]/u.test(text.slice(span[1])) && !text.slice(0, span[0]).includes(' is ')) ||
  (kind === 'path' && (/^\p{L}{1,2}\/\p{L}{1,2}$/u.test(own) || text[span[0] - 1] === '$'));

const codeIs = (kind: LiteralKind, text: string, what: What): What =>
  kind === 'code' || kind === 'quoted'
    ? /^[a-z]+:\/\//i.test(text)
      ? 'address'
      : /[/\\]\S|\.[a-z]{1,4}$/i.test(text)
        ? 'path'
        : what
    : what;
