import type { Loss } from '../ir/loss.ts';
import type { Put } from '../adapter.ts';
import type { Memory, Place } from '../ir/memory.ts';
import type { Decided, DecidedLine } from '../ir/plan-value.ts';
import type { Location, Store } from '../ir/store.ts';
import type { Delivered } from '../ir/view.ts';
import { settleDates } from '../kit/dates.ts';
import { saysItsLinks, withLinks } from '../kit/links.ts';
import { lossesOf } from '../kit/losses.ts';
import { conceded, written } from '../ledger/conceded.ts';
import type { RowToBe } from '../ledger/after.ts';
import { positionOf } from '../text/measure.ts';
import { pairOf, type Row } from '../ledger/row.ts';
import { storeKey } from '../ledger/store-key.ts';
import { OF_AN_INDEX, withIndexOf } from '../ledger/unread.ts';
import type { Match } from './counterpart.ts';
import type { Fitted } from './fitting.ts';
import { lostLinks, type Linking } from './linking.ts';
import type { Answers } from './request.ts';
import { NOT_READ_BACK, saidIn, STANDS_ONCE } from './standing.ts';
import type { RoutedMemory } from './routing.ts';
import { isOfTheDisk } from './facts.ts';
import { type Ruling } from './ruling.ts';

/** What became of one memory, and what the ledger is to make of it. */
export interface Settled {
  decided: Decided;
  entry?: RowToBe;
  /** What stands for it in the target. */
  got?: Memory;
}

/** What one memory is settled by. */
export interface Settling {
  answers: Answers;
  at: Location;
  home: string;
  /** The target before. */
  stood: Store;
  fitted: Fitted;
  known: ReadonlyMap<string, Row>;
  matches: ReadonlyMap<Memory, Match>;
  /** By target id, as the view after the plan has them. */
  deliveries: ReadonlyMap<string, Delivered>;
  links: Linking;
}

export const settledOf = (settling: Settling, carried: RoutedMemory, verdict: Ruling): Settled => {
  const { answers, at, home, stood, fitted, known, matches, deliveries, links } = settling;
  const [{ options, guarded }, { memory, from }] = [answers, carried];
  const refusal = fitted.refused.get(memory.id);
  // Of two that say the same by now one has the place, and neither is missing there.
  const said = refusal?.reason === NOT_READ_BACK ? saidIn(fitted.store, memory, verdict.old) : undefined;
  if (said) {
    const refused = new Map([...fitted.refused].filter(([id]) => id !== memory.id));
    const shared: Ruling = { decision: 'same', reason: STANDS_ONCE, old: said, shared: true };
    return settledOf({ ...settling, fitted: { ...fitted, refused } }, carried, shared);
  }
  const got = refusal ? undefined : verdict.wanted ? fitted.standing.get(memory.id) : verdict.old;
  if (refusal || (verdict.wanted && !got)) {
    return {
      decided: unfit(
        { memory, from },
        refusal ?? {
          memory: memory.id,
          field: 'memory',
          reason: NOT_READ_BACK,
          kept: 'ledger',
        },
      ),
    };
  }
  const row = known.get(memory.id);
  const relinked = verdict.decision === 'same' && fitted.relinked.has(memory.id);
  const words = fitted.reworded.get(memory.id);
  const rewrites = words !== undefined && verdict.decision === 'same';
  const decision =
    relinked || rewrites
      ? 'updated'
      : verdict.decision === 'same' &&
          verdict.old &&
          !verdict.shared &&
          got &&
          isMoved(fitted.puts, [verdict.old, stood], [got, fitted.store])
        ? 'moved'
        : verdict.decision;
  const { name: form, reason: noBetter } = fitted.forms.get(memory.id) ?? {};
  const reason =
    verdict.reason ??
    (rewrites
      ? 'a shorter wording of it has room'
      : relinked
        ? 'what its links lead to has another name there now'
        : noBetter);
  const source = { store: storeKey(from.at, home), id: memory.id };
  const ends = got && { pair: pairOf(options), source, target: { store: storeKey(at, home), id: got.id } };
  const arrives = deliveries.get(got?.id ?? '');
  // That it was carried there stays known though it is gone or unread, whatever has the name by which it was carried.
  const followed =
    row && !got && row.source.id !== memory.id
      ? { row: { ...row, pair: pairOf(options), source }, learned: true }
      : undefined;
  const entry = ends
    ? entryFor(ends, memory, got, {
        verdict,
        decision,
        form: form ?? '',
        row,
        marked: matches.get(memory)?.by === 'mark',
        arrives,
      })
    : followed;
  const isOurs = verdict.wanted && !verdict.theirs;
  const unlinked = got && isOurs ? lostLinks(memory, got, links, fitted.standing, fitted.store) : [];
  const own = guarded.masked.get(memory.id) ?? memory;
  const losses = [...lossesFor(words ? inWords(own, words) : own, verdict, got, arrives), ...unlinked];
  const rule = guarded.blocked.get(memory.id)?.rule ?? verdict.rule;
  const decided: Decided = {
    id: memory.id,
    store: from.at.id,
    decision,
    losses: losses.map((loss) => ({ ...loss, memory: memory.id })),
    ...(reason !== undefined && { reason }),
    ...(rule !== undefined && { rule }),
    target: { store: at.id, ...(got && { id: got.id }), ...formerOf(verdict, got) },
    ...(form !== undefined && verdict.wanted && { form }),
    ...(words && { reworded: true as const }),
    ...arrivalOf(arrives),
    ...linesToldOf(verdict, row, stood),
    ...askedAbout(matches.get(memory)),
  };
  return {
    decided,
    ...(got && !verdict.shared && { got }),
    ...(entry && { entry: { ...entry, ...(row && (row.source.id !== memory.id || row.formerly) && { was: row }) } }),
  };
};

