import { describe, expect, test } from 'vitest';
import type { Memory } from '../../src/ir/memory.ts';
import { replacementsIn } from '../../src/audit/replaced/replaced.ts';

const OTHERS = ['squash-merges', 'deploy_window', 'phone', 'Comment moderation', '用語集'];
/** What a memory of these words says of which other one. */
const said = (statement: string, native: Memory['native'] = {}): string[] =>
  replacementsIn({ statement, native } as Memory, ({ to }) => {
    const name = OTHERS.find((each) => each === to.replace(/\.md$/, ''));
    return name === undefined ? undefined : ({ name } as Memory);
  }).map(({ other, passive }) => `${passive ? 'by ' : ''}${other.name}`);

describe('what a memory says of another one', () => {
  test.each([
    ['We merge without squashing now. Forget [[squash-merges]], it is from before the split.', ['squash-merges']],
    ['Deploys go out any day. What deploy_window says is no longer true.', ['deploy_window']],
    ['Wir mergen ohne Squash, [[squash-merges]] ist damit hinfällig.', ['squash-merges']],
    ['On ne fusionne plus en squash ; [[squash-merges]] est périmée.', ['squash-merges']],
    ['El despliegue es cualquier día. [[deploy_window]] ya no vale.', ['deploy_window']],
    ['電話は鈴木さんへ。phone.md はもう古い。', ['phone']],
    ['现在哪天都可以发布，[[deploy_window]] 作废。', ['deploy_window']],
    ['Subscribers post at once. This supersedes "Comment moderation".', ['Comment moderation']],
    ['呼び方を決め直した。`用語集` はもう古い。', ['用語集']],
    ['现在哪天都可以发布，《deploy_window》作废。', ['deploy_window']],
    ['Deploys on Friday only. Outdated, see [[deploy_window]] instead.', ['by deploy_window']],
    ['Nur noch zur Erinnerung: es gilt jetzt [[deploy_window]].', ['by deploy_window']],
  ])('%s', (text, others) => {
    expect(said(text)).toEqual(others);
  });

  test.each([
    'Merge by hand in the release week, otherwise as in [[squash-merges]].',
    'npm was replaced by pnpm; when it is published: [[deploy_window]].',
    'This does not replace [[squash-merges]], both hold.',
    'Jenkins ist abgeschaltet. Wann deployt wird, steht in [[deploy_window]].',
    '[[squash-merges]] reste valable.',
    'The old number is out of date. The new one is in phone.md.',
    'Nobody replaces [[some-other-thing]] here.',
  ])('nothing: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  test('one of two that stand in a text', () => {
    expect(said('We merge as we like. Replaces [[squash-merges]]; when it is deployed: [[deploy_window]].')).toEqual([
      'squash-merges',
    ]);
  });

  test('its head says it by itself', () => {
    expect(said('We merge as we like.', { supersedes: '[[squash-merges]]' })).toEqual(['squash-merges']);
    expect(said('We merge as we like.', { superseded_by: 'deploy_window' })).toEqual(['by deploy_window']);
  });
});
