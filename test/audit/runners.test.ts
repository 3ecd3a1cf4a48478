import { describe, expect, it } from 'vitest';
import { STALE } from '../../src/audit/claims/stale-rules.ts';
import { told } from './audited.ts';
import { project } from './project.ts';

/** A file, what it defines, commands that are there, and after the bar such that are not. */
const RUN: readonly (readonly [file: string, text: string, commands: string])[] = [
  [
    'composer.json',
    '{"scripts":{"lint":"x"}}',
    'composer lint, composer run lint, composer status, composer i, composer fund, composer home, composer reinstall, composer check-platform-reqs | composer run status, composer run-script fund, composer shots',
  ],
  ['Makefile', 'up-$(ENV):\n\techo\ncheck:\n', 'make up-dev, make check | make down'],
  [
    'fastlane/Fastfile',
    'platform :ios do\n  lane :beta do\n  end\nend\n',
    'fastlane beta, bundle exec fastlane ios beta, fastlane match | fastlane shots, fastlane ios shots',
  ],
  [
    'mix.exs',
    'defp aliases do\n  [setup: ["deps.get"], "ecto.fresh": ["ecto.drop"]]\nend\n{:oban, "~> 2.17"}\n',
    'mix setup, mix ecto.fresh, mix phx.server, mix oban.prune | mix burn.field, mix ecto.wipe',
  ],
  [
    'lib/mix/tasks/import.ex',
    'defmodule Mix.Tasks.Import.HallPlan do\nend\n',
    'mix import.hall_plan | mix import.seat_plan',
  ],
  [
    'build.gradle.kts',
    'plugins { id("com.diffplug.spotless") }\ntasks.register("seedDemo") { }\nval lagen by tasks.registering { }\n',
    './gradlew seedDemo, ./gradlew :app:lagen, ./gradlew spotlessApply, ./gradlew assembleDebug | ./gradlew detektMain, ./gradlew :api:seedAll',
  ],
  [
    'build.sbt',
    'addCommandAlias("benchAll", "bench/run")\nlazy val report = taskKey[Unit]("x")\n',
    'sbt benchAll, sbt report, sbt test | sbt lintAll',
  ],
  [
    'pom.xml',
    '<plugin><artifactId>spotless-maven-plugin</artifactId></plugin>',
    'mvn spotless:apply, mvn -q dependency:tree | mvn jib:build',
  ],
  ['tox.ini', '[testenv:lint]\ncommands = ruff\n', 'tox -e lint, tox -e py312 | tox -e docs'],
  ['noxfile.py', '@nox.session\ndef lint(session):\n    pass\n', 'nox -s lint | nox -s docs'],
  [
    'tasks.py',
    '@task(help={})\ndef build_docs(c):\n    pass\n',
    'inv build-docs, invoke build_docs | inv publish-docs',
  ],
  ['magefile.go', 'package main\nfunc Build() error { return nil }\n', 'mage build, mage Build | mage ship'],
  ['gulpfile.js', "exports.styles = styles;\ngulp.task('pics', pics);\n", 'gulp styles, npx gulp pics | gulp fonts'],
  ['mise.toml', '[tasks.seed]\nrun = "x"\n', 'mise run seed | mise run wipe'],
  [
    'pyproject.toml',
    '[tool.pdm.scripts]\nfmt = "x"\n[tool.hatch.envs.docs.scripts]\nserve = "y"\n',
    'pdm run fmt, hatch run docs:serve | pdm run lint, hatch run docs:deploy',
  ],
  ['melos.yaml', 'name: a\nscripts:\n  gen: x\n', 'melos run gen | melos run shots'],
  ['build.zig', 'const s = b.step("fuzz", "x");', 'zig build fuzz | zig build bench'],
  [
    'Rakefile',
    "require_relative 'config/application'\nnamespace :books do\n  task :reindex\nend\n",
    'rake books:reindex, bin/rails db:migrate | rake books:demo, bin/rails db:sanitize, rake stats:yearly',
  ],
];

/** A file, and sentences that only look as if they ran something of it. */
const PROSE: readonly (readonly [file: string, text: string, sentences: readonly string[]])[] = [
  ['Makefile', 'up:\n', ['It does make sense to cache the tiles.', 'Sorted by make and model, then do make sure.']],
  ['justfile', 'up:\n', ['Start just after the backup.', 'It works with just one worker.', 'We do just fine.']],
  ['Taskfile.yml', 'tasks:\n  up:\n', ['Rows are grouped by task type.', 'Hours are booked by task and day.']],
  ['tasks.py', '@task\ndef up(c):\n    pass\n', ['We do invoke billing by hand.']],
];