/**
 * What is said of lines that differ from what was written and stay so; `behind` when the source's change passed them
 * by.
 */
const linesToldOf = (
  { lines: told, leaves = [], wanted }: Ruling,
  row: Row | undefined,
  { files }: Store,
): Pick<Decided, 'lines'> => {
  if (!told) return {};
  const stay = told.reworded.filter(({ file }) => !wanted || leaves.includes(file));
  const lines = [
    ...stay.map(({ file, span }): DecidedLine => {
      const was = told.asked[file];
      return {
        file,
        line: positionOf(files.get(file)?.text ?? '', span[0]).line,
        is: wanted || row?.behind?.includes(file) ? 'behind' : 'reworded',
        ...(was !== undefined && { was }),
      };
    }),
    ...told.removed.map((file): DecidedLine => ({ file, is: 'removed' })),
  ];
  return lines.length === 0 ? {} : { lines };
};

/**
 * What is read under another id once the plan is done, or not at all: where ids are hashes of the words, new words are
 * a new id.
 */
const formerOf = ({ old, copy, recalled }: Ruling, got: Memory | undefined): { was?: string[] } => {
  const stood = [recalled ? undefined : old, copy?.target];
  const was = stood.flatMap((each) => (each && each.id !== got?.id ? [each.id] : []));
  return got && was.length > 0 ? { was } : {};
};

/** What it looks like there, or who answered how it stands to what is there. */
const askedAbout = (match: Match | undefined): Partial<Decided> => ({
  ...(match?.alike && { alike: match.alike.id }),
  ...(match?.proposed && { proposed: match.proposed }),
  ...(match?.origin && { answered: match.origin }),
  ...(match?.judge !== undefined && { judge: match.judge }),
});

/** How a memory arrives, as a decision says it. */
export const arrivalOf = (found: Delivered | undefined): Partial<Decided> =>
  found ? { delivery: found.delivery, ...(found.hops !== undefined && { hops: found.hops }) } : {};

/** A memory that finds no place in the target. */
export const unfit = ({ memory, from }: Pick<RoutedMemory, 'memory' | 'from'>, loss: Loss): Decided => ({
  id: memory.id,
  store: from.at.id,
  decision: 'unfit',
  reason: loss.reason,
  rule: loss.rule ?? 'plan/unfit',
  losses: [{ ...loss, memory: memory.id, field: 'memory' }],
});

/** The memory of the source as it is said in other words: what is not among those it is to hold all the same. */
const inWords = (source: Memory, { title, hook, statement, why, how, links }: Memory): Memory => {
  const { title: _title, hook: _hook, why: _why, how: _how, ...rest } = source;
  return {
    ...rest,
    statement,
    links,
    ...(title !== undefined && { title }),
    ...(hook !== undefined && { hook }),
    ...(why !== undefined && { why }),
    ...(how !== undefined && { how }),
  };
};

