/** One small fault, and the tests that should notice it. */
export interface Fault {
  /** What goes wrong, in words. */
  what: string;
  file: string;
  /** Stands in the file exactly once, white space apart. */
  find: string;
  put: string;
  tests: readonly string[];
}
