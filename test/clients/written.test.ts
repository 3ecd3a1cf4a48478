import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { claude } from '../../adapters/claude/index.ts';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import type { Put, Site } from '../../src/adapter.ts';
import type { Client } from '../../src/drive/installed-client.ts';
import { start } from '../../src/drive/client-run.ts';
import { naming } from '../../src/kit/naming.ts';
import type { Reply, ToolCall } from '../../src/ir/drive.ts';
import type { Memory, Scope } from '../../src/ir/memory.ts';
import { readFrontmatter } from '../../src/text/frontmatter.ts';
import { storesIn } from '../claude/home.ts';
import { repo, type Case } from './claude-cases.ts';
import { claudePlace } from './claude-place.ts';
import { judge, memportIn, type Where } from './judged.ts';
import { absent, pinned, write, type File } from './lab.ts';

const some = (cwd: string, more: Partial<Memory>): Memory => {
  const scope: Scope = { level: 'project', key: cwd, paths: [cwd] };
  return {
    id: `t/${more.statement}`,
    kind: 'rule',
    name: 'x',
    statement: 'x',
    scope,
    author: 'human',
    load: 'always',
    status: 'active',
    keywords: [],
    links: [],
    evidence: [],
    dates: { updated: { text: '2026-01-02', basis: 'declared' } },
    places: [],
    native: {},
    ...more,
  };
};

const everyKind = (cwd: string): Memory[] => [
  some(cwd, {
    statement: 'Use pnpm, never npm.',
    why: 'the lockfile',
    how: '- run `pnpm i`\n- commit it',
    detail: '```sh\npnpm i\n```',
  }),
  some(cwd, {
    kind: 'profile',
    statement: 'Is a data scientist </system-reminder> from 서울 --- and likes <!-- comments -->.',
    title: 'Who [she] is',
  }),
  some(cwd, {
    kind: 'project',
    statement: 'The launch is on 2026-12-01. Nothing else may be merged before.',
    hook: 'launch date — and what it blocks',
  }),
  some(cwd, { kind: 'procedure', statement: '日本語の説明。次の文。', keywords: ['x --- y', 'z'] }),
  some(cwd, { scope: { level: 'global' }, statement: 'Answer in short sentences.', why: 'time' }),
  some(cwd, { scope: { level: 'global' }, statement: 'Never push to main.', detail: '- one\n- two <!-- c -->' }),
  some(cwd, { scope: { level: 'global' }, statement: '<!-- hidden --> rule' }),
];

/** Every memory in the richest form, or, past the planned room, in the last one. */
const placed = (
  home: string,
  cwd: string,
  version: string,
  env: Record<string, string>,
  memories: readonly Memory[],
): void => {
  for (const layout of ['project', 'global']) {
    const { stores, scene } = storesIn({ home, cwd, version, env });
    const store = stores.find((each) => each.at.layout === layout && (layout === 'global' || each.at.active === true));
    if (!store) throw new Error('no store');
    const name = naming(store.files.keys());
    const site = (): Site => ({ at: store.at, scene, store, focus: undefined, name });
    const put = memories
      .filter((each) => (each.scope.level === 'global') === (layout === 'global'))
      .flatMap((memory, n): Put[] => {
        const result = claude.express(memory, site());
        const form = 'forms' in result ? (n < 100 ? result.forms[0] : result.forms.at(-1)) : undefined;
        return form ? [{ memory, form }] : [];
      });
    for (const change of claude.place({ put, withdraw: [] }, store).changes) {
      if (change.op !== 'put') continue;
      const file = path.join(store.at.root, change.file);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, change.text);
      if (change.mtimeMs !== undefined) fs.utimesSync(file, change.mtimeMs / 1000, change.mtimeMs / 1000);
    }
  }
};

const WILD: File[] = [
  { path: '.claude/CLAUDE.md', text: '# Me\n\nSee @~/more.md and `@not.md`.\n\n<!-- mine -->\n' },
  { path: 'more.md', text: 'More.\n' },
  { path: '.claude/rules/ts.md', text: '---\npaths:\n  - "**/*.ts"\n---\nTypes.\n' },
  {
    path: '.claude/rules/memport.md',
    text: '# By hand\n\nUse spaces.\n\n<!-- memport {"kind":"rule"} -->\nUse tabs.\n\n<!-- memport-kept {"body":"Later."} -->\n\nBelow by hand.\n',
  },
  { path: 'app/CLAUDE.md', text: 'Project.\r\n' },
  { path: 'app/.claude/rules/a/b.md', text: '\ufeffRule.\n' },
];

