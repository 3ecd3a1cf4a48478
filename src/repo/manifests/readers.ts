import { bunLock, composerJson, composerLock, denoJson, packageJson, packageLock, pnpmLock, yarnLock } from './node.ts';
import {
  cargoToml,
  gemfile,
  gemfileLock,
  goMod,
  images,
  pubspec,
  toolVersions,
  versionFile,
  workflow,
} from './others.ts';
import { dotnetProject } from './dotnet.ts';
import { gradle, pomXml } from './jvm.ts';
import {
  cmake,
  conan,
  godotProject,
  libraryProperties,
  meson,
  platformio,
  podfile,
  swiftPackage,
  versionText,
} from './native.ts';
import { looselyPython, pyproject, requirementsText, tomlLock } from './python.ts';
import {
  cabal,
  chart,
  collections,
  flake,
  juliaProject,
  mix,
  rDescription,
  rebar,
  renvLock,
  terraform,
} from './stated.ts';
import { justfile, makefile, rakefile, taskfile } from './targets.ts';
import { readable } from './readable.ts';
import type { Reader } from './manifest.ts';

/** By the path of the file: who reads it. */
const READERS: readonly (readonly [path: RegExp, reader: Reader])[] = [
  [/(?:^|\/)package\.json$/, packageJson],
  [/(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/, packageLock],
  [/(?:^|\/)pnpm-lock\.yaml$/, pnpmLock],
  [/(?:^|\/)yarn\.lock$/, yarnLock],
  [/(?:^|\/)bun\.lock$/, bunLock],
  [/(?:^|\/)deno\.jsonc?$/, denoJson],
  [/(?:^|\/)composer\.json$/, composerJson],
  [/(?:^|\/)composer\.lock$/, composerLock],
  [/(?:^|\/)pyproject\.toml$/, pyproject],
  [/(?:^|\/)(?:[\w-]*requirements[\w-]*|requirements\/[\w-]+|constraints)\.(?:txt|in)$/, requirementsText],
  [/(?:^|\/)(?:setup\.py|setup\.cfg|Pipfile|environment\.ya?ml)$/, looselyPython],
  [/(?:^|\/)(?:poetry|uv|pdm|Cargo)\.lock$/, tomlLock],
  [/(?:^|\/)Cargo\.toml$/, cargoToml],
  [/(?:^|\/)go\.mod$/, goMod],
  [/(?:^|\/)(?:Gemfile|[\w-]+\.gemspec)$/, gemfile],
  [/(?:^|\/)Gemfile\.lock$/, gemfileLock],
  [/(?:^|\/)pubspec\.yaml$/, pubspec],
  [/(?:^|\/)(?:[\w.-]*Dockerfile[\w.-]*|(?:docker-)?compose[\w.-]*\.ya?ml)$/, images],
  [/^\.github\/workflows\/[^/]+\.ya?ml$/, workflow],
  [/(?:^|\/)\.tool-versions$/, toolVersions],
  [/(?:^|\/)\.(?:nvmrc|node-version)$/, versionFile('node')],
  [/(?:^|\/)\.python-version$/, versionFile('python')],
  [/(?:^|\/)\.ruby-version$/, versionFile('ruby')],
  [/(?:^|\/)rust-toolchain$/, versionFile('rust')],
  [/(?:^|\/)(?:GNU)?[Mm]akefile$|\.mk$/, makefile],
  [/(?:^|\/)\.?[Jj]ustfile$/, justfile],
  [/(?:^|\/)[Tt]askfile\.(?:dist\.)?ya?ml$/, taskfile],
  [/(?:^|\/)Rakefile$|\.rake$/, rakefile],
  [/(?:^|\/)pom\.xml$/, pomXml],
  [
    /(?:^|\/)(?:(?:build|settings)\.gradle(?:\.kts)?|gradle\.properties|gradle-wrapper\.properties|libs\.versions\.toml)$/,
    gradle,
  ],
  [/(?:^|\/)(?:build\.sbt|build\.properties|project\/[\w-]+\.(?:sbt|scala))$/, gradle],
  [
    /(?:^|\/)(?:[\w.-]+\.(?:cs|fs|vb)proj|Directory\.(?:Packages|Build)\.props|packages\.config|global\.json)$/,
    dotnetProject,
  ],
  [/(?:^|\/)CMakeLists\.txt$|\.cmake$/, cmake],
  [/(?:^|\/)meson\.build$/, meson],
  [/(?:^|\/)conanfile\.\w+$/, conan],
  [/(?:^|\/)(?:platformio\.ini|sketch\.ya?ml)$/, platformio],
  [/(?:^|\/)library\.(?:properties|json)$/, libraryProperties],
  [/(?:^|\/)Package\.(?:swift|resolved)$/, swiftPackage],
  [/(?:^|\/)Podfile(?:\.lock)?$/, podfile],
  [/(?:^|\/)project\.godot$/, godotProject],
  [/(?:^|\/)VERSION(?:\.txt)?$/i, versionText],
  [/(?:^|\/)mix\.(?:exs|lock)$/, mix],
  [/(?:^|\/)(?:rebar\.(?:config|lock)|[\w-]+\.app\.src)$/, rebar],
  [/(?:^|\/)[\w-]+\.cabal$/, cabal],
  [/(?:^|\/)DESCRIPTION$/, rDescription],
  [/(?:^|\/)renv\.lock$/, renvLock],
  [/(?:^|\/)Project\.toml$/, juliaProject],
  [/(?:^|\/)(?:[\w-]+\.tf|\.terraform\.lock\.hcl)$/, terraform],
  [/(?:^|\/)Chart\.ya?ml$/, chart],
  [/(?:^|\/)requirements\.ya?ml$/, collections],
  [/(?:^|\/)flake\.(?:nix|lock)$/, flake],
];

/** JSON is parsed, and may stand in one line. */
const JSON_FILE = /\.json$|(?:^|\/)(?:composer|renv)\.lock$/;

/** Of tens of thousands of files few are read: one pattern tells which, without regard to small and large letters. */
const ANY = new RegExp(READERS.map(([path]) => path.source).join('|'), 'i');

export const readerOf = (file: string): Reader | undefined => {
  const reader = ANY.test(file) ? READERS.find(([path]) => path.test(file))?.[1] : undefined;
  return reader === undefined || JSON_FILE.test(file) ? reader : (text) => reader(readable(text), file);
};
