import * as fs from 'node:fs';
import * as path from 'node:path';
import { folder, git, repo, type Case } from './claude-cases.ts';
import { write } from './lab.ts';

/**
 * Where somebody may start the client, and what may say where its memory is: the folder that is located is the one it
 * names.
 */
export const PLACES: readonly Case[] = [
  { name: 'a plain folder', cwd: 'p.l a_i@n', make: (root) => void folder(root, 'p.l a_i@n') },
  { name: 'a repository', cwd: 'app', make: (root) => repo(path.join(root, 'app')) },
  { name: 'a subdirectory of one', cwd: 'app/src', make: (root) => (repo(root, 'app'), void folder(root, 'app/src')) },
  {
    name: 'a linked worktree',
    cwd: 'side/src',
    make: (root) => (
      repo(root, 'app'),
      git(path.join(root, 'app'), 'worktree', 'add', '-q', '../side', '-b', 'w'),
      void folder(root, 'side/src')
    ),
  },
  {
    name: 'a worktree inside its main checkout',
    cwd: 'app/wt',
    make: (root) => (repo(root, 'app'), git(path.join(root, 'app'), 'worktree', 'add', '-q', 'wt', '-b', 'w')),
    files: [
      { path: 'app/CLAUDE.md', text: 'main\n' },
      { path: 'app/CLAUDE.local.md', text: 'local\n' },
      { path: 'app/wt/CLAUDE.md', text: 'worktree\n' },
    ],
  },
  {
    name: 'a worktree of a bare repository',
    cwd: 'side',
    make: (root) => (
      repo(root, 'app'),
      git(root, 'clone', '-q', '--bare', 'app', 'x.git'),
      git(path.join(root, 'x.git'), 'worktree', 'add', '-q', '../side', '-b', 'w')
    ),
  },
  {
    name: 'the bare repository itself',
    cwd: 'x.git',
    make: (root) => git(folder(root, 'x.git'), 'init', '-q', '--bare'),
  },
  {
    name: 'a nested repository',
    cwd: 'app/inner',
    make: (root) => (repo(root, 'app'), repo(path.join(root, 'app/inner'))),
  },
  {
    name: 'a submodule',
    cwd: 'app/sub',
    make: (root) => (
      repo(root, 'lib'),
      repo(path.join(root, 'app')),
      git(path.join(root, 'app'), 'submodule', 'add', '-q', path.join(root, 'lib'), 'sub')
    ),
  },
  {
    name: 'a linked folder',
    cwd: 'link',
    make: (root) => (void folder(root, 'real'), fs.symlinkSync('real', path.join(root, 'link'))),
  },
  {
    name: 'a path over 200 units',
    cwd: 'l'.repeat(120) + '/' + 'm'.repeat(120),
    make: (root) => void folder(root, 'l'.repeat(120), 'm'.repeat(120)),
  },
  {
    name: 'letters beyond ASCII',
    cwd: 'ünï/日本語/😀/u\u0308',
    make: (root) => void folder(root, 'ünï/日本語/😀/u\u0308'),
  },
  {
    name: 'autoMemoryDirectory of the user',
    cwd: 'p',
    files: [{ path: '.claude/settings.json', text: '{"autoMemoryDirectory":"~/notes/"}' }],
  },
  {
    name: 'of the project over that of the user',
    cwd: 'p',
    files: [
      { path: '.claude/settings.json', text: '{"autoMemoryDirectory":"~/notes"}' },
      { path: 'p/.claude/settings.json', text: '{"autoMemoryDirectory":"~/project"}' },
    ],
  },
  {
    name: 'local over project',
    cwd: 'p',
    files: [
      { path: 'p/.claude/settings.json', text: '{"autoMemoryDirectory":"~/project"}' },
      { path: 'p/.claude/settings.local.json', text: '{"autoMemoryDirectory":"~/local"}' },
    ],
  },
  {
    name: 'of the root, started below it',
    cwd: 'p/sub',
    make: (root) => (repo(root, 'p'), void folder(root, 'p/sub')),
    files: [{ path: 'p/.claude/settings.json', text: '{"autoMemoryDirectory":"~/project"}' }],
  },
  {
    name: 'autoMemoryDirectory with two slashes',
    cwd: 'p',
    make: (root) =>
      write(root, [
        { path: '.claude/settings.json', text: JSON.stringify({ autoMemoryDirectory: `/${root}//notes` }) },
      ]),
  },
  { name: 'CLAUDE_CONFIG_DIR', cwd: 'p', env: (root) => ({ CLAUDE_CONFIG_DIR: `${root}/cfg` }) },
  {
    name: 'CLAUDE_COWORK_MEMORY_PATH_OVERRIDE over a setting',
    cwd: 'p',
    files: [{ path: '.claude/settings.json', text: '{"autoMemoryDirectory":"~/notes"}' }],
    env: (root) => ({ CLAUDE_COWORK_MEMORY_PATH_OVERRIDE: `${root}/over` }),
  },
  {
    name: 'CLAUDE_CODE_REMOTE_MEMORY_DIR',
    cwd: 'p',
    env: (root) => ({ CLAUDE_CODE_REMOTE_MEMORY_DIR: `${root}/remote` }),
  },
  {
    name: 'autoMemoryEnabled false',
    cwd: 'p',
    files: [{ path: '.claude/settings.json', text: '{"autoMemoryEnabled":false}' }],
  },
  {
    name: 'off for the user, on locally',
    cwd: 'p',
    files: [
      { path: '.claude/settings.json', text: '{"autoMemoryEnabled":false}' },
      { path: 'p/.claude/settings.local.json', text: '{"autoMemoryEnabled":true}' },
    ],
  },
  { name: 'CLAUDE_CODE_DISABLE_AUTO_MEMORY=1', cwd: 'p', env: () => ({ CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1' }) },
  {
    name: 'CLAUDE_CODE_DISABLE_AUTO_MEMORY=0 over a setting',
    cwd: 'p',
    files: [{ path: '.claude/settings.json', text: '{"autoMemoryEnabled":false}' }],
    env: () => ({ CLAUDE_CODE_DISABLE_AUTO_MEMORY: '0' }),
  },
  {
    name: 'CLAUDE_CODE_DISABLE_CLAUDE_MDS=1',
    cwd: 'p',
    files: [{ path: 'p/CLAUDE.md', text: 'project\n' }],
    env: () => ({ CLAUDE_CODE_DISABLE_CLAUDE_MDS: '1' }),
  },
  {
    name: 'excluded instruction files',
    cwd: 'p',
    files: [
      { path: '.claude/settings.json', text: '{"claudeMdExcludes":["**/other/**","**/p/CLAUDE.md"]}' },
      { path: 'p/CLAUDE.md', text: 'project\n' },
      { path: 'p/CLAUDE.local.md', text: 'local\n' },
    ],
  },
];

/** What hardly anybody has. */
export const ODD_PLACES: readonly Case[] = [
  {
    name: 'a worktree of a bare repository in a dot folder',
    cwd: 'all/side',
    make: (root) => (
      repo(root, 'app'),
      git(folder(root, 'all'), 'clone', '-q', '--bare', '../app', '.bare'),
      fs.writeFileSync(path.join(root, 'all/.git'), 'gitdir: ./.bare\n'),
      git(path.join(root, 'all/.bare'), 'worktree', 'add', '-q', '../side', '-b', 'w')
    ),
  },
  {
    name: 'a git folder that stands elsewhere',
    cwd: 'app',
    make: (root) => git(folder(root, 'app'), 'init', '-q', '--separate-git-dir', path.join(root, 'elsewhere')),
  },
  {
    name: 'a copied worktree',
    cwd: 'copy',
    make: (root) => (
      repo(root, 'app'),
      git(path.join(root, 'app'), 'worktree', 'add', '-q', '../side', '-b', 'w'),
      fs.cpSync(path.join(root, 'side'), path.join(root, 'copy'), { recursive: true })
    ),
  },
  { name: 'an empty .git', cwd: 'app/in', make: (root) => (repo(root, 'app'), void folder(root, 'app/in/.git')) },
  {
    name: 'a .git that points to nothing',
    cwd: 'app/in',
    make: (root) => (
      repo(root, 'app'),
      fs.writeFileSync(path.join(folder(root, 'app/in'), '.git'), 'gitdir: /nowhere\n')
    ),
  },
  ...['rel/x', '~', '~/', '/', '', '../x', '~x'].map((value): Case => ({
    name: `autoMemoryDirectory ${JSON.stringify(value)}`,
    cwd: 'p',
    files: [{ path: '.claude/settings.json', text: JSON.stringify({ autoMemoryDirectory: value }) }],
  })),
  {
    name: 'broken settings',
    cwd: 'p',
    files: [{ path: '.claude/settings.json', text: '{"autoMemoryDirectory":"~/notes"' }],
  },
  {
    name: 'a linked CLAUDE_CONFIG_DIR',
    cwd: 'p',
    make: (root) => (void folder(root, 'cfg'), fs.symlinkSync('cfg', path.join(root, 'ln'))),
    env: (root) => ({ CLAUDE_CONFIG_DIR: `${root}/ln` }),
  },
  {
    name: 'a setting over CLAUDE_CODE_REMOTE_MEMORY_DIR',
    cwd: 'p',
    files: [{ path: '.claude/settings.json', text: '{"autoMemoryDirectory":"~/notes"}' }],
    env: (root) => ({ CLAUDE_CODE_REMOTE_MEMORY_DIR: `${root}/remote` }),
  },
  {
    name: 'the switch in the env of the settings',
    cwd: 'p',
    files: [{ path: '.claude/settings.json', text: '{"env":{"CLAUDE_CODE_DISABLE_AUTO_MEMORY":"1"}}' }],
  },
  {
    name: 'CLAUDE_CODE_SIMPLE=1',
    cwd: 'p',
    files: [{ path: 'p/CLAUDE.md', text: 'project\n' }],
    env: () => ({ CLAUDE_CODE_SIMPLE: '1' }),
  },
  { name: 'CLAUDE_CODE_REMOTE=1', cwd: 'p', env: () => ({ CLAUDE_CODE_REMOTE: '1' }) },
];
