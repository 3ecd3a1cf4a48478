import type { Literal } from '../../text/literals.ts';
import type { Claim } from './claim.ts';
import { ANYWHERE, TECH } from './known-names.ts';
import { standingOf } from './claim-standing.ts';
import { MASK, type ClaimStretch } from './stretches.ts';
import { wordsOf } from './word-table.ts';

const CODE =
  'ts|tsx|mts|cts|js|jsx|mjs|cjs|py|pyi|rb|go|rs|java|kt|kts|scala|swift|c|h|cc|cpp|hpp|cs|php|sh|bash|zsh|ps1|sql|vue|svelte|astro|css|scss|less|tf|tfvars|proto|graphql|gql|prisma|ex|exs|erl|clj|lua|dart|r|jl|zig|nix|gradle|tex|bib|sty|cls|gd|tscn|tres|gdshader|csproj|fsproj|vbproj|sln|cshtml|razor|xaml|hs|lhs|ml|mli|fs|fsx|elm|purs|nim|cr|pas|f90|f95|vb|pl|pm|ps|asm|ld|dts|dtsi|ino|vhd|vhdl|sv|cu|cl|metal|hlsl|glsl|wgsl|shader|prefab|unity|storyboard|xib|plist|xcconfig|entitlements|erb|haml|slim|liquid|twig|jinja2?|mustache|pug|styl|coffee|feature|bicep|hcl|rego|cue|jsonnet|libsonnet|smk|nf|wdl|cwl|rmd|qmd|typ|adoc|cmake|mk|bat|cmd|thrift|avsc|fbs|capnp|sol|groovy|m|mm|po|resx|arb|ftl|cfg|ini|toml|ya?ml|xml|html?|hbs|ejs|j2|tpl';
const OTHER =
  'md|mdx|txt|rst|json|jsonl|jsonc|json5|env|lock|ipynb|csv|tsv|parquet|svg|png|jpe?g|webp|gif|ico|pdf|docx?|xlsx?|pptx?|log|db|sqlite3?|conf|properties|pem|crt|key|snap|map|wasm|zip|gz|tgz|bin|dat|mp[34]|woff2?|ttf|geojson|topojson|kml|gpx|ebnf|bnf|pgn|sgf|musicxml|midi?|wav|flac|ogg|opus|avro|feather|h5|hdf5|np[yz]|pkl|joblib|onnx|pt|safetensors|gltf|glb|stl|dxf|fbx|blend|eps|psd|drawio|puml|mmd|dot|ods|odt|epub|srt|vtt|ttl|rdf|owl|shp|tiff?|bam|vcf|fast[aq]|bed|gff|rds|rdata|dta|patch|diff|tmpl|njk|mdc|rake|gemspec|podspec|cabal|sbt|bzl|bazel|qml|xsd|xslt?|wsdl|ron|edn|scm|rkt|el|tcl|awk|vim|gleam|resi?|mly|mll|vh|lean|agda|tla|mzn|scad|gcode|rake|hex|uf2|res|fish|nu|sq|overlay|kdl|wit|strings|xcstrings|its|bb|tmx|tmj|ldtk|ase|aseprite|xcf|kra|fits|hgt|las|laz|nc|grib2?|cbor|mbtiles|pmtiles|osm|pbf|ics|mbox|eml|mo|pot|tfrecord|bson|sqlite|duckdb|arrow|orc|webmanifest|lottie|blob|ico|icns|obj|ply|usd[az]?|step|stp|iges|kicad_(?:pcb|sch)|brd|sch';
const ENDING = new RegExp(`[^/.]\\.(?:${CODE}|${OTHER})$|(?:^|/)\\.[\\w-]{2,}$`, 'i');
const CODE_ENDING = new RegExp(`\\.(?:${CODE})$`, 'i');
const NAMED_FILE =
  /(?:^|\/)(?:(?:[\w-]+\.)?Dockerfile|Makefile|Justfile|Gemfile|Rakefile|Procfile|Vagrantfile|Jenkinsfile|Caddyfile|CODEOWNERS|LICENSE)$/;

/** Where an end is said by its number: `a.ts:12`, `a.ts:12-40`, `a.ts#L12`, `a.ts(12)`. */
const AT_LINE = /(?::(\d{1,6})(?:[-–:](\d{1,6}))?|#L(\d{1,6})(?:-L?(\d{1,6}))?|\((\d{1,6})(?:,\d+)?\))$/;

/** A test by the file that it stands in, as pytest names them. */
const TEST_NODE = /(?<=\.py)::(?:\w+::)*(\w+)(?:\[[^\]]*\])?$/;

