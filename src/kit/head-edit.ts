/** A key to set, or to take away; `type` goes where the head says it already. */
export interface HeadEdit {
  in: 'top' | 'metadata' | 'type';
  key: string;
  /** YAML on one line; absent takes the key away. */
  value: string | undefined;
}

/** A head with single lines changed; undefined when its shape does not allow that. */
export const editHead = (inner: string, edits: readonly HeadEdit[], eol: string): string | undefined => {
  const lines = inner.split(/(?<=\n)/).filter((line) => line !== '');
  for (const edit of edits) {
    const block = edit.in === 'top' ? undefined : metadataOf(lines);
    if (block === 'flow') return undefined;
    const nested =
      edit.in === 'metadata' ||
      (edit.in === 'type' && block !== undefined && find(lines, block, edit.key) !== undefined) ||
      (edit.in === 'type' && find(lines, undefined, edit.key) === undefined);
    if (!nested) set(lines, undefined, edit, eol);
    else if (block) set(lines, block, edit, eol);
    else if (edit.value !== undefined) {
      closeLast(lines, eol);
      lines.push(`metadata:${eol}`, `  ${edit.key}: ${edit.value}${eol}`);
    }
  }
  return lines.join('');
};

interface HeadBlock {
  from: number;
  to: number;
  indent: string;
}

const set = (lines: string[], block: HeadBlock | undefined, edit: HeadEdit, eol: string): void => {
  const at = find(lines, block, edit.key);
  const indent = block?.indent ?? '';
  const line = edit.value === undefined ? undefined : `${indent}${edit.key}: ${edit.value}${eol}`;
  if (at !== undefined)
    lines.splice(at, valueEnd(lines, at, indent.length) - at, ...(line === undefined ? [] : [line]));
  else if (line !== undefined) {
    const to = block?.to ?? lines.length;
    if (to === lines.length) closeLast(lines, eol);
    lines.splice(to, 0, line);
  }
};

const closeLast = (lines: string[], eol: string): void => {
  const last = lines.length - 1;
  if (last >= 0 && !(lines[last] as string).endsWith('\n')) lines[last] += eol;
};

const find = (lines: readonly string[], block: HeadBlock | undefined, key: string): number | undefined => {
  const [from, to] = block ? [block.from, block.to] : [0, lines.length];
  const pattern = new RegExp(`^${block ? `[ \\t]+` : ''}(?:${key}|"${key}"|'${key}')[ \\t]*:(?:[ \\t\\r\\n]|$)`);
  for (let at = from; at < to; at += 1) if (pattern.test(lines[at] as string)) return at;
  return undefined;
};

/** After the lines that a value goes on in. */
const valueEnd = (lines: readonly string[], at: number, indent: number): number => {
  let end = at + 1;
  while (end < lines.length) {
    const line = lines[end] as string;
    const depth = line.length - line.trimStart().length;
    if (line.trim() !== '' && depth <= indent && !(depth === indent && /^\s*- /.test(line))) break;
    end += 1;
  }
  return end;
};

const metadataOf = (lines: readonly string[]): HeadBlock | 'flow' | undefined => {
  const at = lines.findIndex((line) => /^(?:metadata|"metadata"|'metadata')[ \t]*:/.test(line));
  if (at === -1) return undefined;
  if (!/^\S+[ \t]*:[ \t]*(?:#.*)?(?:\r?\n)?$/.test(lines[at] as string)) return 'flow';
  const indent = /^[ \t]+/.exec(lines[at + 1] ?? '')?.[0];
  if (indent === undefined) return 'flow';
  return { from: at + 1, to: valueEnd(lines, at, 0), indent };
};
