import { RE2JS } from 're2js';
import { MemportError } from '../errors.ts';

export interface ForeignPattern {
  source: string;
  /** Where each match stands, as UTF-16 offsets. Time grows with the text and with nothing else. */
  matches: (text: string) => [number, number][];
}

const FLAGS: Record<string, number> = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL, u: 0, g: 0, v: 0 };
const LONGEST = 1_000;

const refusal = (source: string, where: string, expected: string, cause?: unknown): MemportError =>
  new MemportError('config', {
    what: `cannot use the pattern ${JSON.stringify(source.length > 80 ? `${source.slice(0, 80)}…` : source)}`,
    where,
    expected,
    todo: 'write it without look-around, back-references or repeats over 1000',
    ...(cause === undefined ? {} : { cause }),
  });

/** A pattern that somebody else wrote: it runs in an engine that cannot backtrack, so that no text and no pattern can hang memport. */
export const foreign = (source: string, flags: string, where: string): ForeignPattern => {
  if (source.length > LONGEST) throw refusal(source, where, `at most ${LONGEST} characters`);
  let bits = 0;
  for (const flag of flags) {
    const bit = FLAGS[flag];
    if (bit === undefined) throw refusal(source, where, `flags out of ${Object.keys(FLAGS).join(', ')}, not ${JSON.stringify(flag)}`);
    bits |= bit;
  }
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(source, bits);
  } catch (cause) {
    throw refusal(source, where, `RE2 syntax (${cause instanceof Error ? cause.message : String(cause)})`, cause);
  }
  return {
    source,
    matches: (text) => {
      const found: [number, number][] = [];
      const matcher = compiled.matcher(text);
      while (matcher.find()) found.push([matcher.start(), matcher.end()]);
      return found;
    },
  };
};
