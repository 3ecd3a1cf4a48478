import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { furnish, type DemoMachine } from '../demo/machine.ts';
import { PICTURE, pictured, WIDTH } from '../demo/pictured.ts';
import { terminalPicture } from '../demo/terminal-picture.ts';
import { clearedEnv, ROOT, type Ran } from './built.ts';
import { memportHere } from './here.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const GUIDE = readdirSync(join(ROOT, 'docs/guide')).map((name) => `docs/guide/${name}`);
/** The README, and every page of the guide that it leads to. */
const pages = new Map(['README.md', ...GUIDE].map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
const blocksIn = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map((match) => match[1] as string);
const blocks = (language: string): string[] => blocksIn(readme, language);
const linesIn = (text: string): string[] =>
  blocksIn(text, 'sh').flatMap((block) => block.split('\n').filter((line) => line !== ''));
/** What a forge makes of headings, so that a link can lead to them. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    (title as string)
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
const words = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? (match[2] as string));
const scripts = Object.keys(
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);

describe('the README', () => {
  const lines = linesIn(readme);
  const guided = GUIDE.flatMap((file) => linesIn(pages.get(file) ?? ''));

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

  const tried = new Set([...lines, ...guided].filter((line) => line === 'memport' || line.startsWith('memport ')));
  test.each([...tried])('%s', async (line) => {
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

  test.each([...pages])(
    'every npm script that %s names is there, and every file and heading it links to',
    (file, text) => {
      for (const [, name] of text.matchAll(/`npm run ([\w:]+)/g)) expect(scripts).toContain(name);
      for (const [, link] of text.matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
        const [path, heading] = (link as string).split('#') as [string, string | undefined];
        const target = path === '' ? file : join(dirname(file), path);
        expect(existsSync(join(ROOT, target)), `${link} is not there`).toBe(true);
        if (heading !== undefined)
          expect(headingsOf(readFileSync(join(ROOT, target), 'utf8')), link).toContain(heading);
      }
    },
  );

  test('leads to every page of the guide', () => {
    for (const file of GUIDE) expect(readme).toContain(`](${file})`);
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
