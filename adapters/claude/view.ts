import { compareVersions } from '../../src/kit/editions.ts';
import { hookOf } from '../../src/kit/lines.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Scene } from '../../src/ir/scene.ts';
import type { Block, Budget, Delivered, View } from '../../src/ir/view.ts';
import { oneLine } from '../../src/text/sentence.ts';
import { LABELS } from './run/capture.ts';
import { withoutComments } from './shown/comments.ts';
import { isExcluded, pathsOf } from './shown/contexts.ts';
import { limitOf } from './conventions.ts';
import { budgetsOf } from './express.ts';
import { generatedIndex } from './shown/generated-index.ts';
import { GLOBAL, sectionsIn } from './global/global.ts';
import { asRead, CLEANS, shownIndex, withoutLooseHead, type ShownIndex } from './shown/index-text.ts';
import { parseIndex } from './index-file/index-items.ts';
import { saysStatement } from './file/memory-file.ts';
import { readsAway } from './shown/named.ts';
import { leadFor, MORE, pointerFor } from './global/overflow.ts';
import { reach } from './global/reach.ts';
import { INDEX } from './read.ts';
import { slugOf } from './folders/slug.ts';
import type { ClaudeAt, ClaudeStore, ContextAt } from './store.ts';
import { TOPIC_LINES } from './index-file/topics.ts';

export const view = (stores: readonly ClaudeStore[], scene: Scene): View => {
  const global = stores.find((each) => each.at.layout === 'global');
  const project = projectHere(stores, scene);
  const agents = stores.filter((each) => each.at.layout === 'agent');
  const contexts = stores
    .flatMap(({ at, files }): Context[] =>
      at.settings.context
        ? [{ ...at.settings.context, text: [...files.values()][0]?.text ?? '', edition: at.edition }]
        : [],
    )
    .toSorted((a, b) => a.order - b.order);
  const supposed = scene.supposeOn === true;
  const index = project && indexOf(project, supposed);
  const once = offIn(stores);
  const always = [...instructionBlocks(contexts, global, supposed), ...(index?.block ? [index.block] : [])];
  const assumed = (at: ClaudeAt) => (at.seen ? {} : { assumed: true as const });
  const deliveries = stores
    .filter((each) => each.at.role === 'store')
    .flatMap((store) =>
      store.memories.map((memory): Delivered => ({
        ...deliveryOf(memory, { store, project, index, supposed, cwd: scene.cwd }),
        ...assumed(store.at),
      })),
    );
  return {
    always,
    later: [
      ...contexts
        .filter(({ paths }) => paths !== undefined)
        .map(({ file, text }) => ({
          when: 'read' as const,
          role: 'user' as const,
          label: `Contents of ${file}:`,
          text,
          file,
        })),
      ...(project ? agedFiles(project, scene) : []),
      ...always.map((block) => ({ ...block, when: 'subagent' as const })),
      ...agents.flatMap(agentBlock),
    ],
    budgets: [
      ...(global ? [globalBudget(global, scene.home)] : []),
      ...(project ? indexBudgets(project) : []),
      ...agents.flatMap(indexBudgets),
    ],
    deliveries,
    notes: notesOf(project, global),
    ...(once !== undefined && { once }),
  };
};

/** Settings are those of the folder the client is started in, whatever store is looked at. */
const offIn = (stores: readonly ClaudeStore[]): string | undefined => {
  const at = stores.find((each) => each.at.role === 'store');
  if (!at) return undefined;
  const { on, offBy, filesOff, filesOffBy } = at.at.settings;
  if (filesOff) return on ? filesOffBy : offBy;
  return on ? undefined : `${offBy}; until then only CLAUDE.md and rules reach the model`;
};

