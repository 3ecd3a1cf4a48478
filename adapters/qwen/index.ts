import { defineAdapter } from '../../src/adapter.ts';
import type { TypedParse } from '../../src/kit/typed/dialect.ts';
import { typedFolder } from '../../src/kit/typed/typed-folder.ts';
import { NAMED, type QwenSettings } from './bases.ts';
import { EDITIONS, INDEX, limitOf } from './conventions.ts';
import { qwenDrive } from './drive.ts';
import { clientLine, newFileFor, teamIndex } from './line.ts';
import { home, locate } from './paths.ts';

/** The indexes of the user, of this project and of its team, in the system prompt (run: 0.24.4). */
const memories = typedFolder<QwenSettings>({
  index: INDEX,
  limitOf,
  order: ['user', 'project', 'team'],
  calledOf: ({ layout }) => (layout === 'user' ? `memories/${INDEX}` : layout === 'team' ? undefined : INDEX),
  lineOf: clientLine,
  writtenAnew: ({ layout }, heads) => (layout === 'team' ? teamIndex(heads) : undefined),
  sizeOf: (units) => `${(units / 1024).toFixed(1)} KB`,
  isHere: ({ layout, active, scope, settings }, { cwd, around }) => {
    if (layout !== 'project') return layout === 'user' || settings.team;
    if (active === true && settings.cwd === cwd) return true;
    const facts = around.folders[cwd];
    return 'key' in scope && scope.paths.includes(facts?.gitRoot ?? facts?.real ?? cwd);
  },
  offBy: ({ settings }) => settings.offBy,
  closedFile: (file) => (file.startsWith('pinned/') ? 'whoever put it into pinned/ keeps it by hand' : undefined),
  fileFor: newFileFor,
  because: {
    elsewhere: 'it belongs to another project than this folder, or to a team whose memory is off',
    untyped:
      'its head has no line `type:` with user, feedback, project or reference, so the client passes over the file',
    unnamed: `no line of ${INDEX} names it: the client's recall may pick it, and writes the line when it saves a memory`,
    noRoom: `the ${INDEX} has no room left: only the client's recall finds it`,
    indexOnly: `the client writes ${INDEX} anew from the files: what only stands there is lost then`,
  },
  notes: ['the indexes are read when a session starts; the client writes them anew after it saved a memory itself'],
});

/** Claude's typed memory under other roots; heads are read line by line, the index is written from them (0.24.4). */
export const qwenAdapter = defineAdapter<TypedParse, QwenSettings>({
  ...NAMED,
  docs: ['https://qwenlm.github.io/qwen-code-docs'],
  brand: ['Qwen', 'QWEN.md', '~/.qwen', '/memory', '/dream', 'MEMORY.md'],
  notices: () => 'Qwen Code takes the change in at its next session.',
  conventions: EDITIONS,
  locate,
  home,
  ...memories,
  drive: qwenDrive,
  inUse: [
    {
      by: 'fresh-file',
      file: '../consolidation.lock',
      withinMs: 3_600_000,
      says: 'Qwen Code is consolidating this memory',
    },
  ],
});
