import { defineAdapter, type Edition, type Machine } from '../../../src/adapter.ts';
import { FRAMES } from '../conventions.ts';
import { express } from '../express.ts';
import { health } from '../health.ts';
import { home, storeAt } from '../paths.ts';
import { place } from '../place.ts';
import { read } from '../read.ts';
import { settingsOf, type CodexAt } from '../settings.ts';
import { view } from '../view.ts';
import { NAMED, workspaceAt } from './paths.ts';

const SEEN =
  '@openai/agents-core 0.20.0, dist/sandbox: read; memory().instructions() run on summaries of 9,000 to 70,000 bytes';
/** 15,000 tokens of four bytes. */
const INJECTED = 60_000;

const CONVENTIONS: readonly Edition[] = [
  {
    version: '0.20',
    date: '2026-11-22',
    limits: { injected: { value: INJECTED, seen: SEEN } },
    kinds: {},
    frames: FRAMES,
    evidence: { value: 'files below the memory folder', seen: SEEN },
    voice: {
      value: 'as the consolidation of Codex writes: one bullet, one sentence, concrete enough to act on',
      seen: SEEN,
    },
    order: {},
  },
];

/** The first generation of Codex's layout, below the root of a workspace: no config, no database, no other generation. */
const locate = (machine: Machine): CodexAt[] => {
  const workspace = workspaceAt(machine);
  const own: Machine = { ...machine, asked: {}, list: () => [] };
  const { off: _off, ...settings } = settingsOf([]).settings;
  const { tables: _tables, ...at } = storeAt(own, workspace, 'v1', true, { ...settings, feature: true }, []);
  const injected = INJECTED;
  const [edition] = CONVENTIONS;
  const more = { id: NAMED.id, harness: NAMED.id, edition: edition?.version ?? at.edition };
  return [{ ...at, ...more, settings: { ...at.settings, injected } }];
};

/** Sandbox agents of OpenAI's Agents SDK keep their memory as Codex does. */
export const openaiAgents = defineAdapter({
  ...NAMED,
  docs: ['https://openai.github.io/openai-agents-js/guides/sandbox-agents'],
  brand: ['memory_summary.md'],
  conventions: CONVENTIONS,
  notices: () => 'An agent loads the summary when its run begins; a consolidation of the SDK may reword it.',
  locate,
  home,
  read,
  express,
  place,
  view,
  health,
  inUse: [],
  undriven: 'a program of its own drives each agent',
});
