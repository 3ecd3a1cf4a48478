import type { Seen, ToolCall, ToolResult } from '../../../src/ir/drive.ts';
import { READ_ON, SUMMARY_LABEL } from './capture.ts';
import { wordsIn } from '../shown/search.ts';
import { summaryOf } from '../summary/summary.ts';
import { scalar } from '../../../src/text/json.ts';

/**
 * What a model does that follows the summary to its end. One read away: the files that the summary names or that a
 * route line leads to, and a search with the summary's words. Two reads away: the files that the search found.
 */
export const nextReads = (seen: Seen): ToolCall[] => {
  const summary = seen.blocks.find(({ label }) => label === SUMMARY_LABEL);
  if (summary === undefined || seen.directory === undefined) return [];
  const folder = seen.directory;
  const long = unreadIn(seen.results);
  if (long.length > 0) return long.map((file) => within(folder, `tail -n +1 ${quoted(file)} ${READ_ON}`));
  const last = Math.max(0, ...seen.results.map(({ hops }) => hops));
  const named = namedIn(summary.text);
  if (last === 0) return [...reads(folder, named.files), ...searches(folder, summary.text, named.folders)];
  return last === 1 ? openings(folder, seen.results, new Set(named.files)) : [];
};

/** Keeps a command below what a shell takes. */
const WORDS_A_SEARCH = 40;

/** Four bytes each. The client keeps at most 1,048,576 bytes of what a command prints (0.169.0). */
export const OUTPUT_TOKENS = 262_144;

/** Files that one command opens, each below `LONG` blocks of 512 bytes: together they stay whole. */
const FILES_A_READ = 12;
const LONG = 160;

const shell = (cmd: string): ToolCall => ({
  tool: 'exec_command',
  input: { cmd, max_output_tokens: OUTPUT_TOKENS, yield_time_ms: 30_000 },
});

/** Words come out of memories, so anybody may have written them: always inside single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const within = (folder: string, command: string): ToolCall => shell(`cd ${quoted(folder)} && ${command}`);

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** A path that the summary itself names: a folder of resources, a rollout summary. */
const NAMED = /(?<![\w./-])(?:extensions|skills|rollout_summaries)\/[^\s`'"()<>,;]*[^\s`'"()<>,;.:]/g;

const namedIn = (text: string): { files: string[]; folders: string[] } => {
  const paths = [...text.matchAll(NAMED)].map(([path]) => path.replace(/\/$/, ''));
  const all = [...new Set([...paths, ...summaryOf(text).routes.map(({ file }) => file)])];
  const inside = all.filter((path) => !path.split('/').includes('..'));
  return {
    files: inside.filter((path) => path.endsWith('.md')),
    folders: inside.filter((path) => !path.endsWith('.md')),
  };
};

/** Whole files; of a long one its name alone, because together with others it would be cut. */
const reads = (folder: string, files: readonly string[]): ToolCall[] =>
  chunks(files, FILES_A_READ).map((some) =>
    within(
      folder,
      `find ${some.map((file) => quoted(`./${file}`)).join(' ')} -size -${LONG} -exec tail -n +1 '{}' + -o -exec echo ${quoted(TOO_LONG)} '{}' ';' 2>/dev/null`,
    ),
  );

const TOO_LONG = '==> to be read alone:';
const ALONE = new RegExp(`^${TOO_LONG} (\\./.+)$`, 'gm');

const unreadIn = (results: readonly ToolResult[]): string[] => {
  const commands = results.map(commandOf);
  const named = results
    .filter((each) => commandOf(each).includes(TOO_LONG))
    .flatMap(({ text }) => [...text.matchAll(ALONE)].map((line) => line[1] ?? ''));
  return [...new Set(named)].filter((file) => !commands.some((cmd) => cmd.endsWith(`${quoted(file)} ${READ_ON}`)));
};

const commandOf = ({ call }: ToolResult): string => (typeof call.input === 'object' ? scalar(call.input['cmd']) : '');

const HEADS = "grep -n '^# ' MEMORY.md";
const FOUND = 'grep -rliIF';

/**
 * Only where the text given leads: the prompt of v1 names handbook, skills and rollout summaries, that of v2 the last
 * alone (0.169.0).
 */
const searches = (folder: string, text: string, folders: readonly string[]): ToolCall[] => {
  const v1 = !folder.endsWith('_v2');
  const where = [...new Set([...(v1 ? ['skills'] : []), 'rollout_summaries', ...folders])]
    .map((path) => quoted(`./${path}`))
    .join(' ');
  const greps = chunks([...wordsIn(text)], WORDS_A_SEARCH).flatMap((some) => {
    const words = some.map((word) => `-e ${quoted(word)}`).join(' ');
    return [
      ...(v1 ? [within(folder, `grep -niIHF ${words} ./MEMORY.md 2>/dev/null | cut -c1-160`)] : []),
      within(folder, `${FOUND} --include='*.md' ${words} ${where} 2>/dev/null`),
    ];
  });
  const first = v1
    ? [within(folder, HEADS), within(folder, 'find ./skills -name SKILL.md -exec tail -n +1 {} + 2>/dev/null')]
    : [];
  return [...first, ...greps];
};

/** Whole groups of the handbook, and whole other files. */
const openings = (folder: string, results: readonly ToolResult[], opened: ReadonlySet<string>): ToolCall[] => {
  const first = results.filter(({ hops }) => hops === 1);
  const heads = first.find((each) => commandOf(each).endsWith(HEADS));
  const starts = [...(heads?.text ?? '').matchAll(/^(\d+):/gm)].map((line) => Number(line[1]));
  const lines = first.flatMap(({ text }) =>
    [...text.matchAll(/^\.\/MEMORY\.md:(\d+):/gm)].map((hit) => Number(hit[1])),
  );
  const groups = new Set(lines.map((line) => starts.findLastIndex((start) => start <= line)));
  const parts = [...groups].map(
    (index) => `${starts[index] ?? 1},${index + 1 < starts.length ? (starts[index + 1] ?? 1) - 1 : '$'}p`,
  );
  const found = first
    .filter((each) => commandOf(each).includes(FOUND))
    .flatMap(({ text }) => [...text.matchAll(/^\.\/(.+\.md)$/gm)].map((hit) => hit[1] ?? ''));
  return [
    ...chunks(parts, WORDS_A_SEARCH).map((some) =>
      within(folder, `sed -n ${some.map((part) => `-e ${quoted(part)}`).join(' ')} MEMORY.md`),
    ),
    ...reads(
      folder,
      [...new Set(found)].filter((file) => !opened.has(file)),
    ),
  ];
};
