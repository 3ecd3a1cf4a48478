import { readFrontmatter } from '../text/frontmatter.ts';

/** A note in which the lines that others wrote into the head of the standing one stand above ours. */
export const withOtherKeys = (text: string, standing: string | undefined): string => {
  const front = standing === undefined ? undefined : readFrontmatter(standing);
  const own = readFrontmatter(text);
  if (!front || !own || standing === undefined) return text;
  const lines = standing
    .slice(...front.block)
    .split(/\r?\n/)
    .filter((line) => !/^\ufeff?---\s*$/.test(line));
  const others: string[] = [];
  let takes = false;
  for (const line of lines) {
    const key = /^([^\s:#][^:]*):/.exec(line)?.[1];
    if (key !== undefined) takes = !OURS.has(key.trim());
    if (takes && line.trim() !== '') others.push(line);
  }
  return others.length === 0 ? text : text.replace('---\n', () => `---\n${others.join('\n')}\n`);
};

/** Every key that a note of ours may have (`note.ts`). */
const OURS = new Set([
  ...'title hook kind scope key name paths globs author importance status triggers keywords'.split(' '),
  ...'created updated from until links evidence usage derivedFrom by source base placed'.split(' '),
]);
