import type { Hit } from './hit.ts';

/** Stands for each character of such a mark while a masked text is scanned again. */
export const MASKED = '█';

/** The text, or a stretch of it, without its secrets: each is replaced by its kind, and the rest stays as it is. */
export const mask = (text: string, hits: readonly Hit[], from = 0, to = text.length): string => {
  let out = '';
  let at = from;
  for (const { rule, what, grade, span } of [...hits].sort((a, b) => a.span[0] - b.span[0])) {
    if (rule !== 'safety/secret' || what === 'unscanned' || grade === 'info' || span[1] <= at || span[0] >= to)
      continue;
    out += `${text.slice(at, Math.max(at, span[0]))}[masked: ${what}]`;
    at = span[1];
  }
  return at < to ? out + text.slice(at, to) : out;
};
