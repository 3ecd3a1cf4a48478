import type { Fault } from './fault.ts';

const UNDO = ['test/undo/unwound.test.ts'];
const LEDGER = ['test/store/ledger.test.ts'];
const IDENTITY = ['test/ir/identity.test.ts'];

export const STORE_FAULTS: readonly Fault[] = [
  {
    what: 'a sibling of the same beginning is inside',
    file: 'src/store/write-landing.ts',
    find: 'real.startsWith(home + path.sep)',
    put: 'real.startsWith(home)',
    tests: ['test/store/write-landing.test.ts'],
  },
  {
    what: 'a name may lead upwards',
    file: 'src/store/write-landing.ts',
    find: " || file.split(/[/\\\\]/).includes('..')",
    put: '',
    tests: ['test/store/write-landing.test.ts'],
  },
  {
    what: 'the next format is read',
    file: 'src/store/ledger.ts',
    find: 'format > LEDGER_FORMAT',
    put: 'format > LEDGER_FORMAT + 1',
    tests: LEDGER,
  },
  {
    what: 'the format is one further',
    file: 'src/store/ledger.ts',
    find: 'LEDGER_FORMAT = 1',
    put: 'LEDGER_FORMAT = 2',
    tests: LEDGER,
  },
  {
    what: 'a row without what was placed is one',
    file: 'src/store/ledger.ts',
    find: ' && isBase(row.placed)',
    put: '',
    tests: LEDGER,
  },
  {
    what: "the memory of the target is part of a row's key",
    file: 'src/ledger/row.ts',
    find: 'source.id, target.store]',
    put: 'source.id, target.store, target.id]',
    tests: LEDGER,
  },

  {
    what: 'what was edited since goes',
    file: 'src/undo/whose.ts',
    find: "!seen.theirs ? 'goes'",
    put: "true ? 'goes'",
    tests: UNDO,
  },
  {
    what: 'a file the run did not touch makes nothing older',
    file: 'src/undo/whose.ts',
    find: 'seen.old = true;\n        continue;',
    put: 'continue;',
    tests: UNDO,
  },
  {
    what: 'a folder in a heading names nothing',
    file: 'src/undo/whose.ts',
    find: ' || namesFolder(each.text, each.file, file)',
    put: '',
    tests: UNDO,
  },
  {
    what: 'a file that holds what stays goes',
    file: 'src/undo/unwound.ts',
    find: 'if (held === 0) return',
    put: 'if (held >= 0) return',
    tests: UNDO,
  },

  {
    what: 'the nearest name of a folder is the farthest',
    file: 'src/ir/identity.ts',
    find: 'at.length > best.at.length',
    put: 'at.length < best.at.length',
    tests: IDENTITY,
  },
  {
    what: 'a linked worktree is a project of its own',
    file: 'src/ir/identity.ts',
    find: 'facts.mainRoot !== facts.gitRoot\n    ?',
    put: 'facts.mainRoot === facts.gitRoot\n    ?',
    tests: IDENTITY,
  },
  {
    what: 'the order of fields tells values apart',
    file: 'src/ir/identity.ts',
    find: '.sort(([x], [y]) => (x < y ? -1 : 1))',
    put: '',
    tests: IDENTITY,
  },
  {
    what: 'handles of a common beginning are cut short',
    file: 'src/ir/identity.ts',
    find: 'length + 1)))',
    put: 'length)))',
    tests: IDENTITY,
  },
  {
    what: 'a batch of which the host will not tell is forgotten',
    file: 'src/llm/batch.ts',
    find: 'isMemportError(error) && named.name === undefined',
    put: 'isMemportError(error)',
    tests: ['test/llm/batch.test.ts'],
  },
  {
    what: 'a line of the top is not changed beside metadata of another shape',
    file: 'src/kit/head-edit.ts',
    find: "edit.in === 'top' ? undefined : metadataOf(lines)",
    put: 'metadataOf(lines)',
    tests: ['test/kit/head-edit.test.ts'],
  },
];