/** A name that stands for any other. */
const STAND_IN =
  /xxx|(?:^|\/)(?:(?:kebab|snake|camel|pascal|lower|upper|screaming)[-_ ]?(?:snake[-_ ]?)?case|foo|bar|baz|qux|quux|foobar|xxx+|yyyy|my[-_]?(?:file|app|module|component|script|project|test|feature|folder)|your[-_]?\w+|some[-_]?\w+|path\/to|example|sample|name|file|filename|whatever|thing|test-?file|dummy|placeholder|MyComponent|YYYY\S*|NNNN?\S*)(?:\.[\w.]+|\/|$)/i;
const ODD = /[*?{}[\]<>$|"'`\\,;=&!^%]|\.\.\.|…|:\/\/|^[A-Za-z]:|^\/\/|\s|^-|@\d|^~[\w]/;
const SHORT_HOST = /^(?:\w+\.)?(?:bun|brew|fly|ohmyz|sst|polar|ntfy|esm|zed|dub|get|astral|deno|starship)\.sh$/i;
const HOST =
  /^(?:[\w-]+\.)+(?:com|org|net|io|dev|app|ai|co|local|internal|de|fr|es|br|ru|cn|jp|kr|uk|eu|me|xyz|cloud|gov|edu|example|test|corp|lan)(?=[/:]|$)/i;
/** `font/woff2`, and no file in a folder of that name. */
const MIME = /^(?:application|text|image|audio|video|font|multipart)\//;
/** The first step of what only looks like a path. */
const NO_FOLDER =
  /^(?:feature|feat|fix|bugfix|hotfix|release|origin|upstream|refs|chore|heads|tags|users?|https?|n|w|and|or|he|she|yes|true|on|in|I|GET|POST|PUT|PATCH|DELETE|Europe|America|Asia|Africa|Australia|Etc|UTC|GMT|TCP|CI|UI|I\/O|A)\//;
/** Where most projects keep things; what stands there without an ending is a path for sure. */
const USUAL =
  /^(?:src|lib|app|apps|packages|pkg|cmd|internal|tests?|spec|docs?|scripts?|bin|ci|hack|ops|tools?|config|components|server|client|api|web|backend|frontend|services?|modules?|infra|deploy|db|database|migrations?|public|assets|static|include|examples?|fixtures|crates|\.github|\.husky|\.vscode)\//;

export interface PathWords {
  path: string;
  folder: boolean;
  line?: number;
  /** What is said to be in the file: `tests/a.py::test_login`. */
  inside?: string;
  /** Only its first step makes it one: `src/server/cache`. */
  plain?: true;
}

/** What a literal names on a disk; undefined where it is no path, or one that stands for others. */
export const pathIn = (said: string, isCode: boolean, isLocated = false): PathWords | undefined => {
  let text = said.replace(/^["'(]+|["'),.:;]+$/g, '');
  const found = AT_LINE.exec(text);
  const line = found ? Math.max(...found.slice(1).map((each) => Number(each ?? 0))) : undefined;
  if (found) text = text.slice(0, found.index);
  const node = TEST_NODE.exec(text);
  const inside = node?.[1];
  if (node) text = text.slice(0, node.index);
  text = text
    .replace(/#[\w-]+$/, '')
    .replace(/^@\/(?=[\w.-])/, '')
    .replace(/^\.\/(?=.)/, '');
  if (
    text.length < 3 ||
    text.length > 200 ||
    ODD.test(text) ||
    STAND_IN.test(text) ||
    HOST.test(text) ||
    SHORT_HOST.test(text)
  )
    return undefined;
  if (text.startsWith('@') || NO_FOLDER.test(text) || TECH.test(text)) return undefined;
  const folder = text.endsWith('/');
  const isFile = ENDING.test(text) || NAMED_FILE.test(text);
  if (MIME.test(text) && !isFile) return undefined;
  const steps = text.replace(/\/$/, '').split('/');
  if (steps.some((step, at) => step === '' && at > 0) || steps.every((step) => /^\d*$/.test(step))) return undefined;
  if (text !== said && /^@\//.test(said) && !isFile) return undefined;
  const isPlace = !isCode && isLocated && steps.length > 1 && steps.every((step) => /^[a-z][\w.-]*$/.test(step));
  const usual = (USUAL.test(text) && (isCode || steps.length > 2)) || isPlace;
  if (!(text.includes('/') && (isFile || folder || usual)) && !isFile) return undefined;
  if (!text.includes('/') && (ANYWHERE.has(text.toLowerCase()) || text.startsWith('.'))) return undefined;
  if (text.startsWith('/') && !isFile) return undefined;
  return {
    path: text,
    folder,
    ...(line !== undefined && isFile && { line }),
    ...(inside !== undefined && { inside }),
    ...(!isFile && !folder && !isCode && { plain: true as const }),
  };
};

/** A bare name without backticks is a file only where a word says so. */
const LOCATED = wordsOf(
  [
    'in|inside|from|see|edit|open|of|file|at|via|under|run|script',
    'in|aus|siehe|datei',
    'en|archivo|ver|desde',
    'em|no|arquivo|veja',
    'dans|fichier|voir',
    'в|файл\\p{L}*|из|см\\.',
    '在|文件|见|ファイル|파일',
  ],
  { after: '[\\s"\'“«„(\\[*_]*$' },
);

/** Somebody goes there, or something comes from there. */
const PLACED =
  /(?<!\p{L})(?:in|inside|from|through|via|with|at|see|run|start|binary|script|tool|role|module|folder|directory|rolle|ordner|verzeichnis|modul|rol|carpeta|pasta|dossier|cartella|ruolo|map|katalog|роли|папке|каталоге|aus|über|mit|siehe|en|desde|con|em|com|de|da|dans|depuis|avec|par|nel|nella|uit|met|w|z|från|med|в|из|через|с|у|з)[\s"'“«„(\[*_]*$/u;
/** `in web/mobile clients` goes on with what the two words say more of. */
const ENDS =
  /^["'”»)\]*_]*(?:[.,;:!?)…—–]|\s*$|\s[(—–-]|[^\x00-\x7f]|\s(?:first|too|only|instead|again|and|or|is|are|has|have|before|after|until|since|because|when|if|while)(?!\p{L}))/u;
/** What keeps things under names that read like paths. */
const VAULTS =
  /vault|bitwarden|1password|keepass|secrets? manager|bucket|\bs3\b|\bssm\b|registry|keychain|branch|confluence|notion|sharepoint/;
/** `biome.json in the root`. */
const IN_ROOT =
  /^[\x60*_"'”»]{0,2}\s?(?:(?:in|at|on) (?:the |our )?(?:project |repo(?:sitory)? )?root|im (?:wurzel|haupt|projekt)verzeichnis|im projektordner|en la raíz|na raiz|à la racine|nella radice|in de (?:hoofdmap|root)|w katalogu głównym|i roten|в корн[ею]|kök dizin|在根目录)/u;

/** `line 12 of x`, `x, Zeile 12`, `x の 12 行目`. */
const LINE_WORD = '(?:lines?|ll?\\.|zeilen?|líneas?|linhas?|lignes?|строк\\p{L}*|стр\\.)';
const LINE_AFTER = new RegExp(
  `^[\\s\x60*_,:(（的のは의은]*(?:(?:on|at|auf|in|en|na|à la|на|в|第|from|ab)?\\s*(?:${LINE_WORD}\\s*#?(\\d{1,6})(?:\\s*[-–]\\s*(\\d{1,6}))?|第?\\s*(\\d{1,6})(?:\\s*[-–~〜到至]\\s*(\\d{1,6}))?\\s*(?:行目?|줄|번째 줄|행)))`,
  'u',
);
const LINE_BEFORE = new RegExp(
  `(?:${LINE_WORD}\\s*#?(\\d{1,6})(?:\\s*[-–]\\s*(\\d{1,6}))?|第\\s*(\\d{1,6})\\s*行)\\s*(?:of|in|from|von|aus|de|del|do|da|du|dans|em|en|файла|в|に|の)?\\s*(?:the |file |der datei |archivo |arquivo |fichier )?[\x60*_(]*$`,
  'u',
);

const COLON_AFTER = /^:(\d{1,6})(?:[-–](\d{1,6}))?(?!\d)/;

const FOLDER_WORD =
  'folders?|director(?:y|ies)|dir|ordners?|verzeichnis\\p{L}*|carpetas?|directorios?|pastas?|diretórios?|dossiers?|répertoires?|папк\\p{L}*|каталог\\p{L}*|директори\\p{L}*';
const FOLDER_AFTER = new RegExp(
  `^[\\s*_]*-?(?:(?:${FOLDER_WORD})(?!\\p{L})|目录|文件夹|フォルダ|ディレクトリ|폴더|디렉터리|디렉토리)`,
  'u',
);
const FOLDER_BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:${FOLDER_WORD})|目录|文件夹|フォルダ|ディレクトリ|폴더|디렉터리)[\\s*_:：]*(?:called |named )?$`,
  'u',
);

export const pathClaim = (stretch: ClaimStretch, literal: Literal): Claim[] => {
  const isCode = literal.kind === 'code';
  if (isCode && /\s/.test(literal.text)) return [];
  const start = literal.span[0] - stretch.span[0];
  const before = stretch.low.slice(0, start);
  const after = stretch.low.slice(literal.span[1] - stretch.span[0]);
  const found =
    pathIn(literal.text, isCode, PLACED.test(before) && ENDS.test(after) && !VAULTS.test(stretch.low)) ??
    (isCode ? folderNamed(literal.text, before, after) : undefined);
  if (found === undefined || isLinkOut(stretch.text, start)) return [];
  // `on push/`main`` names no folder.
  if (found.folder && !isCode && /^[`\u0001]/.test(after)) return [];
  // What goes on behind a variable: `https://x.example/${NAME}/docs/`.
  if (!isCode && before.endsWith('}')) return [];
  // `fix/` begins the name of a branch.
  if (found.folder && /^[\w-]+\/$/.test(found.path) && BRANCH.test(stretch.low)) return [];
  const bare = !found.path.replace(/\/$/, '').includes('/') && !found.folder;
  // Papers lie anywhere: of a bare name only one of code is said to be in the project.
  const isRooted = IN_ROOT.test(after);
  if (bare && !isRooted && !CODE_ENDING.test(found.path) && !NAMED_FILE.test(found.path)) return [];
  // A line in it, or an underscore, and it can be nothing but a file.
  const isSure = found.line !== undefined || COLON_AFTER.test(after) || /[A-Za-z\d]_+[A-Za-z\d]/.test(found.path);
  const isTold = isCode || isSure || isRooted || (LOCATED.test(before) && /^[a-z_]/.test(found.path));
  // One of several that are called alike: `Pulumi.dev.yaml`.
  const isOne = !isTold && /^[\w-]+\.[\w-]+\.[a-z]+$/i.test(found.path);
  if (bare && !isTold && !isOne) return [];
  const { path, folder } = found;
  const line =
    found.line ??
    (isCode ? undefined : numberIn(COLON_AFTER.exec(after))) ??
    numberIn(LINE_AFTER.exec(after)) ??
    numberIn(LINE_BEFORE.exec(before));
  const kind = line === undefined ? 'path' : 'line';
  const stated = {
    text: literal.text,
    span: literal.span as [number, number],
    stands: standingOf(stretch, literal.span as [number, number], kind),
  };
  const or = otherOf(stretch, literal);
  const { inside } = found;
  const plain = found.plain ?? (bare && isOne);
  const claims: Claim[] = [
    { ...stated, kind: 'path', path, folder, ...(or !== undefined && { or }), ...(plain && { plain }) },
  ];
  if (line !== undefined && line > 0) claims.push({ ...stated, kind: 'line', path, line });
  if (inside !== undefined) claims.push({ ...stated, kind: 'symbol', symbol: inside, path });
  return claims;
};

const EITHER = /^[`*_"]*\s?(?:\/|(?<=\s)(?:or|oder|o|ou|of|lub|albo|eller|или|або|veya))\s?[`*_"]*$/;

/** The file beside it of which one is enough: `wrangler.toml`/`wrangler.json`, `mise.toml` or `.tool-versions`. */
const otherOf = ({ text, span, literals }: ClaimStretch, { span: own }: Literal): string | undefined =>
  literals.find(({ span: [from, to] }) => {
    if (from < own[1] && to > own[0]) return false;
    const [left, right] = to <= own[0] ? [to, own[0]] : [own[1], from];
    return EITHER.test(text.slice(left - span[0], right - span[0]));
  })?.text;

const numberIn = (found: RegExpExecArray | null): number | undefined =>
  found === null ? undefined : Math.max(...found.slice(1).map((each) => Number(each ?? 0)));

const folderNamed = (text: string, before: string, after: string): PathWords | undefined =>
  /^[A-Za-z][\w-]{2,}$/.test(text) &&
  !STAND_IN.test(`${text}/`) &&
  (FOLDER_AFTER.test(after) || FOLDER_BEFORE.test(before))
    ? { path: `${text}/`, folder: true }
    : undefined;

const BRANCH = wordsOf([
  'branch(?:es)?',
  'zweig\\p{L}*|branch\\p{L}*',
  'ramas?',
  'ramos?|branchs?',
  'branches?',
  'ветк\\p{L}*|ветв\\p{L}*',
  '分支',
  'ブランチ',
  '브랜치',
]);

/** The target of a link to a paper beside the memory, or to a page. */
const isLinkOut = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 2), at);
  return before.endsWith('](') || before === `]${MASK}(` || text[at - 1] === '@' || before.endsWith('[[');
};
