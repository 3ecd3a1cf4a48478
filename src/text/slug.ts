/** Letters that NFKD does not take apart, and scripts with a common reading in Latin letters. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** Names that a case-folding file system or Windows keeps for itself. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d|memory|user|skill|readme|index)$/;

const SLUG_UNITS = 48;

const inLatin = (text: string): string => text.replace(/[^\x00-\x7f]/gu, (char) => LATIN[char] ?? char);

const latin = (text: string): string => inLatin(inLatin(text).normalize('NFKD').replace(/\p{M}/gu, ''));

/** Whether each of its letters can be written in Latin ones. */
export const isLatin = (text: string): boolean =>
  !/[^\x00-\x7f]/u.test(latin(text.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, ''));

/** `[a-z0-9-]`, readable where the text can be written in Latin letters, never empty: then `fallback` stands. */
export const slug = (text: string, fallback: string): string => {
  const lower = text.toLowerCase();
  const words = (/[^\x00-\x7f]/.test(lower) ? latin(lower) : lower).split(/[^a-z0-9]+/).filter((word) => word !== '');
  let out = '';
  for (const word of words) {
    const next = out === '' ? word.slice(0, SLUG_UNITS) : `${out}-${word}`;
    if (next.length > SLUG_UNITS) break;
    out = next;
  }
  if (out === '') return fallback;
  return RESERVED.test(out) ? `${out}-note` : out;
};
