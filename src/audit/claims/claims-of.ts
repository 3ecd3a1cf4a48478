import type { Memory } from '../../ir/memory.ts';
import { bodyOf, printBody } from '../../text/body.ts';
import type { Claim } from './claim.ts';
import { claimOf, commandsIn, isCommand, isOwnBin, isRunner, RUN_AFTER, RUNS, RUNS_ALL } from './command-claims.ts';
import { branchesAmongOthers, prefixedBranches, shapedBranches } from './branch-claims.ts';
import { deadlineClaims } from './deadlines.ts';
import { fileVersionClaims } from './file-versions.ts';
import { withinNamed } from './named-place.ts';
import { manifestPackageClaims } from './manifest-packages.ts';
import { nameClaims, ownedPackages, plainBranchClaims, plainNameClaims } from './name-claims.ts';
import { pathClaim } from './path-claims.ts';
import { relativeClaims } from './relative-dates.ts';
import { nearVersions } from './near-versions.ts';
import { plainSymbols } from './plain-symbols.ts';
import { standingOf } from './claim-standing.ts';
import { stretchesOf, type ClaimStretch } from './stretches.ts';
import { versionClaims } from './versions.ts';
import { PLAIN_RUN } from '../../manifests/runners.ts';
import { tongueOf } from '../../meaning/tongue.ts';
import { matchesIn } from '../../text/matches.ts';

/** What a memory says that can be looked up, each thing once; where it stands is told by the words themselves. */
export const claimsOf = (memory: Memory): readonly Claim[] => {
  const known = read.get(memory);
  if (known) return known;
  const claims: Claim[] = [];
  const seen = new Set<string>();
  for (const text of [printBody(bodyOf(memory)), memory.hook ?? ''])
    for (const claim of claimsIn(text)) {
      const { span: _, stands, text: __, ...said } = claim;
      const key = JSON.stringify({ ...said, stands });
      if (!seen.has(key)) claims.push(claim);
      seen.add(key);
    }
  read.set(memory, claims);
  return claims;
};
const read = new WeakMap<Memory, readonly Claim[]>();

/** The claims of a text. */
const claimsIn = (text: string): Claim[] => {
  const stretches = text === '' ? [] : stretchesOf(text);
  const cloned = new Set(matchesIn(text, CLONED).map(([, name]) => name));
  return stretches
    .flatMap((stretch, at) => claimsOfStretch(stretch, stretches[at + 1]).map((claim) => withinNamed(claim, stretch)))
    .filter((claim) => claim.kind !== 'path' || !cloned.has(claim.path.split('/')[0]));
};

