/** How strongly a statement binds. */
export type Force = 'must' | 'must-not' | 'should' | 'may' | 'prefer' | 'fact';

/**
 * The wording one harness puts round a statement, as data: `pattern` takes it off,
 * `print` puts it on. Adapters own their frames; `meaning/` and `read` receive them.
 */
export interface Frame {
  name: string;
  /** Source of a regular expression (flags `su`), anchored at both ends, with a group `statement`
   *  and, where the frame has them, `situation`, `quote`, `why`, `how`, `refs`. */
  pattern: string;
  /** The statement in this frame; `{statement}` and the other group names are filled in verbatim. */
  print?: string;
  /** What the frame itself says about the force, when the statement alone does not. */
  force?: Force;
}
