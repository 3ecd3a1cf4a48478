/** Alternatives of an expression, and the words that a text needs for any of them (words.ts). */
export interface SaidWords {
  source: string;
  needs: string;
}

/** Scripts whose words are not parted. */
const DENSE = /^[\u3040-\u9fff\uac00-\ud7a3]/;

/** The letters that an alternative surely begins with; in brackets, of which any may stand there. */
const HEAD = /^(?:(?:[A-Za-zÀ-῿぀-퟿\d]|\[[A-Za-zÀ-῿぀-퟿\d]{2,6}\]|\(\?:[A-Za-zÀ-῿぀-퟿\d|]+\))(?![?*{+]))*/;
/** What ends a word. */
const BOUND = /^(?:[ _-]|\\[^dwsx])/;

/** The beginnings of what an alternative matches, as the index of words reads them. */
export const headsOf = (alternative: string): string[] => {
  const [head = ''] = HEAD.exec(alternative) ?? [];
  const rest = alternative.slice(head.length);
  if (rest.startsWith(' ?')) return [`${head} `, `${head}${rest.slice(2)}`].flatMap(headsOf);
  const heads = head.split(/\[|\(\?:|[\])]/).reduce<string[]>(
    (all, part, n) => {
      // Every second part stood in brackets.
      const said = n % 2 === 0 ? [part] : part.includes('|') ? part.split('|') : [...part];
      return all.flatMap((before) => said.map((each) => before + each));
    },
    [''],
  );
  return heads.map((each) => (BOUND.test(rest) || DENSE.test(each) ? each : `${each}*`));
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
