import { TONGUES, type Tongue } from './wild-words.ts';
import { drawsOf, speech, type WildStore } from './wild.ts';

/**
 * One store with 500 memories of all four types: more than any budget holds, hooks as long as real ones, a third in
 * Chinese.
 */
export const fiveHundredRules = (seed: number): WildStore => {
  const draw = drawsOf(seed);
  const { sentence } = speech(draw);
  const files = new Map<string, string>();
  const index: string[] = [];
  for (let at = 0; at < 500; at += 1) {
    const tongue = TONGUES[at % 3 === 0 ? 'zh' : 'en'] as Tongue;
    const type = (['feedback', 'project', 'reference', 'user'] as const)[at % 4] as string;
    const file = `${type}_rule_${String(at).padStart(3, '0')}.md`;
    const statement = `Rule ${at}, ${sentence(tongue, draw.size(90, 300, 1_200))}`;
    files.set(
      file,
      `---\nname: ${type}-rule-${at}\ndescription: ${JSON.stringify(sentence(tongue, 100))}\nmetadata:\n  type: ${type}\n---\n\n${statement}\n\n**Why:** ${sentence(tongue, 120)}\n\n**How to apply:** ${sentence(tongue, 120)}\n`,
    );
    index.push(`- [Rule ${at}](${file}) — ${sentence(tongue, draw.size(140, 240, 800)).replace(/[.。]$/, '')}`);
  }
  files.set('MEMORY.md', `${index.join('\n')}\n`);
  return { files, mtimes: new Map([...files.keys()].map((file, at) => [file, Date.UTC(2026, 5, 1) + at * 60_000])) };
};

export const statementOf = (file: string, text: string): string =>
  file === 'MEMORY.md' ? '' : (text.split('\n---\n\n')[1]?.split('\n')[0] ?? '');

export const hookOf = (file: string, index: string): string =>
  index
    .split('\n')
    .find((line) => line.includes(`(${file})`))
    ?.split(' — ')[1] ?? '';
