import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { isRecord, parsed } from '../text/json.ts';
import { answered } from './answer-json.ts';
import type { ModelClient, ModelQuestion, ModelReply, Tokens } from './client.ts';
import { inEmptyFolder, lastLine, ran } from './own-program.ts';
import { tokensIn, weigh } from './tokens.ts';

export interface CommandSettings {
  /** The program and its arguments: nothing passes through a shell. */
  argv: readonly string[];
  model: string;
  env: Readonly<Record<string, string>>;
}

/** A program that says this on its way out is to be asked again later (`EX_TEMPFAIL` of sysexits.h). */
const LATER = 75;

/**
 * Any program: it gets `{name, model, instructions, input, schema, maxTokens}` as JSON on stdin and says its answer on
 * stdout, as the bare value, or as `{"answer": …, "model"?, "tokens"?}`, or `{"refused": true}`.
 */
export const commandClient = ({ argv, model, env }: CommandSettings): ModelClient => {
  const [file = '', ...args] = argv;
  const name = path.basename(file);
  // A path that is relative leads into whatever folder one stands in, which may be a stranger's.
  if (file !== name && !path.isAbsolute(file))
    throw new MemportError('config', {
      what: `the program ${file} is named by a relative path`,
      expected: 'an absolute path, or a name that PATH knows',
    });
  return {
    id: 'command',
    model,
    host: `the program ${name}`,
    atOnce: 4,
    ask: async (question, signal) => {
      const { instructions, schema, maxTokens } = question;
      const asked = { name: question.name, model, instructions, input: parsed(question.input), schema, maxTokens };
      const input = JSON.stringify(asked);
      const ended = await inEmptyFolder((cwd) => ran({ file, argv: args, cwd, env, input, signal }, 'command'));
      if (ended.code === LATER) return { is: 'later', why: `${name}: ${lastLine(ended.stderr)}`, throttled: true };
      if (ended.code !== 0)
        throw new MemportError('provider', {
          what: `${name} ended with ${ended.code ?? 'a signal'}: ${lastLine(ended.stderr) || 'it said nothing'}`,
          where: argv.join(' '),
          expected: 'code 0 with the answer as JSON on stdout; 75 = ask again later',
        });
      return replyOf(ended.stdout, model, question);
    },
  };
};

const replyOf = (text: string, model: string, question: ModelQuestion): ModelReply => {
  const tokens = { ...weigh(question), received: tokensIn(text) };
  const said = parsed(text);
  if (!isRecord(said) || !('answer' in said || 'refused' in said)) return answered(text, model, tokens);
  const told = { model: typeof said['model'] === 'string' ? said['model'] : model, tokens: toldTokens(said, tokens) };
  if (said['refused'] === true) return { is: 'no-answer', why: 'refused', ...told };
  return { is: 'answer', value: said['answer'], ...told };
};

const toldTokens = ({ tokens }: Record<string, unknown>, estimated: Tokens): Tokens => {
  const told = isRecord(tokens) ? tokens : {};
  const count = (name: keyof Tokens): number => {
    const value = told[name];
    return typeof value === 'number' && value >= 0 ? value : estimated[name];
  };
  return { sent: count('sent'), cached: count('cached'), received: count('received') };
};
