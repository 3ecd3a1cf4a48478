import type { Base, Mark } from '../ir/mark.ts';

/** What is remembered of a memory in one line of its own head: hashes by field, then where it came from. */
export const markText = ({ source, base }: Mark): string =>
  `${Object.entries(base)
    .map(([field, value]) => `${field}=${value} `)
    .join('')}from ${source}`;

export const markIn = (text: string | undefined): Mark | undefined => {
  const match = text === undefined ? null : /^((?:\w+=[0-9a-f]+ )*)from (.+)$/s.exec(text);
  return match
    ? {
        source: match[2] as string,
        base: Object.fromEntries(
          (match[1] as string).split(' ').flatMap((each) => (each.includes('=') ? [each.split('=', 2)] : [])),
        ) as Base,
      }
    : undefined;
};
