import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codexBlocks, codexKind } from '../../adapters/codex/run/capture.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import { stageCodex } from '../../adapters/codex/run/stage.ts';
import type { Captured, Seen } from '../../src/ir/drive.ts';

const request = (input: unknown[], over: Partial<Captured> = {}): Captured => ({
  order: 0,
  at: 0,
  method: 'POST',
  url: '/v1/responses',
  headers: {},
  body: { input, tools: [] },
  ...over,
});
const message = (role: string, ...parts: string[]) => ({
  type: 'message',
  role,
  content: parts.map((text) => ({ type: 'input_text', text })),
});
const memory = (summary: string) =>
  `## Memory\n\nNotes go to /h/.codex/memories_v2/extensions/ad_hoc/notes/ please.\n\n========= MEMORY_SUMMARY BEGINS =========\n${summary}\n========= MEMORY_SUMMARY ENDS =========\n`;

describe('the summary in a request', () => {
  test('is what stands between the markers, however the message is cut into parts', () => {
    fc.assert(
      fc.property(
        fc
          .array(
            fc.constantFrom(
              'v1',
              '- a',
              '========= MEMORY_SUMMARY ENDS =========',
              '========= MEMORY_SUMMARY BEGINS =========',
              '',
              '<skills_instructions>',
              '日本',
            ),
            { minLength: 1 },
          )
          .map((lines) => lines.join('\n').trim()),
        fc.integer({ min: 12, max: 400 }),
        (summary, at) => {
          const whole = memory(summary);
          const parts = [whole.slice(0, at), whole.slice(at)].filter((part) => part !== '');
          const [block] = codexBlocks(
            request([
              message('developer', 'Base.'),
              message('developer', ...parts, '<skills_instructions>\n</skills_instructions>'),
            ]),
          );
          expect(block).toEqual({ role: 'developer', label: 'memory_summary.md', text: summary });
        },
      ),
    );
  });

  test('no message, no block; the instructions of AGENTS.md are one of their own', () => {
    expect(codexBlocks(request([message('developer', 'Base.')]))).toEqual([]);
    expect(
      codexBlocks(
        request([
          message(
            'user',
            '# AGENTS.md instructions for /h/p\n\n<INSTRUCTIONS>\nhome\n\n--- project-doc ---\n\nproject\n\n</INSTRUCTIONS>',
            '<environment_context>',
          ),
        ]),
      ),
    ).toEqual([
      {
        role: 'user',
        label: 'AGENTS.md',
        text: '# AGENTS.md instructions for /h/p\n\n<INSTRUCTIONS>\nhome\n\n--- project-doc ---\n\nproject\n\n</INSTRUCTIONS>',
      },
    ]);
  });
});

describe('what a request is for', () => {
  test("a turn, one thread's extraction, the consolidation, or something beside them", () => {
    expect(codexKind(request([]))).toBe('main');
    expect(codexKind(request([], { headers: { 'x-openai-subagent': 'memory_consolidation' } }))).toBe('phase2');
    expect(
      codexKind(
        request([], {
          body: { text: { format: { schema: { properties: { rollout_summary: {}, rollout_slug: {} } } } } },
        }),
      ),
    ).toBe('phase1');
    expect(codexKind(request([], { method: 'GET', url: '/v1/models' }))).toBe('side');
  });
});

describe('what tools gave', () => {
  test("loses the shell's own lines, counts hops by answer, and takes a search without hits for no failure", () => {
    const call = (id: string, cmd: string) => ({
      type: 'function_call',
      name: 'exec_command',
      call_id: id,
      arguments: JSON.stringify({ cmd }),
    });
    const output = (id: string, code: number, text: string) => ({
      type: 'function_call_output',
      call_id: id,
      output: `Chunk ID: x\nWall time: 0.1 seconds\nProcess exited with code ${code}\nOriginal token count: 4\nOutput:\n${text}`,
    });
    const { results } = codexDrive.seen([
      request([
        call('1', 'a'),
        call('2', 'b'),
        output('1', 0, 'Output:\nx\n'),
        output('2', 1, ''),
        call('3', 'c'),
        output('3', 2, 'no such file'),
      ]),
    ]);
    expect(results).toEqual([
      { call: { tool: 'exec_command', input: { cmd: 'a' } }, text: 'Output:\nx\n', hops: 1 },
      { call: { tool: 'exec_command', input: { cmd: 'b' } }, text: '', hops: 1 },
      { call: { tool: 'exec_command', input: { cmd: 'c' } }, text: 'no such file', failed: true, hops: 2 },
    ]);
  });
});

