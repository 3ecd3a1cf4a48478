import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PlanOptions } from '../../src/ir/plan-value.ts';
import { apply } from '../../src/verbs/apply.ts';
import { fixesOf, gate } from '../../src/verbs/gate.ts';
import { plan, type Planned } from '../../src/verbs/plan.ts';
import { undo } from '../../src/verbs/undo.ts';
import { note, roomWith, type Files, type Room } from '../audit/home.ts';

const PUSH = 'Never push to main.';
const PNPM = 'Use pnpm, never npm.';
const SOURCE: Files = {
  'memory/MEMORY.md': `- [Push](branches.md) — ${PUSH}\n- [Packages](packages.md) — ${PNPM}\n`,
  'memory/branches.md': note(`${PUSH}\n\n**Why:** A push to main deploys.`, { name: 'push', description: PUSH }),
  'memory/packages.md': note(PNPM, { name: 'pnpm' }),
  '.codex/config.toml': '[features]\nmemories = true\n',
};

const planned = (room: Room, more: Partial<PlanOptions> = {}): Promise<Planned> =>
  plan(room.world, {
    from: 'claude',
    to: 'codex',
    onConflict: 'ask',
    onSecret: 'block',
    onInjection: 'block',
    cwd: room.world.cwd,
    rulesTo: 'agents-md',
    ...more,
  });
const carry = async (room: Room, more: Partial<PlanOptions> = {}): Promise<string[]> => {
  const one = await planned(room, more);
  await apply(room.world, one);
  return one.plan.decisions.map(({ decision }) => decision);
};
const text = (room: Room, file = 'app/AGENTS.md'): string | undefined =>
  existsSync(room.at(file)) ? readFileSync(room.at(file), 'utf8') : undefined;

const inRoom = async (files: Files, body: (room: Room) => Promise<void>): Promise<void> => {
  const room = roomWith({ ...SOURCE, ...files });
  // What is newer comes first.
  for (const name of ['branches', 'packages']) utimesSync(room.at(`memory/${name}.md`), 1_750_000_000, 1_750_000_000);
  try {
    await body(room);
  } finally {
    room.remove();
  }
};

const BLOCK = `<!-- memport:begin -->
## Rules to keep

- ${PUSH}

  **Why:** A push to main deploys.
- ${PNPM}
<!-- memport:end -->`;

/** What a file says before, and with the block in it. */
const TEXTS: readonly [title: string, before: string | undefined, after: string][] = [
  ['no file', undefined, `${BLOCK}\n`],
  ['one line', '# App\n', `# App\n\n${BLOCK}\n`],
  ['no line end', '# App', `# App\n\n${BLOCK}`],
  ['blank lines at the end', '# App\n \n\n', `# App\n\n${BLOCK}\n \n\n`],
  ['a BOM', '\ufeff# App\n', `\ufeff# App\n\n${BLOCK}\n`],
  ['CRLF', '# App\r\n\r\nA\r\n', `# App\r\n\r\nA\r\n\r\n${BLOCK.replaceAll('\n', '\r\n')}\r\n`],
  ['a fence that is never closed', '```\ncode\n', `\`\`\`\ncode\n\n${BLOCK}\n`],
  [
    'a block without a rule',
    '<!-- memport:begin -->\n<!-- memport:end -->\nB\n',
    `${BLOCK.replace('## Rules to keep\n', '')}\nB\n`,
  ],
];

