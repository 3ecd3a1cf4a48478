import type { Finding } from '../ir/finding.ts';
import { isText, type FileTree, type Problem, type TextFile } from '../ir/store.ts';
import { firstUndecodable } from '../text/decode.ts';
import { byteLength, positionOf } from '../text/measure.ts';

/** What becomes memories; a view still loads more (docs/design.md §6). */
export const MEMORY_FILE_BYTES = 1 << 20;

const WHAT: Readonly<Record<Problem, string>> = {
  unreadable: 'cannot be read',
  'too-large': 'is too large to read',
  'not-a-file': 'is no regular file',
  link: 'is a link that is not followed',
  'too-many': 'is one file too many',
  'too-deep': 'lies too deep',
};

/**
 * The text files small enough to hold memories (`texts`), every text there is, for a view that loads it whatever its
 * size (`raw`), and a finding for every file that is not among the first.
 */
export const legible = (
  files: FileTree,
): { texts: Map<string, TextFile>; raw: Map<string, TextFile>; findings: Finding[] } => {
  const texts = new Map<string, TextFile>();
  const raw = new Map<string, TextFile>();
  const findings: Finding[] = [];
  for (const [file, found] of files) {
    if (!isText(found)) {
      const rule =
        found.problem === 'too-many' || found.problem === 'too-deep'
          ? 'read/too-large'
          : (`read/${found.problem}` as const);
      const whole = file === '.';
      findings.push({
        rule,
        severity: found.problem === 'link' && !whole ? 'warn' : 'error',
        message: `${whole ? 'the store' : file} ${WHAT[found.problem]}: ${found.detail}`,
        file,
      });
      continue;
    }
    raw.set(file, found);
    if (found.text.length > MEMORY_FILE_BYTES / 3 && byteLength(found.text) > MEMORY_FILE_BYTES) {
      findings.push({
        rule: 'read/too-large',
        severity: 'error',
        message: `${file} is larger than ${MEMORY_FILE_BYTES} bytes: no memories are read from it`,
        file,
      });
      continue;
    }
    texts.set(file, found);
    const bad = firstUndecodable(found.text);
    if (bad !== -1) {
      findings.push({
        rule: 'read/encoding',
        severity: 'warn',
        message: `${file} holds bytes that are no UTF-8; they are kept as they are`,
        file,
        line: positionOf(found.text, bad).line,
      });
    }
  }
  return { texts, raw, findings };
};
