import { firstOfKind, type Grade, type Hit, PER_KIND } from './hit.ts';
import { escaped, fromBits, fromSelectors, fromTags } from './smuggled.ts';
import { CAP, unscanned } from './stretch.ts';

/** Everything that is in a text and not on the screen: a superset of what any harness looks for. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Noncharacter_Code_Point}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u2800\ufffd\ud800-\udfff\ufff0-\ufffb]+/gu;

const JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Limbu}\p{Script=Meetei_Mayek}\p{Script=Adlam}\p{Script=Thaana}\p{Script=Newa}\p{Script=Grantha}]/u;
/** Scripts without spaces mark where a line may break. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Tai_Le}]/u;
const RIGHT_TO_LEFT = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
/** ISO 3166-2 subdivisions, as the flags of Scotland and Wales are written. */
const FLAG_TAGS = /^[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,3}\u{e007f}$/u;

const between = (c: string, low: number, high: number): boolean => {
  const code = c.codePointAt(0) ?? 0;
  return code >= low && code <= high;
};
const isTag = (c: string): boolean => between(c, 0xe0000, 0xe007f);
const isSelector = (c: string): boolean => between(c, 0xfe00, 0xfe0f) || between(c, 0xe0100, 0xe01ef);
const isBlankWidth = (c: string): boolean => /[\u200b-\u200d\u2060-\u2064\ufeff]/.test(c);

interface Verdict {
  what: string;
  grade: Grade;
  message: string;
  shown?: string;
}

const say = (what: string, grade: Grade, message: string): Verdict => ({ what, grade, message });