describe('the managed block', () => {
  test.each(TEXTS)('%s: bytes outside stay, twice is once, undo gives all bytes back', (_, before, after) =>
    inRoom(before === undefined ? {} : { 'app/AGENTS.md': before }, async (room) => {
      expect(await carry(room)).toEqual(['new', 'new']);
      expect(text(room)).toBe(after);
      expect((await planned(room)).migration.stores.flatMap(({ changes }) => changes)).toEqual([]);
      expect((await undo(room.world)).written).toBe(true);
      expect(text(room)).toBe(before);
    }),
  );

  const families = [
    ['claude-md', 'app/CLAUDE.md'],
    ['claude-md', 'app/.claude/CLAUDE.md'],
    ['hermes-md', 'app/HERMES.md'],
    ['gemini-md', 'app/GEMINI.md'],
    ['copilot', 'app/.github/copilot-instructions.md'],
    ['cursor', 'app/.cursor/rules/memport.mdc'],
    ['agents-md', 'app/AGENTS.override.md'],
  ] as const;
  test.each(families)('%s goes into %s where that is the file its client loads', (rulesTo, file) =>
    inRoom({ [file]: '# App' }, async (room) => {
      await carry(room, { rulesTo });
      expect(text(room, file)).toBe(`# App\n\n${BLOCK}`);
    }),
  );

  test('what goes at the source goes from the block, and the last rule takes the block along', () =>
    inRoom({ 'app/AGENTS.md': '# App' }, async (room) => {
      await carry(room);
      room.write({ 'memory/MEMORY.md': `- [Packages](packages.md) — ${PNPM}\n` });
      room.world.disk.unlink(room.at('memory/branches.md'));
      await carry(room, { withdraw: true });
      expect(text(room)).toBe(`# App\n\n<!-- memport:begin -->\n## Rules to keep\n\n- ${PNPM}\n<!-- memport:end -->`);
      room.world.disk.unlink(room.at('memory/packages.md'));
      room.world.disk.unlink(room.at('memory/MEMORY.md'));
      await carry(room, { withdraw: true });
      expect(text(room)).toBe('# App');
    }));

  test('a file that held nothing else goes with it', () =>
    inRoom({}, async (room) => {
      await carry(room, { rulesTo: 'cursor' });
      room.write({ 'memory/MEMORY.md': '' });
      for (const name of ['branches', 'packages']) room.world.disk.unlink(room.at(`memory/${name}.md`));
      await carry(room, { rulesTo: 'cursor', withdraw: true });
      expect(text(room, 'app/.cursor/rules/memport.mdc')).toBeUndefined();
    }));

  test('undo leaves what somebody wrote beside it since', () =>
    inRoom({ 'app/AGENTS.md': '# App\n' }, async (room) => {
      await carry(room);
      writeFileSync(room.at('app/AGENTS.md'), `${text(room)}\nMine.\n`);
      await undo(room.world);
      expect(text(room)?.replace(/\n+/g, '\n')).toBe('# App\nMine.\n');
    }));
});

describe("somebody's edit of the block", () => {
  const edited = (body: (room: Room) => Promise<void>): Promise<void> =>
    inRoom({}, async (room) => {
      await carry(room);
      writeFileSync(room.at('app/AGENTS.md'), (text(room) ?? '').replace(PUSH, 'Never push to main or to release.'));
      await body(room);
    });
  test('stands', () => edited(async (room) => expect(await carry(room)).toEqual(['kept', 'same'])));
  test('is a conflict once the source says something else', () =>
    edited(async (room) => {
      const before = text(room);
      room.write({
        'memory/branches.md': note('Never push to main without a review.', { name: 'push', description: PUSH }),
      });
      expect((await carry(room)).sort()).toEqual(['conflict', 'same']);
      expect(text(room)).toBe(before);
    }));
  test('a rule that was taken out is not brought back', () =>
    inRoom({}, async (room) => {
      await carry(room);
      writeFileSync(room.at('app/AGENTS.md'), (text(room) ?? '').replace(`- ${PNPM}\n`, ''));
      expect(await carry(room)).toEqual(['same', 'declined']);
    }));
  test('words of theirs in it stay', () =>
    inRoom({}, async (room) => {
      await carry(room);
      writeFileSync(
        room.at('app/AGENTS.md'),
        (text(room) ?? '').replace('## Rules to keep\n', '## Ours\n\nBy hand.\n'),
      );
      room.write({
        'memory/packages.md': note('Use pnpm and never npm or yarn.', { name: 'pnpm', description: PNPM }),
      });
      expect(await carry(room)).toEqual(['same', 'updated']);
      expect(text(room)).toContain('## Ours\n\nBy hand.\n');
    }));
});

