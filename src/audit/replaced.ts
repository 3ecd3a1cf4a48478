import type { Link, Memory } from '../ir/memory.ts';
import { denies } from '../meaning/said.ts';
import { linksIn } from '../text/links.ts';

/** A link by which a memory says that it replaces another one, or, `passive`, that the other one replaces it. */
export interface Replacement {
  link: Link;
  passive: boolean;
}

/** "Supersedes [[old]]": the verb stands right before the link, in languages with the verb last right behind it. */
const ACTIVE =
  /(?:supersed(?:es|ing)|replac(?:es|ing)|obsolet(?:es|ing)|overrides|ersetzt|löst|remplace|annule|reemplaza|sustituye|substitui|sostituisce|zastępuje|заменяет|отменяет|取代|替代|取代了|替换)(?:\s+(?:the|an?|old|older|memory|rule|note|die|den|das|alte|l['’]ancienne|la|le|el|o|a|il|lo|правило|заметку)){0,4}[\s:：]*$/iu;
const PASSIVE =
  /(?:(?:superseded|replaced|obsoleted)\s+by|see\s+instead|ersetzt\s+durch|abgelöst\s+(?:von|durch)|remplacée?\s+par|(?:reemplazad|sustituid)[oa]\s+por|substituíd[oa]\s+por|sostituit[oa]\s+da|zastąpion[aeoy]+\s+przez|заменен[оаы]?|заменён|被|已被)(?:\s+(?:the|memory|rule|note|die|den|das|la|le|el|o|a|il|lo|на)){0,3}[\s:：]*$/iu;
const ACTIVE_BEHIND =
  /^\s*(?:を置き換え|に代わる|の代わり|(?:を|は)?廃止|を上書き|를 대체|을 대체|(?:'[nıiuü]+|[nıiuü]n)?\s*yerine\s+geçer)/u;
const PASSIVE_BEHIND = /^\s*(?:に置き換え|で置き換え|(?:으로|로) 대체|ile değiştirildi|取代|替代)/u;

/** What could be another memory's name or file: words joined by dashes or underscores, in code or not. */
const NAMED = /`?(?<![\p{L}\p{N}/.-])([\p{L}\p{N}]+(?:[_-][\p{L}\p{N}]+)+)(?:\.md)?(?![\p{L}\p{N}/_-])`?/gu;

interface Mention {
  link: Link;
  span: readonly [number, number];
}

const mentionsIn = (text: string): Mention[] => {
  const links = linksIn(text).map(({ as, to, span }): Mention => ({ link: { as, to }, span }));
  const plain = [...text.matchAll(NAMED)].map((match): Mention => ({
    link: { as: 'wiki', to: match[1] ?? '' },
    span: [match.index, match.index + match[0].length],
  }));
  return [
    ...links,
    ...plain.filter(({ span }) => !links.some((each) => each.span[0] <= span[0] && span[1] <= each.span[1])),
  ];
};

const VERB =
  /supersed|replac|obsolet|overrid|ersetz|lös|remplac|annul|reempla|sustit|substitu|sostitu|zast|замен|отмен|取代|替|置き換|代わ|廃止|上書|대체|yerine|değiştir|被/iu;

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
      const passive = PASSIVE.test(clause) || PASSIVE_BEHIND.test(behind);
      if (!passive && !ACTIVE.test(clause) && !ACTIVE_BEHIND.test(behind)) return [];
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
