import { half } from '../sets/scan/load.ts';

/** Numbers that look random and are the same for the same seed (mulberry32). */
export const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const subjects =
  'the build|the release job|the import worker|our API client|the session cache|the migration|the parser|the test runner|the config loader|the retry loop|the search index|the web frontend|the login page|the upload handler|the queue consumer|the nightly report|the admin view|the user model|the webhook receiver|the feature flag'.split(
    '|',
  );
const verbs =
  'reads|writes|updates|skips|rebuilds|validates|caches|sends|drops|retries|copies|checks|logs|replaces|installs|formats|loads|creates|removes|expects'.split(
    '|',
  );
const objects =
  'every row twice|the lock file|only changed packages|all messages in order|one file per project|the generated types|the old fixtures|stale entries after an hour|its own temp folder|the default branch|the previous snapshot|each document once|the response body|a list of ids|the schema version|both instructions and rules|the whole history|any missing field|the current context|a short summary'.split(
    '|',
  );
const reasons =
  'because the CI machines are slow|since we moved to pnpm|so that a rerun is cheap|unless the branch is protected|which the team agreed on in March|because nobody noticed the failure before|as long as the tests pass|when the user asks for it|after the last outage|if the remote is not reachable|without asking again|to keep the diff small|as the docs say|before every release|and it must stay that way'.split(
    '|',
  );
const paths =
  'src/server/routes.ts|packages/core/lib/index.js|~/work/shop/.config/dev.yaml|docs/adr/0007-queues.md|scripts/release.sh|tests/e2e/login.spec.ts|/var/log/app/worker.log|https://docs.example.com/guide/setup|infra/terraform/main.tf|apps/web/pages/account.tsx'.split(
    '|',
  );
const codes =
  '`npm run build -- --watch`|`git rebase --autostash`|`SELECT id FROM orders`|`await client.close()`|`docker compose up -d db`|`PORT=4001`|`user.settings.locale`|`pnpm -r test`|`tokenize(text)`|`make lint`|`--max-old-space-size=4096`|`cfg.retry.limit`'.split(
    '|',
  );
const heads = 'Decisions|How to run it|Known traps|Conventions|Deployment|Why|Review'.split('|');
const frames: readonly ((of: (list: readonly string[]) => string) => string)[] = [
  (of) => `${of(subjects)} ${of(verbs)} ${of(objects)} ${of(reasons)}.`,
  (of) => `Use ${of(codes)} in ${of(paths)}, not ${of(codes)}; ${of(subjects)} ${of(verbs)} ${of(objects)}.`,
  (of) => `See ${of(paths)} for how ${of(subjects)} ${of(verbs)} ${of(objects)}.`,
  (of) => `Always run ${of(codes)} first ${of(reasons)}.`,
  (of) => `Never edit ${of(paths)} by hand: ${of(subjects)} ${of(verbs)} it ${of(reasons)}.`,
  (of) => `The user prefers ${of(codes)} over ${of(codes)} ${of(reasons)}.`,
];

/**
 * A memory of developer's prose: paragraphs, rows, code spans, paths. `kind` of writing: ASCII throughout, or with
 * dashes, emphasis and indented rows.
 */
export const ordinaryMemory = (seed: number, size: number): string => {
  const random = seeded(seed);
  const of = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const plain = seed % 2 === 0;
  let text = '';
  while (text.length < size) {
    const sentence = (frames[Math.floor(random() * frames.length)] ?? (() => ''))(of);
    const said = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    const at = random();
    if (at < 0.08) text += `\n\n## ${of(heads)}\n\n`;
    else if (at < 0.2) text += '\n\n';
    text +=
      at < 0.5
        ? `\n${plain ? '- ' : '* '}${said}`
        : plain || at < 0.9
          ? ` ${said}`
          : `\n  - **${of(heads)}** — ${said}`;
  }
  return text.trim().slice(0, size);
};

const benign = [...half('train'), ...half('test')]
  .filter(({ label, lang }) => label === 'benign' && lang === 'en')
  .map(({ text }) => text);

/**
 * A memory made of notes that people wrote, and of notes that only look like attacks: more of what the scanner looks
 * for than is usual.
 */
export const talkativeMemory = (seed: number, size: number, notes: readonly string[] = benign): string => {
  const random = seeded(seed);
  let text = '';
  while (text.length < size)
    text += `${random() < 0.3 ? '\n\n' : '\n- '}${notes[Math.floor(random() * notes.length)] ?? ''}`;
  return text.trim().slice(0, size);
};
