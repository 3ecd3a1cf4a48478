import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Check } from '../../src/probe/single-check.ts';
import { textsIn } from '../assist/homes.ts';
import { historyOf } from './sessions/history.ts';
import { claudeLogs } from './sessions/planted.ts';
import { framed, inProject, onScene, type Probed } from './scene.ts';

test('whose words come to a model is told without a probe and without asking anybody', async () => {
  await onScene(async ({ probe, told, model }) => {
    expect((await told('claude:codex')).loads?.map(({ target }) => target)).toEqual(['loaded', 'loaded']);
    expect((await probe('claude:codex')).stdout).toMatch(/2 loaded/);
    expect(model.sent).toEqual([]);
  });
});

test('a carried rule fires, copied bytes do not, and the run can be scored again by other probes', async () => {
  await onScene(
    async ({ home, model, told, probe }) => {
      const before = textsIn(join(home, '.claude'));
      const ran = await told(
        'claude:codex',
        ...framed(model),
        '--arms',
        'none,source,target,verbatim,placebo,without,native',
      );
      const [memory] = ran.memories;
      expect(memory).toMatchObject({ verdict: 'fires', author: 'human' });
      const rate = (name: string): number | undefined => {
        const arm = memory?.arms.find((each) => each.arm === name)?.rule;
        return arm && arm.followed / arm.trials;
      };
      expect(Math.min(rate('target') ?? 0, rate('native') ?? 0)).toBeGreaterThan(0.8);
      for (const arm of ['none', 'verbatim', 'placebo', 'without']) expect(rate(arm)).toBeLessThan(0.3);
      const claims = Object.fromEntries(memory?.claims.map(({ claim, says }) => [claim, says]) ?? []);
      expect(claims).toMatchObject({ helps: 'shown', matters: 'shown', translated: 'shown', gap: 'not shown' });
      expect(ran.failed).toBe(false);
      expect(textsIn(join(home, '.claude'))).toEqual(before);
      const asked = model.sent.length;
      const scored = JSON.parse((await probe('score', ran.run, '--json')).stdout) as Probed;
      expect(scored.memories).toEqual(ran.memories);
      expect(model.sent).toHaveLength(asked);
    },
    { minds: inProject },
  );
});

test('a rule of one project that is followed in another is told, and fails', async () => {
  await onScene(async ({ probe, model }) => {
    const ran = await probe('claude:codex', ...framed(model));
    expect(ran.code).toBe(1);
    expect(ran.stdout).toMatch(/1 overfires[\s\S]*over \d+\/\d+/);
    expect((await probe('claude:codex', ...framed(model), '--fail-on', 'probe/inert')).code).toBe(0);
  });
});

test('the page says what has no trial and how often a rule fired where it must not, and marks what decided a neighbouring case', async () => {
  await onScene(
    async ({ home, cwd, probe, model }) => {
      const folder = join(home, '../state/memport/probes');
      const [file = ''] = Object.keys(textsIn(folder));
      const own = '    check:\n      type: require_phrase\n      phrases: [Dear customer]\n      reach: raw\n';
      const text = readFileSync(join(folder, file), 'utf8').replaceAll(/( {4}elsewhere: true\n)/g, `$1${own}`);
      writeFileSync(join(folder, file), text);
      const page = async (): Promise<string> => {
        await probe('claude:codex', ...framed(model), '--format', 'html', '--show-content', '--out', 'page.html');
        return readFileSync(join(cwd, 'page.html'), 'utf8');
      };
      const tried = await page();
      expect(tried).toMatch(/must not fire<\/span>[\s\S]*?<span class="said">0 of /);
      expect(tried).toMatch(/where it must not fire: <b>it kept out<\/b>[\s\S]*?<mark>Dear customer<\/mark>/);
      expect(tried).toMatch(/class="log wrong">[\s\S]*?<b>not followed<\/b>/);
      writeFileSync(join(home, '.codex/config.toml'), '[features]\nmemories = false\n');
      expect(await page()).toContain('Its words reach no model: nobody was asked.');
      const said = await probe('claude:codex', ...framed(model));
      expect(said.stdout).toMatch(/inert \(not_loaded\).*\n\n/);
    },
    { minds: inProject },
  );
});

