import { drawsOf, speech } from './wild.ts';
import { SYSTEMS, TONGUES, type Tongue } from './wild-words.ts';

/**
 * Homes that are full of their own memories, in the shapes of 15 real Codex and 35 real Hermes ones (measured
 * 2026-11-20).
 */
export type Files = Map<string, string>;

const bytes = (text: string): number => Buffer.byteLength(text);

/** A summary of about so many bytes, and on v1 a handbook of 6 to 41 task groups. */
export const wildCodex = (seed: number, generation: 'v1' | 'v2', size: number): Files => {
  const draw = drawsOf(seed);
  const { sentence, date } = speech(draw);
  const tongue = TONGUES[draw.chance(0.8) ? 'en' : draw.pick(['zh', 'de', 'ru'])] as Tongue;
  const say = (units: number): string => sentence(tongue, units);
  const root = generation === 'v1' ? 'memories' : 'memories_v2';
  const out: Files = new Map([['config.toml', '[features]\nmemories = true\n']]);
  const preference = (): string =>
    draw.chance(0.3)
      ? `- when working on ${draw.pick(SYSTEMS)}, the user asked: "${draw.pick(SYSTEMS)} first" -> ${say(40)}`
      : `- ${say(draw.whole(50, 160))}`;
  const profile = draw.chance(0.2) ? '- No preferences retained yet.' : say(300);
  let summary = `${draw.chance(0.8) || generation === 'v2' ? 'v1\n\n' : ''}## User Profile\n\n${profile}\n\n## User preferences\n\n${Array.from({ length: draw.whole(9, 28) }, preference).join('\n')}\n\n## General Tips\n\n${Array.from({ length: draw.whole(3, 8) }, () => `- ${say(70)}`).join('\n')}\n\n## What's in Memory\n\n`;
  const topic = (): string =>
    `- ${draw.pick(SYSTEMS)} ${draw.pick(['build', 'release', 'tests'])}: ${draw.pick(SYSTEMS)}, ${draw.pick(SYSTEMS)}\n  - desc: ${say(80)}\n${draw.chance(0.4) ? `  - learnings: ${say(60)}\n` : ''}`;
  summary += `### /home/ada/${draw.pick(SYSTEMS)}\n\n#### ${date()}\n\n${topic()}${topic()}\n### Older Memory Topics\n\n`;
  while (bytes(summary) < size) summary += `#### /home/ada/${draw.pick(SYSTEMS)}\n\n${topic()}\n`;
  const most = generation === 'v2' ? 9_999 : Infinity;
  while (bytes(summary) > most) summary = summary.slice(0, summary.lastIndexOf('\n- '));
  out.set(`${root}/memory_summary.md`, `${summary.trimEnd()}\n`);
  if (generation === 'v2') return out;
  const rollout = `rollout_summaries/${date()}T10-00-00-abcd-${draw.pick(SYSTEMS)}.md`;
  out.set(
    `${root}/${rollout}`,
    `thread_id: 019a\nupdated_at: ${date()}T10:00:00+00:00\ncwd: /home/ada/app\n\n${say(200)}\n`,
  );
  const cited = `(cwd=/home/ada/app, rollout_path=/r.jsonl, updated_at=${date()}T10:00:00+00:00, thread_id=019a)`;
  const task = (_: unknown, n: number): string =>
    `## Task ${n + 1}: ${say(30)}\n\n### rollout_summary_files\n\n- ${rollout} ${cited}\n\n` +
    `### keywords\n\n- ${draw.pick(SYSTEMS)}, ${draw.pick(SYSTEMS)}\n\n`;
  const group = (): string =>
    [
      `# Task Group: /home/ada/${draw.pick(SYSTEMS)}\n\nscope: ${say(60)}\n`,
      `applies_to: cwd=/home/ada/${draw.pick(SYSTEMS)}; reuse_rule=${say(30)}\n\n`,
      ...Array.from({ length: draw.whole(1, 4) }, task),
      `## User preferences\n\n${preference()} [Task 1]\n\n`,
      `## Reusable knowledge\n\n- ${say(80)} [Task 1]\n\n`,
      `## Failures and how to do differently\n\n- ${say(30)} -> ${say(30)} -> ${say(30)} [Task 1]\n`,
    ].join('');
  out.set(`${root}/MEMORY.md`, Array.from({ length: draw.whole(6, 41) }, group).join('\n'));
  out.set(`${root}/raw_memories.md`, '# Raw Memories\n\nNo raw memories yet.\n');
  return out;
};

/** Both files close to their limits; house style, labels, a few long ones. */
export const wildHermes = (seed: number, share = 0.9): Files => {
  const draw = drawsOf(seed);
  const { sentence, filled } = speech(draw);
  const tongue = TONGUES[draw.chance(0.7) ? 'en' : draw.pick(['zh', 'ru', 'ko'])] as Tongue;
  const shape = (): string =>
    draw.pick([
      () => `${draw.pick(['Build', 'Host', 'Editor', 'Tests', 'Deploy'])}: ${sentence(tongue, 60)}`,
      () => `${sentence(tongue, 30)}; ${draw.pick(SYSTEMS)} → ${draw.pick(SYSTEMS)}`,
      () => `User ${draw.pick(['prefers', 'wants', 'dislikes'])} ${draw.pick(SYSTEMS)} over ${draw.pick(SYSTEMS)}`,
      () => filled('{s} lives in {p}, see {u}', draw.pick(SYSTEMS)),
      () => `${sentence(tongue, 50)}\n${sentence(tongue, 40)}`,
      () => `**${draw.pick(SYSTEMS)}** ${sentence(tongue, 40)}`,
    ])();
  const file = (limit: number): string => {
    const entries: string[] = [];
    for (let next = shape(); [...entries, next].join('\n§\n').length < limit * share; next = shape())
      if (!entries.includes(next)) entries.push(next);
    return entries.join('\n§\n');
  };
  return new Map([
    ['memories/MEMORY.md', file(2_200)],
    ['memories/USER.md', file(1_375)],
  ]);
};
