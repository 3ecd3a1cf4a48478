// What the published code of OpenClaw puts before the model of a workspace, recorded as data.
// node test/openclaw/facts.mjs FOLDER > test/openclaw/facts.json
// FOLDER is where `npm i openclaw` was run: outside of this repository, it is hundreds of megabytes.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.argv[2];
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const dist = join(root, 'dist');
const holding = (start, words) =>
  readdirSync(dist)
    .filter((name) => name.startsWith(start) && name.endsWith('.mjs'))
    .find((name) => readFileSync(join(dist, name), 'utf8').includes(words));
const exported = async (start, words, name) => {
  const file = holding(start, words);
  const alias = new RegExp(`\\b${name} as (\\w+)`).exec(readFileSync(join(dist, file), 'utf8'))?.[1];
  return (await import(pathToFileURL(join(dist, file)).href))[alias];
};
const load = await exported(
  'bootstrap-files-',
  'async function resolveBootstrapContextForRun',
  'resolveBootstrapContextForRun',
);

const room = mkdtempSync(join(tmpdir(), 'memport-openclaw-'));
const contextOf = async (files) => {
  const workspaceDir = mkdtempSync(join(room, 'w-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(workspaceDir, name), text);
  const { contextFiles } = await load({ workspaceDir });
  return contextFiles
    .filter(({ content }) => !content.startsWith('[MISSING]'))
    .map(({ path, content }) => ({ file: basename(path), content }));
};
const line = (at) => `- Rule ${at}: 船 🚢 keep the quay clear.\n`;
const lines = (length) => {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += line(at);
  return `${text.slice(0, length - 1)}x`;
};
const written = 'golden/carry-claude-openclaw/to/.openclaw/workspace';
const own = Object.fromEntries(readdirSync(written).map((name) => [name, readFileSync(join(written, name), 'utf8')]));
const cases = [{ of: 'a workspace that memport wrote', shown: await contextOf(own), files: own }];
for (const [file, length] of [
  ['USER.md', 4000],
  ['USER.md', 4001],
  ['USER.md', 4050],
  ['USER.md', 9000],
  ['MEMORY.md', 20_000],
  ['MEMORY.md', 20_001],
  ['MEMORY.md', 31_000],
]) {
  const shown = await contextOf({ [file]: lines(length) });
  const [{ content }] = shown;
  cases.push({
    of: `${file} of ${length}`,
    file,
    length,
    keeps: content.length,
    mark: /\n*\[\.\.\.truncated[^]*chars of \d+\)…\n*/.exec(content)?.[0],
  });
}
rmSync(room, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify({ package: 'openclaw', version, line: line(0), cases }, undefined, 2)}\n`);
