import * as path from 'node:path';
import { withListed } from '../text/jsonc.ts';
import { CONFIG, rootAt } from '../world/repository.ts';
import { writeOwn } from '../store/own-file.ts';
import type { World } from '../world/world.ts';
import type { RunGate } from './gate.ts';

/** Writes what is found now into memport.json, so that only what comes later counts. No word of a memory is written. */
export const accept = (
  world: World,
  { document, repository }: RunGate,
  cwd: string,
): { file: string; count: number } => {
  const file = repository?.file ?? path.join(rootAt(cwd), CONFIG);
  const day = new Date(world.now()).toISOString().slice(0, 10);
  const known = new Set((repository?.value.allowances ?? []).map(({ finding }) => finding));
  const added = document.findings
    .filter(
      ({ rule, fingerprint }) => rule.startsWith('parity/') && rule !== 'parity/expired' && !known.has(fingerprint),
    )
    .map(({ fingerprint, rule }) => ({ finding: fingerprint, rule, reason: `accepted on ${day}` }));
  if (added.length > 0) writeOwn(world.disk, file, withListed(repository?.text ?? '{\n}\n', 'allowances', added));
  return { file, count: added.length };
};
