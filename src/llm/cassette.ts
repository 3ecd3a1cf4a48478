import { hash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { field, isRecord, parsed } from '../text/json.ts';
import { THIS_MACHINE, type ModelClient, type ModelQuestion, type ModelReply } from './client.ts';
import { NO_TOKENS } from './tokens.ts';

/** May be kept in a file: what a model said is scanned like any other text. */
export type Keepable = (text: string) => Promise<boolean>;

/** Replays what a folder holds and never touches the net. */
export const replayed = (folder: string): ModelClient => {
  const files = tapesIn(folder);
  if (files.length === 0)
    throw new MemportError('provider', {
      what: 'no answers are recorded there',
      where: folder,
      todo: `cassette:${folder},CLIENT asks a client and records what it says`,
    });
  return {
    id: 'cassette',
    model: modelIn(path.join(folder, files[0] ?? '')),
    host: THIS_MACHINE,
    ask: async (question) => {
      const file = tapeOf(question);
      return (
        readTape(path.join(folder, file)) ?? {
          is: 'no-answer',
          why: 'gave-up',
          says: `no answer is recorded as ${path.join(folder, file)}`,
          tokens: NO_TOKENS,
        }
      );
    },
  };
};

/** Replays what a folder holds; what it lacks is asked of a client, and its answer kept there. */
export const recording = (folder: string, { batches: _, ...client }: ModelClient, keepable: Keepable): ModelClient => ({
  ...client,
  ask: async (question, signal) => {
    const file = path.join(folder, tapeOf(question));
    const known = readTape(file);
    if (known) return known;
    const reply = await client.ask(question, signal);
    if (reply.is === 'later' || (reply.is === 'no-answer' && reply.why === 'gave-up')) return reply;
    const text = tapeText(question, reply);
    if (await keepable(text)) keep(file, text);
    return reply;
  },
});

const asked = ({ name, instructions, input, schema, maxTokens }: ModelQuestion): object => ({
  name,
  instructions,
  input,
  schema,
  maxTokens,
});

const tapeOf = (question: ModelQuestion): string =>
  `${question.name}-${hash('sha256', JSON.stringify(sorted(asked(question)))).slice(0, 16)}.json`;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, sorted(each)])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
};

/** To be read by people: the input as the JSON that it is, the instructions line by line. No header, no key. */
const tapeText = (question: ModelQuestion, reply: ModelReply): string => {
  const input = parsed(question.input) ?? question.input;
  const question_ = { ...asked(question), instructions: question.instructions.split('\n'), input };
  const about = 'A question to a language model and its answer, recorded by memport. It holds memory text.';
  return `${JSON.stringify({ about, question: question_, reply }, null, 2)}\n`;
};

const keep = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.${process.pid}.new`;
  fs.writeFileSync(beside, text, { mode: 0o600 });
  fs.renameSync(beside, file);
};

const tapesIn = (folder: string): string[] => {
  try {
    return fs
      .readdirSync(folder)
      .filter((name) => /-[0-9a-f]{16}\.json$/.test(name))
      .sort();
  } catch {
    return [];
  }
};

const readTape = (file: string): ModelReply | undefined => {
  if (!fs.existsSync(file)) return undefined;
  const reply = field(parsed(fs.readFileSync(file, 'utf8')), 'reply');
  // It costs nothing to say it once more.
  if (isRecord(reply) && (reply['is'] === 'answer' || reply['is'] === 'no-answer'))
    return { ...(reply as unknown as Exclude<ModelReply, { is: 'later' }>), tokens: NO_TOKENS };
  throw new MemportError('provider', {
    what: 'this recorded answer cannot be read',
    where: file,
    todo: 'move it away: it is then recorded anew',
  });
};

/** Who answered, so that what is remembered of a model holds for its recorded answers too. */
const modelIn = (file: string): string => {
  const reply = readTape(file);
  return (reply && 'model' in reply && reply.model) || 'recorded';
};
