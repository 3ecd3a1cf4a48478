/** What a text says in JSON; undefined where it is none. */
export const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** An object, or one without members for anything else. */
export const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** A member of what a stranger sent, if it is an object that has it. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** A text, number or truth value as text; '' for anything else, for an object may bring a `toString` of its own. */
export const scalar = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The texts of a message's content: a text by itself, or parts that may carry one. */
export const texts = (content: unknown): string[] =>
  typeof content === 'string'
    ? [content]
    : list(content).flatMap((part) => (typeof field(part, 'text') === 'string' ? [field(part, 'text') as string] : []));

const PIECE = 1 << 16;

/**
 * The text that `JSON.stringify` gives, in pieces: of a large document the whole text would take more memory than the
 * document. What stands deeper than `depth` comes in one piece.
 */
export function* printed(value: unknown, depth = 4): Generator<string> {
  let text = '';
  for (const part of parts(value, depth)) {
    text += part;
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

function* parts(value: unknown, depth: number): Generator<string> {
  if (depth === 0 || typeof value !== 'object' || value === null || 'toJSON' in value)
    yield JSON.stringify(value) ?? 'null';
  else if (Array.isArray(value)) {
    yield '[';
    for (const [index, each] of value.entries()) {
      if (index > 0) yield ',';
      yield* parts(each, depth - 1);
    }
    yield ']';
  } else {
    let mark = '{';
    for (const [key, each] of Object.entries(value)) {
      if (each === undefined || typeof each === 'function' || typeof each === 'symbol') continue;
      yield `${mark}${JSON.stringify(key)}:`;
      yield* parts(each, depth - 1);
      mark = ',';
    }
    yield mark === '{' ? '{}' : '}';
  }
}

/** Where a text stops being JSON, as an offset; -1 for one that is. */
export const brokenAt = (text: string): number => {
  if (isWhole(text)) return -1;
  // The shortest beginning that no ending could make whole ends in the first wrong character.
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isOpen(text.slice(0, middle + 1))) low = middle + 1;
    else high = middle;
  }
  return low;
};

const isWhole = (text: string): boolean => parsed(text) !== undefined;

/** Whether a text may only have been cut off: V8 says so in words, or puts the fault at its end. */
const isOpen = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const at = Number(/at position (\d+)/.exec(said)?.[1] ?? Number.NaN);
    return /end of JSON input|unterminated/i.test(said) || at >= text.length;
  }
};
