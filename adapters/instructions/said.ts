import { memoryId } from '../../src/ir/identity.ts';
import type { Field, Memory, Span } from '../../src/ir/memory.ts';
import { nameOfWords } from '../../src/kit/called.ts';
import { plain } from '../../src/kit/notes.ts';
import { blocksOf, linesOf, type TextBlock } from '../../src/text/blocks.ts';
import { parseBody, printBody } from '../../src/text/body.ts';
import { readFrontmatter } from '../../src/text/frontmatter.ts';
import { linkList } from '../../src/text/text-links.ts';
import { markersIn } from './block.ts';

const MARK = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
/** `@path` alone on a line is loaded in its place (docs/formats/claude-code.md §9): it says nothing itself. */
const IMPORT = /^@\S+$/;

/** Where each thing is said: a bullet with what hangs below it, a paragraph, a paragraph with the list it leads in. */
export const saidIn = (text: string): Span[] => {
  const { block, broken } = markersIn(text);
  const ours = block?.span ?? broken?.span;
  const head = readFrontmatter(text)?.block[1] ?? (text.startsWith('\ufeff') ? 1 : 0);
  if (!ours) return saidBetween(text, [head, text.length]);
  return [...saidBetween(text, [head, Math.max(head, ours[0])]), ...saidBetween(text, [ours[1], text.length])];
};

const saidBetween = (whole: string, [from, to]: Span): Span[] => {
  const text = whole.slice(from, to);
  const blocks = blocksOf(text);
  const spans: Span[] = [];
  for (const [at, { kind, span }] of blocks.entries()) {
    const before = blocks[at - 1];
    const next = blocks[at + 1];
    const said = text.slice(...span);
    if (kind === 'list') spans.push(...(before && leadsIn(text, before) ? [] : bulletsIn(text, span)));
    else if (kind === 'table' || kind === 'fence' || kind === 'quote')
      spans.push(...(before && leadsIn(text, before) ? [] : kind === 'quote' ? [span] : []));
    else if (kind === 'paragraph' && !IMPORT.test(said.trim()))
      spans.push(
        next && !BREAKS.has(next.kind) && leadsIn(text, blocks[at] as TextBlock) ? [span[0], next.span[1]] : span,
      );
  }
  return spans.map(([start, end]): Span => [from + start, from + end]);
};

/** What no sentence leads in. */
const BREAKS: ReadonlySet<TextBlock['kind']> = new Set(['heading', 'rule', 'comment']);

/** A paragraph that ends in a colon says nothing without what follows. */
const leadsIn = (text: string, { kind, span }: TextBlock): boolean =>
  kind === 'paragraph' && /[:：]\s*$/u.test(text.slice(...span).replace(/[*_`]+\s*$/u, ''));

const bulletsIn = (text: string, [from, to]: Span): Span[] => {
  const lines = linesOf(text.slice(from, to));
  const starts = lines.filter((line) => MARK.test(line.text));
  return starts.map((line, index): Span => {
    const mark = MARK.exec(line.text)?.[0].length ?? 0;
    const end = starts[index + 1]?.start ?? to - from;
    return [from + line.start + mark, from + text.slice(from, from + end).trimEnd().length];
  });
};

const SAYS: readonly Field[] = ['kind', 'statement', 'scope', 'why', 'how', 'detail'];

/** What hangs below a bullet is indented by its mark. */
export const wordsAt = (text: string, span: Span): string => text.slice(...span).replace(/\n {2,4}/g, '\n');

/** A rule as it is said in a file; `container` is the file, or our block in it. */
export const ruleSaid = (
  said: string,
  { harness, scope }: { harness: string; scope: Memory['scope'] },
  place: Pick<Memory['places'][number], 'file' | 'span' | 'slot' | 'container'>,
): Memory => {
  const body = parseBody(said);
  return {
    ...plain(),
    ...body,
    id: memoryId(harness, scope, { text: body.statement }),
    kind: 'rule',
    name: nameOfWords({ kind: 'rule', ...body }),
    scope,
    load: 'always',
    links: linkList(printBody(body)),
    places: [{ ...place, says: [...SAYS] }],
  };
};
