/** One small fault, and the tests that should notice it. */
export interface Fault {
  /** What goes wrong, in words. */
  what: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  put: string;
  tests: readonly string[];
}

export const FAULTS: readonly Fault[] = [
  { what: 'links watched', file: 'src/plan/decide.ts', find: "'dates', 'links', 'status'", put: "'dates', 'status'", tests: ['test/plan/way-back.test.ts'] },
  { what: 'way', file: 'src/plan/way-back.ts', find: "&& !undone && ", put: "&& ", tests: ['test/plan/way-back.test.ts'] },
  { what: 'way', file: 'src/plan/way-back.ts', find: "adopted: true, wayBack: true,", put: "wayBack: true,", tests: ['test/plan/way-back.test.ts', 'test/plan/room.test.ts'] },
];
