import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import type { ListDocument } from '../../src/verbs/document.ts';
import { start } from '../../src/drive/client-run.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import { memportIn } from './judged.ts';
import { absent, pinned, scratch, write } from './lab.ts';

const PATH = process.env['PATH'] ?? '';
const DAY = 86_400_000;

const PROJECT: readonly [string, string, string, string?][] = [
  ['user_role', 'user', 'Runs the ferry timetable team in Rotterdam.'],
  ['feedback_pnpm', 'feedback', 'Always use pnpm in this repository, never npm.', 'the lockfile breaks otherwise.'],
  ['project_launch', 'project', 'The launch is on 2026-12-01 and nothing else may be merged before.'],
  ['reference_board', 'reference', 'Incidents are tracked on the Harbour board of the tracker.'],
];
const GLOBAL = [
  'Answer in short sentences without any preamble.',
  'Never push to the main branch of a repository.',
  'Write commit messages in English, whatever we speak.',
];

let home: string;
let cwd: string;
let root: string;
beforeEach(() => {
  home = scratch();
  cwd = path.join(home, 'work/app');
  fs.mkdirSync(cwd, { recursive: true });
  const project = path.join(home, '.claude/projects', slugOf(cwd));
  write(path.join(project, 'memory'), [
    { path: 'MEMORY.md', text: PROJECT.map(([name, , statement]) => `- [${name}](${name}.md) — ${statement}\n`) },
    ...PROJECT.map(([name, type, statement, why]) => ({
      path: `${name}.md`,
      text: `---\nname: ${name.replaceAll('_', '-')}\ndescription: "${statement}"\nmetadata:\n  type: ${type}\n---\n\n${statement}\n${why === undefined ? '' : `\n**Why:** ${why}\n`}`,
    })),
  ]);
  fs.writeFileSync(path.join(project, 's.jsonl'), `${JSON.stringify({ cwd })}\n`);
  write(home, [
    {
      path: '.claude/rules/memport.md',
      text: GLOBAL.map((statement) => `<!-- memport {"kind":"rule"} -->\n${statement}\n\n`),
    },
  ]);
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 }));

const memport = (...args: string[]) => memportIn(args, { home, cwd });
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const bothTexts = (): string[] =>
  ['memory_summary.md', 'MEMORY.md'].filter((file) => fs.existsSync(path.join(root, file))).map(read);

const carry = async (): Promise<void> => {
  const { stdout, stderr, code } = await memport('claude:codex', '--yes', '--all');
  expect([code, stderr], stdout).toEqual([0, '']);
};

