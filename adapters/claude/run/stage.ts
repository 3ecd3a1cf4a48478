import type { Copied, Stage, Staged } from '../../../src/ir/drive.ts';
import { isMarkdown, projectCopies, variablesKept } from '../../../src/kit/staged-projects.ts';
import { field, parsed } from '../../../src/text/json.ts';
import { FOLDER } from '../global/overflow.ts';
import { AGENTS_FILES } from '../shown/contexts.ts';
import { folderOf, resolved } from '../../../src/text/path.ts';
import { slugOf } from '../folders/slug.ts';
import type { ClaudePlace } from '../store.ts';

/**
 * Variables of the person's that change what is loaded; a value that is a path is moved into the copy
 * (docs/formats/claude-code.md §1.3, §1.4).
 */
const SWITCHES = [
  'CLAUDE_CODE_DISABLE_AUTO_MEMORY',
  'CLAUDE_CODE_DISABLE_CLAUDE_MDS',
  'CLAUDE_CODE_SIMPLE',
  'CLAUDE_CODE_SAFE_MODE',
  'CLAUDE_CODE_REMOTE',
  'CLAUDE_CODE_SIMPLE_SYSTEM_PROMPT',
  'CLAUDE_CODE_ADDITIONAL_DIRECTORIES_CLAUDE_MD',
];
const FOLDERS = ['CLAUDE_COWORK_MEMORY_PATH_OVERRIDE', 'CLAUDE_CODE_REMOTE_MEMORY_DIR'];

/**
 * The memory, the instruction files, and settings reduced to what decides about memory: no hooks, no servers, no
 * helpers, no keys.
 */
export const stageClaude = (stage: Stage<ClaudePlace>): Staged => {
  const config = configHomeOf(stage);
  const settings = (folder: string): Copied[] =>
    ['settings.json', 'settings.local.json'].map((name) => ({
      from: `${folder}/${name}`,
      rewrite: (text) => settingsFor(text, stage),
    }));
  const instructions = (folder: string): Copied[] => [
    { from: `${folder}/CLAUDE.md` },
    { from: `${folder}/CLAUDE.local.md` },
    { from: `${folder}/.claude/CLAUDE.md` },
    ...AGENTS_FILES.map((name) => ({ from: `${folder}/${name}` })),
    { from: `${folder}/.claude/rules`, only: isMarkdown },
  ];
  const folders = chain(stage.cwd);
  const copies: Copied[] = [
    { from: `${config}/CLAUDE.md` },
    { from: `${config}/rules`, only: isMarkdown },
    { from: `${config}/${FOLDER}`, only: isMarkdown },
    ...settings(config),
    {
      from:
        config === `${stage.home}/.claude` && !stage.env['CLAUDE_CONFIG_DIR']
          ? `${stage.home}/.claude.json`
          : `${config}/.claude.json`,
      rewrite: (text) => stateFor(text, stage),
    },
    ...folders.flatMap((folder) => [...instructions(folder), ...settings(`${folder}/.claude`)]),
    ...stores(stage, config),
  ];
  return { copies: [...copies, ...imports(copies, stage)], env: environment(stage, config) };
};

/** Every folder from just below the root down to `path`. */
const chain = (path: string): string[] =>
  path.split('/').flatMap((_, index, parts) => (index === 0 ? [] : [parts.slice(0, index + 1).join('/')]));

/** As it was located: an option may name another one than the environment does. */
export const configHomeOf = ({ at, env, home }: Stage<ClaudePlace>): string =>
  (at[0]?.settings.configHome ?? env['CLAUDE_CONFIG_DIR']) || `${home}/.claude`;

const environment = (stage: Stage<ClaudePlace>, config: string): Record<string, string> => ({
  ...variablesKept(stage, SWITCHES),
  ...variablesKept(stage, FOLDERS, stage.mirror),
  ...((config !== `${stage.home}/.claude` || stage.env['CLAUDE_CONFIG_DIR']) && {
    CLAUDE_CONFIG_DIR: stage.mirror(config),
  }),
});

