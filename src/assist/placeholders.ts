import { linksIn } from '../text/text-links.ts';
import { literals } from '../text/literals.ts';

/** Texts of one memory in which whatever must come back letter by letter is hidden behind a placeholder. */
export interface Concealed<Field extends string> {
  texts: Readonly<Partial<Record<Field, string>>>;
  /** By placeholder, what it stands for. */
  literals: ReadonlyMap<string, string>;
}

/** Brackets that ordinary text has none of. */
const [OPEN, CLOSE] = ['⟦', '⟧'];

/**
 * Undefined where one of the texts already holds what a placeholder is made of: nobody could tell afterwards which one
 * is ours. The nonce is a value, so that equal memories give equal requests.
 */
export const concealed = <Field extends string>(
  texts: Readonly<Partial<Record<Field, string>>>,
  nonce: string,
): Concealed<Field> | undefined => {
  const all = Object.entries(texts) as [Field, string][];
  if (all.some(([, text]) => text.includes(nonce) || text.includes(OPEN) || text.includes(CLOSE))) return undefined;
  const known = new Map<string, string>();
  const placeholderFor = (text: string, kind: string): string => {
    const placeholder = known.get(text) ?? `${OPEN}${kind}-${known.size + 1}-${nonce}${CLOSE}`;
    known.set(text, placeholder);
    return placeholder;
  };
  const hidden = all.map(([field, text]): [Field, string] => {
    let out = '';
    let from = 0;
    for (const { kind, span } of outermost(text)) {
      out += text.slice(from, span[0]) + placeholderFor(text.slice(...span), kind);
      from = span[1];
    }
    return [field, out + text.slice(from)];
  });
  return {
    texts: Object.fromEntries(hidden) as Partial<Record<Field, string>>,
    literals: new Map([...known].map(([text, placeholder]) => [placeholder, text])),
  };
};

interface Stretch {
  kind: string;
  span: readonly [number, number];
}

/** Literals and links, none inside another. */
const outermost = (text: string): Stretch[] => {
  const all: Stretch[] = [...literals(text), ...linksIn(text).map(({ span }) => ({ kind: 'link', span }))];
  let end = 0;
  return all
    .sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1])
    .filter(({ span }) => {
      if (span[0] < end) return false;
      end = span[1];
      return true;
    });
};

/** The text with what its placeholders stand for. */
export const restored = (text: string, { literals: known }: Pick<Concealed<string>, 'literals'>): string =>
  text.replace(PLACEHOLDER, (placeholder) => known.get(placeholder) ?? placeholder);

/** What a gate says of a text, with placeholders for what was hidden, in its quotes or out of them. */
export const hiddenIn = (text: string, { literals: known }: Pick<Concealed<string>, 'literals'>): string =>
  [...known]
    .flatMap(([placeholder, literal]) => [
      [literal, placeholder] as const,
      [literal.replace(/^[`"'“«„「『]+|[`"'”»“」』]+$/gu, ''), placeholder] as const,
    ])
    .filter(([literal]) => literal !== '')
    .sort((a, b) => b[0].length - a[0].length)
    .reduce((out, [literal, placeholder]) => withoutIn(out, literal, placeholder), text);

/** Never in a placeholder itself: a literal may be a digit. */
const withoutIn = (text: string, literal: string, placeholder: string): string =>
  text
    .split(/(⟦[^⟦⟧]*⟧)/u)
    .map((part) => (part.startsWith(OPEN) ? part : part.replaceAll(literal, placeholder)))
    .join('');

const PLACEHOLDER = /⟦[^⟦⟧]*⟧/gu;

/** What is wrong with the placeholders of an answer, in words that name them and nothing they stand for. */
export const placeholderFaults = (
  said: readonly string[],
  asked: readonly string[],
  { literals: known }: Pick<Concealed<string>, 'literals'>,
): string[] => {
  const [before, after] = [counted(asked), counted(said)];
  const foreign = [...after.keys()].filter((each) => !known.has(each));
  const stray = said.some((text) => /[⟦⟧]/u.test(text.replace(PLACEHOLDER, '')));
  const miscounted = [...known.keys()].filter((each) => (before.get(each) ?? 0) !== (after.get(each) ?? 0));
  return [
    ...(foreign.length > 0 || stray ? ['a placeholder stands there that was not in the memory'] : []),
    ...miscounted.map(
      (each) => `${each} has to stand there ${before.get(each) ?? 0} times, and does ${after.get(each) ?? 0} times`,
    ),
  ];
};

const counted = (texts: readonly string[]): Map<string, number> => {
  const out = new Map<string, number>();
  for (const text of texts)
    for (const [placeholder] of text.matchAll(PLACEHOLDER)) out.set(placeholder, (out.get(placeholder) ?? 0) + 1);
  return out;
};
