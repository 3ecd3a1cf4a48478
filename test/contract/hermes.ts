import fc from 'fast-check';
import { editable, entriesOf } from '../../adapters/hermes/entries/entries.ts';
import { codePoints } from '../../src/text/measure.ts';
import { notesOf, remembered } from './marks.ts';
import { HOSTILE, memory, phrase } from './memories.ts';
import type { Shape } from './shapes.ts';
import { HOME, type World } from './world.ts';
import { field } from '../../src/text/json.ts';

const delimiter = fc.oneof(
  { weight: 6, arbitrary: fc.constant('\n§\n') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('\r\n§\r\n', '\r§\r', '\n\n§\n\n', '\n§\n§\n', '\n §\n', '\n§ \n', '§', '\n§\n \n§\n'),
  },
);
const entry = fc.oneof(
  phrase,
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 4 }).map((parts) => parts.join('')),
  phrase.map((text) => `app: ${text}`),
  phrase.map((text) => `User requires: ${text}`),
);
const file = fc
  .tuple(
    fc.constantFrom('', '', '\ufeff'),
    fc.array(fc.tuple(entry, delimiter), { maxLength: 5 }),
    fc.constantFrom('', '\n', ' ', '\n§'),
  )
  .map(
    ([start, parts, end]) =>
      start + parts.map(([text, mark], index) => text + (index === parts.length - 1 ? '' : mark)).join('') + end,
  );

const app = '{"level":"project","key":"/home/ada/app","paths":["/home/ada/app"]}';
const labels = fc.constantFrom(
  undefined,
  `{"app":${app}}\n`,
  'not json',
  '',
  '{"app":7,"__proto__":{"level":"project"}}',
  `{"app":${app},`,
  `{"__proto__":${app},"toString":${app},"a:b":${app}}`,
);
const rows = fc.constantFrom(
  undefined,
  `{"label":"app","scope":${app}}\n`,
  `{"label":"app"}\n\n{"label":"__proto__","scope":${app}}\nx\n`,
  'broken',
);
const config = fc.constantFrom(
  undefined,
  'memory:\n  memory_char_limit: 600\n  user_char_limit: 90\n',
  'memory:\n  user_profile_enabled: false\n',
  'memory: [broken',
  'memory:\n  write_approval: yes\n',
);
const pending = fc.option(
  phrase.map((content) => JSON.stringify({ id: 'abcdef01', payload: { action: 'add', target: 'user', content } })),
  { nil: undefined },
);

export const hermesShape: Shape = {
  world: fc
    .tuple(file, file, labels, config, pending, fc.array(memory, { maxLength: 2 }), remembered, rows)
    .map(([user, notes, projects, settings, staged, kept, marks, kindred]): World => {
      const root = `${HOME}/.hermes`;
      const world = new Map<string, string>([
        [`${root}/memories/USER.md`, user],
        [`${root}/memories/MEMORY.md`, notes],
        [`${root}/SOUL.md`, 'You are kind.\n'],
      ]);
      if (projects !== undefined) world.set(`${root}/skills/memport/projects.json`, projects);
      if (kindred !== undefined) world.set(`${root}/skills/memport/.memport`, kindred);
      if (settings !== undefined) world.set(`${root}/config.yaml`, settings);
      if (staged !== undefined) world.set(`${root}/pending/memory/abcdef01.json`, staged);
      if (kept.length > 0) {
        const lines = kept.map((_, index) => `- [Kept ${index}](references/kept-${index}.md) — by hand\n`).join('');
        world.set(
          `${root}/skills/memport/old/SKILL.md`,
          `---\nname: old\ndescription: "what was kept"\n---\n\n# Old\n\n${lines}`,
        );
        const beside = notesOf(kept, marks);
        for (const [name, body] of beside.notes) world.set(`${root}/skills/memport/old/references/${name}`, body);
        if (beside.marks !== undefined) world.set(`${root}/skills/memport/old/references/.memport`, beside.marks);
      }
      return world;
    }),
  complaints: (before, after) =>
    (['USER.md', 'MEMORY.md'] as const).flatMap((name) => {
      const limit = Number(field(after.at.settings, name === 'USER.md' ? 'userLimit' : 'memoryLimit'));
      const text = after.files.get(`memories/${name}`)?.text ?? '';
      const was = before.files.get(`memories/${name}`)?.text ?? '';
      if (text === was) return [];
      const entries = entriesOf(text).entries.map((each) => each.text);
      const old = new Set(entriesOf(was).entries.map((each) => each.text));
      const long = entries.filter((each) => codePoints(each) > limit);
      return [
        // An entry over the whole limit that stood there before is its owner's, and keeps the file uneditable.
        ...(editable(text, limit) || long.some((each) => old.has(each)) || entries.length === 0
          ? []
          : [`${name} is not editable by Hermes: ${JSON.stringify(text)}`]),
        ...long
          .filter((each) => !old.has(each))
          .map((each) => `${name} got an entry over its limit: ${JSON.stringify(each)}`),
      ];
    }),
};