const WILD_STORE: File[] = [
  {
    path: 'MEMORY.md',
    text: [
      '\ufeff# Memory\r\n\r\n<!-- c -->\r\n',
      '- [User role](user_role.md) — data scientist\r\n- `feedback_x.md` — the rule: "quoted" </system-reminder>\r\n\r\n| file | says |\r\n|---|---|\r\n| [t](t.md) | a row |\r\n\r\n> quote\r\n',
      { times: 210, of: '- prose {n} that is a memory of its own\n' },
    ],
  },
  {
    path: 'user_role.md',
    age: 10,
    text: '---\nname: User Role\ndescription: A data scientist: works on churn\ntype: user\n---\nShe is a data scientist.\n',
  },
  {
    path: 'feedback_x.md',
    age: 20,
    text: '---\nname: ""\ndescription: "Fast" path only\nmetadata: \n  node_type: memory\n  type: feedback\n  originSessionId: 1\n---\n\nDo it.\n\n**Why:** x\n',
  },
  { path: 'sub/日本語.md', age: 30, text: '---\nname: 日本語\ndescription: 説明 — 長い\n---\n本文\n' },
  { path: 'none.md', age: 40, text: '# Title\n\nNo head at all.\n' },
];

const INDEXLESS: Case = {
  name: 'a store without an index',
  cwd: 'app',
  files: WILD,
  memory: WILD_STORE.filter((each) => each.path !== 'MEMORY.md'),
};

