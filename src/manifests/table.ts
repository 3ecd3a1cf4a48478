import { bunLock, composerJson, composerLock, denoJson, packageJson, packageLock, pnpmLock, yarnLock } from './node.ts';
import * as other from './others.ts';
import { dotnetProject } from './dotnet.ts';
import { gradle, pomXml } from './jvm.ts';
import * as native from './native.ts';
import { looselyPython, pyproject, requirementsText, tomlLock } from './python.ts';
import * as stated from './stated.ts';
import * as targets from './targets.ts';
import { readable } from './readable.ts';
import type { Ecosystem, Reader } from './manifest.ts';
import type { Runner } from './runners.ts';

interface Row {
  /** How its path ends. */
  files: RegExp;
  /** It says what the project needs, of this ecosystem; a lockfile and a file of targets do not. */
  of?: Ecosystem;
  /** What it says: packages, versions, scripts. Without a reader only its words are known. */
  read?: Reader;
  /** Whose scripts or targets it defines. */
  runs?: Runner;
}

/** Every file that says what a project needs, has or runs. An ecosystem more is a row more. */
const TABLE: readonly Row[] = [
  { files: /package\.json/, of: 'npm', read: packageJson, runs: 'npm' },
  { files: /(?:package-lock|npm-shrinkwrap)\.json/, read: packageLock },
  { files: /pnpm-lock\.yaml/, read: pnpmLock },
  { files: /yarn\.lock/, read: yarnLock },
  { files: /bun\.lock/, read: bunLock },
  { files: /deno\.jsonc?/, of: 'other', read: denoJson, runs: 'deno' },
  { files: /composer\.json/, of: 'composer', read: composerJson, runs: 'composer' },
  { files: /composer\.lock/, read: composerLock },
  { files: /pyproject\.toml/, of: 'pypi', read: pyproject, runs: 'poe' },
  {
    files: /(?:[\w-]*requirements[\w-]*|requirements\/[\w-]+|constraints)\.(?:txt|in)/,
    of: 'pypi',
    read: requirementsText,
  },
  { files: /setup\.(?:py|cfg)|Pipfile|(?:environment|conda)\.ya?ml/, of: 'pypi', read: looselyPython },
  { files: /(?:poetry|uv|pdm|Cargo)\.lock/, read: tomlLock },
  { files: /Cargo\.toml/, of: 'cargo', read: other.cargoToml },
  { files: /go\.mod/, of: 'go', read: other.goMod },
  { files: /Gemfile|[\w-]+\.gemspec/, of: 'gem', read: other.gemfile },
  { files: /Gemfile\.lock/, read: other.gemfileLock },
  { files: /pubspec\.yaml/, of: 'pub', read: other.pubspec },
  { files: /[\w.-]*Dockerfile[\w.-]*|(?:docker-)?compose[\w.-]*\.ya?ml/, read: other.images },
  { files: /\.github\/workflows\/[^/]+\.ya?ml/, read: other.workflow },
  { files: /\.tool-versions/, read: other.toolVersions },
  { files: /\.(?:nvmrc|node-version)/, read: other.versionFile('node') },
  { files: /\.python-version/, read: other.versionFile('python') },
  { files: /\.ruby-version/, read: other.versionFile('ruby') },
  { files: /rust-toolchain/, read: other.versionFile('rust') },
  { files: /(?:GNU)?[Mm]akefile|[\w.-]+\.mk/, read: targets.makefile, runs: 'make' },
  { files: /\.?[Jj]ustfile|[\w.-]+\.just/, read: targets.justfile, runs: 'just' },
  { files: /[Tt]askfile\.(?:dist\.)?ya?ml/, read: targets.taskfile, runs: 'task' },
  { files: /Rakefile|[\w.-]+\.rake/, read: targets.rakefile, runs: 'rake' },
  { files: /Fastfile/, read: targets.fastfile, runs: 'fastlane' },
  { files: /tox\.ini/, read: targets.toxIni, runs: 'tox' },
  { files: /noxfile\.py/, read: targets.noxfile, runs: 'nox' },
  { files: /tasks\.py|tasks\/\w+\.py|fabfile\.py/, read: targets.invoked, runs: 'invoke' },
  { files: /magefile\.go|magefiles\/[\w-]+\.go/, read: targets.magefile, runs: 'mage' },
  { files: /[Gg]ulpfile\.[\w.]+|[Gg]runtfile\.\w+/, read: targets.gulpfile, runs: 'gulp' },
  { files: /\.?mise(?:\.\w+)?\.toml|pixi\.toml/, read: targets.tomlTasks, runs: 'mise' },
  { files: /\.?mise(?:-|\/)tasks\/[\w./-]+/, read: targets.taskByName, runs: 'mise' },
  { files: /melos\.yaml/, read: targets.melosYaml, runs: 'melos' },
  { files: /pom\.xml/, of: 'other', read: pomXml, runs: 'maven' },
  {
    files: /[\w.-]+\.gradle(?:\.kts)?|gradle\.properties|libs\.versions\.toml/,
    of: 'other',
    read: gradle,
    runs: 'gradle',
  },
  { files: /gradle-wrapper\.properties/, read: gradle },
  { files: /build\.(?:sbt|properties)|project\/[\w-]+\.(?:sbt|scala)/, of: 'other', read: gradle, runs: 'sbt' },
  {
    files: /(?:[\w.-]+\.)?(?:cs|fs|vb)proj|Directory\.(?:Packages|Build)\.props|packages\.config|global\.json/,
    of: 'other',
    read: dotnetProject,
  },
  { files: /CMakeLists\.txt|[\w.-]+\.cmake/, of: 'other', read: native.cmake },
  { files: /meson\.build/, of: 'other', read: native.meson },
  { files: /conanfile\.\w+/, of: 'other', read: native.conan },
  { files: /platformio\.ini|sketch\.ya?ml/, of: 'other', read: native.platformio },
  { files: /library\.json/, of: 'other', read: native.libraryProperties },
  { files: /library\.properties/, read: native.libraryProperties },
  { files: /Package\.(?:swift|resolved)/, of: 'other', read: native.swiftPackage },
  { files: /Podfile/, of: 'other', read: native.podfile },
  { files: /Podfile\.lock/, read: native.podfile },
  { files: /project\.godot/, read: native.godotProject },
  { files: /VERSION(?:\.txt)?/, read: native.versionText },
  { files: /mix\.exs/, of: 'other', read: stated.mix, runs: 'mix' },
  { files: /lib\/mix\/tasks\/[\w./-]+\.ex/, read: targets.mixTask, runs: 'mix' },
  { files: /mix\.lock/, read: stated.mix },
  { files: /rebar\.config/, of: 'other', read: stated.rebar },
  { files: /rebar\.lock|[\w-]+\.app\.src/, read: stated.rebar },
  { files: /[\w-]+\.cabal/, of: 'other', read: stated.cabal, runs: 'cabal' },
  { files: /DESCRIPTION/, of: 'other', read: stated.rDescription },
  { files: /renv\.lock/, of: 'other', read: stated.renvLock },
  { files: /Project\.toml/, of: 'other', read: stated.juliaProject },
  { files: /(?:versions|providers|terraform)\.tf/, of: 'other', read: stated.terraform },
  { files: /[\w-]+\.tf|\.terraform\.lock\.hcl/, read: stated.terraform },
  { files: /Chart\.ya?ml/, of: 'other', read: stated.chart },
  { files: /requirements\.ya?ml/, of: 'other', read: stated.collections },
  { files: /(?:packages|dependencies)\.yml/, of: 'other', read: stated.dbtPackages },
  { files: /flake\.(?:nix|lock)/, read: stated.flake },
  { files: /build\.zig(?:\.zon)?/, of: 'other', read: targets.buildZig, runs: 'zig' },
  {
    files:
      /(?:jsr|bower|elm|dub|vcpkg)\.json|Cartfile|shard\.yml|(?:stack|package)\.yaml|project\.clj|deps\.edn|bb\.edn|cpanfile|[\w.-]+\.(?:podspec|rockspec|opam|nimble)/,
    of: 'other',
  },
];

