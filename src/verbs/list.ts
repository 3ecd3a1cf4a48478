import {
  findingDocuments,
  DOCUMENT_FORMAT,
  handlesOf,
  isListed,
  storeDocument,
  type ListDocument,
} from './document.ts';
import { look } from '../world/look.ts';
import type { Outlook } from '../world/sight.ts';
import type { Surveyed } from '../world/survey.ts';
import type { World } from '../world/world.ts';

/** locate → snapshot → read → list: of one harness, or of all. */
export const list = async (world: World, harness?: string, outlook: Outlook = {}): Promise<ListDocument> =>
  listDocument(await look(world, harness, outlook));

/** Every memory of the harnesses asked for, store by store, and what is wrong with them. */
export const listDocument = (surveyed: readonly Surveyed[]): ListDocument => {
  const named = handlesOf(surveyed);
  const off = surveyed.flatMap(({ view }) =>
    view.deliveries.filter(({ rule, delivery }) => rule === 'delivery/feature-off' && delivery === 'unseen'),
  );
  return {
    version: DOCUMENT_FORMAT,
    command: 'list',
    stores: surveyed.flatMap(({ stores }) => stores.filter(isListed).map((store) => storeDocument(store, named))),
    ...(off.length > 0 && { deliveries: off }),
    findings: surveyed.flatMap(({ findings }) => findings).map(findingDocuments(surveyed, named)),
  };
};
