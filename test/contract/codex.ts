import fc from 'fast-check';
import { byteLength } from '../../src/text/measure.ts';
import { notesOf, remembered } from './marks.ts';
import { HOSTILE, memory, phrase } from './memories.ts';
import type { Shape } from './shapes.ts';
import { HOME, type World } from './world.ts';

const line = phrase.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
const dirt = fc.constantFrom(
  '\n',
  '\n\n',
  '<!-- index -->\n',
  '```\n# not a heading\n- nor a bullet\n```\n',
  '```\n',
  '<!--\n',
  '| a | b |\n|---|---|\n',
  '> quoted\n',
  '---\n',
  '\ufeff\n',
  'v1\n',
  '* starred\n',
  '1. numbered\n',
  '\u0085\n',
  '- \n',
  '-\n',
  '#\n',
  '### \n',
  '\udc80 bad byte\n',
  'x\r\n',
);
const raw = fc.array(fc.constantFrom(...HOSTILE), { maxLength: 4 }).map((parts) => `${parts.join('')}\n`);

/** A bullet as consolidations write it: plain, in a frame, with refs and tags, wrapped or nested. */
const bullet = fc.oneof(
  { weight: 4, arbitrary: line.map((text) => `- ${text}\n`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(line, fc.constantFrom(' [Task 1]', ' [Task 1][Task 2]', ' [ad-hoc note]', ' [Task 2] [ad-hoc note]'))
      .map(([text, tail]) => `- ${text}${tail}\n`),
  },
  { weight: 1, arbitrary: fc.tuple(line, line).map(([a, b]) => `- ${a}\n  ${b}\n`) },
  { weight: 1, arbitrary: fc.tuple(line, line).map(([a, b]) => `- ${a}\n${b}\n`) },
  { weight: 1, arbitrary: fc.tuple(line, line).map(([a, b]) => `- ${a}\n  - ${b}\n`) },
  {
    weight: 1,
    arbitrary: fc.tuple(line, line, line).map(([a, b, c]) => `- when ${a}, the user asked: "${b}" -> ${c} [Task 1]\n`),
  },
  { weight: 1, arbitrary: fc.tuple(line, line, line).map(([a, b, c]) => `- ${a} -> ${b} -> ${c}\n`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '- No preferences retained yet.\n',
      '- None\n',
      '- [Other notes](other.md)\n',
      '- Related skill: skills/deploy/SKILL.md\n',
    ),
  },
);
const block = fc.oneof(
  { weight: 6, arbitrary: bullet },
  { weight: 1, arbitrary: line.map((text) => `${text}\n`) },
  { weight: 1, arbitrary: dirt },
  { weight: 1, arbitrary: raw },
);
const blocks = (maxLength: number) =>
  fc.array(fc.tuple(block, fc.constantFrom('', '', '\n')), { maxLength }).map((parts) => parts.flat().join(''));

const rollout =
  '- rollout_summaries/2026-11-01T10-00-00-abcd-x.md (cwd=/home/ada/app, rollout_path=/r.jsonl, updated_at=2026-11-01T10:00:00+00:00, thread_id=019a)\n';
const task = fc
  .tuple(
    fc.constantFrom('## Task 1: build', '## Task 2', '## Task 3 no colon'),
    fc.constantFrom(rollout, `${rollout}${rollout}`, ''),
    line,
    blocks(1),
  )
  .map(
    ([head, files, words, extra]) =>
      `${head}\n\n### rollout_summary_files\n\n${files}\n### keywords\n\n- ${words}\n\n${extra}`,
  );
const section = fc
  .tuple(
    fc.constantFrom(
      '## User preferences',
      '## Reusable knowledge',
      '## Failures and how to do differently',
      '## Ports',
      '### learnings',
    ),
    blocks(3),
  )
  .map(([head, body]) => `${head}\n\n${body}\n`);
const cwd = fc.constantFrom(
  'cwd=/home/ada/app; reuse_rule=safe',
  'cwd=/home/ada/app, /home/ada/work/api; reuse_rule=x',
  'cwd=`~/app/**`',
  'cwd=any python workflow; reuse_rule=y',
  '',
);
const group = fc
  .tuple(line, cwd, fc.array(task, { maxLength: 2 }), fc.array(section, { maxLength: 3 }))
  .map(
    ([name, where, tasks, sections]) =>
      `# Task Group: ${name}\n\nscope: ${name}\napplies_to: ${where}\n\n${tasks.join('')}${sections.join('')}`,
  );
const plain = fc
  .tuple(line, fc.array(section, { maxLength: 3 }))
  .map(([title, sections]) => `# ${title}\n\n${sections.join('')}`);
const handbook = fc.option(
  fc
    .tuple(
      fc.oneof(fc.constant(''), dirt, blocks(2)),
      fc.array(fc.oneof({ weight: 3, arbitrary: group }, { weight: 1, arbitrary: plain }), { maxLength: 2 }),
    )
    .map(([lead, groups]) => lead + groups.join('')),
  { nil: undefined },
);

const heading = fc.constantFrom(
  '## User Profile',
  '## User preferences',
  '## General Tips',
  "## What's in Memory",
  '## Notes by hand',
);
const topics = fc.constantFrom(
  '### /home/ada/app\n\n#### 2026-11-01\n\n- build: pnpm, ci\n  - desc: the build\n  - learnings: use pnpm\n\n### Older Memory Topics\n\n#### /home/ada/app\n\n- ports: 8080\n\n',
  '### Older Memory Topics\n',
  '',
);
const version = fc.constantFrom('v1\n', 'v1\n\n', 'v1\r\n', 'v1 \n', '\ufeffv1\n', '', 'v1');
const loose = fc
  .tuple(version, fc.array(fc.tuple(heading, blocks(3)), { maxLength: 4 }), topics)
  .map(
    ([start, sections, end]) =>
      `${start}${sections.map(([head, body]) => `${head}\n\n${body}\n`).join('')}${end === '' ? '' : `## What's in Memory\n\n${end}`}`,
  );
const schemaTrue = fc
  .tuple(blocks(2), blocks(4), blocks(2), topics)
  .map(
    ([profile, preferences, tips, end]) =>
      `v1\n\n## User Profile\n\n${profile}\n## User preferences\n\n${preferences}\n## General Tips\n\n${tips}\n## What's in Memory\n\n${end}`,
  );
const summary = fc.option(
  fc.oneof(
    loose,
    schemaTrue,
    schemaTrue.map((text) => text.replaceAll('\n', '\r\n')),
  ),
  { nil: undefined },
);
const config = fc.constantFrom(
  '[features]\nmemories = true\n',
  '[features]\nmemories = true\n[memories]\nversion = "v2"\n',
  undefined,
  '[features\n',
  '[memories]\nversion = "v9"\n',
);

export const codexShape: Required<Pick<Shape, 'world'>> & Shape = {
  world: fc
    .tuple(
      fc.constantFrom('v1', 'v1', 'v2', 'both'),
      config,
      summary,
      handbook,
      fc.array(memory, { maxLength: 2 }),
      fc.option(phrase, { nil: undefined }),
      remembered,
    )
    .map(([generation, settings, text, book, kept, note, marks]): World => {
      const world = new Map<string, string>([
        [`${HOME}/.codex/auth.json`, '{}'],
        [`${HOME}/.codex/AGENTS.md`, 'Be kind.\n'],
      ]);
      if (settings !== undefined) world.set(`${HOME}/.codex/config.toml`, settings);
      const roots =
        generation === 'both' ? ['memories', 'memories_v2'] : [generation === 'v1' ? 'memories' : 'memories_v2'];
      for (const root of roots.map((each) => `${HOME}/.codex/${each}`)) {
        if (text !== undefined) world.set(`${root}/memory_summary.md`, text);
        if (book !== undefined && !root.endsWith('_v2')) world.set(`${root}/MEMORY.md`, book);
        world.set(`${root}/raw_memories.md`, '# Raw Memories\n\nNo raw memories yet.\n');
        if (note !== undefined) world.set(`${root}/extensions/ad_hoc/notes/2026-11-01T10-00-00-note.md`, note);
        const beside = notesOf(kept, marks);
        for (const [name, body] of beside.notes) world.set(`${root}/extensions/memport/resources/kept/${name}`, body);
        if (beside.marks !== undefined) world.set(`${root}/extensions/memport/resources/kept/.memport`, beside.marks);
      }
      return world;
    }),
  complaints: (before, after) => {
    const name = 'memory_summary.md';
    const [was, text] = [before.files.get(name)?.text, after.files.get(name)?.text];
    const complaints = [...after.files.keys()]
      .filter((file) => /^(?:raw_memories|rollout_summaries)/.test(file))
      .flatMap((file) =>
        after.files.get(file)?.sha256 === before.files.get(file)?.sha256 ? [] : [`${file} belongs to Codex`],
      );
    if (text === undefined || text === was) return complaints;
    const lines = text.split('\n');
    if (after.at.layout === 'v1') {
      if (lines[0]?.replace(/\r$/, '') !== 'v1') complaints.push(`line 1 is ${JSON.stringify(lines[0])}`);
      if (!after.files.has('MEMORY.md')) complaints.push('MEMORY.md is missing');
      return complaints;
    }
    if (lines[0] !== 'v1') complaints.push(`line 1 is ${JSON.stringify(lines[0])}`);
    for (const heading of ['## User Profile', '## User preferences', '## General Tips', "## What's in Memory"])
      if (!lines.some((each) => each.trimEnd() === heading)) complaints.push(`${heading} is missing`);
    // A CR inside somebody's wrapped bullet is theirs; it failed before.
    if (text.includes('\r\n') && !was?.includes('\r\n')) complaints.push('CRLF');
    if (byteLength(text) > 9_999 && byteLength(was ?? '') <= 9_500) complaints.push(`${byteLength(text)} bytes`);
    return complaints;
  },
};