interface Entering {
  verdict: Ruling;
  decision: Decided['decision'];
  form: string;
  row: Row | undefined;
  marked: boolean;
  arrives: Delivered | undefined;
}

const entryFor = (
  ends: Pick<Row, 'pair' | 'source' | 'target'>,
  memory: Memory,
  got: Memory,
  { verdict, decision, form, row, marked, arrives }: Entering,
): RowToBe | undefined => {
  if (verdict.conceded) return { row: conceded(ends, memory, got, row), learned: false };
  const byWords =
    decision === 'same' &&
    row === undefined &&
    verdict.old !== undefined &&
    verdict.wanted === undefined &&
    verdict.shared === undefined;
  if (byWords) return { row: written(ends, memory, got, form, { adopted: true, verdict }), learned: true };
  // Words that were edited have another id where ids are hashes: the row follows, before something else has the old
  // one.
  if (!verdict.wanted && row && row.target.id !== got.id) return { row: { ...row, ...ends }, learned: true };
  const stood = decision === 'same' && row?.target.id === got.id && row.source.id === memory.id;
  if (!verdict.wanted || stood) return undefined;
  const adopted = row?.adopted === true || (row === undefined && verdict.old !== undefined && !marked);
  const entry = written(ends, memory, got, form, { adopted, verdict, ...(row && { row }) });
  return {
    row: {
      ...entry,
      ...(verdict.unsure && row && { base: withIndexOf(entry.base, row.base) }),
      ...(arrives && { delivery: arrives.delivery }),
    },
    learned: decision === 'same',
  };
};

/** Fields of a memory that a foreign memory of the same words may not say. */
const UNSAID: ReadonlySet<string> = new Set(['why', 'how', 'detail']);

const lossesFor = (
  memory: Memory,
  verdict: Ruling,
  got: Memory | undefined,
  arrives: Delivered | undefined,
): Loss[] => {
  const lost = (): Loss[] => {
    const said =
      verdict.recalled && verdict.wanted
        ? verdict.wanted
        : settleDates(verdict.decision === 'supersedes' ? (verdict.wanted ?? memory) : memory).memory;
    const linked = got ? withLinks(said, got, (_, { to }) => to) : said;
    return lossesOf(linked, got).filter(({ field }) => field !== 'links' || !saysItsLinks(memory));
  };
  if (verdict.theirs || (!verdict.wanted && verdict.decision === 'same'))
    return lost().filter((loss) => UNSAID.has(loss.field));
  if (!verdict.wanted) return [];
  const timeOfACopy = verdict.decision === 'same' && got?.dates.updated !== undefined && isOfTheDisk(memory);
  // What stands in the store and no model is led to has arrived nowhere: it is named like any other loss.
  const hidden: Loss[] =
    arrives?.delivery === 'unseen'
      ? [{ memory: memory.id, field: 'load', reason: arrives.reason ?? 'nothing leads to it', kept: 'reference' }]
      : [];
  const isTold = ({ field }: Loss): boolean =>
    !(field === 'dates' && timeOfACopy) && !(verdict.unsure && OF_AN_INDEX.some((each) => each === field));
  return [...lost().filter(isTold), ...hidden];
};

/** It stands in other slots or containers, or was put there anew and says more or less where it stands. */
const isMoved = (puts: readonly Put[], was: Standing, is: Standing): boolean =>
  shapeOf(was) !== shapeOf(is) ||
  (puts.some(({ replaces }) => replaces === was[0].id) && shapeOf(was, textOf) !== shapeOf(is, textOf));

type Standing = readonly [memory: Memory, store: Store];

/** In which slots of which containers a memory stands, and what else is asked of each place. */
const shapeOf = ([{ places }, store]: Standing, also: (place: Place, store: Store) => string = () => ''): string =>
  [...new Set(places.map((each) => [each.slot, each.container, also(each, store)].join('\u0000')))].sort().join('\n');

const textOf = ({ file, span }: Place, { files }: Store): string =>
  files
    .get(file)
    ?.text.slice(...span)
    .trim() ?? '';
