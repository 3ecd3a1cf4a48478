import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleaned, runGroup } from '../../src/drive/child.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mp-child-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const env = { PATH: process.env['PATH'] ?? '' };
const node = (script: string, timeoutMs = 10_000) =>
  runGroup({ file: process.execPath, argv: ['-e', script], cwd: folder, env, timeoutMs });

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s*Z/m.test(fs.existsSync('/proc') ? fs.readFileSync(`/proc/${pid}/status`, 'utf8') : '');
  } catch {
    return false;
  }
};

const gone = async (pid: number): Promise<boolean> => {
  for (let waited = 0; waited < 20_000 && alive(pid); waited += 20) await new Promise((done) => setTimeout(done, 20));
  return !alive(pid);
};

/** Leaves a grandchild behind that ignores every polite signal and holds the pipes open. */
const WITH_GRANDCHILD = `const c = require('child_process').spawn(process.execPath, ['-e', "process.on('SIGTERM',()=>{});process.on('SIGINT',()=>{});setInterval(()=>{},1000)"], {stdio:'inherit'}); require('fs').writeFileSync('grandchild', String(c.pid));`;
const grandchild = () => Number(fs.readFileSync(path.join(folder, 'grandchild'), 'utf8'));

describe('a program in its own group', () => {
  test('its output, exit code and time come back', async () => {
    const ended = await node('console.log("out ü"); console.error("err"); process.exitCode = 7');
    expect(ended).toMatchObject({ code: 7, stdout: 'out ü\n', stderr: 'err\n', timedOut: false });
    expect(ended.wallMs).toBeGreaterThan(0);
  });

  test('it gets the environment it is given and nothing of ours', async () => {
    process.env['MEMPORT_TEST_SECRET'] = 'not for clients';
    const ended = await node('console.log(JSON.stringify(Object.keys(process.env)))');
    delete process.env['MEMPORT_TEST_SECRET'];
    expect(JSON.parse(ended.stdout)).toEqual(['PATH']);
  });

  test('it has no input to wait for', async () => {
    expect((await node('process.stdin.on("end", () => console.log("ended")).resume()')).stdout).toBe('ended\n');
  });

  test('when it hangs, it and what it started are ended', async () => {
    const ended = await node(`${WITH_GRANDCHILD} setInterval(() => {}, 1000)`, 600);
    expect(ended.timedOut).toBe(true);
    expect(await gone(grandchild())).toBe(true);
  });

  test('when it ends, what it left behind is ended too, and its open pipes do not hold us', async () => {
    const ended = await node(`${WITH_GRANDCHILD} setTimeout(() => process.exit(0), 100)`);
    expect(ended.code).toBe(0);
    expect(await gone(grandchild())).toBe(true);
  });

  test('a program that is not there is said by name', async () => {
    await expect(
      runGroup({ file: path.join(folder, 'nobody'), argv: [], cwd: folder, env, timeoutMs: 1000 }),
    ).rejects.toThrow(/nobody does not start/);
  });

  test('output without end is bounded', async () => {
    const ended = await node('const b = "x".repeat(1<<20); for (let i = 0; i < 12; i++) process.stdout.write(b)');
    expect(ended.stdout.length).toBe(4 * 1024 * 1024);
  });
});

describe('cleaning up', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends the client, then takes the copy away, then takes its usual way',
    async (signal) => {
      const source = new URL('../../src/drive/child.ts', import.meta.url).href;
      const script = `
      import { cleaned, runGroup } from ${JSON.stringify(source)};
      import * as fs from 'node:fs';
      fs.mkdirSync('copy');
      await cleaned(() => fs.rmSync('copy', { recursive: true }), () => runGroup({
        file: process.execPath, cwd: process.cwd(), env: {}, timeoutMs: 20000,
        argv: ['-e', "require('fs').writeFileSync('client', String(process.pid)); setInterval(() => { require('fs').writeFileSync('copy/still', 'here') }, 5)"] }));`;
      fs.writeFileSync(path.join(folder, 'run.mts'), script);
      const child = spawn(process.execPath, ['run.mts'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
      while (!fs.existsSync(path.join(folder, 'copy/still'))) await new Promise((done) => setTimeout(done, 20));
      const ended = new Promise<string | null>((done) => child.once('exit', (_, by) => done(by)));
      child.kill(signal);
      expect(await ended).toBe(signal);
      expect(await gone(Number(fs.readFileSync(path.join(folder, 'client'), 'utf8')))).toBe(true);
      expect(fs.existsSync(path.join(folder, 'copy'))).toBe(false);
    },
  );

  test('it happens once, after success and after failure, and leaves no listeners', async () => {
    const before = process.listenerCount('SIGINT');
    let times = 0;
    const clean = () => {
      times += 1;
    };
    expect(await cleaned(clean, async () => 'done')).toBe('done');
    await expect(
      cleaned(clean, async () => {
        throw new Error('broke');
      }),
    ).rejects.toThrow('broke');
    await Promise.all([1, 2, 3].map(() => cleaned(clean, () => new Promise((done) => setTimeout(done, 10)))));
    expect(times).toBe(5);
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});
