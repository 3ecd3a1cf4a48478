import type { Ground } from '../claim-ground.ts';
import { lowered, wordPattern } from '../claims/word-table.ts';

/** Words that only say that something is there, or is part of something, a language a line; and words for few. */
const THERE = wordPattern(
  [
    'the|a|an|there|is|are|it|its|environments?|components?|views?|pages?|per|in|of|on|at|to|and|or|as|also|with|by|from|under|beside|inside|next|alongside|each|this|that|which|only|just|all|here|both|has|have|contains?|containing|holds?|lists?|listed|includes?|consists?|consist|defines?|defined|declares?|specifies|uses?|using|used|depends?|dependency|dependencies|lives?|sits?|lies|called|named|version|versions|file|files|folder|folders|subfolders?|director(?:y|ies)|subdirector(?:y|ies)|root|repo|repository|project|module|modules|package|packages|workspaces?|apps?|library|libraries|script|scripts|targets?|command|commands|tests?|code|source|sources|main|manifest|lockfile|branch|branches|commits?|structure|layout|tree|following|patterns?|settings?|according|our|we|one|two|three|four|five|six|seven|eight|nine|ten|migrations?|docs?|languages?|written|built|build|currently|runtime|web|we|where|what|live|kept|stored',
    'der|die|das|den|dem|des|umgebung(?:en)?|komponenten?|je|ein|eine|einen|einem|einer|es|ist|sind|gibt|in|im|von|vom|zu|zum|zur|mit|und|oder|auch|sowie|als|nur|unter|neben|daneben|hat|haben|enthält|enthalten|umfasst|besteht|bestehen|aus|nutzt|verwendet|benutzt|liegt|liegen|steht|stehen|heißt|heißen|laut|folgende[nrs]?|version|datei|dateien|ordner|unterordner|verzeichnis|verzeichnisse|wurzel|projekts?|modul|module|paket|pakete|bibliothek|bibliotheken|abhängigkeit|abhängigkeiten|skript|skripte|ziel|ziele|tests|zweige?|struktur|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|definiert|repos?|repository|gebaut|geschrieben|wird|werden|code|quellcode|wo|was',
    'el|la|los|las|lo|entornos?|componentes?|un|una|uno|de|del|al|a|en|con|y|e|o|por|que|se|es|son|hay|está|están|también|junto|además|según|tiene|tienen|contiene|contienen|incluye|define|definen|declara|usa|usan|utiliza|depende|llama|llaman|consta|archivos?|ficheros?|carpetas?|directorios?|raíz|repositorio|proyecto|módulos?|paquetes?|dependencias?|librerías?|bibliotecas?|scripts?|objetivos?|pruebas|ramas?|versión|versiones|estructura|solo|sólo|siguientes|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
    'o|a|os|as|um|uma|ambientes?|componentes?|de|do|da|dos|das|no|na|nos|nas|em|com|e|ou|por|que|se|é|são|há|está|estão|também|ao|lado|segundo|tem|têm|contém|inclui|define|declara|usa|usam|utiliza|depende|chama|chamam|arquivos?|ficheiros?|pastas?|diretórios?|raiz|repositório|projeto|módulos?|pacotes?|dependências?|bibliotecas?|scripts?|alvos?|testes|ramos?|versão|versões|estrutura|só|apenas|seguintes|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez',
    'le|la|les|l|un|une|environnements?|composants?|de|des|du|d|au|aux|à|en|dans|avec|et|ou|par|que|qui|il|y|c|n|est|sont|a|ont|aussi|ainsi|selon|côté|trouve|trouvent|contient|contiennent|comprend|définit|déclare|utilise|utilisent|dépend|appelle|appellent|s|se|fichiers?|dossiers?|répertoires?|racine|dépôt|projet|modules?|paquets?|dépendances?|bibliothèques?|scripts?|cibles?|tests|branches?|version|versions|structure|seul|seule|seulement|suivants|suivantes|deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
    'il|lo|la|i|gli|le|un|uno|una|di|del|della|dei|delle|nel|nella|nei|in|con|e|o|è|sono|si|trova|trovano|stanno|sta|contiene|contengono|ha|usa|scritto|scritta|costruito|progetto|repo|repository|radice|cartella|cartelle|file|moduli?|pacchett[oi]|dipendenz[ae]|test|codice|sorgenti|script|struttura|due|tre|quattro|cinque',
    'de|het|een|en|of|in|op|van|met|is|zijn|staat|staan|ligt|liggen|zit|zitten|heeft|hebben|bevat|bevatten|gebruikt|geschreven|gebouwd|wordt|worden|project|repo|repository|hoofdmap|map|mappen|bestand|bestanden|modules?|pakket|pakketten|afhankelijkhe(?:id|den)|tests?|code|broncode|scripts?|structuur|waar|wat|twee|drie|vier|vijf',
    'w|we|na|i|oraz|z|ze|jest|są|leży|leżą|znajduje|znajdują|się|zawiera|ma|mamy|używa|napisany|napisane|zbudowany|projekt\\p{L}*|repo|repozytori\\p{L}*|katalog\\p{L}*|folder\\p{L}*|plik\\p{L}*|moduł\\p{L}*|pakiet\\p{L}*|zależnoś\\p{L}*|test\\p{L}*|kod|skrypt\\p{L}*|struktur\\p{L}*|dwa|trzy|cztery',
    'och|i|på|med|är|finns|ligger|har|innehåller|använder|skriven|skrivet|byggs|projektet?|repot?|rot(?:en)?|mapp\\p{L}*|fil\\p{L}*|modul\\p{L}*|paket\\p{L}*|beroende\\p{L}*|test\\p{L}*|kod\\p{L}*|skript\\p{L}*|struktur\\p{L}*|två|tre|fyra',
    'в|во|на|и|или|с|со|из|у|к|от|а|также|есть|это|рядом|лежат|лежит|находятся|находится|содержит|содержат|включает|входят|указан\\p{L}*|использует\\p{L}*|использует|используются|зависит|называется|называются|состоит|определя\\p{L}*|согласно|корн\\p{L}*|репозитори\\p{L}*|проект\\p{L}*|файл\\p{L}*|папк\\p{L}*|папок|каталог\\p{L}*|модул\\p{L}*|пакет\\p{L}*|зависимост\\p{L}*|библиотек\\p{L}*|скрипт\\p{L}*|цел\\p{L}|тест\\p{L}*|ветк\\p{L}*|верси\\p{L}*|структур\\p{L}*|только|один|одна|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|следующ\\p{L}*',
  ],
  'gu',
);
const THERE_UNPARTED =
  /(?:目录|文件夹?|仓库|项目|根目录|模块|依赖包?|脚本|目标|分支|版本|结构|测试|代码|源码|里面?|下面?|有|是|在|和|与|及|以及|还|分别|包括|包含|使用|采用|用|定义了?|列出|写着|只|个|的|了|中|位于|放|名为|叫|共|一|二|两|三|四|五|六|七|八|九|十)|(?:フォルダー?|ファイル|ディレクトリ|リポジトリ|プロジェクト|ルート|直下|モジュール|パッケージ|依存関係?|スクリプト|ターゲット|ブランチ|バージョン|構成|テスト|使用|定義|記載|含|種類|個|本|つ)|[ぁ-ん]+|(?:폴더|파일|디렉터리|디렉토리|저장소|프로젝트|루트|모듈|패키지|의존성|라이브러리|스크립트|타깃|타겟|브랜치|버전|구조|테스트|앱|적힌|적혀|정의|사용|포함|들어|이상|가지|개|있고|있다|있으며|있습니다|있는|이고|이다|이며|입니다|한다|합니다|하고|되어|와|과|은|는|이|가|을|를|에는|에서|에|의|로|으로|도|뿐|만|두|세|네|다섯|여섯|일곱|여덟|아홉|열|하나|파이썬|노드)/gu;