/** The folder that a clone makes stands beside the project, or is the project. */
const CLONED = /\bclone\s(?:--?\S+\s){0,4}\S+?[/:]([\w.-]+?)(?:\.git)?(?=[\s`"']|$)/g;

const claimsOfStretch = (stretch: ClaimStretch, following: ClaimStretch | undefined): Claim[] => {
  if (stretch.fence !== undefined) return SHELL.test(stretch.fence) ? fencedClaims(stretch) : [];
  const claims: Claim[] = [];
  for (const literal of stretch.literals) {
    if (literal.kind === 'code') claims.push(...codeClaims(stretch, literal));
    else if (literal.kind === 'path' || literal.kind === 'file' || literal.kind === 'url') {
      const paths = literal.kind === 'url' ? [] : pathClaim(stretch, literal);
      claims.push(...paths, ...(paths.every((claim) => 'plain' in claim) ? ownedPackages(stretch, literal) : []));
    }
  }
  const all = [
    ...claims,
    ...plainScripts(stretch),
    ...plainNameClaims(stretch),
    ...branchesOf(stretch, claims),
    ...versionsOf(stretch),
    ...deadlineClaims(stretch),
    ...relativeClaims(stretch),
    ...plainSymbols(stretch, claims),
  ];
  // What a sentence says of a manifest is held against that one, and told once.
  const inManifest = manifestPackageClaims(stretch, following);
  const names = new Set(inManifest.map(({ name }) => name.toLowerCase()));
  const packages = new Set(all.flatMap((claim) => (claim.kind === 'package' ? [claim.text.toLowerCase()] : [])));
  const isTold = (claim: Claim): boolean =>
    (claim.kind === 'package' && names.has(claim.name.toLowerCase())) ||
    (claim.kind === 'symbol' && (names.has(claim.symbol.toLowerCase()) || packages.has(claim.symbol.toLowerCase())));
  return [...all.filter((claim) => !isTold(claim)), ...inManifest];
};

/** What a word says is a branch, and then what only looks like one: each place once. */
const branchesOf = (stretch: ClaimStretch, others: readonly Claim[]): Claim[] => {
  const named = plainBranchClaims(stretch);
  const known = [...named, ...others];
  return [
    ...named,
    ...[...shapedBranches(stretch), ...prefixedBranches(stretch), ...branchesAmongOthers(stretch)].filter(
      ({ span }, at, all) =>
        [...known.filter((each) => !('plain' in each)), ...all.slice(0, at)].every(
          (each) => each.span[0] >= span[1] || each.span[1] <= span[0],
        ),
    ),
  ];
};

/** A version that a sentence says a file has is told once, with that file. */
const versionsOf = (stretch: ClaimStretch): Claim[] => {
  const claims = fileVersionClaims(stretch).reduce((all, inFile) => {
    const at = all.findIndex(({ span }) => span[0] < inFile.span[1] && span[1] > inFile.span[0]);
    return at === -1 ? [...all, inFile] : all.with(at, { ...inFile, ...all[at], saidBy: inFile.saidBy } as Claim);
  }, versionClaims(stretch));
  return nearVersions(stretch).reduce((all, beside) => {
    const at = all.findIndex(({ span }) => span[0] < beside.span[1] && span[1] > beside.span[0]);
    return at === -1 ? [...all, beside] : all.with(at, { ...all[at], near: beside.near } as Claim);
  }, claims);
};

const codeClaims = (stretch: ClaimStretch, literal: ClaimStretch['literals'][number]): Claim[] => {
  const span = literal.span as [number, number];
  const before = stretch.low.slice(0, span[0] - stretch.span[0]);
  const after = stretch.low.slice(span[1] - stretch.span[0]);
  const bin = isOwnBin(before, after) ? BIN.exec(literal.text.trim())?.[1] : undefined;
  if (bin !== undefined)
    return [claimOf({ kind: 'command', program: bin }, literal.text, span, standingOf(stretch, span, 'command'))];
  if (isRunner(literal.text) || isCommand(literal.text, before, after))
    return commandsIn(literal.text).map(({ said }) =>
      claimOf(said, literal.text, span, standingOf(stretch, span, said.kind === 'path' ? 'script' : said.kind)),
    );
  const paths = pathClaim(stretch, literal);
  return paths.length > 0 ? paths : nameClaims(stretch, literal);
};

/** `npx gw-mock --port 4400`, `opsboard-worker`. */
const BIN = /^(?:(?:npx|bunx|(?:uv|poetry|pdm|hatch) run) )?([a-z][a-z\d]*(?:-[a-z\d]+)+|[a-z][a-z\d]{5,})(?= -|$)/;
const SHELL = /^(?:|bash|sh|shell|zsh|console|terminal|shell-session|fish)$/;

/** Of a line in a fence only what surely is a command: trees and logs stand in fences, too. */
const fencedClaims = (stretch: ClaimStretch): Claim[] => {
  const line = stretch.text.trim();
  if (line.startsWith('#') || !isRunner(line)) return [];
  return commandsIn(line)
    .filter(({ said }) => said.kind !== 'command')
    .map(({ said, at }) => {
      const span: [number, number] = [stretch.span[0] + at, stretch.span[1]];
      return claimOf(said, line, span, standingOf(stretch, span, said.kind));
    });
};

/** Programs that are words of everyday prose, too: `make sense`, `just after`; a name of theirs has more than letters. */
const EVERYDAY = /^(?:g?make|just|task|inv(?:oke)?) /;
/** What people make without any file that says how. */
const THING =
  /^(?:g?make|just|task) (?:sense|sure|use|room|time|way|do|up|out|progress|changes?|money|certain|new|copies|backups?|decisions?|calls?|it|that|this|them|things?|peace|mistakes?|friends|errors?|a|an|the|no|any|every|all|one|some|good|better|like|as|in|for|to|because|about|after|before|now|then|here|there)$/i;
/** And what is said of a program itself. */
const SAID_OF_IT =
  /^(?:pnpm|gulp|yarn|bun|composer) (?:and|or|is|are|as|for|in|with|to|not|on|at|of|the|a|workspaces?|versions?|lock\w*|only|itself|does|has|was|will|can|scripts?|commands?|stores?|cache|catalogs?|monorepos?|und|oder|ist|mit|für|im|y|o|e|es|con|para|en|et|ou|est|avec|pour|dans|da|do|em|per|i|w|na|z|és|ve|ile|och|en|met|voor|v\d+)$/i;
/** `make publish pushes the checksums`: what it is said to do. */
const DOES_AFTER = /^ (?:does|[a-z]{2,}s) (?:the|a|an|all|every|each|its|our|your|it|them|no|both)(?!\p{L})/u;
/** Before such a word these say nothing of a program: `booked by task-group`, `we do just-in-time work`. */
const SAID_OF_ALL = /(?<!\p{L})(?:do|does|by|with|call|start|use|using)[\s:"'“(*_]*$/u;

/** Scripts in plain words: where somebody runs them, in quotes, or where nothing else is called so. */
const plainScripts = (stretch: ClaimStretch): Claim[] => {
  const isEnglish = (): boolean => (tongueOf(stretch.low) ?? 'en') === 'en';
  return stretch.quoted
    ? []
    : matchesIn(stretch.masked, PLAIN_RUN).flatMap(({ 0: text, index, groups }) => {
        const before = stretch.low.slice(0, index);
        // `to simulate: make simulate` is a command, too.
        const isQuoted = /[“"'«„「]$|(?<!\p{L}to do)[:：→]\s*$/u.test(before);
        if (THING.test(text) || SAID_OF_IT.test(text)) return [];
        const isEveryday = EVERYDAY.test(text) && isEnglish();
        const isDoer = isEveryday && DOES_AFTER.test(stretch.low.slice(index + text.length));
        if (!isQuoted && !isDoer && isEveryday && (!/[-:_]/.test(text) || SAID_OF_ALL.test(before))) return [];
        const isRun =
          isQuoted ||
          groups?.['sure'] !== undefined ||
          (EVERYDAY.test(text) && !isEveryday) ||
          RUNS.test(before) ||
          RUNS_ALL.test(before) ||
          RUN_AFTER.test(stretch.low.slice(index + text.length)) ||
          isDoer;
        const span: [number, number] = [stretch.span[0] + index, stretch.span[0] + index + text.length];
        return commandsIn(text).flatMap(({ said }) =>
          isRun && said.kind === 'script' ? [claimOf(said, text, span, standingOf(stretch, span, said.kind))] : [],
        );
      });
};
