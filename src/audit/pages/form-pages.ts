import type { Pages } from '../rule-page.ts';

const SHOW = 'memport show {harness} {handle}';

export const formPages: Pages<'form'> = {
  'form/frontmatter': {
    why: 'Readers disagree on where the head ends or what it says, and the next write may drop it.',
    example: '`description: see: here` without quotes: a second colon is no YAML.',
    mend: 'Put the value into quotes, or open and close the head with a line of three dashes.',
    command: SHOW,
  },
  'form/type': {
    why: 'The harness treats an unknown type as none.',
    example: '`type: preference` where Claude Code knows user, feedback, project and reference.',
    mend: 'Write one of the types that the harness knows.',
    command: SHOW,
  },
  'form/name': {
    why: 'Links lead to the wrong memory or to none, and some names make the harness delete the file.',
    example: 'Two files with `name: testing`, or a resource of Codex whose name begins with a timestamp.',
    mend: 'Give it a name of its own.',
    command: SHOW,
  },
  'form/portable-name': {
    why: 'On another system the file cannot be made, or two files become one.',
    example: '`Notes.md` beside `notes.md`.',
    mend: 'Rename the file, and the line that leads to it.',
    command: 'memport list {harness}',
  },
  'form/rewrite-pending': {
    why: 'Nothing is wrong yet: it says that files will change by themselves.',
    example: 'Heads in the flat form of older versions.',
    mend: 'Nothing to do.',
  },
  'form/invalid-summary': {
    why: 'Codex throws the result of its next consolidation away, and the memory stops to grow.',
    example: 'A memory_summary.md whose first line is not `v1`.',
    mend: 'Mend what the message names; --fix does where it is safe.',
    command: 'memport audit {harness} --fix',
  },
  'form/note-pending': {
    why: 'It is on disk and in no session yet.',
    example: 'A note that waits for the next consolidation of Codex, or a staged write of Hermes.',
    mend: 'Wait until the time that is named, or approve it.',
    command: SHOW,
  },
};
