/**
 * Whether an item of an index says something of the index alone: how its files are named, where to look for them, what
 * it holds. It is told by its shape where that is enough: a file name with a blank for the type, links within the page,
 * an opening that ends in a colon. Of a doubtful one a memory is made: a rule that is dropped is worse than one too
 * many.
 */
export const isHousekeeping = (statement: string, section?: string): boolean => {
  const said = statement.trim();
  if (isLeadIn(said) || isContents(said)) return true;
  if (CONTENTS.test(wordsOf(section ?? '')) && isOnlyLinks(said)) return true;
  if (said.length > MOST || OF_WORK.test(said)) return false;
  return (
    TYPED_NAME.test(said) ||
    (NAME_LABEL.test(said) && said.includes('.md')) ||
    (ANY_FILE.test(said) && HERE.test(said)) ||
    ABOUT_ITSELF.some((each) => each.test(said))
  );
};

/** `Entries:` leads to what follows it. */
const isLeadIn = (statement: string): boolean => /^[^\n]{0,120}[:：]$/.test(statement);

const MOST = 240;

/** What a person asks for in the work, or a folder of it: then it only happens to speak of files. */
const OF_WORK =
  /\b(?:never|always|must|don['’]t|do not|nunca|siempre|sempre|jamais|toujours|nie|niemals|immer|nooit|altijd|всегда|никогда)\b|决不|必须|不要|絶対|必ず|절대|반드시|(?<![\w.~])(?:docs|src|tests?|apps?|packages|lib)\//iu;

/**
 * `{type}_{topic}.md`, `<type>-<slug>.md`, `feedback_*.md`: a blank for the type, or one of the four with a blank after
 * it.
 */
const TYPE = String.raw`(?:type|kind|category|prefix|typ|art|tipo|categoría|categoria|genre|catégorie|soort|тип|вид|tür|rodzaj|slag|类型|類型|種類|タイプ|유형|종류)`;
const REST = String.raw`[\p{L}\d_.<>{}[\]*-]{0,80}\.md(?![\p{L}\d])`;
const TYPED_NAME = new RegExp(
  String.raw`(?<![\p{L}\d/])(?:\{${TYPE}\}|<${TYPE}>|\[${TYPE}\])${REST}|(?<![\p{L}\d/])(?:user|feedback|project|reference)[_-](?:\*|[{<[])${REST}`,
  'iu',
);

const NAME_LABEL =
  /^(?:\*\*|__)?(?:file ?names?|file naming|naming(?: convention)?|dateinamen?|nombres? de (?:los )?(?:archivos?|ficheros?)|nomes? (?:dos |de )arquivos?|noms? (?:des |de )fichiers?|bestandsnamen?|nomi? (?:dei |di )file|имя файла|имена файлов|dosya ad[ıi]|filnamn|nazwy? plików|文件名|檔案名稱|ファイル名|파일 ?이름)(?:\*\*|__)?\s*[:：—]/iu;

const ANY_FILE = /(?:^|[\s`"'(])\*?\*?\/?\*?\.md(?![\p{L}\d])/iu;
const HERE =
  /\b(?:this|the same|memory) (?:folder|directory|dir)\b|\bdiese[mnrs]? (?:ordner|verzeichnis)|\best[ae] (?:carpeta|directorio|pasta|diretório)|\b(?:ce dossier|ce répertoire|deze map|questa cartella|bu klasör|denna mapp|tym (?:folderze|katalogu))|(?:этой|этом|эту) (?:папк|каталог)|この(?:フォルダ|ディレクトリ)|(?:此|本|这个|該)(?:目录|目錄|文件夹|資料夾)|이 (?:폴더|디렉터리|디렉토리)/iu;

/** What this file, its lines or the folder is or holds. */
const ABOUT_ITSELF: readonly RegExp[] = [
  /^(?:>\s*)?(?:this (?:file|index|folder|page) (?:is|lists|holds|contains)\b|(?:an |the )?index of (?:memor|what|all)|one line per (?:memory|file|entry)\b|each (?:line|entry) (?:below )?(?:names|links|points)\b)/iu,
  /^(?:>\s*)?(?:diese datei (?:ist|listet|enthält)\b|dieser index (?:ist|listet|enthält)\b|este (?:archivo|índice|arquivo) (?:es|lista|contiene|contém)(?!\p{L})|ce fichier (?:est|liste|contient)\b|cet index (?:est|liste|contient)\b|dit (?:bestand|is de index)\b|этот (?:файл|индекс)(?!\p{L})|bu (?:dosya|dizin)(?!\p{L})|このファイルは|本文件(?:是|列)|此文件(?:是|列)|이 (?:파일|색인)은)/iu,
];

const CONTENTS =
  /^(?:table of )?contents?$|^toc$|^inhalt(?:sverzeichnis)?$|^índice$|^sommaire$|^table des matières$|^indice$|^inhoud(?:sopgave)?$|^содержание$|^оглавление$|^зміст$|^içindekiler$|^innehåll$|^spis treści$|^目次$|^目录$|^目錄$|^목차$/iu;
const wordsOf = (line: string): string => line.replace(/[*_#:：\s]+/gu, ' ').trim();

/** Links to headings of the same page, whatever they are called. */
const isContents = (said: string): boolean => {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.length > 0 &&
    lines.every((line) => CONTENTS.test(wordsOf(line)) || (line.includes('](#') && isOnlyLinks(line)))
  );
};

const isOnlyLinks = (said: string): boolean =>
  said.includes('](') &&
  said.replace(/\[[^\]\n]*\]\([^)\n]*\)/g, '').replace(/^\s*(?:[-*+]|\d+[.)])?|[\s.|·,]/gm, '') === '';
