import type { Edition } from '../../src/adapter.ts';
import type { Frame } from '../../src/ir/frame.ts';
import type { Kind, Memory } from '../../src/ir/memory.ts';
import { blocksOf } from '../../src/text/blocks.ts';
import { TWICE } from './entries/openings.ts';
import { NEWEST, RELEASE_0_20_3 } from './threats/patterns.ts';

/**
 * One prefix per kind, so that an entry, which has no fields at all, says what it is (docs/formats/hermes.md §2, §6:
 * declarative facts). A list, a table, a quote or a fence keeps a line of its own behind it.
 */
const frame = (name: string, prefix: string, force?: Frame['force']): Frame => ({
  name,
  pattern: `^${prefix}:[ \\n](?<statement>.+)$`,
  print: `${prefix}: {statement}`,
  ...(force && { force }),
});

export const REQUIRES = frame('requires', 'User requires', 'must');
export const PREFERS = frame('prefers', 'User prefers', 'prefer');
/** What went wrong and what to do instead is asked by nobody: the guide of the tool calls it a lesson. */
export const LEARNED = frame('learned', 'Lesson learned', 'must');

/** Harnesses that keep failures apart from wishes call them so. */
export const isLesson = ({ nativeKind }: Pick<Memory, 'nativeKind'>): boolean =>
  /^(?:failure|lesson)s?$/i.test(nativeKind ?? '');

/** The frame of a kind where the bare text would be read as another. */
export const KIND_FRAMES: Readonly<Record<Kind, Frame>> = {
  rule: REQUIRES,
  profile: frame('about', 'About the user'),
  reference: frame('note', 'Note'),
  project: frame('ongoing', 'Ongoing'),
  procedure: frame('procedure', 'How to'),
  episode: frame('episode', 'Happened'),
};

/** For what opens with the words of the frame of its kind; taken off nothing else, so that a text of others keeps it. */
const otherwise = (kind: Kind, prefix: string): Frame => ({
  name: `${kind}-otherwise`,
  pattern: `^${prefix}:[ \\n](?<statement>(?=${TWICE[kind]}).+)$`,
  print: `${prefix}: {statement}`,
});

export const OTHER_FRAMES: Readonly<Record<Kind, Frame>> = {
  rule: otherwise('rule', 'Rule'),
  profile: otherwise('profile', 'Profile'),
  reference: otherwise('reference', 'Reference'),
  project: otherwise('project', 'Project'),
  procedure: otherwise('procedure', 'Procedure'),
  episode: otherwise('episode', 'Episode'),
};

/** What stands before the statement of an entry: of which project it is, and what kind. */
export const behind = (leads: readonly (string | undefined)[], statement: string): string => {
  const lead = leads.filter((each) => each !== undefined).join(' ');
  if (lead === '') return statement;
  const kind = blocksOf(statement)[0]?.kind;
  return `${lead}${kind === undefined || kind === 'paragraph' ? ' ' : '\n'}${statement}`;
};

export const FRAMES: readonly Frame[] = [
  PREFERS,
  LEARNED,
  ...Object.values(KIND_FRAMES),
  ...Object.values(OTHER_FRAMES),
];

export const kindOfFrame = (name: string): Kind =>
  name === PREFERS.name || name === LEARNED.name
    ? 'rule'
    : ((Object.keys(KIND_FRAMES) as Kind[]).find(
        (kind) => KIND_FRAMES[kind].name === name || OTHER_FRAMES[kind].name === name,
      ) ?? 'reference');

const SEEN = 'v0.20.3 run (commit 7339f5f), newest read and run in a transcription (02f2e45e)';

const limits: Edition['limits'] = {
  memory: { value: 2200, seen: `config_defaults.py; ${SEEN}` },
  user: { value: 1375, seen: `config_defaults.py; ${SEEN}` },
  skillLine: { value: 60, seen: 'agent/skill_utils.py of v0.20.3, read' },
  skills: { value: 12, seen: 'ours: docs/design.md §5, so that the skill list stays readable' },
};

const kinds: Edition['kinds'] = {
  rule: 'USER.md',
  profile: 'USER.md',
  reference: 'MEMORY.md',
  project: 'MEMORY.md',
  episode: 'MEMORY.md',
  procedure: 'skill',
};

/** USER: name, role, preferences, style; MEMORY: environment, conventions, quirks, lessons (MEMORY_GUIDANCE, run). */
const order: Edition['order'] = {
  'USER.md': ['profile', 'rule', 'procedure', 'project', 'reference', 'episode'],
  'MEMORY.md': ['rule', 'reference', 'project', 'procedure', 'profile', 'episode'],
};

const edition = (version: string, date: string, patterns: Edition['patterns'] & object): Edition => ({
  version,
  date,
  limits,
  kinds,
  frames: FRAMES,
  evidence: { value: 'none', seen: 'an entry is only text: no id, date, type or source (docs/formats/hermes.md §2)' },
  voice: {
    value:
      'one compact statement of a sentence or two, as dense as it can be said: what is so, or what the user wants. A rule stands behind the words "User requires:" or "User prefers:", which are put there for you. No history, no markup, nothing the reader already knows.',
    seen: 'MEMORY_GUIDANCE (docs/formats/hermes.md §6)',
  },
  order,
  patterns,
});

/**
 * Parse, serialise, count, drift and render are the same in both; five patterns differ (docs/formats/hermes.md §12).
 */
export const EDITIONS: readonly Edition[] = [
  edition('0.20.3', '2026-08-17', RELEASE_0_20_3),
  edition('0.21', '2026-11-20', NEWEST),
];

export const editionOf = (version: string): Edition =>
  EDITIONS.find((each) => each.version === version) ?? (EDITIONS.at(-1) as Edition);
