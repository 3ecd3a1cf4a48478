import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { mask } from '../../src/scan/mask.ts';
import { secrets } from '../../src/scan/secrets.ts';
import { CAP } from '../../src/scan/stretch.ts';
import { half } from '../sets/scan/load.ts';

const joined = (...pieces: string[]) => pieces.join('');
const stripe = joined('sk_', 'live_', '9hT2kQ7vXb4LmN8rWc3PzY6d');

describe('secrets', () => {
  it('says nothing of the secret but its first four characters', async () => {
    for (const { text } of [...half('train'), ...half('test')].filter(({ label }) => label === 'secret')) {
      for (const hit of await secrets(text)) {
        const value = text.slice(...hit.span);
        const said = JSON.stringify({ ...hit, span: undefined });
        for (let at = 4; at + 6 <= value.length; at++) {
          const piece = value.slice(at, at + 6);
          // "GitHub token" and "aws_access_key_id" are names of ours or of the variable, not of the secret.
          if (/^[a-z_]+$/i.test(piece)) continue;
          expect(said.includes(piece), `${hit.what}: ${hit.message}`).toBe(false);
        }
        if (value.length < 20) expect(hit.message).not.toContain(value.slice(0, 4));
      }
    }
  });

  it('masks all of it, so that a second look finds nothing', async () => {
    for (const { id, text } of [...half('train'), ...half('test')].filter(({ label }) => label === 'secret')) {
      const clean = mask(text, await secrets(text));
      expect((await secrets(clean)).filter(({ grade }) => grade !== 'info'), id).toEqual([]);
    }
  });

  it('masks more secrets of one kind than any list would show', async () => {
    const text = Array.from({ length: 60 }, (_, i) => joined('key ghp', `_${String(i).padStart(2, '0')}`, 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3z')).join('\n');
    const hits = await secrets(text);
    expect(hits).toHaveLength(60);
    expect(mask(text, hits)).not.toMatch(/ghp_/);
  });

  it('is not switched off by a comment in the text', async () => {
    const hits = await secrets(`<!-- secretlint-disable -->\n${stripe}`);
    expect(hits.map(({ what, grade }) => [what, grade])).toEqual([['stripe', 'block']]);
  });

  it('finds a secret at every border of what is read at once, and follows it to its end', async () => {
    for (let before = 4050; before < 4110; before += 3) {
      const text = `${'word '.repeat(900).slice(0, before)} ${stripe} end`;
      const [hit] = await secrets(text);
      expect(hit && text.slice(...hit.span)).toBe(stripe);
    }
    const long = joined('eyJhbGciOiJIUzI1NiJ9', '.eyJ', 'aB3dE5fG7h'.repeat(90), '.', 'Qw8eR2tY6u'.repeat(60));
    const text = `${'x '.repeat(1400)}${long} end`;
    expect(mask(text, await secrets(text))).toBe(`${'x '.repeat(1400)}[masked: jwt] end`);
  });

  it('names what it did not read', async () => {
    const hits = await secrets(`${'a b '.repeat(CAP / 4)}${stripe}`);
    expect(hits).toEqual([{ rule: 'safety/secret', what: 'unscanned', grade: 'info', span: [CAP, CAP + stripe.length], message: expect.stringContaining(String(CAP)) }]);
  });

  it.each([
    'password: <your password>', 'password = "changeme"', 'DB_PASS=${DB_PASS}', 'token: ${{ secrets.GITHUB_TOKEN }}', 'AKIAIOSFODNN7EXAMPLE', 'api_key: YOUR_API_KEY', 'password = os.environ["DB_PASSWORD"]',
    'postgres://postgres:postgres@localhost/app', 'https://user:password@example.com', `the commit ${'0a1b2c3d4e'.repeat(4)}`, 'Authorization: Bearer <token>', 'primary key: (tenant_id, created_at)', 'secret: true', 'client_secret: process.env.CLIENT_SECRET',
  ])('lets %s pass', async (text) => {
    expect((await secrets(text)).filter(({ grade }) => grade !== 'info')).toEqual([]);
  });

  it('leaves no trace in the process however many texts it reads', async () => {
    await secrets('warm');
    const before = performance.getEntries().length;
    for (let i = 0; i < 20; i++) await secrets(`text ${i}`);
    expect(performance.getEntries().length).toBe(before);
  });
});
