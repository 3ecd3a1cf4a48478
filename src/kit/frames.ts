import type { Frame } from '../ir/frame.ts';

export interface Unframed {
  frame?: Frame;
  statement: string;
  situation?: string;
  quote?: string;
  why?: string;
  how?: string;
  refs?: string;
}

/** Takes the first frame that fits off a text. */
export const unframe = (text: string, frames: readonly Frame[]): Unframed => {
  for (const frame of frames) {
    const groups = patternOf(frame).exec(text)?.groups;
    if (groups?.['statement'] === undefined) continue;
    return { frame, ...(groups as { statement: string }) };
  }
  return { statement: text };
};

/** Puts a frame on, every part verbatim; undefined when the frame only reads. */
export const inFrame = (frame: Frame, parts: Omit<Unframed, 'frame'>): string | undefined =>
  frame.print?.replace(
    /\{(\w+)\}/g,
    (_, name: string) => (parts as unknown as Record<string, string | undefined>)[name] ?? '',
  );

/**
 * The first way of saying a text that reads back as the same: bare when that is unambiguous, else in a frame.
 * A frame is taken only if taking it off again gives exactly what was put in.
 */
export const framed = (statement: string, wanted: readonly Frame[], frames: readonly Frame[]): string | undefined => {
  for (const frame of wanted) {
    const text = inFrame(frame, { statement });
    if (text === undefined) continue;
    const back = unframe(text, frames);
    if (back.frame?.name === frame.name && back.statement === statement) return text;
  }
  return undefined;
};

const patternOf = (frame: Frame): RegExp => {
  const known = patterns.get(frame);
  if (known) return known;
  const pattern = new RegExp(frame.pattern, 'su');
  patterns.set(frame, pattern);
  return pattern;
};
const patterns = new WeakMap<Frame, RegExp>();
