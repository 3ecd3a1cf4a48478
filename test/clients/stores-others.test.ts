import * as fs from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import { NOT_RUN } from './closing.ts';
import { GOLDEN, seenBy } from './stores.ts';

seenBy(codexDrive, 'codex', '0.171.0');

/** The older client is asked about every sixth store, and those made for it; about all with `MEMPORT_STORES=all`. */
seenBy(claudeDrive, 'claude', '2.1.197', (stores) =>
  process.env['MEMPORT_STORES'] === 'all' ? stores : stores.filter((name, at) => at % 6 === 0 || name.endsWith('197')),
);

test('a store is excused only while it is there', () => {
  const gone = Object.keys(NOT_RUN).filter((key) => !fs.existsSync(path.join(GOLDEN, key.replace(/^\w+\//, ''))));
  expect(gone).toEqual([]);
});
