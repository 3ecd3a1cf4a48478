import { describe, expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import { acrossDocument, type AcrossDocument } from '../../src/verbs/across.ts';
import { framesOf, samenessBy } from '../../src/world/every-frame.ts';
import { acrossText } from '../../src/report/across.ts';
import { survey, type Sight } from '../../src/world/survey.ts';
import { HOME, machineOver, NOW, SCENE, treeOf, type World } from '../contract/world.ts';

const TITLES = Object.fromEntries(adapters.map((adapter) => [adapter.id, adapter.title]));
const SUMMARY = (bullets: string): Record<string, string> => ({
  '.codex/config.toml': '[features]\nmemories = true\n',
  '.codex/memories/MEMORY.md': '\n',
  '.codex/memories/memory_summary.md': `v1\n\n## User Profile\n\n## User preferences\n\n${bullets}\n\n## General Tips\n\n## What's in Memory\n`,
});

const askedFor = (words: string, files: Readonly<Record<string, string>>): AcrossDocument => {
  const world: World = new Map(Object.entries(files).map(([path, text]) => [`${HOME}/${path}`, text]));
  const sight: Sight = {
    machine: () => machineOver(world),
    snapshot: (at) => treeOf(world, at),
    rows: () => ({ rows: {}, findings: [] }),
    surroundings: () => SCENE.around,
    now: NOW,
  };
  return acrossDocument(words, survey(adapters, sight), samenessBy(framesOf(adapters), []));
};
const textOf = (words: string, files: Readonly<Record<string, string>>): string =>
  acrossText(askedFor(words, files), TITLES, HOME, { width: 80, colour: false });

describe('one memory over all harnesses', () => {
  test('said in the same words in two of them, it is one answer: where it stands and what each model sees', () => {
    const text = textOf('pnpm', {
      ...SUMMARY('- Use pnpm, never npm.'),
      '.hermes/memories/MEMORY.md': 'Use pnpm, never npm.',
    });
    expect(text).toMatch(/^[0-9a-f]{6,}  .*\n\nUse pnpm, never npm\.\n/);
    expect(text).toContain('delivery   loaded');
    expect(text).toContain('Hermes Agent says the same, loaded there  ~/.hermes/memories/MEMORY.md\n');
    expect(text).not.toContain('knows nothing of it');
  });

  test('a harness that keeps a home and has no memory of it says so, an absent one is not mentioned', () => {
    const text = textOf('pnpm', {
      ...SUMMARY('- Use pnpm, never npm.'),
      '.hermes/memories/MEMORY.md': 'The staging port is 8443.',
    });
    expect(text).toMatch(/\nHermes Agent has no memory of it\.\n$/);
    expect(text).not.toContain('Claude Code');
  });

  test('words of two different memories are a question, with both handles', () => {
    expect(() => textOf('pnpm', { ...SUMMARY('- Use pnpm, never npm.\n- Never run pnpm as root.') })).toThrow(
      '2 memories have the words "pnpm"',
    );
  });

  test('a counterpart whose text would move the cursor is shown, not obeyed', () => {
    const text = textOf('pnpm', {
      ...SUMMARY('- Use pnpm, \u001b[2Jnever npm.'),
      '.hermes/memories/MEMORY.md': 'Use pnpm, \u001b[2Jnever npm.',
    });
    expect(text).not.toContain('\u001b');
    expect(text).toContain('\\u{1b}[2J');
  });
});
