import type { Cost, Part } from '../../../src/adapter.ts';
import { weave } from '../../../src/kit/weave.ts';
import type { Memory } from '../../../src/ir/memory.ts';
import type { Delivery } from '../../../src/ir/view.ts';
import { firstUndecodable } from '../../../src/text/decode.ts';
import { byteLength } from '../../../src/text/measure.ts';
import { printBody } from '../../../src/text/body.ts';
import { printBullet, type BulletBody } from '../summary/bullets.ts';
import { handbookOf } from '../handbook/handbook.ts';
import { HANDBOOK, SUMMARY } from '../paths.ts';
import { sayingKey } from '../read.ts';
import type { Saying } from '../summary/sayings.ts';
import type { CodexStore } from '../store.ts';
import { summaryOf } from '../summary/summary.ts';

/**
 * A memory that Codex wrote keeps its lines, frames and refs: only the words move. Undefined when a line cannot hold
 * them, which is found out by reading the whole file with them in it.
 */
export const inPlace = (
  memory: Memory,
  old: Memory,
  store: CodexStore,
): { parts: Part[]; costs: Cost[]; delivery: Delivery } | undefined => {
  if (memory.status !== 'active' || old.places.length === 0) return undefined;
  const parts: Part[] = [];
  const costs: Cost[] = [];
  for (const place of old.places) {
    const saying = store.parse.sayings.get(sayingKey(place.file, place.span[0]));
    const text = store.files.get(place.file)?.text;
    if (!saying || text === undefined) return undefined;
    const raw = text.slice(...place.span);
    const said = textsFor(memory, saying, raw).find(
      (each) => each === raw || readsBack(each, saying, memory, store, text),
    );
    if (said === undefined) return undefined;
    parts.push({ slot: place.slot, container: place.container, file: place.file, text: said });
    if (place.file === SUMMARY) costs.push({ budget: SUMMARY, own: byteLength(said) - byteLength(raw) });
  }
  return { parts, costs, delivery: old.places.some((place) => place.file === SUMMARY) ? 'loaded' : 'searchable' };
};

const textsFor = (memory: Memory, { said, slot }: Saying, raw: string): string[] => {
  const same = said.statement === memory.statement && said.why === memory.why && said.how === memory.how;
  if (slot === 'prose')
    return [...(same && said.detail === memory.detail ? [raw] : []), printBody(memory), memory.statement];
  const quote = memory.evidence.flatMap((each) =>
    each.type === 'quote' && each.text === said.quote ? [each.text] : [],
  )[0];
  const words: BulletBody = {
    statement: memory.statement,
    tasks: [],
    ...(memory.how !== undefined && { how: memory.how }),
    ...(memory.why !== undefined && { why: memory.why }),
    ...(said.refs !== undefined && { refs: said.refs }),
    ...(said.refsInHead && { refsInHead: true }),
    ...(said.adHoc && { adHoc: true }),
    ...(said.resource !== undefined && { resource: said.resource }),
  };
  const framed = said.frame !== undefined && (said.quote === undefined || quote !== undefined);
  return [
    ...(same ? [raw] : []),
    ...(framed ? [printBullet({ ...words, frame: said.frame as string, ...(quote !== undefined && { quote }) })] : []),
    printBullet(words),
  ];
};

/** Whether the file, with the line in it, says the new words there and the same as before everywhere else. */
const readsBack = (text: string, saying: Saying, memory: Memory, store: CodexStore, file: string): boolean => {
  if (text.trim() === '' || !fits(file, text)) return false;
  const sayingsOf = (whole: string): readonly Saying[] =>
    saying.file === HANDBOOK ? handbookOf(whole, store.at.settings.userHome).sayings : summaryOf(whole).sayings;
  const before = (saying.file === HANDBOOK ? store.parse.handbook : store.parse.summary).sayings;
  const after = sayingsOf(weave(file, [{ span: saying.span, text }]));
  if (after.length !== before.length) return false;
  return after.every((each, index) => {
    const was = before[index] as Saying;
    const { said } = each;
    if (was.span[0] !== saying.span[0])
      return (
        said.statement === was.said.statement &&
        each.container === was.container &&
        said.why === was.said.why &&
        said.how === was.said.how
      );
    const kept = (field: 'why' | 'how' | 'detail'): boolean =>
      said[field] === undefined || said[field] === memory[field];
    return (
      said.statement === memory.statement &&
      kept('why') &&
      kept('how') &&
      kept('detail') &&
      said.refs === was.said.refs &&
      said.adHoc === was.said.adHoc &&
      said.resource === was.said.resource &&
      (said.quote === undefined || said.quote === was.said.quote)
    );
  });
};

/** Whether a text can stand in a file without closing a comment that was never closed or making it undecodable. */
export const fits = (file: string, text: string): boolean =>
  firstUndecodable(text) === -1 && !(text.includes('-->') && /^ {0,3}<!--/m.test(file));
