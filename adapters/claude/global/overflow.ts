import { hookOf } from '../../../src/kit/lines.ts';
import type { Span } from '../../../src/ir/memory.ts';
import type { FileTree } from '../../../src/ir/store.ts';
import { linesOf } from '../../../src/text/blocks.ts';
import { derive, HOOK_UNITS } from '../../../src/text/derive.ts';
import { oneLine, shorten } from '../../../src/text/sentence.ts';
import { withoutTargets } from '../../../src/text/text-links.ts';

/**
 * Beside `rules/`, where every file is loaded: here nothing is, so a memory may be as long as it likes (seen: 2.1.197,
 * 2.1.329).
 */
export const FOLDER = 'memport';
/** A file of lines for which the loaded file has no room; a loaded line names it. */
export const MORE = `${FOLDER}/more.md`;
/** Above the lines; the client strips it. It may stand several times: an empty one parts two memories. */
export const LINES = '<!-- memport-files -->';

const LEAD = /^Memories in short; read the file in .+ before you act on one:$/;
const LINE = /^- ([^\s/\\]+\.md) — (\S[^]*)$/;

/** Says once where the files are, so that every line can be short. */
export const leadFor = (configHome: string, home: string): string =>
  `Memories in short; read the file in ${configHome.startsWith(`${home}/`) ? `~${configHome.slice(home.length)}` : configHome}/${FOLDER}/ before you act on one:`;

const nameOf = (file: string): string => file.slice(FOLDER.length + 1);

export const lineFor = (file: string, hook: string): string =>
  `- ${nameOf(file)} — ${lineWords(hook) || nameOf(file).replace(/\.md$/, '')}`;

export const pointerFor = (file: string): string =>
  lineFor(file, 'more memories, one a line: read it before you begin a task');

/** What a line has of a hook or a statement. */
const lineWords = (text: string): string => shorten(oneLine(text), HOOK_UNITS);

/** The hook of a memory whose line says these words: its own, unless a person changed the line. */
export const hookSaid = (line: string | undefined, memory: Parameters<typeof hookOf>[0]): string | undefined =>
  line === undefined ||
  [memory.hook ?? derive(memory.statement).hook, hookOf(memory), memory.statement].some(
    (each) => lineWords(withoutTargets(each)) === lineWords(withoutTargets(line)),
  )
    ? memory.hook
    : line;

/** A line of ours that names a file below `FOLDER`. */
export interface FileLine {
  file: string;
  hook: string;
  /** Where the hook stands: the name before it is what parts one line from the next. */
  hookSpan: Span;
  span: Span;
}

export interface LineSection {
  marker: Span;
  /** Where the next block begins. */
  end: number;
  lead?: Span;
  lines: FileLine[];
  /** Runs of whatever else stands there. */
  rest: Span[];
}

export const isLines = (line: string): boolean => line.replace(/^\ufeff/, '').trimEnd() === LINES;

/** What stands below a marker of lines. */
export const sectionAt = (text: string, marker: Span, end: number): LineSection => {
  const section: LineSection = { marker, end, lines: [], rest: [] };
  let run: Span | undefined;
  for (const line of linesOf(text.slice(marker[1], end))) {
    const span: Span = [marker[1] + line.start, marker[1] + line.end];
    const match = LINE.exec(line.text);
    const lead = section.lead === undefined && LEAD.test(line.text);
    if (lead) section.lead = span;
    if (match) {
      const [, name = '', said = ''] = match;
      const hook = said.trimEnd();
      const from = span[0] + line.text.indexOf(hook, `- ${name} — `.length);
      section.lines.push({ file: `${FOLDER}/${name}`, hook, hookSpan: [from, from + hook.length], span });
    }
    if (lead || match) run = undefined;
    else if (run) run[1] = span[1];
    else section.rest.push((run = [...span]));
  }
  return section;
};

/** The lines of a text that a client sent, without the mark above them. */
export const linesNaming = (text: string): FileLine[] => sectionAt(text, [0, 0], text.length).lines;

/** Whether words that a person wrote would be taken for lines of ours. */
export const looksLikeLines = (text: string): boolean => {
  const { lead, lines } = sectionAt(text, [0, 0], text.length);
  return lead !== undefined || lines.length > 0;
};

/** A file of lines, as against a memory: told by its first line. */
const isIndexFile = (text: string): boolean => isLines(linesOf(text)[0]?.text ?? '');

/** All lines of an index file, whatever else a person wrote there. */
export const indexSection = (text: string): LineSection => {
  const first = linesOf(text)[0];
  return sectionAt(text, [first?.start ?? 0, first?.end ?? 0], text.length);
};

export const indexFiles = (files: FileTree): string[] =>
  [...files].flatMap(([file, found]) =>
    file.startsWith(`${FOLDER}/`) && 'text' in found && isIndexFile(found.text) ? [file] : [],
  );
