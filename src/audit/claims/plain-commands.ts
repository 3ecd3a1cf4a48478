import type { Claim } from './claim.ts';
import { isBrand } from './brands.ts';
import { standingOf } from './claim-standing.ts';
import { PROGRAMS } from './known-names.ts';
import { isKnownPackage } from './name-claims.ts';
import type { ClaimStretch } from './stretches.ts';
import { wordsOf } from './word-table.ts';
import { matchesIn } from '../../text/matches.ts';

type CommandClaim = Extract<Claim, { kind: 'command' }>;

const NAME = /(?<![\p{Script=Latin}\p{N}_@./:$-])[a-z][a-z\d]*(?:-[a-z\d]+)+(?![\p{Script=Latin}\p{N}_/@(-]|[.:]\w)/gu;

/** What programs are called at their end. */
const AS_TOOL =
  /-(?:cli|gen|lint|check|fmt|format|build|sync|export|import|convert|ctl|tool|render|pack|dump|serve|migrate|deploy|print|runner)$/;

/** Somebody runs it: a language a line. */
const RUNS = wordsOf([
  'run it|runs? (?:in|from) (?:the|a)|(?:project|repo(?:sitory)?) root|root of the (?:repo\\p{L}*|project)|command(?: line)?|terminal|shell|program|cli tool',
  'aufrufen|ausführen|starten|im projektordner|im wurzelverzeichnis|befehl|kommandozeile|programm',
  'lance[rz]?|exécute[rz]?|dans un terminal|à la racine|commande|programme',
  'ejecut\\p{L}*|en la raíz|desde la raíz|comando|terminal|programa|rodar|roda|executar|na raiz',
  'esegu\\p{L}*|lanci\\p{L}*|nella radice|dalla radice|comando|terminale|programma',
  'draaien|draai|uitvoeren|in de (?:hoofd)?map|commando|programma',
  'uruch\\p{L}*|polecen\\p{L}*|w katalogu głównym|program(?:em|u)?|konsol\\p{L}*',
  'kör(?:s|a|er)?|i roten|kommandot?|programmet?|suorita\\p{L}*|komento\\p{L}*|ajetaan|çalıştır\\p{L}*|komut\\p{L}*|kök\\p{L}*',
  'запуск\\p{L}*|запуст\\p{L}*|выполн\\p{L}*|команд\\p{L}*|из корня|программ\\p{L}*|запуска\\p{L}*|з кореня|програм\\p{L}*',
  '命令|运行|执行|根目录|直接敲|コマンド|実行|ルートで|プログラム|명령|실행|루트에서|프로그램',
  '(?:ال)?أمر|شغّ?ل|تشغيل\\p{L}*|برنامج|פקודה|פקודת|מריצים|להריץ|תוכנה|कमांड|चला\\p{M}*\\p{L}*|प्रोग्राम',
]);
/** Right before a name: by what something is done, or that it is a program. */
const BY = wordsOf(
  [
    'with|through|via|using|by|command|program|tool|run|runs|from',
    'mit|durch|über|mittels|befehl|programm|werkzeug|aus',
    'lance|avec|par|via|commande|programme|outil',
    'con|mediante|comando|programa|herramienta|com|ferramenta|pelo|pela',
    'tramite|comando|programma|strumento|met|door|uit|commando',
    'przez|programem|poleceniem|narzędziem|med|kommandot|programmet|komennolla|ile',
    'через|командой|программой|утилитой|з|програмою|командою|утилітою',
    '用|通过|命令|コマンド|ツール|명령|도구',
    'باستخدام|عبر|برنامج|الأمر|באמצעות|הפקודה|कमांड',
  ],
  { after: '[\\s*_"\'“«„]{0,3}$' },
);
const BY_AFTER =
  /^[*_"'”»」]{0,2}\s?(?:这个命令|命令|コマンド|を(?:実行|使)|で(?:生成|作|行)|[을를] (?:실행|돌)|명령|(?:komutu|ile)(?!\p{L})|(?:से|कमांड))/u;
/** A name ends there: a compound has a noun behind it. */
const ENDS =
  /^[*_"'”»]{0,2}(?:[,.;:)—–，。、]|$|\s(?:before|after|on|in|for|and|every|from|at|vor|nach|bei|im|in|für|und|avant|dans|pour|et|à|antes|en|para|y|no|na|e|prima|per|voor|na|en|przed|do|w|i|före|och|перед|в|для|и|у|та)(?!\p{L}))|^\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Cyrillic}]/u;

/** Programs in plain words: by what is run, where nothing marks it. */
export const plainCommands = (stretch: ClaimStretch): CommandClaim[] => {
  const { masked, low } = stretch;
  if (stretch.fence !== undefined || !/[a-z\d]-[a-z\d]/.test(masked)) return [];
  return matchesIn(masked, NAME).flatMap(({ 0: program, index }): CommandClaim[] => {
    if (isBrand(program) || PROGRAMS.has(program) || isKnownPackage(program)) return [];
    const [before, after] = [low.slice(0, index), low.slice(index + program.length)];
    if (!(BY.test(before) || BY_AFTER.test(after)) || !ENDS.test(after)) return [];
    if (!AS_TOOL.test(program) && !RUNS.test(low)) return [];
    const span: [number, number] = [stretch.span[0] + index, stretch.span[0] + index + program.length];
    return [{ kind: 'command', program, text: program, span, stands: standingOf(stretch, span, 'command') }];
  });
};