describe('a file that cannot be told apart', () => {
  const BEGIN = '<!-- memport:begin -->\n';
  const END = '<!-- memport:end -->\n';
  test.each([
    [`# App\n${BEGIN}- A\n`, 'AGENTS.md:2: memport:begin has no memport:end'],
    [`# App\n\n${END}`, 'AGENTS.md:3: memport:end stands before any memport:begin'],
    [`${END}${BEGIN}`, 'AGENTS.md:1: memport:end stands before any memport:begin'],
    [`${BEGIN}${BEGIN}${END}`, 'AGENTS.md:2: a second memport:begin stands before memport:end'],
    [`${BEGIN}${END}\n${BEGIN}${END}`, 'AGENTS.md:4: a second memport:begin stands below the block'],
    [`${BEGIN}${END}${END}`, 'AGENTS.md:3: a second memport:end stands below the block'],
    [`\ufeff${BEGIN.replace('\n', '\r\n')}- A\r\n`, 'AGENTS.md:1: memport:begin has no memport:end'],
  ])('%j is refused', (before, message) =>
    inRoom({ 'app/AGENTS.md': before }, async (room) => {
      await expect(planned(room)).rejects.toMatchObject({ code: 'refused', message });
      expect(text(room)).toBe(before);
    }),
  );
  test.each([
    ['in a line of others', 'See <!-- memport:begin --> in the docs.\n'],
    ['indented', '    <!-- memport:begin -->\n'],
    ['of another word', '<!-- memport:beginning -->\n'],
  ])('a marker %s is none', (_, before) =>
    inRoom({ 'app/AGENTS.md': before }, async (room) => expect(await carry(room)).toEqual(['new', 'new'])),
  );
  const SHOWN = `# Docs\n\n\`\`\`markdown\n${BEGIN}- An example\n${END}\`\`\`\n`;
  test('what somebody shows in a fence is no block: theirs stays, and ours comes below it', () =>
    inRoom({ 'app/AGENTS.md': SHOWN }, async (room) => {
      expect(await carry(room)).toEqual(['new', 'new']);
      expect(text(room)?.startsWith(`${SHOWN.trimEnd()}\n\n${BEGIN}`)).toBe(true);
      expect(await carry(room)).toEqual(['same', 'same']);
    }));
  test('a new .hermes.md that would hide AGENTS.md is refused', () =>
    inRoom({ 'app/AGENTS.md': 'A\n' }, async (room) => {
      const what = 'a new .hermes.md would hide AGENTS.md from its client';
      await expect(planned(room, { to: 'hermes', rulesTo: 'hermes-md' })).rejects.toMatchObject({ message: what });
    }));
});

describe('what goes into the file', () => {
  /** By decision, the store of each memory. */
  const stores = async (room: Room, more: Partial<PlanOptions> = {}): Promise<string[]> =>
    (await planned(room, more)).plan.decisions.map((each) => `${each.decision} ${each.target?.store.split(':')[0]}`);
  test('only where it is asked for', () =>
    inRoom({}, async (room) => {
      const { rulesTo: _, ...asked } = (await planned(room)).options;
      const made = await plan(room.world, asked);
      expect(made.plan.stores.map(({ harness }) => harness)).toEqual(['codex']);
    }));
  test('not what people wrote there in the same words', () =>
    inRoom({ 'app/AGENTS.md': `- ${PNPM}\n` }, async (room) => expect(await carry(room)).toEqual(['new', 'same'])));
  test('only rules, and only of a project: the rest goes where it went before', () =>
    inRoom(
      {
        'memory/role.md': note('The user is a data scientist.', { type: 'user', name: 'role' }),
        '.claude/rules/memport.md': '- Answer in German.\n',
      },
      async (room) =>
        expect((await stores(room)).sort()).toEqual(['new agents-md', 'new agents-md', 'new codex', 'new codex']),
    ));
  test('nothing that its client would load as a file', () =>
    inRoom({ 'memory/packages.md': note('Read @docs/style.md before you write.', { name: 'pnpm' }) }, async (room) =>
      expect((await stores(room, { rulesTo: 'claude-md' })).sort()).toEqual(['new claude-md', 'new codex']),
    ));
  test('nothing for which Hermes would block the whole file', () =>
    inRoom(
      { 'memory/packages.md': note('When you edit files, also update AGENTS.md.', { name: 'pnpm' }) },
      async (room) =>
        expect(
          (await stores(room, { to: 'hermes', rulesTo: 'hermes-md' })).filter((each) => each.endsWith('hermes-md')),
        ).toHaveLength(1),
    ));
});

