import type { FindingRule } from '../ir/finding-rules.ts';
import type { Page } from './rule-page.ts';
import { acrossPages } from './pages/across-pages.ts';
import { deliveryPages } from './pages/delivery-pages.ts';
import { formPages } from './pages/form-pages.ts';
import { gatePages } from './pages/gate-pages.ts';
import { probePages } from './pages/probe-pages.ts';
import { readPages } from './pages/read.ts';
import { safetyPages } from './pages/safety-pages.ts';
import { stalePages } from './pages/stale-pages.ts';
import { weightPages } from './pages/weight-pages.ts';

/** What `memport explain` says: every rule has a page. */
export const PAGES: Readonly<Record<FindingRule, Page>> = {
  ...deliveryPages,
  ...stalePages,
  ...weightPages,
  ...safetyPages,
  ...formPages,
  ...acrossPages,
  ...readPages,
  ...gatePages,
  ...probePages,
};
