import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/ir/plan-value.ts';
import { claudeSlug } from '../golden/marks.ts';
import { inHome, memportHere } from './here.ts';
import { stateRoot } from '../migrate/pairs.ts';
import { filesBelow, forget, reword, statements, tell } from '../migrate/side.ts';
import { ROOT, type Ran } from './built.ts';
import { python, typed } from './typed.ts';

const CLAUDE = { harness: 'claude' };
const CODEX = { harness: 'codex' };

/** A memory file of Claude Code's in a project of the HOME. */
const remember = (home: string, project: string, name: string, statement: string, kind = 'feedback'): string => {
  const folder = join(home, '.claude/projects', claudeSlug(join(home, project)), 'memory');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(home, project), { recursive: true });
  writeFileSync(
    join(folder, `${name}.md`),
    `---\nname: ${name}\ndescription: ${statement}\nmetadata:\n  type: ${kind}\n---\n\n${statement}\n`,
  );
  writeFileSync(
    join(folder, 'MEMORY.md'),
    `${[...filesBelow(folder).keys()]
      .filter((file) => file !== 'MEMORY.md')
      .map((file) => `- [${file}](${file})`)
      .join('\n')}\n`,
  );
  return join(folder, `${name}.md`);
};

const three = (body: (home: string) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    mkdirSync(join(home, '.codex'));
    writeFileSync(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
    for (const [project, word] of [
      ['app', 'berths'],
      ['web', 'tickets'],
      ['my tools', 'scripts'],
    ] as const)
      remember(home, project, `about-${word}`, `Ask Ada before you touch the ${word}.`);
    remember(home, 'app', 'second', 'Every table has a created_at column.');
    await body(home);
  });

/** Somebody who gives these answers, one a question, and then goes away. */
const somebody = (
  answers: readonly string[],
): { asked: string[]; ask: (question: string) => Promise<string | undefined> } => {
  const left = [...answers];
  const asked: string[] = [];
  return { asked, ask: async (question) => (asked.push(question), left.shift()) };
};

const talk = async (
  home: string,
  args: readonly string[],
  answers: readonly string[],
  cwd = home,
): Promise<Ran & { asked: string[] }> => {
  const { asked, ask } = somebody(answers);
  return { ...(await memportHere(home, args, { ask, cwd })), asked };
};

const about = (home: string): string[] =>
  statements(home, CODEX)
    .map((each) => /berths|tickets|scripts|created_at/.exec(each)?.[0] ?? each)
    .sort();
const planIn = (home: string, file: string): Plan => JSON.parse(readFileSync(join(home, file), 'utf8')) as Plan;
const sums = (plan: Plan): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(plan.decisions, (each) => each.decision)].map(([decision, all]) => [decision, all.length]),
  );

