import { isKept } from './other-things.ts';
import type { Named } from './secret-names.ts';

/** What says that one is the other, in the languages of the tables: the text is read in small letters. */
// prettier-ignore
const VERB = 'is|are|was|be|to|holds|reads|stays|remains|with|by|ist|lautet|sind|mit|bleibt|heißt|est|reste|vaut|avec|es|son|sigue siendo|vale|con|é|è|continua|rimane|resta|este|sono|är|er|jest|brzmi|to|luidt|это|с|сейчас|теперь|равен|равна|равно|остался|такой|такая|је|je|هو|הוא|هي|היא';
/** What may stand between such a verb and its value: it says when, or how, and nothing of what is said. */
// prettier-ignore
const ADVERB = "now|still|currently|just|simply|only|always|again|also|actually|really|literally|probably|of course|by the way|unchanged|set to|jetzt|immer|noch|übrigens|einfach|nur|derzeit|aktuell|momentan|gerade|weiterhin|nach wie vor|wieder|eigentlich|halt|eben|schlicht|leider|natürlich|auch|toujours|encore|maintenant|simplement|juste|actuellement|désormais|d'ailleurs|donc|aussi|por cierto|ahora|todavía|aún|simplemente|actualmente|siempre|solo|sólo|agora|ainda|simplesmente|sempre|atualmente|só|apenas|ora|adesso|ancora|semplicemente|attualmente|solo|сейчас|теперь|пока|вс[её]|ещ[её]|по-прежнему|просто|кстати|nu|nog|steeds|gewoon|nadal|wciąż|teraz|po prostu|fortfarande|bara|stadig|bare|pořád|stále|hala|hâlâ|şu an";
const IS = String.raw`(?<![a-zà-ÿа-яё])(?:${VERB})(?:,? (?:${ADVERB})){0,4},?(?![a-zà-ÿа-яё])|はが?|が|是|为|為|改成|改为|换成|는|은|이|가`;
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
const SAYS = new RegExp(String.raw`(?:${SIGN}|\s[—–-]|${IS})\s{0,2}(?:(?:${ADVERB}|und|and|et|y|e) ){0,3}${OPEN}$`);
/** A clause of its own, whatever was said before it: "… goes into a header and is …". */
const AND_SAYS = new RegExp(
  String.raw`(?:,|\s(?:and|und|et|y|e|и|а|en|och|og|i|oraz))\s(?:it |es |il |elle |он |она )?(?:${IS})\s{0,2}${OPEN}$`,
);
/** "(guest network)": what stands in brackets says nothing of what stands behind them. */
const ASIDE = /(?<=\s)[(（][^()（）\n]{0,80}[)）]\s?/g;
const BESIDE =
  /^["'`*)]{0,3}\s{1,2}(?:(?:root|admin|user|sa|postgres|anti[gq]u?[ao]|nuev[ao]|nov[ao]|a[ct]?tual|anterior|vecchi[ao]|nuov[ao]) )?["'`“(]?$/;
/** A name that heads its line, a few words, a colon; or the two alone, as in a file of settings. */
const HEADS = /(?:^|\n)[^\n\d=:.;]{0,24}$/;
const LABEL = /^[^\d\n=<>{}|;:!?#"]*[:：]\s{0,3}["'`“„«「*]{0,3}$/;
const LINE = /(?:^|\n)[ \t]*$/;
const TAIL = /^["'`*”“»」)]{0,3}[.,;。、，]?(?:\s|$)/;

/** What a clause ends with: name and value stood there as one. */
const ENDS = /^["'`*”“»」]?(?:\s?[;,)。，、]|\.(?:\s|$)|\s*(?:$|\n))/;

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
const OTHER = /由|\b(?!replac|chang)\w+(?:ed|en) by |hash|digest|sha-?\d|md5|commit|checksum|fingerprint|public|empreinte|pr[uü]fsumme|返回|错误|接口|\b(?:ids?|slot|name|header|scopes?|version|length|format|rule|returns?|retorna|rend)\b/;

/**
 * How surely the text between a name and a value joins them. 3: the value is given to the name. 2.5: it is said of it.
 * 2: it stands beside it. 2.4: the same, and a clause ends there. 1: it is near, in one sentence. 0: they have nothing
 * to do with each other.
 */
export const linkOf = (text: string, name: Named, value: Named): number => {
  const said = text.slice(name.end, value.start).toLowerCase();
  const between = said.replace(ASIDE, '');
  if (between === '' || (between === '-' && text.slice(value.start, value.end).includes('-'))) return 0;
  if (GIVES.test(between)) return 3;
  if (BROKEN.test(between)) {
    const next = ENDED.exec(between)?.groups?.['next'] ?? '';
    return next !== '' && next.split(/[\s'’]+/).every((word) => word === '' || GOING_ON.has(word)) ? 2.5 : 0;
  }
  if (AND_SAYS.test(between)) return 2.5;
  if (OTHER.test(between)) return 0;
  const head = text.slice(Math.max(0, name.start - 30), name.start);
  if (HEADS.test(head) && TAIL.test(text.slice(value.end, value.end + 5))) {
    if (LABEL.test(between) || (between === ' ' && LINE.test(head))) return 3;
  }
  if (SAYS.test(between)) return 2.5;
  if (BESIDE.test(between)) return ENDS.test(text.slice(value.end, value.end + 4)) ? 2.4 : 2;
  return isKept(between) ? 0 : 1;
};
