import { citedAs } from './cited.ts';
import { lineHashes, wordsHash } from '../../../src/kit/line-hashes.ts';
import { forLines, hasLost, inLine, rewordings, unmarked, type FreeLine } from '../../../src/kit/lines.ts';
import { noteAt } from '../../../src/kit/notes.ts';
import type { Memory, Place, Span } from '../../../src/ir/memory.ts';
import type { Known, TextFile } from '../../../src/ir/store.ts';
import { baseOf } from '../../../src/kit/overlay.ts';
import { alikePairs } from '../../../src/meaning/alike.ts';
import type { Generation } from '../conventions.ts';
import type { Handbook } from '../handbook/handbook.ts';
import { bulletSays, filesOfOldMark, handbookSays, lineTells, nameOf } from './lines.ts';
import { HANDBOOK, SUMMARY } from '../paths.ts';
import { NOTES } from './resources.ts';
import type { Saying } from '../summary/sayings.ts';
import type { Summary } from '../summary/summary.ts';
import { bulletOf } from '../summary/statement-lines.ts';
import { headOf, tellingsOf } from '../summary/tellings.ts';

interface Around {
  summary: Summary;
  handbook: Handbook;
  files: ReadonlyMap<string, TextFile>;
  generation: Generation;
  /** What the ledger knows of the store. */
  known: readonly Known[];
}

/**
 * The resources with the lines that stand for them as further places: lines that name the file, lines in the right
 * place that say the same, and the one line that a line memport wrote was reworded into. `taken` gets the bullets
 * that are no memories of their own any more.
 */
export const withLines = (resources: readonly Memory[], around: Around, taken: Set<Saying>): Memory[] => {
  const lines = linesOf(around);
  const byName = resources.map((memory): FoundLine => ({ memory, places: named(memory, lines, taken) }));
  const found = byName.map((each) =>
    withOldLines({ ...each, places: [...each.places, ...equal(each, lines, taken)] }, around.generation),
  );
  for (const file of [SUMMARY, HANDBOOK]) {
    const lost = found.filter(({ memory, places }) => hasLost({ ...memory, places }, file));
    const looking = lost.map(({ memory }) => ({ memory, free: freeLines(file, memory, lines, taken) }));
    const rivals = found
      .filter(({ places }) => places.some((place) => place.file === file))
      .map(({ memory }) => memory);
    const reworded = rewordings(looking, rivals, alikePairs, around.known);
    for (const { memory, places } of lost) {
      const line = reworded.get(memory);
      if (line) places.push(claimed(line, memory, taken));
    }
  }
  const summaryText = around.files.get(SUMMARY)?.text ?? '';
  return found.map(({ memory, places }) => {
    const lines = withCuts(memory, places, summaryText);
    return { ...memory, load: loadOf(places), places: [...memory.places, ...lines] };
  });
};

/** A line that says the statement, and less or more of the rest than memport wrote there, has words of its own. */
const withCuts = (memory: Memory, places: readonly Place[], summary: string): Place[] => {
  const was = memory.mark?.lines?.[SUMMARY];
  const own = places.filter(({ file }) => file === SUMMARY);
  const [line] = own;
  const placed = memory.mark?.placed ?? memory.mark?.base;
  const tells = was !== undefined && own.length === 1 && line?.says.includes('statement') === true;
  const now = tells ? lineHashes({ ...memory, places: own })[SUMMARY] : was;
  if (now === was || !placed || BODY.some((field) => baseOf(memory)[field] !== placed[field])) return [...places];
  const name = `${nameOf(fileOf(memory))}: `;
  const text = inLine(summary.slice(...(line?.span ?? [0, 0])));
  const words = text.startsWith(name) ? text.slice(name.length) : text;
  return places.map(({ hash: _, ...place }) => (place.file === SUMMARY ? { ...place, says: [], words } : place));
};

const BODY = ['statement', 'why', 'how', 'detail'] as const;

interface FoundLine {
  memory: Memory;
  places: Place[];
}

/** A line that may be somebody's in other words. */
interface Free extends FreeLine {
  container: string;
  saying?: Saying;
  /** All of the line; `says` is what of it says the statement. */
  whole: string;
}

