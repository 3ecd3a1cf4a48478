import { hookOf } from '../../../src/kit/lines.ts';
import { differing, valueOf } from '../../../src/kit/losses.ts';
import { eolOf } from '../../../src/kit/weave.ts';
import type { Memory, Place } from '../../../src/ir/memory.ts';
import type { StoreFile } from '../../../src/ir/store.ts';
import { parseBody, printBody } from '../../../src/text/body.ts';
import { HOOK_UNITS } from '../../../src/text/derive.ts';
import { oneLine, shorten } from '../../../src/text/sentence.ts';
import { escaped } from '../../../src/text/index-refs.ts';
import { parseIndex, type IndexItem } from '../../../src/text/index-items.ts';
import { wordsOf } from '../file/memory-file.ts';
import { behindTitle, lineTellingsOf, shownLine, tellingIn, withTitle } from './line-words.ts';
import { linkList, withoutTargets } from '../../../src/text/text-links.ts';
import { isHousekeeping } from '../../../src/text/housekeeping.ts';
import type { ClaudeStore } from '../store.ts';

/** What stands after the marker of an index line, with a new hook or title in the line's own style. */
export const editedLine = (memory: Memory, old: Memory, place: Place, store: ClaudeStore): string | undefined => {
  const file = store.files.get(place.file);
  const found = file && itemIn(itemsOf(file), place);
  const text = file?.text;
  const ref = found?.refs.length === 1 ? found.refs[0] : undefined;
  if (text === undefined || !found || !ref) return undefined;
  const raw = text.slice(...place.span);
  const told = withTitle(ref.title, ref.hook, old);
  const said =
    shownLine(oneLine(withoutTargets(old.statement))) === shownLine(oneLine(withoutTargets(ref.hook)))
      ? 'it'
      : tellingIn(told, old);
  // As much of it as the line said.
  const saying = (each: Memory): string | undefined => {
    const tellings = said === undefined ? [] : lineTellingsOf(each);
    return (tellings.find(({ name }) => name === said) ?? tellings.at(said === 'it' ? 0 : -1))?.text;
  };
  const statement = saying(memory);
  const wanted = wordsOf(memory);
  const title = shownLine(wanted.title);
  // A title of the memory's own words follows them.
  const follows = ref.titleSpan !== undefined && shownLine(ref.title) === shownLine(wordsOf(old).title);
  let line = raw;
  if (
    ref.style !== 'within' &&
    (said !== undefined ? saying(old) !== statement : valueOf(memory, 'hook') !== valueOf(old, 'hook'))
  ) {
    const called = follows ? oneLine(title) : told === ref.hook ? '' : ref.title;
    const hook = shownLine(
      statement === undefined
        ? shorten(oneLine(withoutTargets(memory.hook ?? hookOf(memory))), HOOK_UNITS)
        : behindTitle(called, statement, memory),
    );
    const from = ref.hookSpan[0] - place.span[0];
    const to = ref.hookSpan[1] - place.span[0];
    const cell = ref.style === 'row' ? hook.replaceAll('|', '\\|') : hook;
    const [before, after] = [raw.slice(0, from), raw.slice(to)];
    line =
      cell === ''
        ? before
            .trimEnd()
            .replace(/(?:[—–―:]|-{1,3}>?)$/u, '')
            .trimEnd() + after
        : ref.hook === ''
          ? `${before} — ${cell}${after}`
          : before + cell + after;
  }
  if (ref.titleSpan && follows && title !== shownLine(ref.title)) {
    const [from, to] = [ref.titleSpan[0] - place.span[0], ref.titleSpan[1] - place.span[0]];
    line = line.slice(0, from) + escaped(oneLine(title)) + line.slice(to);
  }
  if (line === raw) return raw;
  const now = itemAt(text.slice(0, place.span[0]) + line + text.slice(place.span[1]), place);
  return now?.refs.length === 1 && now.refs[0]?.target === ref.target ? line : raw;
};

/** A prose item with other words; undefined when the index cannot hold them there. */
export const editedProse = (memory: Memory, old: Memory, place: Place, store: ClaudeStore): string | undefined => {
  const text = store.files.get(place.file)?.text;
  const found = text === undefined ? undefined : itemAt(text, place);
  if (text === undefined || !found) return undefined;
  const raw = text.slice(...place.span);
  const fields = differing(old, memory);
  if (fields.length === 0) return raw;
  if (fields.includes('kind') || fields.includes('scope')) return undefined;
  const eol = eolOf(text);
  const [ref] = found.refs;
  const indent = ' '.repeat(found.bullet === '' ? 0 : place.span[0] - found.lines[0]);
  const printed = ref
    ? text.slice(place.span[0], ref.hookSpan[0]) + memory.statement + text.slice(ref.hookSpan[1], place.span[1])
    : printBody(memory)
        .split('\n')
        .map((line, index) => (index === 0 || line === '' ? line : indent + line))
        .join(eol);
  const whole = text.slice(0, place.span[0]) + printed + text.slice(place.span[1]);
  const before = parseIndex(text).items;
  const after = parseIndex(whole).items;
  const now = itemAt(whole, place);
  if (!now || after.length !== before.length || !sameOthers(before, after, found, now)) return undefined;
  const sameLinks = (said: string): boolean => JSON.stringify(linkList(said)) === JSON.stringify(memory.links);
  if (ref)
    return now.refs.length === 1 &&
      now.refs[0]?.hook === memory.statement &&
      now.refs[0].target === ref.target &&
      memory.why === undefined &&
      memory.how === undefined &&
      memory.detail === undefined &&
      sameLinks(memory.statement)
      ? printed
      : undefined;
  const back = parseBody(now.prose ?? '');
  const same =
    back.statement === memory.statement &&
    back.why === memory.why &&
    back.how === memory.how &&
    back.detail === memory.detail;
  return same && !isHousekeeping(now.prose ?? '', now.section) && sameLinks(now.prose ?? '') ? printed : undefined;
};

const itemAt = (text: string, place: Place): IndexItem | undefined => itemIn(parseIndex(text).items, place);

const itemIn = (items: readonly IndexItem[], place: Place): IndexItem | undefined =>
  items.find(
    (item) =>
      item.content[0] === place.span[0] && item.refs.length > 0 === (place.slot === 'index' || item.refs.length > 0),
  );

/** The items of an index as it stands: every memory of a store asks for its own. */
const itemsOf = (file: StoreFile): readonly IndexItem[] => {
  const known = read.get(file) ?? parseIndex(file.text).items;
  read.set(file, known);
  return known;
};

const read = new WeakMap<StoreFile, readonly IndexItem[]>();

const sameOthers = (
  before: readonly IndexItem[],
  after: readonly IndexItem[],
  was: IndexItem,
  is: IndexItem,
): boolean => {
  const words = (items: readonly IndexItem[], but: IndexItem) =>
    items
      .filter((item) => item !== but && item.content[0] !== but.content[0])
      .map((item) => [
        item.prose,
        item.section,
        item.shared,
        item.refs.map((ref) => [ref.target, ref.hook, ref.title]),
      ]);
  return JSON.stringify(words(before, was)) === JSON.stringify(words(after, is));
};
