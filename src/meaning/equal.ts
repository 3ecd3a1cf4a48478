import type { Frame } from '../ir/frame.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import { bodyOf, printBody } from '../text/body.ts';
import { forceOf } from '../text/force.ts';
import { normalOf } from './normal.ts';

/** What a memory says, once the frame that its harness puts round a statement is taken off. */
interface Told {
  statement: string;
  force: string;
  /** When it holds, where the frame itself says so: `when … -> …`. */
  condition?: string;
}

/**
 * The same for two memories exactly if they say one thing in equal words: their scope, how strongly they bind, when they
 * hold, and the normal form of the statement. `frames` are those of both harnesses.
 */
export const equalKey = (memory: Memory, frames: readonly Frame[]): string => equalKeys(memory, frames)[0] as string;

/**
 * All keys under which a memory is found by one of equal words, the first its own. Two memories are equal when they share
 * any. Beside its own it has one for backticks that the other leaves out; and a condition that this one gives as how to
 * apply it may be in the other's frame.
 */
export const equalKeys = (memory: Memory, frames: readonly Frame[]): string[] => {
  const { statement, force, condition } = toldBy(memory, frames);
  const head = [scopeKey(memory.scope), force];
  const said = normalOf(statement);
  const conditions = condition === undefined ? ['', ...(memory.how === undefined ? [] : [memory.how])] : [condition];
  const keys = conditions.flatMap((when) => {
    const holds = when === '' ? '' : normalOf(when).words;
    return [[...head, holds, said.words], [...head, holds, 'as cased', said.cased]];
  });
  return [...keys, [...head, condition ?? '', 'in all', wholeOf(memory, statement, condition) ?? said.words]].map((key) => key.join('\n'));
};

/** All that a memory says in the order in which a body has it: one may have in its detail what another states. */
const wholeOf = ({ why, how, detail, order }: Memory, statement: string, condition: string | undefined): string | undefined => {
  const applies = condition === undefined ? how : undefined;
  if (why === undefined && applies === undefined && detail === undefined) return undefined;
  const whole = bodyOf({ statement, why, how: applies, detail, order });
  return normalOf(printBody(whole)).words;
};

/** Whether two texts say one thing in equal words. */
export const sayTheSame = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [one, other] = [normalOf(a), normalOf(b)];
  return one.words === other.words || one.cased === other.cased;
};

/** A text with the parts that an answer about it is about: what it says, why, and how; no frame, no markup, no case. */
export const wordsOf = (memory: Memory, frames: readonly Frame[]): string[] => {
  const { statement, force, condition = '' } = toldBy(memory, frames);
  const said = [statement, memory.why, condition === '' ? memory.how : condition].map((text) => (text === undefined ? '' : normalOf(text).words));
  return [force, ...said];
};

const toldBy = (memory: Memory, frames: readonly Frame[]): Told => {
  const own = frames.find(({ name }) => name === memory.native['frame']);
  const found = own ? undefined : peeled(memory.statement, frames);
  const statement = found?.statement ?? memory.statement;
  const condition = own ? (conditional(own) ? memory.how : undefined) : found?.condition;
  return { statement, force: forceIn(memory, statement, (own ?? found?.frame)?.force), ...(condition !== undefined && { condition }) };
};

/**
 * A harness's frame in another's memory is words there: it is taken off where it says how a statement binds or when it
 * holds. Somebody who writes "User prefers short answers" leaves the frame's colon out.
 */
const peeled = (text: string, frames: readonly Frame[]): (Told & { frame: Frame }) | undefined => {
  for (const frame of frames) {
    const patterns = frame.force !== undefined || conditional(frame) ? patternsOf(frame) : [];
    const groups = patterns.map((pattern) => pattern.exec(text)?.groups).find((found) => (found?.['statement'] ?? '').trim() !== '');
    if (groups === undefined) continue;
    const condition = ['how', 'situation', 'why'].flatMap((name) => groups[name] ?? []).join('\n');
    return { frame, statement: groups['statement'] as string, force: '', ...(condition !== '' && { condition }) };
  }
  return undefined;
};

const conditional = ({ pattern }: Frame): boolean => /\(\?<(?:how|situation)>/.test(pattern);

const patternsOf = (frame: Frame): readonly RegExp[] => {
  const known = read.get(frame) ?? [new RegExp(frame.pattern, 'su'), ...withoutColon(frame)];
  read.set(frame, known);
  return known;
};
const read = new WeakMap<Frame, readonly RegExp[]>();

const withoutColon = ({ force, print }: Frame): RegExp[] => {
  const words = force === undefined ? undefined : /^([\p{L} ]+): \{statement\}$/u.exec(print ?? '')?.[1];
  return words === undefined ? [] : [new RegExp(`^(?:the )?${words}:?\\s+(?<statement>.+)$`, 'isu')];
};

/** What is preferred is not required; what happened once, and what is only done on request, is no rule. */
const forceIn = ({ kind }: Memory, statement: string, framed: Frame['force']): string => {
  if (kind === 'episode' || kind === 'procedure') return kind;
  return framed === 'prefer' || forceOf(statement) === 'prefer' ? 'prefer' : '';
};
