import type { Machine } from '../../src/adapter.ts';
import { decode } from '../../src/text/decode.ts';
import { parsed } from '../../src/text/json.ts';
import { isTooDeep } from '../../src/text/json-list.ts';
import { baseOf, isZip, unzipped, ZIP_BOUNDS } from '../../src/text/zip.ts';

/** A JSON document of an export. */
export interface Document {
  name: string;
  value: unknown;
}

/** Whether a member is wanted, by its name and by how it begins. */
export type WantedMember = (name: string, head: () => string) => boolean;

/**
 * The JSON documents of an export that are wanted: members of a zip file, or the file itself. Undefined where it is
 * neither, but text.
 */
export const documentsOf = (
  machine: Machine,
  file: string,
  isWanted: WantedMember,
): Document[] | { broken: string } | undefined => {
  const size = machine.stat(file)?.size ?? 0;
  const bytes = (from: number, length: number): Uint8Array => machine.bytes?.(file, from, length) ?? new Uint8Array();
  const head = decode(bytes(0, 64));
  if (isZip(head)) {
    const opened = unzipped({ size, bytes }, isWanted);
    if ('refused' in opened) return { broken: opened.refused };
    if (opened.members.length === 0)
      return {
        broken: opened.because ?? `none of its ${opened.others} members is a file of memories or conversations`,
      };
    return whole(opened.members.map((each) => ({ name: each.name, text: decode(each.bytes) })));
  }
  // A list of entries with dates begins with a bracket, too.
  if (!/^\ufeff?\s*(?:\{|\[\s*(?:[[{"\]]|$))/.test(head)) return undefined;
  const most = ZIP_BOUNDS.memberBytes;
  if (size > most) return { broken: `it is ${size} bytes, at most ${most} are read` };
  return whole([{ name: file, text: decode(bytes(0, size)) }]);
};

const whole = (texts: readonly { name: string; text: string }[]): Document[] | { broken: string } => {
  const documents: Document[] = [];
  for (const { name, text } of texts) {
    const plain = text.replace(/^\ufeff/, '');
    const value = isTooDeep(plain) ? undefined : parsed(plain);
    if (value === undefined) {
      const why = isTooDeep(plain) ? 'is nested deeper than any export' : 'is no JSON: it is broken or cut off';
      return { broken: `${JSON.stringify(baseOf(name))} ${why}` };
    }
    documents.push({ name, value });
  }
  return documents;
};

/** A day as somebody wrote it, or as seconds since 1970. */
export const dayOf = (given: unknown): string | undefined => {
  if (typeof given === 'string') return /^\d{4}-\d\d-\d\d/.exec(given)?.[0];
  if (typeof given !== 'number' || !(given > 0) || given > 253_402_300_799) return undefined;
  return new Date(given * 1000).toISOString().slice(0, 10);
};
