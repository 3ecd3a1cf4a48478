import type { Pages } from '../rule-page.ts';

const SHOW = 'memport show {harness} {handle}';
const PROMPT = 'memport show {harness} --as-prompt';

export const deliveryPages: Pages<'delivery'> = {
  'delivery/orphan': {
    why: 'A model opens only what a loaded line leads it to. A file without a line is kept and never read.',
    example: '`memory/feedback_tabs.md` stands there, and no line of MEMORY.md names it.',
    mend: 'Add a line for it to the index, or delete the file if nobody needs it.',
    command: 'memport audit {harness} --fix',
  },
  'delivery/dangling': {
    why: 'The model reads the line, opens the file and finds nothing: a wasted step, and a rule without its reasons.',
    example: '`- [Tabs](feedback_tabs.md) — indent with tabs` where feedback_tabs.md was deleted or renamed.',
    mend: 'Take the line out, or bring the file back. Where the line says something, --fix makes the file of it.',
    command: 'memport audit {harness} --fix',
  },
  'delivery/index-cut': {
    why: 'What stands behind the cut is not loaded, and nothing tells the model that it is missing.',
    example: 'A MEMORY.md of 240 lines, of which the client loads 200.',
    mend: 'Delete lines that nobody needs, make long ones shorter, or move a topic into an index of its own.',
    command: PROMPT,
  },
  'delivery/index-near-cut': {
    why: 'The next few memories push the oldest lines over the edge, silently.',
    example: 'A MEMORY.md of 185 lines out of 200.',
    mend: 'Take out what is stale or said twice before the client begins to cut.',
    command: 'memport list {harness}',
  },
  'delivery/summary-cut': {
    why: 'Codex leaves out the middle of a summary that is too long, wherever that falls.',
    example: 'A memory_summary.md of 14,000 bytes, of which 10,000 are loaded.',
    mend: 'Shorten the longest lines of the summary; their whole text may stay in the handbook.',
    command: PROMPT,
  },
  'delivery/summary-missing': {
    why: 'Codex mentions its memory to the model only through the summary: without it nothing is remembered.',
    example: 'A MEMORY.md with forty task groups, and no memory_summary.md.',
    mend: 'Let Codex consolidate once, or carry a memory in: memport writes the summary that is missing.',
    command: SHOW,
  },
  'delivery/feature-off': {
    why: 'Everything that stands here is kept up and never loaded.',
    example: '`autoMemoryEnabled: false` in settings.json beside sixty memories.',
    mend: 'Switch memory on in the setting that is named, or carry the memories to a harness that loads them.',
    command: 'memport show {harness}',
  },
  'delivery/blocked-by-scan': {
    why: 'The harness itself finds the words dangerous and loads a placeholder instead of the entry.',
    example: 'A Hermes entry that quotes "ignore previous instructions" in a security note.',
    mend: 'Say it in other words; if somebody else wrote it, delete it.',
    command: SHOW,
  },
  'delivery/over-cap': {
    why: 'The file is still loaded whole, but the agent cannot remember anything more: every add is refused.',
    example: 'A MEMORY.md of Hermes with 2,600 of 2,200 characters.',
    mend: 'Shorten or take out entries until it is below its limit.',
    command: 'memport list {harness}',
  },
  'delivery/not-editable': {
    why: 'The agent cannot correct what stands there, so that a wrong entry stays wrong.',
    example: 'White space between a Hermes entry and its `§` line.',
    mend: 'Mend what the message names; Hermes edits the file again from then on.',
    command: 'memport show {harness}',
  },
  'delivery/wrong-generation': {
    why: 'Codex reads one of its two memory folders, and these memories stand in the other.',
    example: 'Forty memories in memories/, while `memories.version = "v2"` reads memories_v2/.',
    mend: 'Carry them over, or set the version that you want to use.',
    command: 'memport show {harness}',
  },
  'delivery/moved-project': {
    why: 'The memory folder is named after the path of its project: from the new path the client looks elsewhere.',
    example: '~/work/app was renamed to ~/work/shop, and its memories wait under the old name.',
    mend: 'Tell every harness of the new path, or bring the old folder back.',
    command: 'memport relocate OLD NEW --dry-run',
  },
  'delivery/slug-collision': {
    why: 'Rules of one project are loaded in another, and nothing says which is whose.',
    example: '/work/my-app and /work/my/app both become -work-my-app.',
    mend: 'Rename one of the two folders, and keep in the store what belongs to the other.',
    command: 'memport list {harness}',
  },
  'delivery/weak-description': {
    why: 'What recalls memories by their description never finds this one by what it says.',
    example: '`description: some notes` on a memory that says which database port the tests use.',
    mend: 'Write the subject of the memory into its description.',
    command: SHOW,
  },
  'delivery/hook-without-rule': {
    why: 'Only the line is loaded: if it names the topic alone, the rule is not followed unless the file is opened.',
    example: '`- [Commit style](feedback_commits.md) — notes on commits` instead of "one plain subject line".',
    mend: 'Put the rule itself into the line.',
    command: SHOW,
  },
  'delivery/rule-not-loaded': {
    why: 'Nobody searches for a rule they do not know of: the model breaks it first and finds it later, if ever.',
    example: '"Never push to main" in a second-level index that is two reads away.',
    mend: 'Give it a line in what is loaded, in place of something that binds less.',
    command: SHOW,
  },
};