/** The store that a client started in this folder would use. */
const projectHere = (stores: readonly ClaudeStore[], scene: Scene): ClaudeStore | undefined => {
  const projects = stores.filter((each) => each.at.role === 'store' && each.at.layout === 'project');
  const located = projects.find((each) => each.at.settings.cwd === scene.cwd && each.at.active === true);
  if (located) return located;
  const facts = scene.around.folders[scene.cwd];
  const root = facts?.mainRoot ?? facts?.gitRoot ?? facts?.real ?? scene.cwd;
  return (
    projects.find((each) => 'key' in each.at.scope && each.at.scope.paths.includes(root)) ??
    projects.find((each) => each.at.settings.slug === slugOf(root))
  );
};

interface LoadedIndex {
  block?: Block;
  shown: ShownIndex;
  source: string;
  lines: ReadonlySet<string>;
  /** Reads from the index to a file, by whatever names it on the way. */
  away: ReadonlyMap<string, number>;
  /** Why the model does not get it. */
  because?: string;
}

const indexOf = (store: ClaudeStore, supposed: boolean): LoadedIndex => {
  const { on, offBy, filesOff } = store.at.settings;
  const written = store.files.get(INDEX)?.text;
  // 2.1.329 writes a missing index at the start of the session and loads what it wrote
  // (docs/formats/claude-code.md §5).
  const source =
    written ??
    (!store.parse.indexStands && compareVersions(store.at.edition, CLEANS) >= 0
      ? generatedIndex(new Map([...store.files]))
      : undefined) ??
    '';
  const shown = shownIndex(source, store.at.edition);
  const lines = new Set([
    ...shown.kept.split('\n').map((line) => line.trim()),
    ...(shown.quoted === undefined ? [] : [shown.quoted]),
  ]);
  const because = supposed
    ? undefined
    : !on
      ? `memory is off: ${offBy ?? 'a setting'}`
      : filesOff
        ? 'instruction files and the index are switched off in the environment'
        : undefined;
  const away =
    because === undefined
      ? readsAway(shown.text ?? '', store.at.root, (name) => store.files.get(name)?.text)
      : new Map<string, number>();
  if (because !== undefined) return { shown, source, lines, away, because };
  const file = `${store.at.root}/${INDEX}`;
  return {
    shown,
    source,
    lines,
    away,
    ...(shown.text !== undefined && {
      block: { role: 'user', label: `Contents of ${file} (${LABELS.memory})`, text: shown.text, file },
    }),
  };
};

interface Context extends ContextAt {
  text: string;
  edition: string;
}

const instructionBlocks = (
  contexts: readonly Context[],
  global: ClaudeStore | undefined,
  supposed: boolean,
): Block[] => {
  const ours = global && globalBlock(global, supposed);
  const loaded = contexts.filter(({ paths, file }) => paths === undefined && file !== `${global?.at.root}/${GLOBAL}`);
  const blocks = loaded.flatMap(({ file, label, text: raw, edition }): Block[] => {
    const text = instructionText(raw, edition);
    return text === '' ? [] : [{ role: 'user', label: `Contents of ${file} (${label})`, text, file }];
  });
  const before = blocks.filter(
    (each) => each.label.endsWith(`(${LABELS.managed})`) || each.label.endsWith(`(${LABELS.user})`),
  );
  return [...before, ...(ours ? [ours] : []), ...blocks.slice(before.length)];
};

/** Heads and comments go as in the index; nothing else is changed (docs/formats/claude-code.md §9). */
const instructionText = (text: string, edition: string): string =>
  withoutComments(
    withoutLooseHead(compareVersions(edition, CLEANS) >= 0 ? asRead(text).replace(/^\ufeff/, '') : asRead(text)),
  ).trim();

const globalOff = (store: ClaudeStore, supposed: boolean): string | undefined => {
  const { filesOff, excludes } = store.at.settings;
  if (filesOff && !supposed) return 'instruction files are switched off in the environment';
  if (excludes !== undefined && isExcluded(`${store.at.root}/${GLOBAL}`, excludes))
    return `claudeMdExcludes leaves ${GLOBAL} out`;
  return pathsOf(store.files.get(GLOBAL)?.text ?? '') === undefined
    ? undefined
    : `its head has paths: ${GLOBAL} waits until a file that they name is read`;
};

