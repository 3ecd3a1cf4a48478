import fc from 'fast-check';
import { blockText } from '../../adapters/claude/global/block-text.ts';
import { limitOf } from '../../adapters/claude/conventions.ts';
import { printBody } from '../../src/text/body.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { nameFrom } from '../../src/text/name.ts';
import { readFrontmatter } from '../../src/text/frontmatter.ts';
import { HOSTILE, memory, phrase } from './memories.ts';
import type { Shape } from './shapes.ts';
import { HOME, type World } from './world.ts';

const CONFIG = `${HOME}/.claude`;
const STORE = `${CONFIG}/projects/-home-ada-app/memory`;

const scrap = fc.array(fc.constantFrom(...HOSTILE), { maxLength: 4 }).map((parts) => parts.join(''));
const line = fc
  .oneof({ weight: 3, arbitrary: phrase }, { weight: 1, arbitrary: scrap })
  .map((text) => text.replace(/[\r\n]+/g, ' '));
const names = [
  'user_role.md',
  'feedback_tests.md',
  'project_q3.md',
  'é.md',
  'e\u0301.md',
  'CON.md',
  'a:b.md',
  'sub/deep.md',
  'notes[1].md',
  '日本語.md',
  'feedback_use_pnpm.md',
] as const;
const type = fc.constantFrom('user', 'feedback', 'project', 'reference', 'technical', '');
const value = fc.oneof(
  line,
  fc.constantFrom(
    '',
    '""',
    '"quoted" and on',
    'a: b: c',
    '`tick`',
    '@scope',
    'a --- b',
    '>-\n  folded\n  text',
    '[a, b]',
  ),
);

const head = fc.oneof(
  fc
    .tuple(value, value, type)
    .map(([name, said, kind]) => `---\nname: ${name}\ndescription: ${said}\ntype: ${kind}\n---\n`),
  fc
    .tuple(value, value, type)
    .map(([name, said, kind]) => `---\nname: ${name}\ndescription: ${said}\nmetadata:\n  type: ${kind}\n---\n\n`),
  fc
    .tuple(
      value,
      value,
      type,
      fc.constantFrom('', '  modified: 2026-11-20T11:50:54.986Z\n', '  tags: [a, b]\n', '  item:\n    id: 7\n'),
    )
    .map(
      ([name, said, kind, more]) =>
        `---\nname: ${name}\ndescription: ${said}\nmetadata: \n  node_type: memory\n  type: ${kind}\n  originSessionId: 6b1d\n${more}---\n\n`,
    ),
  fc.tuple(value, type).map(([name, kind]) => `---\nname: ${name}\ntype: ${kind}\noriginSessionId: 6b1d\n---\n`),
  fc.constantFrom(
    '',
    '',
    '---js\n',
    '---\nunclosed: yes\n',
    '--- \n---\n',
    '---\n__proto__:\n  x: y\nname: a\nname: b\n---\n',
    '---\nmetadata: {type: user}\n---\n',
  ),
);
const label = fc.constantFrom(
  '\n\n**Why:** ',
  '\n**Why**: ',
  '\n\n## Why\n\n',
  '\n\n**How to apply:**\n- ',
  '\n\n**How to apply:** ',
  '\n\n# ',
  '\n\n',
  '\n- ',
  '\n\n---\n\n',
  '\n\n```\n',
);
const body = fc
  .tuple(phrase, fc.array(fc.tuple(label, phrase), { maxLength: 3 }))
  .map(([first, more]) => first + more.map(([mark, text]) => mark + text).join(''));
const dirt = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text,
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replace(/\n+$/, ''),
  (text) => `${text}  \n\n`,
  (text) => `${text}\udcff`,
);
const file = fc
  .tuple(head, fc.oneof({ weight: 8, arbitrary: body }, fc.constant('')), fc.constantFrom('\n', ''), dirt)
  .map(([top, text, end, soiled]) => soiled(top + text + end));

const target = fc.constantFrom(
  ...names.map((name) => name.replace('[1]', '%5B1%5D')),
  'gone.md',
  'team/x.md',
  '../out.md',
  'https://x.y/z.md',
  'archive_index.md',
);
const entry = fc
  .tuple(line, target, fc.constantFrom(' — ', ' - ', ': ', '', ' – ', ' -> '), line)
  .map(([title, to, mark, hook]) => `[${title.replace(/[[\]\\]/g, '')}](${to})${mark}${mark === '' ? '' : hook}`);
const row = fc.oneof(
  { weight: 6, arbitrary: entry.map((each) => `- ${each}`) },
  fc.tuple(target, line).map(([to, hook]) => `- \`${to}\` — ${hook}`),
  fc.tuple(entry, entry).map(([a, b]) => `- ${a}; ${b}`),
  fc.tuple(target, target, line).map(([a, b, hook]) => `- [A](${a}), [B](${b}) — ${hook}`),
  entry.map((each) => `  - ${each}`),
  entry.map((each) => `**${each.replace(/\)/, ')**')}`),
  entry.map((each) => `1. ${each}`),
  fc.tuple(target, line).map(([to, hook]) => `| ${to} | ${hook.replaceAll('|', '/')} |`),
  fc.tuple(target, line).map(([to, hook]) => `See [it](${to}) ${hook}`),
  { weight: 3, arbitrary: line.map((each) => `- ${each}`) },
  line,
  line.map((each) => `> ${each}`),
  line.map((each) => `  - ${each}`),
  line.map((each) => `  ${each}`),
  fc.constantFrom(
    '',
    '',
    '# Memory',
    '## Feedback',
    '### User',
    '---',
    '<!-- c -->',
    '<!--',
    '-->',
    '```',
    '- Topic:',
    '|---|---|',
    '| file | says |',
    'Entries:',
    '- [ ] todo',
  ),
);
const index = fc
  .tuple(fc.array(row, { maxLength: 9 }), fc.constantFrom('', '---\nname: x\n---\n'), dirt)
  .map(([rows, top, soiled]) => soiled(`${top}${rows.join('\n')}\n`));

