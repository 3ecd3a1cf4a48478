import type { Pages } from '../rule-page.ts';

/** What trials of memories report. */
export const probePages: Pages<'probe'> = {
  'probe/inert': {
    why: 'The memory is there and changes nothing: the model does what it would do without it.',
    example: 'A rule whose file no line of the loaded text leads to, so that no trial ever read it.',
    mend: 'Where its words reach no request, make room or carry it again; where they were ignored, say it plainer.',
    command: 'memport show {harness} {handle}',
  },
  'probe/overfires': {
    why: 'The model follows the rule where it was never meant, and gets those cases wrong.',
    example: 'A rule of one project that is loaded in every project once it stands in another harness.',
    mend: 'Say in the memory when it applies, or place it where only its project loads it.',
    command: 'memport show {harness} {handle}',
  },
  'probe/stale': {
    why: 'Trials by the old probe would say something of words that are gone.',
    example: 'The memory now says pnpm, and its probe still looks for npm.',
    mend: 'Write the probe again for the words of today, and read it.',
    command: 'memport probe init {handle}',
  },
};
