import type { Edition } from '../../src/adapter.ts';
import type { Frame } from '../../src/ir/frame.ts';
import type { Kind } from '../../src/ir/memory.ts';

const RUN = '0.169.0, run on loopback 2026-11-20';

/**
 * The preference voice of the handbook (docs/formats/codex.md §4.1): the situation stays verbatim as how to apply it.
 * People type other quotes and arrows.
 */
export const WHEN_QUOTED: Frame = {
  name: 'when-asked',
  pattern:
    '^(?<how>[Ww]hen [^\\n]+?), (?:the )?user (?:asked|corrected|said|asked / corrected)[^":“„«\\n]{0,40}:? ["“„«](?<quote>[^"“”„«»\\n]+)["”“»] (?:->|→) (?<statement>\\S.*)$',
  print: '{how}, the user asked: "{quote}" -> {statement}',
};

export const WHEN: Frame = {
  name: 'when',
  pattern: '^(?<how>[Ww]hen (?:(?! -> )[^"`\\n])+) -> (?<statement>\\S.*)$',
  print: '{how} -> {statement}',
};

const STEP = '(?:(?! -> )[^`\\n])+';
/** The failure voice; only exactly two arrows outside code spans say it, one is everyday text. */
export const FAILURE: Frame = {
  name: 'failure',
  pattern: `^(?<how>(?:[Ww]hen|[Ww]henever|[Ii]f) ${STEP}) -> (?<why>${STEP}) -> (?<statement>${STEP})$`,
  print: '{how} -> {why} -> {statement}',
};
/** What happened once is no situation to apply a rule in: with its cause it is the reason. */
export const HAPPENED: Frame = {
  name: 'failure-happened',
  pattern: `^(?<why>(?!(?:[Ww]hen|[Ww]henever|[Ii]f) )${STEP} -> ${STEP}) -> (?<statement>${STEP})$`,
  print: '{why} -> {statement}',
};

export const TASK_REFS: Frame = {
  name: 'task-refs',
  pattern: '^(?<statement>\\S.*?)(?<refs>(?:\\s*\\[Tasks? \\d+(?:, ?(?:Task )?\\d+)*\\])+)$',
};

/** Codex tags what it derived from a note that the user asked for (docs/formats/codex.md §4.7). */
export const AD_HOC: Frame = { name: 'ad-hoc', pattern: '^(?<statement>\\S.*?)(?<refs>\\s*\\[ad-hoc note\\])$' };

export const FRAMES: readonly Frame[] = [WHEN_QUOTED, WHEN, FAILURE, HAPPENED, TASK_REFS, AD_HOC];

const GENERATIONS = ['v1', 'v2'] as const;
export type Generation = (typeof GENERATIONS)[number];

const limits: Edition['limits'] = {
  injected: {
    value: 10_000,
    seen: `bytes of the trimmed summary; ${RUN} at 9,999, 10,000, 10,001, 10,005, 12,000 and 70,000`,
  },
  v2File: { value: 9_999, seen: `largest v2 summary that consolidation accepts; ${RUN}` },
  planned: { value: 9_340, seen: 'ours: room for what Codex adds itself' },
  cooldownSeconds: { value: 21_600, seen: `after a successful consolidation; memories.rs, ${RUN}` },
  resourceDays: { value: 7, seen: `resources named with a timestamp are deleted when older; ${RUN}` },
  docBytes: { value: 32_768, seen: `bytes of all project AGENTS.md together; ${RUN}` },
};

const kinds: Edition['kinds'] = {
  rule: 'User preferences',
  profile: 'User Profile',
  reference: 'Reusable knowledge',
  procedure: 'skill',
  project: 'Reusable knowledge',
  episode: 'Reusable knowledge',
};

const rulesFirst: readonly Kind[] = ['rule', 'profile', 'procedure', 'project', 'reference', 'episode'];

const edition = (version: string, date: string): Edition => ({
  version,
  date,
  limits,
  kinds,
  frames: FRAMES,
  evidence: {
    value: '### extension_resource_files with files that exist; never rollout ids of our own',
    seen: `external_agent_import instructions of ${RUN}`,
  },
  voice: {
    value:
      'one bullet, one sentence: the default to follow, concrete enough to act on, in the words that user and code use; a preference that holds in one situation names the situation first. No heading, no preamble, no story of how it came about.',
    seen: `instructions of the consolidation, ${RUN} (docs/formats/codex.md §4.1, §4.2)`,
  },
  order: { summary: rulesFirst },
});

/** The suite of real clients, its consolidations included, came out alike on both. */
export const EDITIONS: readonly Edition[] = [edition('0.169', '2026-11-13'), edition('0.171', '2026-11-20')];

export const editionOf = (version: string): Edition =>
  EDITIONS.find((each) => each.version === version) ?? (EDITIONS.at(-1) as Edition);

/** Bytes of the summary that the client of a store loads. */
export const injectedBy = ({ injected = limitOf('injected') }: { injected?: number }): number => injected;

export const limitOf = (name: string): number => EDITIONS.at(-1)?.limits[name]?.value ?? 0;
