import { weave } from '../../../src/kit/weave.ts';
import type { Span } from '../../../src/ir/memory.ts';
import { readFrontmatter } from '../../../src/text/frontmatter.ts';
import { linesOf } from '../../../src/text/blocks.ts';
import type { ClaudeStore } from '../store.ts';

/** Two indexes after the files of one went to the folder of the other; absent: there is none any more. */
export interface MergedIndex {
  here?: string;
  there?: string;
}

/**
 * The lines of an index follow their files: those of files that stay remain here, all others go below what stands
 * there, but for what it says already.
 */
export const mergedIndex = (
  store: ClaudeStore,
  text: string,
  standing: string | undefined,
  stays: ReadonlySet<string>,
): MergedIndex => {
  const { items, headings } = store.parse.indexes.get('MEMORY.md') ?? { items: [], headings: [] };
  const remains = items.filter(
    ({ refs }) => refs.length > 0 && refs.every((ref) => stays.has(store.parse.resolve(ref) ?? '')),
  );
  const here = remains.map(({ lines }) => `${text.slice(...lines)}\n`).join('');
  const told = here === '' ? {} : { here };
  if (standing === undefined || standing.trim() === '') return { ...told, there: without(text, remains) };
  const said = new Set(linesOf(standing).map((line) => line.text.trim()));
  // A title of the whole file is none below another one.
  const titles = headings.filter(({ level }) => level === 1);
  const again = [...items, ...headings].filter(({ lines }) => said.has(text.slice(...lines).trim()));
  const head = readFrontmatter(text)?.block;
  const rest = without(text, [
    ...new Set([...remains, ...again, ...titles]),
    ...(head ? [{ lines: head }] : []),
  ]).trim();
  if (rest === '') return { ...told, there: standing };
  const gap = standing.endsWith('\n') ? '' : '\n';
  return { ...told, there: `${standing}${gap}${rest.startsWith('#') ? '\n' : ''}${rest}\n` };
};

const without = (text: string, gone: readonly { lines: Span }[]): string =>
  weave(
    text,
    gone.map(({ lines: [from, to] }) => ({
      span: [from, text[to] === '\n' ? to + 1 : text.startsWith('\r\n', to) ? to + 2 : to],
      text: '',
    })),
  );
