import { globsIn } from '../../src/text/glob.ts';
import type { Head } from '../../src/text/yaml.ts';

/** When a client gives its model what a file says. */
export interface When {
  load: 'always' | 'glob' | 'on-request';
  globs?: string[];
}

/** Of `first` the first file that says something, of `every` each file that the glob meets. */
export type Source =
  { first: readonly string[] } | { every: string; but?: readonly string[]; when: (head: Head) => When };

/** How one family of clients finds its instruction files: data, each fact with its page in README.md. */
export interface Family {
  id: string;
  title: string;
  aliases: readonly string[];
  docs: readonly string[];
  /** The harness whose client loads them, where memport knows that harness. */
  reader?: string;
  /** The folders that are looked into: each from below `/` or from the repository's root down, the nearest, the root. */
  folders: 'all' | 'repository' | 'nearest' | 'root';
  sources: readonly Source[];
  /** What holds in every project. */
  user?: { env?: string; folder: string; sources: readonly Source[] };
  /** How often an `@path` may lead on. */
  hops?: number;
  /** What is loaded of all files together, in bytes. */
  bytes?: number;
  write?: Writing;
}

/** Where the managed block goes. */
export interface Writing {
  /** The first of them that its client loads, else the first. */
  files: readonly string[];
  /** What a new file begins with. */
  head?: string;
  /** Files that the client would no longer load if a new one stood beside them. */
  hides?: readonly string[];
}

/** Globs that mean everything are no condition. */
const byGlobs = (value: Head[string] | undefined, otherwise: When['load']): When => {
  const globs = globsIn(value).filter((glob) => glob !== '');
  const isAll = globs.some((glob) => ['*', '**', '**/*'].includes(glob));
  return globs.length === 0 ? { load: otherwise } : isAll ? { load: 'always' } : { load: 'glob', globs };
};

const byPaths = (head: Head): When => byGlobs(head['paths'], 'always');
const byApplyTo = (head: Head): When => byGlobs(head['applyTo'], 'on-request');
const byCursorHead = (head: Head): When =>
  head['alwaysApply'] === 'true' ? { load: 'always' } : byGlobs(head['globs'], 'on-request');
const byInclusion = (head: Head): When => {
  const inclusion = head['inclusion'] ?? 'always';
  if (inclusion === 'fileMatch') return byGlobs(head['fileMatchPattern'], 'on-request');
  return { load: inclusion === 'always' ? 'always' : 'on-request' };
};

const CLAUDE_IMPORT_HOPS = 4;

export const FAMILIES: readonly Family[] = [
  {
    id: 'claude-md',
    title: 'CLAUDE.md',
    aliases: [],
    docs: ['https://code.claude.com/docs/en/memory'],
    reader: 'claude',
    folders: 'all',
    sources: [
      { first: ['CLAUDE.md'] },
      { first: ['.claude/CLAUDE.md'] },
      { every: '.claude/rules/**/*.md', but: ['.claude/rules/memport.md'], when: byPaths },
      { first: ['CLAUDE.local.md'] },
    ],
    user: {
      env: 'CLAUDE_CONFIG_DIR',
      folder: '.claude',
      sources: [{ first: ['CLAUDE.md'] }, { every: 'rules/**/*.md', but: ['rules/memport.md'], when: byPaths }],
    },
    hops: CLAUDE_IMPORT_HOPS,
    // 2.1.329 loads AGENTS.md where no CLAUDE.md is on the way, and only there (run).
    write: { files: ['CLAUDE.md', '.claude/CLAUDE.md'], hides: ['AGENTS.md', '.claude/AGENTS.md'] },
  },
  {
    id: 'agents-md',
    title: 'AGENTS.md',
    aliases: [],
    docs: ['https://agents.md'],
    reader: 'codex',
    folders: 'repository',
    sources: [{ first: ['AGENTS.override.md', 'AGENTS.md'] }],
    user: { env: 'CODEX_HOME', folder: '.codex', sources: [{ first: ['AGENTS.override.md', 'AGENTS.md'] }] },
    bytes: 32 << 10,
    write: { files: ['AGENTS.md', 'AGENTS.override.md'] },
  },
  {
    id: 'hermes-md',
    title: '.hermes.md',
    aliases: [],
    docs: ['https://hermes-agent.nousresearch.com/docs'],
    reader: 'hermes',
    folders: 'nearest',
    sources: [{ first: ['.hermes.md', 'HERMES.md'] }],
    write: {
      files: ['.hermes.md', 'HERMES.md'],
      hides: ['AGENTS.override.md', 'AGENTS.md', 'agents.md', 'CLAUDE.md', 'claude.md', '.cursorrules'],
    },
  },
  {
    id: 'gemini-md',
    title: 'GEMINI.md',
    aliases: [],
    docs: ['https://geminicli.com/docs/cli/gemini-md'],
    folders: 'repository',
    sources: [{ first: ['GEMINI.md'] }],
    user: { folder: '.gemini', sources: [{ first: ['GEMINI.md'] }] },
    hops: CLAUDE_IMPORT_HOPS,
    write: { files: ['GEMINI.md'] },
  },
  {
    id: 'qwen-md',
    title: 'QWEN.md',
    aliases: [],
    docs: ['https://qwenlm.github.io/qwen-code-docs'],
    folders: 'repository',
    sources: [{ first: ['QWEN.md'] }, { every: '.qwen/rules/**/*.md', when: byPaths }, { first: ['QWEN.local.md'] }],
    user: { folder: '.qwen', sources: [{ first: ['QWEN.md'] }] },
    hops: CLAUDE_IMPORT_HOPS,
  },
  {
    id: 'copilot',
    title: 'Copilot instructions',
    aliases: [],
    docs: ['https://docs.github.com/en/copilot/concepts/prompting/response-customization'],
    folders: 'root',
    sources: [
      { first: ['.github/copilot-instructions.md'] },
      { every: '.github/instructions/**/*.instructions.md', when: byApplyTo },
    ],
    user: {
      folder: '.copilot',
      sources: [
        { first: ['copilot-instructions.md'] },
        { every: 'instructions/**/*.instructions.md', when: byApplyTo },
      ],
    },
    write: { files: ['.github/copilot-instructions.md'] },
  },
  {
    id: 'cursor',
    title: 'Cursor rules',
    aliases: [],
    docs: ['https://docs.cursor.com/context/rules'],
    folders: 'root',
    sources: [{ every: '.cursor/rules/**/*.mdc', when: byCursorHead }, { first: ['.cursorrules'] }],
    write: {
      files: ['.cursor/rules/memport.mdc'],
      head: '---\ndescription: Rules that hold in every session\nalwaysApply: true\n---\n',
    },
  },
  {
    id: 'kiro',
    title: 'Kiro steering',
    aliases: [],
    docs: ['https://kiro.dev/docs/steering'],
    folders: 'root',
    sources: [{ every: '.kiro/steering/**/*.md', when: byInclusion }],
    user: { folder: '.kiro', sources: [{ every: 'steering/**/*.md', when: byInclusion }] },
  },
];

/** Files that another store owns: whoever names them in an instruction file, they are memories and no instructions. */
const OWNED =
  /\/(?:\.claude\/(?:projects|agent-memory(?:-local)?|memory|memport)\/|memory\/MEMORY\.md$|rules\/memport\.md$|memories\/)/;

export const isOwned = (file: string): boolean => OWNED.test(file);
