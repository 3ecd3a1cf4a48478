import type { Claim } from './claim.ts';
import { standingOf } from './claim-standing.ts';
import { isBrand } from './brands.ts';
import { BUILTIN, TECH } from './known-names.ts';
import { IN_FILE, isForeign } from './name-claims.ts';
import { pathIn } from './path-claims.ts';
import type { ClaimStretch } from './stretches.ts';
import { PUTS } from './symbol-words.ts';
import { matchesIn } from '../../text/matches.ts';

type SymbolClaim = Extract<Claim, { kind: 'symbol' }>;

/** A sentence that names one file of code, and a name that only code has: it says that the one is in the other. */
export const placedSymbols = (stretch: ClaimStretch, others: readonly Claim[]): SymbolClaim[] => {
  const file = onlyFileIn(stretch);
  if (file === undefined || isForeign(stretch) || PUTS.test(stretch.low)) return [];
  const { text, span } = stretch;
  const known = new Set(others.flatMap((claim) => (claim.kind === 'symbol' ? [claim.symbol] : [])));
  return matchesIn(text, NAME).flatMap(({ 0: said, index, groups }): SymbolClaim[] => {
    const symbol = groups?.['name'] ?? '';
    const [start, end] = [span[0] + index, span[0] + index + said.length];
    const literal = stretch.literals.find(({ span: [from, to] }) => from <= start && to >= end);
    const isCode = literal?.kind === 'code' && literal.text.trim() === said;
    if (known.has(symbol) || BUILTIN.has(symbol) || TECH.test(symbol.toLowerCase()) || isBrand(symbol)) return [];
    const isPlain = literal === undefined || literal.kind === 'identifier' || literal.kind === 'variable';
    if (!isCode && (!isPlain || !IN_FILE.test(text.slice(index + said.length, file.at[0])))) return [];
    if (!isCode && index > file.at[0]) return [];
    known.add(symbol);
    const stands = standingOf(stretch, [start, end], 'symbol');
    return [{ kind: 'symbol', symbol, path: file.path, sure: false, text: said, span: [start, end], stands }];
  });
};

/** Humps, an underscore or brackets of a call. */
const NAME =
  /(?<![\w.@/$-])(?<name>[A-Za-z_$][\w$]*?[a-z\d](?:[A-Z]|_[A-Za-z\d])[\w$]*|[A-Za-z_$][\w$]{3,}(?=\(\)))(?:\(\))?(?![\w./(-])/g;
/** The one file that the sentence names, by its path or its bare name. */
const onlyFileIn = ({ literals, span }: ClaimStretch): { path: string; at: [number, number] } | undefined => {
  const files = literals.flatMap(({ kind, text, span: [from, to] }) => {
    if (kind !== 'code' && kind !== 'path' && kind !== 'file') return [];
    const found = pathIn(text, kind === 'code');
    const path = found === undefined ? (kind === 'file' ? text : undefined) : found.folder ? undefined : found.path;
    return path !== undefined && OF_CODE.test(path)
      ? [{ path, at: [from - span[0], to - span[0]] as [number, number] }]
      : [];
  });
  const [file, ...more] = files;
  return more.every(({ path }) => path === file?.path) ? file : undefined;
};
/** Its path as it stands. */
export const codeFileIn = (stretch: ClaimStretch): string | undefined => onlyFileIn(stretch)?.path;

const OF_CODE =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kts?|scala|swift|c|h|cc|cpp|hpp|cs|php|vue|svelte|dart|lua|exs?|erl|clj|hs|ml|zig|nim|jl|r|pl|pm|sh|ino|gd|fs|vb)$/i;
