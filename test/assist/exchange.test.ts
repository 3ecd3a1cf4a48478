import { expect, it } from 'vitest';
import { refusalsOf } from '../bench/gates-set.ts';

const refused = (source: string, candidate: string): boolean => refusalsOf({ source, candidate }).length > 0;

it.each([
  // What is wanted and what is not, each as it is said elsewhere: kept, then exchanged.
  [
    'Format with `ruff`, not with `black`; the line length is 100.',
    'Lines are 100 long, and the formatter is `ruff` rather than `black`.',
    'The formatter is `black` and not `ruff`; lines are 100 long.',
  ],
  [
    'Read the totals from the ledger table instead of the cache.',
    'Totals come from the ledger table, not the cache.',
    'Totals are read from the cache rather than the ledger table.',
  ],
  [
    'Images werden mit `buildah` gebaut, nicht mit `kaniko`.',
    'Zum Bauen der Images dient `buildah` statt `kaniko`.',
    'Zum Bauen der Images dient `kaniko` und nicht `buildah`.',
  ],
  [
    'Les paquets sont publiés sur `nexus`, pas sur `npmjs`.',
    'On publie les paquets sur `nexus` et non sur `npmjs`.',
    'On publie les paquets sur `npmjs` au lieu de `nexus`.',
  ],
  [
    'Los precios se guardan en céntimos, nunca en euros.',
    'Los precios van en céntimos y no en euros.',
    'Los precios se guardan siempre en euros y nunca en céntimos.',
  ],
  [
    'Use `vitest` nos pacotes novos, não `jest`.',
    'Nos pacotes novos usa-se `vitest` em vez de `jest`.',
    'Nos pacotes novos usa-se `jest` e não `vitest`.',
  ],
  [
    '障害の連絡は `mail` ではなく `slack` で行う。',
    '障害は `slack` で連絡し、`mail` は使わない。',
    '障害の連絡は `slack` ではなく `mail` で行う。',
  ],
  [
    '배포는 `npm` 대신 `pnpm` 으로 한다.',
    '배포에는 `pnpm` 을 쓰고 `npm` 은 쓰지 않는다.',
    '배포에는 `npm` 을 쓰고 `pnpm` 은 쓰지 않는다.',
  ],
  [
    '日志写入 `loki`，不要写入 `elastic`。',
    '日志的去处是 `loki` 而不是 `elastic`。',
    '日志写入 `elastic`，不要写入 `loki`。',
  ],
  // Counts said in words that may also mean something else.
  [
    'If the upload fails twice in a row, stop and ask Mara.',
    'Stop and ask Mara once two uploads in a row have failed.',
    'If the upload fails three times in a row, stop and ask Mara.',
  ],
  ['提交前要通过两个检查。', '通过两项检查以后才能提交。', '提交前要通过三项检查。'],
  // A verb that has the letters of another one turns no denial.
  [
    'Close the dialog in the fixture, not in the specs.',
    'The fixture dismisses the dialog, not the specs.',
    'Dismiss the dialog in the fixture and also in the specs.',
  ],
  // What is wanted rather than what.
  [
    'In reviews choose clarity over brevity.',
    'In reviews the choice is clarity and not brevity.',
    'In reviews the choice is brevity and not clarity.',
  ],
  [
    'Nimm für Karten `leaflet` statt `mapbox`.',
    'Karten entstehen mit `leaflet` und nicht mit `mapbox`.',
    'Karten entstehen mit `mapbox` und nicht mit `leaflet`.',
  ],
  [
    '日付には `luxon` を使い、`moment` ではない。',
    '`moment` ではなく `luxon` で日付を扱う。',
    '`luxon` ではなく `moment` で日付を扱う。',
  ],
  [
    '图表用 `echarts` 代替 `chartjs`。',
    '画图表要的是 `echarts` 而不是 `chartjs`。',
    '画图表要的是 `chartjs` 而不是 `echarts`。',
  ],
  [
    'استخدم `vite` بدل `webpack` هنا.',
    'هنا يكون العمل على `vite` وليس على `webpack`.',
    'هنا يكون العمل على `webpack` وليس على `vite`.',
  ],
  // To set one thing against another demands no more than to prefer it.
  [
    'The user would rather have tabs than spaces if possible.',
    'If it can be done, what the user wants is tabs and not spaces.',
    'The user never wants spaces.',
  ],
  [
    'Use `alfa` instead of `beta` for the exports.',
    'For the exports take `alfa`, no longer `beta`.',
    'For the exports take `beta`, no longer `alfa`.',
  ],
  // A word for the order may go where the order stays; no less than is a least.
  [
    'Run the import in full and start the workers afterwards.',
    'The import runs in full; next, start the workers.',
    'Never run the import in full; next, start the workers.',
  ],
  ['Keep no less than 3 replicas.', 'At least 3 replicas are kept.', 'At most 3 replicas are kept.'],
  // A permission is open by itself, and a denied one is none.
  ['Puedes usar diagramas en la guía.', 'Los diagramas son opcionales en la guía.', 'Debes usar diagramas en la guía.'],
  [
    'Es obligatorio cifrar los respaldos antes de subirlos.',
    'Ninguno de los respaldos de la casa puede subirse sin cifrar.',
    'Los respaldos pueden cifrarse antes de subirlos.',
  ],
  // What is demanded is not what is usually better.
  [
    'You must lock the door of the lab at night.',
    'At night the door of the lab must be locked by you.',
    'It would be nice if the door of the lab were locked at night.',
  ],
  [
    'Die Proben müssen vor dem Versand gekühlt werden.',
    'Vor dem Versand müssen die Proben gekühlt sein.',
    'Es wäre sinnvoll, die Proben vor dem Versand zu kühlen.',
  ],
  [
    'É preciso avisar a Rosa antes de mudar a escala; deve ser sempre por escrito.',
    'Antes de mudar a escala é preciso avisar a Rosa, e deve ser sempre por escrito.',
    'Antes de mudar a escala seria bom avisar a Rosa por escrito.',
  ],
  [
    '設定を変える前に必ず二人で確認する。',
    '二人での確認が、設定を変える前に必ず要る。',
    '設定を変える前に二人で確認できると安心。',
  ],
  [
    'Never edit the lock file by hand; run `make lock`.',
    'The lock file is never edited by hand: `make lock` does it.',
    'It is usually better not to edit the lock file by hand; run `make lock`.',
  ],
  // From where to where, and what comes first.
  [
    'A break in the schema moves the package from `v3` to `v4`.',
    'Where the schema breaks, take the package from `v3` to `v4`.',
    'Where the schema breaks, take the package from `v4` to `v3`.',
  ],
  [
    'Der Schwellwert wurde im Mai von 300 ms auf 700 ms gesetzt.',
    'Seit Mai liegt der Schwellwert bei 700 ms; angehoben wurde er von 300 ms auf 700 ms.',
    'Im Mai hat man den Schwellwert von 700 ms auf 300 ms gesetzt.',
  ],
  ['五月把超时从 `t1` 改为 `t2`。', '超时在五月从 `t1` 改到了 `t2`。', '超时在五月从 `t2` 改为 `t1`。'],
])('%s may become %s, not %s', (source, kept, changed) => {
  expect(refused(source, kept)).toBe(false);
  expect(refused(source, changed)).toBe(true);
});
