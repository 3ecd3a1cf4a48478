import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recording, replayed } from '../../src/llm/cassette.ts';
import type { ModelClient } from '../../src/llm/client.ts';
import { asker } from '../../src/llm/pool.ts';
import { scriptedClient } from '../../src/llm/scripted.ts';
import { question, questions, SAME } from './question.ts';

let folder: string;
beforeEach(() => void (folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mp-cassette-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

let asked = 0;
const model = (): ModelClient => {
  asked = 0;
  return scriptedClient(({ input }) => {
    asked += 1;
    return input.includes('rule 2')
      ? { reply: { is: 'no-answer', why: 'refused', tokens: { sent: 1, cached: 0, received: 1 } } }
      : { answer: SAME };
  });
};
const keepAll = async (): Promise<boolean> => true;

test('what was recorded is replayed, word for word, and nobody is asked', async () => {
  const first = await asker(recording(folder, model(), keepAll))(questions(4));
  expect(asked).toBe(4);
  expect((await asker(recording(folder, model(), keepAll))(questions(5))).slice(0, 4)).toEqual(first);
  expect(asked).toBe(1);
  expect(await asker(replayed(folder))(questions(4))).toEqual(first);
});

test('a question that was never asked is a reason, never a request', async () => {
  await asker(recording(folder, model(), keepAll))(questions(1));
  const outcomes = await asker(replayed(folder))([question(0), question(7), question(0, { maxTokens: 51 })]);
  expect(outcomes).toMatchObject(
    [{ is: 'answer' }, { why: 'gave-up', says: /no answer is recorded as/ }, { why: 'gave-up' }].map(
      ({ says, ...rest }) => ({ ...rest, ...(says && { says: expect.stringMatching(says) as string }) }),
    ),
  );
});

test('the order of the members of a schema is no other question', async () => {
  await asker(recording(folder, model(), keepAll))(questions(1));
  const { schema } = question();
  const turned = Object.fromEntries(Object.entries(schema).reverse());
  expect(await asker(replayed(folder))([question(0, { schema: turned })])).toMatchObject([{ is: 'answer' }]);
});

test('people can read a recorded question; it is theirs alone, and holds no key', async () => {
  await asker(recording(path.join(folder, 'a/b'), model(), keepAll))([question(0, { instructions: 'One.\nTwo.' })]);
  const [name] = fs.readdirSync(path.join(folder, 'a/b'));
  expect(name).toMatch(/^judge-[0-9a-f]{16}\.json$/);
  const file = path.join(folder, 'a/b', name ?? '');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({
    about: expect.stringContaining('memory text') as string,
    question: { instructions: ['One.', 'Two.'], input: { a: 'rule 0' } },
    reply: { is: 'answer', value: SAME, model: 'scripted' },
  });
});

test('an answer that must not be kept is given and not kept; a failed request is no answer', async () => {
  const outcomes = await asker(recording(folder, model(), async (text) => !text.includes('rule 1')))(questions(2));
  expect(outcomes).toMatchObject([{ is: 'answer' }, { is: 'answer' }]);
  expect(fs.readdirSync(folder)).toHaveLength(1);
  const failing = scriptedClient(() => ({ reply: { is: 'later', why: 'no', throttled: false, afterMs: 200_000 } }));
  await asker(recording(folder, failing, keepAll))(questions(5));
  expect(fs.readdirSync(folder)).toHaveLength(1);
});

test('an empty folder, and an answer somebody broke, are clear errors', async () => {
  expect(() => replayed(folder)).toThrow(expect.objectContaining({ code: 'provider', where: folder }));
  await asker(recording(folder, model(), keepAll))(questions(1));
  const file = path.join(folder, fs.readdirSync(folder)[0] ?? '');
  fs.writeFileSync(file, '{');
  expect(() => replayed(folder)).toThrow(expect.objectContaining({ code: 'provider', where: file }));
});