describe('a conversation that outgrew the model', () => {
  const call = (id: string, cmd: string) => ({
    type: 'function_call',
    name: 'exec_command',
    call_id: id,
    arguments: JSON.stringify({ cmd }),
  });
  const output = (id: string, text: string) => ({ type: 'function_call_output', call_id: id, output: text });
  const start = [message('developer', memory('- x')), message('user', 'hello')];

  test('keeps what tools gave before the compaction, and is asked nothing by it', () => {
    const compaction = request(
      [
        ...start,
        call('1', 'a'),
        output('1', 'first'),
        message('user', 'You are performing a CONTEXT CHECKPOINT COMPACTION. Create'),
      ],
      { order: 1 },
    );
    const after = request([...start, message('user', 'Another language model started')], { order: 2 });
    const later = request([...start, call('2', 'b'), output('2', 'second')], { order: 3 });
    expect([compaction, after].map(codexKind)).toEqual(['compaction', 'main']);
    expect(
      codexDrive.seen([request(start), compaction, after, later]).results.map(({ text, hops }) => [text, hops]),
    ).toEqual([
      ['first', 1],
      ['second', 2],
    ]);
  });

  test('what one answer asks for is one hop, whatever else it asks for', () => {
    const { results } = codexDrive.seen([
      request([
        ...start,
        { type: 'web_search_call', status: 'completed' },
        call('1', 'a'),
        output('1', 'x'),
        call('2', "tail -n +1 './l.md' # read on"),
        call('3', 'c'),
        output('2', 'long'),
        output('3', 'y'),
      ]),
    ]);
    expect(results.map(({ text, hops }) => [text, hops])).toEqual([
      ['x', 1],
      ['long', 2],
      ['y', 2],
    ]);
  });

  test('reading on in a long file is no hop of its own', () => {
    const { results } = codexDrive.seen([
      request([
        ...start,
        call('1', 'a'),
        output('1', 'x'),
        call('2', "cd '/m' && tail -n +1 './l.md' # read on"),
        output('2', 'long'),
        call('3', 'c'),
        output('3', 'y'),
      ]),
    ]);
    expect(results.map(({ text, hops }) => [text, hops])).toEqual([
      ['x', 1],
      ['long', 1],
      ['y', 2],
    ]);
  });
});