/** A manifest that lists scripts says what each of them runs. */
const OF_SCRIPTS = /(?:package|composer|deno)\.jsonc?|[mM]akefile|[jJ]ustfile|Taskfile|Rakefile/;
const RUNS = wordPattern(
  [
    'runs?|calls?|starts?|builds?|executes?|invokes?',
    'ruft|startet|führt|aus|baut|ejecuta|lanza|llama|executa|roda|chama|lance|exécute|appelle|esegue|avvia|chiama',
    'draait|start|roept|uruchamia|wywołuje|kör|startar|kører|ajaa|çalıştırır|запускает|вызывает|запускає|викликає',
    '运行|执行|启动|実行|起動|실행|호출',
  ],
  'gu',
);

/** Languages and tools of builds by a file that tells of them. */
const TOLD_BY = new Map<string, RegExp>(
  Object.entries({
    python: /\.py$/,
    typescript: /\.tsx?$/,
    javascript: /\.[cm]?jsx?$/,
    php: /\.php$/,
    ruby: /\.rb$/,
    rust: /\.rs$/,
    go: /\.go$/,
    golang: /\.go$/,
    java: /\.java$/,
    kotlin: /\.kts?$/,
    swift: /\.swift$/,
    scala: /\.scala$/,
    elixir: /\.exs?$/,
    haskell: /\.hs$/,
    perl: /\.p[lm]$/,
    lua: /\.lua$/,
    dart: /\.dart$/,
    zig: /\.zig$/,
    julia: /\.jl$/,
    r: /\.r$/i,
    c: /\.[ch]$/,
    'c++': /\.(?:cpp|cc|hpp)$/,
    'c#': /\.cs$/,
    csharp: /\.cs$/,
    latex: /\.tex$/,
    terraform: /\.tf$/,
    twig: /\.twig$/,
    cmake: /(?:^|\/)CMakeLists\.txt$/,
    make: /akefile$/,
    gradle: /\.gradle(?:\.kts)?$/,
    maven: /(?:^|\/)pom\.xml$/,
    cargo: /(?:^|\/)Cargo\.toml$/,
    poetry: /(?:^|\/)poetry\.lock$/,
    npm: /(?:^|\/)package-lock\.json$/,
    pnpm: /(?:^|\/)pnpm-lock\.yaml$/,
    yarn: /(?:^|\/)yarn\.lock$/,
    composer: /(?:^|\/)composer\.json$/,
  }),
);

