import type { Picture } from '../../src/verbs/picture.ts';
import { HOSTILE } from '../report/findings.ts';

/** A picture in which every text is what a stranger would write. */
export const hostilePicture = (showContent: boolean): Picture => ({
  command: HOSTILE,
  title: HOSTILE,
  plan: true,
  showContent,
  columns: ['source', 'target'].map((key) => ({ key, harness: HOSTILE, place: HOSTILE, memories: 1 })),
  rows: ['new', 'conflict', 'blocked'].map((decision, at) => ({
    handle: `${at}" onclick="document.title=1`,
    id: HOSTILE,
    kind: HOSTILE,
    scope: HOSTILE,
    cells: { target: { delivery: 'loaded' } },
    decision: decision as 'new',
    form: HOSTILE,
    rule: HOSTILE,
    losses: [{ field: HOSTILE, kept: HOSTILE }],
    said: {
      title: HOSTILE,
      reason: HOSTILE,
      sides: [
        { column: 'source', text: HOSTILE },
        { column: 'target', text: `${HOSTILE} and <b>more</b>` },
      ],
    },
  })),
  budgets: [{ harness: HOSTILE, name: HOSTILE, before: 2, after: 9, limit: 5, unit: HOSTILE }],
  prompts: [
    {
      harness: HOSTILE,
      role: HOSTILE,
      label: HOSTILE,
      pieces: [
        { length: 30, text: HOSTILE },
        { length: 900, text: HOSTILE, handle: '0" onclick="document.title=1', delivery: 'loaded', fresh: true },
      ],
    },
  ],
  notes: [HOSTILE],
});
