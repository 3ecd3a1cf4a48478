import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Reporter } from 'vitest/node';

interface Pinned {
  bin: string;
  package: string;
  version: string;
}

const here = import.meta.dirname;
const json = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(here, name), 'utf8'));

export const CLIENTS = json('clients.json') as readonly Pinned[];

/** Golden stores that no client can be started on, by `<harness>/<case>`, each with its reason. */
export const NOT_RUN = json('not-run.json') as Readonly<Record<string, string>>;

/** The end of a run says what it did not try; nothing is passed over in silence. */
export const closingTable: Reporter = {
  onTestRunEnd: () => {
    const missing = CLIENTS.filter(
      ({ bin, version }) => !fs.existsSync(path.resolve(here, '../../.clients', `${bin}-${version}`, bin)),
    );
    const lines = [
      ...missing.map(({ bin, version }) => `not run: ${bin} ${version} (not installed: npm run clients)`),
      ...Object.entries(NOT_RUN).map(([store, why]) => `not run: ${store} (${why})`),
    ];
    process.stdout.write(
      `\n${CLIENTS.length - missing.length} of ${CLIENTS.length} pinned clients were run\n${lines.map((line) => `${line}\n`).join('')}`,
    );
  },
};
