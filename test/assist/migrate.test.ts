import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Plan } from '../../src/ir/plan-value.ts';
import { schemas } from '../../src/ir/documents-schema.ts';
import { memportHere } from '../cli/here.ts';
import { lockIn, textsIn, WORDY } from './homes.ts';
import { brief, unchanged } from './model-server.ts';
import { onScene } from './scene.ts';

const loaded = ({ decisions }: Plan): number => decisions.filter(({ delivery }) => delivery === 'loaded').length;

test('what has no room is said in fewer words; the next run asks nobody and changes nothing', async () => {
  await onScene({ write: brief }, async ({ home, model, carry, assist, planned }) => {
    const plain = await planned();
    const counted = (await planned('--assist', model.choice)).assist;
    expect(counted).toEqual({ open: 6, couldMoveUp: 4, movedUp: 0, withheld: 0, selfJudged: 0 });
    const dry = await assist('--dry-run');
    expect(dry.stdout).toMatch(/4 memories could move up by a shorter wording of 6; no such wording is known yet/);
    expect(model.sent).toEqual([]);
    const first = await assist('--yes');
    expect(first).toMatchObject({ code: 0 });
    expect(first.stdout).toMatch(/12 memories: 12 loaded/);
    expect(first.stdout).toMatch(
      /6 memories stand in other words by compatible#scripted \(self-judged\); 4 are delivered/,
    );
    expect(first.stderr).toMatch(
      /6 reworded, 0 not let through; 18 requests, 1,800 tokens sent \(1,080 of them cached\)/,
    );
    expect(loaded(plain)).toBe(8);
    const asked = model.sent.length;
    const texts = textsIn(join(home, '.hermes'));
    const lock = lockIn(home);
    expect(JSON.parse(lock.split('\n')[0] ?? '')).toMatchObject({ holds: 'memory text' });
    expect(statSync(join(home, '../state/memport/memport.lock')).mode & 0o777).toBe(0o600);
    for (const again of [assist, carry]) expect((await again('--yes')).stdout).toMatch(/^Nothing to do/);
    expect(model.sent).toHaveLength(asked);
    expect(textsIn(join(home, '.hermes'))).toEqual(texts);
    expect(lockIn(home)).toBe(lock);
    const prefixes = model.sent.map((sent) => (JSON.parse(sent) as { messages: { content: string }[] }).messages[0]);
    // The one of those who reword, and the one of those who judge.
    expect(new Set(prefixes.map((prefix) => prefix?.content)).size).toBe(2);
  });
});

test('from the lock alone the same bytes come again, with nobody there to ask', async () => {
  await onScene({ write: brief }, async ({ home, model, assist, carry, planned }) => {
    await assist('--yes');
    const texts = textsIn(join(home, '.hermes'));
    expect((await carry('--yes')).stdout).toMatch(/^Nothing to do/);
    expect((await memportHere(home, ['undo'])).code).toBe(0);
    await model.close();
    expect(await assist('--frozen', '--yes')).toMatchObject({ code: 0, stderr: '' });
    expect(textsIn(join(home, '.hermes'))).toEqual(texts);
    expect((await planned('--assist', model.choice)).decisions.filter(({ reworded }) => reworded)).toEqual([]);
  });
});

test('what the lock lacks is an error where nobody may be asked, and names it', async () => {
  await onScene({ write: brief }, async ({ home, model, assist }) => {
    const ran = await assist('--frozen', '--yes');
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toMatch(/memport\.lock holds nothing for 6 memories: [0-9a-f]{6}, /);
    expect(model.sent).toEqual([]);
    expect(Object.keys(textsIn(join(home, '.hermes')))).toEqual(['config.yaml']);
  });
});

test('nobody is asked by a dry run, without a person, or where everything has room', async () => {
  await onScene({ write: brief }, async ({ model, assist }) => {
    for (const args of [['--dry-run'], ['--json', '--dry-run'], []]) await assist(...args);
    expect(model.sent).toEqual([]);
  });
  await onScene(
    { write: brief },
    async ({ home, cwd, model, assist }) => {
      expect((await assist('--yes')).code).toBe(0);
      expect(model.sent).toEqual([]);
      const asked = ['assist', '--show-request', 'auth-rule', '--to', 'hermes', '--project', cwd];
      const { stdout } = await memportHere(home, asked, { cwd });
      expect(stdout).toMatch(/nothing would be sent: it is same there/);
    },
    WORDY.slice(0, 2),
  );
});

