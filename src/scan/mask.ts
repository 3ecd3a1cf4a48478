import type { Hit } from './hit.ts';

/** The text without its secrets: each is replaced by its kind, and the rest stays as it is. */
export const mask = (text: string, hits: readonly Hit[]): string => {
  let out = '';
  let at = 0;
  for (const { rule, what, grade, span } of [...hits].sort((a, b) => a.span[0] - b.span[0])) {
    if (rule !== 'safety/secret' || what === 'unscanned' || grade === 'info' || span[1] <= at) continue;
    out += `${text.slice(at, Math.max(at, span[0]))}[masked: ${what}]`;
    at = span[1];
  }
  return out + text.slice(at);
};
