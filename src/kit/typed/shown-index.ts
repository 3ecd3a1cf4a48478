/** A cap of a client by its name in the conventions. */
export type LimitOf = (name: string) => number;

/** What a client says below an index of which it loads a part only; `more` says which part. */
export const cutWarning = (
  index: string,
  whole: string,
  limitOf: LimitOf,
  sizeOf: (units: number) => string,
  more = '',
): string => {
  const lines = whole.split('\n').length;
  const [most, units] = [limitOf('indexLines'), limitOf('indexUnits')];
  const what =
    lines <= most
      ? `${sizeOf(whole.length)} (limit: ${sizeOf(units)}) — index entries are too long`
      : whole.length > units
        ? `${lines} lines and ${sizeOf(whole.length)}`
        : `${lines} lines (limit: ${most})`;
  return `\n\n> WARNING: ${index} is ${what}. Only part of it was loaded${more}. Keep index entries to one line under ~200 chars; move detail into topic files.`;
};

/** Every folder may have one. */
export const isIndexOf = (index: string, file: string): boolean => file === index || file.endsWith(`/${index}`);