const blocks = fc
  .tuple(
    fc.array(memory, { maxLength: 2 }),
    fc.constantFrom(
      '',
      '# By hand\n\nKeep this.\n\n',
      '\ufeff',
      '<!-- memport broken -->\nleft\n\n',
      '- one\n- two\n\nthree\n\n',
      'Use tabs.\n\n**Why:** x\n\n',
      '---\npaths: "**"\n---\nTheirs.\n',
      '<!-- theirs -->\n\n',
      '# Only a heading\n',
    ),
    fc.constantFrom('', '\n', '\nadded by hand\n'),
    fc.boolean(),
  )
  .map(([kept, top, end, crlf]) => {
    const text =
      top + kept.map((each, at) => (at === 0 ? blockText(each, undefined) : keptText(each))).join('\n\n') + end;
    return crlf ? text.replaceAll('\n', '\r\n') : text;
  });

/** What earlier versions wrote for want of room. */
const keptText = (memory: Memory): string => {
  const [head = '{}'] = /(?<=<!-- memport )\{.*\}(?= -->)/.exec(blockText(memory, undefined)) ?? [];
  return `<!-- memport-kept ${JSON.stringify({ ...(JSON.parse(head) as object), body: printBody(memory) }).replaceAll('>', '\\u003e')} -->`;
};

const fileNames = ['pnpm', 'deploys', 'more', 'by-hand', 'gone'] as const;
const fileLine = fc.tuple(fc.constantFrom(...fileNames), line).map(([name, hook]) => `- ${name}.md — ${hook}`);
const lead = 'Memories in short; read the file in ~/.claude/memport/ before you act on one:';
/** Lines that name files, and what people leave among them. */
const section = fc
  .tuple(
    fc.constantFrom(lead, lead, '', 'Memories in short; read the file in /elsewhere/memport/ before you act on one:'),
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fileLine },
        fc.constantFrom('', 'By hand.', '# Heading', '- a point', '- [a](b.md) — link', '```'),
      ),
      { maxLength: 5 },
    ),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([top, rows, eol]) => ['<!-- memport-files -->', top, ...rows, ''].join(eol));
const overflow = fc.oneof(
  { weight: 3, arbitrary: memory.map((each) => `${blockText(each, undefined)}\n`) },
  phrase,
  section,
  fc.constantFrom(
    '',
    '\ufeff',
    '<!-- memport broken -->\nleft\n',
    '---\nname: x\n---\nTheirs.\n',
    '<!-- memport {"kind":"rule"} -->\n',
    'One.\r\n\r\n**Why:** two\r\n',
  ),
);
const overflowing = fc.array(fc.tuple(fc.constantFrom(...fileNames.slice(0, 4)), overflow), { maxLength: 3 });

export const claudeShape: Shape = {
  world: fc
    .tuple(
      fc.option(index, { nil: undefined }),
      fc.array(fc.tuple(fc.constantFrom(...names), file), { maxLength: 5 }),
      fc.option(index, { nil: undefined }),
      fc.option(
        fc
          .tuple(blocks, fc.option(section, { nil: '' }), fc.option(blocks, { nil: '' }))
          .map((parts) => parts.join('\n')),
        { nil: undefined },
      ),
      fc.option(file, { nil: undefined }),
      fc.boolean(),
      overflowing,
    )
    .map(([first, files, second, rules, agents, known, beside]): World => {
      const world = new Map<string, string>([
        [`${HOME}/.profile`, ''],
        [`${HOME}/app/.git/HEAD`, 'ref: refs/heads/main\n'],
        [`${STORE}/.consolidate-lock`, ''],
        [`${STORE}/team/shared.md`, 'theirs'],
      ]);
      // With it the folder of the store is known; without it the scope has only the name of the store.
      if (known) world.set(`${CONFIG}/projects/-home-ada-app/s.jsonl`, '{"cwd":"/home/ada/app"}\n');
      if (first !== undefined) world.set(`${STORE}/MEMORY.md`, first);
      for (const [name, text] of files) world.set(`${STORE}/${name}`, text);
      if (second !== undefined) world.set(`${STORE}/archive_index.md`, second);
      if (rules !== undefined) world.set(`${CONFIG}/rules/memport.md`, rules);
      for (const [name, text] of beside) world.set(`${CONFIG}/memport/${name}.md`, text);
      if (agents !== undefined) world.set(`${CONFIG}/agent-memory/reviewer/notes.md`, agents);
      return world;
    }),
  complaints: (before, after) =>
    [...after.files].flatMap(([name, { text }]) => {
      const was = before.files.get(name)?.text;
      if (was === text || after.at.layout === 'global') return [];
      const inner = readFrontmatter(text);
      const old = was === undefined ? undefined : readFrontmatter(was);
      const dashes =
        inner !== undefined &&
        text.slice(...inner.inner).includes('---') &&
        !(was !== undefined && old && was.slice(...old.inner).includes('---'));
      const lines = text.split('\n').length - (was ?? '').split('\n').length;
      return [
        ...(dashes ? [`${name} got three dashes inside its head, which 2.1.197 takes for the end of it`] : []),
        ...(name === 'MEMORY.md' && lines > limitOf('indexLines') ? [`${name} grew past what is loaded`] : []),
        ...(was === undefined &&
        name !== 'MEMORY.md' &&
        name.slice(0, -'.md'.length) !== nameFrom(name.slice(0, -'.md'.length))
          ? [`${name} is no portable name`]
          : []),
      ];
    }),
};
