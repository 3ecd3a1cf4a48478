import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { adapters } from '../../adapters/index.ts';
import { formats } from '../../adapters/formats.ts';
import type { AuditOptions, Inspection } from '../../src/verbs/audit.ts';
import { audit } from '../../src/verbs/audit.ts';
import { worldOf, type World } from '../../src/world/world.ts';
import { newRoom, writer } from '../room.ts';

/** Files of a HOME by their path; `memory/` stands for the memory folder of the project `app` in Claude Code. */
export type Files = Readonly<Record<string, string>>;

export interface Room {
  home: string;
  world: World;
  /** Where a file of `Files` stands. */
  at: (file: string) => string;
  write: (files: Files) => void;
  audit: (options?: Partial<AuditOptions>) => Promise<Inspection>;
  remove: () => void;
}

/** A HOME on the disk with a project `app` in it, and memport's state inside of it. */
export const roomWith = (files: Files, env: Readonly<Record<string, string>> = {}): Room => {
  const home = newRoom();
  const app = join(home, 'app');
  mkdirSync(join(app, '.git'), { recursive: true });
  const slug = app.replace(/[^A-Za-z0-9]/g, '-');
  const at = (file: string): string =>
    join(home, file.replace(/^memory\//, `.claude/projects/${slug}/memory/`).replaceAll('{{slug}}', slug));
  const write = (more: Files): void => {
    const put = writer();
    for (const [file, text] of Object.entries(more)) put(at(file), text.replaceAll('{{home}}', home));
  };
  write(files);
  const world = worldOf({
    env: { HOME: home, PATH: '/usr/bin:/bin', MEMPORT_NOW: '2026-11-20T12:00:00Z', ...env },
    cwd: app,
    adapters,
    formats,
  });
  return {
    home,
    world,
    at,
    write,
    audit: (options = {}) => audit(world, { cwd: app, ...options }),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
};

/** A memory file of Claude Code. */
export const note = (statement: string, { type = 'feedback', name = 'a', description = statement } = {}): string =>
  `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\nmetadata:\n  type: ${type}\n---\n\n${statement}\n`;

/** What an audit says of a HOME: rule, file and severity of each finding, told from the HOME. */
export const foundIn = async (files: Files, prepare: (room: Room) => void = () => {}): Promise<string[]> => {
  const room = roomWith(files);
  try {
    prepare(room);
    const { document } = await room.audit();
    return document.findings.map(({ rule, severity, file }) => `${severity} ${rule} ${file.replace(/^.*\//, '')}`);
  } finally {
    room.remove();
  }
};
