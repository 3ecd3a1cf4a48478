import { describe, expect, it } from 'vitest';
import { readerOf } from '../../src/manifests/table.ts';

/** By the file and its words: versions that are told, and the project's own. */
const CASES: readonly (readonly [file: string, text: string, told: Readonly<Record<string, string>>, own?: string])[] =
  [
    [
      'pom.xml',
      `<project><version>6.2.1</version><properties><java.version>21</java.version><jdbi.version>3.45</jdbi.version></properties>
     <parent><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-parent</artifactId><version>3.3.1</version></parent>
     <dependencies><dependency><groupId>org.flywaydb</groupId><artifactId>flyway-core</artifactId><version>10.15.0</version></dependency>
     <dependency><groupId>org.jdbi</groupId><artifactId>jdbi3-core</artifactId><version>\${jdbi.version}</version></dependency></dependencies></project>`,
      { java: '21', flyway: '10.15.0', 'spring-boot': '3.3.1', 'jdbi3-core': '3.45' },
      '6.2.1',
    ],
    [
      'app/build.gradle.kts',
      'plugins { kotlin("jvm") version "2.0.0"; id("org.springframework.boot") version "3.2.0" }\nversion = "1.8.0"\nkotlin { jvmToolchain(17) }\ntestImplementation("io.kotest:kotest-runner-junit5:5.9.1")',
      { kotlin: '2.0.0', java: '17', kotest: '5.9.1', 'spring-boot': '3.2.0' },
      '1.8.0',
    ],
    ['api/build.gradle', "node {\n  version = '20.11.0'\n}\nversion = '1.2.3'\n", {}, '1.2.3'],
    ['web/build.gradle', "node {\n  version = '20.11.0'\n}\n", {}],
    ['gradle.properties', 'org.gradle.jvmargs=-Xmx2g\nversion=1.4.0\n', {}, '1.4.0'],
    ['app/build.gradle', "android {\n  defaultConfig {\n    versionName '2.5.0'\n  }\n}\n", {}, '2.5.0'],
    ['composer.json', '{"require":{"monolog/monolog":"~2.1"}}', { monolog: '~>2.1' }],
    ['gradle/libs.versions.toml', '[versions]\nktor = "2.3.11"\n', { ktor: '2.3.11' }],
    [
      'build.sbt',
      'scalaVersion := "3.4.2"\nversion := "0.9.1"\n"io.circe" %% "circe-core" % "0.14.7"',
      { scala: '3.4.2', circe: '0.14.7' },
      '0.9.1',
    ],
    [
      'src/A.csproj',
      '<PropertyGroup><TargetFramework>net8.0</TargetFramework><Version>3.4.0</Version></PropertyGroup><PackageReference Include="Serilog.AspNetCore" Version="8.0.1" />',
      { '.net': '8.0', Serilog: '8.0.1' },
      '3.4.0',
    ],
    [
      'CMakeLists.txt',
      'project(sim VERSION 4.1.0 LANGUAGES CXX)\nset(CMAKE_CXX_STANDARD 20)\nfind_package(fmt 10.1 REQUIRED)',
      { 'c++': '20', fmt: '>=10.1' },
      '4.1.0',
    ],
    [
      'meson.build',
      "project('z', 'c', version: '1.5.0', default_options: ['c_std=c11'])\ndependency('zstd', version: '>=1.5')",
      { c: '11', zstd: '>=1.5' },
      '1.5.0',
    ],
    ['platformio.ini', 'lib_deps =\n  arduino-libraries/WiFiNINA@1.8.14\n', { WiFiNINA: '1.8.14' }],
    [
      'Package.swift',
      '// swift-tools-version:5.9\n.package(url: "https://github.com/vapor/vapor", from: "4.102.0")',
      { swift: '5.9', vapor: '^4.102.0' },
    ],
    ['project.godot', 'config/version="0.3.1"\nconfig/features=PackedStringArray("4.2")', { godot: '4.2' }, '0.3.1'],
    ['VERSION', '3.2.0\n', {}, '3.2.0'],
    [
      'mix.exs',
      '[version: "5.0.2", elixir: "~> 1.16"] {:phoenix, "~> 1.7.12"}',
      { elixir: '~> 1.16', phoenix: '~> 1.7.12' },
      '5.0.2',
    ],
    ['rebar.config', '{minimum_otp_vsn, "26"}. {deps, [{cowboy, "2.12.0"}]}.', { otp: '26', cowboy: '2.12.0' }],
    ['src/x.app.src', '{application, x, [{vsn, "1.2.0"}]}.', {}, '1.2.0'],
    [
      'x.cabal',
      'cabal-version: 3.0\nversion: 0.12.0\nbuild-depends: base >=4.18, megaparsec ^>=9.6',
      { base: '>=4.18', megaparsec: '~9.6' },
      '0.12.0',
    ],
    ['DESCRIPTION', 'Package: x\nVersion: 0.8.2\nDepends: R (>= 4.3)\n', { R: '>= 4.3' }, '0.8.2'],
    ['Project.toml', 'uuid = "5a"\nversion = "0.4.6"\n[compat]\njulia = "1.10"\n', { julia: '^1.10' }, '0.4.6'],
    ['m/Project.toml', 'uuid = "5a"\n[compat]\nCSV = "0.9, 0.10"\n', { CSV: '^0.9 || ^0.10' }],
    [
      'infra/main.tf',
      'required_version = ">= 1.7.0"\naws = { source = "hashicorp/aws", version = "5.58.0" }',
      { terraform: '>= 1.7.0', aws: '5.58.0' },
    ],
    [
      'charts/k/Chart.yaml',
      'version: 1.14.0\nappVersion: "7.2"\ndependencies:\n  - name: redis\n    version: 19.6.0\n',
      { appVersion: '7.2', redis: '19.6.0' },
      '1.14.0',
    ],
    ['flake.nix', 'inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-24.05";', { nixos: '24.05' }],
    [
      'deno.json',
      '{"version":"1.1.0","imports":{"@std/csv":"jsr:@std/csv@^1.0.0"}}',
      { '@std/csv': '^1.0.0' },
      '1.1.0',
    ],
  ];

