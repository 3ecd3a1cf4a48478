import type { Finding } from '../../../src/ir/finding.ts';
import type { Memory } from '../../../src/ir/memory.ts';
import { readFrontmatter } from '../../../src/text/frontmatter.ts';
import { isType } from '../../../src/kit/typed.ts';
import { LOOSE_HEAD } from '../shown/index-text.ts';
import type { ClaudeStore } from '../store.ts';

/** What the client will stumble over, or change at its next write. */
export const formHealth = (store: ClaudeStore): Finding[] => {
  const memories = store.memories.flatMap((memory) => {
    const file = memory.places.find((place) => place.slot === 'file')?.file;
    return file === undefined ? [] : [{ memory, file, text: store.files.get(file)?.text ?? '' }];
  });
  return [
    ...memories.flatMap(({ memory, file, text }) => [...headHealth(file, text, memory), ...nameHealth(memory, file)]),
    ...sameNames(memories),
    ...portable(store),
    ...pending(memories, store),
  ];
};

/** The line that opens a head, with a key right behind it: no rule across a page. */
const OPENED = /^\ufeff?---[ \t]*\r?\n(?:name|description|type|metadata):/;

/** Two keys of a head where no head is read: its first line is missing, is no `---`, or is not the first of the file. */
const UNOPENED =
  /^\ufeff?\s*(?:(?:---?|----+|[–—]{1,3}|\*{3,}|\+{3}|={3,}|```\w*)[ \t]*\r?\n)?(?:(?:name|description|type|metadata):.*\r?\n\s*){2}/;

const headHealth = (file: string, text: string, memory: Memory): Finding[] => {
  const findings: Finding[] = [];
  const at = { file, line: 1, memory: memory.id };
  const front = readFrontmatter(text);
  if (front?.by === 'rescued')
    findings.push({
      rule: 'form/frontmatter',
      severity: 'warn',
      message: `the head is no YAML (${front.problem ?? 'broken'}); its lines are read one by one, and the client may drop them all at its next write`,
      ...at,
    });
  const strict = front ? text.slice(...front.inner).trim() : undefined;
  // The client's patterns: 2.1.197 ends a head at the first `---` anywhere, 2.1.329 also knows whole lines
  // (docs/formats/claude-code.md §3).
  const loose = LOOSE_HEAD.exec(text.replace(/^\ufeff/, ''))?.[1]?.trim();
  if (loose !== strict && (loose !== undefined || strict !== undefined)) {
    const how =
      strict === undefined
        ? 'the client takes the text up to the next `---` for a head'
        : loose === undefined
          ? 'the client sees no head here'
          : 'the client ends the head at the first `---`, inside a value';
    findings.push({
      rule: 'form/frontmatter',
      severity: 'warn',
      message: `${how}: its next write damages the file`,
      ...at,
    });
  }
  if (loose === undefined && strict === undefined && OPENED.test(text))
    findings.push({
      rule: 'form/frontmatter',
      severity: 'warn',
      message: 'the head is never closed: all of the file is text, and the client has no description of it',
      ...at,
    });
  if (front === undefined && loose === undefined && !OPENED.test(text) && UNOPENED.test(text))
    findings.push({
      rule: 'form/frontmatter',
      severity: 'warn',
      message: 'the file does not begin with a line of three dashes: its head is read as text, description and all',
      ...at,
    });
  const type = memory.nativeKind;
  if (type !== undefined && type !== '' && !isType(type))
    findings.push({
      rule: 'form/type',
      severity: 'info',
      message: `"${type}" is none of user, feedback, project and reference; the client treats it as no type`,
      ...at,
    });
  return findings;
};

const nameHealth = (memory: Memory, file: string): Finding[] => {
  const name = memory.native['name'];
  if (typeof name !== 'string') return [];
  if (name.trim() === '')
    return [
      {
        rule: 'form/name',
        severity: 'info',
        message: 'the name is empty: nothing can link to it',
        file,
        line: 1,
        memory: memory.id,
      },
    ];
  return /[a-z0-9]/i.test(name)
    ? []
    : [
        {
          rule: 'form/name',
          severity: 'info',
          message: 'the name has no Latin letter: the client empties it at its next write',
          file,
          line: 1,
          memory: memory.id,
        },
      ];
};

interface Filed {
  memory: Memory;
  file: string;
}

const sameNames = (memories: readonly Filed[]): Finding[] => {
  const slugOf = (memory: Memory): string =>
    String(memory.native['name'] ?? '')
      .toLowerCase()
      .replace(/[^a-z0-9_-]+/g, '-')
      .replace(/^-+|-+$/g, '');
  return [...Map.groupBy(memories, ({ memory }) => slugOf(memory))].flatMap(([name, group]) =>
    name === '' || group.length < 2
      ? []
      : group.slice(1).map(({ memory, file }): Finding => ({
          rule: 'form/name',
          severity: 'warn',
          message: `the name ${name} is also that of ${group[0]?.file}: a link means either`,
          file,
          line: 1,
          memory: memory.id,
        })),
  );
};

/** Names that another file system, or the client's own index builder, has no place for. */
const portable = (store: ClaudeStore): Finding[] => {
  const files = [...store.files.keys()];
  const twins = Map.groupBy(files, (file) => file.normalize('NFC').toLowerCase());
  return files.flatMap((file): Finding[] => {
    const steps = file.split('/');
    const reason = steps.some((step) => /[<>:"|?*\\\u0000-\u001f]|[. ]$/.test(step))
      ? 'Windows has no such name'
      : steps.some((step) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(step))
        ? 'Windows keeps the name for a device'
        : (twins.get(file.normalize('NFC').toLowerCase())?.length ?? 0) > 1
          ? 'another name here differs only in case or in how letters are composed: macOS has room for one of them'
          : steps.some((step) => /[[\]()]/.test(step))
            ? 'the client leaves names with brackets out of the index that it writes'
            : undefined;
    return reason === undefined
      ? []
      : [{ rule: 'form/portable-name', severity: 'info', message: `${reason}: ${file}`, file }];
  });
};

/**
 * One finding for all of them: a rewrite harms nothing by itself. A nested head with a plain name only gets its stamp.
 */
const pending = (memories: readonly Filed[], store: ClaudeStore): Finding[] => {
  const open = memories.filter(
    ({ memory: { native } }) =>
      native['dialect'] === 'A' ||
      native['dialect'] === 'broken' ||
      (native['dialect'] === 'B' && typeof native['name'] === 'string' && !/^[a-z0-9_-]+$/.test(native['name'])),
  );
  return open.length === 0
    ? []
    : [
        {
          rule: 'form/rewrite-pending',
          severity: 'info',
          message: `heads that the client will rewrite when it next edits their files: ${open.length}`,
          file: store.at.root,
          each: open.map(({ memory, file }) => ({ file, memory: memory.id })),
        },
      ];
};
