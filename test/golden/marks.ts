import { join } from 'node:path';

/**
 * The name Claude Code gives a folder: every unit but ASCII letters and digits is a dash, long names end in a hash of
 * the path.
 */
export const claudeSlug = (path: string): string => {
  const name = path.replace(/[^a-zA-Z0-9]/g, '-');
  if (name.length <= 200) return name;
  let hash = 0;
  for (let at = 0; at < path.length; at += 1) hash = ((hash << 5) - hash + path.charCodeAt(at)) | 0;
  return `${name.slice(0, 200)}-${Math.abs(hash).toString(36)}`;
};

const MARK = /\{\{(path|slug):([^{}]*)\}\}/g;

/** `{{path:app}}` and `{{slug:app}}` with the real place of `app` in this HOME; `.` is HOME itself. */
export const expanded = (text: string, home: string): string =>
  text.replace(MARK, (_, kind: string, name: string) => {
    const real = name === '.' || name === '' ? home : join(home, name);
    return kind === 'path' ? real : claudeSlug(real);
  });

/** In bytes that need not be text: every byte is one character here, and goes back as that byte. */
export const expandedBytes = (bytes: Buffer, home: string): Buffer => {
  if (!bytes.includes('{{')) return bytes;
  const asLatin = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
  const text = bytes
    .toString('latin1')
    .replace(MARK, (mark) => asLatin(expanded(Buffer.from(mark, 'latin1').toString('utf8'), home)));
  return Buffer.from(text, 'latin1');
};

export const marksIn = (text: string): string[] => [...text.matchAll(MARK)].map((match) => match[0]);

/** The inverse, for what a run printed: the marks a case uses, then HOME itself; longer places first. */
export const marked = (text: string, marks: Iterable<string>, home: string): string => {
  const pairs = [...new Set([...marks, '{{path:.}}', '{{slug:.}}'])].map(
    (mark) => [expanded(mark, home), mark] as const,
  );
  pairs.sort((a, b) => b[0].length - a[0].length || (a[1] < b[1] ? -1 : 1));
  return pairs.reduce((rest, [real, mark]) => rest.replaceAll(real, mark), text);
};
