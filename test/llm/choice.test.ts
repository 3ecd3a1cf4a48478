import { describe, expect, test } from 'vitest';
import { placeOf } from '../../src/llm/address.ts';
import { chosenBy, CLIENTS } from '../../src/llm/choice.ts';

const KNOWN = {
  work: { client: 'compatible', url: 'https://llm.example/v1', model: 'big', key_env: 'WORK_KEY', timeout: 5 },
  anthropic: { model: 'mine', effort: 'low', at_once: 2 },
  own: { client: 'command', command: ['/opt/ask', '--json'] },
};
const chosen = (choice: string, env: Record<string, string> = {}) => chosenBy(choice, KNOWN, env);

describe('what a choice means', () => {
  test('a client by its name, with the model that the configuration, a variable, or the choice itself names', () => {
    expect(chosen('openai')).toMatchObject({ id: 'openai', model: CLIENTS.openai.model, keyFrom: 'OPENAI_API_KEY' });
    expect(chosen('anthropic')).toMatchObject({ id: 'anthropic', model: 'mine', effort: 'low', atOnce: 2 });
    expect(chosen('anthropic', { MEMPORT_MODEL: 'env' })).toMatchObject({ model: 'env' });
    expect(chosen('anthropic#typed', { MEMPORT_MODEL: 'env' })).toMatchObject({ model: 'typed' });
    expect(chosen('claude-code#opus')).toMatchObject({ id: 'claude-code', model: 'opus' });
    expect(chosen('codex-cli')).toMatchObject({ id: 'codex-cli', model: 'default' });
  });

  test('an address, with the model behind it', () => {
    expect(chosen('http://127.0.0.1:11434/v1#library/llama3.2:3b')).toMatchObject({
      id: 'compatible',
      url: 'http://127.0.0.1:11434/v1',
      model: 'library/llama3.2:3b',
      keyFrom: 'MEMPORT_API_KEY',
    });
  });

  test('a name of the person’s own', () => {
    expect(chosen('work')).toMatchObject({
      id: 'compatible',
      url: 'https://llm.example/v1',
      model: 'big',
      keyFrom: 'WORK_KEY',
      patienceMs: 5_000,
    });
    expect(chosen('own')).toMatchObject({ id: 'command', argv: ['/opt/ask', '--json'] });
  });

  test('a folder of recorded answers, and who is asked for what it lacks', () => {
    expect(chosen('cassette:tapes/a')).toEqual({ id: 'cassette', folder: 'tapes/a' });
    expect(chosen('cassette:tapes/a,anthropic#x')).toMatchObject({ folder: 'tapes/a', of: { model: 'x' } });
  });

  test.each([
    ['nobody', /no model client.*/],
    ['', /no model client/],
    ['__proto__', /no model client/],
    ['http://127.0.0.1:11434/v1', /does not say a model/],
    ['compatible#x', /does not say an address/],
    ['command', /does not say a program/],
  ])('%j is a mistake that says what is missing', (choice, says) => {
    expect(() => chosen(choice)).toThrow(
      expect.objectContaining({ code: 'usage', message: expect.stringMatching(says) as string }),
    );
  });
});

describe('where text may go', () => {
  test.each([
    ['https://api.example/v1/', 'api.example', false],
    ['https://api.example:8443', 'api.example:8443', false],
    ['http://127.0.0.1:8080/v1', '127.0.0.1:8080', true],
    ['http://127.8.9.1', '127.8.9.1', true],
    ['http://localhost:1', 'localhost:1', true],
    ['http://[::1]:1', '[::1]:1', true],
  ])('%s', (address, host, here) => expect(placeOf(address)).toMatchObject({ host, here }));

  test.each([
    'http://api.example/v1',
    'http://192.168.0.2:11434',
    'http://localhost.example/v1',
    'http://127.0.0.1.example/v1',
    'http://0.0.0.0:1',
    'http://[::ffff:1.2.3.4]/',
  ])('not in the clear to %s', (address) => {
    expect(() => placeOf(address)).toThrow(expect.objectContaining({ code: 'refused', exit: 3 }));
  });

  test.each(['', 'api.example', 'file:///etc/passwd', 'https://me:secret@api.example/v1'])(
    '%j is no address',
    (address) => {
      const error = (() => {
        try {
          return void placeOf(address);
        } catch (thrown) {
          return thrown as Error & { where: string };
        }
      })();
      expect(error).toMatchObject({ code: 'usage' });
      expect(JSON.stringify([error?.message, error?.where])).not.toContain('secret');
    },
  );
});
