import type { FramedTurn } from '../../src/probe/framed.ts';

/** What a trial's question holds, as `src/probe/framed.ts` writes it. */
export interface Step {
  given: { role: string; label: string; text: string }[];
  tools: { tool: string }[];
  folder: string;
  conversation: Record<string, string>[];
}

export interface Follower {
  /** Words of the rule: only where they stand in what is given, or in what a tool gave, the rule is known. */
  knows: string;
  /** How often it is followed by who knows it, and by who does not. */
  known: number;
  unknown: number;
  follows: FramedTurn;
  does_not: FramedTurn;
  /** A file that it reads first where its name stands in what is given. */
  reads?: string;
  /** Knows a rule only in the folder that its text names. */
  minds?: (step: Step) => boolean;
}

export const said = (say: string): FramedTurn => ({ say, call: null, done: true });

/** A model that follows a rule so and so often when, and only when, its words stand before it; seeded. */
export const follower = ({
  knows,
  known,
  unknown,
  follows,
  does_not,
  reads,
  minds,
}: Follower): ((asked: unknown) => unknown) => {
  let state = 20_261_122;
  const drawn = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return (asked) => {
    const step = asked as Step;
    // Asked for something else than a step of a trial it says the one thing it knows.
    if (!('given' in step)) return follows;
    const texts = [...step.given.map(({ text }) => text), ...step.conversation.flatMap((each) => each['result'] ?? [])];
    const isKnown = texts.some((text) => text.replace(/\s+/g, ' ').includes(knows)) && (minds?.(step) ?? true);
    const [tool] = step.tools;
    if (!isKnown && reads !== undefined && tool && !step.conversation.some((each) => 'result' in each))
      if (texts.some((text) => text.includes(reads)))
        return { say: null, call: { tool: tool.tool, argument: reads, content: null }, done: false };
    return drawn() < (isKnown ? known : unknown) ? follows : does_not;
  };
};