describe('the manifest of a project', () => {
  for (const [file, text, told, own] of CASES)
    it(`says versions: ${file}`, () => {
      const read = readerOf(file)?.(text, file);
      expect(Object.fromEntries((read?.packages ?? []).filter(([name]) => name in told))).toEqual(told);
      expect(read?.own).toBe(own);
    });
});

/** What bears the name of another thing, and has a version of its own. */
const BESIDE: readonly (readonly [file: string, text: string, names: readonly string[]])[] = [
  [
    'pom.xml',
    `<project><dependencies><dependency><groupId>org.hibernate.validator</groupId><artifactId>hibernate-validator</artifactId><version>8.0.1</version></dependency>
     <dependency><groupId>org.junit.platform</groupId><artifactId>junit-platform-launcher</artifactId><version>1.10.2</version></dependency>
     <dependency><groupId>com.clickhouse</groupId><artifactId>clickhouse-jdbc</artifactId><version>0.6.0</version></dependency></dependencies>
     <build><plugins><plugin><artifactId>maven-compiler-plugin</artifactId><version>3.11.0</version></plugin>
     <plugin><groupId>io.fabric8</groupId><artifactId>docker-maven-plugin</artifactId><version>0.44.0</version></plugin></plugins></build></project>`,
    ['hibernate', 'junit', 'clickhouse', 'maven', 'docker'],
  ],
  [
    'build.gradle',
    "plugins {\n  id 'com.github.node-gradle.node' version '7.0.1'\n  id 'org.jetbrains.kotlin.plugin.spring' version '1.9.22'\n  id 'nu.studer.jooq' version '9.0'\n  id 'org.sonarqube' version '4.4.1'\n}",
    ['node', 'spring', 'jooq', 'sonarqube'],
  ],
  [
    'a.csproj',
    '<PackageReference Include="RabbitMQ.Client" Version="6.8.1" /><PackageReference Include="Docker.DotNet" Version="3.125.15" />',
    ['RabbitMQ', 'Docker'],
  ],
];

it('a place that a package is fetched from says no version', () => {
  const from = { a: 'git+ssh://git@x.org/a.git#v1.2.0', b: 'ann/b#v2', c: 'npm:c@^1.0.0' };
  const read = readerOf('package.json')?.(JSON.stringify({ dependencies: from }), 'package.json');
  expect(['a', 'b', 'c'].map((name) => read?.packages?.find(([each]) => each === name)?.[1])).toEqual([
    undefined,
    undefined,
    '^1.0.0',
  ]);
});

describe('the family of a package', () => {
  for (const [file, text, names] of BESIDE)
    it(`is not told by what only bears its name: ${file}`, () => {
      const told = new Set(readerOf(file)?.(text, file).packages?.map(([name]) => name));
      expect(names.filter((name) => told.has(name))).toEqual([]);
    });
  it('is told by its core', () => {
    const text = `testImplementation("org.mockito:mockito-core:5.11.0")\nid("org.flywaydb.flyway") version "10.1"\nid("io.quarkus") version "3.8"`;
    const told = new Map(
      (readerOf('build.gradle')?.(text, '').packages ?? []).map(([name, version]) => [name, version]),
    );
    expect(['mockito', 'flyway', 'quarkus'].map((name) => told.get(name))).toEqual(['5.11.0', '10.1', '3.8']);
  });
});

/** By the file and its words: scripts that it defines; a line of any system ends a line. */
const SCRIPTS: readonly (readonly [file: string, text: string, told: string])[] = [
  ['Taskfile.yml', "version: '3'\n\ntasks:\n  seed:\n    cmds: [x]\n\n  lint:\n    cmds: [y]\n", 'seed lint'],
  ['Makefile', '.PHONY: a \\\n  deploy\na:\n\techo\n', 'a deploy a'],
  ['Rakefile', "require 'rake'\nnamespace :db do\n  task :seed do\n  end\nend\ntask :ci\n", 'db:seed ci'],
  ['Rakefile', "Dir.glob('tasks/*.rake').each { |file| load file }\ntask :ci\n", 'ci *'],
  ['rakelib/db.rake', 'namespace :db do\n  task :seed\nend\n', 'db:seed'],
];

describe('what runs scripts', () => {
  for (const [file, text, told] of SCRIPTS)
    for (const [system, said] of [
      ['LF', text],
      ['CRLF', text.replaceAll('\n', '\r\n')],
    ] as const)
      it(`says which: ${file}, ${told}, ${system}`, () => {
        expect(readerOf(file)?.(said, file).scripts?.join(' ')).toBe(told);
      });
});

describe('a manifest of a stranger', () => {
  const files = ['setup.py', 'go.mod', 'Gemfile', 'pubspec.yaml', 'Dockerfile', '.github/workflows/a.yml', 'pom.xml'];
  it.each(files)(
    'is read in time, whatever it repeats: %s',
    (file) => {
      for (const each of [' ', '\t', '\n', '\r\n', 'a.', '1.', '<dependency>', '<build>'])
        expect(readerOf(file)?.(each.repeat(200_000 / each.length), file)).toBeDefined();
    },
    10_000,
  );
});
