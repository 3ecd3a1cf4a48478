import type { LiteralKind } from '../../text/literals.ts';
import { ABSENT, KINDS, QUESTIONS, type What } from './fact-questions.ts';
import { headsOf } from './heads.ts';
import { type Draft, type Said, scenes, type Template } from './said.ts';

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
export const fact: Template = (said: Said): Draft | string | undefined => {
  const { memory, text, tongue } = said;
  if (memory.kind === 'rule' || said.has('never', 'must')) return undefined;
  const golds = said.literals.flatMap((literal) => {
    const what = WHAT[literal.kind];
    if (what === undefined || said.denied(...literal.span) || !isTelling(literal.kind, literal.text)) return [];
    const isPort =
      literal.kind === 'number' &&
      /port\s*$|ポート\s*$|端口\s*$|포트\s*$|порт\p{L}*\s*$/iu.test(text.slice(0, literal.span[0]));
    return [{ ...literal, what: isPort ? ('port' as const) : codeIs(literal.kind, literal.text, what) }];
  });
  const rank = (what: What): number => (what === 'port' ? -1 : ORDER.indexOf(what));
  const [gold] = golds.sort((a, b) => rank(a.what) - rank(b.what) || a.span[0] - b.span[0]);
  if (gold === undefined) return undefined;
  const heads = headsOf(said, gold.span);
  if (heads.length === 0) return 'it names nothing by which it could be asked for';
  const language = tongue !== undefined && tongue in QUESTIONS ? (tongue as keyof typeof QUESTIONS) : 'en';
  const what = KINDS[language][gold.what];
  const number = /\d{2,}(?:[.,:]\d+)*/.exec(gold.text)?.[0];
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

/** A number of one digit is guessed as often as known; words in quotes may be anything. */
const isTelling = (kind: LiteralKind, text: string): boolean =>
  kind === 'number' ? /\d{2}|\d[.,]\d|\d\s?\p{L}{2}/u.test(text) : text.length >= 2 && text.length <= 120;

const codeIs = (kind: LiteralKind, text: string, what: What): What =>
  kind === 'code' || kind === 'quoted'
    ? /^[a-z]+:\/\//i.test(text)
      ? 'address'
      : /[/\\]\S|\.[a-z]{1,4}$/i.test(text)
        ? 'path'
        : what
    : what;
