import type { Memory } from '../../ir/memory.ts';
import { bodyOf, printBody } from '../../text/body.ts';
import { lowered } from '../claims/word-table.ts';
import type { Ground } from '../claim-ground.ts';
import type { JudgedClaim } from '../claims/judged-claims.ts';
import { onlyLists } from './listed.ts';

/** What a memory holds besides, before it says more than the tree does. */
const MOST_WORDS = 14;
const LONGEST = 800;

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
  if (ground && text.length <= LONGEST && onlyLists(text, ground)) return 'the tree and the manifest say it';
  const held = judged.filter(({ memory: own, verdict }) => own.id === memory.id && verdict.is === 'held');
  // What only might be a path or a branch, and is none here, says nothing.
  const only = judged.every(
    ({ memory: own, verdict, claim }) =>
      own.id !== memory.id ||
      verdict.is === 'held' ||
      (verdict.is === 'unknown' && ('among' in claim || 'plain' in claim)),
  );
  if (!only || held.length === 0 || TWO_THOUGHTS.test(text)) return undefined;
  const bare = held.reduce((out, { claim }) => out.split(claim.text).join(' '), text);
  const words = bare.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > MOST_WORDS || SAYS_MORE.test(lowered(bare))) return undefined;
  const kinds = new Set(held.map(({ claim }) => claim.kind));
  const manifested = kinds.has('version') || (kinds.has('package') && LISTS.test(low));
  if (manifested && [...kinds].every((kind) => kind === 'version' || kind === 'package')) return 'the manifest says it';
  if (kinds.size === 1 && kinds.has('path') && held.length >= 4 && LISTS.test(low)) return 'git ls-files says it';
  return undefined;
};

/** It goes on with another thought, or says why. */
const TWO_THOUGHTS =
  /\n\s*\n|;|[—–]| (?:so|hence|therefore|daher|deshalb|então|portanto|por isso|por eso|así que|donc|quindi|dus|więc|därför|поэтому|тому|because|weil|porque|fordi|omdat|perché|ponieważ|bo|eftersom|koska|çünkü|car|parce qu['’]\p{L}+|parce que|потому что) |, want |因为|ため|때문/u;
/** A row of a tree or of a list of files, with no word about it. */
const ENTRY = /^(?:[│├└─┬\s|`*+-]|\d+[.)])*[`"]?(?:\.{0,2}\/)?[\w.@-]+(?:\/[\w.@-]*)*[`"]?$/u;
const COMMIT = /^(?:[-*+]\s*|\d+[.)]\s*)?[`*]*(?=[0-9a-f]*\d)[0-9a-f]{7,40}[`*]*(?:\s|[:—–-])/;
const COMMITS = new RegExp(COMMIT.source, 'm');
/** Which commit is the last one changes with the next. */
const LAST_COMMIT =
  /^[^.]{0,12}?(?:latest|last|most recent|newest|letzte[rsn]?|jüngste[rsn]?|últim[oa]|dernier|последн\p{L}{2,3}) commit|^[^。]{0,6}(?:最新|最近|最后|最後)(?:的一次|一次|的|の)?(?:提交|コミット)|^[^.]{0,6}(?:마지막|최신|최근) 커밋/u;
const LISTS =
  /(?<!\p{L})(?:files|folders|director(?:y|ies)|structure|layout|tree|dependenc(?:y|ies)|packages|contains|consists|dateien|ordner|struktur|abhängigkeiten|archivos|carpetas|estructura|dependencias|arquivos|pastas|estrutura|dependências|fichiers|dossiers|structure|dépendances|файлы|папки|структура|зависимости)(?!\p{L})|文件|目录|结构|依赖|ファイル|構成|依存|파일|구조|의존성/u;
const SAYS_MORE =
  /(?<!\p{L})(?:never|always|must|should|not|don't|only|because|until|when|if|avoid|prefer|before|after|nie|immer|muss|nicht|nur|nunca|siempre|debe|no|solo|nunca|sempre|deve|não|jamais|toujours|doit|pas|niet|nooit|altijd|moet|alleen|geen|nigdy|zawsze|tylko|musi|inte|aldrig|alltid|bara|måste|mai|sempre|solo|deve|non|değil|asla|sadece|никогда|всегда|не|только|нужно|ніколи|завжди|лише|тільки)(?!\p{L})|不要|必须|只|禁止|必ず|しない|だけ|반드시|절대|않/u;