test('for the voice alone everything that is written may be said in other words', async () => {
  await onScene(
    { write: brief },
    async ({ home, model, assist }) => {
      expect((await assist('voice', '--dry-run')).stdout).toMatch(/2 memories could be said as the target would/);
      expect((await assist('voice', '--yes')).stdout).toMatch(/2 memories stand in other words/);
      expect(model.sent[0]).not.toContain('longest_statement');
      expect(textsIn(join(home, '.hermes'))['memories/MEMORY.md']).toContain(
        'Before a change of `src/auth/` is merged',
      );
    },
    WORDY.slice(0, 2),
  );
});

test('--refresh asks again, and what it brings stands in the lock from then on', async () => {
  await onScene({ write: brief }, async ({ home, model, assist }) => {
    await assist('--yes');
    const [asked, lock] = [model.sent.length, lockIn(home)];
    await memportHere(home, ['undo']);
    await assist('--yes', '--refresh');
    expect(model.sent).toHaveLength(2 * asked);
    expect(lockIn(home).replace(/"when":"[^"]*"/g, '')).toBe(lock.replace(/"when":"[^"]*"/g, ''));
  });
});

test('a plan file holds what was agreed on: it is carried out with nobody there to ask', async () => {
  await onScene({ write: brief }, async ({ home, cwd, model, assist }) => {
    expect(await assist('--plan-out', 'plan.json')).toMatchObject({ code: 0 });
    await model.close();
    expect(await memportHere(home, ['apply', 'plan.json'], { cwd })).toMatchObject({ code: 0 });
    expect(JSON.stringify(textsIn(join(home, '.hermes/memories')))).toMatch(/Before a change of `src/);
  });
});

test.each([
  ['with all that memport remembers', []],
  ['with the lock alone', ['ledger.jsonl', 'ledger.json', 'ledger']],
])('a memory in other words is the same memory there and on the way back, %s', async (_, forgotten) => {
  await onScene({ write: brief }, async ({ home, cwd, assist }) => {
    await assist('--yes');
    const [claude, hermes] = [textsIn(join(home, '.claude')), textsIn(join(home, '.hermes'))];
    if (forgotten.length > 0) {
      const state = join(home, '../state/memport');
      for (const file of Object.keys(textsIn(state))) if (file !== 'memport.lock') rmSync(join(state, file));
      for (const file of Object.keys(hermes)) if (file.endsWith('.memport')) rmSync(join(home, '.hermes', file));
    }
    for (const pair of ['claude:hermes', 'hermes:claude']) {
      const ran = await memportHere(home, [pair, '--project', cwd, '--yes'], { cwd });
      expect(ran.code, ran.stdout + ran.stderr).toBe(0);
      expect(ran.stdout).toMatch(/Nothing to do|ledger was brought up to date/);
    }
    expect(textsIn(join(home, '.claude'))).toEqual(claude);
    const after = textsIn(join(home, '.hermes'));
    for (const [file, text] of Object.entries(hermes)) if (!file.endsWith('.memport')) expect(after[file]).toBe(text);
  });
});

test.each(['codex', 'hermes'])("on the way back from %s the user's own words stay at home", async (there) => {
  await onScene(
    { write: brief },
    async ({ home, cwd, model }) => {
      const own = textsIn(join(home, '.claude'));
      const carry = async (pair: string, ...args: string[]): Promise<string> => {
        const ran = await memportHere(home, [pair, '--project', cwd, ...args, '--yes'], { cwd });
        expect(ran.code, ran.stdout + ran.stderr).toBe(0);
        return ran.stdout;
      };
      const voice = ['--assist', model.choice, '--assist', 'voice'];
      expect(await carry(`claude:${there}`, ...voice)).toMatch(/2 memories stand in other words/);
      for (const [pair, args] of [[`${there}:claude`, []] as const, [`claude:${there}`, voice] as const])
        expect(await carry(pair, ...args)).toMatch(/Nothing to do/);
      expect(textsIn(join(home, '.claude'))).toEqual(own);
      // With neither lock nor ledger nobody can know them again: they arrive beside, named, and replace nothing.
      rmSync(join(home, '../state'), { recursive: true });
      for (const file of Object.keys(textsIn(home))) if (file.endsWith('.memport')) rmSync(join(home, file));
      expect(await carry(`${there}:claude`)).toMatch(/2 memories look like one that stands there, and arrive beside/);
      const after = textsIn(join(home, '.claude'));
      for (const [file, text] of Object.entries(own)) expect(after[file]?.startsWith(text), file).toBe(true);
    },
    WORDY.slice(0, 2),
  );
});

test('what is not let through stands in its own words, and nobody is asked for it again', async () => {
  await onScene({ write: brief, judge: 'first_covers_second' }, async ({ home, model, assist, planned }) => {
    const plain = await planned();
    const ran = await assist('--yes');
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.stdout).toMatch(/6 memories keep the words they have.*\n.*\n +by: judge/);
    expect(model.sent).toHaveLength(36);
    expect(lockIn(home)).not.toMatch(/merged/);
    await memportHere(home, ['undo']);
    const again = await planned('--assist', model.choice);
    expect(loaded(again)).toBe(loaded(plain));
    expect(again.decisions.filter(({ fallback }) => fallback?.join() === 'judge')).toHaveLength(6);
    expect(await assist('--yes', '--frozen')).toMatchObject({ code: 0 });
    expect(model.sent).toHaveLength(36);
  });
});

test('a model that fails costs nobody a memory', async () => {
  await onScene({ write: brief }, async ({ home, model, assist }) => {
    await model.close();
    const ran = await assist('--yes');
    expect(ran.code).toBe(4);
    expect(ran.stderr).toMatch(/no answer came|own words/);
    expect(ran.stdout).toMatch(/12 memories: 8 loaded/);
    expect(Object.keys(textsIn(join(home, '.hermes')))).toContain('memories/MEMORY.md');
  });
});

test('a model that has nothing to say is no reason to change a word', async () => {
  await onScene({ write: () => ({ ...unchanged, statement: null }) }, async ({ model, assist }) => {
    expect((await assist('--yes')).stdout).toMatch(/the model saw none/);
    expect(model.sent).toHaveLength(6);
  });
});

test('a budget ends the asking; what was answered is kept, and the next run goes on from there', async () => {
  await onScene({ write: brief, tokens: 1_000 }, async ({ home, assist }) => {
    const ran = await assist('--yes', '--max-tokens', '13000');
    expect(ran.code).toBe(4);
    expect(ran.stderr).toMatch(/the budget is used up/);
    const kept = lockIn(home).split('\n').length - 2;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(6);
  });
});

test('other words from a repository are held against the gates and told apart', async () => {
  await onScene({ write: brief }, async ({ home, cwd, model, assist }) => {
    await assist('--yes');
    const lock = lockIn(home);
    await memportHere(home, ['undo']);
    rmSync(join(home, '../state'), { recursive: true });
    await import('node:child_process').then(({ execFileSync }) => execFileSync('git', ['init', '-q', cwd]));
    writeFileSync(join(cwd, 'memport.lock'), lock);
    const dry = await assist('--dry-run', '--frozen');
    expect(dry.stdout).toMatch(/6 of them from the memport\.lock of this repository/);
    const turned = lock.replaceAll(' must have passed', ' must never have passed');
    expect(turned).not.toBe(lock);
    writeFileSync(join(cwd, 'memport.lock'), turned);
    const refused = await assist('--dry-run', '--frozen');
    expect(refused.stdout).toMatch(/6 memories keep the words they have.*\n.*\n +by: .*polarity/);
    expect(refused.stdout).toMatch(/12 memories: 8 loaded/);
    expect(model.sent).toHaveLength(18);
  });
});

test('the request about a memory is shown as it would be sent, and nothing is sent', async () => {
  await onScene({ write: brief }, async ({ home, cwd, model, assist }) => {
    const show = async (words: string, ...args: string[]): Promise<string> => {
      const asked = ['assist', '--show-request', words, '--to', 'hermes', '--project', cwd, ...args];
      return (await memportHere(home, asked, { cwd })).stdout;
    };
    const texts = await Promise.all(WORDY.slice(0, 7).map(async ({ name }) => [name, await show(name)] as const));
    // Of twelve equals six have room in their own words; which, their ids decide.
    const [name, text] = texts.find(([, each]) => each.includes('this would be sent')) ?? ['', ''];
    const shown = JSON.parse(await show(name, '--json')) as { question: { instructions: string; input: string } };
    expect(schemas.assist.safeParse(shown).error).toBeUndefined();
    expect(text).toContain(shown.question.instructions);
    expect(text).toContain(shown.question.input);
    expect(model.sent).toEqual([]);
    await assist('--yes');
    const contents = model.sent.map((sent) => (JSON.parse(sent) as { messages: { content: string }[] }).messages);
    expect(contents.map((all) => all.map(({ content }) => content))).toContainEqual([
      shown.question.instructions,
      shown.question.input,
    ]);
    expect(await show(name)).toMatch(/nothing would be sent: it is same there/);
  });
});