/** Names that git or a manifest knows: files and folders, packages, scripts and branches. */
const namesIn = (ground: Ground): ReadonlySet<string> => {
  const known = names.get(ground);
  if (known) return known;
  const out = new Set<string>();
  const paths = new Set<string>();
  for (const file of ground.files) {
    const path = file.toLowerCase();
    // Of a folder that is known those above it are.
    for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
      const name = path.slice(0, end);
      if (paths.has(name)) break;
      paths.add(name);
      out.add(name).add(name.slice(name.lastIndexOf('/') + 1));
    }
    // A list may name what stands in a folder from there: `src/ has main.ts and stores/user.ts`.
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) out.add(path.slice(at + 1));
  }
  for (const name of ground.packages.keys()) out.add(name.replace(/^image:/, '').toLowerCase());
  for (const [file, scripts] of ground.scripts) for (const name of [file, ...scripts]) out.add(name.toLowerCase());
  for (const branch of ground.branches ?? []) out.add(branch.toLowerCase());
  names.set(ground, out);
  return out;
};
const names = new WeakMap<Ground, ReadonlySet<string>>();

const isTold = ({ files }: Ground, name: string): boolean => {
  const by = TOLD_BY.get(name);
  if (by === undefined) return false;
  const known = told.get(files) ?? new Map<string, boolean>();
  told.set(files, known);
  const found = known.get(name) ?? [...files].some((file) => by.test(file));
  known.set(name, found);
  return found;
};
const told = new WeakMap<ReadonlySet<string>, Map<string, boolean>>();

const NAME = /@?[\p{L}\p{N}_][\p{L}\p{N}_.@/:*-]*|\.[\w-]+[\w./-]*/gu;
const LATIN = /[@.\w][\w.@/:*-]*/g;
const VERSION = /^v?\d[\d.x]*\+?$/i;
const FEWEST = 2;

/**
 * Whether a text only says which files, packages, scripts and branches there are: it names some, and what is left
 * when these and the words for being there are taken out is next to nothing.
 */
export const onlyLists = (text: string, ground: Ground): boolean => {
  const listed = new Set<string>();
  const symbols: string[] = [];
  const isKnown = (given: string): boolean => {
    const name = given
      .toLowerCase()
      .replace(/^\.\//, '')
      .replace(/[/.:]+$/, '');
    if (VERSION.test(name)) return true;
    const bare = name.replace(/@?[\d.]+$/, '').replace(/\/\*+$/, '');
    const found = [name, bare].find((each) => each !== '' && (namesIn(ground).has(each) || isTold(ground, each)));
    if (found === undefined) return false;
    listed.add(found);
    return true;
  };
  const spaced = (pattern: RegExp, from: string): string =>
    from.replace(pattern, (name) => (isKnown(name) ? ' ' : name));
  // A name in code may be one of the source.
  const code = text.replace(/`([^`\n]+)`/g, (whole, said: string) => {
    if (isKnown(said.trim())) return ' ';
    if (!/^[A-Za-z_]\w*$/.test(said) || !/[A-Z_]/.test(said)) return whole;
    symbols.push(said);
    listed.add(said);
    return ' ';
  });
  // `live/<env>/<region>`: what stands in the brackets is no word of its own.
  const named = code.replace(/\/?<[\w-]{1,20}>/g, '');
  const said = lowered(spaced(LATIN, spaced(NAME, named)));
  const left = OF_SCRIPTS.test(text) ? said.replace(RUNS(said), ' ') : said;
  // A bare list says of nothing that it is there.
  if (listed.size < FEWEST || left.search(THERE(left)) + left.search(THERE_UNPARTED) === -2) return false;
  const words =
    left.replace(THERE(left), ' ').match(/[\p{Script=Latin}\p{Script=Cyrillic}][\p{L}\p{M}\p{N}-]*/gu) ?? [];
  const others = left.replace(THERE_UNPARTED, '').match(/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? [];
  return (
    words.length + others.length / 2 <= listed.size / 4 && symbols.every((symbol) => ground.holds(symbol) === true)
  );
};
