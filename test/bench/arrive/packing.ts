/**
 * How many texts of these sizes a room holds at best, each with what it costs beside others. Many small ones beat few
 * large: exact.
 */
export const mostIn = (sizes: readonly number[], room: number): number => {
  let left = room;
  let held = 0;
  for (const size of sizes.toSorted((a, b) => a - b)) {
    if (size > left) break;
    left -= size;
    held += 1;
  }
  return held;
};

/**
 * How many texts several rooms hold at best. Exact for up to `EXACT` texts, by trying every way; beyond that what one
 * room as large as all would hold, which no packing exceeds.
 */
export const mostInAll = (sizes: readonly number[], rooms: readonly number[]): number => {
  const bound = mostIn(
    sizes,
    rooms.reduce((sum, room) => sum + room, 0),
  );
  if (rooms.length < 2 || sizes.length > EXACT) return bound;
  const small = sizes.toSorted((a, b) => a - b);
  // Of any packing the texts may be changed for the smallest ones: only their number is to be found.
  for (let held = bound; held > 0; held -= 1) if (fits(small.slice(0, held).reverse(), rooms)) return held;
  return 0;
};

const EXACT = 14;

const fits = ([largest, ...rest]: readonly number[], rooms: readonly number[]): boolean => {
  if (largest === undefined) return true;
  const tried = new Set<number>();
  return rooms.some((room, at) => {
    if (room < largest || tried.has(room)) return false;
    tried.add(room);
    return fits(rest, rooms.with(at, room - largest));
  });
};
