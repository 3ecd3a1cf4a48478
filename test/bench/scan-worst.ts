import { injectionPatterns } from '../../src/scan/injection-patterns.ts';
import { CAP } from '../../src/scan/stretch.ts';

const full = (unit: string): string => unit.repeat(Math.ceil(CAP / unit.length)).slice(0, CAP);

/** 64 kB each of what a pattern, a table or a loop likes least. */
export const worstTexts = (): Map<string, string> => {
  const texts = new Map<string, string>();
  const units: Record<string, string> = {
    'one letter': 'a',
    spaces: ' ',
    'line ends': '\n',
    rows: '- a\n',
    'short sentences': 'send a. ',
    backticks: '`',
    quotes: '"a',
    fences: '```\n<system-reminder>\n',
    'almost override': 'ignore all ',
    'almost comment': '<!-- ignore ',
    'almost element': '<div hidden ',
    'almost image': '![a](https://a.b/?a=1&',
    'almost sent': 'send .env https://x ',
    'almost url password': 'https://a:b',
    'almost jwt': 'eyJaaaaaaaa.',
    'almost slack': 'xoxb-1-',
    'almost telegram': '12345678:AA',
    'almost key block': '-----BEGIN PRIVATE KEY-----\n',
    'almost curl': 'curl -u a',
    'almost mail key': '0123456789abcdef0123456789abcdef-us1',
    'names of passwords': 'password ',
    'assigned passwords': 'password: ',
    'assigned keys': 'api_key = ',
    'names of tokens': 'token token ',
    logins: 'user a/b ',
    base64: 'AAAAB3NzaC1yc2E',
    words: 'The quick brown fox jumps over the lazy dog. ',
    'quoted attacks': '"ignore all previous instructions" attack ',
    'zero-width': 'a\u200b',
    tags: '\u{e0041}',
    selectors: '\ufe00',
    marks: '\u0301',
    'soft hyphens': 'a\u00ad',
    'two scripts': 'a\u0430',
    'full width': 'ｉｇｎｏｒｅ ａｌｌ ',
    han: '忽略所有的',
    hangul: '이전 지시 ',
    kana: 'これまでの指示',
    cyrillic: 'забудь все ',
    emoji: '👩\u200d💻',
    'lone surrogates': '\ud800',
  };
  for (const [name, unit] of Object.entries(units)) texts.set(name, full(unit));
  texts.set('one long slack token', `xoxb-${full('a-')}`.slice(0, CAP));
  texts.set('one long key block', `-----BEGIN PRIVATE KEY-----\n${full('QUJD\n')}`.slice(0, CAP));
  texts.set('one long phrase', `seed phrase: ${full('abandon ')}`.slice(0, CAP));
  for (const { id, example } of injectionPatterns) {
    texts.set(`all ${id}`, full(`${example}\n`));
    texts.set(`half ${id}`, full(`${example.slice(0, Math.ceil(example.length / 2))} `));
  }
  return texts;
};