const loadOf = (places: readonly Place[]): Memory['load'] =>
  places.some(({ file, slot }) => file === SUMMARY && slot !== 'route')
    ? 'always'
    : places.some(({ slot }) => slot === 'route')
      ? 'indexed'
      : 'on-request';

const fileOf = (memory: Memory): string => memory.places[0]?.file ?? '';
const folderOf = (memory: Memory): string => memory.places[0]?.container ?? '';

/** Lines that name the file. */
const named = (memory: Memory, lines: Lines, taken: Set<Saying>): Place[] => {
  const file = fileOf(memory);
  const bullets = lines.named.get(file) ?? [];
  for (const bullet of bullets) taken.add(bullet);
  return [
    ...bullets.map((each) => ({ ...at(each, each.slot, each.container), ...handbookSays(each.said, memory, file) })),
    ...(lines.citations.get(file) ?? []).map(({ span, said }): Place => ({
      file: HANDBOOK,
      span,
      slot: 'citation',
      container: folderOf(memory),
      says: [],
      ...(said !== undefined && said !== citedAs(memory) && { added: said }),
    })),
    ...(lines.routes.get(file) ?? []).map(({ span, folder, says }): Place => ({
      ...at({ file: SUMMARY, span }, 'route', folder),
      ...lineTells(says, memory),
    })),
  ];
};

/** A line below the heading of the folder, or a bullet for everyone, that says the statement and names no file. */
const equal = ({ memory, places }: FoundLine, lines: Lines, taken: Set<Saying>): Place[] => {
  // A line names its file already: what says the same elsewhere is another memory's.
  if (places.some(({ slot }) => slot === 'route')) return [];
  // Of thousands of files most have no line that could be theirs.
  const mayBe = memory.scope.level === 'global' && lines.sayings.size > 0;
  if (!mayBe && !lines.folders.has(folderOf(memory))) return [];
  const texts = mayStand(memory, lines.said) ? textsOf(memory) : [];
  const free = texts.map((text) => lines.topics.get(`${folderOf(memory)} ${text}`));
  const below = free.find((each) => each !== undefined && each.length > 0)?.shift();
  const said = memory.scope.level === 'global' ? texts.flatMap((text) => lines.sayings.get(text) ?? []) : [];
  const bullets = [...new Set(said)].filter((each) => !taken.has(each));
  const [bullet] = bullets.length === 1 ? bullets : [];
  if (below) lines.below.delete(below);
  if (bullet) taken.add(bullet);
  return [
    ...(below ? [{ ...at(below, 'route', below.container), ...lineTells(below.whole, memory) }] : []),
    ...(bullet ? [{ ...at(bullet, bullet.slot, bullet.container), ...bulletSays(bullet.said, memory) }] : []),
  ];
};

/**
 * Whether any line begins as every line of the memory does. All that it may say takes long to work out, and in a large
 * store most memories have no line.
 */
const mayStand = (memory: Memory, said: readonly string[]): boolean => {
  const { statement, hook } = forLines(memory);
  return [memory.statement, bulletOf(statement), ...(hook === undefined ? [] : [hook])].some((text) => {
    const start = unmarked(inLine(text));
    // A link may begin here and end further on.
    return start.includes('[') || said.some((each) => each.startsWith(start));
  });
};

/** What a line may say of it, the statement first; all else only where a line of ours may stand. */
const textsOf = (memory: Memory): string[] => {
  const said = unmarked(inLine(memory.statement));
  if (memory.mark?.lines && !Object.hasOwn(memory.mark.lines, SUMMARY)) return [said];
  return [...new Set([said, ...tellingsOf(memory).map(({ text }) => unmarked(inLine(text)))])];
};

const at = ({ file, span }: { file: string; span: Span }, slot: string, container: string): Place => ({
  file,
  span,
  slot,
  container,
  says: [],
});

/**
 * Below the heading of the folder, and for everyone's memories among the bullets; of the handbook, in the block that
 * cites the folder.
 */
const freeLines = (file: string, memory: Memory, lines: Lines, taken: ReadonlySet<Saying>): Free[] => {
  const bullets =
    file === HANDBOOK
      ? (lines.blocks.get(folderOf(memory)) ?? [])
      : memory.scope.level === 'global'
        ? lines.bullets
        : [];
  const below = file === HANDBOOK ? [] : [...lines.below].filter(({ container }) => container === folderOf(memory));
  return [...below, ...bullets.filter(({ saying }) => saying && !taken.has(saying))];
};

