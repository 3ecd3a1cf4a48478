/** Words of the file itself, which V8 quotes around an unexpected token, are anybody's text. */
export const reasonOf = (error: unknown): string =>
  messageOf(error)
    .replace(/ in JSON at position .*$/, '')
    .replace(/, (?:\.{3})?"[^]*"(?:\.{3})? is not valid JSON$/, '');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The line of a fault in JSON: V8 tells a line for some, a position for others, and nothing where the text ends too early. */
export const lineOfFault = (text: string, error: unknown): number => {
  const line = /\(line (\d+) column \d+\)/.exec(messageOf(error))?.[1];
  if (line !== undefined) return Math.min(Number(line), text.trimEnd().split('\n').length);
  const position = /position (\d+)/.exec(messageOf(error))?.[1];
  const at = position !== undefined ? Number(position) : isUnexpected(error) ? unexpectedIn(text) : text.length;
  return text.slice(0, Math.min(at, text.trimEnd().length)).split('\n').length;
};

/** V8 tells no position of an unexpected token; a beginning of the text has that fault if the token is in it. */
const unexpectedIn = (text: string): number => {
  let [sound, faulty] = [0, text.length];
  while (faulty - sound > 1) {
    const middle = (sound + faulty) >> 1;
    if (isUnexpected(faultOf(text.slice(0, middle)))) faulty = middle;
    else sound = middle;
  }
  return sound;
};

const isUnexpected = (error: unknown): boolean => /^Unexpected token /.test(messageOf(error));

const faultOf = (text: string): unknown => {
  try {
    return void JSON.parse(text);
  } catch (error) {
    return error;
  }
};