const globalBlock = (store: ClaudeStore, supposed: boolean): Block | undefined => {
  const text = instructionText(store.files.get(GLOBAL)?.text ?? '', store.at.edition);
  const file = `${store.at.root}/${GLOBAL}`;
  return text === '' || globalOff(store, supposed) !== undefined
    ? undefined
    : { role: 'user', label: `Contents of ${file} (${LABELS.user})`, text, file };
};

interface Around {
  store: ClaudeStore;
  project: ClaudeStore | undefined;
  index: LoadedIndex | undefined;
  supposed: boolean;
  cwd: string;
}

const deliveryOf = (memory: Memory, { store, project, index, supposed, cwd }: Around): Delivered => {
  const { id } = memory;
  const unseen = (reason: string): Delivered => ({ id, delivery: 'unseen', reason });
  if (store.at.layout === 'global') {
    if (memory.places.some((place) => place.slot === 'kept'))
      return unseen('it is kept in a comment, as earlier versions did; the next run that carries it moves it');
    const because = globalOff(store, supposed);
    const off = store.at.settings.filesOff && !supposed;
    if (because !== undefined) return { ...unseen(because), ...(off && { rule: 'delivery/feature-off' as const }) };
    return memory.places[0]?.slot === 'file' ? inFile(memory, store, supposed, cwd) : { id, delivery: 'loaded' };
  }
  if (store.at.layout === 'agent')
    return unseen(`only the subagent ${store.at.scope.level === 'agent' ? store.at.scope.name : ''} gets this memory`);
  if (store !== project || !index) return unseen('it belongs to another project than this folder');
  return index.because === undefined
    ? inIndex(memory, store, index)
    : { ...unseen(index.because), rule: 'delivery/feature-off' };
};

/** A global memory in a file: as good as the loaded line that leads to it. */
const inFile = (memory: Memory, store: ClaudeStore, supposed: boolean, cwd: string): Delivered => {
  const { id } = memory;
  const shown = new Set((globalBlock(store, supposed)?.text ?? '').split('\n').map((line) => line.trim()));
  const textAt = (place: { file: string; span: readonly [number, number] }): string =>
    store.files.get(place.file)?.text.slice(...place.span) ?? '';
  const isShown = (file: string, hook: string): boolean =>
    shown.has(asRead(`- ${file.slice(file.indexOf('/') + 1)} — ${hook}`).trim());
  const target = memory.places[0]?.file ?? '';
  const lines = memory.places.filter((place) => place.slot === 'line');
  const hooks = lines
    .filter((place) => place.file === GLOBAL)
    .map(textAt)
    .filter((hook) => isShown(target, hook));
  const { delivery, reason } = reach(store.at, cwd);
  const because = reason === undefined ? {} : { reason };
  if (hooks.some((hook) => saysStatement(hook, memory))) return { id, delivery: 'loaded' };
  const hook = oneLine(hookOf(memory));
  if (delivery === 'indexed' && hooks.some((said) => oneLine(said).includes(hook))) return { id, delivery, hops: 1 };
  const away = hooks.length > 0 ? 1 : lines.some((place) => pointsTo(place.file)) ? 2 : undefined;
  if (away === undefined) return { id, delivery: 'unseen', reason: `no loaded line names ${target}` };
  if (delivery === 'unseen') return { id, delivery, ...because };
  return {
    id,
    delivery: 'searchable',
    hops: away,
    reason:
      reason ?? (away === 1 ? 'its line gives only a part of its hook' : `it is named in ${lines[0]?.file ?? MORE}`),
  };

  function pointsTo(file: string): boolean {
    const text = store.files.get(GLOBAL)?.text ?? '';
    return sectionsIn(text).some((section) =>
      section.lines.some((line) => line.file === file && isShown(file, line.hook)),
    );
  }
};

