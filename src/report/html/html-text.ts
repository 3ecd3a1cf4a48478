import { safe } from '../../text/safe.ts';

/** HTML that was made here: everything else is text, and stands in it as text. */
export interface Markup {
  readonly text: string;
}

type Part = Markup | readonly Markup[] | string | number;

/** Markup with something put in: all of that is escaped, but for what is markup already. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  text: strings.reduce((made, string, at) => made + markupOf(parts[at - 1] as Part) + string),
});

export const NONE: Markup = { text: '' };

export const all = (parts: readonly Markup[]): Markup => ({ text: parts.map(({ text }) => text).join('') });

const markupOf = (part: Part): string =>
  typeof part === 'string' || typeof part === 'number'
    ? escaped(safe(String(part)))
    : 'text' in part
      ? part.text
      : all(part).text;

const escaped = (text: string): string => text.replace(/[&<>"'`]/g, (char) => `&#${char.charCodeAt(0)};`);
