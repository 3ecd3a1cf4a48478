/** A whole text, or a sign; a quote by itself begins a text that breaks off. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]|"/gs;

/**
 * The names of the members of an object, or of the first object of a list, as far as a text tells them that may break
 * off anywhere. What stands inside of its texts and deeper in it counts for nothing.
 */
export const namesIn = (head: string): Set<string> => {
  const names = new Set<string>();
  const from = /^\ufeff?\s*(?:\[\s*)?(?=\{)/.exec(head);
  let [depth, said] = [0, ''];
  for (const [token] of from ? head.slice(from[0].length).matchAll(TOKEN) : []) {
    if (token === '"') break;
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token === ':' && depth === 1 && said !== '') names.add(said);
    if (depth === 0) break;
    said = token.startsWith('"') ? token.slice(1, -1) : '';
  }
  return names;
};
