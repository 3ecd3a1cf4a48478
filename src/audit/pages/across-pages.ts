import type { Pages } from '../rule-page.ts';

const SHOW = 'memport show {harness} {handle}';

export const acrossPages: Pages<'across'> = {
  'across/only-in-one': {
    why: 'In the other harness you start from nothing in that project.',
    example: 'Claude Code has twenty memories of ~/work/app, Codex none.',
    mend: 'Carry them over, or leave it if you use only one harness there.',
    command: 'memport check',
  },
  'across/corrected-in-one': {
    why: 'What you corrected in one place is still done wrong in the other.',
    example: 'Codex learned that the port is 5433 now, and Claude Code still says 5432.',
    mend: 'Carry the newer one over.',
    command: 'memport pairs',
  },
  'across/source-moved': {
    why: 'The copy says what you no longer mean.',
    example: 'A rule that was carried to Codex and edited in Claude Code since.',
    mend: 'Carry it again.',
    command: 'memport check',
  },
  'across/target-moved': {
    why: 'The edit reaches one harness only.',
    example: 'A rule that was carried to Codex and edited there.',
    mend: 'Carry it back, or keep the two apart.',
    command: 'memport check',
  },
  'across/removed-in-target': {
    why: 'Somebody, or a consolidation, took it out there: it is not brought back by itself.',
    example: 'A line that Codex left out of its next summary.',
    mend: 'Carry it again with --again, or delete it here as well.',
    command: 'memport check',
  },
  'across/delivery-fell': {
    why: 'It is still there and does not reach the model any more.',
    example: 'Newer memories pushed the line of a carried rule over the cut.',
    mend: 'Make room in what is loaded, or run the migration with --refill.',
    command: SHOW,
  },
};
