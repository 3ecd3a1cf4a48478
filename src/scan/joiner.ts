import { isKept } from './other-things.ts';
import type { Named } from './secret-names.ts';

/** What says that one is the other, in the languages of the tables: the text is read in small letters. */
// prettier-ignore
const IS = String.raw`(?<![a-zà-ÿа-я])(?:is|are|was|be|to|holds|with|by|ist|lautet|sind|mit|est|avec|es|son|con|é|è|este|sono|är|er|jest|to|это|с|такой|такая|је|je|هو|הוא|هي|היא)(?: now| still)?(?![a-zà-ÿа-я])|はが?|が|是|为|為|는|은|이|가`;
const SIGN = '(?:=>|->|→|:=|={1,2}|[:：＝])';
const OPEN = '["\'`“„«「『*(]{0,3} ?';

/** A sign of assignment and nothing else, the next argument, the text or an attribute of an element. */
const GIVES = new RegExp(
  [
    String.raw`^["'\x60*)\]»”]{0,4}\s{0,3}(?:(?:${IS})\s?)?${SIGN}\s{0,3}${OPEN}$`,
    String.raw`^["'\x60]\]? ?, ?["'\x60]?$|^ {1,2}["'\x60“]$|^["']?[^<>\n]{0,40}>$`,
    String.raw`^["']\s{0,2},?\s{0,2}["']?(?:value|default|content)["']?\s?[:=]\s?["']?$`,
  ].join('|'),
);
/** Words, and then a sign or a verb. */
const SAYS = new RegExp(String.raw`(?:${SIGN}|\s[—–-]|${IS})\s{0,2}${OPEN}$`);
const BESIDE = /^["'`*)]{0,3}\s{1,2}["'`“(]?$/;
/** A name that heads its line, a few words, a colon; or the two alone, as in a file of settings. */
const HEADS = /(?:^|\n)[^\n\d=:.;]{0,24}$/;
const LABEL = /^[^\d\n=<>{}|;:!?#"]*[:：]\s{0,3}["'`“„«「*]{0,3}$/;
const LINE = /(?:^|\n)[ \t]*$/;
const TAIL = /^["'`*”“»」)]{0,3}[.,;。、，]?(?:\s|$)/;

const ENDED = /[.!?。！？;；]["'”»)]?\s+(?<next>[^.!?;]{0,40}?)[:：]?\s?["'`“]?$/;
const BROKEN = /[.!?。！？]["'”»)]?\s|[;；]\s/;
/** What the next sentence begins with, where it goes on of the same: "It's now …", "new one is …". */
// prettier-ignore
const GOING_ON = new Set(
  ('it s that this the its a new old current actual one value mine ours is currently now das es sie er ist neue neuer neues mein meine meins jetzt aktuell lautet ' +
    'ahora la el es nueva nuevo agora é nova novo c ce le est maintenant nouveau è adesso — это теперь новый новая мой').split(' '),
);

/** What is said there is said of something else: its hash, its name, the place where it is kept. */
// prettier-ignore
const OTHER = /hash|digest|sha-?\d|md5|commit|checksum|fingerprint|public|empreinte|pr[uü]fsumme|返回|错误|接口|\b(?:ids?|name|header|scopes?|version|length|format|rule|returns?|retorna|rend)\b/;

/**
 * How surely the text between a name and a value joins them. 3: the value is given to the name. 2.5: it is said of it.
 * 2: it stands beside it. 1: it is near, in one sentence. 0: they have nothing to do with each other.
 */
export const linkOf = (text: string, name: Named, value: Named): number => {
  const between = text.slice(name.end, value.start).toLowerCase();
  if (between === '') return 0;
  if (GIVES.test(between)) return 3;
  if (BROKEN.test(between)) {
    const next = ENDED.exec(between)?.groups?.['next'] ?? '';
    return next !== '' && next.split(/[\s'’]+/).every((word) => word === '' || GOING_ON.has(word)) ? 2.5 : 0;
  }
  if (OTHER.test(between)) return 0;
  const head = text.slice(Math.max(0, name.start - 30), name.start);
  if (HEADS.test(head) && TAIL.test(text.slice(value.end, value.end + 5))) {
    if (LABEL.test(between) || (between === ' ' && LINE.test(head))) return 3;
  }
  if (SAYS.test(between)) return 2.5;
  if (BESIDE.test(between)) return 2;
  return isKept(between) ? 0 : 1;
};
