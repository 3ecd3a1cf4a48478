import { inFrame, unframe } from '../../../src/kit/frames.ts';
import type { Frame } from '../../../src/ir/frame.ts';
import { normal } from '../../../src/text/trimmed.ts';
import { parseBody, type Body } from '../../../src/text/body.ts';
import { AD_HOC, FAILURE, HAPPENED, TASK_REFS, WHEN, WHEN_QUOTED } from '../conventions.ts';
import { OUR_RESOURCES } from '../paths.ts';

export type SectionKind = 'preferences' | 'knowledge' | 'failures' | 'profile' | 'tips' | 'other';

/** What a bullet or a paragraph says once its frame, its refs and its tag are taken off. */
export interface BulletBody extends Body {
  quote?: string;
  frame?: string;
  /** `[Task n]`, as it stands, and the numbers in it. */
  refs?: string;
  /** They close the first line, and nested bullets follow. */
  refsInHead?: true;
  tasks: number[];
  adHoc?: true;
  /** All of it but refs, tag and resource: with its frame. */
  bare?: string;
  /** The resource of ours that it names. */
  resource?: string;
}

const POINTER = new RegExp(`^(?<statement>\\S.*?) \\((?<file>${OUR_RESOURCES}/[^()\\s]+\\.md)\\)$`, 'su');

/** Task refs belong to the handbook; in a summary they are words like any other. */
export const readBullet = (raw: string, kind: SectionKind, handbook: boolean): BulletBody => {
  let text = unwrapped(raw);
  const off = (frame: Frame): string | undefined => {
    const found = unframe(text, [frame]);
    if (found.frame) text = found.statement;
    return found.frame && found.refs;
  };
  const refs = handbook ? off(TASK_REFS) : undefined;
  const tag = off(AD_HOC);
  const before = tag !== undefined && refs === undefined && handbook ? off(TASK_REFS) : undefined;
  const inHead = handbook && refs === undefined && before === undefined ? headRefs(text) : undefined;
  if (inHead) text = inHead.without;
  const pointer = POINTER.exec(text)?.groups;
  if (pointer) text = pointer['statement'] as string;
  const frames = kind === 'failures' ? [WHEN_QUOTED, FAILURE, HAPPENED] : [WHEN_QUOTED, WHEN];
  const found = unframe(text, frames);
  const body = found.frame
    ? {
        statement: found.statement,
        ...(found.how !== undefined && { how: found.how }),
        ...(found.why !== undefined && { why: found.why }),
      }
    : parseBody(text);
  const all = (refs ?? '') + (before ?? '') + (inHead?.refs ?? '');
  return {
    ...(isNormal(body) ? body : parseBody(text)),
    ...(isNormal(body) &&
      found.frame && { frame: found.frame.name, ...(found.quote !== undefined && { quote: found.quote }) }),
    ...(all !== '' && { refs: all.trim() }),
    ...(inHead && { refsInHead: true as const }),
    bare: text,
    tasks: [...all.matchAll(/\d+/g)].map((match) => Number(match[0])),
    ...(tag !== undefined && { adHoc: true as const }),
    ...(pointer && { resource: pointer['file'] as string }),
  };
};

/** Refs of a bullet with nested ones may close its own line: those stay with it. */
const headRefs = (text: string): { without: string; refs: string } | undefined => {
  const end = text.indexOf('\n');
  if (end < 0) return undefined;
  const { frame, statement, refs } = unframe(text.slice(0, end), [TASK_REFS]);
  return frame && refs !== undefined ? { without: statement + text.slice(end), refs } : undefined;
};

/** A frame counts only if what it leaves is what the body grammar would read from it. */
const isNormal = (body: Body): boolean =>
  parseBody(body.statement).statement === body.statement &&
  [body.statement, body.why, body.how].every((each) => each === undefined || (each !== '' && normal(each) === each));

const FRAMES = [WHEN_QUOTED, WHEN, FAILURE, HAPPENED];

/** The bullet for a body, without its mark. Continuation lines are indented below it. */
export const printBullet = (said: BulletBody): string => {
  const frame = FRAMES.find((each) => each.name === said.frame);
  const parts = {
    statement: said.statement,
    ...(said.how !== undefined && { how: said.how }),
    ...(said.why !== undefined && { why: said.why }),
    ...(said.quote !== undefined && { quote: said.quote }),
  };
  const text = (frame && inFrame(frame, parts)) ?? said.statement;
  const tail = [
    said.resource === undefined ? '' : ` (${said.resource})`,
    said.adHoc ? ' [ad-hoc note]' : '',
    said.refs === undefined || said.refsInHead ? '' : ` ${said.refs}`,
  ].join('');
  const headed = said.refsInHead ? text.replace(/\n|$/, (end) => ` ${said.refs ?? ''}${end}`) : text;
  return `${headed}${tail}`.replace(/\n(?=[^\n])/g, '\n  ');
};

/** Real handbooks wrap bullets over two lines; nested bullets and labels keep lines of their own. */
const unwrapped = (raw: string): string =>
  normal(
    raw
      .replace(/\r\n?/g, '\n')
      .split('\n')
      .reduce((text, line) => {
        const bare = line.trim();
        return /^(?:[-*+]|\d{1,9}[.)])(?:\s|$)|^(?:[-*+] )?\*\*(?:why|how to apply)/i.test(bare)
          ? `${text}\n${line.replace(/^(?: {2}|\t)/, '').trimEnd()}`
          : `${text} ${bare}`;
      })
      .trim(),
  );

/** What a consolidation writes where it has nothing to say; never a memory (docs/formats/in-the-wild.md §3). */
export const isPlaceholder = (text: string): boolean => {
  const bare = text.replace(/^[\s_*(]+|[\s_*).…]+$/g, '').toLowerCase();
  return bare.length <= 90 && PLACEHOLDER.test(bare);
};

const NOUN = "(?:[\\w/'-]+ ){0,7}?";
// Words that only a consolidation says of its own notes: "no staging server available" is a fact.
const KEPT = '(?:retained|recorded|captured|promoted|noted|inferred|learned)';
const PLACEHOLDER = new RegExp(
  `^(?:(?:none|n/a|tbd|empty|nothing)(?: (?:yet|so far|here|${KEPT}))*|(?:no|nothing|none of the) ${NOUN}(?:yet|so far|${KEPT})(?: (?:yet|so far|here))?|not (?:yet )?${KEPT}(?: yet)?)$`,
);
