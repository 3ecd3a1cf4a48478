import { describe, expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import { tilde } from '../../src/text/safe.ts';
import { reachingHere } from '../../src/verbs/overview.ts';
import { listDocument } from '../../src/verbs/list.ts';
import { standingOf } from '../../src/verbs/overview.ts';
import { listText, showText } from '../../src/report/memories.ts';
import { columns } from '../../src/report/terminal.ts';
import { showDocument } from '../../src/verbs/show.ts';
import { survey, type Sight, type Surveyed } from '../../src/world/survey.ts';
import { HOME, machineOver, NOW, treeOf, type World } from '../contract/world.ts';

const TITLES = Object.fromEntries(adapters.map((adapter) => [adapter.id, adapter.title]));
const SCREEN = { width: 80, colour: false };
const memory = (project: string, name: string, statement: string): [string, string] => [
  `.claude/projects/-home-ada-${project}/memory/${name}.md`,
  `---\nname: ${name}\ntype: feedback\n---\n${statement}\n`,
];
const project = (name: string, ...memories: [string, string][]): Record<string, string> => ({
  [`.claude/projects/-home-ada-${name}/0b9d4c61-6a1e-4e35-8f28-5e4a1f0c7d66.jsonl`]: `{"type":"user","cwd":"${HOME}/${name}"}\n`,
  [`.claude/projects/-home-ada-${name}/memory/MEMORY.md`]: memories
    .map(([path]) => `- [x](${path.split('/').at(-1)}) — a hook of its own\n`)
    .join(''),
  [`${name}/.keep`]: '',
  ...Object.fromEntries(memories),
});
const FILES = {
  ...project(
    'app',
    memory('app', 'locks', 'A hold takes a lock.'),
    memory('app', 'texts', '予約画面の文は丁寧語にする。'),
  ),
  ...project('web', memory('web', 'pnpm', 'Use pnpm, never npm.')),
};

const claudeFrom = (cwd: string): Surveyed => {
  const world: World = new Map(Object.entries(FILES).map(([path, text]) => [`${HOME}/${path}`, text]));
  const folders = Object.fromEntries(
    ['app', 'web'].map((name) => [`${HOME}/${name}`, { exists: true, real: `${HOME}/${name}` }]),
  );
  const sight: Sight = {
    machine: () => machineOver(world, {}, cwd),
    snapshot: (at) => treeOf(world, at),
    rows: () => ({ rows: {}, findings: [] }),
    surroundings: () => ({ folders, projects: {} }),
    now: NOW,
  };
  const [surveyed] = survey(
    adapters.filter((adapter) => adapter.id === 'claude'),
    sight,
  );
  if (!surveyed) throw new Error('no survey');
  return surveyed;
};
const shownFrom = (cwd: string): string => {
  const surveyed = claudeFrom(cwd);
  const elsewhere = new Set(
    surveyed.stores.filter(({ at }) => standingOf(at, surveyed.scene) === 'elsewhere').map(({ at }) => at.id),
  );
  return showText(showDocument(surveyed), TITLES, HOME, SCREEN, elsewhere);
};

describe('what one harness shows', () => {
  test('is the present project whole and the others in a line each', () => {
    const text = shownFrom(`${HOME}/app`);
    expect(text).toMatch(
      /^Claude Code {2}~\/app {2}2 memories\n {2}~\/\.claude\/projects\/-home-ada-app\/memory\n {2}2 indexed\n/,
    );
    expect(text).toContain('\nIn other projects (--cwd shows one of them):\n  1 memory  ~/web\n');
    expect(text).not.toContain('Use pnpm');
  });

  test('says that nothing is of this folder where that is so', () => {
    const text = shownFrom(HOME);
    expect(text).toMatch(/^Claude Code {2}~\/\.claude {2}nothing of this folder\n/);
    expect(text).toContain('  2 memories  ~/app\n  1 memory    ~/web\n');
  });
});

describe('a list', () => {
  test('tells a project by its folder and keeps its rows to the screen, wide characters too', () => {
    const here = claudeFrom(HOME);
    const text = listText(listDocument([here]), TITLES, HOME, SCREEN, reachingHere([here]));
    expect(text).toContain('Claude Code  ~/app  2 memories\n  ~/.claude/projects/-home-ada-app/memory\n');
    expect(text).toContain('予約画面');
    for (const line of text.split(/\n\d+ findings?:/)[0]?.split('\n') ?? [])
      expect(columns(line), line).toBeLessThanOrEqual(80);
  });
});

describe('a path for people', () => {
  test('is short and on one line, and a terminal obeys nothing in it', () => {
    expect(tilde('/home/ada/app', HOME)).toBe('~/app');
    expect(tilde('/home/adam/app', HOME)).toBe('/home/adam/app');
    expect(tilde('/srv/\u001b[2Jx\ny\u202e', HOME)).toBe('/srv/\\u{1b}[2Jx\\ny\\u{202e}');
    expect(tilde('/srv/app', '/')).toBe('/srv/app');
  });
});