test.each(['--replay', '--model=openai', '--judge=openai', '--refresh', '--late=3'])(
  'what would do nothing at a level that asks nobody is refused: %s',
  async (flag) => {
    await onScene(async ({ probe }) => {
      for (const level of ['load', 'observed']) {
        const { code, stderr, stdout } = await probe('claude:codex', '--level', level, flag);
        expect([code, stdout]).toEqual([2, '']);
        expect(stderr).toContain(`at the level ${level} nothing is tried`);
        expect(stderr).toMatch(/with --level framed/);
      }
    });
  },
);

test('where memory is switched off a rule is inert, and nobody is asked about it', async () => {
  await onScene(
    async ({ home, told, model }) => {
      writeFileSync(join(home, '.codex/config.toml'), '[features]\nmemories = false\n');
      const { memories, failed, findings } = await told('claude:codex', ...framed(model));
      expect(memories).toMatchObject([{ verdict: 'inert', because: { reason: 'not_loaded' } }]);
      expect([failed, findings.map(({ rule }) => rule)]).toEqual([true, ['probe/inert']]);
      expect(model.sent).toEqual([]);
    },
    { minds: inProject },
  );
});

test("what the user's own sessions show is told with its intervals, and nobody is asked", async () => {
  await onScene(async ({ home, cwd, told, probe, model }) => {
    const { sessions } = historyOf(1, 40);
    const own = sessions.map((session) => ({ ...session, cwd }));
    for (const [file, text] of claudeLogs(own)) {
      const path = join(home, '.claude/projects', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const { observed } = await told('claude:codex', '--level', 'observed');
    expect(observed?.harnesses[0]).toMatchObject({ harness: 'claude' });
    expect(observed?.harnesses[0]?.turns).toBeGreaterThan(40);
    expect(observed?.logs[0]).toMatchObject({ brokenLines: 0, foreign: 1 });
    const shown = await probe('claude:codex', '--level', 'observed');
    expect(shown).toMatchObject({ code: 0 });
    expect(shown.stdout).toMatch(/your own sessions: claude \d+ sessions, \d+ turns.*nobody was asked/);
    expect(shown.stdout.replace(/\s+/g, ' ')).toContain('1 log was of something else');
    expect(model.sent).toEqual([]);
  });
});

test('what was answered is not asked again; a budget ends the run, and the next one goes on from there', async () => {
  await onScene(
    async ({ probe, told, model }) => {
      const short = await probe('claude:codex', ...framed(model), '--max-tokens', '7000');
      expect(short.code).toBe(4);
      expect(short.stdout).toMatch(/ended early: .*budget/);
      const paid = model.sent.length;
      expect(paid).toBeGreaterThan(0);
      const whole = await told('claude:codex', ...framed(model));
      expect(whole.memories[0]?.verdict).toBe('fires');
      expect(whole.used).toMatchObject({ kept: paid, asked: model.sent.length - paid });
      const asked = model.sent.length;
      expect((await told('claude:codex', ...framed(model), '--replay')).memories).toEqual(whole.memories);
      expect((await told('claude:codex', ...framed(model))).memories).toEqual(whole.memories);
      expect(model.sent).toHaveLength(asked);
      const lacking = await probe('claude:codex', ...framed(model), '--replay', '--trials', '40');
      expect([lacking.code, model.sent.length]).toEqual([4, asked]);
      const gate = await probe(
        'claude:codex',
        '--replay',
        ...framed(model),
        '--fail-on',
        'probe/inert,probe/overfires',
      );
      expect([gate.code, model.sent.length]).toEqual([0, asked]);
    },
    { minds: inProject },
  );
});

test('the document names no home, whatever file a finding is about', async () => {
  await onScene(async ({ home, probe }) => {
    rmSync(join(home, '.codex/config.toml'));
    const { stdout } = await probe('claude:codex', '--json');
    const { findings } = JSON.parse(stdout) as Probed;
    expect(findings.map(({ rule, file }) => [rule, file.slice(0, 10)])).toContainEqual(['probe/inert', '~/.claude/']);
    expect(stdout).not.toContain(home);
  });
});

test('neither answers nor runs name the home, and no key stands in them', async () => {
  await onScene(
    async ({ home, told, model }) => {
      await told('claude:codex', ...framed(model));
      const kept = textsIn(join(home, '../state/memport/probes'));
      const texts = Object.entries(kept).filter(([file]) => file.endsWith('.json'));
      expect(texts.length).toBeGreaterThan(10);
      for (const [file, text] of texts) expect(text.includes(home), file).toBe(false);
    },
    { minds: inProject },
  );
});

test('a plan says what it takes, and refuses by name what so few trials cannot show', async () => {
  await onScene(async ({ probe, model }) => {
    expect((await probe('plan', 'claude:codex')).stdout).toMatch(/1 memory in none, source, target.*\n[\s\S]*at most/);
    const few = await probe('plan', 'claude:codex', '--trials', '4');
    expect(few.code).toBe(2);
    expect(few.stdout).toMatch(/fires cannot be shown with 4 trials: it takes \d+/);
    expect(model.sent).toEqual([]);
  });
});

test('a plan tells what cannot be tried from what is not in the sample', async () => {
  await onScene(async ({ home, probe }) => {
    const [file = ''] = Object.keys(textsIn(join(home, '.claude'))).filter((each) => each.endsWith('/other.md'));
    const text = readFileSync(join(home, '.claude', file), 'utf8');
    writeFileSync(join(home, '.claude', file), text.replace(/The staging cluster.*/s, 'Use pnpm, never npm.\n'));
    const { stdout } = await probe('plan', 'claude:codex', '--sample', '1');
    expect(stdout).toMatch(/^claude → codex {2}1 memory in .*; 0 cannot be tried, 1 not in the sample$/m);
  });
});

test('probes are written by templates, read by a person, and accepted by name only', async () => {
  await onScene(async ({ home, probe }) => {
    const init = await probe('init', 'claude:codex');
    expect(init.stdout).toMatch(/probes? written to .*1 stood there before/);
    expect(Object.keys(textsIn(join(home, '../state/memport/probes'))).length).toBeGreaterThan(0);
    expect((await probe('review', '--accept')).code).toBe(2);
    const [handle = ''] = /^\w+/.exec((await probe('review')).stdout) ?? [];
    expect((await probe('review', handle)).stdout).toMatch(/scenarios:/);
    const one = JSON.parse((await probe('review', handle, '--json')).stdout) as object;
    expect(one).toMatchObject({ version: 1, command: 'probe review', probes: [{ probe: { memory: { handle } } }] });
    const exported = await probe('export', 'claude:codex', '--promptfoo', join(home, 'p.json'), '--json');
    expect(JSON.parse(exported.stdout)).toMatchObject({ command: 'probe export', file: '~/p.json', without: 0 });
    expect((await probe('review', handle, '--accept')).stdout).toMatch(/is accepted/);
  });
});

test('a scenario that tells the rule is named, and nobody is asked by a probe that holds one', async () => {
  await onScene(async ({ home, probe, told, model }) => {
    const folder = join(home, '../state/memport/probes');
    const [file = ''] = Object.keys(textsIn(folder));
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replace('Tell Mr Brandt', 'Close the mail with warm regards, and tell him'));
    const { memories, rest } = await told('claude:codex', ...framed(model));
    expect(memories).toEqual([]);
    expect(rest.map(({ why }) => why)).toEqual(['scenario 2 of its probe tells what the rule says']);
    const planned = await probe('plan', 'claude:codex', 'sign-off');
    expect(planned.stdout).toContain('1 cannot be tried\n  1: scenario 2 of its probe tells what the rule says\n');
    expect(model.sent).toEqual([]);
  });
});

const LARCH: Check = { type: 'exact_fact', facts: ['larch'] };

test.each<[string, string, string, Check | undefined]>([
  ['words of the rule', 'Close the mail with warm regards, and tell him', '"close mail", "warm regards"', undefined],
  ['what its check looks for', 'By the larch, tell Mr Brandt', '"larch"', LARCH],
])('a probe whose scenario says %s is not accepted, and told are the words', async (_, to, words, check) => {
  await onScene(async ({ home, probe }) => {
    const folder = join(home, '../state/memport/probes');
    const [file = ''] = Object.keys(textsIn(folder));
    const text = readFileSync(join(folder, file), 'utf8').replace('reviewed: true', 'reviewed: false');
    writeFileSync(join(folder, file), text.replace('Tell Mr Brandt', to));
    const handle = file.replace('.yaml', '');
    const refused = await probe('review', handle, '--accept');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(`scenario s2 gives away what it tries: it says ${words}`);
    expect(refused.stderr).toContain(`memport probe review ${handle} --accept`);
    expect(readFileSync(join(folder, file), 'utf8')).toContain('reviewed: false');
    writeFileSync(join(folder, file), text);
    expect((await probe('review', handle, '--accept')).stdout).toMatch(/is accepted/);
    expect(readFileSync(join(folder, file), 'utf8')).toContain('reviewed: true');
  }, check && { check });
});

test('a probe of words that its memory no longer has is not accepted, and says how it is made anew', async () => {
  await onScene(async ({ home, probe }) => {
    const [rule = ''] = Object.keys(textsIn(join(home, '.claude'))).filter((each) => each.endsWith('/sign-off.md'));
    const text = readFileSync(join(home, '.claude', rule), 'utf8');
    writeFileSync(join(home, '.claude', rule), text.replace('every mail to a customer', 'each letter to a supplier'));
    const [handle = ''] = /^\w+/.exec((await probe('review')).stdout) ?? [];
    const refused = await probe('review', handle, '--accept');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('was written for other words than its memory has now');
    expect(refused.stderr).toContain('memport probe init');
  });
});

test('a repository gets the probes of memport’s own folder as a person left them', async () => {
  await onScene(async ({ home, cwd, probe }) => {
    const own = textsIn(join(home, '../state/memport/probes'));
    const init = await probe('init', 'claude:codex', 'sign-off', '--in-repo');
    expect(init.stdout).toContain('1 probe written to ~/app/probes, 0 stood there before');
    expect(textsIn(join(cwd, 'probes'))).toEqual(own);
    expect((await probe('init', 'claude:codex', 'sign-off', '--in-repo')).stdout).toContain('1 stood there before');
  });
});

test('a model drafts probes where no template fits, and nobody counts them before a person does', async () => {
  const draft = {
    cannot: null,
    shape: 'fact',
    check: { type: 'exact_fact', texts: ['larch'], instead: [], reach: null, of: null, min: null, max: null },
    scenarios: [
      'Where do I try a build?',
      'Which machine gets it first?',
      'Name the host for rehearsals.',
      'And the host?',
    ],
    counters: ['Where does a heron nest?', 'Which river runs through Ulm?', 'What is a pier?'],
  };
  await onScene(
    async ({ probe, model }) => {
      const init = await probe('init', 'claude:codex', 'other', '--draft', model.choice);
      if (/0 probes were drafted/.test(init.stdout)) throw new Error(init.stdout);
      expect(init.stdout).toMatch(/1 probe was drafted by a model: none counts before/);
      const listed = (await probe('review')).stdout;
      expect(listed).toMatch(/by model, not yet read/);
      expect((await probe('plan', 'claude:codex', 'other')).stdout).toMatch(/0 memories in .*1 cannot be tried/);
      const [handle = ''] = /^\w+(?=.*by model)/m.exec(listed) ?? [];
      expect((await probe('review', handle, '--accept')).code).toBe(0);
      expect((await probe('plan', 'claude:codex', 'other')).stdout).toMatch(/1 memory in /);
    },
    { follows: draft as never, known: 1, unknown: 1 },
  );
});

test('probes become tests of promptfoo where it has a word for what is checked', async () => {
  await onScene(async ({ home, cwd, probe }) => {
    expect((await probe('export', 'claude:codex', 'sign-off', '--promptfoo', 'probes.json')).code).toBe(0);
    const { prompts, tests } = JSON.parse(readFileSync(join(cwd, 'probes.json'), 'utf8')) as {
      prompts: { label: string; raw: string }[];
      tests: { assert: { type: string; value: string }[] }[];
    };
    expect(prompts.map(({ label }) => label)).toEqual(['none', 'source', 'target']);
    expect(prompts.at(-1)?.raw).toContain('warm regards from the pier');
    expect(tests).toHaveLength(3);
    for (const { assert } of tests)
      expect(assert[0]).toMatchObject({ type: 'javascript', value: expect.stringContaining('warm') });
    expect(home).not.toBe(cwd);
  });
});

test('a probe of words that the memory no longer has is told, and nobody is asked by it', async () => {
  await onScene(async ({ home, probe, told, model }) => {
    expect((await told('claude:codex', ...framed(model), '--replay')).findings).toEqual([]);
    const [file = ''] = Object.keys(textsIn(join(home, '.claude'))).filter((each) => each.endsWith('/sign-off.md'));
    const text = readFileSync(join(home, '.claude', file), 'utf8');
    writeFileSync(join(home, '.claude', file), text.replace('every mail', 'no mail'));
    for (const args of [[], framed(model)]) {
      const { findings, rest, failed } = await told('claude:codex', ...args);
      expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([['probe/stale', 'warn']]);
      expect(failed).toBe(false);
      if (args.length > 0) expect(rest.map(({ why }) => why)).toEqual(['its probe was written for other words']);
    }
    expect((await probe('claude:codex', '--fail-on', 'probe/stale')).code).toBe(1);
    expect(model.sent).toEqual([]);
  });
});

test('late in a session a rule is tried after turns about something else, and told apart', async () => {
  await onScene(
    async ({ cwd, told, model, probe }) => {
      const { memories, run } = await told('claude:codex', ...framed(model), '--late', '12');
      expect(memories.map(({ late, verdict }) => [late, verdict])).toEqual([
        [undefined, 'fires'],
        [12, 'inert'],
      ]);
      const turns = model.sent.map((sent) => sent.split('moons does Mars').length - 1);
      expect(new Set(turns)).toEqual(new Set([0, 2]));
      const again = JSON.parse((await probe('score', run, '--json')).stdout) as Probed;
      expect(again.memories).toEqual(memories);
      const asked = ['claude:codex', ...framed(model), '--late', '12', '--format', 'terminal,html'];
      const said = await probe(...asked, '--show-content', '--out', 'page.html');
      expect(said.stdout).toMatch(/1 memory tried, also late in a session: 1 inert, 1 fires/);
      const [, late = '', early = ''] = readFileSync(join(cwd, 'page.html'), 'utf8').split('<article class="tried');
      expect(late).toContain('<small>after 12 turns</small>');
      expect(late).toMatch(/target, s\d late: <b>not followed/);
      expect(early.split('</article>')[0]).not.toMatch(/after 12 turns|s\d late/);
    },
    // Whoever has talked for long has forgotten what stood at the beginning, in Codex's framing.
    { minds: (step) => inProject(step) && (step.conversation.length < 10 || step.tools.length === 3) },
  );
});

test('who is not named is not asked', async () => {
  await onScene(async ({ probe }) => {
    expect(await probe('claude:codex', '--level', 'framed')).toMatchObject({ code: 2, stdout: '' });
    expect(await probe('sign-off')).toMatchObject({ code: 2, stdout: '' });
    expect((await probe('claude:codex', '--arms', 'none,moon')).stderr).toMatch(/"moon" is no arm/);
    expect((await probe('score', 'nothing')).code).toBe(2);
  });
});