const inIndex = (memory: Memory, store: ClaudeStore, index: LoadedIndex): Delivered => {
  const { id } = memory;
  const [place] = memory.places;
  const parse = store.parse;
  const seen = (file: string, at: number): boolean => {
    const text = store.files.get(file)?.text ?? '';
    const start = text.lastIndexOf('\n', at - 1) + 1;
    const end = text.indexOf('\n', at);
    return index.lines.has(
      asRead(text.slice(start, end === -1 ? text.length : end))
        .replace(/^\ufeff/, '')
        .trim(),
    );
  };
  const topicSeen = (file: string): boolean =>
    (parse.indexes.get(INDEX)?.items ?? []).some(
      (item) => item.refs.some((ref) => parse.resolve(ref) === file) && seen(INDEX, item.content[0]),
    );
  if (place?.slot === 'prose') {
    if (place.container === INDEX && seen(INDEX, place.span[0])) return { id, delivery: 'loaded' };
    // The warning of a cut index names the index itself: whoever opens it finds the rest.
    if (place.container === INDEX)
      return index.away.has(INDEX)
        ? { id, delivery: 'searchable', hops: 1, reason: CUT }
        : { id, delivery: 'unseen', reason: CUT };
    return topicSeen(place.file)
      ? { id, delivery: 'searchable', hops: 1 }
      : { id, delivery: 'unseen', reason: `no loaded line names ${place.file}` };
  }
  if (!store.parse.indexStands && place)
    return generatedDelivery(memory, place.file, index, store.files.get(place.file)?.link === true);
  const lines = memory.places.filter((each) => each.slot === 'index');
  for (const line of lines.filter((each) => each.file === INDEX && seen(INDEX, each.span[0]))) {
    if (saysStatement(store.files.get(INDEX)?.text.slice(...line.span) ?? '', memory))
      return { id, delivery: 'loaded' };
    const ref = parse.indexes
      .get(INDEX)
      ?.items.find((item) => item.content[0] === line.span[0])
      ?.refs.find((each) => parse.resolve(each) === place?.file);
    return ref === undefined || ref.hook === ''
      ? { id, delivery: 'searchable', hops: 1, reason: 'its index line gives no more than a title' }
      : { id, delivery: 'indexed', hops: 1 };
  }
  const topic = lines.find((each) => each.file !== INDEX && topicSeen(each.file));
  if (topic) return { id, delivery: 'searchable', hops: 2, reason: `it is named in ${topic.file}` };
  const away = place && index.away.get(place.file);
  if (away !== undefined)
    return {
      id,
      delivery: 'searchable',
      hops: away,
      reason: away === 1 ? 'the index names its file only in passing' : 'a file that is one read away names it',
    };
  return {
    id,
    delivery: 'unseen',
    reason:
      lines.length === 0
        ? `no line of ${INDEX} names it`
        : lines.every((each) => each.file !== INDEX)
          ? `no loaded line names ${lines[0]?.file}`
          : CUT,
  };
};

const CUT = `its line of ${INDEX} is cut off: 200 lines or 25,000 units are loaded`;

const generatedDelivery = (memory: Memory, file: string, index: LoadedIndex, link: boolean): Delivered => {
  const { id } = memory;
  const line = index.shown.kept.split('\n').find((each) => each.includes(`](${file})`));
  const away = index.away.get(file);
  if (line === undefined && away !== undefined)
    return { id, delivery: 'searchable', hops: away, reason: 'another memory names it' };
  if (line === undefined)
    return {
      id,
      delivery: 'unseen',
      reason:
        index.source === ''
          ? `there is no ${INDEX}`
          : link
            ? `the ${INDEX} that the client will write leaves links out`
            : `the ${INDEX} that the client will write has no room for it`,
    };
  if (saysStatement(line, memory)) return { id, delivery: 'loaded' };
  return line.includes(' — ')
    ? { id, delivery: 'indexed', hops: 1, reason: `the client will write ${INDEX} from descriptions` }
    : { id, delivery: 'searchable', hops: 1, reason: 'it has no description' };
};

/**
 * Room for the lines of the second-level indexes is kept free, so that a memory without room always has a place
 * (docs/formats/claude-code.md §6: planned at 80 %).
 */
