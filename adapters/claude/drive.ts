import type { Drive, Seen, ToolCall } from '../../src/ir/drive.ts';
import { claudeKind, claudeSeen, LABELS } from './capture.ts';
import { folderOf, resolved } from './resolve.ts';
import { stageClaude } from './stage.ts';

/** How to run Claude Code headless and alone; every part seen on 2.1.197 and 2.1.329. */
export const claudeDrive: Drive = {
  client: 'Claude Code',
  bin: 'claude',
  package: '@anthropic-ai/claude-code',
  get: 'Install Claude Code (npm install -g @anthropic-ai/claude-code) or name one with --bin.',
  wire: 'anthropic-messages',
  settings: ['autoMemoryEnabled', 'autoMemoryDirectory', 'claudeMdExcludes', 'CLAUDE_CONFIG_DIR', 'CLAUDE_CODE_DISABLE_AUTO_MEMORY', 'CLAUDE_CODE_DISABLE_CLAUDE_MDS'],
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
      ...(supposeOn && { CLAUDE_CODE_DISABLE_AUTO_MEMORY: '0' }),
    },
  }),
  kind: claudeKind,
  seen: claudeSeen,
  follow: (seen) => pathsNamed(seen).map((file_path) => ({ tool: 'Read', input: { file_path } })),
};

// Inline link targets (one level of brackets inside, or in angle brackets), wiki links, and bare file names in tables and prose.
const LINK = /\]\((?:<([^>\n]+)>|((?:[^()\n]|\([^()\n]*\))+))\)/g;
const WIKI = /\[\[([^\]|#\n]+)/g;
const BARE = /(?<![\w/.-])[\w./-]*[\w-]\.md\b/g;

/** What a reader would open next: files that the index names, then files that those name. */
const pathsNamed = ({ blocks, results }: Seen): string[] => {
  const index = blocks.find(({ label }) => label.endsWith(`(${LABELS.memory})`));
  if (index?.file === undefined) return [];
  const root = folderOf(index.file);
  const opened = new Set([index.file, ...results.map(({ call }) => fileOf(call))]);
  const sources = [{ folder: root, text: index.text }, ...results.flatMap(({ call, text, failed }) => (failed ? [] : [{ folder: folderOf(fileOf(call)), text }]))];
  const named = sources.flatMap(({ folder, text }) => [
    ...[...text.matchAll(LINK)].map((link) => resolved(folder, target(link[1] ?? link[2] ?? ''))),
    ...[...text.matchAll(BARE)].map((name) => resolved(folder, name[0])),
    ...[...text.matchAll(WIKI)].map((link) => resolved(root, `${(link[1] ?? '').trim().replace(/\.md$/, '')}.md`)),
  ]);
  // Only below the memory directory: the copy holds nothing else of interest.
  return [...new Set(named)].filter((path) => path.startsWith(`${root}/`) && /\.md$/i.test(path) && !opened.has(path));
};

/** A link to somewhere else is no file. */
const target = (link: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(link) ? '/' : link.replace(/#.*$/, '').trim());

const fileOf = (call: ToolCall): string => (typeof call.input === 'object' ? String(call.input['file_path'] ?? '') : '');
