import type { Memory } from '../../ir/memory.ts';
import { signsIn } from '../../meaning/said.ts';
import type { SignKind, Tongue } from '../../meaning/signs/words.ts';
import { tongueOf } from '../../meaning/tongue.ts';
import { type Literal, literals } from '../../text/literals.ts';
import type { Check } from '../check.ts';
import type { Scenario, Shape } from '../probe.ts';

/** What a memory says, as templates read it. */
export interface Said {
  memory: Memory;
  /** The statement; what it is about stands in the first block of it. */
  text: string;
  tongue: Tongue | undefined;
  literals: readonly Literal[];
  /** Whether a sign of such a kind stands in it: it forbids, it says when. */
  has(...kinds: readonly SignKind[]): boolean;
  /** Whether a denial reaches the place: it stands before it in the same clause, or right behind it. */
  denied(from: number, to: number): boolean;
}

/** A scenario before it has an id. */
export type Scene = Omit<Scenario, 'id'>;

/** What a template makes of a memory: scenes are candidates, those that would tell the rule are left out later. */
export interface Draft {
  shape: Shape;
  check: Check;
  scenes: readonly Scene[];
  counters: readonly (Scene & { check?: Check })[];
}

/** Draws a probe up, says why it cannot although the rule is of its shape, or says nothing. */
export type Template = (said: Said) => Draft | string | undefined;

/** Words after which something else is meant than what stands before: `instead of npm`, `statt npm`. */
const INSTEAD =
  /(?<!\p{L})(?:instead of|rather than|over|in place of|replac(?:e[sd]?|ing)|not|no|never|don't use|statt|anstatt|anstelle von|nicht|kein\p{L}*|nie|niemals|en lugar de|en vez de|no|nunca|au lieu d[e'’]|plutôt que|pas|jamais|em vez de|ao invés de|não|invece di|non|вместо|а не|не|никогда)\s*$/iu;
const INSTEAD_BEHIND =
  /^\s*(?:ではなく|じゃなく|は使わ|を使わ|は禁止|금지|대신|말고|은? 쓰지|는? 쓰지|를? 쓰지|을? 쓰지)/u;
const CLAUSE = /[.!?;:,。！？；：，、\n]/u;
const DENYING: ReadonlySet<SignKind> = new Set<SignKind>(['deny', 'never']);

export const saidBy = (memory: Memory): Said => {
  const text = memory.statement;
  const tongue = tongueOf(text);
  const signs = signsIn(text, tongue ?? 'en').filter(({ sure }) => sure);
  return {
    memory,
    text,
    tongue,
    literals: literals(text),
    has: (...kinds) => signs.some(({ kind }) => kinds.includes(kind)),
    denied: (from, to) => {
      const before = text.slice(0, from);
      const clause = [...before].length === 0 ? 0 : lastClause(before);
      return (
        signs.some(({ kind, span }) => DENYING.has(kind) && span[0] >= clause && span[1] <= from) ||
        INSTEAD.test(before.slice(clause).replace(/["'`“„«「]+$/u, '')) ||
        INSTEAD_BEHIND.test(text.slice(to).replace(/^["'`”“»」]+/u, '')) ||
        // In these languages what denies stands behind.
        (/^(?:ja|ko|tr|hi)$/.test(tongue ?? '') &&
          signs.some(({ kind, span }) => DENYING.has(kind) && span[0] >= to && span[0] <= nextClause(text, to)))
      );
    },
  };
};

const lastClause = (before: string): number => {
  for (let at = before.length - 1; at >= 0; at -= 1) if (CLAUSE.test(before[at] as string)) return at + 1;
  return 0;
};

const nextClause = (text: string, from: number): number => {
  const found = text.slice(from).search(CLAUSE);
  return found < 0 ? text.length : from + found;
};

/** Scenes of one turn each, in the same working folder. */
export const scenes = (turns: readonly string[], workspace?: Scene['workspace']): Scene[] =>
  turns.map((turn) => ({ turns: [turn], ...(workspace !== undefined && { workspace }) }));
