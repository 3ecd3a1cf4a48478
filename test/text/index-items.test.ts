import { expect, test } from 'vitest';
import { parseIndex } from '../../src/text/index-items.ts';

const said = (text: string): (string | undefined)[] =>
  parseIndex(text).items.map(({ prose, refs }) => prose ?? refs[0]?.target);

test.each([
  [
    '- Deploys happen from `main` only\n  - by `make ship`\n- last\n',
    ['Deploys happen from `main` only\n- by `make ship`', 'last'],
  ],
  ['- リリースは必ず main から出す\n  - `make ship`\n', ['リリースは必ず main から出す\n- `make ship`']],
  // What names the deeper ones is no sentence, and what they name are files.
  ['- Database\n  - postgres 15\n  - port 5433\n', ['postgres 15', 'port 5433']],
  ['- How we deploy here now:\n  - by `make ship`\n', ['by `make ship`']],
  ['- **How we deploy here now**\n  - by `make ship`\n', ['by `make ship`']],
  ['- What we said about deploys\n  - [Ship](ship.md) — by make\n', ['ship.md']],
])('%j', (text, items) => {
  expect(said(text)).toEqual(items);
});
