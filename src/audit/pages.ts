import type { FindingRule } from '../ir/finding-rules.ts';
import type { Page } from './page.ts';
import { acrossPages } from './pages/across.ts';
import { deliveryPages } from './pages/delivery.ts';
import { formPages } from './pages/form.ts';
import { gatePages } from './pages/gate.ts';
import { probePages } from './pages/probe.ts';
import { readPages } from './pages/read.ts';
import { safetyPages } from './pages/safety.ts';
import { stalePages } from './pages/stale.ts';
import { weightPages } from './pages/weight.ts';

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
