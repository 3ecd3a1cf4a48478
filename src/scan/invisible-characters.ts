import type { Grade } from './hit.ts';

/** What stands round a character that nobody sees. */
export interface Neighbours {
  before: string;
  after: string;
  /** The text holds letters that are read from the right. */
  rtl: boolean;
  /** It is the first of the text. */
  start: boolean;
}

export interface CharacterKind {
  what: string;
  grade: Grade;
  message: string;
  of: RegExp;
  /** Where it belongs it is no finding. */
  belongs: (around: Neighbours) => boolean;
}

/** Scripts in which joiners shape letters. */
export const JOINING = (): RegExp =>
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Limbu}\p{Script=Meetei_Mayek}\p{Script=Adlam}\p{Script=Thaana}\p{Script=Newa}\p{Script=Grantha}]/u;
/** Scripts without spaces mark where a line may break. */
const UNSPACED = (): RegExp =>
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Tai_Le}]/u;
const PICTURE = (): RegExp => /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
const PICTURED = (): RegExp =>
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u{e0000}-\u{e007f}]/u;
const VARIED = (): RegExp =>
  /(?![a-z])(?:[^\p{L}\s\p{C}]|\u2139|\p{Script=Han}|\p{Script=Myanmar}|\p{Script=Phags_Pa}|\p{Script=Manichaean})/iu;
/** Arabic, Syriac and Kaithi number signs and Egyptian joiners are format characters that are seen in their script. */
const SEEN = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}]/u;

const never = (): boolean => false;
const inRtl = ({ rtl }: Neighbours): boolean => rtl;
const beside =
  (pattern: () => RegExp) =>
  ({ before, after }: Neighbours): boolean =>
    pattern().test(before) || pattern().test(after);
const behind =
  (pattern: () => RegExp) =>
  ({ before }: Neighbours): boolean =>
    pattern().test(before);

const kind = (
  what: string,
  grade: Grade,
  of: RegExp,
  message: string,
  belongs: CharacterKind['belongs'] = never,
): CharacterKind => ({
  what,
  grade,
  message,
  of,
  belongs,
});

const NO_VARIANTS = 'a variation selector after a character that has no variants';
const NO_RTL = 'in a text without right-to-left letters';
const BLANK = 'a filler that looks like nothing';

/** The first that fits says what a character is; the last fits all. */
// prettier-ignore
export const kinds: readonly CharacterKind[] = [
  kind('zero-width', 'warn', /\ufeff/, 'a byte order mark inside the text', ({ start }) => start),
  kind('bidi-override', 'block', /[\u202d\u202e]/, 'turns the reading order: what is shown is not what is there'),
  kind('bidi-isolate', 'block', /[\u2066-\u2069]/, `isolates ${NO_RTL} can reorder code`, inRtl),
  kind('bidi-embedding', 'warn', /[\u202a-\u202c]/, `a direction mark ${NO_RTL}`, inRtl),
  kind('bidi-mark', 'info', /[\u200e\u200f\u061c]/, `a direction mark ${NO_RTL}`, inRtl),
  kind('joiner', 'warn', /\u200d/, 'a joiner where nothing joins', ({ before, after }) =>
    JOINING().test(before) || (PICTURED().test(before) && PICTURE().test(after))),
  kind('non-joiner', 'warn', /\u200c/, 'a non-joiner where nothing joins', behind(JOINING)),
  kind('zero-width', 'warn', /\u200b/, 'a zero-width space', beside(UNSPACED)),
  kind('zero-width', 'warn', /[\u2060-\u2064\u034f\u180e\u206a-\u206f]/, 'a character without width'),
  kind('soft-hyphen', 'info', /\u00ad/, 'a soft hyphen'),
  kind('variation-selector', 'warn', /[\ufe00-\ufe0f]/, NO_VARIANTS, behind(VARIED)),
  kind('variation-selector', 'warn', /[\u{e0100}-\u{e01ef}]/u, NO_VARIANTS, behind(() => /\p{Script=Han}/u)),
  kind('variation-selector', 'warn', /[\u180b-\u180f]/, 'a Mongolian variation selector outside Mongolian', behind(() => /\p{Script=Mongolian}/u)),
  kind('filler', 'warn', /[\u115f\u1160]/, BLANK, beside(() => /[\u1100-\u11ff]/)),
  kind('filler', 'warn', /[\u3164\uffa0\u17b4\u17b5]/, BLANK),
  kind('filler', 'warn', /\u2800/, 'a blank of Braille outside Braille', beside(() => /[\u2801-\u28ff]/)),
  kind('undecoded', 'info', /[\udc80-\udcff]/u, 'a byte that is no UTF-8'),
  kind('undecoded', 'info', /[\ud800-\udfff]/u, 'half a character'),
  kind('undecoded', 'info', /\ufffd/, 'a mark of an earlier decoding error'),
  kind('line-break', 'info', /[\u2028\u2029\u0085\u000b\u000c]/, 'an unusual line break'),
  kind('terminal', 'warn', /[\u001b\u009b]/, 'begins a command to the terminal'),
  kind('control', 'warn', /[\u0000-\u001f\u007f-\u009f]/, 'a control character'),
  kind('format', 'info', SEEN, 'a sign of its script', () => true),
  kind('hidden', 'warn', /[^]/, 'a character that is not shown'),
];
