import { expect, test } from 'vitest';
import { plan, type Planned } from '../../src/verbs/plan.ts';
import { armFiles } from '../../src/verbs/arm-files.ts';
import { nativeIn } from '../../src/verbs/native-arm.ts';
import { endsOf } from '../../src/verbs/probe.ts';
import { stageOf, type TrialStage } from '../../src/probe/stage.ts';
import type { Arm } from '../../src/probe/trial.ts';
import { roomWith, type Room } from '../audit/home.ts';

const RULE = 'Close every mail to a customer with the words "warm regards from the pier".';
const OWN = 'Speak plainly.\n';
const STANDING = '.claude/rules/memport.md';

interface Tried {
  room: Room;
  planned: Planned;
  stage: (arm: Arm) => TrialStage | undefined;
}

/** A rule of Hermes on its way to a Claude Code that has these files in its home. */
const towardsClaude = async (files: Record<string, string>, body: (tried: Tried) => Promise<void>): Promise<void> => {
  const room = roomWith({ '.hermes/config.yaml': 'memory: {}\n', '.hermes/memories/MEMORY.md': RULE, ...files });
  const { world } = room;
  const { cwd } = world;
  try {
    const from = { from: 'hermes', to: 'claude', cwd } as const;
    const planned = await plan(world, { ...from, onConflict: 'ask', onSecret: 'block', onInjection: 'block' });
    const ends = endsOf(planned, nativeIn(world, planned));
    const [memory] = planned.source.stores.flatMap(({ memories }) => memories);
    if (!memory) throw new Error('the rule was not read');
    await body({ room, planned, stage: (arm) => stageOf(arm, memory, ends) });
  } finally {
    room.remove();
  }
};

test.each([
  ['a CLAUDE.md that stands', { '.claude/CLAUDE.md': OWN }, `${RULE}\n\n${OWN}`],
  ['none', { '.claude/settings.json': '{}\n' }, `${RULE}\n`],
])('in the native arm Claude Code is given the rule at the head of %s', async (_, files, said) => {
  await towardsClaude({ ...files, [STANDING]: 'The staging cluster is called larch.\n' }, async (tried) => {
    const stage = tried.stage('native');
    const given = stage?.context({}).always.map(({ text }) => text);
    expect(given?.filter((text) => text.includes(RULE)).map((text) => text.trimEnd())).toEqual([said.trimEnd()]);
    // Of its own memory it is given nothing.
    expect(stage?.stores.stores.flatMap(({ memories }) => memories)).toEqual([]);
    const { written } = await armFiles(tried.room.world, tried.planned)(stage as TrialStage);
    expect(written.map(({ file, bytes }) => [file, bytes && Buffer.from(bytes).toString()])).toEqual([
      [tried.room.at(STANDING), undefined],
      [tried.room.at('.claude/CLAUDE.md'), said],
    ]);
  });
});

test('without its memories a client keeps what the person instructs it to', async () => {
  await towardsClaude(
    { '.claude/CLAUDE.md': OWN, [STANDING]: 'The staging cluster is called larch.\n' },
    async (tried) => {
      const stage = tried.stage('none') as TrialStage;
      const { written } = await armFiles(tried.room.world, tried.planned)(stage);
      expect(written).toEqual([{ file: tried.room.at(STANDING) }]);
      expect(stage.context({}).always.map(({ text }) => text)).toContain(OWN.trimEnd());
    },
  );
});
