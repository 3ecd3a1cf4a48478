// report
export function monthlySum(rows) {
  return rows.reduce((a, r) => a + r.mm, 0);
}
export const GAP_LIMIT = 3;
export class StationList {
  merge(other) { return other; }
}
// end