const named = (c: string): string => `U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** One character alone, with what stands before and after it. Undefined: it belongs there. */
const judge = (c: string, before: string, after: string, rtl: boolean, start: boolean): Verdict | undefined => {
  const code = c.codePointAt(0) ?? 0;
  if (code === 0xfeff) return start ? undefined : say('zero-width', 'warn', 'a byte order mark inside the text');
  if (code === 0x202d || code === 0x202e) return say('bidi-override', 'block', 'turns the reading order: what is shown is not what is there');
  if (between(c, 0x2066, 0x2069)) return rtl ? undefined : say('bidi-isolate', 'block', 'isolates in a text without right-to-left letters can reorder code');
  if (between(c, 0x202a, 0x202c)) return rtl ? undefined : say('bidi-embedding', 'warn', 'a direction mark in a text without right-to-left letters');
  if (code === 0x200e || code === 0x200f || code === 0x061c) return rtl ? undefined : say('bidi-mark', 'info', 'a direction mark in a text without right-to-left letters');
  if (code === 0x200d) {
    if ((PICTURE.test(before) || before === '\ufe0f' || isTag(before)) && PICTURE.test(after)) return undefined;
    return JOINING.test(before) ? undefined : say('joiner', 'warn', 'a joiner where nothing joins');
  }
  if (code === 0x200c) return JOINING.test(before) ? undefined : say('non-joiner', 'warn', 'a non-joiner where nothing joins');
  if (code === 0x200b) return UNSPACED.test(before) || UNSPACED.test(after) ? undefined : say('zero-width', 'warn', 'a zero-width space');
  if (between(c, 0x2060, 0x2064) || code === 0x034f || code === 0x180e || between(c, 0x206a, 0x206f)) return say('zero-width', 'warn', 'a character without width');
  if (code === 0xad) return say('soft-hyphen', 'info', 'a soft hyphen');
  if (between(c, 0xfe00, 0xfe0f)) return /[^\p{L}\s\p{C}]|\p{Script=Han}|\p{Script=Myanmar}|\p{Script=Phags_Pa}|\p{Script=Manichaean}/u.test(before) && !/^[a-z]$/i.test(before) ? undefined : say('variation-selector', 'warn', 'a variation selector after a character that has no variants');
  if (between(c, 0xe0100, 0xe01ef)) return /\p{Script=Han}/u.test(before) ? undefined : say('variation-selector', 'warn', 'a variation selector after a character that has no variants');
  if (between(c, 0x180b, 0x180f)) return /\p{Script=Mongolian}/u.test(before) ? undefined : say('variation-selector', 'warn', 'a Mongolian variation selector outside Mongolian');
  if (code === 0x115f || code === 0x1160) return /[\u1100-\u11ff]/.test(before) || /[\u1100-\u11ff]/.test(after) ? undefined : say('filler', 'warn', 'a filler that looks like nothing');
  if (code === 0x3164 || code === 0xffa0 || code === 0x17b4 || code === 0x17b5) return say('filler', 'warn', 'a filler that looks like nothing');
  if (code === 0x2800) return /[\u2801-\u28ff]/.test(before) || /[\u2801-\u28ff]/.test(after) ? undefined : say('filler', 'warn', 'a blank of Braille outside Braille');
  if (between(c, 0xdc80, 0xdcff)) return say('undecoded', 'info', 'a byte that is no UTF-8');
  if (between(c, 0xd800, 0xdfff)) return say('undecoded', 'info', 'half a character');
  if (code === 0xfffd) return say('undecoded', 'info', 'a mark of an earlier decoding error');
  if (code === 0x2028 || code === 0x2029 || code === 0x85 || code === 0x0b || code === 0x0c) return say('line-break', 'info', 'an unusual line break');
  if (code === 0x1b || code === 0x9b) return say('terminal', 'warn', 'begins a command to the terminal');
  if (code < 0x20 || between(c, 0x7f, 0x9f)) return say('control', 'warn', 'a control character');
  // Arabic, Syriac and Kaithi number signs and Egyptian joiners are format characters that are seen in their script.
  if (/(?!\u061c)[\p{Script=Arabic}\p{Script=Kaithi}\p{Script=Egyptian_Hieroglyphs}\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/u.test(c)) return undefined;
  return say('hidden', 'warn', 'a character that is not shown');
};

/** More than this of one row says nothing new. */
const LONGEST_RUN = 4_096;

/** A run of unseen characters as a whole: what only a row of them can say. */
const runVerdict = (run: string, before: string): Verdict | undefined => {
  if (run.length === 1) return undefined;
  const characters = [...run.slice(0, LONGEST_RUN)];
  if (characters.some(isTag)) {
    const tags = characters.filter(isTag).join('');
    if (before === '\u{1f3f4}' && FLAG_TAGS.test(tags) && characters.slice(0, [...tags].length).every(isTag)) return undefined;
    const text = fromTags(tags);
    return { what: 'tags', grade: 'block', message: `${[...tags].length} tag characters spell a hidden text`, shown: escaped(text) };
  }
  const selectors = characters.filter(isSelector);
  if (selectors.length >= 2) {
    const text = fromSelectors(selectors.join('')) ?? fromSelectors(selectors.slice(1).join(''));
    if (text !== undefined) return { what: 'selectors', grade: 'block', message: `${selectors.length} variation selectors spell a hidden text`, shown: escaped(text) };
    return { what: 'selectors', grade: 'warn', message: `${selectors.length} variation selectors in a row` };
  }
  const blank = characters.filter(isBlankWidth);
  if (blank.length >= 8) {
    const text = fromBits(blank.join(''));
    if (text !== undefined) return { what: 'bits', grade: 'block', message: `${blank.length} zero-width characters spell a hidden text`, shown: escaped(text) };
  }
  if (blank.length >= 2 && !(blank.length === 2 && JOINING.test(before))) return { what: 'zero-width-run', grade: 'warn', message: `${blank.length} characters without width in a row` };
  return undefined;
};

/** Latin letters with Cyrillic or Greek look-alikes among them, there and back within one word: p-а-yp-а-l, not API-шный. */
const MIXED = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}.-]{0,40}[a-zA-Z])(?:[a-zA-Z.-]+[аеорсухіѕјԁһӏАВЕКМНОРСТХαορνιΑΒΕΗΙΚΜΝΟΡΤΧ]{1,3}[a-zA-Z]|[а-яёА-ЯЁ]+[aeopcxyABEKMHOPCTX]{1,2}[а-яёА-ЯЁ])[\p{L}\p{N}.-]{0,40}/gu;

/** Soft hyphens are what a word processor leaves in long words; in several short ones they are there to split what a reader of the bytes looks for. */
const SOFT = /\p{L}+(?:\u00ad\p{L}+)+/gu;

const characterBefore = (text: string, at: number): string => {
  if (at === 0) return '';
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff && at > 1 ? text.slice(at - 2, at) : text.charAt(at - 1);
};

/** Anything but what is plainly shown and looks like nothing else: ASCII, Latin letters, marks of typography, arrows, frames. */
const ODD = /[^\t\n\r -~\u00a0-\u00ac\u00ae-\u0233\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u23ff\u2500-\u27ff]/;

const readOf = (text: string): string => (text.length > CAP ? text.slice(0, CAP) : text);

export const invisible = (text: string): Hit[] => {
  if (!ODD.test(readOf(text))) return unscanned(text, 'safety/invisible');
  const read = readOf(text);
  const hits: Hit[] = [];
  const counts = new Map<string, number>();
  const rtl = RIGHT_TO_LEFT.test(read);
  for (const m of read.matchAll(UNSEEN)) {
    const run = m[0];
    const before = characterBefore(read, m.index);
    const end = m.index + run.length;
    const after = String.fromCodePoint(read.codePointAt(end) ?? 0x20);
    const whole = runVerdict(run, before);
    if (whole !== undefined) {
      hits.push({ rule: whole.shown === undefined ? 'safety/invisible' : 'safety/smuggled', what: whole.what, grade: whole.grade, span: [m.index, end], message: whole.message, ...(whole.shown === undefined ? {} : { shown: whole.shown }) });
      continue;
    }
    const characters = run.length === 1 ? [run] : [...run.slice(0, LONGEST_RUN)];
    const flag = before === '\u{1f3f4}' && characters.some(isTag);
    let at = m.index;
    for (const [i, c] of characters.entries()) {
      const verdict = flag && isTag(c) ? undefined : judge(c, i === 0 ? before : (characters[i - 1] ?? ''), i + 1 < characters.length ? (characters[i + 1] ?? '') : after, rtl, at === 0);
      const count = verdict === undefined ? PER_KIND : (counts.get(verdict.what) ?? 0);
      if (verdict !== undefined && count < PER_KIND) {
        counts.set(verdict.what, count + 1);
        hits.push({ rule: 'safety/invisible', what: verdict.what, grade: verdict.grade, span: [at, at + c.length], message: `${verdict.message} (${named(c)})` });
      }
      at += c.length;
    }
  }
  if (read.includes('\u00ad')) {
    const short = [...read.matchAll(SOFT)].filter(([word]) => word.replaceAll('\u00ad', '').length < 13);
    const [first] = short;
    if (first !== undefined && (short.length > 1 || first[0].replaceAll('\u00ad', '').length < 9))
      hits.push({ rule: 'safety/invisible', what: 'soft-hyphens', grade: 'warn', span: [first.index, first.index + first[0].length], message: 'soft hyphens split short words' });
  }
  for (const m of read.matchAll(MIXED))
    hits.push({ rule: 'safety/invisible', what: 'look-alike', grade: 'warn', span: [m.index, m.index + m[0].length], message: 'letters of two scripts that look alike in one word' });
  return firstOfKind([...hits, ...unscanned(text, 'safety/invisible')]);
};
