import { describe, expect, it } from 'vitest';
import { mask } from '../../src/scan/mask.ts';
import { worthOf } from '../../src/scan/secret-context.ts';
import { secrets } from '../../src/scan/secrets.ts';

const found = (text: string): string[] =>
  secrets(text)
    .filter(({ grade }) => grade !== 'info')
    .map(({ span }) => text.slice(...span));

describe('a name, what joins it, and a value', () => {
  // Nobody's: each is written for this test.
  const value = ['Moss', 'Harbor', '41'].join('-');
  it.each([
    `the password is ${value}.`,
    `password for the old NAS: ${value}`,
    `export BACKUP_PASSWORD='${value}'`,
    `| host | password |\n|---|---|\n| db1 | ${value} |`,
    `Passwort vom Drucker lautet ${value}`,
    `Das Passwort lautet übrigens immer noch ${value}.`,
    `host ; user ; password\nnas ; ops ; ${value}`,
    `主机 账号 密码\nnas ops ${value}`,
    `le mot de passe, c'est ${value}`,
    `la contraseña del correo es ${value}`,
    `пароль от роутера: ${value}`,
    `サーバーのパスワードは${value}です`,
    `服务器密码是 ${value}`,
    `서버 비밀번호는 ${value} 입니다`,
    `The password was changed on Monday. It's now ${value}.`,
    `Use ${value} as the password.`,
  ])('are found as one: %s', (text) => {
    expect(found(text)).toEqual([value]);
    expect(found(mask(text, secrets(text)))).toEqual([]);
  });

  it('are all found where several are listed', () => {
    expect(found('Digicode : 58B21, alarme : 904417')).toEqual(['58B21', '904417']);
    expect(found('passwords: Abc!234x, Def!567y')).toEqual(['Abc!234x', 'Def!567y']);
  });

  it.each([
    ['a8Kd02mXq71LpZ94vTn6Rb3W', 'node-20.1-slim'],
    ['Moss-Harbor-41x!', '5ugarb33t'],
    ['5ugarb33t', 'tigerlily'],
    ['Ember/Thistle58', 'billing/api_token'],
  ])('a value is worth what it looks like: %s more than %s', (more, less) => {
    expect(worthOf(more).sums[0]).toBeGreaterThan(worthOf(less).sums[0] ?? 0);
  });
});

describe('what people write of secrets', () => {
  const names = [
    'password',
    'routing key',
    'API key',
    'licence',
    'passphrase',
    'wifi key',
    'shared secret',
    'Schlüssel',
    'frase secreta',
    'парольная фраза',
  ];
  const said = [
    'is stored in the vault under prod/billing',
    'must have at least fourteen characters',
    'was rotated on Monday by the platform team',
    'comes from `DB_PASSWORD` and never from a file',
    'has been wrong since release 2.14.3 of the import worker',
    ': ask Ana, she keeps it',
    '=${FROM_THE_VAULT} in every environment',
    'belongs to orders.created.v2, see docs/adr/0007-queues.md',
    'moved in 0f956562aa5cd78e89faee7b196d5d30b0400f29 last week',
  ];
  it.each(names)('holds no %s', (name) => {
    for (const each of said) expect(found(`The ${name} ${each}.`), each).toEqual([]);
  });

  const token = ['Qp7xVd2mKzT', '9rLw4bNfYh8'].join('');
  it.each([
    ['The passphrase is seven quiet herons.', 'seven quiet herons'],
    ['Guest wifi key copper umbrella 12; printers are elsewhere.', 'copper umbrella 12'],
    [`routing key ${token}.`, token],
    [`glpat-${token}.01.u5jbiqeew. Renew it`, `glpat-${token}.01.u5jbiqeew`],
    [`https://uptime.example/heartbeat/${token} is pinged`, token],
    ['Use carl / Rainbow.88 there.', 'Rainbow.88'],
    ['docker run -e DB_PASSWORD=onlyforbirds mysql:8.4', 'onlyforbirds'],
  ])('but is found, whole, where it stands: %s', (text, value) => {
    expect(found(text)).toEqual([value]);
  });
});
