/** Alternatives of an expression, and the words that a text needs for any of them (words.ts). */
export interface SaidWords {
  source: string;
  needs: string;
}

/** Scripts whose words are not parted. */
const DENSE = /^[\u3040-\u9fff\uac00-\ud7a3]/;

/** The beginnings of what an alternative matches: its letters up to the first that may be another. */
const headsOf = (alternative: string): string[] => {
  let heads = [''];
  for (let at = 0; at < alternative.length;) {
    const set = /^\[([^\]\\-]{2,4})\]/.exec(alternative.slice(at));
    const said = set?.[1] ?? alternative.charAt(at);
    const next = at + (set?.[0].length ?? 1);
    if (!/^[\p{L}\d]+$/u.test(said) || /[?*{+]/.test(alternative.charAt(next))) break;
    heads = heads.flatMap((head) => [...said].map((letter) => head + letter));
    at = next;
  }
  return heads.map((head) => (DENSE.test(head) ? head : `${head}*`));
};

/** Alternatives without an either-or in them. A word of letters begins where no other goes on. */
export const saidWords = (alternatives: string): SaidWords => {
  const all = alternatives.split('|');
  const [dense, parted] = [all.filter((each) => DENSE.test(each)), all.filter((each) => !DENSE.test(each))];
  const bound = String.raw`(?<![a-z\d\u00c0-\u08ff])(?:${parted.join('|')})`;
  return {
    source: dense.length === 0 ? bound : `(?:${bound}|${dense.join('|')})`,
    needs: [...new Set(all.flatMap(headsOf))].join(' '),
  };
};
