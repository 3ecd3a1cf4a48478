import type { Runner } from '../../manifests/runners.ts';
import type { Claim } from './claim.ts';
import { standingOf } from './claim-standing.ts';
import type { ClaimStretch } from './stretches.ts';
import { wordsOf } from './word-table.ts';
import { matchesIn } from '../../text/matches.ts';

type ScriptClaim = Extract<Claim, { kind: 'script' }>;

/** By what a sentence calls the file or its program: who runs what it defines. */
const RUNNERS: readonly (readonly [RegExp, Runner])[] = [
  [
    /\bmakefiles?\b|(?<![\p{L}'’])make(?=[ -](?:rule|target|goal|ziel|regel|task|recipe|cible|alvo|doel|hedef))/u,
    'make',
  ],
  [/package\.json|(?<![\p{L}-])(?:npm|pnpm|yarn|bun)(?![\p{L}-])/u, 'npm'],
  [/\bjustfile\b|(?<!\p{L})just(?=[ -](?:recipe|rezept|receta|receita|recette|ricetta|recept|target))/u, 'just'],
  [/composer\.json|(?<!\p{L})composer(?=[ -]s[ck]ript)/u, 'composer'],
  [/deno\.jsonc?|(?<!\p{L})deno(?=[ -](?:task|aufgabe))/u, 'deno'],
  [/\brakefile\b|(?<!\p{L})rake(?=[ -](?:task|aufgabe))/u, 'rake'],
  [/\btaskfile(?:\.ya?ml)?\b/u, 'task'],
];
/** `no make rule for it`. */
const NONE =
  /(?<!\p{L})(?:no|not|kein\p{L}*|ohne|sin|ningún|ninguna|sem|nenhuma?|pas de|aucune?|sans|nessuna?|senza|geen|zonder|brak|bez|inget|ingen|ei|нет|без|нема\p{L}*)\s$/u;
const HINT = /makefile|make|package\.json|npm|yarn|bun|just|composer|deno|rake|taskfile/;

const THING =
  'scripts?|targets?|recipes?|tasks?|rules?|goals?|skript\\p{L}{0,2}|ziel\\p{L}{0,2}|rezept\\p{L}{0,2}|regel|objetivo|receta|tarea|regla|alvo|receita|tarefa|regra|cible|recette|tâche|règle|bersaglio|ricetta|compito|regola|doel|recept|taak|skrypt\\p{L}{0,3}|cel(?:em|u)?|reguł\\p{L}{1,2}|zadani\\p{L}{1,2}|mål(?:et)?|uppgift(?:en)?|skripti|betik|betiği|hedef|hedefi|görev|görevi|скрипт\\p{L}{0,2}|цел[ьиь]ю?|таргет\\p{L}{0,2}|рецепт\\p{L}{0,2}|задач\\p{L}{1,2}|правил\\p{L}{1,2}|ціл[ьіь]ю?|завдання|سكربت|هدف|مهمة|סקריפט|יעד|משימה|स्क्रिप्ट|लक्ष्य|टास्क';
const THING_CJK = '脚本|目标|任务|スクリプト|ターゲット|タスク|レシピ|스크립트|타깃|타겟|태스크|레시피';
const CALLED =
  "called|named|namens|genannt|heißt|llamad[oa]|que se llama|chamad[oa]|que se chama|appelée?|nommée?|qui s[’']appelle|chiamat[oa]|che si chiama|di nome|genaamd|met de naam|o nazwie|som heter|kallad|nimeltä|под названием|с именем|под именем|под назвою|на ім[’'ʼ]я|باسم|اسمه|اسمها|בשם|叫|名为|名叫";

/** `a script called x`; with a dash, a colon or an underscore in it also `the script x-y`. */
const CALLED_BEFORE = wordsOf(
  [`(?:${THING})(?: in)?(?: [^\\s;,]{1,24}){0,2} (?:${CALLED})`, `(?:${THING_CJK})(?:${CALLED})`],
  {
    after: '\\s?[`"\'“«„*]{0,2}$',
  },
);
const THING_BEFORE = wordsOf([THING, `(?:${THING_CJK})\\s?`], { after: '[\\s`"\'“«„*:：]{1,3}$' });
const CALLED_AFTER = new RegExp(
  `^[\`"'”»*]{0,2}\\s?(?:という|と言う|라는|이라는|नाम (?:का|की|के)|adlı|adında|isimli|nimi(?:nen|sen))\\s?(?:bir )?` +
    `(?:${THING_CJK}|(?:${THING})(?![\\p{L}]))`,
  'u',
);
const NAME = /(?<![\w./@$:-])(?<name>[a-z][\w]*(?:[:_-][\w]+)*)(?![\w/@(]|[.:-]\w)/gu;

/** `called out`, `named after`. */
const NO_NAME =
  /^(?:out|up|off|on|in|for|after|by|to|from|and|or|the|an?|it|that|so|as|with|via|nach|wie|por|como|pour|per|naar|upon)$/;

/** What runs scripts, and what defines them. */
const RUNNER = /^(?:npm|pnpm|yarn|bun|make|just|composer|deno|rake|task)(?:file)?$/;

/** Scripts and targets that a sentence names by what they are, not by how they are run. */
export const namedScripts = (stretch: ClaimStretch): ScriptClaim[] => {
  const low = stretch.text.toLowerCase();
  if (stretch.fence !== undefined || low.length !== stretch.text.length || !HINT.test(low)) return [];
  const runners = RUNNERS.filter(([said]) => {
    const found = said.exec(low);
    return found !== null && !NONE.test(low.slice(0, found.index));
  });
  const [runner] = runners;
  if (runner === undefined || runners.length > 1) return [];
  return matchesIn(low, NAME).flatMap(({ index, groups }): ScriptClaim[] => {
    const name = groups?.['name'] ?? '';
    const [before, after] = [low.slice(0, index), low.slice(index + name.length)];
    if (NO_NAME.test(name) || RUNNER.test(name)) return [];
    const script = stretch.text.slice(index, index + name.length);
    const isMarked = /[:_-]/.test(script) || /`$/.test(before);
    if (!CALLED_BEFORE.test(before) && !CALLED_AFTER.test(after) && !(isMarked && THING_BEFORE.test(before))) return [];
    const span: [number, number] = [stretch.span[0] + index, stretch.span[0] + index + script.length];
    const stands = standingOf(stretch, span, 'script');
    return [{ kind: 'script', runner: runner[1], script, sure: true, text: script, span, stands }];
  });
};
