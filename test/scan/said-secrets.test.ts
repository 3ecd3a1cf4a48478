import { describe, expect, it } from 'vitest';
import { atLeast } from '../../src/scan/hit.ts';
import { mask } from '../../src/scan/mask.ts';
import { secrets } from '../../src/scan/secrets.ts';

/** Drawn, with a run in it as chance has them; written apart, because forges look for such. */
const DRAWN = ['p9Kd2mVxQ7sT', '4rJzzzzzzwB8', 'nLcY3fG6h'].join('');
const SLASHED = ['wJalrXUtnFEMI/', 'K7MDENG/bPxRfi', 'CYzzzzzzKEY'].join('');

const grave = (text: string) => secrets(text).filter(({ grade }) => atLeast(grade, 'warn'));

describe('prose that says what a secret is', () => {
  it.each([
    'the secret is @',
    'The key is @',
    'The password is @',
    'API token is @',
    'Das Passwort lautet @',
    'Der Schlüssel ist @',
    'Das Geheimnis lautet @',
    'Le mot de passe est @',
    'Le jeton est @',
    'La contraseña es @',
    'El secreto es @',
    'A senha é @',
    'A chave é @',
    '密码是 @',
    '密钥是 @',
    '秘密是 @',
    'パスワードは @ です',
    '秘密鍵は @',
    '비밀번호는 @ 입니다',
    '시크릿은 @',
    'Ключ — @',
  ])('is masked: %s', (said) => {
    const text = said.replace('@', DRAWN);
    expect(mask(text, grave(text))).not.toContain(DRAWN.slice(4, 20));
  });

  it.each(['the secret is @', 'The password is @', '密码是 @', 'Das Geheimnis lautet @'])(
    'is masked where signs part the value too: %s',
    (said) => {
      const text = said.replace('@', SLASHED);
      expect(mask(text, grave(text))).not.toContain('K7MDENG');
    },
  );

  it.each([
    'the secret is to stir slowly',
    'the key is user_id',
    'the password is in 1Password',
    'the key is tenant_id/user_id',
    'The key is 0190f3c2-7b6e-7cc3-98c4-dc0c0c07398f, the order id',
    'the key is src/lib/keys/Main.ts',
    'the key is v2.14.3-rc.1',
    'das Passwort steht in Bitwarden',
    'der Schlüssel ist customerNumber',
    '密码是由用户自己设置的',
    '秘密是慢慢搅拌',
    'le secret est dans Vault/prod/payments-v2',
    'Commit 3f2a9c1be04d5a6677f8e9d0c1b2a39485766758 holds the key change',
    'the password is xxxxxxxxxxxxxxxxxxxxxxxx',
    'the secret is abcdefghijklmnopqrstuvwxyz0123456789',
  ])('is no alarm where it holds none: %s', (text) => {
    expect(grave(text)).toEqual([]);
  });
});

describe('prose that says where a secret is kept', () => {
  it.each([
    'Borg runs as root. The passphrase is in Bitwarden under "borg nas2".',
    'The passphrase is in Bitwarden.',
    'The root passphrase is in the team KeePassXC.',
    'Das Passwort ist in Vaultwarden.',
    'Backups are encrypted with borg; the passphrase is in the sealed envelope with Ed.',
    'Die Passphrase ist im Umschlag bei Frau Weber.',
    'La frase de paso está en la caja fuerte.',
  ])('is none: %s', (text) => {
    expect(grave(text)).toEqual([]);
  });

  it('a phrase that only begins so is one', () => {
    expect(grave('The passphrase is in purple rain 42.')).toHaveLength(1);
  });
});

describe('commands and paths in notes about signing in', () => {
  it.each([
    'The login page writes all messages in order, `npm run build -- --watch` shows them.',
    'Vault: it is worth a look at `git rebase --autostash` before.',
    'Clone the typescript port of the login page with `git clone https://git.example.com/a/ts-sdk2.git`.',
    'Unlock the session in tests/e2e/login.spec.ts, see docs/adr/0007-queues.md.',
  ])('are no secrets: %s', (text) => {
    expect(grave(text)).toEqual([]);
  });
});
