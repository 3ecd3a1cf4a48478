import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../adapters/claude/folders/slug.ts';

/**
 * Memories of real size for the benches: about 3.9 kB in one file, half of them rules with why and how, linked to
 * their neighbours, 100 to a project. The same `count` and `seed` give the same bytes.
 */
export interface Wanted {
  count: number;
  /** Two seeds share their projects and their everyday words, and no statement. */
  seed?: string;
}

export interface Counts {
  memories: number;
  kinds: Record<string, number>;
  why: number;
  how: number;
  links: number;
}

const PER_PROJECT = 100;
const NOUNS =
  'cache build deploy port staging review branch merge schema index worker queue retry socket token fixture release rollback metric trace latency backup migration cursor parser lexer kernel shader vertex matrix router gateway proxy ledger invoice payment refund locale calendar timezone session tenant webhook archive bucket cluster daemon digest endpoint feature handler importer journal listener manifest notifier operator pipeline quota replica scheduler throttle uploader validator watcher'.split(
    ' ',
  );
const VERBS =
  'needs keeps waits for goes before is checked against is built from is written to reads from depends on must follow replaces belongs to is signed by is sent after is counted in'
    .replace(/(waits|written|built|depends|belongs|signed|sent|counted|goes|checked|must|reads) /g, '$1_')
    .replace(/is /g, 'is_')
    .split(' ');
const TYPES = ['feedback', 'project', 'feedback', 'reference', 'feedback', 'user'] as const;
const KIND = { feedback: 'rule', project: 'project', reference: 'reference', user: 'profile' } as const;

/** Small, fast and the same everywhere (mulberry32). */
const dice = (seed: number): ((sides: number) => number) => {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
};

const pick = (roll: (sides: number) => number, words: readonly string[]): string => words[roll(words.length)] as string;
const sentence = (roll: (sides: number) => number): string => {
  const words = Array.from(
    { length: 3 + roll(4) },
    () => `${pick(roll, NOUNS)} ${pick(roll, VERBS).replaceAll('_', ' ')}`,
  );
  return `The ${words.join(' the ')} ${pick(roll, NOUNS)}`;
};

const stemOf = (seed: string, at: number): string => `${seed}${at}-${pick(dice(at), NOUNS)}`;

const bodyOf = (seed: string, at: number, next: number, type: (typeof TYPES)[number]): string => {
  const roll = dice(at * 7919 + seed.length * 104_729 + seed.charCodeAt(0));
  const statement = `${sentence(roll)} in \`${seed}/${pick(roll, NOUNS)}-${at}.ts\`, port ${1024 + roll(60_000)}.`;
  const reasons =
    type === 'feedback'
      ? [
          `**Why:** ${sentence(roll)}; it cost ${2 + roll(40)} hours in ${pick(roll, NOUNS)} ${at}.`,
          `**How to apply:** ${sentence(roll)} whenever \`${pick(roll, NOUNS)} --${pick(roll, NOUNS)}\` is run.`,
        ]
      : [];
  const lines = [statement, '', ...reasons.flatMap((each) => [each, ''])];
  for (let size = lines.join('\n').length; size < 2_700;) {
    const block = [
      `## ${sentence(roll)}`,
      '',
      ...Array.from(
        { length: 4 },
        () =>
          `- ${sentence(roll)}; see https://wiki.example/${pick(roll, NOUNS)}/${roll(9_999)} and \`src/${pick(roll, NOUNS)}.ts:${roll(400)}\`.`,
      ),
      '',
      `${sentence(roll)}. ${sentence(roll)}.`,
      '',
    ];
    lines.push(...block);
    size += block.join('\n').length + 1;
  }
  return [...lines, `Related: [[${stemOf(seed, next)}]]`, ''].join('\n');
};

/** Writes a HOME of Claude Code and tells what is in it. */
export const furnishClaude = (home: string, { count, seed = 'memo' }: Wanted): Counts => {
  const counts: Counts = { memories: count, kinds: {}, why: 0, how: 0, links: count };
  const projects: Record<string, object> = {};
  for (let from = 0; from < count; from += PER_PROJECT) {
    const size = Math.min(PER_PROJECT, count - from);
    const project = join(home, 'work', `app-${from / PER_PROJECT}`);
    const store = join(home, '.claude/projects', slugOf(project), 'memory');
    mkdirSync(project, { recursive: true });
    mkdirSync(store, { recursive: true });
    projects[project] = {};
    const index: string[] = [];
    for (let at = from; at < from + size; at += 1) {
      const type = TYPES[at % TYPES.length] as (typeof TYPES)[number];
      const stem = stemOf(seed, at);
      const roll = dice(at);
      counts.kinds[KIND[type]] = (counts.kinds[KIND[type]] ?? 0) + 1;
      if (type === 'feedback') {
        counts.why += 1;
        counts.how += 1;
      }
      const head = `---\nname: ${stem}\ndescription: ${sentence(roll)}\nmetadata:\n  node_type: memory\n  type: ${type}\n  originSessionId: 0f${(at + 0x100000).toString(16)}-5c1e-4b7e-9d2a-77b0c1d2e3f4\n---\n\n`;
      writeFileSync(join(store, `${stem}.md`), head + bodyOf(seed, at, from + ((at - from + 1) % size), type));
      utimesSync(join(store, `${stem}.md`), 1_760_000_000 + at, 1_760_000_000 + at);
      index.push(`- [${pick(roll, NOUNS)} ${at}](${stem}.md) — ${sentence(roll)}`);
    }
    writeFileSync(join(store, 'MEMORY.md'), `# Memory\n\n${index.join('\n')}\n`);
  }
  writeFileSync(join(home, '.claude.json'), JSON.stringify({ projects }));
  return counts;
};
