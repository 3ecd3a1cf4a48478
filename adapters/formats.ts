import type { Adapter } from '../src/adapter.ts';
import { exported } from './export/index.ts';
import { pages } from './export/pages.ts';
import { ruleFiles } from './rule-files.ts';

/** What is read where it is named: nobody looks for it on a machine. */
export const formats: readonly Adapter[] = [...ruleFiles, exported, pages];
