// Installs the clients of clients.json, pinned, into .clients/<bin>-<version>/, outside the lockfile.
// What is there already is left alone, so a second run needs no network.
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const home = path.join(root, '.clients');

/** What a file answers to `--version`, on a throw-away HOME; '' when it does not run. */
const answer = (file) => {
  const bare = fs.mkdtempSync(path.join(home, '.home-'));
  const run = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 60_000, env: { PATH: process.env.PATH, HOME: bare, DISABLE_AUTOUPDATER: '1' } });
  fs.rmSync(bare, { recursive: true, force: true });
  return run.status === 0 ? run.stdout : '';
};

/**
 * Both packages carry their program in an optional package per platform. Codex's own launcher finds it;
 * Claude Code's bin is a placeholder until an install script has run, and install scripts may be forbidden:
 * there the platform's program is taken itself.
 */
const candidates = (folder, { bin, package: name }) => {
  const modules = path.join(folder, 'node_modules');
  const manifest = JSON.parse(fs.readFileSync(path.join(modules, name, 'package.json'), 'utf8'));
  const platforms = Object.keys(manifest.optionalDependencies ?? {}).map((each) => path.join(modules, each, bin));
  return [path.join(modules, '.bin', bin), ...platforms].filter((file) => fs.existsSync(file));
};

const install = (client) => {
  const name = `${client.bin}-${client.version}`;
  const folder = path.join(home, name);
  const link = path.join(folder, client.bin);
  if (fs.existsSync(link)) return `${name}  here already`;
  const partial = path.join(home, `.${name}.partial`);
  fs.rmSync(partial, { recursive: true, force: true });
  fs.mkdirSync(partial, { recursive: true });
  fs.writeFileSync(path.join(partial, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--prefix', partial, '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error', `${client.package}@${client.version}`];
  const npm = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: partial });
  if (npm.status !== 0) throw new Error(`npm could not install ${client.package}@${client.version}`);
  const program = candidates(partial, client).find((file) => answer(file).includes(client.version));
  if (program === undefined) throw new Error(`${client.package}@${client.version} is installed, but nothing in it runs here as \`${client.bin} --version\``);
  fs.symlinkSync(path.relative(partial, program), path.join(partial, client.bin));
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(partial, folder);
  return `${name}  installed`;
};

fs.mkdirSync(home, { recursive: true });
for (const client of JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'clients.json'), 'utf8'))) {
  try {
    console.log(install(client));
  } catch (error) {
    console.error(`${client.bin} ${client.version}: ${error.message}`);
    process.exitCode = 1;
  }
}
