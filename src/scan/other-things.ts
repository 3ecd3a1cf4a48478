import type { Named, Naming } from './secret-names.ts';

/** What stands round a name of a secret and says that it is none, or that its value is no secret. */

/** "page token", "idempotency key", "public key", "password policy": the word, not the thing. */
export const HARMLESS_BEFORE =
  /(?<![a-z])(?:public|prim[aä]r|fremd|внешний |первичный |site|search|measurement|ingest(?:ion)?|object|record|issue|feature|publishable|primary|foreign|sort|partition|cache|csrf|xsrf|page|design|next|gpg|pgp|verif[a-z]*|redis|kafka|message|event|index|unique|shortcut|idempotency|host|hash|lookup|query|map|dict|stop|eos|bos|pad|cancel(?:lation)?|max|min|num|color|style|theme|cursor|continuation|translation|i18n|tokenizer|file|doc|publi(?:c|k|ek)[a-zà-ӿ]*|públic[a-zà-ӿ]|(?:ö|oe)ffentlich[a-zà-ӿ]*|публі?и?чн[a-zà-ӿ]*|(?:от|від)крыт[a-zà-ӿ]*|відкрит[a-zà-ӿ]*|openbar[a-zà-ӿ]*|veřejn[a-zà-ӿ]*|offentli[gk][a-zà-ӿ]*|公開|公开|공개|registrierungs|registr[yo]|regist(?:er|er-)|注册表|レジストリ|레지스트리|correlation|dedup[a-z]*|grouping|trace)[-_ ]?(?:(?:api|web|app)[-_ ])?$/i;
const HARMLESS_AFTER =
  /^(?:['’]s )?["']?[-_ ]{0,2}(?:реестр|(?:d[eiou]l? |da |de la )?regist(?:ro|re|er|ry)\b|rejestru|к[эе]ша|(?:de |du |di )?cach[eé]|prim[aá]ri|primaire|for[áa]ne|[ée]trang|estrangeir|estern|внешн|input\b|form\b|dialog|box\b|publi|públi|pubbli|veřejn|hash|digest|polic|reset|field|column|length|manager|strength|count|budget|limit|rotation|expir|lifetime|ttl|id\b|ids\b|name|type|file|path|url|prefix|format|scheme|regex|generator|store|vault|prompt|rules?\b|s?\/s|arn|version|usage|comment|alias|layout|belegung|coverage|tabelle|table|pad\b|out\b|ned|ning)/i;
export const STRONG =
  /(?:secret|token|passw|passphrase|credential|api_?key|[-_]key|private|salt|pepper|signing|encrypt)/i;
export const HARMLESS_TAIL =
  /(?:^|[-_.]|(?<=[a-z])(?=[A-Z]))(?:hash(?:er)?|days?|age|min|max|reset|rounds|strength|digest|policy|ids?|name|type|file|path|url|uri|host|port|prefix|format|arn|version|method|mode|provider|scheme|header|domain|issuer|audience|endpoint|ref|image|class|table|public|storage|backend|timeout|ttl|count|length|size|at|by|enabled)s?$/i;
/** What only its key can read may stand anywhere. */
export const SEALED = /sealed ?secret|encrypted_?data|cipher_?text/i;
const SEALED_VALUE = /^["'`]{0,2}\s{0,2}[:=]\s{0,3}["'`]?(?:ENC\[|\{cipher\}|vault:v\d|!vault|\$ANSIBLE_VAULT)/;
/** A name inside the name of a resource: `arn:aws:secretsmanager:…:secret:db`. */
export const RESOURCE = /(?:^|[^\w-])(?:arn|urn|crn|ocid1)[:.][\w:/.*-]*$/;
/** Between a name and what follows: the place where it is kept. */
const KEPT =
  /1password|bitwarden|keepass|lastpass|dashlane|vault|key ?chain|schl[uü]sselbund|tresor|gestor|gestionnaire|coffre|cofre|\b(?:entry|item|entrada|dossier|folder|cartella|ordner|eintrag|entr[ée]e)\b|запис|папк|条目|项目|항목|項目/i;
export const isKept = (between: string): boolean =>
  KEPT.test(between) && !/ (?:is|ist|est|es|è|é) ["'`“«]?$/.test(between);

/** `<password>` stands for one, unless it is an element that holds it. */
const isBlank = (before: string, after: string): boolean =>
  /<[^<>\n/]{0,40}$/.test(before) && /^[^<>\n=]{0,40}>(?![^<\n]{1,80}<\/)/.test(after);

/** The name is of something else, or stands for a secret that is not there. */
export const isOtherThing = (text: string, of: Naming['of'], { start, end }: Named): boolean => {
  const name = text.slice(start, end);
  const before = text.slice(Math.max(0, start - 120), start);
  const after = text.slice(end, end + 140);
  return (
    SEALED.test(before.slice(-80) + name) ||
    SEALED_VALUE.test(after.slice(0, 30)) ||
    HARMLESS_AFTER.test(after.slice(0, 16)) ||
    RESOURCE.test(before) ||
    isBlank(before, after) ||
    HARMLESS_TAIL.test(/_\w+$/.exec(name)?.[0] ?? '') ||
    (of === 'key' &&
      [name.replace(/(?:key|token|secret)s?$/i, ''), ''].some((tail) => HARMLESS_BEFORE.test(before.slice(-24) + tail)))
  );
};