const claimed = ({ file, span, container, saying, whole }: Free, memory: Memory, taken: Set<Saying>): Place => {
  if (!saying) return { ...at({ file, span }, 'route', container), ...lineTells(whole, memory) };
  taken.add(saying);
  return { ...at({ file, span }, saying.slot, container), ...bulletSays(saying.said, memory) };
};

/**
 * A mark of an earlier version leaves to guess what its lines said: what they say now, unless they differ, else the
 * statement.
 */
const withOldLines = ({ memory, places }: FoundLine, generation: Generation): FoundLine => {
  const placed = memory.native['placed'];
  if (!memory.mark || memory.mark.lines || typeof placed !== 'string' || memory.status !== 'active')
    return { memory, places };
  const was = [memory.mark.base.statement, memory.mark.base.hook];
  const unedited = places.filter(({ words }) => words === undefined || was.includes(wordsHash(words)));
  const guessed = filesOfOldMark(placed, generation).map((file) => [file, wordsHash(memory.statement)] as const);
  return {
    memory: {
      ...memory,
      mark: {
        ...memory.mark,
        lines: { ...Object.fromEntries(guessed), ...lineHashes({ ...memory, places: unedited }) },
      },
    },
    places,
  };
};

const freeLine = ({ file, span, container }: Pick<Free, 'file' | 'span' | 'container'>, whole: string): Free => ({
  file,
  span,
  container,
  says: headOf(whole),
  whole,
});

const wholeOf = ({ said }: Saying): string => said.bare ?? said.statement;

/** By its statement, and by all it says where that is more. */
const bySaid = (sayings: readonly Saying[]): Map<string, Saying[]> => {
  const keyed = sayings.flatMap((each) => {
    const texts = [each.said.statement, wholeOf(each)].map((text) => unmarked(inLine(text)));
    return [...new Set(texts)].map((key) => ({ key, each }));
  });
  return new Map([...Map.groupBy(keyed, ({ key }) => key)].map(([key, found]) => [key, found.map(({ each }) => each)]));
};

const linesOf = ({ summary, handbook, files }: Around) => {
  const standing = new Set(summary.routes.filter((route) => files.has(route.file)).map(({ span }) => span));
  const below = summary.topicLines
    .filter(({ span }) => !standing.has(span))
    .map(({ span, folder, says }) => freeLine({ file: SUMMARY, span, container: folder }, says));
  const free = (saying: Saying): Free => ({
    ...freeLine(saying, wholeOf(saying)),
    alone: saying.said.statement,
    saying,
  });
  const inBlock = handbook.groups.flatMap(({ tasks, span }) => {
    const folders = new Set(
      tasks.flatMap(({ citations }) => citations.flatMap(({ file }) => noteAt(file, NOTES)?.folder ?? [])),
    );
    const bullets =
      folders.size === 0
        ? []
        : handbook.sayings
            .filter(
              (each) =>
                each.slot === 'handbook' &&
                each.said.resource === undefined &&
                each.span[0] >= span[0] &&
                each.span[1] <= span[1],
            )
            .map(free);
    return [...folders].map((folder) => [folder, bullets] as const);
  });
  const [sayings, topics] = [
    bySaid(summary.sayings),
    Map.groupBy(below, ({ container, whole }) => `${container} ${unmarked(inLine(whole))}`),
  ];
  return {
    /** By the file that they name. */
    named: Map.groupBy(handbook.sayings, (each) => each.said.resource),
    citations: Map.groupBy(
      handbook.groups.flatMap((group) => group.tasks.flatMap((task) => task.citations)),
      (each) => each.file,
    ),
    routes: Map.groupBy(summary.routes, (each) => each.file),
    /** By what they say. */
    sayings,
    topics,
    said: [...sayings.keys(), ...below.map(({ whole }) => unmarked(inLine(whole)))],
    /** Those whose heading has a line that names no file. */
    folders: new Set(below.map(({ container }) => container)),
    /** Nobody's so far. */
    below: new Set(below),
    bullets: summary.sayings.filter(({ slot }) => slot === 'bullet').map(free),
    blocks: new Map(inBlock),
  };
};
type Lines = ReturnType<typeof linesOf>;
