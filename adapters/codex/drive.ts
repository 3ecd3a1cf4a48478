import type { Drive, Seen, ToolCall, ToolResult } from '../../src/ir/drive.ts';
import { codexKind, codexSeen, SUMMARY_LABEL } from './capture.ts';
import { wordsIn } from './search.ts';
import { stageCodex } from './stage.ts';

const toml = (value: string): string => JSON.stringify(value);

/** How to run Codex headless and alone; every part seen on 0.169.0. */
export const codexDrive: Drive = {
  client: 'Codex CLI',
  bin: 'codex',
  package: '@openai/codex',
  get: 'Install Codex (npm install -g @openai/codex) or name one with --bin.',
  wire: 'openai-responses',
  settings: { 'features.memories': 'feature', 'memories.version': 'version', 'memories.use_memories': 'useMemories', 'memories.dual_write': 'dualWrite', project_doc_max_bytes: 'docBytes', CODEX_HOME: 'codexHome' },
  prompt: 'hello',
  stage: stageCodex,
  launch: ({ url, key, prompt, cwd, background, supposeOn }) => ({
    argv: [
      'exec',
      // Without it every start is also a run of the memory pipeline.
      ...(background ? [] : ['--ephemeral']),
      '--skip-git-repo-check',
      '-C', cwd,
      '-c', 'model="gpt-5.4"',
      '-c', 'model_provider="memport"',
      '-c', `model_providers.memport={name="memport",base_url=${toml(`${url}/v1`)},wire_api="responses",env_key="MEMPORT_KEY",request_max_retries=0,stream_max_retries=0}`,
      // The default model of the consolidation runs code instead of a shell.
      ...(background ? ['-c', 'memories.consolidation_model="gpt-5.4"'] : []),
      ...(supposeOn ? ['-c', 'features.memories=true', '-c', 'memories.use_memories=true'] : []),
      // For a model it does not know it cuts what a tool gives to 10,000 bytes.
      '-c', 'tool_output_token_limit=200000',
      '-c', 'check_for_update_on_startup=false',
      '-c', 'analytics.enabled=false',
      prompt,
    ],
    env: { MEMPORT_KEY: key },
  }),
  kind: codexKind,
  seen: codexSeen,
  follow: (seen) => nextSearch(seen),
};

/** Grep for the words of the summary, then open what the hits stand in. */
const nextSearch = (seen: Seen): ToolCall[] => {
  const summary = seen.blocks.find(({ label }) => label === SUMMARY_LABEL);
  if (summary === undefined || seen.directory === undefined) return [];
  const last = Math.max(0, ...seen.results.map(({ hops }) => hops));
  if (last === 0) return searches(seen.directory, summary.text);
  return last === 1 ? openings(seen.directory, seen.results) : [];
};

/** Keeps a command below what a shell takes and a result below what the tool gives back whole. */
const WORDS_A_SEARCH = 40;

const shell = (cmd: string): ToolCall => ({ tool: 'exec_command', input: { cmd, max_output_tokens: 200_000 } });

/** Words come out of memories, so anybody may have written them: always inside single quotes. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const within = (folder: string, command: string): ToolCall => shell(`cd ${quoted(folder)} && ${command}`);

const chunks = <T>(all: readonly T[], size: number): T[][] => Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** A path that the summary itself names: a folder of resources, a rollout summary. */
const NAMED = /(?<![\w./-])(?:extensions|skills|rollout_summaries)\/[^\s`'"()<>,;]*[^\s`'"()<>,;.:]/g;

/** Only where the text given leads: the prompt of v1 names handbook, skills and rollout summaries, that of v2 the last alone (0.169.0). */
const searches = (folder: string, text: string): ToolCall[] => {
  const v1 = !folder.endsWith('_v2');
  const named = [...new Set(text.match(NAMED) ?? [])].filter((path) => !path.split('/').includes('..')).map((path) => path.replace(/\/$/, ''));
  const [files, folders] = [named.filter((path) => path.endsWith('.md')), named.filter((path) => !path.endsWith('.md'))];
  const where = [...new Set([...(v1 ? ['MEMORY.md', 'skills'] : []), 'rollout_summaries', ...folders])].map((path) => quoted(`./${path}`)).join(' ');
  const greps = chunks([...wordsIn(text)], WORDS_A_SEARCH).map((words) =>
    within(folder, `grep -rniIHF --include='*.md' ${words.map((word) => `-e ${quoted(word)}`).join(' ')} ${where} 2>/dev/null | cut -c1-160`));
  const opened = chunks(files, WORDS_A_SEARCH).map((some) => within(folder, `tail -n +1 ${some.map((path) => quoted(`./${path}`)).join(' ')}`));
  return [...(v1 ? [within(folder, "grep -n '^# ' MEMORY.md"), within(folder, "find ./skills -name SKILL.md -exec tail -n +1 {} + 2>/dev/null")] : []), ...greps, ...opened];
};

/** Whole groups of the handbook, and whole other files. */
const openings = (folder: string, results: readonly ToolResult[]): ToolCall[] => {
  const first = results.filter(({ hops }) => hops === 1);
  const isHeads = ({ call }: ToolResult): boolean => typeof call.input === 'object' && String(call.input['cmd']).endsWith("grep -n '^# ' MEMORY.md");
  const heads = first.find(isHeads);
  const greps = first.filter((each) => !isHeads(each));
  const starts = [...(heads?.text ?? '').matchAll(/^(\d+):/gm)].map((line) => Number(line[1]));
  const hits = greps.flatMap(({ text }) => [...text.matchAll(/^\.\/(.+?\.md):(\d+):/gm)].map((hit) => ({ file: hit[1] ?? '', line: Number(hit[2]) })));
  const groups = new Set(hits.flatMap(({ file, line }) => (file === 'MEMORY.md' ? [starts.findLastIndex((start) => start <= line)] : [])));
  const parts = [...groups].map((index) => `${starts[index] ?? 1},${index + 1 < starts.length ? (starts[index + 1] ?? 1) - 1 : '$'}p`);
  const files = [...new Set(hits.map(({ file }) => file))].filter((file) => file !== 'MEMORY.md');
  return [
    ...chunks(parts, WORDS_A_SEARCH).map((some) => within(folder, `sed -n ${some.map((part) => `-e ${quoted(part)}`).join(' ')} MEMORY.md`)),
    ...chunks(files, WORDS_A_SEARCH).map((some) => within(folder, `tail -n +1 ${some.map((file) => quoted(`./${file}`)).join(' ')}`)),
  ];
};
