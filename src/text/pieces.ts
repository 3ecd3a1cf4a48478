import { blocksOf, type BlockKind } from './blocks.ts';
import { endsSentence } from './sentence.ts';

/** A stretch of a text that can stand apart. */
export interface Piece {
  text: string;
  /** It belongs to the same list as the piece before it. */
  item?: true;
}

const SHOWN = new Set<BlockKind>(['fence', 'code', 'table']);
const UNSAID = new Set<BlockKind>(['rule', 'comment']);

/**
 * A text in pieces, each as it stands: a paragraph, with the list, fence or table that it leads in; an item of a list
 * of bullets that nothing leads in, a numbered one whole; all of it with the heading it stands under.
 */
export const piecesIn = (text: string): Piece[] => {
  const blocks = blocksOf(text).filter(({ kind }) => !UNSAID.has(kind));
  const out: Piece[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const from = blocks[at]?.span[0] ?? 0;
    let last = at;
    while (blocks[last]?.kind === 'heading' && blocks[last + 1]) last += 1;
    const lead = text.slice(...(blocks[last]?.span ?? [0, 0]));
    const next = blocks[last + 1]?.kind;
    const leads = next !== undefined && (SHOWN.has(next) || (next === 'list' && !endsSentence(lead)));
    if (leads && blocks[last]?.kind === 'paragraph') last += 1;
    // What ends a piece may end a text, and spaces do not.
    const said = text.slice(from, blocks[last]?.span[1]).trimEnd();
    if (blocks[at]?.kind === 'list')
      out.push(...itemsIn(said).map((item, index): Piece => ({ text: item, ...(index > 0 && { item: true }) })));
    else out.push({ text: said });
    at = last;
  }
  return out;
};

/** The items of a list, each with what stands below it. */
const itemsIn = (list: string): string[] => {
  const out: string[] = [];
  for (const line of list.split('\n')) {
    if (out.length === 0 || /^ {0,1}[-*+][ \t]+\S/.test(line)) out.push(line);
    else out[out.length - 1] += `\n${line}`;
  }
  return out.map((item) => item.trimEnd());
};

/** Some of the pieces as one text; of a list that lost some of its items, those that are left follow each other. */
export const joinedPieces = (pieces: readonly Piece[], all: readonly Piece[]): string => {
  const listOf = (piece: Piece): number => {
    let at = all.indexOf(piece);
    while (at > 0 && all[at]?.item) at -= 1;
    return at;
  };
  return pieces.reduce((text, piece, at) => {
    const before = pieces[at - 1];
    if (!before) return piece.text;
    return `${text}${piece.item && listOf(before) === listOf(piece) ? '\n' : '\n\n'}${piece.text}`;
  }, '');
};
