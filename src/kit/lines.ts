import type { Finding } from '../ir/finding.ts';
import { fieldHash } from '../ir/identity.ts';
import type { Memory, Place, Span } from '../ir/memory.ts';
import type { Known } from '../ir/store.ts';
import { LINKED } from './links.ts';
import { blocksOf } from '../text/blocks.ts';
import { derive } from '../text/derive.ts';
import { folded } from '../text/flat.ts';
import { withoutTargets } from '../text/text-links.ts';
import { positionOf } from '../text/measure.ts';
import { sentencesIn } from '../text/sentence.ts';

/**
 * The sentence that a line says of a memory where it cannot say the statement: its hook, unless that says nothing and
 * another sentence of the memory does. Of those the longest is taken.
 */
export const hookOf = (memory: Pick<Memory, 'hook' | 'title' | 'statement' | 'why' | 'how' | 'detail'>): string =>
  withoutTargets(sentenceOf(memory));

const sentenceOf = (memory: Parameters<typeof hookOf>[0]): string => {
  const derived = derive(memory.statement);
  const own = memory.hook ?? derived.hook;
  const title = folded(memory.title ?? derived.title).toLowerCase();
  const says = (text: string): boolean =>
    !OPEN.test(text) && (text === derived.hook || folded(text).toLowerCase() !== title);
  if (says(own) && weightOf(own) >= LIGHT) return own;
  const others = [
    derived.hook,
    ...[memory.detail, memory.how, memory.why].flatMap((text) => (text === undefined ? [] : [derive(text).hook])),
  ];
  const fuller = others.filter((text) => says(text) && weightOf(text) > weightOf(own));
  if (says(own) && memory.hook === undefined) return own;
  return fuller.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? own;
};

/**
 * Whether the rule stands only in the hook, as where the body says no more than where it was talked about: then a line
 * says both.
 */
export const isMoreThanItsBody = ({ hook, statement, why, how, detail }: Memory): boolean => {
  if (hook === undefined || hook.length < statement.length * 1.5) return false;
  if ([why, how, detail].some((field) => field !== undefined) || weightOf(hook) < LIGHT) return false;
  const words = hook.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.filter((word) => !statement.toLowerCase().includes(word)).length * 2 > words.length;
};

/**
 * What a line calls a memory: its title, else its first words; a list or a table has none that would tell what it is
 * about, and those of a fence are none.
 */
export const titleFor = ({ title, statement, name }: Pick<Memory, 'title' | 'statement' | 'name'>): string => {
  if (title !== undefined) return title;
  const [first, ...more] = blocksOf(statement);
  if (first?.kind !== 'paragraph') return name;
  return derive(more.length === 0 ? statement : statement.slice(...first.span).replace(/[:：]\s*$/u, '')).title;
};

