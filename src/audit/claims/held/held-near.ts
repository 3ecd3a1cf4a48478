import { OWN, type Ground } from '../../claim-ground.ts';
import type { ClaimVerdict } from '../claim.ts';
import { isWordToo, type NearName } from '../near-versions.ts';
import { heldVersion, hasPackage } from './held-names.ts';

/** Whether the first thing near a version that the project knows has that one. */
export const heldNear = (ground: Ground, version: string, near: readonly NearName[]): ClaimVerdict => {
  for (const [at, { name, isName }] of near.entries()) {
    if (at > 0 && isWordToo(name)) continue;
    const told = heldVersion(ground, { name, version });
    if (told.is !== 'unknown') return told;
    // The version is that of a thing of which no manifest says one.
    if (isName && name !== OWN && !hasPackage(ground, name)) return told;
  }
  return { is: 'unknown' };
};
