import type { Edition, Machine } from '../adapter.ts';
import type { Location } from '../ir/store.ts';
import { chooseEdition } from './editions.ts';

/** A harness that keeps what it remembers in these files of one folder, for every project. */
export interface PlainHome {
  harness: string;
  /** Its folder in the user's home. */
  folder: string;
  files: readonly string[];
  conventions: readonly Edition[];
}

/** The one store of such a harness, in the user's home or where `--root` says. */
export const plainHome = ({ harness, folder, files, conventions }: PlainHome, machine: Machine): Location[] => {
  const root = machine.asked.root ?? `${machine.home}/${folder}`;
  const { edition, seen } = chooseEdition(conventions, machine.asked.clientVersion);
  return [
    {
      id: harness,
      harness,
      root,
      scope: { level: 'global' },
      edition: edition.version,
      seen,
      layout: 'home',
      exists: machine.stat(root)?.kind === 'folder',
      role: 'store',
      owns: [...files],
      reads: [...files],
      settings: undefined,
      findings: [],
    },
  ];
};