/** Files beside one another, and commands that are there or that nothing read says anything of. */
const BROUGHT: readonly (readonly [files: Readonly<Record<string, string>>, commands: string])[] = [
  [
    { 'Gruntfile.js': "grunt.initConfig({ watch: {}, jshint: {} });\ngrunt.loadNpmTasks('grunt-contrib-watch');\n" },
    'grunt watch, grunt jshint',
  ],
  [{ 'gulpfile.js': 'module.exports = { styles };\n' }, 'gulp styles'],
  [{ 'noxfile.py': '@nox.session(python=["3.12"])\ndef tests(session):\n    pass\n' }, 'nox -s tests-3.12'],
  [
    {
      'build.sbt': 'name := "a"\n',
      'project/plugins.sbt': 'addSbtPlugin("org.scala-js" % "sbt-scalajs" % "1.16.0")\n',
    },
    'sbt fastLinkJS',
  ],
  [{ 'build.gradle.kts': 'plugins { application }\n' }, './gradlew distZip, ./gradlew startScripts'],
  [{ 'build.gradle': "plugins { id 'com.acme.shipping' }\n" }, './gradlew parcelAll'],
  [
    {
      'build.gradle.kts': 'plugins { application }\n',
      'buildSrc/src/main/kotlin/acme.kotlin-conventions.gradle.kts': 'tasks.register("seedDemo") { }\n',
    },
    './gradlew seedDemo',
  ],
  [{ 'pom.xml': '<project></project>' }, 'mvn checkstyle:check, mvn pmd:check'],
  [{ 'pom.xml': '<parent><artifactId>acme</artifactId></parent>' }, 'mvn flyway:migrate'],
  [{ 'fastlane/Fastfile': "import_from_git(url: 'git@acme:lanes.git')\nlane :beta do\nend\n" }, 'fastlane shots'],
  [{ 'mise-tasks/lint': '', 'mise-tasks/db/migrate': '#!/bin/sh\n' }, 'mise run db:migrate'],
  [{ Makefile: '$(OS)-%:\n\techo\n' }, 'make linux-build'],
  [{ Rakefile: "Dir['tasks/*.rb'].each { |each| load each }\n" }, 'rake docker:up'],
  [{ Rakefile: "require 'bundler/gem_tasks'\n" }, 'rake docker:up, rake release'],
];

describe('what a program runs by its name', () => {
  for (const [files, commands] of BROUGHT)
    it(`is not told gone where something else may bring it: ${commands}`, () => {
      const tell = (command: string) => told(STALE, `Run \`${command}\` before a release.`, [project(files)]);
      expect(commands.split(', ').flatMap(tell)).toEqual([]);
    });

  for (const [file, text, sentences] of PROSE)
    it(`is not told of everyday prose: ${file}`, () => {
      expect(sentences.flatMap((body) => told(STALE, body, [project({ [file]: text })]))).toEqual([]);
    });

  for (const [file, text, commands] of RUN)
    it(`is told by the file that defines it: ${file}`, () => {
      const [held = '', gone = ''] = commands.split(' | ').map((part) => part.trim());
      const tell = (command: string) =>
        told(STALE, `Run \`${command}\` before a release.`, [project({ [file]: text })]);
      expect(held.split(', ').map((command) => [command, tell(command)])).toEqual(
        held.split(', ').map((command) => [command, []]),
      );
      expect(gone.split(', ').map((command) => [command, tell(command)])).toEqual(
        gone.split(', ').map((command) => [command, ['stale/script']]),
      );
    });

  it('is not told where it is run in another folder', () => {
    expect(told(STALE, 'Run `make -C ../infra tunnel` first.', [project({ Makefile: 'up:\n' })])).toEqual([]);
  });

  it('may be a command of a framework, which some file of the project names', () => {
    const app = project({
      'bin/console': '#!/usr/bin/env php',
      'src/Sync.php': "#[AsCommand('app:hall:sync')]",
      'xtask/src/main.rs': '"dist" => dist(),',
    });
    const tell = (command: string) => told(STALE, `Run \`${command}\` before a release.`, [app]);
    expect(
      ['bin/console app:hall:sync <hall>', 'bin/console app:seat:sync', 'cargo xtask dist', 'cargo xtask release'].map(
        tell,
      ),
    ).toEqual([[], ['stale/command'], [], ['stale/command']]);
  });

  it('may be a program that a package brings under another name', () => {
    const tell = (file: string, text: string, command: string) =>
      told(STALE, `Run \`${command}\` before a release.`, [project({ [file]: text })]);
    const python = '[project]\nname = "a"\ndependencies = ["sphinx", "pip-tools"]\n';
    const node = '{"devDependencies":{"@changesets/cli":"2","dependency-cruiser":"16"}}';
    expect(
      ['uv run sphinx-build', 'uv run pip-compile', 'uv run hall-sync'].map((each) =>
        tell('pyproject.toml', python, each),
      ),
    ).toEqual([[], [], ['stale/command']]);
    expect(
      ['changeset', 'depcruise', 'syncpack'].map((each) => tell('package.json', node, `pnpm exec ${each}`)),
    ).toEqual([[], [], ['stale/package']]);
  });
});
