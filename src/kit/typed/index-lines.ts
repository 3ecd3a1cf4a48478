import type { Memory, Span } from '../../ir/memory.ts';
import type { Delivered } from '../../ir/view.ts';
import type { IndexText } from '../../text/index-items.ts';
import { oneLine } from '../../text/sentence.ts';
import { withoutTargets } from '../../text/text-links.ts';
import { isOfOneLine } from '../lines.ts';
import type { LimitOf } from './shown-index.ts';

export interface NamingLine {
  line: string;
  hook: string;
  span: Span;
}

/** By file, the line of an index that names it alone, the first of several. */
export const linesIn = (
  text: string,
  { items }: IndexText,
  fileOf: (target: string) => string | undefined,
): Map<string, NamingLine> =>
  new Map(
    items.toReversed().flatMap(({ content, refs }) => {
      const [ref, ...more] = refs;
      const file = ref && more.length === 0 ? fileOf(ref.target) : undefined;
      return ref && file !== undefined
        ? [[file, { line: text.slice(...content), hook: ref.hook, span: content }] as const]
        : [];
    }),
  );

export const saysWhole = (line: string, { statement }: Memory): boolean =>
  isOfOneLine(statement) && oneLine(line).includes(oneLine(withoutTargets(statement)));

/** How a file reaches the model by a loaded line that names it. */
export const byLine = (id: string, isWhole: boolean, hook: string | undefined): Delivered => {
  if (isWhole) return { id, delivery: 'loaded' };
  return hook === undefined || hook === ''
    ? { id, delivery: 'searchable', hops: 1, reason: 'its index line gives no more than a title' }
    : { id, delivery: 'indexed', hops: 1 };
};

/** Why a line that stands is not loaded. */
export const cutOff = (index: string, limitOf: LimitOf): string => {
  const units = String(limitOf('indexUnits')).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `its line of ${index} is cut off: ${limitOf('indexLines')} lines or ${units} units are loaded`;
};