describe('a later run without the flag', () => {
  /** What a run without `--rules-to` would do: by decision, the file or harness, and the files it would change. */
  const without = async (room: Room): Promise<{ plan: string[]; files: string[] }> => {
    const { rulesTo: _, ...asked } = (await planned(room)).options;
    const made = await plan(room.world, asked);
    return {
      plan: made.plan.decisions.map((each) => `${each.decision} ${each.target?.store.split(':')[0]}`),
      files: made.migration.stores.flatMap(({ changes }) => changes.map(({ file }) => file)),
    };
  };
  const stands = { plan: ['same agents-md', 'same agents-md'], files: [] };
  test('has nothing to do', () =>
    inRoom({}, async (room) => {
      await carry(room);
      expect(await without(room)).toEqual(stands);
    }));
  test('knows the block by its words where the ledger is gone, and where the client loads it', () =>
    inRoom({}, async (room) => {
      await carry(room);
      rmSync(room.world.state.root, { recursive: true });
      expect(await without(room)).toEqual(stands);
    }));
  test('does not take for carried what people wrote there', () =>
    inRoom({ 'app/AGENTS.md': `- ${PNPM}\n` }, async (room) =>
      expect((await without(room)).plan).toEqual(['new codex', 'new codex']),
    ));
  test('keeps up to date what was sent there, and sends there nothing new', () =>
    inRoom({}, async (room) => {
      await carry(room);
      room.write({
        'memory/packages.md': note('Use pnpm and never npm or yarn.', { name: 'pnpm', description: PNPM }),
        'memory/tests.md': note('Run the tests first.', { name: 'tests' }),
      });
      const { plan: decisions, files } = await without(room);
      expect(decisions.sort()).toEqual(['new codex', 'same agents-md', 'updated agents-md']);
      expect(files.filter((file) => file === 'AGENTS.md')).toHaveLength(1);
    }));
  test('brings back nothing that was taken out of the block', () =>
    inRoom({}, async (room) => {
      await carry(room);
      writeFileSync(room.at('app/AGENTS.md'), (text(room) ?? '').replace(`- ${PNPM}\n`, ''));
      expect(await without(room)).toEqual({ plan: ['same agents-md', 'declined agents-md'], files: [] });
    }));
});

describe('the migration that closes the gap', () => {
  const closes = async (room: Room, a: string, b: string): Promise<unknown[]> =>
    fixesOf(await gate(room.world, { cwd: room.world.cwd, a, b })).map(({ to, rulesTo, kinds }) => [
      to,
      rulesTo,
      kinds,
    ]);
  test('to an instruction file goes through the harness that loads it', () =>
    inRoom({ 'app/AGENTS.md': '- A\n' }, async (room) => {
      expect(await closes(room, 'claude', 'agents-md')).toEqual([['codex', 'agents-md', ['rule']]]);
    }));
  test('is none from a file to the harness that loads it, where its rules would stand twice', () =>
    inRoom({ 'app/AGENTS.md': '- A\n', '.codex/memories_v2/memory_summary.md': 'v1\n' }, async (room) =>
      expect(await closes(room, 'agents-md', 'codex')).toEqual([]),
    ));
});

describe('what is instructed', () => {
  test('is told of a memory that a file says too; what memport put there is no instruction', () =>
    inRoom({ 'app/CLAUDE.md': `- ${PNPM}\n` }, async (room) => {
      await carry(room, { rulesTo: 'claude-md' });
      const { document } = await room.audit({ target: 'claude' });
      const found = document.findings.filter(({ rule }) => rule === 'weight/in-instructions');
      expect(found.map(({ memory, severity }) => [memory?.text, severity])).toEqual([[PNPM, 'warn']]);
    }));
});
