import type { Cut } from '../../src/kit/weave.ts';
import { weave } from '../../src/kit/weave.ts';
import { movedNote } from '../../src/kit/moved-note.ts';
import type { Move, Relocated } from '../../src/ir/project-move.ts';
import type { Span } from '../../src/ir/memory.ts';
import type { Change } from '../../src/ir/store.ts';
import { movedIn, movedScope } from '../../src/text/moved-path.ts';
import { OUR_GROUP } from './body-parts.ts';
import { META } from './handbook/handbook.ts';
import { HANDBOOK, OUR_EXTENSION, OUR_RESOURCES, SUMMARY } from './paths.ts';
import { isResource, printScope, scopeIn } from './resources/resources.ts';
import type { CodexPlace } from './settings.ts';
import type { CodexStore } from './store.ts';

/**
 * Where Codex says of what folder a memory is: headings of the summary, `scope:` and `applies_to:` of the handbook, and
 * the notes of memport. What a rollout cites happened in the folder as it was called then, and stays.
 */
export const relocate = (stores: readonly CodexStore[], move: Move): Relocated<CodexPlace>[] =>
  stores
    .filter(({ at }) => at.role === 'store')
    .flatMap((store): Relocated<CodexPlace>[] => {
      const changes = changesOf(store, move);
      const { closed } = store.at.settings;
      if (changes.length === 0) return [];
      return closed === undefined
        ? [{ at: store.at, changes, stays: [] }]
        : [{ at: store.at, changes: [], stays: changes.map(({ file }) => ({ file, why: closed })) }];
    });

const changesOf = (store: CodexStore, move: Move): Change[] =>
  [...store.files].flatMap(([file, { text, mode }]): Change[] => {
    const moved = movedFile(file, text, store, move);
    return moved === text ? [] : [{ op: 'put', file, text: moved, mode }];
  });

const movedFile = (file: string, text: string, store: CodexStore, move: Move): string => {
  const { parse, at } = store;
  const inside = (spans: readonly Span[]): string =>
    weave(
      text,
      spans.map((span): Cut => ({ span, text: movedIn(text.slice(...span), move, at.settings.userHome) })),
    );
  if (file === SUMMARY) return inside(parse.summary.sections.flatMap(({ heading }) => (heading ? [heading.span] : [])));
  if (file === HANDBOOK)
    return inside(
      parse.handbook.groups.flatMap((group) => [
        ...(group.heading?.text.endsWith(OUR_GROUP) ? [group.heading.span] : []),
        ...group.sections.flatMap(({ blocks }) =>
          blocks.flatMap(({ kind, span }) => (kind === 'paragraph' && META.test(text.slice(...span)) ? [span] : [])),
        ),
        ...group.tasks.flatMap(({ citations }) =>
          citations.flatMap(({ file: cited, span }) => (cited.startsWith(`${OUR_RESOURCES}/`) ? [span] : [])),
        ),
      ]),
    );
  if (isResource(file)) return movedNote(text, move);
  if (!file.startsWith(`${OUR_EXTENSION}/`) || !file.endsWith('/scope.json')) return text;
  const scope = movedScope(scopeIn(text), move);
  return scope ? text.replace(text.trim(), () => printScope(scope)) : text;
};
