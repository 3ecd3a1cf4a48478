import { expect, it } from 'vitest';
import { refusalsOf } from '../bench/gates-set.ts';

const refused = (source: string, candidate: string): boolean => refusalsOf({ source, candidate }).length > 0;

/** What is denied, a way to say so that is none the worse, and one that frees it. */
it.each([
  [
    'Do not store invoices in the `drafts/` folder; the nightly job empties it.',
    'Invoices stay out of the `drafts/` folder, which the nightly job empties.',
    'Storing invoices in the `drafts/` folder is welcome; the nightly job empties it.',
  ],
  [
    'Keine Kundennamen in die Testdaten schreiben, das Repo ist öffentlich.',
    'In die Testdaten gehören keine Kundennamen, denn das Repo ist öffentlich.',
    'Kundennamen sind in den Testdaten erlaubt, denn das Repo ist öffentlich.',
  ],
  [
    'Les mots de passe ne vont jamais dans le wiki.',
    'Le wiki ne contient aucun des mots de passe.',
    'Les mots de passe sont acceptés dans le wiki.',
  ],
  [
    'No borres las copias de `archivo/viejo`.',
    'Las copias de `archivo/viejo` no se borran.',
    'Las copias de `archivo/viejo` pueden borrarse.',
  ],
  [
    'Não edite os relatórios em `saida/final`.',
    'Os relatórios em `saida/final` ficam intactos: não são editados.',
    'Os relatórios em `saida/final` podem ser editados livremente.',
  ],
  [
    'Не храни пароли в `config/test`.',
    'Паролям в `config/test` не место.',
    'Хранить пароли в `config/test` вполне можно.',
  ],
  ['不要把密码写进 `config/test`。', '密码禁止写进 `config/test`。', '密码可以写进 `config/test`。'],
  [
    'パスワードを `config/test` に書かないこと。',
    '`config/test` にパスワードを書くのは禁止。',
    '`config/test` にはパスワードを自由に書く。',
  ],
  // What is disliked is denied as well, and a demand frees as a licence does.
  [
    'Hanna dislikes emojis in commit messages.',
    'Emojis in commit messages are disliked by Hanna.',
    'Emojis in commit messages are welcome to Hanna.',
  ],
  [
    'Do not cache responses of the pricing service.',
    'Responses of the pricing service are never cached.',
    'Responses of the pricing service have to be cached.',
  ],
  // A licence for one thing is none for another.
  [
    'No dependencies under the AGPL; MIT is fine.',
    'MIT is allowed for dependencies, the AGPL is not.',
    'Dependencies under the AGPL are allowed; MIT is fine.',
  ],
])('%s may not become %3$s', (source, kept, freed) => {
  expect(refused(source, kept)).toBe(false);
  expect(refused(source, freed)).toBe(true);
});

it.each([
  [
    'Always attach the scan to the credit note. The invoice carries no scan.',
    'A credit note never comes without its scan. The invoice carries no scan.',
    'Never attach the scan to the credit note. The invoice carries no scan.',
  ],
  [
    'Toujours joindre le bon de livraison aux avoirs, la comptable les refuse sinon.',
    'Le bon de livraison est joint à tous les avoirs, sinon la comptable les refuse.',
    'On ne joint jamais le bon de livraison aux avoirs, la comptable les refuse sinon.',
  ],
])('%s is not forbidden', (source, kept, denied) => {
  expect(refused(source, kept)).toBe(false);
  expect(refused(source, denied)).toBe(true);
});

it.each([
  [
    'Do not deploy the gateway without the approval of Lucía.',
    'The gateway is only deployed with the approval of Lucía.',
    'The gateway can be deployed without the approval of Lucía.',
  ],
  [
    'Ne pas relever le seuil sans l’accord de Bastien.',
    'Le seuil n’est relevé qu’avec l’accord de Bastien.',
    'Pas besoin de l’accord de Bastien pour relever le seuil.',
  ],
])('%s does not leave it open', (source, kept, open) => {
  expect(refused(source, kept)).toBe(false);
  expect(refused(source, open)).toBe(true);
});

/** Numbers and times as people say them. */
it.each([
  ['The cache expires after 30 minutes.', 'The cache expires after half an hour.'],
  ['Der Cache läuft nach 45 Minuten ab.', 'Nach einer Dreiviertelstunde läuft der Cache ab.'],
  ['Der Stapel hat 45 Zeilen.', 'Fünfundvierzig Zeilen hat der Stapel.'],
  ['O job de limpeza remove os logs às 03:00.', 'Às 3 da manhã o job de limpeza remove os logs.'],
  ['周报每周五下午四点前发给陈工。', '每周五 16:00 以前把周报发给陈工。'],
  ['If a migration touches more than 1 million rows, split it.', 'Migrations over a million rows are split.'],
  ['Si el cambio pasa de 300 líneas, divídelo.', 'Un cambio que supere las trescientas líneas hay que dividirlo.'],
  ['Run the import on the weekend.', 'Run the import on Saturday or Sunday.'],
  ['La tabla tiene 5 mil filas.', 'En la tabla hay 5.000 filas.'],
])('%s may be told as %s', (source, kept) => expect(refused(source, kept)).toBe(false));

it.each([
  ['The cache expires after 30 minutes.', 'The cache expires after a quarter of an hour.'],
  ['O job de limpeza remove os logs às 3 da manhã.', 'Às 4 da manhã o job de limpeza remove os logs.'],
  ['Die Liste fasst 2 Millionen Einträge.', 'In der Liste ist Platz für 3 Millionen Einträge.'],
  ['O job roda no dia 5 às 06:00.', 'O job roda no dia 6 às 05:00.'],
])('%s may not be told as %s', (source, changed) => expect(refused(source, changed)).toBe(true));
