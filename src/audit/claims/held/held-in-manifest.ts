import type { Ground } from '../../claim-ground.ts';
import type { ClaimVerdict } from '../claim.ts';
import { isCalled, isManifest } from '../manifests.ts';
import { hasPackage } from './held-names.ts';
import { foundAt } from './held-path.ts';

/** Whether the manifest that a memory names, or any where it names none, speaks of the package. */
export const heldInManifest = (ground: Ground, name: string, said: string): ClaimVerdict => {
  const files = [...ground.files].filter((file) => (said === '' ? isManifest(file) : isCalled(file, said)));
  const texts = files.map((file) => ground.text(file));
  if (ground.partial || files.length === 0 || texts.includes(undefined)) return { is: 'unknown' };
  const sought = ` ${wordsIn(name)} `;
  if (texts.some((text) => ` ${wordsIn(text ?? '')} `.includes(sought)) || hasPackage(ground, name))
    return { is: 'held' };
  // A plain word that stands anywhere else in the project is some other thing of it.
  const isWord = /^[\w-]+$/.test(name);
  if (
    (isWord && ground.holds(name) !== false) ||
    foundAt(ground, name).length > 0 ||
    ground.program(name.toLowerCase())
  )
    return { is: 'unknown' };
  const where = files.length === 1 ? files[0] : said === '' ? 'no manifest of the project' : `no ${said}`;
  return { is: 'stale', message: `${files.length === 1 ? `${where} does not name` : `${where} names`} ${name}` };
};

/** Words of letters and digits, in small letters: `Json::XS`, `json-xs` and `json_xs` are one name. */
const wordsIn = (text: string): string =>
  text
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join(' ') ?? '';