describe('what the scripted model searches', () => {
  const seen = (summary: string, directory: string): Seen => ({
    blocks: [{ role: 'developer', label: 'memory_summary.md', text: summary }],
    later: [],
    directory,
    results: [],
  });
  const commands = (summary: string, directory = '/m') =>
    codexDrive.follow(seen(summary, directory)).map(({ input }) => (input as { cmd: string }).cmd);

  test('words of the summary and paths that it names, and nothing when there is none', () => {
    const all = commands('- topic: sourdough, oven_2\n### /x extensions/memport/resources/app\n').join('\n');
    expect(all).toContain("-e 'sourdough'");
    expect(all).toContain("-e 'oven_2'");
    expect(all).toContain("'./extensions/memport/resources/app'");
    expect(codexDrive.follow({ blocks: [], later: [], directory: '/m', results: [] })).toEqual([]);
  });

  test('opens at once what a route line leads to, and a long file alone before it goes on', () => {
    const summary =
      "## What's in Memory\n\n### Older Memory Topics\n\n#### /w/app (extensions/memport/resources/app)\n\n- the-rule: Always so.\n- on-2025-11: Then.\n";
    const [first = ''] = commands(summary);
    expect(first).toContain(
      "'./extensions/memport/resources/app/the-rule.md' './extensions/memport/resources/app/on-2025-11.md'",
    );
    const opened = {
      call: { tool: 'exec_command', input: { cmd: first } },
      text: 'short\n==> to be read alone: ./extensions/memport/resources/app/the-rule.md\n',
      hops: 1,
    };
    const on = codexDrive.follow({ ...seen(summary, '/m'), results: [opened] });
    expect(on.map(({ input }) => (input as { cmd: string }).cmd)).toEqual([
      "cd '/m' && tail -n +1 './extensions/memport/resources/app/the-rule.md' # read on",
    ]);
    const found = {
      call: { tool: 'exec_command', input: { cmd: 'grep -rliIF x' } },
      text: './extensions/memport/resources/app/the-rule.md\n./extensions/memport/resources/app/more.md\n',
      hops: 1,
    };
    const then = codexDrive
      .follow({ ...seen(summary, '/m'), results: [opened, { call: on[0] as never, text: 'long', hops: 1 }, found] })
      .map(({ input }) => (input as { cmd: string }).cmd);
    expect(then).toEqual([expect.stringContaining("'./extensions/memport/resources/app/more.md' -size")]);
    expect(then.join()).not.toContain('the-rule');
  });

  test('words of scripts without spaces, not whole sentences', () => {
    const all = commands('- 週末は図書館で日本語を勉強します。 Straße.\n').join('\n');
    expect(all).toContain("-e '図書館'");
    expect(all).toContain("-e 'straße'");
    expect(all).not.toContain('週末は図書館で');
  });

  test('no text of a memory ever becomes a command', { timeout: 60_000 }, () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "mp-it's; x-"));
    try {
      fs.writeFileSync(path.join(folder, 'MEMORY.md'), '# Task Group: x\n');
      const evil = fc
        .array(
          fc.constantFrom(
            "'",
            '"',
            '`touch RAN`',
            '$(touch RAN)',
            ';touch RAN;',
            '|touch RAN',
            '\n',
            ' ',
            'word',
            '\\',
            '&&touch RAN',
            'extensions/',
            '-rf',
            '../',
            '${IFS}',
            '\u0000',
          ),
          { maxLength: 12 },
        )
        .map((parts) => parts.join(''));
      fc.assert(
        fc.property(evil, (text) => {
          for (const cmd of commands(text, folder)) {
            try {
              execFileSync('/bin/sh', ['-c', cmd], { cwd: folder, stdio: 'ignore', input: '' });
            } catch {}
          }
          expect(fs.readdirSync(folder)).toEqual(['MEMORY.md']);
        }),
        { numRuns: 40 },
      );
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('what goes into the copy', () => {
  const stage = stageCodex({
    at: [],
    home: '/h',
    cwd: '/h/p',
    env: {},
    around: { folders: {}, projects: {} },
    text: () => undefined,
    mirror: (file) => `/T${file}`,
  });
  const config = (text: string) =>
    stage.copies.find(({ from }) => from === '/h/.codex/config.toml')?.rewrite?.(text) ?? '';

  test('no login, no sessions, no databases, not the baseline', () => {
    expect(stage.copies.filter(({ from }) => /auth|session|sqlite|history/.test(from))).toEqual([]);
    const only = stage.copies.find(({ from }) => from === '/h/.codex/memories')?.only;
    expect(
      ['MEMORY.md', 'a/b.md', 'x/scope.json', '.git/HEAD', '.git/x.md', '.codex-baseline/.git/y.md', 'z.sqlite'].filter(
        (file) => only?.(file),
      ),
    ).toEqual(['MEMORY.md', 'a/b.md', 'x/scope.json']);
  });

  test('of the settings what decides about memory, with paths moved', () => {
    expect(
      config(
        'model = "x"\nprofile = "p"\nfeatures.memories = true\nnotify = ["sh"]\n[mcp_servers.x]\ncommand = "sh"\nversion = "v2"\n[memories]\nversion = "v2"\n[profiles.p]\nmodel = "y"\nfeatures.memories = false\n[projects."/h/p"]\ntrust_level = "trusted"\nother = 1\n[model_providers.x]\nbase_url = "http://e.org"\n',
      ),
    ).toBe(
      'profile = "p"\nfeatures.memories = true\n[memories]\nversion = "v2"\n[profiles.p]\nfeatures.memories = false\n[projects."/T/h/p"]\ntrust_level = "trusted"',
    );
    expect(config('[x]\ny = 1\n[features]\nmemories = true\n')).toBe('[features]\nmemories = true\n');
  });

  test('settings that the client cannot read stay so, and nothing of them is copied', () => {
    for (const text of ['[features\nmemories = true\nkey = "sk"\n', 'key = "sk', 'a = 1\na = 2\n'])
      expect(config(text)).toMatch(/^\[(?!.*sk)/);
  });

  test('CODEX_HOME of the person is moved', () => {
    const moved = stageCodex({
      at: [],
      home: '/h',
      cwd: '/h/p',
      env: { CODEX_HOME: '/c', OPENAI_API_KEY: 'sk' },
      around: { folders: {}, projects: {} },
      text: () => undefined,
      mirror: (file) => `/T${file}`,
    });
    expect(moved.env).toEqual({ CODEX_HOME: '/T/c' });
    expect(moved.copies.map(({ from }) => from)).toContain('/c/memories_v2');
  });
});
