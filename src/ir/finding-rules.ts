export const SEVERITIES = ['error', 'warn', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

interface RuleRow {
  /** The gravest that it is told as. */
  severity: Severity;
  /** The sentence that explains it. */
  page: string;
  /** Nothing follows from what is not found where this was: it may stand in what was not read. */
  unread?: true;
  /** What it says are counts and names of files, never words of a memory: it may stand where those may not. */
  plain?: true;
  /** It stands beside memories and is none, though a person may have taken it for one. */
  beside?: true;
  /** Of several wordings of one memory the others are left where they stand. */
  wordings?: true;
}

const TABLE = {
  'read/unreadable': {
    severity: 'error',
    page: 'A file or folder could not be read; nothing is known of what it holds.',
    unread: true,
  },
  'read/too-large': {
    severity: 'error',
    unread: true,
    page: 'A file or the store is over a bound of size, number or depth; the rest is read.',
  },
  'read/not-a-file': {
    severity: 'error',
    page: 'Something that is no regular file stands where a file is expected.',
    unread: true,
  },
  'read/link': { severity: 'error', page: 'A link leads out of the store and is not followed.', unread: true },
  'read/encoding': { severity: 'warn', page: 'A file holds bytes that are no UTF-8; they are kept as they are.' },
  'read/config': { severity: 'warn', page: 'A setting of the harness is broken or has no effect.' },
  'read/layout': {
    severity: 'warn',
    page: 'A layout of the store that memport does not know: it is read, and not written.',
  },
  'read/managed-block': {
    severity: 'error',
    page: 'The markers of the block that memport keeps in an instruction file do not fit together: nothing is written there.',
    unread: true,
  },
  'read/profile': {
    severity: 'warn',
    page: 'Which profile or home is meant, where that is not the usual one or is not there.',
  },
  'read/labels': { severity: 'warn', page: 'What remembers which project a label means is broken or lost.' },
  'read/places-differ': { severity: 'warn', wordings: true, page: 'Places of one memory say different words.' },
  'read/readme': { severity: 'info', page: 'A file beside the memories is none: it stays where it is.', beside: true },
  'read/housekeeping': {
    severity: 'info',
    page: 'Text among the memories that is none: it stays where it is.',
    beside: true,
  },
  'read/mirror': {
    severity: 'warn',
    page: 'A store that is elsewhere is shown as it was fetched last, or holds changes that were not sent there yet.',
    plain: true,
  },
  'delivery/orphan': {
    severity: 'warn',
    page: 'No line of the index leads to the file, so the model does not learn of it.',
    plain: true,
  },
  'delivery/dangling': { severity: 'warn', page: 'A line of the index leads to a file that is not there.' },
  'delivery/index-cut': {
    severity: 'error',
    page: 'The index is larger than what the client loads of it.',
    plain: true,
  },
  'delivery/index-near-cut': {
    severity: 'warn',
    page: 'The index is near the size from which the client cuts it.',
    plain: true,
  },
  'delivery/summary-cut': {
    severity: 'warn',
    page: 'The summary is larger than what the client loads: its middle is left out.',
    plain: true,
  },
  'delivery/summary-missing': {
    severity: 'error',
    page: 'There are memories and no summary that could be loaded, so the model is told of none.',
    plain: true,
  },
  'delivery/feature-off': { severity: 'warn', page: 'Memory is switched off, and what stands here reaches no model.' },
  'delivery/blocked-by-scan': {
    severity: 'error',
    page: 'The harness itself refuses to load an entry, for what its scan finds in it.',
  },
  'delivery/over-cap': {
    severity: 'warn',
    page: 'A file is over its limit: it loads, and takes nothing more.',
    plain: true,
  },
  'delivery/not-editable': { severity: 'error', page: "The harness's own tool refuses to change the file." },
  'delivery/wrong-generation': {
    severity: 'warn',
    page: 'Memories stand in the generation that the client does not use.',
    plain: true,
  },
  'delivery/moved-project': {
    severity: 'warn',
    page: 'The folder of a project is gone, and nothing loads its memories.',
  },
  'delivery/slug-collision': { severity: 'error', page: 'Two projects share one memory folder.' },
  'delivery/weak-description': {
    severity: 'info',
    page: 'The description shares no word with the memory, and recall sees nothing else of it.',
  },
  'delivery/hook-without-rule': { severity: 'info', page: 'The line that is loaded names the topic and not the rule.' },
  'delivery/rule-not-loaded': {
    severity: 'warn',
    page: 'A must or a never that the model finds only by searching: nothing of it is there when a session starts.',
  },
  'stale/path': { severity: 'error', page: 'The memory names a file of its project that is not there.' },
  'stale/line': { severity: 'warn', page: 'The memory names a line beyond the end of its file.' },
  'stale/symbol': { severity: 'warn', page: 'The memory names something in a file that does not stand there.' },
  'stale/script': {
    severity: 'error',
    page: 'The memory names a script or a target that the project does not define.',
  },
  'stale/command': {
    severity: 'warn',
    page: 'The memory names a program that is neither on the PATH nor in the project.',
  },
  'stale/package': { severity: 'warn', page: 'The memory names a package that no manifest of the project has.' },
  'stale/branch': { severity: 'warn', page: 'The memory names a branch that the project does not have.' },
  'stale/deadline': { severity: 'warn', page: 'A date until which the memory holds is past.' },
  'stale/version': { severity: 'warn', page: 'The manifest or the lockfile of the project says another version.' },
  'stale/superseded': {
    severity: 'warn',
    page: 'Another memory says that it replaces this one, and both still stand.',
  },
  'stale/link': { severity: 'info', page: 'The memory links to another one that is not there.' },
  'stale/relative-date': {
    severity: 'warn',
    page: 'A word such as “yesterday” names no date, and the memory has none of its own.',
  },
  'weight/hog': { severity: 'warn', page: 'One memory takes over a tenth of what is loaded.' },
  'weight/unused': {
    severity: 'info',
    page: 'What it rests on was not cited for so long that the client will stop using it.',
  },
  'weight/duplicate': { severity: 'warn', page: 'Two memories that meet in one session say the same.' },
  'weight/contradiction': {
    severity: 'error',
    page: 'Two memories say the opposite: somebody answered so, or a model judged it.',
  },
  'weight/several-rules': { severity: 'info', page: 'One memory holds several rules, each with its own reason.' },
  'weight/in-instructions': {
    severity: 'warn',
    page: 'An instruction file that is loaded anyway says the same, or (info) nearly the same.',
  },
  'weight/derivable': { severity: 'info', page: 'Git or the files of the project say the same by themselves.' },
  'weight/episode': { severity: 'info', page: 'The memory tells what happened and nothing that follows from it.' },
  'safety/secret': { severity: 'error', page: 'The text holds something that looks like a password, key or token.' },
  'safety/injection': { severity: 'error', page: 'The text instructs a model against its user.' },
  'safety/forged-tag': { severity: 'error', page: 'The text holds a tag or frame that only a harness writes.' },
  'safety/invisible': {
    severity: 'error',
    page: 'The text holds characters that nobody sees, or letters that pass for others.',
  },
  'safety/smuggled': { severity: 'error', page: 'The text hides words: in invisible characters, or encoded.' },
  'safety/beacon': { severity: 'error', page: 'An image or a link of the text carries data out.' },
  'safety/permissions': { severity: 'warn', page: 'Others on this machine may write a file that the model obeys.' },
  'safety/symlink': {
    severity: 'warn',
    page: 'The store is reached through a link that the harness treats differently.',
  },
  'form/frontmatter': { severity: 'warn', page: 'The head of a file is broken or can be read in two ways.' },
  'form/type': { severity: 'info', page: 'The type is none that the harness knows.' },
  'form/name': { severity: 'warn', page: 'The name is empty, taken twice, or makes the harness delete the file.' },
  'form/portable-name': { severity: 'info', page: 'The name of a file cannot stand on every system.' },
  'form/rewrite-pending': {
    severity: 'info',
    page: 'Heads that the client will rewrite when it next edits their files.',
  },
  'form/invalid-summary': { severity: 'error', page: 'The next consolidation will not accept the summary.' },
  'form/note-pending': { severity: 'info', page: 'A note that the harness has not taken in yet.' },
  'across/only-in-one': {
    severity: 'info',
    page: 'One harness has memories of a project of which another one here knows nothing.',
    plain: true,
  },
  'across/corrected-in-one': {
    severity: 'warn',
    page: 'One harness has the newer word on something, and another still says the old one.',
  },
  'across/source-moved': {
    severity: 'warn',
    page: 'A memory that was carried changed since where it came from; the copy says the old words.',
    plain: true,
  },
  'across/target-moved': {
    severity: 'warn',
    page: 'The copy of a memory was changed where it was carried to; where it came from the old words stand.',
    plain: true,
  },
  'across/removed-in-target': {
    severity: 'warn',
    page: 'A memory that was carried is gone from where it was carried to.',
    plain: true,
  },
  'across/delivery-fell': {
    severity: 'warn',
    page: 'A memory was in the text that is loaded when it was carried, and is not any more.',
    plain: true,
  },
  'parity/contradiction': {
    severity: 'error',
    plain: true,
    page: 'The two sides of a check say the opposite: somebody answered so, or a model judged it.',
  },
  'parity/missing': {
    severity: 'error',
    plain: true,
    page: 'A memory of one side has no partner on the other; one that is equal but for a word or two is named.',
  },
  'parity/reworded': {
    severity: 'error',
    plain: true,
    page: 'Two memories that belong together say other words since one or both of them moved on.',
  },
  'parity/narrowed': {
    severity: 'error',
    plain: true,
    page: 'What stands for a memory on the other side says only a part of it.',
  },
  'parity/alike': {
    severity: 'error',
    plain: true,
    page: 'A memory has no partner but one that looks alike, and nobody said whether the two say the same.',
  },
  'parity/unseen': {
    severity: 'error',
    plain: true,
    page: 'It stands on the other side, and the model there does not get it, or not as well as was asked for.',
  },
  'parity/extra': {
    severity: 'error',
    plain: true,
    page: 'A memory stands on the second side only; an error where both mirror.',
  },
  'parity/expired': {
    severity: 'error',
    plain: true,
    page: 'An allowance of memport.json is past its date: what it allowed counts again.',
  },
  'probe/inert': {
    severity: 'error',
    plain: true,
    page: 'Trials show that the model there does not follow the memory: it does no better than without one.',
  },
  'probe/overfires': {
    severity: 'error',
    plain: true,
    page: 'Trials show that the model there follows the memory where it must not, more often than without one.',
  },
  'probe/stale': {
    severity: 'warn',
    plain: true,
    page: 'The probe was written for other words than the memory has now: it says nothing of it.',
  },
  'plan/unfit': {
    severity: 'error',
    page: 'The target has no place that can hold the memory, or it could not be read back from it.',
  },
  'plan/overflow': { severity: 'error', page: 'The target is full up to the bounds within which it can be read back.' },
  'plan/global-overflow': {
    severity: 'error',
    page: 'The memory is too large for the place of what holds in every project.',
  },
  'plan/conflict': {
    severity: 'error',
    page: 'Both sides changed the same field since, and nobody said whose words stand.',
  },
  'plan/reset': { severity: 'warn', page: 'Everything that had been carried into the store is gone there.' },
  'plan/brand-word': { severity: 'info', page: 'The text speaks of the harness that it comes from.' },
} as const satisfies Record<string, RuleRow>;

/** The ids of all findings, of decisions that lose a memory, and of losses: one list for every verb. */
export type FindingRule = keyof typeof TABLE;

export const FINDING_RULE: Readonly<Record<FindingRule, RuleRow>> = TABLE;

export const FINDING_RULES = Object.keys(TABLE) as FindingRule[];

/** Whether a finding says that something was not read. */
export const isUnread = (rule: FindingRule): boolean => FINDING_RULE[rule].unread === true;

/** Whether what it says may stand where no word of a memory may. */
export const isPlain = (rule: FindingRule): boolean => FINDING_RULE[rule].plain === true;
