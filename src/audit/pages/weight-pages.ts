import type { Pages } from '../rule-page.ts';

const SHOW = 'memport show {harness} {handle}';

export const weightPages: Pages<'weight'> = {
  'weight/duplicate': {
    why: 'It takes room twice, and the two drift apart when one of them is corrected.',
    example: 'The same rule in the global store and in a project.',
    mend: 'Delete one of the two.',
    command: SHOW,
  },
  'weight/contradiction': {
    why: 'The model follows one of them, and which is chance. In a project against a global rule it is an override.',
    example: '"Always squash" and "never squash" in one store.',
    mend: 'Delete the one that does not hold.',
    command: SHOW,
  },
  'weight/several-rules': {
    why: 'One line of an index can say one rule: the others are not seen.',
    example: 'A memory with three rules, each followed by its own **Why:**.',
    mend: 'Part it into one memory for each rule.',
    command: SHOW,
  },
  'weight/in-instructions': {
    why: 'It is loaded twice in every session, from here and from the instruction file.',
    example: '"Use pnpm" as a memory, and the same in CLAUDE.md.',
    mend: 'Delete the memory; the instruction file is loaded in any case. Where it says nearly the same, compare the two first.',
    command: SHOW,
  },
  'weight/derivable': {
    why: 'The model sees it by looking, and the copy in memory goes stale.',
    example: '"The tests lie in test/": the tree says so.',
    mend: 'Delete it, unless there is more to it than what the files say.',
    command: SHOW,
  },
  'weight/episode': {
    why: 'What happened once takes room, and nothing is to be done about it.',
    example: '"Fixed the login bug on Tuesday."',
    mend: 'Read it: write down what follows from it, or is so since. Delete it if there is nothing.',
    command: SHOW,
  },
  'weight/unused': {
    why: 'Codex stops feeding it to its consolidations, and the memory is lost there without a word.',
    example: 'A task group none of whose rollouts was cited for 90 days.',
    mend: 'Keep it as a note of your own if it still matters.',
    command: SHOW,
  },
  'weight/hog': {
    why: 'One memory takes the room of many others, and pushes them over the cut.',
    example: 'A line of 3,000 letters in an index of 25,000.',
    mend: 'Say it in a sentence; the rest may stand in its file.',
    command: SHOW,
  },
};
