import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { End } from './ends.ts';
import { LIMITS, underHeading } from './native.ts';
import { textOf, write, type Tree } from './tree.ts';
import { filesOf } from './words.ts';

/**
 * What a harness does to its own store between two runs, as it was seen to do it. False = it refused, or had nothing to
 * do.
 */
export const itsOwn = (home: string, tree: Tree, end: End, pick: number, how: number, salt: number): string =>
  TOOLS[end.harness](home, tree, end, pick, how, salt);

const reworded = (text: string, salt: number): string => {
  const words = text.split(' ');
  const at = Math.max(1, Math.floor(words.length / 2));
  return [...words.slice(0, at), `really${salt}`, ...words.slice(at)].join(' ');
};

/** The memory tool of Hermes: add, replace, remove; the latter two refuse a file that somebody else formatted. */
const hermes = (home: string, tree: Tree, end: End, pick: number, how: number, salt: number): string => {
  const name = pick % 3 === 0 ? 'USER' : 'MEMORY';
  const file = `${end.root}/memories/${name}.md`;
  const raw = textOf(tree, file)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  const entries = [
    ...new Set(
      raw
        .split('\n§\n')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    ),
  ];
  const chosen = entries[pick % Math.max(1, entries.length)];
  const fits = (next: readonly string[]): boolean => [...next.join('\n§\n')].length <= LIMITS[name];
  const put = (next: readonly string[], done: string): string => (
    write(home, file, next.join('\n§\n')),
    `${name}.md: ${done}`
  );
  if (how % 4 === 0) {
    const next = [...entries, `Hermes learned fact ${salt} in a session.`];
    return fits(next) ? put(next, 'added') : 'add refused: full';
  }
  if (!chosen) return 'nothing there';
  if (raw.trim() !== entries.join('\n§\n') || entries.some((each) => [...each].length > LIMITS[name]))
    return 'refused: somebody else wrote the file';
  const text =
    how % 4 === 1
      ? undefined
      : how % 4 === 2
        ? reworded(chosen, salt)
        : `Hermes found out ${salt}: the other way round is right.`;
  const next = entries.flatMap((each) => (each === chosen ? (text === undefined ? [] : [text]) : [each]));
  if (text !== undefined && !fits(next)) return 'replace refused: full';
  return put(next, text === undefined ? 'removed' : 'replaced');
};

/** A consolidation of Codex: it rewords, merges, moves and drops lines of the summary and of the handbook. */
const codex = (home: string, tree: Tree, end: End, pick: number, how: number, salt: number): string => {
  const inHandbook = how % 6 === 5;
  const file = `${end.root}/${end.kept}/${inHandbook ? 'MEMORY' : 'memory_summary'}.md`;
  const text = textOf(tree, file);
  const lines = text.split('\n');
  // Routes and citations are pointers; a consolidation keeps them or drops whole topics.
  const bullets = lines.flatMap((line, at) => (/^- (?!rollout_summaries\/|extensions\/)/.test(line) ? [at] : []));
  const at = bullets[pick % Math.max(1, bullets.length)];
  if (at === undefined) return 'nothing to consolidate';
  const line = lines[at] as string;
  const second = bullets.find((each) => each > at);
  const put = (next: readonly string[], done: string): string => (write(home, file, next.join('\n')), done);
  switch (how % 6) {
    case 0:
    case 5:
      return put(
        lines.map((each, index) => (index === at ? reworded(each, salt) : each)),
        'reworded a line',
      );
    case 1:
      return second === undefined
        ? 'nothing to merge'
        : put(
            lines.flatMap((each, index) =>
              index === second
                ? []
                : [index === at ? `${each.replace(/\.$/, '')}; ${(lines[second] as string).slice(2)}` : each],
            ),
            'merged two lines',
          );
    case 2:
      return (
        write(home, file, underHeading(lines.filter((_, index) => index !== at).join('\n'), 'General Tips', line)),
        'moved a line to the general tips'
      );
    case 3:
      return put(
        lines.filter((_, index) => index !== at),
        'dropped a line',
      );
    default:
      return put(
        lines.map((each, index) => (bullets.includes(index) ? reworded(each, salt) : each)),
        'reworded every line',
      );
  }
};

/** Claude Code stamps heads, and its model rewrites the index, a body, or takes a memory away. */
const claude = (home: string, tree: Tree, end: End, pick: number, how: number, salt: number): string => {
  const files = filesOf(tree, end).filter((file) => /\/memory\/[^/]+\.md$/.test(file));
  const bodies = files.filter((file) => !file.endsWith('/MEMORY.md'));
  const indexes = files.filter((file) => file.endsWith('/MEMORY.md'));
  const body = bodies[pick % Math.max(1, bodies.length)];
  const index = indexes[pick % Math.max(1, indexes.length)];
  if (how % 4 === 0 && body !== undefined)
    return (write(home, body, stamped(textOf(tree, body), salt)), `stamped ${body}`);
  if (how % 4 === 1 && index !== undefined)
    return (
      write(home, index, `${textOf(tree, index).trim().split('\n').reverse().join('\n')}\n`),
      'wrote the index in another order'
    );
  if (how % 4 === 2 && body !== undefined)
    return (write(home, body, stamped(reworded(textOf(tree, body).trimEnd(), salt), salt)), `reworded ${body}`);
  if (how % 4 === 3 && body !== undefined) {
    rmSync(join(home, body));
    const lines = body.replace(/[^/]+$/, 'MEMORY.md');
    const name = body.split('/').at(-1) as string;
    if (tree.has(lines))
      write(
        home,
        lines,
        textOf(tree, lines)
          .split('\n')
          .filter((line) => !line.includes(`(${name})`))
          .join('\n'),
      );
    return `forgot ${body}`;
  }
  return 'nothing there';
};

/** The head as 2.1.329 leaves it after a model write. */
const stamped = (text: string, salt: number): string => {
  const time = `2026-11-2${salt % 8}T11:50:54.986Z`;
  if (!/^---\n[\s\S]*?\n---\n/.test(text)) return text;
  if (/^ {2}modified: /m.test(text)) return text.replace(/^( {2}modified: ).*$/m, `$1${time}`);
  return text
    .replace(/^metadata: *$/m, 'metadata:\n  node_type: memory')
    .replace(
      /\n---\n/,
      `\n  originSessionId: 6b1d0000-0000-4000-8000-${String(salt).padStart(12, '0')}\n  modified: ${time}\n---\n`,
    );
};

const TOOLS = { claude, codex, hermes } as const;
