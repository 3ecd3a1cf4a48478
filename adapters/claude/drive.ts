import type { Drive, Seen } from '../../src/ir/drive.ts';
import { claudeKind, claudeSeen, LABELS } from './run/capture.ts';
import { cleaned } from './shown/cleaned.ts';
import { GLOBAL } from './global/blocks.ts';
import { namedIn } from './shown/named.ts';
import { FOLDER, linesNaming } from './global/overflow.ts';
import { folderOf } from '../../src/text/path.ts';
import { stageClaude } from './run/stage.ts';
import type { ClaudePlace } from './store.ts';
import { claudeTrials } from './run/trials.ts';
import { fileOpened, opening } from '../../src/kit/tool-results.ts';

/** How to run Claude Code headless and alone; every part seen on 2.1.197 and 2.1.329. */
export const claudeDrive: Drive<ClaudePlace> = {
  client: 'Claude Code',
  bin: 'claude',
  package: '@anthropic-ai/claude-code',
  get: 'Install Claude Code (npm install -g @anthropic-ai/claude-code)',
  wire: 'anthropic-messages',
  settings: {
    autoMemoryEnabled: 'on',
    'memory is off': 'offBy',
    autoMemoryDirectory: 'directory',
    'the memory folder is set by': 'directoryBy',
    CLAUDE_CODE_REMOTE_MEMORY_DIR: 'remoteRoot',
    CLAUDE_CODE_DISABLE_CLAUDE_MDS: 'filesOff',
    claudeMdExcludes: 'excludes',
    CLAUDE_CONFIG_DIR: 'configHome',
  },
  prompt: 'hello',
  stage: stageClaude,
  launch: ({ url, key, prompt, tmp, supposeOn }) => ({
    argv: ['-p', prompt],
    env: {
      ANTHROPIC_BASE_URL: url,
      ANTHROPIC_API_KEY: key,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      DISABLE_TELEMETRY: '1',
      DISABLE_ERROR_REPORTING: '1',
      DISABLE_AUTOUPDATER: '1',
      // Task output, sockets and probes go to /tmp without it.
      CLAUDE_CODE_TMPDIR: tmp,
      // 0 forces it on, over every settings source.
      ...(supposeOn && {
        CLAUDE_CODE_DISABLE_AUTO_MEMORY: '0',
        CLAUDE_CODE_DISABLE_CLAUDE_MDS: '0',
        CLAUDE_CODE_SIMPLE: '0',
        CLAUDE_CODE_SAFE_MODE: '0',
      }),
    },
  }),
  trials: claudeTrials,
  kind: claudeKind,
  seen: claudeSeen,
  // Its own tags are escaped and invisible characters go (2.1.329).
  sent: cleaned,
  follow: (seen) => opening('Read', [...pathsNamed(seen), ...filesNamed(seen)]),
  // A headless run has nobody who says yes: a second one is started as if somebody had (seen: 2.1.197, 2.1.329).
  allow: (seen) =>
    [...new Set(seen.results.flatMap(({ call, asked }) => (asked ? [folderOf(fileOpened(call))] : [])))].flatMap(
      (folder) => ['--allowedTools', `Read(/${folder}/**)`],
    ),
};

/** Files that the lines of `rules/memport.md` name, then those that the lines of an opened file name. */
const filesNamed = ({ blocks, results }: Seen): string[] => {
  const file = blocks.find(
    (block) => block.file?.endsWith(`/${GLOBAL}`) && block.label.endsWith(`(${LABELS.user})`),
  )?.file;
  if (file === undefined) return [];
  const root = file.slice(0, -GLOBAL.length - 1);
  const opened = new Set(results.map(({ call }) => fileOpened(call)));
  const texts = [
    blocks.find((block) => block.file === file)?.text ?? '',
    ...results.flatMap(({ call, text, failed }) =>
      failed || !fileOpened(call).startsWith(`${root}/${FOLDER}/`) ? [] : [text],
    ),
  ];
  return texts
    .flatMap((text) => linesNaming(text).map((line) => `${root}/${line.file}`))
    .filter((path) => !opened.has(path));
};

/** What a reader would open next: files that an index names, its own or an imported one, then files that those name. */
const pathsNamed = ({ blocks, results }: Seen): string[] => {
  const indexes = blocks.flatMap(({ label, file, text }) =>
    file !== undefined && (label.endsWith(`(${LABELS.memory})`) || file.endsWith('/MEMORY.md'))
      ? [{ folder: folderOf(file), text }]
      : [],
  );
  // The index itself is opened only where something names it: the warning of one that was cut does.
  const opened = new Set(results.map(({ call }) => fileOpened(call)));
  const read = results.flatMap(({ call, text, failed }) =>
    failed ? [] : [{ folder: folderOf(fileOpened(call)), text }],
  );
  // Only below the folder of an index: the copy holds nothing else of interest.
  const named = indexes.flatMap((index) =>
    [index, ...read].flatMap(({ folder, text }) => namedIn(text, folder, index.folder)),
  );
  return [...new Set(named)].filter((path) => !opened.has(path));
};