/** It announces what does not follow in the line. */
const OPEN = /[:：,，、;；–—-][*_`\s]*$/u;
/** "a note", "server list": of so few letters a reader learns nothing. */
const LIGHT = 8;
/** How much a text says: its letters and digits, one of Han, Kana or Hangul as three. */
export const weightOf = (text: string): number =>
  BEYOND_ASCII.test(text)
    ? (text.match(/[\p{L}\p{N}]/gu) ?? []).reduce((sum, letter) => sum + (WIDE.test(letter) ? 3 : 1), 0)
    : text.replace(/[^A-Za-z0-9]+/g, '').length;
const BEYOND_ASCII = /[^\x00-\x7f]/;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Sentences of a memory that may stand alone in a line: all of its statement's, the first of the rest. */
export const sentencesOf = ({ statement, how, detail, why }: Memory): string[] => [
  derive(statement).hook,
  ...[...sentencesIn(withoutTargets(statement))].filter((sentence) => !OPEN.test(sentence) && isWhole(sentence)),
  ...[how, detail, why].flatMap((text) => (text === undefined ? [] : [derive(text).hook])),
];

/** A code or bold text that another sentence closes is no whole one. */
const isWhole = (sentence: string): boolean => ['`', '**'].every((mark) => sentence.split(mark).length % 2 === 1);

/** Sentences and lists; what a fence or a table says is lost with its line ends, and a bare lead-in says nothing. */
export const isOfOneLine = (statement: string): boolean =>
  !/^[ \t]*(?:`{3}|~{3}|\|)/m.test(statement) && !/[:：][*_`]*$/u.test(statement);

/** What a line says of a memory: its statement, its hook, or words of its own. */
export const lineSays = (words: string, memory: Memory): Pick<Place, 'says' | 'words'> => {
  const said = folded(words);
  const line = unmarked(inLine(words));
  if (line === unmarked(inLine(memory.statement))) return { says: ['statement'] };
  return line === unmarked(folded(hookOf(memory))) ? { says: ['hook'] } : { says: [], words: said };
};

/** What a line says of a text, to compare it by. */
export const inLine = (text: string): string => folded(withoutTargets(text));

/** The memory as lines say it: where its words link to files, only the words. */
export const forLines = (memory: Memory): Memory => {
  const said = LINKED.flatMap((field) => {
    const text = memory[field];
    const line = text === undefined ? text : withoutTargets(text);
    return line === text ? [] : [[field, line] as const];
  });
  return said.length === 0 ? memory : { ...memory, ...Object.fromEntries(said) };
};

/** The headings above the statement are about all of it: above one piece of the detail they would be about that. */
export const belowStatement = ({ detail, order }: Memory): string | undefined => {
  const [first] = order ?? [];
  if (detail === undefined || typeof first !== 'number') return detail;
  const above = blocksOf(detail).slice(0, first);
  const end = above.at(-1)?.span[1] ?? 0;
  return above.every(({ kind }) => kind === 'heading') ? detail.slice(end).replace(/^\s*\n/, '') || undefined : detail;
};

/** Without the mark of a list's first item: the line that says it has a mark of its own. */
export const unmarked = (text: string): string => text.replace(/^- /, '');

/** A finding for every line that somebody put other words or more words in. No memory text stands in them. */
export const differingLines = (memories: readonly Memory[], textOf: (file: string) => string | undefined): Finding[] =>
  memories.flatMap((memory) =>
    memory.places.flatMap((place): Finding[] => {
      if (place.words === undefined && place.added === undefined) return [];
      const main = memory.places.find((each) => each.words === undefined && each !== place);
      const message =
        place.words === undefined
          ? 'somebody wrote into this line, which memport placed: it stays as it is'
          : `this line says other words than ${main?.file ?? 'the memory'}, which it stands for: somebody changed one of the two`;
      const line = positionOf(textOf(place.file) ?? '', place.span[0]).line;
      return [
        {
          rule: 'read/places-differ',
          severity: 'info',
          message,
          file: place.file,
          line,
          span: place.span,
          memory: memory.id,
        },
      ];
    }),
  );

/** Whether a memory had a line in a file and has none there now. */
export const hasLost = ({ mark, places }: Memory, file: string): boolean =>
  Object.hasOwn(mark?.lines ?? {}, file) &&
  !places.some((place) => place.file === file && (place.says.length > 0 || place.words !== undefined));

/** A line that no memory claims, where one of a memory may have gone on in other words. */
export interface FreeLine {
  file: string;
  span: Span;
  says: string;
  /** The statement of the memory that it is if it is nobody's, where that is more than it says. */
  alone?: string;
}

/** The judgement of `meaning/`: the nearest of the other side, both ways, where they are alike at all. */
export type Nearest = (source: readonly Memory[], target: readonly Memory[]) => readonly { a: Memory; b: Memory }[];

export interface Lost<Line> {
  memory: Memory;
  /** Among which lines it is looked for. */
  free: readonly Line[];
}

/** So many memories that stand where a line was lost are asked whether it is nearer to them. */
const RIVALS = 200;

/**
 * By memory, the one free line that is its lost line: word for word what was written for it, else in other words: alike
 * to its statement, nearer to it than to any of the `rivals`, and the only one that is (docs/design.md law 13). What is
 * `known` to be a memory's own line is no other's in new words.
 */
export const rewordings = <Line extends FreeLine>(
  lost: readonly Lost<Line>[],
  rivals: readonly Memory[],
  nearest: Nearest,
  known: readonly Known[] = [],
): Map<Memory, Line> => {
  if (lost.length === 0) return new Map();
  const unmoved = unmovedOf(lost);
  const taken = new Set(unmoved.values());
  const holdersOf = holdersIn(known);
  const found = lost.flatMap(({ memory, free: all }) => {
    const free = unmoved.has(memory)
      ? []
      : all.filter((line) => !taken.has(line) && !isOfAnother(memory, holdersOf(line)));
    return free.length === 0 ? [] : [{ memory, free }];
  });
  const out = new Map<Memory, Line>();
  const claims = new Map<Line, number>();
  for (const group of Map.groupBy(found, ({ free }) =>
    free.map(({ file, span }) => `${file}:${span[0]}`).join(),
  ).values()) {
    const free = group[0]?.free ?? [];
    const one = claimsOf(
      group.map(({ memory }) => memory),
      free,
      rivals,
      nearest,
    );
    const others = claimsOf(
      [...one.keys()],
      free.filter((line) => ![...one.values()].includes(line)),
      [],
      nearest,
    );
    for (const [memory, line] of one) {
      claims.set(line, (claims.get(line) ?? 0) + 1);
      if (!others.has(memory)) out.set(memory, line);
    }
  }
  return new Map([...unmoved, ...[...out].filter(([, line]) => claims.get(line) === 1)]);
};

/** Lines as they were written, of memories that somebody edited elsewhere: where only one line and memory are meant. */
const unmovedOf = <Line extends FreeLine>(lost: readonly Lost<Line>[]): Map<Memory, Line> => {
  const hashesOf = onceEach((line: Line) => textsOf(line).map((text) => fieldHash(folded(text))));
  const pairs = lost.flatMap(({ memory, free }) => {
    const lines = memory.mark?.lines;
    const own = lines ? free.filter((line) => hashesOf(line).includes(lines[line.file] ?? '')) : [];
    return own.length === 1 ? [[memory, own[0] as Line] as const] : [];
  });
  const byLine = Map.groupBy(pairs, ([, line]) => line);
  return new Map(pairs.filter(([, line]) => byLine.get(line)?.length === 1));
};

/** By line, the memories that are known to say just that. */
const holdersIn = (known: readonly Known[]): ((line: FreeLine) => readonly Known[]) => {
  const byWords = Map.groupBy(known, ({ statement }) => statement);
  return onceEach((line) => textsOf(line).flatMap((text) => byWords.get(fieldHash(text)) ?? []));
};

/** The id of a note ends in its file. */
const isOfAnother = ({ places }: Memory, holders: readonly Known[]): boolean =>
  holders.length > 0 && !holders.some(({ id }) => id.replace(/~\d+$/, '').endsWith(`/${places[0]?.file}`));

/** Every lost memory looks at the same lines. */
const onceEach = <Line, Found>(find: (line: Line) => Found): ((line: Line) => Found) => {
  const found = new Map<Line, Found>();
  return (line) => {
    const known = found.get(line) ?? find(line);
    found.set(line, known);
    return known;
  };
};

const textsOf = ({ says, alone = says }: FreeLine): string[] => (says === alone ? [says] : [says, alone]);

const claimsOf = <Line extends FreeLine>(
  memories: readonly Memory[],
  free: readonly Line[],
  rivals: readonly Memory[],
  nearest: Nearest,
): Map<Memory, Line> => {
  const [first] = memories;
  if (!first || free.length === 0) return new Map();
  const said = (statement: string): Memory => ({ ...UNSAID, scope: first.scope, statement });
  const source = new Map([...memories, ...rivals.slice(0, RIVALS)].map((memory) => [said(memory.statement), memory]));
  const target = new Map(free.map((line) => [said(line.says), line]));
  const asked = new Set(memories);
  return new Map(
    nearest([...source.keys()], [...target.keys()]).flatMap(({ a, b }) => {
      const [memory, line] = [source.get(a), target.get(b)];
      return memory && line && asked.has(memory) ? [[memory, line] as const] : [];
    }),
  );
};

const UNSAID: Omit<Memory, 'statement' | 'scope'> = {
  id: '',
  kind: 'rule',
  name: '',
  author: 'unknown',
  load: 'always',
  status: 'active',
  keywords: [],
  links: [],
  evidence: [],
  dates: {},
  places: [],
  native: {},
};
