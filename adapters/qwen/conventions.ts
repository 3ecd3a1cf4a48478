import type { Edition } from '../../src/adapter.ts';
import { plainEdition } from '../../src/kit/editions.ts';
import { TYPE_OF } from '../../src/kit/typed.ts';

export const INDEX = 'MEMORY.md';

const CODE = '@qwen-code/qwen-code 0.24.4, its code and a run on loopback';

const limits: Edition['limits'] = {
  indexLines: { value: 200, seen: `${CODE}: of the trimmed text` },
  indexUnits: { value: 25_000, seen: `${CODE}: called bytes there, and counted in UTF-16 units` },
  plannedLines: { value: 160, seen: 'ours: room for what the client adds itself' },
  plannedUnits: { value: 20_000, seen: 'ours: room for what the client adds itself' },
  line: { value: 150, seen: `${CODE}: a longer line ends in an ellipsis when the index is written anew` },
  field: { value: 120, seen: `${CODE}: of title, description and path, each` },
  files: { value: 200, seen: `${CODE}: the newest, when the index is written anew` },
};

export const limitOf = (name: string): number => limits[name]?.value ?? 0;

export const EDITIONS: readonly Edition[] = [
  plainEdition({
    version: '0.24.4',
    date: '2026-11-20',
    limits,
    kinds: { ...TYPE_OF },
    evidence: { value: 'keys of the head that the client passes over', seen: CODE },
    voice: {
      value:
        'the rule or fact first, then lines that begin with Why: and How to apply:. Only name and description are always in sight: the description says the rule itself.',
      seen: CODE,
    },
    order: { [INDEX]: ['rule', 'profile', 'project', 'reference', 'procedure', 'episode'] },
  }),
];
