import type { Base } from '../ir/mark.ts';
import { GLOBAL_HASH } from './aliases.ts';
import { isCopy } from './copies.ts';
import type { Past, Row } from './row.ts';

/**
 * What the ledger knows about a pair: its own rows, and those of the way back turned round, for a memory that was
 * carried there is one memory on both sides. Of two rows about the same two memories the newer one holds.
 */
export const rowsBetween = (rows: readonly Row[], from: string, to: string): Row[] => {
  const own = rows.filter(({ pair }) => pair === `${from}→${to}`);
  const back = rows.filter(
    ({ pair, source, placed, undone }) =>
      // What went to several projects at once came from one memory, which has a row of its own.
      pair === `${to}→${from}` && !undone && !isCopy(source.id) && Object.keys(placed ?? {}).length > 0,
  );
  const known = new Map(own.map((row) => [endsOf(row), row]));
  const at = new Map(rows.map((row, index) => [row, index]));
  // A sync writes both ways in one run: what it wrote last stands last.
  const isNewer = (a: Row, b: Row | undefined): boolean =>
    b === undefined ||
    (a.run ?? '') > (b.run ?? '') ||
    (a.run !== undefined && a.run === b.run && (at.get(a) ?? 0) > (at.get(b) ?? 0));
  const turned = back.flatMap((row) => {
    const there = turnedRound(row);
    return isNewer(row, known.get(endsOf(there))) ? [there] : [];
  });
  const replaced = new Map(turned.map((row) => [endsOf(row), row]));
  const all = [
    ...own.map((row) => asOurs(replaced.get(endsOf(row)), row)),
    ...turned.filter((row) => !known.has(endsOf(row))),
  ];
  const pasts = new Map(back.map((row) => [endsOf(turnedRound(row)), pastOf(row)]));
  return all
    .map((row): Row => {
      const past = pasts.get(endsOf(row));
      return past ? { ...row, past } : row;
    })
    .sort((a, b) => ((a.run ?? '') < (b.run ?? '') ? -1 : 1));
};

const pastOf = ({ blob, base, placed = {} }: Row): Past => ({
  ...(blob !== undefined && { blob }),
  said: base,
  placed,
});

const endsOf = ({ source, target }: Row): string => JSON.stringify([source, target]);

/** What memport placed stays what it placed, whichever way it was carried last. */
const asOurs = (turned: Row | undefined, own: Row): Row => {
  if (!turned) return own;
  const { wayBack: _wayBack, adopted: _adopted, ...rest } = turned;
  return {
    ...rest,
    base: withScopeOf(rest.base, own.base),
    ...(rest.placed && { placed: withScopeOf(rest.placed, own.placed) }),
    ...(own.pair !== undefined && { pair: own.pair }),
    ...(own.adopted && { adopted: true as const }),
    ...(own.files && { files: own.files }),
    ...(own.lines && { lines: own.lines }),
    ...(own.beside && { beside: own.beside }),
    ...(own.liftedFrom && { liftedFrom: own.liftedFrom }),
  };
};

/** What is global there and of a project here is so on both ways: nobody changed it by carrying it back. */
const withScopeOf = (said: Base, own: Base | undefined): Base =>
  own?.scope === GLOBAL_HASH ? { ...said, scope: own.scope } : said;

/** The same two memories, as they are carried the other way. */
export const turnedRound = ({ pair, source, target, base, placed = {}, sketch, run }: Row): Row => ({
  ...(pair !== undefined && { pair }),
  source: target,
  target: source,
  base: placed,
  placed: base,
  adopted: true,
  wayBack: true,
  ...(sketch !== undefined && { sketch }),
  ...(run !== undefined && { run }),
});
