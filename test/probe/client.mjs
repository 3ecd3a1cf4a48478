// Stands for claude and for codex, by its first argument, as far as the wire goes: it sends what it would be
// given of its memory, reads what it is told to read, and repeats its talk until the model is through.
import { readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const [name, ...argv] = process.argv.slice(2);
const isClaude = name === 'claude';
if (argv[0] === '--version') {
  console.log('9.9.9');
  process.exit(0);
}
const after = (name) => argv[argv.indexOf(name) + 1];
const prompt = isClaude ? after('-p') : argv.at(-1);
if (prompt.includes('crash')) {
  console.error('out of luck');
  process.exit(7);
}
if (prompt.includes('hang')) {
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  setInterval(() => {}, 1000);
} else await (isClaude ? claude() : codex());

async function asked(url, headers, body) {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const events = text.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []));
  return events;
}

function opened(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function claude() {
  const projects = join(process.env.HOME, '.claude/projects');
  const slug = process.cwd().replace(/[^a-zA-Z0-9]/g, '-');
  const index = join(projects, slug, 'memory/MEMORY.md');
  const memory = opened(index);
  const reminder =
    memory === undefined
      ? []
      : [
          {
            type: 'text',
            text: `<system-reminder>\n# claudeMd\n\nContents of ${index} (user's auto-memory, persists across conversations):\n\n${memory}\n</system-reminder>`,
          },
        ];
  const messages = [{ role: 'user', content: [...reminder, { type: 'text', text: prompt }] }];
  for (;;) {
    const events = await asked(
      `${process.env.ANTHROPIC_BASE_URL}/v1/messages?beta=true`,
      { 'x-api-key': process.env.ANTHROPIC_API_KEY, 'content-type': 'application/json' },
      { model: 'm', stream: true, tools: [{ name: 'Read' }], messages },
    );
    const content = events.flatMap((event) => (event.type === 'content_block_start' ? [event.content_block] : []));
    for (const { index: at, delta } of events.filter(({ type }) => type === 'content_block_delta'))
      if (delta.type === 'text_delta') content[at].text += delta.text;
      else content[at].input = JSON.parse(delta.partial_json);
    messages.push({ role: 'assistant', content });
    const calls = content.filter(({ type }) => type === 'tool_use');
    if (calls.length === 0) return;
    const results = calls.map(({ id, input }) => {
      const text = opened(input.file_path);
      return { type: 'tool_result', tool_use_id: id, content: text ?? 'no such file', is_error: text === undefined };
    });
    messages.push({ role: 'user', content: results });
  }
}

async function codex() {
  const memory = ['memories_v2', 'memories']
    .map((folder) => opened(join(process.env.HOME, '.codex', folder, 'memory_summary.md')))
    .find((text) => text !== undefined);
  const url = JSON.parse(argv.find((arg) => arg.startsWith('model_providers.memport.base_url=')).split('=')[1]);
  const key = /env_key="(\w+)"/.exec(argv.join(' '))?.[1];
  const given =
    memory === undefined
      ? []
      : `## Memory\n\n========= MEMORY_SUMMARY BEGINS =========\n${memory}\n========= MEMORY_SUMMARY ENDS =========`;
  const message = (role, text) => ({ type: 'message', role, content: [{ type: 'input_text', text }] });
  const input = [...(memory === undefined ? [] : [message('developer', given)]), message('user', prompt)];
  await asked(
    `${url}/responses`,
    { authorization: `Bearer ${process.env[key]}`, 'content-type': 'application/json' },
    { model: 'm', stream: true, input },
  );
}
