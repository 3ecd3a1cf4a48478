/** JSON with comments as plain JSON of the same length: a fault is found in the line where it stands. */
export const plainJson = (text: string): string =>
  text.replace(OUTSIDE, (piece) => (piece.startsWith('"') ? piece : blank(piece)));

/** The same where a comma may stand behind the last member, as editors leave it. */
export const lenientJson = (text: string): string =>
  plainJson(text).replace(TRAILING, (piece) => (piece.startsWith(',') ? ' ' : piece));

/** A string is passed over whole: it may hold anything. */
const STRING = String.raw`"(?:[^"\\\n]|\\.)*"`;
const OUTSIDE = new RegExp(String.raw`${STRING}|//[^\n]*|/\*[\s\S]*?\*/`, 'g');

const TRAILING = new RegExp(String.raw`${STRING}|,(?=\s*[}\]])`, 'g');

const blank = (piece: string): string => piece.replace(/[^\n]/g, ' ');

/** Where the value of a member of the outermost object stands; undefined where there is none of that name. */
const memberIn = (plain: string, name: string): { from: number; to: number } | undefined => {
  let depth = 0;
  let key: string | undefined;
  let from = -1;
  for (const { 0: piece, index } of plain.matchAll(new RegExp(String.raw`${STRING}|[{}[\],:]`, 'g'))) {
    if (piece === '{' || piece === '[') depth += 1;
    else if (depth === 1 && piece === ':' && from === -1) from = key === name ? index + 1 : -1;
    if (depth === 1 && piece.startsWith('"') && from === -1) key = JSON.parse(piece) as string;
    if (piece === '}' || piece === ']') {
      depth -= 1;
      if (from !== -1 && depth === 1) return { from, to: index + 1 };
    }
  }
  return undefined;
};

/** Adds members to a list of the outermost object, and the list where it is not there; every comment stays. */
export const withListed = (text: string, name: string, added: readonly unknown[]): string => {
  if (added.length === 0) return text;
  const plain = plainJson(text);
  const lines = added.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  const at = memberIn(plain, name);
  const end = (at?.to ?? plain.lastIndexOf('}') + 1) - 1;
  const last = plain.slice(0, end).trimEnd().length;
  const joins = /[[{,]$/.test(plain.slice(0, last)) ? '' : ',';
  const rest = text.slice(last, end).trimEnd();
  return at
    ? `${text.slice(0, last)}${joins}${rest}\n${lines}\n  ${text.slice(end)}`
    : `${text.slice(0, last)}${joins}${rest}\n  ${JSON.stringify(name)}: [\n${lines}\n  ]\n${text.slice(end)}`;
};
