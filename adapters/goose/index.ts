import { plainEdition } from '../../src/kit/editions.ts';
import { kindPages } from '../../src/kit/kind-pages.ts';
import { lastOfEachTag, taggedEntries, tagsOf } from '../../src/kit/tagged-entries.ts';
import { NAMED, PLACES } from './paths.ts';

const SEEN = 'crates/goose-mcp/src/memory/mod.rs of block/goose, read at 0d2f2e5d';

/** A kind is a category of its own; what people call theirs is read as reference. */
export const goose = kindPages({
  ...NAMED,
  ...PLACES,
  owns: ['*.txt'],
  docs: ['https://block.github.io/goose/docs/mcp/memory-mcp'],
  brand: ['Goose', '.goosehints'],
  conventions: [
    plainEdition({
      version: '1.0',
      date: '2026-11-22',
      evidence: { value: 'none', seen: SEEN },
      voice: { value: 'short lines of plain text below a line of tags, in a file per category', seen: SEEN },
    }),
  ],
  pages: {
    profile: ['user.txt'],
    rule: ['rules.txt'],
    project: ['project.txt'],
    reference: ['reference.txt'],
    procedure: ['procedures.txt'],
    episode: ['history.txt'],
  },
  grammar: taggedEntries,
  notices: 'Goose loads global memories when its memory extension starts, those of a project when the model asks.',
  containerOf: (_, { scope }) => `${scope.level} memory`,
  switchedBy: { file: 'config.yaml', keys: ['extensions', 'memory', 'enabled'] },
  off: 'the memory extension of Goose is off',
  reach: (_, { scope }) =>
    scope.level === 'global'
      ? { delivery: 'loaded' }
      : { delivery: 'searchable', hops: 1, reason: 'Goose reads what a project remembers when the model asks for it' },
  shown: (text, file) =>
    [`Category: ${file.slice(0, -'.txt'.length)}`, ...lastOfEachTag(text).map((line) => `- ${line}`), ''].join('\n'),
  rivals: { called: tagsOf, reason: 'a later entry of the category has the same tags, and Goose keeps the last' },
  undriven: 'its memory is an extension in the Goose binary, which no package carries',
});
