/**
 * A word about one memory that goes before everything the options say: leave it as it stands, settle its conflict,
 * carry it again though it was removed there, take it away there, say it in its own words.
 */
export const CHOICES = ['leave', 'source', 'target', 'both', 'again', 'withdraw', 'own'] as const;
export type Choice = (typeof CHOICES)[number];

/** What a terminal asks about a memory: `undefined` among the answers leaves it as planned. */
export interface Question {
  /** Of one memory, and of several. */
  heading: readonly [one: string, many: string];
  asks: string;
  answers: Readonly<Record<string, Choice | undefined>>;
}

const CARRY: Question = {
  heading: ['memory is new there.', 'memories are new there.'],
  asks: 'Carry it?',
  answers: { yes: undefined, no: 'leave' },
};
const CHANGE: Question = {
  heading: ['memory would change there.', 'memories would change there.'],
  asks: 'Change it?',
  answers: { yes: undefined, no: 'leave' },
};
const SETTLE: Question = {
  heading: ['memory says something else on the two sides.', 'memories say something else on the two sides.'],
  asks: 'Whose words stand?',
  answers: { source: 'source', target: 'target', both: 'both', leave: 'leave' },
};
const TAKE_AWAY: Question = {
  heading: ['memory is gone at the source.', 'memories are gone at the source.'],
  asks: 'Take it away there too?',
  answers: { yes: 'withdraw', no: 'leave' },
};
const AGAIN: Question = {
  heading: ['memory had been carried, and removed there.', 'memories had been carried, and removed there.'],
  asks: 'Carry it again?',
  answers: { yes: 'again', no: 'leave' },
};

interface DecisionRow {
  /** What is written in the target for it: its words, only another form of them, nothing, or that it goes. */
  writes: 'words' | 'form' | 'nothing' | 'removal';
  /**
   * Where it ends: it `stands` in the target, is left `apart` from it, is `held` until all can be read, is `lost`, or
   * is `gone` at the source and no memory of it any more.
   */
  ends: 'stands' | 'apart' | 'held' | 'lost' | 'gone';
  question?: Question;
  /** The sentence that explains it. */
  page: string;
}

const TABLE = {
  new: { writes: 'words', ends: 'stands', question: CARRY, page: 'It is not there yet, and is written.' },
  same: { writes: 'nothing', ends: 'stands', page: 'It is there and says the same.' },
  moved: {
    writes: 'form',
    ends: 'stands',
    page: 'Its words stay, in another form or place: room went, or --refill uses what came free.',
  },
  updated: {
    writes: 'words',
    ends: 'stands',
    question: CHANGE,
    page: 'The source changed since; the target gets the change.',
  },
  kept: { writes: 'nothing', ends: 'stands', page: 'The target changed since and its words stand, or what stands there would not be carried again.' },
  merged: {
    writes: 'words',
    ends: 'stands',
    question: CHANGE,
    page: 'Both sides changed in different fields, or two were answered to say the same: one memory says it all.',
  },
  supersedes: {
    writes: 'words',
    ends: 'stands',
    question: CHANGE,
    page: 'It was answered to be the newer word, or to say all that one there says: it takes that one’s place.',
  },
  conflict: {
    writes: 'nothing',
    ends: 'apart',
    question: SETTLE,
    page: 'Both sides changed the same field; --on-conflict or an answer says whose words stand.',
  },
  withdrawn: {
    writes: 'removal',
    ends: 'gone',
    question: TAKE_AWAY,
    page: 'It is gone at the source; it stays in the target unless --withdraw or an answer takes it away.',
  },
  declined: {
    writes: 'nothing',
    ends: 'apart',
    question: AGAIN,
    page: 'It was carried and removed in the target since, or refused; it is not brought back unless --again names it.',
  },
  held: {
    writes: 'nothing',
    ends: 'held',
    page: 'It was not found, and not all of the target could be read, so nothing is written.',
  },
  blocked: {
    writes: 'nothing',
    ends: 'lost',
    page: 'It holds a secret or an instruction that must not be carried as it is.',
  },
  unfit: {
    writes: 'nothing',
    ends: 'lost',
    page: 'The target has no place that can hold it, or it could not be read back.',
  },
} as const satisfies Record<string, DecisionRow>;

/** What happens to one memory: every memory of the source and every row of the ledger of the pair gets exactly one. */
export type Decision = keyof typeof TABLE;

/** One row a word, in the order in which they are counted. */
export const DECISION: Readonly<Record<Decision, DecisionRow>> = TABLE;

/** Whether a decision ends so. */
export const ends =
  (how: DecisionRow['ends']) =>
  ({ decision }: { decision: Decision }): boolean =>
    DECISION[decision].ends === how;

export const DECISIONS = Object.keys(TABLE) as Decision[];
