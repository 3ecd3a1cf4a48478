import { fieldHash, folderKey, handles } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Severity } from '../ir/finding-rules.ts';
import { isUnread } from '../ir/finding-rules.ts';
import type { PairToTell } from '../parity/pair-findings.ts';
import { homeless } from '../text/homeless.ts';
import { veilOver, type Veil } from '../world/veil.ts';
import { secretsOf } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import { toldIn, type CheckDocument, type Compare } from './check.ts';
import { DOCUMENT_FORMAT } from './document.ts';
import type { Read } from './sides.ts';

export type Disparity = CheckDocument['findings'][number];
export type Skipped = CheckDocument['skipped'][number];

export const nameOf = ({ sides: [a, b] }: Compare): string => `${a.name} → ${b.name}`;

/** What was found, before anybody says what of it counts. */
export const checkDocument = (
  world: World,
  compares: readonly Compare[],
  skipped: readonly Skipped[],
  minCompared: number,
): { document: CheckDocument; veil: Veil } => {
  const named = handles([
    ...new Set(compares.flatMap(({ flats }) => flats.flatMap(({ memories }) => memories.map(({ id }) => id)))),
  ]);
  const veil = veilOver(compares.flatMap(({ examined }) => secretsOf(examined)));
  const comparisons = compares.map((each) => ({
    name: nameOf(each),
    a: each.sides[0].name,
    b: each.sides[1].name,
    direction: each.asked.direction,
    compared: heldAgainst(each),
    of: each.of,
    counts: Object.fromEntries(
      [...Map.groupBy(each.pairs, ({ status }) => status)].map(([status, { length }]) => [status, length]),
    ),
  }));
  const member = (side: Read, memory: Memory) => ({
    harness: side.adapter.id,
    id: memory.id,
    handle: named.get(memory.id) ?? '',
  });
  return {
    veil,
    document: veil.over({
      version: DOCUMENT_FORMAT,
      command: 'check',
      comparisons,
      skipped: [...skipped],
      compared: comparisons.reduce((sum, { compared }) => sum + compared, 0),
      of: comparisons.reduce((sum, each) => sum + each.of, 0),
      minCompared,
      pairs: compares.flatMap((each) =>
        each.pairs.map(({ a, b, status, by, origin }) => ({
          in: nameOf(each),
          ...(a && { a: member(each.sides[0], a) }),
          ...(b && { b: member(each.sides[1], b) }),
          status,
          ...(by && { by }),
          ...(origin && { answered: origin }),
        })),
      ),
      allowed: 0,
      known: 0,
      failed: false,
      findings: compares.flatMap((each) => [
        ...toldIn(each).map(({ one, told }) => disparity(world, each, one, told, named)),
        ...unreadIn(world, each),
      ]),
    }),
  };
};

/** What stands on the second side only was held against nothing, but where both are to say the same. */
const heldAgainst = ({ pairs, asked: { direction } }: Compare): number =>
  direction === 'mirror' ? pairs.length : pairs.filter(({ a }) => a !== undefined).length;

const disparity = (
  world: World,
  compare: Compare,
  { a, b, near, status }: Compare['pairs'][number],
  told: PairToTell,
  named: ReadonlyMap<string, string>,
): Disparity => {
  const [memory, other, side] = told.of === 'a' ? [a as Memory, b, 0] : [b as Memory, a, 1];
  const flat = compare.flats[side as 0 | 1];
  const read = compare.sides[side as 0 | 1];
  const store = flat.storeOf.get(memory);
  const place = memory.places[0];
  const text = place && store?.files.get(place.file)?.text;
  const shown = (each: Memory) => ({
    id: each.id,
    handle: named.get(each.id) ?? '',
    text: (compare.examined.get(each.id)?.masked ?? each).statement,
  });
  const words = told.of === 'a' ? near : near && { ...near, here: near.there, there: near.here };
  // They are told as they were compared, in small letters, where no secret is known by its words any more.
  const isSecret = [a, b].some((each) => each && (compare.examined.get(each.id)?.secrets.length ?? 0) > 0);
  return {
    rule: told.rule,
    severity: told.severity,
    message: told.message,
    // An export is one file, whatever files its memories stood in.
    file: store ? (text === undefined ? store.at.root : `${store.at.root}/${place?.file ?? ''}`) : '',
    ...(place && text !== undefined && { line: text.slice(0, place.span[0]).split('\n').length }),
    ...(store && { store: store.at.id }),
    memory: shown(memory),
    in: nameOf(compare),
    side: read.name,
    status,
    ...(other && { other: shown(other) }),
    ...(words && { near: { differ: [...words.differ], ...(!isSecret && { here: words.here, there: words.there }) } }),
    fingerprint: fieldHash([told.rule, nameOf(compare), portable(a ?? (b as Memory), compare, world.home)]),
  };
};

/**
 * An id that is the same on every machine, in a clone with another remote and in a copy without git: the project that
 * the check was started in is told as `.`, another one without a remote from the user's home.
 */
const portable = ({ id: given, scope }: Memory, { sides: [, read] }: Compare, home: string): string => {
  const id = homeless(given, home);
  if (!('key' in scope)) return id;
  const { cwd, around } = read.gathered.scene;
  const root = around.folders[cwd]?.gitRoot ?? cwd;
  const below = (folder: string, name: string): string | undefined =>
    scope.key === folder || scope.key.startsWith(`${folder}/`) ? `${name}${scope.key.slice(folder.length)}` : undefined;
  const own = below(folderKey(root, around), '.') ?? below(root, '.');
  const key = own ?? (home === '' || !scope.key.startsWith('/') ? undefined : below(home, '~'));
  return key === undefined ? id : homeless(given.replace(`:${scope.key}`, `:${key}`), home);
};

/** What could not be read: a gate that did not see everything says so. */
const unreadIn = (world: World, compare: Compare): Disparity[] =>
  compare.sides.flatMap(({ name, gathered: { stores } }) =>
    stores
      .filter(({ at }) => at.role === 'store')
      .flatMap((store) =>
        store.findings
          .filter(({ rule }) => isUnread(rule))
          .map(({ memory: _memory, ...finding }): Disparity => ({
            ...finding,
            file: finding.file.startsWith('/') ? finding.file : `${store.at.root}/${finding.file}`,
            store: store.at.id,
            in: nameOf(compare),
            side: name,
            fingerprint: fieldHash([finding.rule, nameOf(compare), finding.file.replace(world.home, '~')]),
          })),
      ),
  );

/** What fails a check: severities, the gravest of which is meant with all above it, or ids of rules. */
export const failsBy = (given: string): ((finding: Pick<Disparity, 'rule' | 'severity'>) => boolean) => {
  const wishes = given.split(',').map((each) => each.trim());
  const rank: readonly Severity[] = ['info', 'warn', 'error'];
  const words: Readonly<Record<string, Severity>> = { warning: 'warn', note: 'info' };
  return ({ rule, severity }) =>
    wishes.some((wish) =>
      wish.includes('/')
        ? wish === rule
        : wish !== 'none' && rank.indexOf(severity) >= rank.indexOf(words[wish] ?? (wish as Severity)),
    );
};

/** Without a word of any memory: ids, rules, places and hashes only. */
export const withoutText = (document: CheckDocument): CheckDocument => ({
  ...document,
  findings: document.findings.map(({ memory, other, near, ...rest }) => ({
    ...rest,
    ...(memory && { memory: { id: memory.id, handle: memory.handle } }),
    ...(other && { other: { id: other.id, handle: other.handle } }),
    ...(near && { near: { differ: near.differ } }),
  })),
});
