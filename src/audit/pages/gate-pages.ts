import type { Pages } from '../rule-page.ts';

const CHECK = 'memport check --fix';

/** What a check and a plan report. */
export const gatePages: Pages<'parity'> & Pages<'plan'> = {
  'parity/contradiction': {
    why: 'The two harnesses do the opposite of each other.',
    example: '"Always squash" here, "never squash" there.',
    mend: 'Decide which holds, and carry that one.',
    command: 'memport pairs',
  },
  'parity/missing': {
    why: 'The second harness does not know the rule.',
    example: 'A rule of Claude Code that was never carried to Codex.',
    mend: 'Carry it.',
    command: CHECK,
  },
  'parity/reworded': {
    why: 'The two say other words, and nobody said whether they mean the same.',
    example: 'A rule that was edited on one side after it was carried.',
    mend: 'Carry it again, or answer that the two say the same.',
    command: CHECK,
  },
  'parity/narrowed': {
    why: 'The reason, or how to apply it, is lost on the other side.',
    example: 'The **Why:** of a rule does not stand in its copy.',
    mend: 'Carry it again.',
    command: CHECK,
  },
  'parity/alike': {
    why: 'Whether the rule is known there depends on an answer that nobody gave.',
    example: '"Use tabs" here, "indent with tabs" there.',
    mend: 'Answer the pair.',
    command: 'memport pairs',
  },
  'parity/unseen': {
    why: 'It stands there and does not reach the model.',
    example: 'A copy whose line is behind the cut.',
    mend: 'Make room in what is loaded there.',
    command: 'memport show {harness} --as-prompt',
  },
  'parity/extra': {
    why: 'The second side has a rule that the first does not know.',
    example: 'A memory that only Codex has, in a group that mirrors.',
    mend: 'Carry it back, or allow it.',
    command: 'memport check --accept',
  },
  'parity/expired': {
    why: 'A difference that was allowed for a while is still there.',
    example: 'An allowance with `until` in the past.',
    mend: 'Mend the difference, or take the allowance out.',
  },
  'plan/unfit': {
    why: 'The memory would not arrive.',
    example: 'A memory of a subagent, for a harness that has none.',
    mend: 'Leave it where it is.',
  },
  'plan/overflow': {
    why: 'More could be written than could be read back.',
    example: 'The ten-thousandth file of a store.',
    mend: 'Take out what nobody needs.',
  },
  'plan/global-overflow': {
    why: 'What holds everywhere is loaded everywhere, and has little room.',
    example: 'A global memory of 9,000 letters.',
    mend: 'Shorten it, or give it to the projects that need it.',
  },
  'plan/conflict': {
    why: 'Whichever words were taken, somebody’s edit would be lost.',
    example: 'One rule, edited on both sides since it was carried.',
    mend: 'Say whose words stand: --on-conflict source, target or both.',
  },
  'plan/reset': {
    why: 'Nothing that was carried is there any more: that is a reset, and no wish to forget each of them.',
    example: 'A memory folder that was deleted.',
    mend: 'Carry everything again with --again all.',
  },
  'plan/brand-word': {
    why: 'Names of one harness mean nothing in another.',
    example: '"Write it into CLAUDE.md" in a memory of Codex.',
    mend: 'Say it without the name.',
  },
};
