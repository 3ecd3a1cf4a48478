import { movedProjects } from '../../src/kit/moved-projects.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Scene } from '../../src/ir/scene.ts';
import type { View } from '../../src/ir/view.ts';
import { firstUndecodable } from '../../src/text/decode.ts';
import { byteLength, positionOf } from '../../src/text/measure.ts';
import { injectedBy, limitOf } from './conventions.ts';
import { trimRust } from './shown/injected.ts';
import { HANDBOOK, OUR_EXTENSION, SUMMARY } from './paths.ts';
import type { CodexStore } from './store.ts';
import { whenNext } from './tables.ts';
import { repaired } from './summary/summary-edits.ts';
import { HEADINGS, isMore } from './summary/summary.ts';

/** What is wrong with a home, under the ids of the published list. */
export const health = (stores: readonly CodexStore[], view: View, scene: Scene): Finding[] =>
  stores
    .filter((store) => store.at.role === 'store')
    .flatMap((store) =>
      store.at.active
        ? [
            ...switches(store),
            ...movedProjects(store, scene),
            ...summaryHealth(store),
            ...lineHealth(store),
            ...fileHealth(store, scene),
            ...rolloutHealth(store, scene),
            ...memoryHealth(store, view, scene),
          ]
        : inactive(store),
    );

const inactive = (store: CodexStore): Finding[] => {
  const count = store.memories.length;
  if (count === 0) return [];
  const other = store.at.settings.generation === 'v1' ? 'v2' : 'v1';
  return [
    {
      rule: 'delivery/wrong-generation',
      severity: 'warn',
      message: `${count} memories stand in the generation that Codex does not use here (${other} is in use): nothing of them is loaded`,
      file: store.at.root,
    },
  ];
};

const switches = (store: CodexStore): Finding[] => {
  const { off, codexHome } = store.at.settings;
  return store.memories.length === 0 || off === undefined
    ? []
    : [
        {
          rule: 'delivery/feature-off',
          severity: 'warn',
          message: `memories are off: ${off}`,
          file: `${codexHome}/config.toml`,
        },
      ];
};

const summaryHealth = (store: CodexStore): Finding[] => {
  const text = store.files.get(SUMMARY)?.text;
  const handbook = store.files.get(HANDBOOK);
  const v2 = store.at.settings.generation === 'v2';
  if (text === undefined || trimRust(text) === '') {
    return store.memories.length === 0
      ? []
      : [
          {
            rule: 'delivery/summary-missing',
            severity: 'error',
            message: `${store.memories.length === 1 ? 'there is 1 memory' : `there are ${store.memories.length} memories`}, but ${text === undefined ? 'no' : 'only a blank'} ${SUMMARY}: Codex does not mention its memory at all`,
            file: text === undefined ? store.at.root : SUMMARY,
          },
        ];
  }
  const findings: Finding[] = [];
  const bytes = byteLength(trimRust(text));
  if (firstUndecodable(text) !== -1)
    findings.push({
      rule: 'delivery/summary-missing',
      severity: 'error',
      message: `${SUMMARY} is no valid UTF-8: Codex loads nothing of it`,
      file: SUMMARY,
      line: positionOf(text, firstUndecodable(text)).line,
    });
  const most = injectedBy(store.at.settings);
  if (bytes > most)
    findings.push({
      rule: 'delivery/summary-cut',
      severity: 'warn',
      message: `${SUMMARY} takes ${bytes} bytes, ${most} are loaded: ${bytes - most} in its middle are cut`,
      file: SUMMARY,
    });
  const invalid = invalidities(text, v2, handbook !== undefined);
  if (invalid.length > 0) {
    const fixed = repaired(text, v2);
    const fix =
      invalidities(fixed, v2, handbook !== undefined).length < invalid.length
        ? { fix: { file: SUMMARY, span: [0, text.length] as [number, number], text: fixed } }
        : {};
    findings.push({
      rule: 'form/invalid-summary',
      severity: 'warn',
      message: `the next consolidation will not accept ${SUMMARY}: ${invalid.join('; ')}`,
      file: SUMMARY,
      ...fix,
    });
  }
  return findings;
};

/** What Codex checks after its own consolidation (docs/formats/codex.md §4.1, §4.2, §4.3, run). */
const invalidities = (text: string, v2: boolean, handbook: boolean): string[] => [
  ...(/^v1\r?(?:\n|$)/.test(text) ? [] : ['line 1 is not exactly `v1`']),
  ...(!v2 && !handbook ? [`${HANDBOOK} is missing`] : []),
  ...(v2 && text.includes('\r\n') ? ['it has CRLF line ends'] : []),
  ...(v2 && byteLength(text) > limitOf('v2File')
    ? [`it takes ${byteLength(text)} bytes, at most ${limitOf('v2File')} are accepted`]
    : []),
  ...(v2
    ? HEADINGS.filter((name) => !new RegExp(`^## ${name}[ \\t]*\\r?$`, 'm').test(text)).map(
        (name) => `the heading "## ${name}" is missing`,
      )
    : []),
];

