import { NEEDS } from '../../manifests/table.ts';
import type { ClaimStretch } from './stretches.ts';
import { wordsOf } from './word-table.ts';
import { matchesIn } from '../../text/matches.ts';

/** A place of a sentence where it speaks of what a project declares: a file by its name, or all of them by a word. */
export interface NamedManifest {
  /** As it stands; empty where a word stands for all of them. */
  file: string;
  /** In the text of the stretch. */
  span: readonly [number, number];
}

/** People call some by less than their name. */
const NEEDED = `${NEEDS}|CMakeLists`;
/** And files that only say versions. */
const SAYS =
  String.raw`project\.godot|[\w.-]*Dockerfile|[\w-]+\.app\.src|VERSION(?:\.txt)?|\.(?:nvmrc|[a-z]+-version|tool-versions)|cabal\.project|__(?:init|version|about)__\.py|_?version\.(?:py|rb|go|ts|js|ex|h|hpp)|[\w-]+\.php|` +
  String.raw`[\w.-]+\.(?:toml|json|ya?ml|mod|xml|tf|lock|gradle|kts|cfg|swift|nix|props|properties)`;

const named = (files: string): RegExp =>
  new RegExp(String.raw`(?<![A-Za-z\d_./@-])(?:[\w.@-]+\/){0,12}(?:${files})(?![\w/]|\.\w)`, 'g');
const THAT_NEED = named(NEEDED);
const THAT_SAY = named(`${NEEDED}|${SAYS}`);

/** Most sentences name no such file, and hold none of these. */
const HINT =
  /\.(?:json|toml|ya?ml|mod|xml|tf|lock|gradle|kts|cfg|swift|nix|props|properties|txt|in|py|exs|config|sbt|clj|edn|build|ini|zon|yaml|project|godot|src)|proj|file|VERSION|DESCRIPTION|CMakeLists|conan|\.(?:\w*spec|cabal|nimble|opam|nvmrc)|-version|tool-versions|\.php|cabal\.project|version/;

const filesIn = ({ text }: ClaimStretch, pattern: RegExp): NamedManifest[] =>
  !HINT.test(text)
    ? []
    : matchesIn(text, pattern).map(({ 0: file, index }) => ({ file, span: [index, index + file.length] }));

/** Files that say versions, of whatever. */
export const versionFilesIn = (stretch: ClaimStretch): NamedManifest[] => filesIn(stretch, THAT_SAY);

/** Manifests, or the dependencies as a whole. */
export const manifestsIn = (stretch: ClaimStretch): NamedManifest[] => {
  const files = filesIn(stretch, THAT_NEED);
  if (files.length > 0) return files;
  const all = MAY_BE_ALL.test(stretch.low) ? ALL.exec(stretch.low) : null;
  return all === null ? [] : [{ file: '', span: [all.index, all.index + all[0].length] }];
};

const MAY_BE_ALL =
  /depend|deps|abhängig|dépend|dipend|afhank|zależn|beroend|bağıml|riippuv|зависим|залежн|依|의존|निर्भ|اعتماد|تبعي/;
const ALL = wordsOf([
  '(?:in|of|among|see|under|from) (?:\\p{L}+ ){0,3}(?:dev-?)?dependenc(?:ies|y list)|lib_deps|deps list',
  'in (?:den|unseren|seinen) abhängigkeiten|abhängigkeitsliste|(?:en|entre) (?:las|nuestras) dependencias|(?:nas|entre as|nossas) dependências|dans (?:les|nos) dépendances|(?:nelle|tra le) (?:nostre )?dipendenze',
  '(?:in|bij) (?:de|onze) (?:dependencies|afhankelijkheden)|w (?:naszych )?zależnościach|bland (?:våra )?beroenden|bağımlılıklar\\p{L}*|riippuvuuksissa',
  '(?:в|среди|у) (?:наших )?зависимостях|(?:в|у) (?:наших )?залежностях',
  '依赖(?:里|中|项|列表)|依存(?:関係)?(?:に|の)|의존성(?:에|으로)',
  'निर्भरता\\p{L}*|dependencies में|(?:ال)?(?:اعتماديات|تبعيات)',
]);

/** A word for what a project needs, or for the file that says it, by whatever name it goes among people. */
export const dependenciesIn = (stretch: ClaimStretch): NamedManifest | undefined => {
  const found = MAY_BE_NAMED.test(stretch.low) ? NAMED.exec(stretch.low) : null;
  return found === null ? undefined : { file: '', span: [found.index, found.index + found[0].length] };
};
const MAY_BE_NAMED = new RegExp(
  `${MAY_BE_ALL.source}|pom|proj|spec|requirements|manifest|imports|suggests|buildfile|תלו`,
);
const NAMED = wordsOf([
  '(?:dev-?|build-?|lib_?)?dependenc(?:y|ies)|librarydependencies|build-depends|devdependencies|deps|lib_deps|imports(?= )|suggests(?= )|pom|(?:cs|fs|vb)proj|gemspec|podspec|build ?file|pyproject|requirements|cargo manifest|package manifest',
  'abhängigkeit(?:en)?|dependencias?|dependências?|dépendances?|dipendenz[ae]|afhankelijkhe(?:id|den)|zależnoś\\p{L}+|beroenden?|riippuvuu\\p{L}+|bağımlılı\\p{L}+',
  'зависимост\\p{L}+|залежн\\p{L}+|निर्भरता\\p{L}*|(?:ال)?(?:اعتماديات|تبعيات|تبعية)|תלו(?:ת|יות)',
  '依赖|依存|의존성',
]);

/** Whether a tracked file is the one that is called so: by its path, its name, or the end of its name. */
export const isCalled = (file: string, said: string): boolean => {
  const [there, sought] = [`/${file}`.toLowerCase(), said.toLowerCase()];
  if (there.endsWith(`/${sought.replace(/^\.\//, '')}`)) return true;
  if (sought.includes('/')) return false;
  return /^(?:cs|fs|vb)proj$/.test(sought) ? there.endsWith(`.${sought}`) : there.endsWith(`/${sought}.txt`);
};

const SAYING = new RegExp(String.raw`(?:^|\/)(?:${NEEDED}|[\w.-]+\.tf)$`);
export const saysVersions = (file: string): boolean => SAYING.test(file);

const MANIFEST = new RegExp(String.raw`(?:^|\/)(?:${NEEDED})$`);
export const isManifest = (file: string): boolean => MANIFEST.test(file);
