/** A member of what a stranger sent, if it is an object that has it. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The texts of a message's content: a text by itself, or parts that may carry one. */
export const texts = (content: unknown): string[] =>
  typeof content === 'string' ? [content] : list(content).flatMap((part) => (typeof field(part, 'text') === 'string' ? [field(part, 'text') as string] : []));

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
  if (depth === 0 || typeof value !== 'object' || value === null || 'toJSON' in value) yield JSON.stringify(value) ?? 'null';
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
