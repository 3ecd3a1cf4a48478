import type { Claim } from './claim.ts';
import { isBrand } from './brands.ts';
import { standingOf } from './claim-standing.ts';
import { BUILTIN, PROGRAMS, TECH, VERSIONED } from './known-names.ts';
import { isKnownPackage } from './known-packages.ts';
import { isForeign } from './name-claims.ts';
import { codeFileIn } from './code-file.ts';
import { MASK, type ClaimStretch } from './stretches.ts';
import * as word from './symbol-words.ts';
import { tongueOf } from '../../meaning/tongue.ts';
import { matchesIn } from '../../text/matches.ts';

type SymbolClaim = Extract<Claim, { kind: 'symbol' }>;

/** What says that a name is code stands no further off: a pattern need not look at more. */
const NEAR = 72;

/** Most sentences hold no humps, no underscore and no call. */
const HINT = /[a-z\d][A-Z]|\w_\w|\w\(\)|[A-Za-z]\/\d/;
const NAME =
  /(?<![\w./$:<{#%-])(?<name>(?=[A-Za-z\d]*[a-z\d](?:[A-Z]|_+[A-Za-z\d]))[A-Za-z]\w{3,}|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[A-Za-z_$][\w$]{3,}(?=\(\)|\/\d(?!\d)))(?:\([^()\n]{0,40}\))?(?![\w(=@]|[.:]\w|-[\da-z]|\/[A-Za-z_])/g;
/** `VoiceLeading::check`, `FogBank.thicken`: a thing by what it stands in. */
const QUALIFIED =
  /(?<![\w./$:<{#%@-])(?<owner>[A-Z][a-z\d]+(?:[A-Z][a-z\d]+)+)(?:::|\.)(?<name>[A-Za-z]\w{2,})(?:\(\))?(?![\w(=@/]|[.:]\w|-[\da-z])/g;
/** `aws_nat_gateway.single`: what Terraform calls a thing by. */
const RESOURCE = /(?<![\w./-])(?<owner>[a-z][a-z\d]*(?:_[a-z\d]+)+)\.(?<name>[a-z][\w-]{2,})(?![\w(/.-])/g;
/** `the class Receipt`: by its capital and what it is called, in a sentence that names a file of code. */
const CAPITAL = /(?<![\w./$:<{#%@-])(?<name>[A-Z][a-z]{3,}\w*)(?![\w(=@]|[.:]\w|-\w|\/\w)/g;

/** Names that only code has, where the sentence says that they are code of the project: nobody need mark them. */
export const plainSymbols = (stretch: ClaimStretch, others: readonly Claim[]): SymbolClaim[] => {
  const { text, span } = stretch;
  const isHinted = HINT.test(text);
  const file = codeFileIn(stretch);
  if ((!isHinted && file === undefined) || isForeign(stretch) || stretch.fence !== undefined || stretch.quoted)
    return [];
  const known = new Set(others.flatMap((claim) => (claim.kind === 'symbol' ? [claim.symbol] : [])));
  const found = [...(isHinted ? matchesIn(text, NAME) : []), ...(file === undefined ? [] : matchesIn(text, CAPITAL))];
  const qualified = (isHinted ? [...matchesIn(text, QUALIFIED), ...matchesIn(text, RESOURCE)] : []).flatMap(
    ({ 0: said, index, groups }) =>
      ownedBy(stretch, groups?.['owner'] ?? '', groups?.['name'] ?? '', said, index, known),
  );
  const plain = found.flatMap(({ 0: said, index, groups }): SymbolClaim[] => {
    const symbol = groups?.['name'] ?? '';
    if (known.has(symbol) || isNobodys(symbol)) return [];
    const [start, end] = [span[0] + index, span[0] + index + said.length];
    const literal = stretch.literals.find(({ span: [from, to] }) => from <= start && to >= end);
    const isCode = literal?.kind === 'code' && literal.text.trim().replace(/^@/, '') === said;
    // `settle/2`, as some languages call a function of two, reads like a path.
    const isArity = literal?.kind === 'path' && /^\w+\/\d$/.test(literal.text);
    if (literal !== undefined && !isCode && !isArity && !PLAIN.has(literal.kind)) return [];
    const [from, to] = isCode || isArity ? literal.span : [start, end];
    const [before, after] = [from - span[0], to - span[0]];
    const around = [
      stretch.low.slice(Math.max(0, before - NEAR), before),
      stretch.low.slice(after, after + NEAR),
    ] as const;
    const isCall = isArity || said.endsWith('()');
    const isHandle = text.charAt(index - 1) === '@';
    if (!isOurs(stretch, { symbol, around, isCall, isHandle, isInFile: file !== undefined })) return [];
    known.add(symbol);
    const stands = standingOf(stretch, [from, to], 'symbol');
    return [
      {
        kind: 'symbol',
        symbol,
        ...(file !== undefined && { path: file }),
        sure: false,
        text: said,
        span: [start, end],
        stands,
      },
    ];
  });
  return [...plain, ...qualified];
};

/** Of a qualified name both are looked for. */
const ownedBy = (
  stretch: ClaimStretch,
  owner: string,
  member: string,
  said: string,
  index: number,
  known: ReadonlySet<string>,
): SymbolClaim[] => {
  const start = stretch.span[0] + index;
  const literal = stretch.literals.find(({ span: [from, to] }) => from < start + said.length && to > start);
  const isWhole = literal === undefined || literal.text.trim() === said || PLAIN.has(literal.kind);
  if (owner.length < 7 || known.has(owner) || isNobodys(owner) || !isWhole || literal?.kind === 'file') return [];
  const span: [number, number] = [start, start + said.length];
  return [
    {
      kind: 'symbol',
      symbol: owner,
      member,
      text: said,
      span,
      sure: false,
      stands: standingOf(stretch, span, 'symbol'),
    },
  ];
};
const PLAIN: ReadonlySet<string> = new Set(['identifier', 'variable', 'handle']);

const isNobodys = (symbol: string): boolean => {
  const low = symbol.toLowerCase();
  return (
    BUILTIN.has(symbol) ||
    TECH.test(low) ||
    isBrand(symbol) ||
    isKnownPackage(low) ||
    PROGRAMS.has(low) ||
    VERSIONED.has(low)
  );
};

interface Seen {
  symbol: string;
  /** In small letters, what stands before it and behind it. */
  around: readonly [before: string, after: string];
  isCall: boolean;
  isHandle: boolean;
  /** The sentence names a file of code. */
  isInFile: boolean;
}

/** Whether the words round a name say that it is code, and whose. */
const isOurs = (stretch: ClaimStretch, { symbol, around, isCall, isHandle, isInFile }: Seen): boolean => {
  const { low } = stretch;
  const [before, after] = around;
  const isPascal = /^[A-Z][a-z]/.test(symbol);
  if (THEIRS.test(before) || THEIRS_BEHIND.test(after)) return false;
  if (!/[a-z\d][A-Z]|_/.test(symbol) && !isCall) return word.TYPE_BEFORE.test(before) && FILE_RIGHT_BEHIND.test(after);
  if (word.CODE_BEFORE.test(before) || (isPascal ? word.TYPE_AFTER : word.CODE_AFTER).test(after)) return true;
  if (isHandle || word.PUTS.test(low)) return false;
  if (word.SAME_PLACE.test(low)) return true;
  if (isJoined(symbol, low, around) && !A_MEMORY.test(symbol) && !IS_KEY.test(after))
    return ![word.OF_DATA, word.OF_SYSTEMS].some((words) =>
      words.test(`${nearIn(before, 'last')} ${nearIn(after, 'first')}`),
    );
  // `scheduled by WateringWorker`: of who does it two humps and more are nobody's word, elsewhere `SalesManager` is.
  const isFirst = /^[\s*_`>-]*$/.test(before) && /^[`*_]*\s\p{Ll}/u.test(after);
  if (isPascal)
    return (
      /^(?:[A-Z][a-z]+){2,}$/.test(symbol) && symbol.length > 9 && (word.BY.test(before) || word.BY_AFTER.test(after))
    );
  if (isFirst && /^use(?:[A-Z][a-z]+){2,}$/.test(symbol)) return true;
  if (isInFile && (isCall || !/^[A-Z\d_]+$/.test(symbol) || !word.OF_DATA.test(low))) return true;
  if (isCall && symbol.length > 8 && /_|[a-z][A-Z]/.test(symbol)) return true;
  return (word.BY.test(before) || word.BY_AFTER.test(after)) && (isCall || !word.OF_DATA.test(low));
};

/**
 * What is joined of several words stands in code, and in no other text; in two capitals an English one may be a title
 * or a product, and what lies `in annual_report at the bank` is none of ours.
 */
const isJoined = (symbol: string, low: string, [before, after]: Seen['around']): boolean =>
  (symbol.length >= 6 && CAMEL.test(symbol)) ||
  (symbol.length >= 6 &&
    SNAKE.test(symbol) &&
    !(/ in [`*_]*$/.test(before) && /^[`*_]*\s(?:at|on|of|by)\s/.test(after))) ||
  (symbol.length >= 10 && PASCAL.test(symbol) && (tongueOf(low) ?? 'en') !== 'en');
/** The words right beside a name, as far as its clause goes. */
const nearIn = (text: string, which: 'first' | 'last'): string => {
  const clauses = text.split(/[,;:，、；：—–]/u);
  const own = (which === 'first' ? clauses[0] : clauses.at(-1)) ?? '';
  return which === 'first' ? own.slice(0, BESIDE) : own.slice(-BESIDE);
};
const BESIDE = 24;

const CAMEL = /^[a-z]{2,}(?:[A-Z][a-z]{2,})+$/;
const SNAKE = /^[a-z][a-z\d]+(?:_[a-z\d]{2,})+$/;
const PASCAL = /^(?:[A-Z][a-z]{2,}){2,}$/;

/** `secretName: x` sets something. */
const IS_KEY = /^[`*_"']{0,2}\s?[:=]/;
/** Files of memories are called so. */
const A_MEMORY = /^(?:user|feedback|project|reference)_/;

const THEIRS =
  /(?<!\p{L})(?:their|his|her|ihr(?:e[nmr]?)?|dere?n|leurs?|loro|hun|ich|deras|heidän|onların|их|його|їхн\p{L}*)\s[`*_"]*$/u;
const THEIRS_BEHIND = /^[`*_"'”»]{0,2}\s(?:is|are) (?:their|his|her)(?!\p{L})/u;
/** `the class Receipt in total.ts`, and not further off. */
const FILE_RIGHT_BEHIND = new RegExp(`^[^.;:${MASK}]{0,12}${MASK}`, 'u');