describe.each([
  ['v1', 'memories'],
  ['v2', 'memories_v2'],
] as const)('Codex 0.171.0 consolidates what memport wrote, %s', async (generation, folder) => {
  const client = await pinned(codexDrive, '0.171.0');
  if (client === undefined) return void test('is installed', () => expect(absent(codexDrive, '0.171.0')).toBe(true));

  beforeEach(() => {
    root = path.join(home, '.codex', folder);
    fs.mkdirSync(root, { recursive: true });
    fs.writeFileSync(path.join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
  });

  const database = () =>
    new DatabaseSync(
      path.join(
        home,
        '.codex',
        fs
          .readdirSync(path.join(home, '.codex'))
          .find((name) =>
            new RegExp(generation === 'v1' ? '^memories_\\d+\\.sqlite$' : '^memories_v2_\\d+\\.sqlite$').test(name),
          ) ?? '',
      ),
    );

  /** A real phase 2 beside a turn that is kept alive until it is over; its agent runs these commands, then is done. */
  const consolidate = async (commands: readonly string[]): Promise<{ diff: string; kinds: string[] }> => {
    const agent: string[] = [];
    const left = ['cat phase2_workspace_diff.md', ...commands];
    const run = await start({
      drive: codexDrive,
      client,
      home,
      cwd,
      path: PATH,
      background: true,
      script: async (request) => {
        const kind = codexDrive.kind(request);
        if (kind === 'phase2') {
          agent.push(JSON.stringify(request.body));
          const command = left.shift();
          return command === undefined
            ? { text: 'done' }
            : { calls: [{ tool: 'exec_command', input: { cmd: command, max_output_tokens: 50_000 } }] };
        }
        if (kind === 'main') await finished();
        return { text: 'ok' };
      },
    });
    return { diff: agent.at(-1) ?? '', kinds: run.requests.map(codexDrive.kind) };
  };

  /** The job row ends some time after the agent did; no turn is kept open for longer than it takes. */
  const finished = async (): Promise<void> => {
    for (const until = Date.now() + 40_000; Date.now() < until; await new Promise((done) => setTimeout(done, 100))) {
      if (['done', 'error'].includes(String(job()?.['status']))) return;
    }
  };

  const job = (): Record<string, unknown> | undefined => {
    try {
      const rows = database();
      try {
        return rows
          .prepare("select status, last_error, finished_at from jobs where kind = 'memory_consolidate_global'")
          .get();
      } finally {
        rows.close();
      }
    } catch {
      return undefined;
    }
  };

  const baseline = (): { subjects: string[]; files: string[] } => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', root, '-c', 'safe.directory=*', ...args], {
        encoding: 'utf8',
        env: { PATH, HOME: home },
      })
        .split('\n')
        .filter((line) => line !== '');
    return {
      subjects: git('log', '--format=%s'),
      files: git('-c', 'core.quotePath=false', 'ls-tree', '-r', '--name-only', 'HEAD'),
    };
  };

  test(
    'both validators pass after an apply, and everything survives that is said to',
    { timeout: 120_000 },
    async () => {
      await carry();
      const ours = fs
        .readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => path.relative(root, path.join(each.parentPath, each.name)));
      const now = Date.now();
      const stamp = (days: number): string =>
        new Date(now - days * DAY).toISOString().slice(0, 19).replaceAll(':', '-');
      const added = {
        'other.md': 'Left alone.\n',
        'skills/x/SKILL.md': '---\nname: x\ndescription: y\n---\nSteps.\n',
        'raw_memories.md': 'Ours.\n',
        'rollout_summaries/ours.md': 'Ours.\n',
        [`extensions/ad_hoc/notes/${stamp(300)}-old.md`]: 'A note.\n',
        'extensions/ad_hoc/notes/badname.md': 'A note.\n',
        'extensions/memport/resources/sub/plain.md': 'Kept.\n',
        [`extensions/memport/resources/sub/${stamp(19)}-old.md`]: 'Kept.\n',
        [`extensions/memport/resources/${stamp(19)}-old.md`]: 'Deleted.\n',
      };
      write(
        root,
        Object.entries(added).map(([name, text]) => ({ path: name, text })),
      );
      const before = new Map([...ours, ...Object.keys(added)].map((file) => [file, read(file)]));
      const { diff, kinds } = await consolidate([]);
      expect(kinds.filter((kind) => kind === 'phase2')).toHaveLength(2);
      expect(job()).toMatchObject({ status: 'done', last_error: null });
      expect(diff).toContain('A extensions/memport/instructions.md');
      for (const file of ours.filter((each) => /\.(?:md|memport)$/.test(each))) expect(diff).toContain(`A ${file}`);
      const { subjects, files } = baseline();
      expect(subjects).toHaveLength(1);
      expect(files).toEqual(expect.arrayContaining(ours));
      const after = new Map(
        [...before.keys()].map((file) => [file, fs.existsSync(path.join(root, file)) ? read(file) : undefined]),
      );
      const fate = Object.fromEntries(
        [...before].map(([file, text]) => [
          file,
          after.get(file) === text ? 'kept' : after.get(file) === undefined ? 'deleted' : 'overwritten',
        ]),
      );
      const expected = Object.fromEntries([...before.keys()].map((file) => [file, 'kept']));
      expect(fate).toEqual({
        ...expected,
        'raw_memories.md': generation === 'v1' ? 'overwritten' : 'kept',
        'rollout_summaries/ours.md': 'deleted',
        [`extensions/memport/resources/${stamp(19)}-old.md`]: 'deleted',
      });
      const again = await memport('claude:codex', '--yes', '--all');
      expect(again.stdout).toMatch(/^Nothing to do: 7 memories stand as planned\./m);
    },
  );

  test(
    'a line that the agent reworded, moved or dropped is known by its resource and never added again',
    { timeout: 120_000 },
    async () => {
      await carry();
      const dropped = PROJECT[3]?.[2] ?? '';
      const moved = PROJECT[0]?.[2] ?? '';
      await consolidate([
        // Reworded: a preference and a route, in the summary and in the handbook; the path of the resource stays.
        "sed -i -e 's/^- Never push to the main branch of a repository\\./- Pushing to the main branch of any repository is never allowed/' -e 's/^\\(- pnpm\\): .*/\\1: use pnpm rather than npm here, the lockfile depends on it/' memory_summary.md",
        "if [ -f MEMORY.md ]; then sed -i -e 's/^- Always use pnpm in this repository, never npm\\. /- pnpm is used in this repository and npm is not /' MEMORY.md; fi",
        // Dropped, and moved to the end of the summary under another heading.
        "sed -i -e '/^- board:/d' -e '/^- Answer in short sentences/d' memory_summary.md",
        "line=$(grep '^- role' memory_summary.md); sed -i -e '/^- role/d' memory_summary.md; printf '\\n#### elsewhere (extensions/memport/resources/app)\\n\\n%s\\n' \"$line\" >> memory_summary.md",
      ]);
      expect(job()).toMatchObject({ status: 'done', last_error: null });
      const texts = bothTexts();
      expect(texts[0]).toContain('- Pushing to the main branch of any repository is never allowed\n');
      expect(texts[0]).toContain(': use pnpm rather than npm here');
      if (generation === 'v1')
        expect(texts[1]).toContain('- pnpm is used in this repository and npm is not (extensions/memport/resources/');
      expect(texts[0]).not.toContain(dropped);
      expect(texts[0]).toMatch(new RegExp(`#### elsewhere [^\\n]*\\n\\n- role: ${moved}`));

      const list = JSON.parse((await memport('list', 'codex', '--json')).stdout) as ListDocument;
      // By statement, what the summary says of the memories memport placed: words of its own, the same, or nothing
      // where it said something.
      const summary = 'memory_summary.md';
      const stories = list.stores
        .flatMap((store) => store.memories)
        .flatMap((memory) => {
          const line = memory.places.find(({ file }) => file === summary);
          return memory.mark?.lines?.[summary] === undefined
            ? []
            : [
                [
                  memory.statement,
                  line === undefined ? 'dropped' : line.words === undefined ? 'as written' : 'reworded',
                ],
              ];
        });
      expect(Object.fromEntries(stories)).toMatchObject({
        [GLOBAL[1] ?? '']: 'reworded',
        [PROJECT[1]?.[2] ?? '']: 'reworded',
        [dropped]: 'dropped',
        [GLOBAL[0] ?? '']: 'dropped',
        [moved]: 'as written',
      });

      const plan = JSON.parse((await memport('claude:codex', '--dry-run', '--json', '--all')).stdout) as Plan;
      expect(plan.decisions.filter((each) => !['same', 'kept', 'declined'].includes(each.decision))).toEqual([]);
      for (let times = 0; times < 2; times += 1) {
        await carry();
        expect(bothTexts()).toEqual(texts);
      }
    },
  );
});
