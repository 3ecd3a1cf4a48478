import { describe, expect, it } from 'vitest';
import { linkOf } from '../../src/scan/joiner.ts';
import { mask } from '../../src/scan/mask.ts';
import { worthOf } from '../../src/scan/secret-values.ts';
import { secrets } from '../../src/scan/secrets.ts';

const found = async (text: string): Promise<string[]> =>
  (await secrets(text)).filter(({ grade }) => grade !== 'info').map(({ span }) => text.slice(...span));

describe('a name, what joins it, and a value', () => {
  // Nobody's: each is written for this test.
  const value = ['Moss', 'Harbor', '41'].join('-');
  it.each([
    `the password is ${value}.`,
    `password for the old NAS: ${value}`,
    `export BACKUP_PASSWORD='${value}'`,
    `| host | password |\n|---|---|\n| db1 | ${value} |`,
    `Passwort vom Drucker lautet ${value}`,
    `le mot de passe, c'est ${value}`,
    `la contraseña del correo es ${value}`,
    `пароль от роутера: ${value}`,
    `サーバーのパスワードは${value}です`,
    `服务器密码是 ${value}`,
    `서버 비밀번호는 ${value} 입니다`,
    `The password was changed on Monday. It's now ${value}.`,
    `Use ${value} as the password.`,
  ])('are found as one: %s', async (text) => {
    expect(await found(text)).toEqual([value]);
    expect(await found(mask(text, await secrets(text)))).toEqual([]);
  });

  it('are all found where several are listed', async () => {
    expect(await found('Digicode : 58B21, alarme : 904417')).toEqual(['58B21', '904417']);
    expect(await found('passwords: Abc!234x, Def!567y')).toEqual(['Abc!234x', 'Def!567y']);
  });

  it.each([
    ['password: ', 3],
    ['password for the NAS is ', 2.5],
    ['password ', 2],
    ['password, which nobody knows, near ', 1],
    ['password of the shop. Then ', 0],
    ['password hash: the digest ', 0],
  ])('are joined as the text between them says: %s', (before, expected) => {
    const text = `The ${before}${value}`;
    expect(linkOf(text, { start: 4, end: 12 }, { start: text.length - value.length, end: text.length })).toBe(expected);
  });

  it.each([
    ['a8Kd02mXq71LpZ94vTn6Rb3W', 4],
    ['Moss-Harbor-41x!', 3],
    ['5ugarb33t', 2],
    ['tigerlily', 0],
    ['billing/api_token', 0],
    ['${DB_PASSWORD}', 0],
    ['Ember/Thistle58', 1],
  ])('a value is worth what it looks like: %s', (said, expected) => {
    expect(Math.floor(worthOf(said, false, 2.5, 'password'))).toBe(expected);
  });
});
