import { expect, test } from 'vitest';
import { configurationOf } from '../../src/probe/promptfoo.ts';
import type { Context } from '../../src/probe/context.ts';

const context = (text: string): Context => ({
  framing: { hands: [], copies: '', seen: '' },
  always: [{ role: 'user', label: 'memory {{of}} mine', text }],
  files: new Map(),
  cwd: '/app',
  deliveries: new Map(),
});

/** As promptfoo's templates read a raw passage: up to the first mark of either kind. */
const rendered = (raw: string): string =>
  raw
    .split(/(\{% raw %\}[\s\S]*?\{%\s*endraw\s*%\}|\{\{ "[^"]*" \}\})/)
    .map((part) =>
      part.startsWith('{% raw %}')
        ? part.replace(/^\{% raw %\}/, '').replace(/\{%\s*endraw\s*%\}$/, '')
        : part.replace(/^\{\{ (".*") \}\}$/, (_, said: string) => JSON.parse(said) as string),
    )
    .join('');

test.each(['{{task}}', '{% endraw %}', '{%endraw%} {{ secret }}', '{%- endraw -%}', '{% raw %} and more', '{# no #}'])(
  'what a memory says reaches a prompt as it is: %s',
  (text) => {
    const { configuration } = configurationOf([{ arm: 'target', context: context(text) }], []);
    const [prompt] = configuration.prompts;
    expect(Object.keys(prompt ?? {})).toEqual(['label', 'raw']);
    expect(rendered(prompt?.raw ?? '')).toBe(`memory {{of}} mine\n\n${text}\n\n{{task}}\n`);
  },
);
