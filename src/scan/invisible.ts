import { firstOfKind, type Hit, PER_KIND } from './hit.ts';
import { type Neighbours, JOINING, type CharacterKind, kinds } from './invisible-characters.ts';
import { revealed } from './revealed.ts';
import { fromBits, fromSelectors, fromTags } from './smuggled.ts';
import { CAP, unscanned } from './stretch.ts';

/** Anything but what is plainly shown and looks like nothing else: ASCII, Latin letters, marks of typography, Han, kana, Hangul. */
const ODD =
  /[^\t\n\r -~\u00a0-\u00ac\u00ae-\u0233\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u23ff\u2500-\u27ff\u3001-\u303e\u3041-\u3163\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]/;
/** Everything that is in a text and not on the screen: a superset of what any harness looks for. */
const UNSEEN = (): RegExp =>
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Noncharacter_Code_Point}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u2800\ufffd\ud800-\udfff\ufff0-\ufffb]+/gu;
const RIGHT_TO_LEFT = (): RegExp =>
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** ISO 3166-2 subdivisions, as the flags of Scotland and Wales are written. */
const FLAG = (): RegExp => /^[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,3}\u{e007f}/u;
const TAG = /[\u{e0000}-\u{e007f}]/u;
const SELECTOR = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;
const WIDTHLESS = /[\u200b-\u200d\u2060-\u2064\ufeff]/u;
/** Latin letters with Cyrillic or Greek look-alikes among them, there and back within one word: p-а-yp-а-l, not API-шный. */
const MIXED = (): RegExp =>
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}.-]{0,40}[a-zA-Z])(?:[a-zA-Z.-]{1,40}[аеорсухіѕјԁһӏАВЕКМНОРСТХαορνιΑΒΕΗΙΚΜΝΟΡΤΧ]{1,3}[a-zA-Z]|[а-яёА-ЯЁ]{1,40}[aeopcxyABEKMHOPCTX]{1,2}[а-яёА-ЯЁ])[\p{L}\p{N}.-]{0,40}/gu;
/** What a word processor leaves in long words splits, in short ones, what a reader of the bytes looks for. */
const SOFT = (): RegExp => /(?<![\p{L}\u00ad])\p{L}+(?:\u00ad\p{L}+)+/gu;
/** More than this of one row says nothing new. */
const LONGEST_RUN = 4_096;

const hit = (what: string, grade: Hit['grade'], start: number, end: number, message: string, says?: string): Hit => ({
  rule: says === undefined ? 'safety/invisible' : 'safety/smuggled',
  what,
  grade,
  span: [start, end],
  ...(says === undefined ? { message } : revealed(message, says)),
});

/** A run of unseen characters as a whole: what only a row of them can say. */
const ofRun = (run: readonly string[], before: string, start: number, end: number): Hit | undefined => {
  const [tags, selectors, blank] = [TAG, SELECTOR, WIDTHLESS].map((of) => run.filter((c) => of.test(c)).join('')) as [
    string,
    string,
    string,
  ];
  const count = (of: string): number => [...of].length;
  if (tags !== '')
    return hit('tags', 'block', start, end, `${count(tags)} tag characters spell a hidden text`, fromTags(tags));
  if (count(selectors) >= 2) {
    const shown = fromSelectors(selectors) ?? fromSelectors([...selectors].slice(1).join(''));
    const [grade, says] =
      shown === undefined ? (['warn', 'in a row'] as const) : (['block', 'spell a hidden text'] as const);
    return hit('selectors', grade, start, end, `${count(selectors)} variation selectors ${says}`, shown);
  }
  const bits = blank.length >= 8 ? fromBits(blank) : undefined;
  if (bits !== undefined)
    return hit('bits', 'block', start, end, `${blank.length} zero-width characters spell a hidden text`, bits);
  if (blank.length < 2 || (blank.length === 2 && JOINING().test(before))) return undefined;
  return hit('zero-width-run', 'warn', start, end, `${blank.length} characters without width in a row`);
};

const known = new Map<string, CharacterKind | undefined>();
const kindOf = (c: string): CharacterKind | undefined => {
  if (!known.has(c))
    known.set(
      c,
      kinds.find(({ of }) => of.test(c)),
    );
  return known.get(c);
};

const ofCharacters = (
  run: readonly string[],
  at: number,
  around: Omit<Neighbours, 'start'>,
  counts: Map<string, number>,
): Hit[] => {
  const hits: Hit[] = [];
  for (const [i, c] of run.entries()) {
    const kind = kindOf(c);
    const here = { ...around, before: run[i - 1] ?? around.before, after: run[i + 1] ?? around.after, start: at === 0 };
    const count = kind === undefined || kind.belongs(here) ? PER_KIND : (counts.get(kind.what) ?? 0);
    if (kind !== undefined && count < PER_KIND) {
      counts.set(kind.what, count + 1);
      const code = (c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      hits.push(hit(kind.what, kind.grade, at, at + c.length, `${kind.message} (U+${code})`));
    }
    at += c.length;
  }
  return hits;
};

export const invisible = (text: string): Hit[] => {
  const read = text.slice(0, CAP);
  if (!ODD.test(read)) return unscanned(text, 'safety/invisible');
  const hits: Hit[] = [];
  const counts = new Map<string, number>();
  const rtl = RIGHT_TO_LEFT().test(read);
  for (const { 0: whole, index } of read.matchAll(UNSEEN())) {
    const before = [...read.slice(Math.max(0, index - 2), index)].at(-1) ?? '';
    const end = index + whole.length;
    const after = String.fromCodePoint(read.codePointAt(end) ?? 0x20);
    // The tags of a flag belong to it; what stands behind them does not.
    const flag = before === '\u{1f3f4}' ? (FLAG().exec(whole)?.[0].length ?? 0) : 0;
    const run = [...whole.slice(flag, flag + LONGEST_RUN)];
    const row = run.length > 1 || run.some((c) => TAG.test(c)) ? ofRun(run, before, index, end) : undefined;
    hits.push(...(row === undefined ? ofCharacters(run, index + flag, { before, after, rtl }, counts) : [row]));
  }
  const short = !read.includes('\u00ad')
    ? []
    : [...read.matchAll(SOFT())].filter(([word]) => word.replaceAll('\u00ad', '').length < 13);
  const [first] = short;
  if (first !== undefined && (short.length > 1 || first[0].replaceAll('\u00ad', '').length < 9)) {
    hits.push(
      hit('soft-hyphens', 'warn', first.index, first.index + first[0].length, 'soft hyphens split short words'),
    );
  }
  for (const { 0: word, index } of read.matchAll(MIXED())) {
    hits.push(
      hit('look-alike', 'warn', index, index + word.length, 'letters of two scripts that look alike in one word'),
    );
  }
  return firstOfKind([...hits, ...unscanned(text, 'safety/invisible')]);
};
