/** A regular expression as a tree, as far as asking what every match must contain needs it. */
export type Tree =
  /** One character; `of` lists those it can be, unless they are too many to list. */
  | { kind: 'character'; source: string; of?: string }
  | { kind: 'sequence'; parts: Tree[] }
  | { kind: 'choice'; among: Tree[] }
  | { kind: 'repeat'; of: Tree; least: number; most: number }
  /** Where a word ends or begins. */
  | { kind: 'edge' }
  /** Looks, but takes no character. */
  | { kind: 'look' };

const EDGES = new Set(['\\b', '(?!\\w)', '(?<!\\w)', '(?![\\w-])', '(?<![\\w-])']);
const FEW = 12;
const UNLISTED: Tree = { kind: 'look' };

const code = (escape: string): string | undefined => {
  const hex = /^\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2}))$/i.exec(escape);
  if (hex !== null) {
    const unit = Number.parseInt(hex[1] ?? hex[2] ?? hex[3] ?? '', 16);
    return unit > 0xffff ? undefined : String.fromCharCode(unit);
  }
  const c = escape.charAt(1);
  if (c === 'n' || c === 'r' || c === 't' || c === 'f' || c === 'v') return ' ';
  return /[a-z]/i.test(c) ? undefined : c;
};

/** All digits are one letter to the finder, and all white space is. */
const listed = (escape: string): string | undefined => (escape === '\\d' ? '0' : escape === '\\s' ? ' ' : code(escape));

const ESCAPE = /\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|.)/iy;

const escapeAt = (source: string, at: number): string => {
  ESCAPE.lastIndex = at;
  return ESCAPE.exec(source)?.[0] ?? source.slice(at, at + 2);
};

const classAt = (source: string, at: number): { tree: Tree; end: number } => {
  let end = at + 1;
  let few: string | undefined = source.charAt(end) === '^' ? undefined : '';
  if (few === undefined) end++;
  while (end < source.length && source.charAt(end) !== ']') {
    const one = source.charAt(end) === '\\' ? escapeAt(source, end) : source.charAt(end);
    end += one.length;
    const c = one.length > 1 ? listed(one) : one;
    if (source.charAt(end) === '-' && source.charAt(end + 1) !== ']') {
      const last = source.charAt(end + 1) === '\\' ? escapeAt(source, end + 1) : source.charAt(end + 1);
      end += 1 + last.length;
      const [low, high] = [c?.charCodeAt(0) ?? 0, (last.length > 1 ? code(last) : last)?.charCodeAt(0) ?? 0xffff];
      if (high - low >= FEW || few === undefined) few = undefined;
      else for (let unit = low; unit <= high; unit++) few += String.fromCharCode(unit);
    } else if (c === undefined || few === undefined) few = undefined;
    else few += c;
  }
  const whole = source.slice(at, end + 1);
  return { tree: { kind: 'character', source: whole, ...(few === undefined || few.length > FEW || /[\ud800-\udfff]/.test(few) ? {} : { of: few }) }, end: end + 1 };
};

const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;

const treeOf = (pattern: RegExp): Tree => {
  const { source } = pattern;
  let at = 0;
  const choice = (): Tree => {
    const among = [sequence()];
    while (source.charAt(at) === '|') {
      at++;
      among.push(sequence());
    }
    return among.length === 1 ? (among[0] ?? UNLISTED) : { kind: 'choice', among };
  };
  const group = (): Tree => {
    const from = at;
    const look = /^\(\?<?[=!]/.test(source.slice(at, at + 4));
    at += (/^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(source.slice(at, at + 40)) ?? ['('])[0].length;
    const inner = choice();
    at++;
    return look ? { kind: EDGES.has(source.slice(from, at)) ? 'edge' : 'look' } : inner;
  };
  const one = (): Tree => {
    const c = source.charAt(at);
    if (c === '(') return group();
    if (c === '[') {
      const { tree, end } = classAt(source, at);
      at = end;
      return tree;
    }
    if (c === '\\') {
      const escape = escapeAt(source, at);
      at += escape.length;
      if (escape === '\\b') return { kind: 'edge' };
      if (escape === '\\B') return { kind: 'look' };
      // A reference says again what may be nothing.
      if (/^\\(?:[1-9]|k<)/.test(escape)) return { kind: 'repeat', of: { kind: 'character', source: '[^]' }, least: 0, most: Number.POSITIVE_INFINITY };
      const of = listed(escape);
      return { kind: 'character', source: escape, ...(of === undefined ? {} : { of }) };
    }
    at++;
    if (c === '^' || c === '$') return { kind: 'look' };
    return c === '.' ? { kind: 'character', source: c } : { kind: 'character', source: c, of: c };
  };
  const sequence = (): Tree => {
    const parts: Tree[] = [];
    while (at < source.length && source.charAt(at) !== '|' && source.charAt(at) !== ')') {
      const of = one();
      QUANTIFIER.lastIndex = at;
      const m = QUANTIFIER.exec(source);
      if (m === null) {
        parts.push(of);
        continue;
      }
      at += m[0].length;
      const [sign, low, comma, high] = m;
      const least = low === undefined ? (sign.startsWith('+') ? 1 : 0) : Number(low);
      const most = low === undefined ? (sign.startsWith('?') ? 1 : Number.POSITIVE_INFINITY) : comma === '' ? least : high === '' ? Number.POSITIVE_INFINITY : Number(high);
      parts.push({ kind: 'repeat', of, least, most });
    }
    return { kind: 'sequence', parts };
  };
  return choice();
};

/** The ways in which a pattern can match: the alternatives of its outermost level. */
export const waysOf = (pattern: RegExp): Tree[] => {
  const tree = treeOf(pattern);
  return tree.kind === 'choice' ? tree.among : [tree];
};
