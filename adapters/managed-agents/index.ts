import type { Adapter, Edition } from '../../src/adapter.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Store } from '../../src/ir/store.ts';
import { plainEdition } from '../../src/kit/editions.ts';
import { folderOfTexts, type Grammar } from '../../src/kit/folder-of-texts.ts';
import { newNote, noteFiles } from '../../src/kit/note-files.ts';
import { printNote } from '../../src/kit/note.ts';
import { unfit } from '../../src/kit/unfit.ts';
import { textsAt } from '../../src/kit/project-folders.ts';
import { byteLength } from '../../src/text/measure.ts';
import { mirrorsOf, NAMED, type Fetched } from './paths.ts';

const SEEN = '@anthropic-ai/sdk 1.11.0, resources/beta/memory-stores: types read; no session of an agent was seen';
const LIMITS = { bytes: 102_400, path: 1_024, segments: 20 };

const CONVENTIONS: readonly Edition[] = [
  plainEdition({
    version: '1.11.0',
    date: '2026-11-19',
    limits: Object.fromEntries(Object.entries(LIMITS).map(([name, value]) => [name, { value, seen: SEEN }])),
    evidence: { value: 'none', seen: SEEN },
    voice: { value: 'a text file about one thing, with a name that says which', seen: SEEN },
  }),
];

/** Two stores may have the same path. */
const grammar: Grammar = {
  ...noteFiles,
  toldIn: (text, file, at) => noteFiles.toldIn(text, file, at).map((told) => ({ ...told, key: `${at.id}/${file}` })),
};

const DAY = 86_400_000;
/** What was fetched by the command at hand is no news. */
const FRESH = 600_000;

const ageOf = (ms: number): string => {
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)} days`;
  return ms >= 7_200_000 ? `${Math.floor(ms / 3_600_000)} hours` : `${Math.max(1, Math.floor(ms / 60_000))} minutes`;
};

const waitingIn = ({ files }: Store, { hashes }: Fetched): number =>
  [...files].filter(([file, { sha256 }]) => hashes[file] !== sha256).length +
  Object.keys(hashes).filter((file) => !files.has(file)).length;

const health: Adapter['health'] = (stores, _, scene) =>
  stores.flatMap((store): Finding[] => {
    const fetched = store.at.settings as Fetched | undefined;
    if (!fetched) return [];
    const waiting = waitingIn(store, fetched);
    const age = scene.now - fetched.fetchedAt;
    const told: string[] = [];
    if (waiting > 0) told.push(`${waiting} ${waiting === 1 ? 'change was' : 'changes were'} not sent yet`);
    if (age >= FRESH) told.push(`fetched ${ageOf(age)} ago`);
    if (told.length === 0) return [];
    const again = `memport list managed-agents --remote ${fetched.remote} fetches it again`;
    const severity = waiting > 0 ? 'warn' : 'info';
    return [{ rule: 'read/mirror', severity, message: `${fetched.name}: ${told.join(', ')}; ${again}`, file: '.' }];
  });

const unreadIn = ({ unread }: Fetched): Finding[] =>
  unread.map((path) => ({
    rule: 'read/unreadable',
    severity: 'error',
    message: `${path} of the service cannot be a file here, or came damaged: nothing is known of what it holds`,
    file: '.',
  }));

/** What agents of Anthropic's Managed Agents remember, in the copy that memport fetched of it. */
export const managedAgents = folderOfTexts({
  ...NAMED,
  docs: ['https://platform.claude.com/docs/en/managed-agents/memory'],
  brand: ['/mnt/memory'],
  conventions: CONVENTIONS,
  grammar,
  notices: 'An agent finds it in /mnt/memory once it was sent: --remote sends what was written here.',
  profiles: (machine) => [
    ...new Set(mirrorsOf(machine).flatMap(({ id, fetched }) => [...(fetched ? [fetched.name] : []), id])),
  ],
  locate: (machine) =>
    mirrorsOf(machine).map(({ id, root, fetched }) =>
      textsAt(
        NAMED.id,
        root,
        { level: 'global' },
        {
          id: `${NAMED.id}:${id}`,
          edition: '1.11.0',
          // How an agent meets the files was read, not seen.
          seen: false,
          owns: ['**/*'],
          exists: machine.stat(root)?.kind === 'folder',
          settings: fetched,
          findings: fetched ? unreadIn(fetched) : [],
          ...(fetched?.archived && { closed: 'the store is archived: the service takes no change' }),
        },
      ),
    ),
  home: (_, [known, ...more]) => {
    if (!known) return unfit('no memory store was fetched: --remote anthropic does that');
    return more.length === 0 ? known : unfit('there are several memory stores: name one with --to-profile');
  },
  filesFor: (memory, site) => {
    const bytes = byteLength(printNote(memory, { beside: site.at.scope }));
    if (bytes > LIMITS.bytes) return `the service takes ${LIMITS.bytes} bytes a memory, and this one has ${bytes}`;
    return newNote(memory, site);
  },
  containerOf: () => 'the store',
  reach: () => ({ delivery: 'searchable', hops: 2, reason: 'an agent finds files of /mnt/memory by name' }),
  health,
  undriven: 'sessions of Managed Agents run at Anthropic only',
});
