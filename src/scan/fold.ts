/** A text as the injection patterns read it, and where each of its units stood. */
export interface Folded {
  text: string;
  /** Offsets in the original, one per unit and one for the end; absent when nothing moved. Few texts are ever asked for them. */
  from?: () => Uint32Array;
}

const PLAIN = /^[\n\x20-\x29\x2b-\x7e]*$/;
const DOUBLE = / {2}|\n{3}| \n|\n /;

/** Han, kana, Hangul and Cyrillic letters as they are usually written: nothing to fold but case. */
const settled = (code: number): boolean =>
  (code >= 0x21 && code < 0x7f && code !== 0x2a) ||
  (code >= 0x410 && code < 0x450) ||
  (code >= 0x3041 && code < 0x3094) ||
  (code >= 0x30a1 && code < 0x30fb) ||
  (code >= 0x4e00 && code < 0xa000) ||
  (code >= 0xac00 && code < 0xd7a4);

/** Below the first combining mark, or a letter that stands for itself. */
const standsAlone = (code: number): boolean => code < 0x300 || Number.isNaN(code) || settled(code);

/** Latin letters lose their marks and width, so that `ｉｇｎｏｒｅ` and `instrucões` are read as one would write them plainly. */
const foldCluster = (cluster: string): string => {
  if (/^\s/.test(cluster))
    return (cluster.match(/\n|\r(?!\n)|\u2028|\u2029/g) ?? []).length > 1
      ? '\n\n'
      : /[\n\r\u2028\u2029]/.test(cluster)
        ? '\n'
        : ' ';
  const bare = cluster.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}*]/gu, '');
  if (bare === '') return '';
  if (/^[’‘]/.test(bare)) return "'";
  const composed = bare.normalize('NFKC');
  const marked = /^\p{Script=Latin}/u.test(composed) ? composed.normalize('NFKD').replace(/\p{Mn}/gu, '') : composed;
  return marked.toLowerCase();
};

/** What folds one by one, and to itself but for case, stars and white space: ASCII and the usual signs of typography. */
const SIMPLE =
  /^[\t\n\r -~\u00a7\u00b0\u00b1\u00b7\u00d7\u2010\u2012-\u2015\u201c-\u201e\u2022\u2190-\u21ff\u2500-\u257f]*$/;
const BLANKS = /[ \t\r\n]{2,}|[\t\r]/g;

const foldBlanks = (blanks: string): string => foldCluster(blanks);

const foldSimple = (text: string): string => {
  const spaced = text.toLowerCase().replace(BLANKS, foldBlanks);
  return spaced.includes('*') ? spaced.replaceAll('*', '').replace(/ {2,}/g, ' ') : spaced;
};

/**
 * Case, width, Latin accents, stars of emphasis, runs of white space and invisible characters are folded away:
 * a pattern then says what it means once, and none of these hides a word from it.
 */
export const fold = (text: string): Folded => {
  if (PLAIN.test(text) && !DOUBLE.test(text)) return { text: text.toLowerCase() };
  let careful: ReturnType<typeof foldCarefully> | undefined;
  const from = () => (careful ??= foldCarefully(text)).from;
  if (SIMPLE.test(text)) return { text: foldSimple(text), from };
  careful = foldCarefully(text);
  return { text: careful.text, from };
};

/** One cluster after the other: what the tests hold the quicker ways against. */
const foldCarefully = (text: string): { text: string; from: Uint32Array } => {
  const lower = text.toLowerCase();
  // A few capitals grow when they are lowered; then each is lowered by itself.
  const small = lower.length === text.length ? lower : undefined;
  const known = new Map<string, string>();
  const clusters = /[\u1100-\u11ff]+|\s+|\P{M}\p{M}*|\p{M}+/uy;
  const from = new Uint32Array(text.length * 4 + 2);
  let out = '';
  let length = 0;
  let space = false;
  for (let at = 0; at < text.length;) {
    if (settled(text.charCodeAt(at)) && standsAlone(text.charCodeAt(at + 1))) {
      out += small === undefined ? text.charAt(at).toLowerCase() : small.charAt(at);
      from[length++] = at++;
      space = false;
      continue;
    }
    clusters.lastIndex = at;
    const cluster = clusters.exec(text)?.[0] ?? text.charAt(at);
    let piece = known.get(cluster);
    if (piece === undefined) {
      piece = foldCluster(cluster).slice(0, 4 * cluster.length);
      if (cluster.length < 8) known.set(cluster, piece);
    }
    // A space that only an invisible character parted from the one before it is no second space.
    if (piece === ' ' && space) piece = '';
    if (piece !== '') space = piece === ' ';
    for (let i = 0; i < piece.length; i++) from[length++] = at;
    out += piece;
    at += cluster.length;
  }
  from[length] = text.length;
  return { text: out, from: from.subarray(0, length + 1) };
};

/** The span in the original of a span in the folded text. */
export const unfold = ({ from }: Folded, start: number, end: number, original: string): [number, number] => {
  if (from === undefined) return [start, end];
  const offsets = from();
  const first = offsets[start] ?? original.length;
  const last = offsets[end - 1] ?? original.length;
  const next = offsets[end] ?? original.length;
  return [first, Math.min(Math.max(next, last + 1), original.length)];
};
