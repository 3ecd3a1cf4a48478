import { memoryId } from '../../src/ir/identity.ts';
import type { Field, Memory, Span } from '../../src/ir/memory.ts';
import type { FileTree, Location, Store } from '../../src/ir/store.ts';
import { nameOfWords, withOwnNames } from '../../src/kit/called.ts';
import { plain } from '../../src/kit/notes.ts';
import { legible } from '../../src/kit/problems.ts';
import { numbered, withSegments } from '../../src/kit/segments.ts';
import { blocksOf, linesOf, type TextBlock } from '../../src/text/blocks.ts';
import { parseBody, printBody } from '../../src/text/body.ts';
import { readFrontmatter } from '../../src/text/frontmatter.ts';
import { linkList } from '../../src/text/links.ts';

/** Every rule that people wrote into an instruction file is a memory: a bullet, or a paragraph. */
export const read = (files: FileTree, at: Location): Store => {
  const { texts, raw, findings } = legible(files);
  const memories = [...texts].flatMap(([file, { text }]) => saidIn(text).map((span) => memoryOf(file, text, span, at)));
  const own = withOwnNames(numbered(memories.filter(({ statement }) => statement !== '')));
  return {
    at,
    files: withSegments(raw, own),
    memories: own,
    findings: [...at.findings, ...findings],
    parse: undefined,
  };
};

const MARK = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
/** `@path` alone on a line is loaded in its place (docs/formats/claude-code.md): it says nothing itself. */
const IMPORT = /^@\S+$/;

/** Where each thing is said: a bullet with what hangs below it, a paragraph, a paragraph with the list it leads in. */
const saidIn = (text: string): Span[] => {
  const head = readFrontmatter(text)?.block[1] ?? 0;
  const blocks = blocksOf(text).filter(({ span }) => span[0] >= head);
  const spans: Span[] = [];
  for (const [at, { kind, span }] of blocks.entries()) {
    const before = blocks[at - 1];
    const next = blocks[at + 1];
    const said = text.slice(...span);
    if (kind === 'list') spans.push(...(before && leadsIn(text, before) ? [] : bulletsIn(text, span)));
    else if (kind === 'table' || kind === 'fence' || kind === 'quote')
      spans.push(...(before && leadsIn(text, before) ? [] : kind === 'quote' ? [span] : []));
    else if (kind === 'paragraph' && !IMPORT.test(said.trim()))
      spans.push(next && leadsIn(text, blocks[at] as TextBlock) ? [span[0], next.span[1]] : span);
  }
  return spans;
};

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

const memoryOf = (file: string, text: string, span: Span, at: Location): Memory => {
  // What hangs below a bullet is indented by its mark.
  const said = text.slice(...span).replace(/\n {2,4}/g, '\n');
  const body = parseBody(said);
  return {
    ...plain(),
    ...body,
    id: memoryId('instructions', at.scope, { text: said }),
    kind: 'rule',
    name: nameOfWords({ kind: 'rule', ...body }),
    scope: at.scope,
    author: 'human',
    load: 'always',
    readOnly: true,
    links: linkList(printBody(body)),
    places: [{ file, span, slot: 'instruction', container: file, says: [...SAYS] }],
  };
};
