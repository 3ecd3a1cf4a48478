import { FINDING_RULE, type Severity } from '../../ir/finding-rules.ts';
import type { Finding } from '../../ir/finding.ts';
import type { Memory } from '../../ir/memory.ts';
import { positionOf } from '../../text/measure.ts';
import type { Audited, AuditedStore } from '../audited-stores.ts';
import type { Ground } from '../claim-ground.ts';
import type { Claim, ClaimVerdict } from './claim.ts';
import { claimsOf } from './claims-of.ts';
import * as names from './held/held-names.ts';
import { heldInFile } from './held/held-in-file.ts';
import { heldInManifest } from './held/held-in-manifest.ts';
import { heldNear } from './held/held-near.ts';
import { ALSO_WORDS } from './package-namesakes.ts';
import { foundAt, heldPath } from './held/held-path.ts';
import { heldScript } from './held/held-script.ts';

export interface JudgedClaim {
  at: AuditedStore;
  memory: Memory;
  claim: Claim;
  verdict: ClaimVerdict;
}

/** Every claim of every memory, held against its ground once for all rules. */
export const judgedIn = (audited: Audited): readonly JudgedClaim[] => {
  const known = judged.get(audited) ?? judge(audited);
  judged.set(audited, known);
  return known;
};
const judged = new WeakMap<Audited, readonly JudgedClaim[]>();

const judge = (audited: Audited): JudgedClaim[] =>
  audited.stores.flatMap((at) =>
    at.store.memories
      .filter(({ status }) => status === 'active' || status === 'pending')
      .flatMap((memory) =>
        claimsOf(memory).map((claim) => ({ at, memory, claim, verdict: verdictOf(claim, memory, at, audited) })),
      ),
  );

/** Memories that say nothing which can be looked up here. */
export const unverifiable = (audited: Audited): string[] => {
  const told = new Set(
    judgedIn(audited).flatMap(({ memory, verdict }) => (verdict.is === 'unknown' ? [] : [memory.id])),
  );
  return audited.stores.flatMap(({ store }) => store.memories.flatMap(({ id }) => (told.has(id) ? [] : [id])));
};

const UNKNOWN: ClaimVerdict = { is: 'unknown' };

const verdictOf = (claim: Claim, memory: Memory, at: AuditedStore, audited: Audited): ClaimVerdict => {
  if (claim.stands !== 'here') return UNKNOWN;
  if (claim.kind === 'deadline') {
    const today = new Date(audited.now).toISOString().slice(0, 10);
    return claim.day < today ? { is: 'stale', message: `“${claim.text}” is past` } : { is: 'held' };
  }
  if (claim.kind === 'relative-date') return heldRelative(claim, memory);
  const { home } = at.scene;
  const ground = groundOf(claim, memory, home, audited);
  if (ground === undefined) return UNKNOWN;
  const told = heldBy(claim, ground, at);
  return told.is === 'stale' && claim.within !== undefined && !isKnown(ground, claim.within) ? UNKNOWN : told;
};

/** Whether the project knows anything of that name, be it itself. */
const isKnown = (ground: Ground, said: string): boolean =>
  said
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}_./@-]/gu, ''))
    .filter((word) => word.length > 2 && !LITTLE.has(word.toLowerCase()))
    .some((word) => isKnownName(ground, word) || (/^\p{Lu}/u.test(word) && isKnownName(ground, word.toLowerCase())));
const LITTLE = new Set(
  'the our their his her its and for with from die der das den dem unser los las nuestra les des notre het een'.split(
    ' ',
  ),
);

const isKnownName = (ground: Ground, name: string): boolean =>
  ground.root.endsWith(`/${name.replace(/^.*\//, '')}`) ||
  ground.holds(name) !== false ||
  foundAt(ground, name).length > 0 ||
  names.hasPackage(ground, name);

const heldBy = (
  claim: Exclude<Claim, { kind: 'deadline' | 'relative-date' }>,
  ground: Ground,
  at: AuditedStore,
): ClaimVerdict => {
  const { home } = at.scene;
  switch (claim.kind) {
    case 'path':
      return isBeside(claim.path, at) ? UNKNOWN : heldPath(ground, home, claim);
    case 'line':
      return names.heldLine(ground, home, claim);
    case 'symbol': {
      const verdict = names.heldSymbol(ground, home, claim);
      return verdict.is === 'stale' && isMemory(claim.symbol, at) ? UNKNOWN : verdict;
    }
    case 'script':
      return heldScript(ground, claim);
    case 'command':
      return names.heldCommand(ground, claim);
    case 'package':
      return heldPackage(ground, claim);
    case 'branch':
      return names.heldBranch(ground, claim);
    case 'version':
      return heldVersion(ground, home, claim);
  }
};

/** A memory of the store is called so. */
const isMemory = (name: string, { store }: AuditedStore): boolean =>
  store.memories.some((each) => each.name.replaceAll('-', '_') === name.replaceAll('-', '_'));

