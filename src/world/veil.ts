import { MASKED } from '../text/safe.ts';
import { verbatim } from '../text/verbatim.ts';

/** Hides every secret this run has met, wherever it would be printed. */
export interface Veil {
  /** The same text, or the same value with all its texts, without them. */
  over: <T>(value: T) => T;
}

export const NO_VEIL: Veil = { over: (value) => value };

/** Shorter ones would be found in ordinary words. */
const SHORTEST = 5;
/** So much of a secret that was cut off with an ellipsis gives it away. */
const TELLING = 8;

/** The secret as it may be printed: whole, as JSON writes it, on one line, and each long line of it by itself. */
const guises = (secret: string): string[] => {
  const lines = secret.split(/\s*\n\s*/).filter((line) => line.length >= 2 * TELLING);
  return [secret, JSON.stringify(secret).slice(1, -1), secret.replace(/\s+/g, ' '), ...(lines.length > 1 ? lines : [])];
};

const cutOff = (secret: string): string[] =>
  secret.length <= TELLING || secret.includes('\n')
    ? []
    : [`${verbatim(secret.slice(0, TELLING))}[^\\s…]{0,${secret.length}}…`];

export const veilOver = (secrets: Iterable<string>): Veil => {
  const known = [...new Set(secrets)].filter((secret) => secret.trim().length >= SHORTEST);
  if (known.length === 0) return NO_VEIL;
  const whole = [...new Set(known.flatMap(guises))].sort((a, b) => b.length - a.length);
  const pattern = new RegExp([...whole.map(verbatim), ...known.flatMap(cutOff)].join('|'), 'g');
  const line = (text: string): string => text.replace(pattern, MASKED);
  const over = (value: unknown): unknown => {
    if (typeof value === 'string') return line(value);
    if (Array.isArray(value)) return value.map(over);
    if (value instanceof Map || value instanceof Set || value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [line(name), over(each)]));
  };
  return { over: over as Veil['over'] };
};
