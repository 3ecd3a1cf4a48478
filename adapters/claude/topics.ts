import type { Site } from '../../src/adapter.ts';
import type { Kind } from '../../src/ir/memory.ts';
import { TYPE_OF } from './conventions.ts';
import { entryLine } from './index-refs.ts';
import type { ClaudeParse } from './read.ts';

/** Second-level indexes, one a kind: six, of the eight whose lines are kept free in the index. */
const WORDS: Readonly<Record<Kind, { file: string; title: string; hook: string }>> = {
  rule: { file: 'more_feedback.md', title: 'More rules', hook: 'how to work here: read it before you begin a task' },
  profile: { file: 'more_user.md', title: 'More about the user', hook: 'role, habits and preferences: read it before you answer' },
  project: { file: 'more_project.md', title: 'More about this project', hook: 'goals, deadlines and decisions: read it before you plan' },
  reference: { file: 'more_reference.md', title: 'More references', hook: 'where things are and how they behave: read it before you search' },
  procedure: { file: 'more_procedures.md', title: 'More procedures', hook: 'how things are done here, step by step: read it before you do them' },
  episode: { file: 'more_events.md', title: 'What happened before', hook: 'past events and what came of them: read it when something looks familiar' },
};

export const topicFile = (kind: Kind, site: Site): string =>
  (site.store.parse as Partial<ClaudeParse> | undefined)?.topics?.get(kind) ?? site.name(WORDS[kind].file, `topic ${kind}`);

/** The name repeats the file's, so that the client's own index builder (2.1.329) and recall list it like any other. */
export const topicHead = (kind: Kind, file: string): string =>
  `---\nname: ${file.replace(/\.md$/, '').replaceAll('_', '-')}\ndescription: "${WORDS[kind].title}: ${WORDS[kind].hook}"\nmetadata:\n  type: ${TYPE_OF[kind]}\n  memportIndex: ${kind}\n---\n\n`;

export const topicLine = (kind: Kind, file: string): string => entryLine(WORDS[kind].title, file, WORDS[kind].hook);
