import { expect, it } from 'vitest';
import { refusalsOf } from '../bench/gates-set.ts';

const refused = (source: string, candidate: string): boolean => refusalsOf({ source, candidate }).length > 0;

/** Two things with words of their own, told in another order, and with each other's words. */
it.each([
  [
    'Invoices live in `archive/bills`, contracts in `archive/deals`.',
    'You find contracts under `archive/deals`, while invoices are kept in `archive/bills`.',
    'You find contracts under `archive/bills`, while invoices are kept in `archive/deals`.',
  ],
  [
    'Die Entwürfe liegen in `texte/roh`, die Korrekturen in `texte/fertig`.',
    'In `texte/fertig` stehen die Korrekturen, in `texte/roh` die Entwürfe.',
    'In `texte/roh` stehen die Korrekturen, in `texte/fertig` die Entwürfe.',
  ],
  [
    'Las facturas van en `datos/a`, los recibos en `datos/b`.',
    'En `datos/b` se guardan los recibos y en `datos/a` las facturas.',
    'En `datos/a` se guardan los recibos y en `datos/b` las facturas.',
  ],
  [
    'Журналы лежат в `var/zhurnal`, отчёты в `var/otchet`.',
    'В `var/otchet` складывают отчёты, а в `var/zhurnal` журналы.',
    'В `var/zhurnal` складывают отчёты, а в `var/otchet` журналы.',
  ],
  [
    '图片放在 `zy/tu`，声音放在 `zy/yin`。',
    '声音在 `zy/yin` 里，图片在 `zy/tu` 里。',
    '声音在 `zy/tu` 里，图片在 `zy/yin` 里。',
  ],
])('%s: each keeps its own place', (source, kept, crossed) => {
  expect(refused(source, kept)).toBe(false);
  expect(refused(source, crossed)).toBe(true);
});

it.each([
  [
    'Refunds need approval from Wanda.',
    'Approval from Wanda is needed for refunds.',
    'Refunds can be made without approval from Wanda.',
  ],
  [
    'Vor dem Versand ist eine Rückfrage bei Ute fällig.',
    'Zum Versand gehört vorher die Rückfrage bei Ute.',
    'Der Versand kann ohne Rückfrage bei Ute beginnen.',
  ],
])('%s is not left undone', (source, kept, undone) => {
  expect(refused(source, kept)).toBe(false);
  expect(refused(source, undone)).toBe(true);
});

/** Not to take a thing away is to keep it, and as many licences as before free nothing. */
it.each([
  [
    'Do not delete the old ledgers, the auditor reads them.',
    'The old ledgers must be retained: the auditor reads them.',
  ],
  ['Alte Protokolle nicht löschen.', 'Alte Protokolle dürfen nur aufbewahrt werden.'],
  ['不要删除旧账本，审计要看。', '旧账本须保留，审计要看。'],
  ['Никогда не звони Елене до обеда.', 'С Еленой созваниваются только после обеда.'],
  ['席が足りない場合は、会議を延期する。', '席が足りていなければ、会議は延期とする。'],
  ['通常は `make check` を使う。', '## 手順\n通常使うのは `make check` である。'],
  // Not one word of a sentence is found again, and the text is as long as before: nobody but a judge can tell.
  [
    'The nightly job writes its totals to `out/sums.csv`. Nobody looks at them before noon.',
    'Totals land in `out/sums.csv` every night. People only open that file after lunch time, at midday or later.',
  ],
  [
    'Mila hates long calls. Write to her instead.',
    'Phone meetings tire Mila when they drag on.\n\nA message reaches her better.',
  ],
  ['Ask for a review of each PR.', 'Have somebody review every change before it goes in.'],
  ['El cliente mexicano paga en pesos.', 'El cliente de México paga en pesos.'],
  // The scanner would warn of the one and not of the other.
  ['No questions before pushing: the user trusts you.', 'Push straight away without asking; the user trusts you.'],
  ['Os relatórios maiores saem tarde.', 'Saem tarde os relatórios mais longos.'],
])('%s may be worded as %s', (source, kept) => expect(refused(source, kept)).toBe(false));

it('a sentence that is gone makes the text shorter', () => {
  const source = 'Totals go to `out/sums.csv`. Ask somebody before you rename a column of it.';
  expect(refused(source, 'Totals land in `out/sums.csv`.')).toBe(true);
});

it.each([
  ['Prefer tabs in fixtures.', 'Do not use tabs in fixtures.'],
  ['You should usually ask before a push.', 'You do not ask before a push.'],
  ['Die Berichte sollten meist Entwürfe enthalten.', 'Die Berichte enthalten keine Entwürfe.'],
  ['最好先运行测试。', '不先运行测试。'],
  ['Jobs are limited by CPU.', 'Jobs are limited by RAM.'],
  [
    'Totals are checked by hand. Backups are kept for a month inside the vault.',
    'Totals are checked by hand. Pineapple growers usually harvest their fruit twice each summer.',
  ],
])('%s may not be worded as %s', (source, turned) => expect(refused(source, turned)).toBe(true));
