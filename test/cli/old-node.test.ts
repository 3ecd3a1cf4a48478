import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BIN, withHome } from './built.ts';

const SENTENCE =
  /^memport needs Node 22\.13 or newer; this is Node [\d.]+\.\n {2}do: [^\n]*npx -y node@24 \S+ --help\n$/;

/** The machine's own Node, where it is an old one. */
const oldNode = (): string | undefined => {
  const folders = [
    ...(process.env['PATH'] ?? '').split(':').filter((folder) => !folder.includes('node_modules')),
    '/usr/bin',
    '/usr/local/bin',
  ];
  return folders
    .map((folder) => join(folder, 'node'))
    .find(
      (node) =>
        existsSync(node) && tooOld(execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim()),
    );
};
const tooOld = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < 22 || (major === 22 && minor < 13);
};
const run = (node: string, args: string[]) => spawnSync(node, args, { encoding: 'utf8', env: { PATH: '' } });

describe('on an older Node', () => {
  test.each(['14.21.3', '18.20.8', '20.20.2', '22.12.0'])(
    'that calls itself %s, memport says so, says what to type, and exits 2',
    (version) => {
      withHome((home) => {
        const preload = join(home, 'version.cjs');
        writeFileSync(preload, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
        for (const args of [[], ['list'], ['--version']]) {
          const ran = run(process.execPath, ['--require', preload, BIN, ...args]);
          expect([ran.status, ran.stdout]).toEqual([2, '']);
          expect(ran.stderr).toMatch(SENTENCE);
          expect(ran.stderr).toContain(version);
        }
      });
    },
  );

  test.each(['22.13.0', '24.0.0', '30.1.0'])('and on one that calls itself %s it runs', (version) => {
    withHome((home) => {
      const preload = join(home, 'version.cjs');
      writeFileSync(preload, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
      expect(run(process.execPath, ['--require', preload, BIN, '--version'])).toMatchObject({
        status: 0,
        stderr: '',
        stdout: expect.stringMatching(/^\d/) as string,
      });
    });
  });

  test('of the machine itself, where there is one, it says the same', () => {
    const node = oldNode() ?? process.execPath;
    const ran = run(node, [BIN, '--version']);
    if (node === process.execPath) expect(ran).toMatchObject({ status: 0, stderr: '' });
    else {
      expect([ran.status, ran.stdout]).toEqual([2, '']);
      expect(ran.stderr).toMatch(SENTENCE);
    }
  });

  test('the first file is read by any Node since 14: no static import, no syntax of later years', () => {
    const code = readFileSync(BIN, 'utf8')
      .replace(/\/\/.*$/gm, '')
      .replace(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`/g, "''");
    expect(code).toContain('process.versions');
    for (const newer of [
      /^\s*import\s+[^(]/m,
      /\?\./,
      /\?\?/,
      /(?:\|\||&&|\*\*)=/,
      /#\w/,
      /\bawait\b/,
      /\bstatic\b/,
      /catch\s*\{/,
      /\d_\d/,
      /\bwith\s*\{/,
      /`/,
      /\b(?:const|let|class|using)\b/,
    ])
      expect(code).not.toMatch(newer);
    expect([...code.matchAll(/\bexport\b.*$/gm)].map((match) => match[0].trim())).toEqual(['export{};']);
  });
});