const stores = (stage: Stage<ClaudePlace>, config: string): Copied[] => {
  const projects = `${stage.env['CLAUDE_CODE_REMOTE_MEMORY_DIR'] ?? config}/projects`;
  const own = stage.at.filter(({ scope }) => scope.level !== 'global');
  return projectCopies(own, stage, (path) => `${projects}/${slugOf(path)}/memory`);
};

/** A file that is no JSON stays one: the client has to meet the same trouble. */
const settingsFor = (text: string, { mirror, at }: Stage<ClaudePlace>): string => {
  const all = parsed(text);
  if (typeof all !== 'object' || all === null) return text.trim() === '' ? text : '{';
  const moved = (path: unknown): unknown => (typeof path === 'string' && path.startsWith('/') ? mirror(path) : path);
  const excludes = field(all, 'claudeMdExcludes');
  const env = field(all, 'env');
  const switches = Object.fromEntries(
    SWITCHES.flatMap((name) => (typeof field(env, name) === 'string' ? [[name, field(env, name)]] : [])),
  );
  const permissions = field(all, 'permissions');
  const rules = (name: string): string[] => {
    const list = field(permissions, name);
    const reads = (Array.isArray(list) ? list : []).filter(
      (rule): rule is string => typeof rule === 'string' && /^Read(?:\(|$)/.test(rule),
    );
    return reads.map((rule) => rule.replace(/^Read\(\/(\/.+)\)$/, (_, path: string) => `Read(/${mirror(path)})`));
  };
  const folders = field(permissions, 'additionalDirectories');
  // Where the client asks, a second start says yes: a rule that asks in spite of that would never be answered.
  const asks = at.some(({ settings }) => settings.reading === 'asks');
  const kept = {
    ...(permissions !== undefined && {
      permissions: {
        ...(!asks && {
          allow: rules('allow'),
          additionalDirectories: Array.isArray(folders) ? folders.map(moved) : undefined,
        }),
        deny: rules('deny'),
        defaultMode: field(permissions, 'defaultMode') === 'dontAsk' ? 'dontAsk' : undefined,
      },
    }),
    autoMemoryEnabled: field(all, 'autoMemoryEnabled'),
    autoMemoryDirectory: moved(field(all, 'autoMemoryDirectory')),
    claudeMdExcludes: Array.isArray(excludes) ? excludes.map(moved) : excludes,
    ...(Object.keys(switches).length > 0 ? { env: switches } : {}),
  };
  return JSON.stringify(kept);
};

/** `~/.claude.json` holds the account too; all that is kept is which projects may load files from elsewhere. */
const stateFor = (text: string, { mirror }: Stage<ClaudePlace>): string => {
  const projects = field(parsed(text), 'projects');
  const names = typeof projects === 'object' && projects !== null ? Object.keys(projects) : [];
  return JSON.stringify({
    projects: Object.fromEntries(
      names.map((name) => {
        const project = field(projects, name);
        return [
          mirror(name),
          {
            hasClaudeMdExternalIncludesApproved: field(project, 'hasClaudeMdExternalIncludesApproved'),
            hasTrustDialogAccepted: field(project, 'hasTrustDialogAccepted'),
          },
        ];
      }),
    ),
  });
};

const IMPORT = /(?:^|\s)@((?:\\ |[^\s`])+)/gm;
const HOPS = 4;

/** What instruction files import with `@path`; a name too many is only a copy too many. */
const imports = (copies: readonly Copied[], { home, text }: Stage<ClaudePlace>): Copied[] => {
  const found = new Set<string>();
  const follow = (file: string, hops: number): void => {
    for (const match of hops < HOPS ? (text(file) ?? '').matchAll(IMPORT) : []) {
      const name = (match[1] ?? '').replaceAll('\\ ', ' ').replace(/#.*$/, '');
      const path = name.startsWith('~/') ? resolved(home, name.slice(2)) : resolved(folderOf(file), name);
      if (found.has(path) || !/\.\w+$/.test(path)) continue;
      found.add(path);
      follow(path, hops + 1);
    }
  };
  for (const { from } of copies) if (/(?:CLAUDE(?:\.local)?|AGENTS)\.md$/.test(from)) follow(from, 0);
  return [...found].filter((path) => text(path) !== undefined).map((from) => ({ from }));
};
