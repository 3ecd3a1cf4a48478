import { bunLock, composerJson, composerLock, denoJson, packageJson, packageLock, pnpmLock, yarnLock } from './node.ts';
import {
  cargoToml,
  gemfile,
  gemfileLock,
  goMod,
  images,
  pubspec,
  toolVersions,
  unread,
  versionFile,
  workflow,
} from './others.ts';
import { looselyPython, pyproject, requirementsText, tomlLock } from './python.ts';
import { justfile, makefile, rakefile, taskfile } from './targets.ts';
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
  [/(?:^|\/)Rakefile$/, rakefile],
  [
    /(?:^|\/)(?:pom\.xml|build\.gradle(?:\.kts)?|mix\.exs|Package\.swift|[\w.-]+\.(?:cs|fs)proj|conanfile\.\w+|CMakeLists\.txt)$/,
    unread,
  ],
];

export const readerOf = (file: string): Reader | undefined => READERS.find(([path]) => path.test(file))?.[1];
