import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { start } from '../../src/drive/client-run.ts';
import type { Drive } from '../../src/ir/drive.ts';

/** A client that only prints its environment, started the way Claude Code is. */
const client: Drive = claudeDrive;
const argv = ['-e', 'process.stdout.write(JSON.stringify(process.env))'];
const printing: Drive = { ...client, launch: (launch) => ({ ...client.launch(launch), argv }) };

const environment = async (env: Record<string, string>, supposeOn: boolean): Promise<Record<string, string>> => {
  const home = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mp-run-'));
  try {
    const run = await start({
      drive: printing,
      client: { file: process.execPath, version: '0', from: 'bin' },
      home,
      cwd: home,
      path: process.env['PATH'] ?? '',
      env,
      ...(supposeOn && { supposeOn: true as const }),
    });
    return { ...(JSON.parse(run.stdout) as Record<string, string>), home };
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
};

test('what a run supposes is not undone by what the person has set; without it their switch stands', async () => {
  expect((await environment({ CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1' }, true))['CLAUDE_CODE_DISABLE_AUTO_MEMORY']).toBe(
    '0',
  );
  expect((await environment({ CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1' }, false))['CLAUDE_CODE_DISABLE_AUTO_MEMORY']).toBe(
    '1',
  );
});

test('nothing the person has set sends a client elsewhere, or home', async () => {
  const seen = await environment(
    {
      ANTHROPIC_BASE_URL: 'https://example.com',
      ANTHROPIC_API_KEY: 'theirs',
      HTTPS_PROXY: 'http://example.com',
      no_proxy: '*',
      HOME: '/root',
      TMPDIR: '/x',
      PATH: '/x',
      LANG: 'C',
    },
    false,
  );
  expect(seen['ANTHROPIC_BASE_URL']).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect([
    seen['ANTHROPIC_API_KEY'],
    seen['HTTPS_PROXY'],
    seen['no_proxy'],
    seen['HOME'],
    seen['PATH'],
    seen['LANG'],
  ]).toEqual([
    'not-a-key-memport-offline',
    'http://127.0.0.1:9',
    '127.0.0.1,localhost',
    seen['home'],
    process.env['PATH'],
    'C',
  ]);
});
