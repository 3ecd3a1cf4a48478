import type { Machine } from '../adapter.ts';

/** Where a harness keeps texts: in each project, and where it has one in a folder for all of them. */
export interface TextPlaces {
  /** Below the root of a project, the usual one first. */
  folders: readonly [string, ...string[]];
  /** The harness's home below the folder of the user's settings, and the folder of texts in it. */
  common?: { readonly home: string; readonly folder: string };
}

type Asked = Pick<Machine, 'asked' | 'env' | 'home'>;

/** The harness's home, where it has one. */
export const homeOf = ({ common }: TextPlaces, { asked, env, home }: Asked): string | undefined =>
  common && (asked.root ?? `${env['XDG_CONFIG_HOME'] || `${home}/.config`}/${common.home}`);

/** Whether any of them is there, for somebody who works in this folder. */
export const textsStand = (places: TextPlaces, machine: Machine): boolean =>
  [homeOf(places, machine), ...places.folders.map((folder) => `${machine.cwd}/${folder}`)].some(
    (path) => path !== undefined && machine.stat(path)?.kind === 'folder',
  );
