import type { Edits, Placed } from '../../src/adapter.ts';
import { weave, type Cut } from '../../src/kit/weave.ts';
import type { Span } from '../../src/ir/memory.ts';
import type { Store } from '../../src/ir/store.ts';
import { FILE } from './paths.ts';

/** Lines are replaced, taken away with their comma, or added before the end of the list. */
export const place = (edits: Edits, store: Store): Placed => {
  const standing = store.files.get(FILE)?.text;
  const text = standing ?? '[\n]\n';
  const spanOf = new Map(store.memories.map((memory) => [memory.id, memory.places[0]?.span as Span]));
  const said = ({ form }: Edits['put'][number]): string => form.parts[0]?.text ?? '';
  const changed = edits.put.flatMap((put): Cut[] =>
    put.replaces !== undefined && spanOf.has(put.replaces)
      ? [{ span: spanOf.get(put.replaces) as Span, text: said(put) }]
      : [],
  );
  const added = edits.put.filter((put) => put.replaces === undefined || !spanOf.has(put.replaces)).map(said);
  const gone = edits.withdraw.flatMap((id): Cut[] =>
    spanOf.has(id) ? [{ span: wholeLine(text, spanOf.get(id) as Span), text: '' }] : [],
  );
  const rest = weave(text, [...changed, ...gone]);
  const end = rest.lastIndexOf(']') === -1 ? rest.length : rest.lastIndexOf('\n', rest.lastIndexOf(']')) + 1;
  const before = rest.slice(0, end);
  const result = commas(
    added.length === 0
      ? rest
      : `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${added.join('\n')}\n${rest.slice(end)}`,
  );
  const untouched = changed.length + gone.length + added.length === 0 || result === standing;
  return { changes: untouched ? [] : [{ op: 'put', file: FILE, text: result }], findings: [] };
};

const wholeLine = (text: string, [start, end]: Span): Span => {
  const feed = text.indexOf('\n', end);
  return [text.lastIndexOf('\n', start - 1) + 1, feed === -1 ? text.length : feed + 1];
};

/** Every line of a memory but the last ends in a comma; other lines stay as they are. */
const commas = (text: string): string => {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.trimStart().startsWith('{'));
  return lines
    .map((line, index) =>
      line.trimStart().startsWith('{') ? line.replace(/,?(\s*)$/, index === last ? '$1' : ',$1') : line,
    )
    .join('\n');
};
