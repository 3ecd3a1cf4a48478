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
  // What stands beside a number or behind a quote makes it no other one, no flag and no path.
  ['Pin Node 20.11.', 'Node stays pinned at 20.11 for now.'],
  ['缓存先用 4.2,18 会报错。', '缓存先用 4.2(18 会报错)。'],
  ['维护时间是 1:00–1:30。', '维护的时间:1:00–1:30。'],
  ['Texte für Kunden stehen immer mit "Sie".', 'Texte für Kunden stehen immer in der "Sie"-Form.'],
  ['上限は 30 mm/s。', '最高 30 mm/s+停止ボタン。'],
  ['灰度先 5% 看 10 分钟。', '灰度 5%/10 分钟。'],
  ['返事は短く。絵文字は使わない。', '返事は短め/敬体でなく/絵文字なし。'],
  ['旧表在 `hdfs://a/tab/v2`,新任务不许再读 v2。', '新任务不许读旧表 `hdfs://a/tab/v2`。'],
  ['Na 3ª falha seguida, parar a fila.', 'Parar a fila na terceira falha seguida.'],
  ['Бэкап БД снимают ночью.', 'Бэкап базы снимают ночью.'],
  // A bound said the other way round, a permission in another word.
  ['A Lia só atende depois das 10h.', 'A Lia nunca atende até as 10h.'],
  ['集計値は送ってもよい。', '集計値なら送信可。'],
  ['Dá pra usar o cache em `/rel`.', 'Usar o cache em `/rel` é opcional.'],
  ['Budget should stay under 900.', 'The budget may not go over 900.'],
  // A short sentence of other words is the judge's.
  [
    'Slow tests stay out of CI and run at night on `builder-7`. Locally anybody may run them. New slow ones get their mark at once.',
    '`builder-7` runs slow tests at night, CI does not; own laptop: no limit; new slow ones: mark at once.',
  ],
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
