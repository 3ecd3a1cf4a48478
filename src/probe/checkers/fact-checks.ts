import { signsIn } from '../../meaning/said.ts';
import { tongueOf } from '../../meaning/tongue.ts';
import type { Single, HeldSpan } from '../single-check.ts';
import { verbatim } from '../../text/verbatim.ts';
import { bounded } from '../phrase.ts';
import { type ReachedText, piecesOf, spanOf } from '../reach.ts';
import { callsDone, type Transcript } from '../calls-done.ts';
import { MOST_SHOWN, type CheckResult, told, undecided } from './told.ts';
import { callSpan } from './trace-checks.ts';

type Of<Type extends Single['type']> = Extract<Single, { type: Type }>;

/** Letter by letter what a text says whatever the width and case of its letters, with where each stood. */
const folded = (text: string): { text: string; at: number[] } => {
  let out = '';
  const at: number[] = [];
  let offset = 0;
  for (const char of text) {
    for (const unit of char.normalize('NFKC').toLowerCase()) {
      out += unit;
      for (let each = 0; each < unit.length; each += 1) at.push(offset);
    }
    offset += char.length;
  }
  at.push(offset);
  return { text: out, at };
};

/** A number in whichever way thousands are parted in it. */
const NUMBER = /\d{1,3}(?:([.,' \u00a0\u202f’_])\d{3})(?:\1\d{3})*(?![\d])/gu;
const ungrouped = (text: string): string => text.replace(NUMBER, (number) => number.replace(/\D/g, ''));

/** A fact as a pattern: white space of any kind, thousands parted or not. */
const factSource = (fact: string): string => {
  const plain = ungrouped(fact.normalize('NFKC').toLowerCase().trim());
  const body = plain
    .split(/(\d{4,})|\s+/u)
    .filter((part) => part !== undefined && part !== '')
    .map((part) =>
      /^\d{4,}$/.test(part) ? part.replace(/\d(?=(?:\d{3})+$)/g, "$&[.,' \u00a0\u202f’_]?") : verbatim(part),
    )
    .join('\\s{0,5}');
  return bounded(body, plain, { before: '\\d[.,]', behind: '[.,]\\d' });
};

const LOCALES = ['en-US', 'en-GB', 'de', 'fr', 'es', 'pt', 'it', 'pl', 'tr', 'ru', 'ja', 'zh', 'ko'];

/** A date as ISO 8601 has it and a time of 24 hours are known in the other ways in which people write them. */
const waysToWrite = (fact: string): string[] => {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(fact.trim());
  if (date && Number(date[2]) >= 1 && Number(date[2]) <= 12 && Number(date[3]) <= 31) {
    const [year, month, day] = [Number(date[1]), Number(date[2]), Number(date[3])];
    const at = new Date(Date.UTC(year, month - 1, day));
    const said = LOCALES.flatMap((locale) =>
      (['long', 'short'] as const).map((style) =>
        new Intl.DateTimeFormat(locale, { day: 'numeric', month: style, timeZone: 'UTC' }).format(at),
      ),
    );
    const ordinal = `${day}${day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
    const english = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(at);
    const figures = [
      `${date[3]}.${date[2]}.${year}`,
      `${day}.${month}.${year}`,
      `${month}/${day}/${year}`,
      `${day}/${month}/${year}`,
    ];
    return [fact, ...new Set([...said, ...figures, `${english} ${ordinal}`, `${ordinal} of ${english}`])];
  }
  const time = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(fact.trim());
  if (time) {
    const [hour, minutes] = [Number(time[1]), time[2] as string];
    const half = `${hour % 12 === 0 ? 12 : hour % 12}`;
    const noon = hour < 12 ? 'am' : 'pm';
    const dotted = `${noon[0]}.m`;
    const full =
      minutes === '00'
        ? [
            `${half} ${noon}`,
            `${half}${noon}`,
            `${half} ${dotted}`,
            `${hour} Uhr`,
            `${hour}h`,
            `${hour} h`,
            `${hour}時`,
            `${hour}点`,
            `${hour}시`,
          ]
        : [];
    return [
      fact,
      `${half}:${minutes} ${noon}`,
      `${half}:${minutes}${noon}`,
      `${half}:${minutes} ${dotted}`,
      `${hour}h${minutes}`,
      `${hour}.${minutes}`,
      ...full,
    ];
  }
  return [fact];
};

/** A clause: what a denial in it reaches. */
const CLAUSE = /[.!?;:,。！？；：，、\n]/u;

/** "It is not 8080": what is denied right before is not said. */
const denied = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 40), at);
  const clause = before.slice(before.split('').findLastIndex((char) => CLAUSE.test(char)) + 1);
  const tongue = tongueOf(text.slice(Math.max(0, at - 300), at + 300)) ?? 'en';
  return signsIn(clause, tongue).some(({ kind, sure }) => sure && (kind === 'deny' || kind === 'never'));
};

/** Made once for each fact: the same probe scores many transcripts. */
const known = new Map<string, readonly string[]>();
const written = (fact: string): readonly string[] => {
  const ways = known.get(fact) ?? waysToWrite(fact);
  known.set(fact, ways);
  return ways;
};

/** A fact, in whichever way people write it, as the source of a pattern for a text of small letters in NFKC. */
export const anyWayToWrite = (fact: string): string => written(fact).map(factSource).join('|');

const statedIn = (piece: ReachedText, facts: readonly string[]): HeldSpan[] => {
  const { text, at } = folded(piece.text);
  return facts
    .flatMap(written)
    .flatMap((fact) =>
      [...text.matchAll(new RegExp(factSource(fact), 'gu'))]
        .filter(({ index }) => !denied(text, index))
        .map(({ 0: found, index }) => spanOf(piece, at[index] as number, at[index + found.length] as number)),
    );
};

export const exactFact = ({ facts }: Of<'exact_fact'>, transcript: Transcript): CheckResult => {
  const pieces = piecesOf(transcript, 'final');
  if (pieces.length === 0) return undecided('nothing was said');
  const found = pieces.flatMap((piece) => statedIn(piece, facts));
  return told(found.length > 0, found.slice(0, MOST_SHOWN));
};

/** Says that it does not know, in the languages of most. */
const UNKNOWN =
  /(?<!\p{L})(?:(?:do not|don't|does not|doesn't|did not|didn't|cannot|can't|could not|couldn't|am not|i'm not|not) (?:\p{L}+ ){0,2}(?:know|sure|certain|aware|recall|remember|find|see|say|tell|determine|recorded|stored|documented|noted|specified|mentioned|have (?:any |a |that |this |the )?(?:information|record|memory|note|details?|data|knowledge))|(?:no|without) (?:\p{L}+ ){0,2}(?:information|record|memory|notes?|mention|knowledge|details?|entry)|unknown|unsure|(?:have|has) nothing (?:on|about)|(?:weiß|kenne|finde|habe) (?:ich |das |es |dazu |darüber |leider )*(?:nicht|keine\p{L}*|nichts)|keine\p{L}* (?:\p{L}+ )?(?:information\p{L}*|angabe\p{L}*|notiz\p{L}*|eintrag)|unbekannt|ne (?:sais|connais|trouve|dispose|vois) (?:pas|d'aucun\p{L}*)|n'ai (?:pas|aucun\p{L}*)|aucune (?:information|note|mention)|inconnu|no (?:lo )?(?:sé|sabe|conozco|tengo|encuentro|dispongo|consta)|ninguna (?:información|nota)|desconozco|não (?:sei|tenho|encontr\p{L}*|consta|conheço)|nenhuma informação|non (?:lo )?(?:so|ho|trovo|conosco|risulta)|nessuna informazione|не (?:знаю|известно|нашел|нашла|нашёл|указан\p{L}*|могу сказать)|нет (?:информации|данных|сведений))(?!\p{L})|(?:わかりません|分かりません|存じません|情報が(?:あり|見つかり)ません|記録(?:は|が)(?:あり|ござい)ません|不明です|不知道|不清楚|没有(?:相关)?(?:信息|记录)|未找到|无法确定|没有提到|모르겠|알 수 없|정보가 없|기록이 없|찾을 수 없)/iu;

export const abstains = ({ phrases, facts = [] }: Of<'abstains'>, transcript: Transcript): CheckResult => {
  const [piece] = piecesOf(transcript, 'final');
  if (piece === undefined) return undecided('nothing was said');
  const stated = statedIn(piece, facts);
  if (stated.length > 0) return told(false, stated.slice(0, MOST_SHOWN));
  const plain = piece.text.replace(/[’‘]/g, "'");
  if (phrases !== undefined) {
    const found = statedIn(piece, phrases);
    if (found.length > 0) return told(true, found.slice(0, 1));
    return told(false, [spanOf(piece, 0, Math.min(200, piece.text.length))]);
  }
  const unknown = UNKNOWN.exec(plain);
  return unknown
    ? told(true, [spanOf(piece, unknown.index, unknown.index + unknown[0].length)])
    : told(false, [spanOf(piece, 0, Math.min(200, piece.text.length))]);
};

/** Says that it has not looked, or that what it was told may no longer be so. */
const UNSURE =
  /(?<!\p{L})(?:let me (?:check|verify|confirm|look|see)|i(?:'ll| will) (?:check|verify|look|confirm)|(?:may|might) (?:be |have )?(?:out of date|outdated|stale|changed|moved|renamed)|(?:no longer|does not|doesn't|did not|didn't) (?:seem to )?exists?|could(?: not|n't) (?:find|verify|confirm|locate)|not verified|unverified|double[- ]check|(?:über)?prüfe|schaue (?:ich )?nach|nicht (?:überprüft|verifiziert|gefunden)|veraltet|je (?:vérifie|vais vérifier)|n'existe (?:pas|plus)|obsolète|(?:voy a|déjame) (?:comprobar|verificar|revisar)|no existe|desactualizad\p{L}*|vou verificar|não existe|verifico|non esiste|проверю|не существует|устарел\p{L}*)(?!\p{L})|(?:確認します|存在しません|古い可能性|我先(?:确认|检查|看)|不存在|可能已(?:过时|更改)|확인하겠|존재하지 않)/iu;

export const verifiesFirst = ({ claims }: Of<'verifies_first'>, transcript: Transcript): CheckResult => {
  const names = claims.flatMap((claim) => {
    const base = claim.slice(claim.lastIndexOf('/') + 1);
    return base !== '' && base !== claim ? [claim, base] : [claim];
  });
  const isAbout = (text: string): boolean => names.some((name) => text.includes(name));
  const calls = callsDone(transcript);
  const looked = calls.find(
    ({ call }) => call.path === undefined && (isAbout(call.text) || surveys(`${call.tool} ${call.text}`)),
  );
  const relied = Math.min(
    ...transcript.steps.flatMap((each, step) =>
      each.is === 'text' && isAbout(each.text) && !UNSURE.test(each.text.replace(/[’‘]/g, "'")) ? [step] : [],
    ),
    ...calls.flatMap(({ step, call }) =>
      call.path !== undefined && isAbout(`${call.path} ${call.text}`) ? [step] : [],
    ),
  );
  if (looked !== undefined && looked.step < relied) return told(true, [callSpan(looked)]);
  const unsure = transcript.steps.flatMap((each, step): HeldSpan[] => {
    const found = each.is === 'text' ? UNSURE.exec(each.text.replace(/[’‘]/g, "'")) : null;
    return found && step <= relied
      ? [{ step, span: [found.index, found.index + found[0].length], says: found[0] }]
      : [];
  });
  if (unsure.length > 0) return told(true, unsure.slice(0, 1));
  const step = transcript.steps[relied];
  if (step === undefined) return undecided('it relied on none of it');
  return told(false, [{ step: relied, span: [0, Math.min(200, step.text.length)], says: step.text.slice(0, 200) }]);
};

/** Lists or searches what there is, whatever the name. */
const surveys = (text: string): boolean =>
  /(?:^|["'\s:;&|])(?:ls|tree|find|fd|rg --files|git ls-files|glob)\b/i.test(text);