const indexBudgets = (store: ClaudeStore): Budget[] => {
  const source = store.files.get(INDEX)?.text ?? '';
  const { lines, units } = shownIndex(source, store.at.edition);
  const parse = store.parse;
  const ours = new Set(parse?.topics?.values() ?? []);
  const standing = parseIndex(source)
    .items.filter((item) => item.refs.some((ref) => ours.has(ref.target)))
    .map((item) => item.lines[1] - item.lines[0] + 1);
  const names = budgetsOf(store.at);
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return [
    {
      name: names.lines,
      used: lines - standing.length,
      limit: limitOf('plannedLines') - TOPIC_LINES.length,
      unit: 'lines',
      paid: [],
    },
    {
      name: names.units,
      used: units - sum(standing),
      limit: limitOf('plannedUnits') - sum(TOPIC_LINES.map((line) => line.length + '- \n'.length)),
      unit: 'utf-16 units',
      paid: [],
    },
  ];
};

/** Room for the words above the lines and for the line that names more of them is kept free. */
const globalBudget = (store: ClaudeStore, home: string): Budget => {
  const text = store.files.get(GLOBAL)?.text ?? '';
  const size = (words: string): number => words.length + 1;
  const fixed = sectionsIn(text).flatMap(({ lead, lines }) => [
    ...(lead ? [lead] : []),
    ...lines.filter(({ file }) => file === MORE).map(({ span }) => span),
  ]);
  const standing = fixed.reduce((sum, span) => sum + size(text.slice(...span)), 0);
  const used = instructionText(text, store.at.edition).length - standing;
  return {
    name: GLOBAL,
    used: Math.max(0, used),
    limit: limitOf('globalUnits') - size(leadFor(store.at.root, home)) - size(pointerFor(MORE)),
    unit: 'utf-16 units',
    paid: [],
  };
};

const DAY = 86_400_000;

/**
 * What a Read puts in front of an old file: by mtime alone, whatever the head says (docs/formats/claude-code.md §8).
 */
const ageReminder = (mtimeMs: number, now: number): string | undefined => {
  const days = Math.floor((now - mtimeMs) / DAY);
  return days < limitOf('ageDays')
    ? undefined
    : `<system-reminder>This memory is ${days} days old. Memories are point-in-time observations, not live state — claims about code behavior or file:line citations may be outdated. Verify against current code before asserting as fact.</system-reminder>\n`;
};

const agedFiles = (store: ClaudeStore, scene: Scene): NonNullable<View['later']> =>
  [...store.files].flatMap(([file, { mtimeMs }]) => {
    const text = ageReminder(mtimeMs, scene.now);
    const path = `${store.at.root}/${file}`;
    return text === undefined ? [] : [{ when: 'read' as const, role: 'user' as const, label: path, text, file: path }];
  });

/** A subagent with memory of its own has its index in the system prompt (docs/formats/claude-code.md §9). */
const agentBlock = (store: ClaudeStore): NonNullable<View['later']> => {
  const file = `${store.at.root}/${INDEX}`;
  const { text } = shownIndex(store.files.get(INDEX)?.text ?? '', store.at.edition);
  return text === undefined
    ? []
    : [
        {
          when: 'subagent',
          role: 'system',
          label: `## ${INDEX} (${store.at.scope.level === 'agent' ? store.at.scope.name : ''})`,
          text,
          file,
        },
      ];
};

const notesOf = (project: ClaudeStore | undefined, global: ClaudeStore | undefined): string[] => [
  'the index is read when a session starts or goes on: changes show then',
  ...(project && project.at.settings.directoryBy !== undefined
    ? [`the memory folder is set by ${project.at.settings.directoryBy}`]
    : []),
  ...(project && project.at.settings.on === false ? [`memory is off: ${project.at.settings.offBy}`] : []),
  ...(project &&
  !project.parse.indexStands &&
  project.memories.length > 0 &&
  compareVersions(project.at.edition, CLEANS) >= 0
    ? [
        `the client will write ${INDEX} itself at its next start; of files changed in the same instant the order is its own`,
      ]
    : []),
  ...(project === undefined && global ? ['this folder has no memory yet'] : []),
];
