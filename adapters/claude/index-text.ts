import { blocksOf } from '../../src/text/blocks.ts';
import { weave } from '../../src/express/weave.ts';

/** Without the comments that stand as blocks of their own; those within a line stay (§5, run). */
export const withoutComments = (text: string): string => {
  const comments = blocksOf(text).filter((block) => block.kind === 'comment');
  return comments.length === 0 ? text : weave(text, comments.map((block) => ({ span: block.span, text: '' })));
};
