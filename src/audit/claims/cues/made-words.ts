import { MASK } from '../stretches.ts';
import { wordsOf } from '../word-table.ts';

/** The words that lead up to a claim run at most so far, and over no other claim. */
const NEAR = `[^${MASK}.;:。；]{0,60}$`;

/** What comes after is made, or is not to be made. */
export const MAKES = wordsOf(
  [
    'створ(?:и|ю)\\p{L}*|генеру\\p{L}*|запису\\p{L}* (?:у|в)|збереж\\p{L}*|зберіга\\p{L}* (?:у|в)|дода(?:й|ємо|ти)\\p{L}*|експорту\\p{L}*',
    'أنشئ|ننشئ|إنشاء|تنشئ|يولد|تولد|نكتب في|اكتب في|احفظ|نضيف|أضف|تصدير',
    'ליצור|צור|יוצרים|יוצר|מייצר\\p{L}*|כותב(?:ים)? ל\\p{L}*|שומר(?:ים)? ב\\p{L}*|להוסיף|מוסיפים',
    'बनाओ|बनाना|बनाएँ|लिखता है|सहेज[\\p{L}\\p{M}]*|जोड़ें|जोड़ो',
    'crea|creare|creano|genera(?!l|tor|dor)\\p{L}*|scriv\\p{L}* in|salva\\p{L}*|esporta\\p{L}*|aggiung\\p{L}*',
    'maak\\p{L}*|genereer\\p{L}*|schrij\\p{L}* naar|bewaar\\p{L}*|exporteer\\p{L}*|voeg\\p{L}*',
    'tworz\\p{L}*|utwórz|generuj\\p{L}*|zapisuj\\p{L}*|zapisz|eksportuj\\p{L}*|dodaj\\p{L}*',
    'skapa\\p{L}*|generera\\p{L}*|skriv\\p{L}* till|spara\\p{L}*|exportera\\p{L}*|lägg till|opret\\p{L}*|opprett\\p{L}*',
    'luo|luodaan|luo\\p{L}*|generoi\\p{L}*|kirjoita\\p{L}*|tallen\\p{L}*|lisää\\p{L}*',
    'oluştur\\p{L}*|üret\\p{L}*|yaz\\p{L}*|kaydet\\p{L}*|ekle\\p{L}*',
    'creat(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|writ(?:e|es|ing|ten)(?: \\p{L}+){0,4} (?:to|into|in|as)|sav(?:e|es|ed|ing)|emit(?:s|ted)?|outputs?|produc(?:e|es|ed)|export(?:s|ed)?(?: \\p{L}+){0,3} (?:to|into|as)|dump(?:s|ed)?|add(?:s|ing)? (?:an?|new|another|any|more)|introduc(?:e|ing)|scaffold\\p{L}*|touch|mkdir|(?:log|render|compile|build|download|bundle|copie|copy|transpile)s?(?: \\p{L}+){0,3} (?:to|into)|put(?:s|ting)? (?:an?|new|your|any)|make (?:an?|new)|reintroduc\\p{L}*|bring back|re-add|resurrect',
    'erzeug\\p{L}*|erstell\\p{L}*|generier\\p{L}*|anleg\\p{L}*|lege?n?|schreib\\p{L}*|speicher\\p{L}*|exportier\\p{L}*|einführ\\p{L}*',
    'crea|crear|crean|cree[sn]?|genera(?!l|tor|dor)\\p{L}*|escrib\\p{L}* en|guarda\\p{L}*|exporta\\p{L}*|añad\\p{L}*|agreg\\p{L}*',
    'cria|criar|criam|crie[m]?|gera(?!dor|l)\\p{L}*|grav\\p{L}+|salv\\p{L}+|exporta\\p{L}*|adicion\\p{L}*',
    'cré[eé]\\p{L}*|génèr\\p{L}*|génér\\p{L}*|écri\\p{L}* dans|enregistr\\p{L}*|export(?:e|er|ez|ons)|ajout\\p{L}*',
    'созда\\p{L}+|генериру\\p{L}+|запис\\p{L}+ в|пиш\\p{L}+ в|сохраня\\p{L}+|сохрани\\p{L}*|выгру\\p{L}+|добавля(?!ет|ют)\\p{L}+',
    '创建|新建|生成|写入|写到|保存|输出|导出|新增|添加',
  ],
  { after: NEAR },
);
/** `x is generated`, `x を作成`. */
export const MADE_AFTER = new RegExp(
  `^[^${MASK}.,;:。，、；]{0,40}?(?:(?:is|are|gets?|being|be|auto)[ -](?:always |automatically |auto-?|never )?(?:generated|created|written|emitted|produced|built|checked out|compiled|gitignored|ignored|untracked|not (?:committed|tracked|checked in|in git))|auto-?generated|wird (?:\\p{L}+ )?(?:erzeugt|generiert|erstellt|geschrieben|gebaut)|ist generiert|se genera|se crea|es generad[oa]|(?:é|são) (?:gerad|criad)[oa]s?|est (?:généré|créé)e?|генериру\\p{L}+|созда[её]тся|(?:自动|由)[^。]{0,12}生成|(?:を|が|に|へ|は)[^。]{0,8}?(?:自動)?(?:作成|作ら|作る|作って|作り|生成|書き出|書き込|保存|出力)|(?:을|를|에|로|은|는|이|가)\\s?[^.]{0,8}?(?:생성|만들|만든|저장|출력|내보내))`,
  'u',
);
export const UNTRACKED = wordsOf([
  'ignorat[oaie] da git|non (?:è|sono) (?:versionat|tracciat)[oaie]|a runtime|non committare',
  'genegeerd door git|niet (?:gecommit|in git|ingecheckt)|tijdens het draaien',
  'ignorowan\\p{L}* przez git|nie (?:commituj\\p{L}*|w git\\p{L}*|śledzon\\p{L}*)|w czasie działania',
  'ignoreras av git|inte (?:incheckad\\p{L}*|i git|versionshanterad\\p{L}*)|vid körning',
  'ei (?:commitoida|gitissä|versionhallinnassa)|ajon aikana|gitignore',
  "git'?e (?:eklenmez|girmez)|commit edilmez|çalışma anında",
  "git-?ignored|ignored by git|untracked|not (?:committed|tracked|checked in|in git|under version control)|(?:never|do not|don't) (?:commit|check in)|at runtime|build (?:output|artifacts?|artefacts?)|local[- ]only|only locally|temp(?:orary)? files?|generated (?:files?|code|output)|per-developer|log files?",
  'nicht (?:eingecheckt|versioniert|committet|im git|in git|im repo)|nie(?:mals)? committen|zur laufzeit|build-ausgabe|lokal[e]? datei|(?:von |in )?git-?\\s?ignor\\p{L}*',
  'ignorad[oa]s? por git|no se (?:sube|commitea|versiona)\\p{L}*|en tiempo de ejecución|nunca (?:hagas commit|subas|commitees)',
  'ignorad[oa]s? pelo git|não (?:é |são )?(?:versionad|commitad)\\p{L}*|em tempo de execução|nunca (?:faça commit|commite)',
  "ignorée?s? par git|non versionnée?s?|à l['’]exécution|ne (?:jamais|pas) commiter?",
  'не (?:коммит\\p{L}*|в git|под git\\p{L}*|отслежива\\p{L}*)|в gitignore|во время выполнения',
  '不提交|不要提交|未跟踪|不纳入|运行时|被忽略|git 忽略',
  'コミットしない|コミットされ|gitignore|実行時',
  '커밋하지|커밋되지|추적하지|런타임에',
]);
