import type { Landmark } from '../../src/adapter.ts';
import { parentOf } from '../../src/kit/git-place.ts';

/** A `.serena` in the home, or in a folder above the one that memport is started in. */
export const landmark: Landmark = {
  id: 'serena',
  title: 'Serena',
  aliases: ['serena-mcp'],
  stands: (machine) => {
    const homes = [machine.env['SERENA_HOME'], `${machine.home}/.serena`];
    if (homes.some((home) => home !== undefined && machine.stat(home)?.kind === 'folder')) return true;
    for (let folder = machine.cwd; ; folder = parentOf(folder)) {
      if (machine.stat(`${folder}/.serena`)?.kind === 'folder') return true;
      if (folder === '/' || folder === '') return false;
    }
  },
  load: async () => (await import('./index.ts')).serena,
};
