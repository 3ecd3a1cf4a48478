import type { Kind } from '../../../src/ir/memory.ts';
import { TYPE_OF } from '../../../src/kit/typed.ts';
import { entryLine } from '../../../src/text/index-refs.ts';
import { folded, stemOf } from '../read.ts';
import type { ClaudeSite, ClaudeStore } from '../store.ts';

/** Second-level indexes, one a kind: six, of the eight whose lines are kept free in the index. */
const WORDS: Readonly<Record<Kind, { file: string; title: string; hook: string }>> = {
  rule: { file: 'more_feedback.md', title: 'More rules', hook: 'how to work here: read it before you begin a task' },
  profile: {
    file: 'more_user.md',
    title: 'More about the user',
    hook: 'role, habits and preferences: read it before you answer',
  },
  project: {
    file: 'more_project.md',
    title: 'More about this project',
    hook: 'goals, deadlines and decisions: read it before you plan',
  },
  reference: {
    file: 'more_reference.md',
    title: 'More references',
    hook: 'where things are and how they behave: read it before you search',
  },
  procedure: {
    file: 'more_procedures.md',
    title: 'More procedures',
    hook: 'how things are done here, step by step: read it before you do them',
  },
  episode: {
    file: 'more_events.md',
    title: 'What happened before',
    hook: 'past events and what came of them: read it when something looks familiar',
  },
};

export const topicFile = (kind: Kind, site: ClaudeSite): string => {
  const standing = site.store.parse.topics.get(kind);
  if (standing !== undefined) return standing;
  const wish = WORDS[kind].file;
  for (let count = 1; ; count += 1) {
    const file = count === 1 ? wish : wish.replace(/\.md$/, `_${count}.md`);
    if (isFree(file, site.store)) return site.name(file, `topic ${kind}`);
  }
};

/** A name that no file has, and no line names by the way: a dangling line would take a new file for its own. */
export const isFree = (file: string, store: ClaudeStore): boolean => {
  const taken = takenIn(store);
  return !taken.has(folded(file)) && !taken.has(folded(stemOf(file)));
};

const takenIn = (store: ClaudeStore): ReadonlySet<string> => {
  const known = names.get(store);
  if (known) return known;
  const targets = [...(store.parse.indexes.values() ?? [])].flatMap((index) =>
    index.items.flatMap((item) => item.refs.map((ref) => ref.target)),
  );
  const taken = new Set([...store.files.keys(), ...targets].flatMap((each) => [folded(each), folded(stemOf(each))]));
  names.set(store, taken);
  return taken;
};
const names = new WeakMap<ClaudeStore, ReadonlySet<string>>();

/** The name repeats the file's, so that the client's own index builder (2.1.329) and recall list it like any other. */
export const topicHead = (kind: Kind, file: string): string =>
  `---\nname: ${file.replace(/\.md$/, '').replaceAll('_', '-')}\ndescription: "${WORDS[kind].title}: ${WORDS[kind].hook}"\nmetadata:\n  type: ${TYPE_OF[kind]}\n  memportIndex: ${kind}\n---\n\n`;

export const topicLine = (kind: Kind, file: string): string => entryLine(WORDS[kind].title, file, WORDS[kind].hook);

/** The lines that may come to stand in the first index, one a kind. */
export const TOPIC_LINES: readonly string[] = (Object.keys(WORDS) as Kind[]).map((kind) =>
  topicLine(kind, WORDS[kind].file),
);
