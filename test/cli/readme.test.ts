import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { furnish, type DemoMachine } from '../demo/machine.ts';
import { PICTURE, pictured, WIDTH } from '../demo/pictured.ts';
import { terminalPicture } from '../demo/terminal-picture.ts';
import { clearedEnv, ROOT, type Ran } from './built.ts';
import { memportHere } from './here.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map((match) => match[1] as string);
const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? (match[2] as string));
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);

describe('the README', () => {
  const lines = blocks('sh').flatMap((block) => block.split('\n').filter((line) => line !== ''));

  test('has command lines to try', () => expect(lines.length).toBeGreaterThan(6));

  // One machine for all of them, in their order: an undo needs something to take back.
  let machine: DemoMachine;
  beforeAll(() => void (machine = furnish()));
  afterAll(() => machine.remove());
  const run = (args: readonly string[], on = machine): Promise<Ran> => {
    // A real client is a script for the node on PATH.
    const PATH = `${clearedEnv(on.home)['PATH']}:${dirname(process.execPath)}`;
    const words = args.map((arg) => arg.replace(/^~(?=\/)/, on.home));
    return memportHere(on.home, words, { cwd: join(on.home, 'ferry-api'), env: { XDG_STATE_HOME: on.state, PATH } });
  };

  test.each(lines.filter((line) => line === 'memport' || line.startsWith('memport ')))('%s', async (line) => {
    const ran = await run(words(line).slice(1));
    // Without `npm run clients` there is none to start: the command says how to get one.
    if (words(line)[1] === 'verify' && !existsSync(join(ROOT, '.clients')))
      expect(ran).toMatchObject({ code: 2, stderr: expect.stringContaining('Install Codex') as string });
    else expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect((ran.stdout + ran.stderr).length).toBeGreaterThan(60);
  });

  test('every other line is one of the two set-up commands; .ci/run runs the second', () => {
    const setUp = ['npm ci && npm run demo', 'npm ci && npm test'];
    expect(lines.filter((line) => !/^memport(?: |$)/.test(line))).toEqual(setUp);
    expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toContain(`'${setUp[1]}'`);
  });

  test('its picture, and the text beside it, are what memport prints', async () => {
    const screens = await pictured();
    expect(readFileSync(join(ROOT, PICTURE), 'utf8')).toBe(terminalPicture(screens, WIDTH));
    expect(readme).toContain(`](${PICTURE})`);
    const typed = screens.map(({ command, printed }) => `$ ${command}\n${stripVTControlCharacters(printed)}`);
    expect(blocks('console')).toEqual(typed);
  });

  test('every npm script it names is there, and every file it links to', () => {
    for (const [, name] of readme.matchAll(/`npm run ([\w:]+)/g)) expect(scripts).toContain(name);
    for (const [, target] of readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g))
      expect(existsSync(join(ROOT, target as string)), `${target} is not there`).toBe(true);
  });

  test('every exit code of the table in the README is one memport ends with', () => {
    const table = /## Exit codes\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
    const said = [...table.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap((match) =>
      (match[1] as string).split(', ').map(Number),
    );
    const known = [...readFileSync(join(ROOT, 'src/errors.ts'), 'utf8').matchAll(/^ {2}\w+: (\d),/gm)].map((match) =>
      Number(match[1]),
    );
    expect(said.filter((code) => code > 1 && code < 100 && !known.includes(code))).toEqual([]);
  });
});