/** JSON is parsed, and may stand in one line. */
const JSON_FILE = /\.json$|(?:^|\/)(?:composer|renv)\.lock$/;

const ending = (rows: readonly Row[], flags?: string): RegExp =>
  new RegExp(`(?:^|/)(?:${rows.map(({ files }) => files.source).join('|')})$`, flags);

/** Of tens of thousands of files few are read: one pattern tells which, without regard to small and large letters. */
const ANY = ending(TABLE, 'i');
const ENDINGS = TABLE.map((row) => [ending([row]), row] as const);

const rowOf = (file: string): Row | undefined =>
  ANY.test(file) ? ENDINGS.find(([path]) => path.test(file))?.[1] : undefined;

/** What reads a file, and says whose it is. */
export const readerOf = (file: string): Reader | undefined => {
  const row = rowOf(file);
  if (row === undefined) return undefined;
  const { of, read = () => ({}) } = row;
  const isJson = JSON_FILE.test(file);
  return (text) => ({ ...(of && { ecosystem: of }), ...read(isJson ? text : readable(text), file) });
};

/** Whose scripts or targets a file defines. */
export const runnerOf = (file: string): Runner | undefined => rowOf(file)?.runs;

/** Files in which a project says what it needs, of whatever ecosystem: alternatives of a pattern. */
export const NEEDS = TABLE.flatMap(({ files, of }) => (of === undefined ? [] : [files.source])).join('|');
