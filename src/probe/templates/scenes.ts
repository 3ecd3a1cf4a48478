import type { Memory } from '../../ir/memory.ts';
import { type Sign, signsIn } from '../../meaning/said.ts';
import type { SignKind, Tongue } from '../../meaning/signs/sign-kinds.ts';
import { tongueOf } from '../../meaning/tongue.ts';
import { type Literal, literals } from '../../text/literals.ts';
import type { Check } from '../single-check.ts';
import type { Scenario, ScenarioShape } from '../scenario.ts';

/** What a memory says, as templates read it. */
export interface TemplateText {
  memory: Memory;
  /** The statement; what it is about stands in the first block of it. */
  text: string;
  /** The statement with code, paths, links and addresses blanked: what is said in words. */
  plain: string;
  tongue: Tongue | undefined;
  literals: readonly Literal[];
  /** Whether a sign of such a kind stands in it: it forbids, it says when. */
  has(...kinds: readonly SignKind[]): boolean;
  /** Whether a denial reaches the place: it stands before it in the same clause, or right behind it. */
  denied(from: number, to: number): boolean;
}

/** A scenario before it has an id. */
export type TemplateScene = Omit<Scenario, 'id'>;

/** What a template makes of a memory: scenes are candidates, those that would tell the rule are left out later. */
export interface SceneDraft {
  shape: ScenarioShape;
  check: Check;
  scenes: readonly TemplateScene[];
  /** The same in the memory's own language, where the template has them: they go first. */
  own?: readonly TemplateScene[];
  counters: readonly (TemplateScene & { check?: Check })[];
}

/** Draws a probe up, says why it cannot although the rule is of its shape, or says nothing. */
export type Template = (said: TemplateText) => SceneDraft | string | undefined;

/** Words after which something else is meant than what stands before: `instead of npm`, `statt npm`. */
const INSTEAD =
  /(?<!\p{L})(?:instead of|rather than|over|in place of|replac(?:e[sd]?|ing)|not|no|never|don't use|statt|anstatt|anstelle von|nicht|kein\p{L}*|nie|niemals|en lugar de|en vez de|no|nunca|au lieu d[e'’]|plutôt que|pas|jamais|em vez de|ao invés de|não|invece di|non|вместо|а не|не|никогда)\s*$|(?<!\p{L})(?:instead of|rather than|in place of|statt|anstatt|anstelle von|en lugar de|en vez de|au lieu d[e'’]|plutôt que|em vez de|ao invés de|invece di|вместо)\s+(?:\p{L}+\s+){1,2}$/iu;
const INSTEAD_BEHIND =
  /^\s*(?:ではなく|じゃなく|は使わ|を使わ|は禁止|금지|대신|말고|은? 쓰지|는? 쓰지|를? 쓰지|을? 쓰지)/u;
const CLAUSE = /[.!?;:,。！？；：，、\n]/u;
const DENYING: ReadonlySet<SignKind> = new Set<SignKind>(['deny', 'never']);

export const saidBy = (memory: Memory): TemplateText => {
  const text = memory.statement;
  const tongue = tongueOf(text);
  const found = literals(text);
  const signs = signsIn(text, tongue ?? 'en').filter(({ sure }) => sure);
  return {
    memory,
    text,
    plain: found
      .filter(({ kind }) => kind !== 'quoted' && kind !== 'number')
      .reduce((all, { span: [from, to] }) => all.slice(0, from) + ' '.repeat(to - from) + all.slice(to), text)
      .replace(/\[\[[^\]\n]{0,200}\]\]/gu, (link) => ' '.repeat(link.length)),
    tongue,
    literals: found,
    has: (...kinds) => signs.some(({ kind }) => kinds.includes(kind)),
    denied: (from, to) =>
      BEHIND.has(tongue ?? 'en')
        ? INSTEAD_BEHIND.test(text.slice(to).replace(CLOSING, '')) ||
          signs.some(({ kind, span }) => DENYING.has(kind) && span[0] >= to && isNear(text.slice(to, span[0])))
        : deniedBefore(text, from, signs),
  };
};

/** In these languages what denies stands behind. */
const BEHIND: ReadonlySet<Tongue> = new Set<Tongue>(['ja', 'ko', 'tr', 'hi']);
const CLOSING = /^["'`”“»」』]+/u;
/** Between what is denied and the denial no other name stands. */
const isNear = (between: string): boolean =>
  between.length <= 16 && !CLAUSE.test(between) && !/[A-Za-z]{2}/.test(between);

const deniedBefore = (text: string, from: number, signs: readonly Sign[]): boolean => {
  const before = text.slice(0, from);
  const clause = lastClause(before);
  return (
    signs.some(({ kind, span }) => DENYING.has(kind) && span[0] >= clause && span[1] <= from) ||
    INSTEAD.test(before.slice(clause).replace(/["'`“„«「]+$/u, ''))
  );
};

const lastClause = (before: string): number => {
  for (let at = before.length - 1; at >= 0; at -= 1) if (CLAUSE.test(before[at] as string)) return at + 1;
  return 0;
};

/** Scenes of one turn each, in the same working folder. */
export const scenes = (turns: readonly string[], workspace?: TemplateScene['workspace']): TemplateScene[] =>
  turns.map((turn) => ({ turns: [turn], ...(workspace !== undefined && { workspace }) }));
