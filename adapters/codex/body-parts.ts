import type { Part } from '../../src/adapter.ts';
import type { NoteStyle } from '../../src/kit/note.ts';
import { notePart } from '../../src/kit/notes.ts';
import { forLines } from '../../src/kit/lines.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { firstUndecodable } from '../../src/text/decode.ts';
import { flat } from '../../src/text/flat.ts';
import { readBullet } from './summary/bullets.ts';
import { lineHook } from './summary/hooks.ts';
import { fits } from './resources/in-place.ts';
import { ANY, nameOf } from './resources/lines.ts';
import { HANDBOOK, OUR_RESOURCES, SUMMARY } from './paths.ts';
import { endsOpen } from './summary/statement-lines.ts';
import { INSTRUCTIONS, INSTRUCTIONS_TEXT, NOTES, printScope, scopeFile, scopeIn } from './resources/resources.ts';
import type { CodexSite } from './store.ts';
import { moreText } from './summary/summary-room.ts';
import { citedAs, whereOf } from './resources/cited.ts';

/** What a task group of ours is called, behind the folder it is about. */
export const OUR_GROUP = ', carried over by memport';

/** The route to everything without a line of its own; absent when not even that may be added. */
export const moreParts = (site: CodexSite): Part[] | undefined => {
  const text = firstUndecodable(site.store.files.get(SUMMARY)?.text ?? '') === -1 ? moreText(site.store) : undefined;
  return text === undefined
    ? undefined
    : [{ slot: 'more', owner: 'shared', container: 'summary', file: SUMMARY, text }];
};

export interface BodyParts {
  folder: string;
  file: string;
  /** The resource, the extension's own files and the handbook's lines. */
  parts: Part[];
}

export const bodyParts = (memory: Memory, site: CodexSite): BodyParts => {
  const styleIn = (folder: string): NoteStyle => ({ by: 'memport', beside: scopeIn(scopeText(folder, memory, site)) });
  const note = notePart(memory, site, NOTES, styleIn);
  const { container: folder, file } = note;
  const shared = (slot: string, container: string, path: string, text: string): Part => ({
    slot,
    owner: 'shared',
    container,
    file: path,
    text,
  });
  return {
    folder,
    file,
    parts: [
      note,
      shared('instructions', 'extensions/memport', INSTRUCTIONS, INSTRUCTIONS_TEXT),
      shared('scope', folder, scopeFile(folder), printScope(memory.scope)),
      ...(site.at.settings.generation === 'v1' ? handbookParts(forLines(memory), folder, file, site) : []),
    ],
  };
};

const citationOf = (file: string, memory: Memory): string => `${file} ${citedAs(memory)}`;

/** The line that cites the file, where somebody wrote into it: nothing that a memory says stands there, so it stays. */
const editedCitation = (file: string, { old, store }: CodexSite): string | undefined => {
  if (!old?.places.some((place) => place.slot === 'resource' && place.file === file)) return undefined;
  const at = old.places.find(({ slot }) => slot === 'citation');
  const text = at && store.files.get(HANDBOOK)?.text.slice(...at.span);
  return text === citationOf(file, old) ? undefined : text;
};

/** What the file beside the notes says of their scope: as it stands, else as it will be written. */
const scopeText = (folder: string, memory: Memory, site: CodexSite): string => {
  const standing = site.store.files.get(scopeFile(folder))?.text ?? '';
  return standing.trim() === '' ? printScope(memory.scope) : standing;
};

/**
 * One Task Group per scope with one task: its files are the evidence, its bullets point at them
 * (docs/formats/codex.md §4.1, imported material).
 */
const handbookParts = (memory: Memory, folder: string, file: string, site: CodexSite): Part[] => {
  if (memory.status !== 'active') return [];
  const standing = site.store.files.get(HANDBOOK)?.text ?? '';
  const where = whereOf(memory);
  const name = folder.slice(OUR_RESOURCES.length + 1);
  const group = site.store.parse.handbook.groups.find((each) =>
    each.tasks.some((task) => task.citations.some((citation) => citation.file.startsWith(`${folder}/`))),
  );
  const task =
    group?.tasks.find((each) => each.citations.some((citation) => citation.file.startsWith(`${folder}/`)))?.number ?? 1;
  const head = [
    `# Task Group: ${where}${OUR_GROUP}`,
    '',
    `scope: what the user's other agents remembered about ${where}; each bullet names a file with the whole text`,
    `applies_to: cwd=${memory.scope.level === 'global' ? 'any' : where}; reuse_rule=${memory.scope.level === 'global' ? 'safe in every project' : 'safe in this project, check facts about code against the checkout'}`,
    '',
    '## Task 1: carried over by memport',
    '',
    '### extension_resource_files',
    '',
    '### keywords',
    '',
    `- memport, ${name}`,
  ].join('\n');
  const refs = `[Task ${task}]`;
  const container = `handbook/${memory.kind === 'rule' ? 'User preferences' : 'Reusable knowledge'}`;
  const held = site.old?.places.find((place) => place.slot === 'handbook')?.container ?? container;
  const said = [flat(memory.statement).replace(/^- /, ''), lineHook(memory)].filter((text) => !endsOpen(text));
  const texts = [...said, nameOf(file), ANY];
  const bullet = texts
    .map((text) => `${text} (${file}) ${refs}`)
    .find((text) => readBullet(text, 'preferences', true).resource === file && fits(standing, text));
  return [
    { slot: 'group', owner: 'shared', container: folder, file: HANDBOOK, text: head },
    {
      slot: 'citation',
      container: folder,
      file: HANDBOOK,
      text: editedCitation(file, site) ?? citationOf(file, memory),
    },
    ...(bullet === undefined ? [] : [{ slot: 'handbook', container: held, file: HANDBOOK, text: bullet }]),
  ];
};
