import type { Link, Memory } from '../ir/memory.ts';
import { denies } from '../meaning/said.ts';
import { linksIn } from '../text/text-links.ts';
import { matchesIn } from '../text/matches.ts';

/** A link by which a memory says that it replaces another one, or, `passive`, that the other one replaces it. */
export interface Replacement {
  link: Link;
  passive: boolean;
}

/** "Supersedes [[old]]": the verb stands right before the link, in languages with the verb last right behind it. */
const ACTIVE =
  /(?:supersed(?:es|ing)|replac(?:es|ing)|obsolet(?:es|ing)|overrides|ersetzt|löst|remplace|annule|reemplaza|sustituye|substitui|sostituisce|zastępuje|заменяет|отменяет|deroga(?:d[oa])?|revoga(?:d[oa])?|abrog(?:e|a|at[oa])|repeals|invalidates|hebt|vervangt|korvaa|ersätter|erstatter|yerine geçer|unieważnia|annulla|anula|取代|替代|取代了|替换|废止|作废)(?:\s+(?:the|an?|old|older|former|earlier|previous|memory|memories|rule|note|entry|die|der|den|das|alte\p{L}{0,2}|notiz|regel|l['’]ancienne|la|le|el|o|a|il|lo|vecchia|nota|memoria|memória|regla|regra|règle|regola|de|het|oude|regel|notitie|notatkę|wpis|правило|заметку|запись)){0,4}(?:\s*["“„«「『'‘][^"”“»」』\n]{1,80}["”“»」』'’])?[\s:：(（\[~]*$/iu;
const PASSIVE =
  /(?:(?:superseded|replaced|obsoleted)\s+by|see\s+instead|ersetzt\s+durch|abgelöst\s+(?:von|durch)|remplacée?\s+par|(?:reemplazad|sustituid|derogad|anulad)[oa]\s+por|(?:substituíd|revogad)[oa]\s+por|(?:sostituit|abrogat)[oa]\s+da|zastąpion[aeoy]+\s+przez|заменен[оаы]?|заменён|被|已被)(?:\s+(?:the|memory|rule|note|die|den|das|la|le|el|o|a|il|lo|на)){0,3}(?:\s*["“„«「『'‘][^"”“»」』\n]{1,80}["”“»」』'’])?[\s:：(（\[~]*$/iu;
const ACTIVE_BEHIND =
  /^\s*(?:を置き換え|に代わる|の代わり|(?:を|は)?廃止|を上書き|를 대체|을 대체|(?:'[nıiuü]+|[nıiuü]n)?\s*yerine\s+geçer)/u;
const PASSIVE_BEHIND = /^\s*(?:に置き換え|で置き換え|(?:으로|로) 대체|ile değiştirildi|取代|替代)/u;

/** "[[old]] is withdrawn", "[[old]] is replaced by this one": a note that says so of another stands for it. */
const DONE_WITH = new RegExp(
  String.raw`^[\s*_\x60~)）\]"”»」』,，]*(?:which |that |die |der |das |qui |que |che |котор\p{L}+ |dat )?(?:(?:is|was|has been|are) (?:(?:now|hereby|(?:out of date|outdated|stale|old|wrong|obsolete),? (?:and|so)) )?(?:superseded|replaced|obsolete|withdrawn|repealed|revoked|void|no longer (?:valid|in force))|` +
    String.raw`(?:(?:ist|wird|wurde|gilt|es|está|queda|fica|foi|est|é|è|została?)\s+)?(?:(?:hiermit|damit|nun|désormais|теперь)\s+)?(?:als\s+)?` +
    String.raw`(?:überholt|ersetzt|aufgehoben|hinfällig|abgelöst|(?:derogad|sustituid|reemplazad|anulad|obsolet|substituíd|revogad|abrogat|sostituit)[oa]|(?:abrogé|annulé|remplacé)e?|caduque|obsolète|отмен[её]н[аоы]?|замен[её]н[аоы]?|устарел[аои]?|больше не действует|gilt nicht (?:mehr|länger)|geldt niet (?:meer|langer)|(?:is|wordt|zijn) (?:hiermee |nu )?(?:vervangen|vervallen|ingetrokken|achterhaald)|vervalt|nie obowiązuje|nieaktualn\p{L}+|gäller inte (?:längre|mer)|(?:är )?ersatt|gælder ikke (?:længere|mere)|ei ole enää voimassa|on korvattu|artık geçerli değil|geçersiz|non vale più|(?:ya no|já não) (?:vale|aplica|rige)|ne (?:vaut|s['’]applique) plus|(?:现已|已经?|现)?(?:废止|作废|失效)|[はを]?(?:廃止|無効)|[은는를을]?\s?(?:폐지|무효)))` +
    // By something else than the note at hand: that one stands for it.
    String.raw`(?!\p{L}|\s+(?:by|durch|von|par|por|da|przez|на)\s+(?!this|dies|cette|celle|est[aeo]|questa|эт))(?!(?! by this)[^.;。\n]{0,30}\[\[)`,
  'iu',
);

/** What could be another memory's name or file: words joined by dashes or underscores, in code or not. */
const NAMED = /`?(?<![\p{L}\p{N}/.-])([\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)+)(?:\.md)?(?![\p{L}\p{N}/_-])`?/gu;

interface Mention {
  link: Link;
  span: readonly [number, number];
}

const mentionsIn = (text: string): Mention[] => {
  const links = linksIn(text).map(({ as, to, span }): Mention => ({ link: { as, to }, span }));
  const plain = matchesIn(text, NAMED).map((match): Mention => ({
    link: { as: 'wiki', to: match[1] ?? '' },
    span: [match.index, match.index + match[0].length],
  }));
  return [
    ...links,
    ...plain.filter(({ span }) => !links.some((each) => each.span[0] <= span[0] && span[1] <= each.span[1])),
  ];
};

const VERB =
  /supersed|vervang|vervall|vervalt|ingetrokken|achterhaald|geldt|korva|voimassa|ersätt|ersatt|erstat|gäller|gælder|unieważn|nieaktual|nie obowiąz|geçer|non vale|(?:ya no|já não)|ne (?:vaut|s['’]applique)|out of date|outdated|invalidat|sostit|abgelöst|gilt nicht|obsolèt|revog|невалид|replac|obsolet|overrid|withdraw|repeal|revo|void|no longer|überholt|aufgeh|hebt|hinfällig|derog|anul|abrog|caduq|устар|больше не|废止|作废|失效|無効|폐지|무효|ersetz|lös|remplac|annul|reempla|sustit|substitu|sostitu|zast|замен|отмен|取代|替|置き換|代わ|廃止|上書|대체|yerine|değiştir|被/iu;

export const replacementsIn = (memory: Memory): Replacement[] => {
  const texts = [memory.statement, memory.why, memory.how, memory.detail, memory.hook].filter(
    (text) => text !== undefined,
  );
  const said = texts.flatMap((text) => {
    if (!VERB.test(text)) return [];
    return mentionsIn(text).flatMap(({ link, span: [from, end] }): Replacement[] => {
      const before = text.slice(Math.max(0, from - 80), from).replace(/[*_`]+/g, '');
      const clause = before.slice(Math.max(...['\n', '. ', '。', '; '].map((stop) => before.lastIndexOf(stop))) + 1);
      const behind = text.slice(end, end + 40);
      // What is said of another one in the same breath says nothing of this one.
      const passive = (PASSIVE.test(clause) && !clause.includes('[[')) || PASSIVE_BEHIND.test(behind);
      if (!passive && !ACTIVE.test(clause) && !ACTIVE_BEHIND.test(behind) && !DONE_WITH.test(behind)) return [];
      // Asked last: denials are looked for in every language.
      return denies(clause.replace(PASSIVE, '').replace(ACTIVE, '')) ? [] : [{ link, passive }];
    });
  });
  return [...said, ...inHead(memory)];
};

/** A head may say it by itself: `supersedes: old-rule`. */
const inHead = ({ native }: Memory): Replacement[] =>
  Object.entries({ ...record(native['head']), ...record(native['metadata']), ...native }).flatMap(([key, value]) => {
    const passive = /^(?:superseded|replaced)[_-]?by$/i.test(key);
    if (!passive && !/^(?:supersedes|replaces)$/i.test(key)) return [];
    return (Array.isArray(value) ? value : [value]).flatMap((each): Replacement[] =>
      typeof each === 'string' ? [{ link: { as: 'wiki', to: each.replace(/^\[\[|\]\]$/g, '') }, passive }] : [],
    );
  });

const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