/** The manifest that the memory names, or those that are read; where one is read only in part, its very words. */
const heldPackage = (ground: Ground, claim: Extract<Claim, { kind: 'package' }>): ClaimVerdict => {
  if (claim.saidBy !== undefined) return heldInManifest(ground, claim.name, claim.saidBy);
  if (claim.sure === false && (ground.holds(claim.name) !== false || ground.holds(claim.text) !== false))
    return UNKNOWN;
  if (claim.brought && (names.sharesWord(ground, claim.name) || ground.program(claim.name))) return UNKNOWN;
  const told = names.heldPackage(ground, claim);
  const isWord =
    (ALSO_WORDS.has(claim.name.toLowerCase()) && !ONLY_NAMED.test(claim.ecosystem ?? '')) || claim.name.includes('/');
  const isAnothers =
    claim.ecosystem !== undefined &&
    !ONLY_NAMED.test(claim.ecosystem) &&
    !ground.ecosystems.has(claim.ecosystem as 'npm');
  return told.is === 'unknown' && ground.ecosystems.has('other') && !isWord && !isAnothers
    ? heldInManifest(ground, claim.name, '')
    : told;
};

/** Whose manifests are read for their words: what stands nowhere in the project is not in them. */
const ONLY_NAMED = /^(?:hex|hackage|nuget|jvm|swift|cpp|r|terraform)$/;

/** The manifests that are read know most; else the file that the memory names, else what stands near the version. */
const heldVersion = (ground: Ground, home: string, claim: Extract<Claim, { kind: 'version' }>): ClaimVerdict => {
  const { saidBy, near } = claim;
  const known = names.heldVersion(ground, claim);
  const inFile = known.is === 'unknown' && saidBy !== undefined ? heldInFile(ground, home, claim, saidBy) : known;
  return inFile.is === 'unknown' && near !== undefined ? heldNear(ground, claim.version, near) : inFile;
};

/**
 * `modified` moves with every edit, and so does an mtime: neither tells on which day “yesterday” was said. Only the day
 * on which a memory came to be does. A word as wide as “recently” can be understood from any date of the memory's own.
 */
const heldRelative = ({ text, sure }: Extract<Claim, { kind: 'relative-date' }>, { dates }: Memory): ClaimVerdict => {
  const [created, updated] = [dates.created, dates.updated].map((each) => each !== undefined && each.basis !== 'mtime');
  if (created || (updated && !sure)) return UNKNOWN;
  return {
    is: 'stale',
    message: updated
      ? `“${text}” names no date, and the memory's own moves with every edit: write the day`
      : `“${text}” names no date, and the memory has none: write the day`,
    ...(!sure && { severity: 'info' }),
  };
};

/** The project of the memory; for a full path the project that it leads into. */
const groundOf = (claim: Claim, memory: Memory, home: string, { grounds }: Audited): Ground | undefined => {
  const { scope } = memory;
  if ('path' in claim && /^[~/]/.test(claim.path ?? '')) {
    const full = (claim.path ?? '').replace(/^~(?=\/)/, home);
    const into = [...grounds.values()].find(({ root }) => full === root || full.startsWith(`${root}/`));
    if (into) return into;
  }
  if ('key' in scope) return grounds.get(scope.key);
  // A memory for everywhere may say by its full path which project it speaks of.
  const named = [...grounds.values()].filter(({ root }) => isIn(memory.statement, root));
  return new Set(named).size === 1 ? named[0] : undefined;
};

const isIn = (text: string, root: string): boolean => {
  const at = root.length > 1 ? text.indexOf(root) : -1;
  return at !== -1 && !/[\p{L}\p{N}_.-]/u.test(text.charAt(at + root.length));
};

/** A file of the store itself: whether links between memories hold is another rule's. */
const isBeside = (path: string, { store }: AuditedStore): boolean => {
  const name = path.replace(/^(?:\.{1,2}\/)+/, '');
  return (
    store.files.has(name) ||
    /(?:^|\/)memory\/[^/]+\.md$/.test(path) ||
    store.at.root.endsWith(`/${name.replace(/\/$/, '')}`)
  );
};

export const findingOf = (
  rule: Finding['rule'],
  { at, memory }: Pick<JudgedClaim, 'at' | 'memory'>,
  text: string,
  message: string,
  severity?: Severity,
): Finding => ({
  rule,
  severity: severity ?? FINDING_RULE[rule].severity,
  message,
  ...placeOf(at, memory, text),
  memory: memory.id,
});

const HEAD = /^---\r?\n[\s\S]*?\n---\r?\n/;

/** Where the words stand: in the first place of the memory that has them. */
const placeOf = ({ store }: AuditedStore, memory: Memory, words: string): Pick<Finding, 'file' | 'line' | 'span'> => {
  for (const { file, span } of memory.places) {
    const text = store.files.get(file)?.text;
    // The head of a file says again what its body says: the body is what somebody reads.
    const head = HEAD.exec(text?.slice(...span) ?? '')?.[0].length ?? 0;
    const below = text?.indexOf(words, span[0] + head) ?? -1;
    const at = below === -1 ? (text?.indexOf(words, span[0]) ?? -1) : below;
    if (text !== undefined && words !== '' && at !== -1 && at + words.length <= span[1])
      return { file, line: positionOf(text, at).line, span: [at, at + words.length] };
  }
  const [place] = memory.places;
  const text = place && store.files.get(place.file)?.text;
  return place && text !== undefined
    ? { file: place.file, line: positionOf(text, place.span[0]).line, span: place.span }
    : { file: place?.file ?? '' };
};
