import { findingDocument, FORMAT, handlesOf, isListed, storeDocument, type ListDocument } from './document.ts';
import type { Surveyed } from './survey.ts';

/** Every memory of the harnesses asked for, store by store, and what is wrong with them. */
export const list = (surveyed: readonly Surveyed[]): ListDocument => {
  const named = handlesOf(surveyed);
  const off = surveyed.flatMap(({ view }) => view.deliveries.filter(({ rule }) => rule === 'delivery/feature-off'));
  return {
    version: FORMAT,
    command: 'list',
    stores: surveyed.flatMap(({ stores }) => stores.filter(isListed).map((store) => storeDocument(store, named))),
    ...(off.length > 0 && { deliveries: off }),
    findings: surveyed.flatMap(({ findings }) => findings.map((finding) => findingDocument(finding, surveyed, named))),
  };
};
