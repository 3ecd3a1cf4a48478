import type { Memory } from '../../ir/memory.ts';
import { bodyOf, printBody } from '../../text/body.ts';
import { lowered } from '../claims/word-table.ts';
import type { Ground } from '../claim-ground.ts';
import type { JudgedClaim } from '../claims/judged-claims.ts';
import { oddsOfAll } from '../../meaning/weighing.ts';
import { derivableWeights } from './derivable-weights.ts';
import { hasProjectName } from './project-names.ts';
import { weightTraits } from './weight-traits.ts';

/** A longer text tells of more than one thing. */
const LONGEST = 900;

/** Why git or the tree says it by themselves; undefined where the memory says anything more. */
export const derivedFrom = (memory: Memory, judged: readonly JudgedClaim[], ground?: Ground): string | undefined => {
  if (memory.why !== undefined || memory.how !== undefined) return undefined;
  const text = printBody(bodyOf(memory));
  if (text.length > 4_000) return undefined;
  const low = lowered(text);
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:```|~~~)/.test(line));
  if (COMMITS.test(text) && lines.filter((line) => COMMIT.test(line)).length * 10 >= (lines.length - 1) * 8)
    return 'git log says it';
  if (LAST_COMMIT.test(low) && lines.length === 1 && text.length <= 200 && !SAYS_MORE.test(low))
    return 'git log says it';
  const entries = lines.filter((line) => ENTRY.test(line));
  if (entries.length >= 4 && lines.length - entries.length <= 2) return 'git ls-files says it';
  const own = judged.filter(({ memory: of }) => of.id === memory.id);
  if (text.length > LONGEST || own.some(({ verdict }) => verdict.is === 'stale')) return undefined;
  const held = own.filter(({ verdict }) => verdict.is === 'held');
  if (held.length === 0 && (ground === undefined || !hasProjectName(text, ground))) return undefined;
  if (oddsOfAll(weightTraits(text), derivableWeights) <= TOLD) return undefined;
  const kinds = new Set(held.map(({ claim }) => claim.kind));
  const isOf = (...some: string[]): boolean => kinds.size > 0 && [...kinds].every((kind) => some.includes(kind));
  if (isOf('version', 'package', 'script')) return 'the manifest says it';
  return isOf('path', 'line') ? 'git ls-files says it' : 'the tree and the manifest say it';
};

/** The odds that are told. */
const TOLD = -0.5;
/** A row of a tree or of a list of files, with no word about it. */
const ENTRY = /^(?:[│├└─┬\s|`*+-]|\d+[.)])*[`"]?(?:\.{0,2}\/)?[\w.@-]+(?:\/[\w.@-]*)*[`"]?$/u;
const COMMIT = /^(?:[-*+]\s*|\d+[.)]\s*)?[`*]*(?=[0-9a-f]*\d)[0-9a-f]{7,40}[`*]*(?:\s|[:—–-])/;
const COMMITS = new RegExp(COMMIT.source, 'm');
/** Which commit is the last one changes with the next. */
const LAST_COMMIT =
  /^[^.]{0,12}?(?:latest|last|most recent|newest|letzte[rsn]?|jüngste[rsn]?|últim[oa]|dernier|последн\p{L}{2,3}) commit|^[^。]{0,6}(?:最新|最近|最后|最後)(?:的一次|一次|的|の)?(?:提交|コミット)|^[^.]{0,6}(?:마지막|최신|최근) 커밋/u;
const SAYS_MORE =
  /(?<!\p{L})(?:never|always|must|should|not|don't|only|because|until|when|if|avoid|prefer|before|after|nie|immer|muss|nicht|nur|nunca|siempre|debe|no|solo|nunca|sempre|deve|não|jamais|toujours|doit|pas|niet|nooit|altijd|moet|alleen|geen|nigdy|zawsze|tylko|musi|inte|aldrig|alltid|bara|måste|mai|sempre|solo|deve|non|değil|asla|sadece|никогда|всегда|не|только|нужно|ніколи|завжди|лише|тільки)(?!\p{L})|不要|必须|只|禁止|必ず|しない|だけ|반드시|절대|않/u;
