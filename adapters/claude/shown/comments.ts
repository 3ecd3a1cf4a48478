import { createRequire } from 'node:module';
import type { Span } from '../../../src/ir/memory.ts';
import { compareVersions } from '../../../src/kit/editions.ts';
import { weave } from '../../../src/kit/weave.ts';

interface Node {
  type: string;
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** From here on the definition of a link, `[name]: target`, stays where comments are taken out (run: 2.1.329, 2.1.330). */
const KEEPS_DEFINITIONS = '2.1.330';

/**
 * Without the comments that stand as blocks of their own: those within a line, an item, a fence or another HTML block
 * stay. Only a text with `<!--` in it is taken apart, and then LF replaces CRLF and CR (run: 2.1.197, 2.1.329, 2.1.332),
 * and older versions leave out the definitions of links as well.
 */
export const withoutComments = (source: string, edition: string): string => {
  if (!source.includes('<!--')) return source;
  const keepsDefinitions = compareVersions(edition, KEEPS_DEFINITIONS) >= 0;
  const text = source.replace(/\r\n?/g, '\n');
  const cuts = topLevel(text).flatMap(({ type, span }) => {
    const end = /^[^\n]*\n*/.exec(text.slice(span[1]))?.[0].length ?? 0;
    const whole: Span = [span[0], span[1] + end];
    if (type === 'definition' && !keepsDefinitions) return [{ span: whole, text: '' }];
    const raw = text.slice(...whole);
    if (type !== 'html' || !/^ {0,3}<!--(?!-?>)[\s\S]*?-->/.test(raw)) return [];
    const rest = raw.replace(/<!--[\s\S]*?-->/g, '');
    // What else stood in the block keeps the white space that was in front of it.
    return [{ span: whole, text: rest.trim() === '' ? '' : rest }];
  });
  return weave(text, cuts);
};

const topLevel = (text: string): { type: string; span: Span }[] => {
  // Loaded only for texts with comments: a tree costs a hundred times what a hand scan does.
  const require = createRequire(import.meta.url);
  const { unified } = require('unified') as typeof import('unified');
  const { default: remarkParse } = require('remark-parse') as typeof import('remark-parse');
  // The parser swallows a BOM without counting it.
  const from = text.startsWith('\ufeff') ? 1 : 0;
  const tree = unified().use(remarkParse).parse(text.slice(from)) as { children: Node[] };
  return tree.children.map((node) => ({
    type: node.type,
    span: [from + (node.position?.start.offset ?? 0), from + (node.position?.end.offset ?? 0)],
  }));
};
