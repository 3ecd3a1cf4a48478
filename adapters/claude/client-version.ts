import type { Machine } from '../../src/adapter.ts';

const PACKAGE_BYTES = 65_536;

/** The version of the client on PATH: the native installer keeps it in the path of the program, npm beside it. */
export const installedVersion = (machine: Machine): string | undefined => {
  for (const folder of (machine.env['PATH'] ?? '').split(':')) {
    const real = folder.startsWith('/') ? machine.realpath(`${folder}/claude`) : undefined;
    if (real === undefined) continue;
    const native = /\/claude\/versions\/(\d+\.\d+\.\d+)[^/]*(?:\/|$)/.exec(real)?.[1];
    return native ?? packageVersion(real, machine);
  }
  return undefined;
};

const packageVersion = (program: string, machine: Machine): string | undefined => {
  let folder = program;
  for (let up = 0; up < 4; up += 1) {
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
    const text = machine.text(`${folder}/package.json`, PACKAGE_BYTES);
    if (text === undefined) continue;
    const name = /"name"\s*:\s*"@anthropic-ai\/claude-code[^"]*"/.test(text);
    const version = /"version"\s*:\s*"(\d+\.\d+\.\d+)/.exec(text)?.[1];
    if (name && version !== undefined) return version;
  }
  return undefined;
};