/** Lines that name files which are gone, and resources that no line leads to. */
const lineHealth = (store: CodexStore): Finding[] => {
  const { summary, handbook } = store.parse;
  const findings: Finding[] = [];
  const dangling = (file: string, start: number, target: string): void => {
    if (store.files.has(target)) return;
    findings.push({
      rule: 'delivery/dangling',
      severity: 'warn',
      message: `the line names ${target}, which is not there`,
      file,
      line: positionOf(store.files.get(file)?.text ?? '', start).line,
    });
  };
  for (const route of summary.routes) dangling(SUMMARY, route.span[0], route.file);
  for (const task of handbook.groups.flatMap((group) => group.tasks)) {
    for (const citation of task.citations)
      if (/^(?:rollout_summaries|extensions)\//.test(citation.file))
        dangling(HANDBOOK, citation.span[0], citation.file);
  }
  const routed = summary.sections.some((section) => isMore(section.heading?.text ?? ''));
  for (const memory of store.memories) {
    const resource = memory.places.find(
      (place) => place.slot === 'resource' && place.file.startsWith(`${OUR_EXTENSION}/`),
    );
    if (
      resource &&
      !routed &&
      !memory.places.some((place) => place.file === SUMMARY || place.file === HANDBOOK) &&
      !summary.routes.some((route) => route.folder === resource.container)
    ) {
      findings.push({
        rule: 'delivery/orphan',
        severity: 'warn',
        message: 'no line of the summary or the handbook leads to this resource',
        file: resource.file,
        memory: memory.id,
      });
    }
  }
  return findings;
};

const STAMPED = /^extensions\/[^/]+\/resources\/(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})[^/]*\.md$/;

const fileHealth = (store: CodexStore, scene: Scene): Finding[] =>
  [...store.files].flatMap(([file, { text }]): Finding[] => {
    const stamp = STAMPED.exec(file)?.[1];
    if (stamp !== undefined) {
      const [day = '', time = ''] = stamp.split('T');
      const until = Date.parse(`${day}T${time.replaceAll('-', ':')}Z`) + limitOf('resourceDays') * 86_400_000;
      const when = Number.isNaN(until)
        ? ''
        : until < scene.now
          ? ' with the next consolidation'
          : ` with the first consolidation after ${new Date(until).toISOString()}`;
      return [
        {
          rule: 'form/name',
          severity: 'warn',
          message: `its name begins with a timestamp: Codex deletes it${when}`,
          file,
        },
      ];
    }
    if (
      /^[^/]+\.md$/.test(file) &&
      file !== SUMMARY &&
      file !== HANDBOOK &&
      file !== 'raw_memories.md' &&
      file !== 'phase2_workspace_diff.md' &&
      text.trim() !== ''
    ) {
      return [
        {
          rule: 'delivery/orphan',
          severity: 'info',
          message: 'Codex loads no such file and nothing sends the model to it',
          file,
        },
      ];
    }
    return [];
  });

/** A rollout that no memory rests on is fed to consolidations until it is too old (docs/formats/codex.md §7). */
const rolloutHealth = ({ at, parse }: CodexStore, { now }: Scene): Finding[] =>
  parse.idle
    .filter(({ fed }) => now - fed > at.settings.maxUnusedDays * 86_400_000)
    .map(({ file }) => ({
      rule: 'weight/unused',
      severity: 'info',
      message: `nothing was ever cited from it, and it is older than ${at.settings.maxUnusedDays} days: Codex will stop feeding it to consolidations`,
      file,
    }));

const memoryHealth = (store: CodexStore, view: View, scene: Scene): Finding[] => {
  const { next } = store.parse;
  const deliveries = new Map(view.deliveries.map((each) => [each.id, each]));
  return store.memories.flatMap((memory): Finding[] => {
    const at = placed(memory, store);
    const findings: Finding[] = [];
    if (memory.status === 'pending') {
      findings.push({
        rule: 'form/note-pending',
        severity: 'info',
        message: `waits for the next consolidation, ${whenNext(next, scene.now)}${next.failed === undefined ? '' : `; the last one failed (${next.failed})`}`,
        ...at,
      });
    }
    const used = memory.usage;
    const maxDays = store.at.settings.maxUnusedDays;
    if (used && (used.count ?? 0) === 0 && olderThan(memory.dates.updated?.text, maxDays, scene.now)) {
      findings.push({
        rule: 'weight/unused',
        severity: 'info',
        message: `none of the rollouts it rests on was cited, and the newest is older than ${maxDays} days: Codex will stop feeding them to consolidations`,
        ...at,
      });
    }
    const line = memory.places.find((place) => place.file === SUMMARY);
    const bytes = line ? byteLength(store.files.get(SUMMARY)?.text.slice(...line.span) ?? '') : 0;
    const most = injectedBy(store.at.settings);
    if (bytes * 10 > most && deliveries.get(memory.id)?.delivery === 'loaded') {
      findings.push({
        rule: 'weight/hog',
        severity: 'info',
        message: `takes ${bytes} of the ${most} bytes that are loaded`,
        ...at,
      });
    }
    return findings;
  });
};

const olderThan = (date: string | undefined, days: number, now: number): boolean => {
  const at = Date.parse(date ?? '');
  return Number.isFinite(at) && now - at > days * 86_400_000;
};

const placed = (memory: Memory, store: CodexStore): Pick<Finding, 'file'> & Partial<Finding> => {
  const [place] = memory.places;
  const text = place && store.files.get(place.file)?.text;
  return place && text !== undefined
    ? { file: place.file, memory: memory.id, span: place.span, line: positionOf(text, place.span[0]).line }
    : { file: '', memory: memory.id };
};