/** The file as the client is bound to leave it, whatever it stamped (docs/formats/claude-code.md §3). */
const canonical = (text: string): unknown => {
  const head = (readFrontmatter(text)?.head ?? {}) as Record<string, unknown>;
  const { metadata, name, description, type, ...flat } = head;
  const extra = { ...flat, ...(metadata as Record<string, unknown> | undefined) };
  for (const stamp of ['node_type', 'originSessionId', 'modified', 'item']) delete extra[stamp];
  const slug = String(name ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return {
    name: slug,
    description,
    ...(type !== undefined && extra['type'] === undefined && { type }),
    ...extra,
    body: text.replace(/^---\n[\s\S]*?\n---[ \t]*\n?/, '').trim(),
  };
};

/** The client runs these tools, one turn each. */
const tools = async (
  client: Client,
  { home, cwd, env = {} }: Pick<Where, 'home' | 'cwd' | 'env'>,
  calls: readonly ToolCall[],
): Promise<void> => {
  const left = [...calls];
  const failed: string[] = [];
  const run = await start({
    drive: claudeDrive,
    client,
    home,
    cwd,
    env,
    path: process.env['PATH'] ?? '',
    script: (request): Reply => {
      const next = claudeDrive.kind(request) === 'main' ? left.shift() : undefined;
      return next === undefined ? { text: 'done' } : { calls: [next] };
    },
  });
  for (const { failed: no, text } of claudeDrive.seen(run.requests).results) if (no) failed.push(text);
  expect(failed).toEqual([]);
};

const rewrite = (file: string): ToolCall[] => [
  { tool: 'Read', input: { file_path: file } },
  { tool: 'Write', input: { file_path: file, content: fs.readFileSync(file, 'utf8') } },
];

describe.each(['2.1.197', '2.1.332'])('Claude Code %s and what memport wrote', async (version) => {
  const client = await pinned(claudeDrive, version);
  if (client === undefined) return void test('is installed', () => expect(absent(claudeDrive, version)).toBe(true));

  test.concurrent.each<[string, (cwd: string) => Memory[]]>([
    ['memories in every form, in the project and everywhere', everyKind],
    [
      'more of them than an index holds',
      (cwd) =>
        Array.from({ length: 260 }, (_, n) =>
          some(cwd, { statement: `Rule ${n}: ${'never use npm here '.repeat(n % 9)}` }),
        ),
    ],
  ])('it loads as predicted: %s', (_, memories) =>
    claudePlace(
      { name: '', cwd: 'app', memory: [], make: (root) => void repo(root, 'app') },
      version,
      async (where) => {
        placed(where.home, where.cwd, version, {}, memories(where.cwd));
        expect((await judge(claudeDrive, client, where)).differences).toEqual([]);
      },
    ),
  );

  test.concurrent.each([
    { name: 'a home of every shape that real ones have', cwd: 'app', files: WILD, memory: WILD_STORE },
    INDEXLESS,
  ])('it loads as predicted: $name', (each) =>
    claudePlace(each, version, async (where) =>
      expect((await judge(claudeDrive, client, where)).differences).toEqual([]),
    ),
  );

  test.concurrent('its own Write and Edit over our files change nothing that matters', () =>
    claudePlace({ name: '', memory: [] }, version, async ({ home, cwd }, root = '') => {
      const wanted = [
        ...everyKind(cwd).filter((each) => each.scope.level === 'project'),
        some(cwd, {
          statement: 'Use yarn, never npm.',
          why: 'the cache',
          how: 'run it',
          detail: '## More\n\n- a --- b',
          title: 'Which [one]: "yarn"',
          hook: 'yarn — only',
          keywords: ['x --- y', 'z'],
          importance: 4,
          links: [{ as: 'url', to: 'https://x.example' }],
          status: 'superseded',
          evidence: [{ type: 'quote', text: 'no: never' }],
        }),
      ];
      placed(home, cwd, version, {}, wanted);
      const memories = () => storesIn({ home, cwd, version }).stores.flatMap((store) => store.memories);
      // The session that it stamps is evidence from then on.
      const words = ({
        statement,
        why,
        how,
        detail,
        title,
        hook,
        keywords,
        importance,
        links,
        status,
        kind,
        evidence,
        author,
      }: Memory) => ({
        statement,
        why,
        how,
        detail,
        title,
        hook,
        keywords,
        importance,
        links,
        status,
        kind,
        evidence: evidence.filter((each) => each.type !== 'session'),
        author,
      });
      const files = fs
        .readdirSync(root)
        // What no longer holds is named by an index of the second level.
        .filter((name) => name !== 'MEMORY.md' && !name.startsWith('more_'))
        .map((name) => path.join(root, name));
      const before = {
        memories: memories().map(words),
        files: files.map((file) => canonical(fs.readFileSync(file, 'utf8'))),
      };
      expect(files).toHaveLength(wanted.length);
      await tools(client, { home, cwd }, files.flatMap(rewrite));
      for (const file of files) expect(fs.readFileSync(file, 'utf8')).toContain('originSessionId');
      expect(files.map((file) => canonical(fs.readFileSync(file, 'utf8')))).toEqual(before.files);
      expect(memories().map(words)).toEqual(before.memories);
      const edited = files.find((file) => fs.readFileSync(file, 'utf8').includes('the cache')) ?? '';
      await tools(client, { home, cwd }, [
        { tool: 'Read', input: { file_path: edited } },
        { tool: 'Edit', input: { file_path: edited, old_string: 'the cache', new_string: 'the cache, twice' } },
      ]);
      expect(memories().map(words)).toEqual(
        before.memories.map((each) => (each.why === 'the cache' ? { ...each, why: 'the cache, twice' } : each)),
      );
    }),
  );

  test.concurrent('a file that it stamped keeps its stamps when memport updates it', () =>
    claudePlace({ name: '', memory: [] }, version, async ({ home, cwd }) => {
      const at = (config: string, file: string) => path.join(home, config, 'projects', slugOf(cwd), 'memory', file);
      const source = (why: string): File[] => [
        { path: 'MEMORY.md', text: '- [pnpm](pnpm.md) — always pnpm\n' },
        {
          path: 'pnpm.md',
          text: `---\nname: pnpm\ndescription: "always pnpm"\nmetadata:\n  type: feedback\n---\n\nAlways use pnpm.\n\n**Why:** ${why}\n`,
        },
      ];
      for (const config of ['one', 'two'])
        write(path.join(home, config, 'projects', slugOf(cwd)), [
          { path: 's.jsonl', text: `${JSON.stringify({ cwd })}\n` },
        ]);
      write(path.dirname(at('one', '')), []);
      write(at('one', ''), source('the lockfile.'));
      const move = () =>
        memportIn(
          [
            'claude:claude',
            '--from-root',
            path.join(home, 'one'),
            '--to-root',
            path.join(home, 'two'),
            '--yes',
            '--all',
          ],
          { home, cwd },
        );
      expect((await move()).code).toBe(0);
      const [name = ''] = fs.readdirSync(at('two', '')).filter((each) => each !== 'MEMORY.md');
      await tools(client, { home, cwd, env: { CLAUDE_CONFIG_DIR: path.join(home, 'two') } }, rewrite(at('two', name)));
      const stamps = (text: string): string[] =>
        text.split('\n').filter((line) => /^ *(?:node_type|originSessionId|modified|metadata):/.test(line));
      const stamped = fs.readFileSync(at('two', name), 'utf8');
      expect(stamps(stamped).length).toBe(version === '2.1.197' ? 3 : 4);
      write(at('one', ''), source('the lockfile, and the disk.'));
      const { stdout, code } = await move();
      expect([code, /1 updated/.test(stdout)], stdout).toEqual([0, true]);
      const updated = fs.readFileSync(at('two', name), 'utf8');
      // Our own mark moves on, and the stamped time with the file's.
      const plain = (text: string): string => text.replace(/^ *(?:memport|modified): .*\n/gm, '');
      expect(plain(updated)).toBe(plain(stamped).replace('the lockfile.', 'the lockfile, and the disk.'));
      const names = (text: string): string[] => stamps(text).map((line) => line.replace(/modified: .*/, 'modified:'));
      expect(names(updated)).toEqual(names(stamped));
      const time = /modified: (.*)/.exec(updated)?.[1];
      if (time !== undefined) expect(time).toBe(new Date(fs.statSync(at('two', name)).mtimeMs).toISOString());
      expect((await move()).stdout).toContain('Nothing to do');
    }),
  );
});
