import type { Runner } from '../../manifests/runners.ts';
import type { Severity } from '../../ir/finding-rules.ts';
import type { Span } from '../../ir/memory.ts';

/** Something that a memory says of its project or of a day, and that can be looked up. */
export type Claim = Stated & ClaimMatter;
export type ClaimKind = ClaimMatter['kind'];

interface Stated {
  /** As it stands. */
  text: string;
  /** In the text that was read. */
  span: Span;
  /**
   * `here`: it is said to be so now, in the project of the memory. `elsewhere`: on another machine, in another
   * repository. `no`: gone, planned, an example, generated, forbidden, quoted from an error.
   */
  stands: 'here' | 'elsewhere' | 'no';
  /** What the sentence says it is in: where the project knows nothing of that name, that is another place. */
  within?: string;
}

export type ClaimMatter =
  /** `or`: another that is named with it, of which one is enough. `plain`: no ending and no backticks tell that it is one. */
  | { kind: 'path'; path: string; folder: boolean; or?: string; plain?: true }
  | { kind: 'line'; path: string; line: number }
  /** `sure: false`: the sentence names a file, too, and only the two together tell that this is said to be in it. */
  /** `member`: what is said to be in it, as in `Owner.member`. */
  | { kind: 'symbol'; symbol: string; path?: string; sure?: false; member?: string }
  | { kind: 'script'; runner: Runner; script: string; sure: boolean }
  /** `below`: a folder of which the files have to name it; `brought`: a package may bring it, under whatever name. */
  | { kind: 'command'; program: string; below?: string; brought?: true }
  /** `saidBy`: the manifest that is said to name it, '' for any; `sure: false`: nothing says what is done with it. */
  | { kind: 'package'; name: string; ecosystem?: string; saidBy?: string; sure?: false; brought?: true }
  /** `sure: false`: only its form and what is done with it tell that it is one; `among`: only others that begin so. */
  | { kind: 'branch'; branch: string; sure?: false; among?: true }
  /**
   * `saidBy`: the file that is said to have it ('' for any manifest), and what the sentence names: one of them is the
   * thing; `of: itself`: it is the version of what the file stands for, `setting`: a number that the file gives a name.
   */
  | {
      kind: 'version';
      name: string;
      version: string;
      saidBy?: { file: string; names: readonly string[]; of?: 'itself' | 'setting' };
      /** What stands near it, the nearest first: of the first one that the project knows it is the version. */
      near?: readonly { name: string; isName: boolean }[];
    }
  | { kind: 'deadline'; day: string }
  | { kind: 'relative-date'; sure: boolean };

export type ClaimOf<K extends ClaimKind> = Extract<Claim, { kind: K }>;

/** `unknown`: it cannot be told here, so nothing is said of it, neither that it is stale nor that it is fine. */
export type ClaimVerdict = { is: 'held' | 'unknown' } | { is: 'stale'; message: string; severity?: Severity };