describe('where several projects meet in one text', () => {
  test('a person is asked once, from where they stand, before the plan', () =>
    three(async (home) => {
      const ran = await talk(home, ['claude:codex'], ['this project', 'n'], join(home, 'app'));
      expect(ran.asked).toEqual(['Carry all / this project / choose? ', 'Carry it out? [y/N/list/diff] ']);
      expect(ran.stdout).toMatch(
        /^3 projects meet in one text of Codex CLI:\n {2}1 {2}~\/app\s+2 memories {2}you are here\n/,
      );
      expect(ran.stdout).toContain('2 new');
      expect(ran).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was written.') });
      expect(filesBelow(stateRoot(home)).size).toBe(0);
      // Deeper in the project it is the same one; beside all of them it is none.
      mkdirSync(join(home, 'app/src'));
      expect((await talk(home, ['claude:codex'], ['t', 'y'], join(home, 'app/src'))).stdout).toContain(
        'Read back: everything stands as planned.',
      );
      expect(about(home)).toEqual(['berths', 'created_at']);
      expect((await talk(home, ['claude:codex'], ['this', 'all', 'n'])).stdout).toMatch(
        /This folder lies in none of them.*\n.*3 projects meet in this plan\./,
      );
    }));

  test('numbers and names choose; what means nothing is explained and asked again', () =>
    three(async (home) => {
      for (const [answer, want] of [
        ['1, 3', ['berths', 'created_at', 'tickets']],
        ['3 1', ['berths', 'created_at', 'tickets']],
        ['web', ['tickets']],
        ['my tools, web', ['scripts', 'tickets']],
        ['~/WEB/', ['tickets']],
        ['2,2,2', ['scripts']],
        ['my tools', ['scripts']],
      ] as const) {
        const ran = await talk(home, ['claude:codex', '--plan-out', 'plan.json'], ['choose', answer]);
        expect([answer, ran.stderr, ran.code]).toEqual([answer, '', 0]);
        const carried = planIn(home, 'plan.json')
          .routes.filter((route) => route.skipped === undefined)
          .flatMap(({ from: { scope } }) => ('paths' in scope ? scope.paths : []));
        const folders = { berths: 'app', created_at: 'app', scripts: 'my tools', tickets: 'web' };
        expect([answer, carried.sort()]).toEqual([
          answer,
          [...new Set(want.map((word) => join(home, folders[word])))].sort(),
        ]);
      }
      const ran = await talk(
        home,
        ['claude:codex'],
        ['', 'some', 'choose', '', '4', '0', 'ap', 'web 9', '\u001b[31m', '2', 'n'],
      );
      expect(ran.asked.filter((question) => question.startsWith('Carry all'))).toHaveLength(3);
      expect(ran.asked.filter((question) => question.startsWith('Which'))).toHaveLength(7);
      expect(ran.stdout).toContain('"some" is none of the answers: type all or choose.');
      expect(ran.stdout).toContain('"4" is none of the list: type numbers from 1 to 3');
      expect(ran.stdout).not.toContain('\u001b');
    }));

  test('who goes away at any question has written nothing', () =>
    three(async (home) => {
      for (const answers of [[], ['choose'], ['all'], ['choose', '9']]) {
        expect(await talk(home, ['claude:codex'], answers)).toMatchObject({
          code: 0,
          stdout: expect.stringContaining('Nothing was written.'),
        });
      }
      expect(statements(home, CODEX)).toEqual([]);
      expect(filesBelow(stateRoot(home)).size).toBe(0);
    }));

  test('what was chosen is in the plan file, and apply carries out that', () =>
    three(async (home) => {
      expect((await talk(home, ['claude:codex', '--plan-out', 'plan.json'], ['choose', '2 3'])).code).toBe(0);
      expect(planIn(home, 'plan.json').options.projects?.length).toBe(2);
      expect(await memportHere(home, ['apply', 'plan.json'])).toMatchObject({
        code: 0,
        stderr: '',
        stdout: expect.stringContaining('Read back: everything stands as planned.'),
      });
      expect(about(home)).toHaveLength(2);
      // Nothing follows for the projects that were not chosen.
      expect((await talk(home, ['claude:codex'], ['all', 'y'])).stdout).toContain(
        'Read back: everything stands as planned.',
      );
      expect(about(home)).toHaveLength(4);
    }));

  test('is not asked where it was said, where nothing is to be done, or where nobody can answer', () =>
    three(async (home) => {
      for (const said of [['--all'], ['--project', 'app'], ['--project', 'app', '--project', 'web']])
        expect((await talk(home, ['claude:codex', ...said], ['n'])).asked).toEqual(['Carry it out? [y/N/list/diff] ']);
      expect((await talk(home, ['claude:codex', '--dry-run'], [])).asked).toEqual([]);
      expect((await talk(home, ['claude:codex', '--json'], [])).asked).toEqual([]);
      expect(await memportHere(home, ['claude:codex', '--yes'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('expected: memport claude:codex --yes --all\n'),
      });
      expect(await memportHere(home, ['claude:codex', '--yes', '--project', 'app', '--project', 'web'])).toMatchObject({
        code: 0,
        stderr: '',
      });
      expect(about(home)).toEqual(['berths', 'created_at', 'tickets']);
      expect(await memportHere(home, ['claude:codex', '--yes', '--all'])).toMatchObject({ code: 0, stderr: '' });
      expect(await talk(home, ['claude:codex'], [])).toMatchObject({
        asked: [],
        stdout: 'Nothing to do: 4 memories stand as planned.\n',
      });
    }));

  test('a folder deep in a project means the project; a folder of none says which there are, and what to type', () =>
    three(async (home) => {
      mkdirSync(join(home, 'app/src/deep'), { recursive: true });
      mkdirSync(join(home, 'apples'));
      const deep = await memportHere(home, ['claude:codex', '--yes', '--project', 'app/src/deep']);
      expect([deep.code, deep.stderr, about(home)]).toEqual([0, '', ['berths', 'created_at']]);
      for (const folder of ['apples', 'nowhere'])
        expect(await memportHere(home, ['claude:codex', '--yes', '--project', folder])).toMatchObject({
          code: 2,
          stdout: '',
          stderr: expect.stringContaining(
            `Claude Code has no memories of ~/${folder}\n  expected: one of ~/app, ~/my tools, ~/web\n`,
          ),
        });
      // The advice is of the homes that were named.
      cpSync(join(home, '.claude'), join(home, '.claude2'), { recursive: true });
      cpSync(join(home, '.codex'), join(home, 'other codex'), { recursive: true });
      const homes = ['--from-root', join(home, '.claude2'), '--to-root', join(home, 'other codex')];
      const advised = `memport claude:codex --from-root ~/.claude2 --to-root '${join(home, 'other codex')}'`;
      mkdirSync(join(home, '.hermes'));
      for (const folder of ['app', 'web', 'my tools']) rmSync(join(home, folder), { recursive: true });
      expect((await memportHere(home, ['claude:codex', '--yes'])).stdout).toMatch(
        /^Nothing to do: the source has memories only of projects that are not here \(.*-app.*--include-absent/,
      );
      expect((await memportHere(home, ['claude:codex', '--yes', ...homes])).stdout).toContain(
        `next: ${advised} --include-absent --dry-run.\n`,
      );
      // Nor is any of it gone at the source.
      expect((await memportHere(home, ['claude:codex', '--yes', '--withdraw'])).stdout).toMatch(/^Nothing to do: /);
      expect(about(home)).toEqual(['berths', 'created_at']);
      expect((await memportHere(home, ['hermes:codex', '--yes'])).stdout).toBe(
        'Nothing to do: the source has no memories to carry; next: memport list hermes.\n',
      );
      expect((await memportHere(home, ['claude:codex', '--yes', '--kind', 'episode'])).stdout).toContain(
        'no memories of kind episode',
      );
    }));

  test('of a project inside another, the inner one is the one somebody stands in', () =>
    three(async (home) => {
      remember(home, 'app/packages/seats', 'seats', 'Seats are numbered from the bow.');
      const ran = await talk(home, ['claude:codex'], [], join(home, 'app/packages/seats'));
      expect(/^.*you are here$/m.exec(ran.stdout)?.[0]).toContain('~/app/packages/seats');
    }));

  test.runIf(python !== '')(
    'on a real terminal, lines that are typed ahead are answers too',
    () =>
      three(async (home) => {
        expect(
          typed(
            home,
            ['claude:codex'],
            [
              { at: 'choose? ', keys: 'choose\n' },
              { at: 'commas: ', keys: '\u0004' },
            ],
          ),
        ).toMatchObject({ end: '0', text: expect.stringContaining('Nothing was written.') });
        expect(typed(home, ['claude:codex'], [{ at: 'choose? ', keys: '\u0003' }])).toMatchObject({ end: '130' });
        expect(statements(home, CODEX)).toEqual([]);
        expect(
          typed(
            home,
            ['claude:codex'],
            [
              { at: 'choose? ', keys: 'choose\n2\n' },
              { at: '/diff] ', keys: 'y\n' },
            ],
          ),
        ).toMatchObject({ end: '0', text: expect.stringContaining('Undo: memport undo') });
        expect(statements(home, CODEX)).toHaveLength(1);
      }),
    300_000,
  );

  test.runIf(python !== '')(
    'on a real terminal, nobody has said yes to a plan before it was shown',
    () =>
      three(async (home) => {
        const no = { end: '0', text: expect.stringContaining('Nothing was written.') as string };
        // In one paste with the answers, whole or without the end of the line; and while nothing was asked yet.
        for (const keys of ['all\ny\n', 'all\ny\nyes\ny', 'all\ny'])
          expect(
            typed(
              home,
              ['claude:codex'],
              [
                { at: 'choose? ', keys },
                { at: '/diff] ', keys: '\n' },
              ],
            ),
          ).toMatchObject(no);
        for (const keys of ['y\n', 'y\ny\ny', 'y'])
          expect(
            typed(
              home,
              ['claude:codex', '--all'],
              [
                { at: '', keys },
                { at: '/diff] ', keys: '\n' },
              ],
            ),
          ).toMatchObject(no);
        expect(
          typed(
            home,
            ['claude:codex'],
            [
              { at: 'choose? ', keys: 'all\ny\n' },
              { at: '/diff] ', keys: '\u0004' },
            ],
          ),
        ).toMatchObject(no);
        expect(
          typed(
            home,
            ['claude:codex'],
            [
              { at: 'choose? ', keys: 'all\ny\n' },
              { at: '/diff] ', keys: '\u0003' },
            ],
          ),
        ).toMatchObject({ end: '130' });
        expect(statements(home, CODEX)).toEqual([]);
        // What is typed once it is asked is the answer, however much was typed before.
        expect(
          typed(
            home,
            ['claude:codex', '--all'],
            [
              { at: '', keys: 'n\nn' },
              { at: '/diff] ', keys: 'y\n' },
            ],
          ),
        ).toMatchObject({ end: '0', text: expect.stringContaining('Undo: memport undo') });
        expect(statements(home, CODEX)).toHaveLength(4);
      }),
    600_000,
  );

  test('--interactive asks it beside --yes too, before it asks about any memory', () =>
    three(async (home) => {
      const ran = await talk(home, ['claude:codex', '--yes', '--interactive'], ['choose', '3', 'y']);
      expect(ran).toMatchObject({
        code: 0,
        stderr: '',
        asked: [
          'Carry all / choose? ',
          'Which of them? Numbers or names, parted by commas: ',
          'Carry it? [yes/no/all/none/diff/quit] ',
        ],
      });
      expect(about(home)).toEqual(['tickets']);
      expect(await talk(home, ['claude:codex', '--yes', '--interactive'], ['all', 'all'])).toMatchObject({
        code: 0,
        stderr: '',
      });
      expect(about(home)).toHaveLength(4);
      expect((await talk(home, ['claude:codex', '--yes', '--interactive'], [])).asked).toEqual([]);
      // Also where only what somebody removed there is left to ask about.
      forget(home, CODEX, 'Every table has a created_at column.');
      expect(await talk(home, ['claude:codex', '--yes', '--interactive'], ['all', 'y'])).toMatchObject({
        code: 0,
        stderr: '',
        asked: ['Carry all / choose? ', 'Carry it again? [yes/no/all/none/diff/quit] '],
      });
      expect(about(home)).toHaveLength(4);
    }));
});

describe('--interactive', () => {
  const one = (body: (home: string) => Promise<void>): Promise<void> =>
    inHome(async (home) => {
      mkdirSync(join(home, '.codex'));
      writeFileSync(join(home, '.codex/config.toml'), '[features]\nmemories = true\n');
      tell(home, CLAUDE, [
        { statement: 'Use tabs over spaces' },
        { statement: 'Sign every commit', why: 'the auditors ask' },
        { statement: 'The port is 5433', kind: 'reference' },
      ]);
      await body(home);
    });
  const run = (home: string, answers: readonly string[], ...more: string[]): ReturnType<typeof talk> =>
    talk(home, ['claude:codex', '--interactive', ...more], answers);

  test('the guide and the help say what it asks about', () =>
    one(async (home) => {
      const said = 'about every memory that would be new, changed or taken away there';
      expect((await memportHere(home, ['migrate', '--help'])).stdout.replace(/\s+/g, ' ')).toContain(
        `--interactive ask ${said}`,
      );
      expect(readFileSync(join(ROOT, 'docs/guide/moving.md'), 'utf8')).toContain(`\`--interactive\` asks ${said}:`);
    }));

  test('asks about every memory that is new; a no is a decision, and the sum stays whole', () =>
    one(async (home) => {
      const ran = await run(home, ['y', 'no', 'yes'], '--plan-out', 'plan.json');
      expect(ran.asked).toEqual(Array.from({ length: 3 }, () => 'Carry it? [yes/no/all/none/diff/quit] '));
      const plan = planIn(home, 'plan.json');
      expect(sums(plan)).toEqual({ new: 2, declined: 1 });
      expect(plan.decisions.find((each) => each.decision === 'declined')?.reason).toBe(
        'you said no: it is left out of this run',
      );
      expect(ran.stdout).toContain('\n1 memory is left out of this run, as you said; the next one decides anew:\n');
      expect(ran.stdout).not.toContain('--again');
      expect((await memportHere(home, ['apply', 'plan.json'])).stdout).toContain(
        'Read back: everything stands as planned.',
      );
      expect(statements(home, CODEX)).toHaveLength(2);
      // It was no for this run, and the question said so: nothing was remembered against it.
      expect(ran.stdout).toContain('3 memories are new there. A "no" holds for this run; the next one asks again.\n');
      expect((await memportHere(home, ['claude:codex', '--dry-run', '--json'])).stdout).toMatch(/"decision":"new"/);
    }));

  test('all and none answer for the rest of the kind, quit and the end of input for nothing', () =>
    one(async (home) => {
      for (const answers of [['q'], ['y', 'quit'], ['y', 'y'], []])
        expect((await run(home, answers)).stdout).toContain('Nothing was written.');
      expect((await run(home, ['n', 'all', 'n'])).stdout).toContain('2 new, 1 declined');
      const none = await run(home, ['none']);
      expect([none.asked.length, none.stdout]).toEqual([1, expect.stringContaining('3 declined')]);
      expect(statements(home, CODEX)).toEqual([]);
      expect(filesBelow(stateRoot(home)).size).toBe(0);
      expect((await run(home, ['all', 'y'])).stdout).toContain('Read back: everything stands as planned.');
      expect(statements(home, CODEX)).toHaveLength(3);
      expect((await run(home, [])).asked).toEqual([]);
    }));

  test('diff shows the words on both sides and asks again; what means nothing is explained', () =>
    one(async (home) => {
      const ran = await run(home, ['d', '', 'maybe', 'n', 'none']);
      expect(ran.asked).toHaveLength(5);
      expect(ran.stdout).toContain('--- it is not there now\n+ ');
      expect(ran.stdout).toContain('"maybe" is none of the answers: type yes, no, all, none, diff or quit.');
      expect((await run(home, ['all', 'y'])).code).toBe(0);
      reword(home, CLAUDE, 'the auditors ask', 'the auditors insist');
      const changed = await run(home, ['diff', 'n']);
      expect(changed.asked[0]).toBe('Change it? [yes/no/all/none/diff/quit] ');
      expect(changed.stdout).toContain('- **Why:** the auditors ask\n+ **Why:** the auditors insist');
      // No leaves the target's words, and the next run proposes the change again.
      expect(changed.stdout).toContain('1 kept');
      expect((await run(home, ['y', 'y'])).stdout).toContain('Read back: everything stands as planned.');
      expect(readFileSync(join(home, '.codex/memories_v2/memory_summary.md'), 'utf8')).toContain('Sign every commit');
    }));

  test.each(['source', 'target', 'both', 'leave'] as const)('a conflict is settled for %s', (way) =>
    one(async (home) => {
      expect((await run(home, ['all', 'y'])).code).toBe(0);
      reword(home, CLAUDE, 'tabs over spaces', 'tabs instead of spaces');
      reword(home, CODEX, 'tabs over spaces', 'tabs before spaces');
      const ran = await run(home, [way, 'y']);
      expect(ran.asked[0]).toBe('Whose words stand? [source/target/both/leave/none/diff/quit] ');
      expect(ran.stdout).toMatch(/^ {2}Use tabs instead of spaces\n {2}there: Use tabs before spaces\n/m);
      expect(ran.code).toBe(way === 'leave' ? 1 : 0);
      expect(statements(home, CODEX).filter((each) => each.startsWith('Use tabs'))).toEqual(
        way === 'source'
          ? ['Use tabs instead of spaces']
          : way === 'both'
            ? ['Use tabs before spaces', 'Use tabs instead of spaces']
            : ['Use tabs before spaces'],
      );
      if (way !== 'leave')
        expect(await memportHere(home, ['claude:codex', '--yes'])).toMatchObject({
          code: 0,
          stdout: expect.stringMatching(/^Nothing to do/),
        });
    }),
  );

  test('what is gone at the source is taken away only with a yes, and with --withdraw left with a no', () =>
    one(async (home) => {
      expect((await run(home, ['all', 'y'])).code).toBe(0);
      forget(home, CLAUDE, 'The port is 5433');
      const left = await run(home, ['n'], '--withdraw');
      expect(left.asked[0]).toBe('Take it away there too? [yes/no/all/none/diff/quit] ');
      expect(left.stdout).toContain('1 kept');
      expect(statements(home, CODEX)).toHaveLength(3);
      expect((await run(home, ['d', 'y', 'y'])).stdout).toMatch(
        /- The port is 5433[\s\S]*Read back: everything stands as planned\./,
      );
      expect(statements(home, CODEX)).toEqual(['Sign every commit', 'Use tabs over spaces']);
    }));

  test('what was removed in the target comes back with a yes, or with --again and its words or handle', () =>
    one(async (home) => {
      expect((await run(home, ['all', 'y'])).code).toBe(0);
      forget(home, CODEX, 'Sign every commit');
      expect(await memportHere(home, ['claude:codex', '--yes'])).toMatchObject({
        code: 0,
        stdout: 'Nothing to do: 2 memories stand as planned.\n',
      });
      const asked = await run(home, ['n']);
      expect([asked.asked[0], asked.stdout]).toEqual([
        'Carry it again? [yes/no/all/none/diff/quit] ',
        expect.stringContaining('1 declined'),
      ]);
      expect(statements(home, CODEX)).toHaveLength(2);
      const handle = /^ +([0-9a-f]{6,}) .*declined/m.exec(
        (await memportHere(home, ['claude:codex', '--dry-run', '--diff'])).stdout,
      )?.[1] as string;
      for (const words of ['sign every', handle]) {
        expect((await memportHere(home, ['claude:codex', '--yes', '--again', words])).stdout).toContain(
          'Read back: everything stands as planned.',
        );
        expect(statements(home, CODEX)).toHaveLength(3);
        expect((await memportHere(home, ['claude:codex', '--yes'])).stdout).toBe(
          'Nothing to do: 3 memories stand as planned.\n',
        );
        forget(home, CODEX, 'Sign every commit');
      }
      expect((await run(home, ['y', 'y'])).stdout).toContain('Read back: everything stands as planned.');
      expect(statements(home, CODEX)).toHaveLength(3);
      // It is memport's own again: gone at the source, it may be taken away.
      forget(home, CLAUDE, 'Sign every commit');
      expect((await memportHere(home, ['claude:codex', '--yes', '--withdraw'])).code).toBe(0);
      expect(statements(home, CODEX)).toHaveLength(2);
    }));

  test('what was refused and what was removed there are told apart', () =>
    one(async (home) => {
      expect((await run(home, ['all', 'y'])).code).toBe(0);
      for (const statement of ['Sign every commit', 'The port is 5433']) forget(home, CODEX, statement);
      tell(home, CLAUDE, [{ statement: 'Keep lines short' }, { statement: 'Name every constant' }]);
      const { stdout } = await run(home, ['no', 'no', 'yes', 'no']);
      expect(stdout).toMatch(/\n3 memories are left out of this run, as you said; the next one decides anew:\n/);
      expect(stdout).not.toContain('--again carries');
      const plain = (await memportHere(home, ['claude:codex', '--dry-run'])).stdout;
      expect(plain).toMatch(
        /\n2 memories were removed there and are not brought back \(--again carries one again\):\n/,
      );
      expect(plain).not.toContain('as you said');
      expect((await memportHere(home, ['claude:codex', '--dry-run', '--again', 'port'])).stdout).toContain(
        '\n1 memory was removed there and is not brought back (--again carries one again):\n',
      );
    }));

  test('--again of what was not removed there says what was', () =>
    one(async (home) => {
      expect((await run(home, ['all', 'y'])).code).toBe(0);
      expect(await memportHere(home, ['claude:codex', '--yes', '--again', 'tabs'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('this plan has none'),
      });
      forget(home, CODEX, 'Sign every commit');
      expect(await memportHere(home, ['claude:codex', '--yes', '--again', 'tabs'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('Sign every commit'),
      });
      expect(statements(home, CODEX)).toHaveLength(2);
    }));

  test('without a terminal is a mistake that says what to do; a dry run shows every decision', () =>
    one(async (home) => {
      for (const more of [[], ['--yes'], ['--plan-out', 'plan.json']])
        expect(await memportHere(home, ['claude:codex', '--interactive', ...more])).toMatchObject({
          code: 2,
          stdout: '',
          stderr: expect.stringContaining('--dry-run --interactive'),
        });
      expect(await memportHere(home, ['claude:codex', '--interactive', '--dry-run'])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('new'),
      });
      expect(statements(home, CODEX)).toEqual([]);
      rmSync(join(home, 'plan.json'), { force: true });
    }));
});
