import { claude } from '../../adapters/claude/index.ts';
import { rekey } from '../../src/ir/identity.ts';
import type { Scene } from '../../src/ir/scene.ts';
import type { Store } from '../../src/ir/store.ts';
import type { View } from '../../src/ir/view.ts';
import { surroundingsOf } from '../../src/repo/surroundings.ts';
import { machineOf } from '../../src/store/machine.ts';
import { BOUNDS, snapshot } from '../../src/store/snapshot.ts';

export interface Asked {
  home: string;
  cwd: string;
  version?: string;
  env?: Record<string, string>;
  now?: number;
}

/** Everything of a home on disk, the way every verb reads it. */
export const storesIn = ({
  home,
  cwd,
  version,
  env = {},
  now = Date.now(),
}: Asked): { stores: Store[]; scene: Scene } => {
  const machine = machineOf({
    env: { HOME: home, ...env },
    cwd,
    asked: version === undefined ? {} : { clientVersion: version },
  });
  const locations = claude.locate(machine);
  const around = surroundingsOf(
    [cwd, ...locations.flatMap((at) => ('paths' in at.scope ? at.scope.paths : []))],
    machine.cwd,
  );
  const stores = locations.map((at) =>
    rekey(claude.read(snapshot(at, at.role === 'context' ? { ...BOUNDS, fileBytes: 4 << 20 } : BOUNDS), at), around),
  );
  return { stores, scene: { cwd: machine.cwd, home, platform: machine.platform, now, around } };
};

export const viewIn = (asked: Asked): View => {
  const { stores, scene } = storesIn(asked);
  return claude.view(stores, scene);
};
