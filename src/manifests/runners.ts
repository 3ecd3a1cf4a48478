/** Programs that run what a project defines by name. */
export type Runner = keyof typeof ROWS;

interface Row {
  /** What people call the file that defines it. */
  called: string;
  /** What it runs. */
  noun: string;
  /**
   * Its command up to the name; options are left out first, and kept where nothing fits without them. A `script` is the
   * project's whatever it is called, a `name` or a `task` may be one of its own.
   */
  run: RegExp;
  /** Names that it has of its own, or that a framework brings. */
  own?: RegExp;
  /** What a project depends on defines names that begin as it is called: a package, or what the file loads. */
  brought?: 'package' | 'file';
  /** What it does not know it takes for a program. */
  programs?: true;
  /** Its command as it stands in plain words: where nothing else is called so, and where a word says that it is run. */
  plain?: { surely?: string; cued?: string };
  /** Another defines what it runs. */
  by?: string;
}

const NAME = '(?<name>\\w[\\w:./-]*)(?=\\s|$)';
const after = (words: string): RegExp => new RegExp(`^(?:${words}) ${NAME}`);
/** Words of a program itself, whatever goes on behind a dash, a colon, a dot or a capital. */
const led = (words: string): RegExp => new RegExp(`^(?:${words.trim().replace(/\s+/g, '|')})(?=[-.:_A-Z]|$)`);
const exactly = (words: string): RegExp => new RegExp(`^(?:${words.trim().replace(/\s+/g, '|')})$`);

const ROWS = {
  npm: {
    plain: { surely: String.raw`(?:npm|pnpm|yarn|bun|turbo) run|(?:pnpm|yarn) (?=\w+:)|pnpm`, cued: 'yarn|bun' },
    called: 'package.json',
    noun: 'script',
    run: after('(?:npm|pnpm|yarn|turbo|lerna) run(?:-script)?'),
  },
  make: { plain: { cued: 'g?make' }, called: 'Makefile', noun: 'target', run: after('g?make') },
  just: { plain: { cued: 'just' }, called: 'justfile', noun: 'recipe', run: after('just') },
  task: { plain: { cued: 'task' }, called: 'Taskfile', noun: 'task', run: after('(?:go-)?task') },
  composer: {
    plain: { surely: 'composer run', cued: 'composer' },
    called: 'composer.json',
    noun: 'script',
    run: new RegExp(`^composer(?: run(?:-script)? (?<script>\\w[\\w:./-]*)| (?<name>\\w[\\w:./-]*))(?=\\s|$)`),
    own: exactly(
      `install update require remove dump-autoload dumpautoload show outdated validate exec init create-project audit
      bump self-update selfupdate global archive clear-cache clearcache cc config depends diagnose licenses prohibits
      search status suggests why why-not run run-script i u upgrade r rm uninstall info fund home browse reinstall
      check-platform-reqs about list help completion repository repo policy`,
    ),
  },
  deno: { plain: { surely: 'deno task' }, called: 'deno.json', noun: 'task', run: after('deno task') },
  rake: {
    plain: { surely: String.raw`rake (?=\w+:)|(?:bin\/)?rails (?=\w+:)`, cued: 'rake' },
    called: 'Rakefile',
    noun: 'task',
    run: new RegExp(`^(?:bundle exec )?(?:rake ${NAME}|(?:\\./)?(?:bin/)?rails (?<task>\\w+:[\\w:]+))`),
    own: /^(?:routes|stats|time|middleware|test|spec|(?:assets|app|log|tmp|test|credentials|encrypted|secrets|active_storage|action_\w+|railties|zeitwerk|dev|javascript|css|yarn|cache_digests|turbo|stimulus|importmap|tailwindcss|solid_\w+|webpacker|jobs|stimulus_reflex)(?::[\w:]+)?|db:(?:create|drop|migrate|rollback|seed|setup|reset|prepare|schema|structure|fixtures|version|forward|test|truncate_all|purge|charset|collation|environment|encryption|abort_if\w*|_dump)(?::[\w:]+)?)$/,
    brought: 'package',
  },
  poe: { plain: { cued: 'poe' }, called: 'pyproject.toml', noun: 'task', run: after('(?:(?:poetry|uv|pdm) run )?poe') },
  pdm: {
    called: 'pyproject.toml',
    noun: 'script',
    run: new RegExp(`^(?:pdm run|hatch run(?: [\\w.-]+(?=:))?)[ :]${NAME}`),
    programs: true,
    by: 'poe',
  },
  mix: {
    plain: { surely: String.raw`mix (?=\w+\.\w)` },
    called: 'mix.exs',
    noun: 'task',
    run: after('mix'),
    own: led(
      `help new run compile test deps hex local archive format profile escript release app eval
      cmd do clean xref phx ash gettext firmware nerves burn(?!\\.) upload(?!\\.) tailwind esbuild
      docs dialyzer credo iex
      ecto\\.(?:create|drop|migrate|migrations|rollback|gen|dump|load|query|setup|reset)
      oban\\.(?:install|migrate) assets\\.(?:setup|build|deploy)`,
    ),
    brought: 'package',
  },
  gradle: {
    plain: { surely: String.raw`\.\/gradlew`, cued: 'gradle' },
    called: 'build.gradle',
    noun: 'task',
    run: /^(?:\.\/)?gradlew? (?::?[\w-]+:)*(?<name>[a-z]\w+)(?=\s|$)/,
    own: led(
      `assemble build check clean run boot test tests jar classes javadoc publish
      install uninstall lint bundle connected
      compile process generate sign wrapper init tasks help projects properties dependencies dependency
      source sources android kotlin java groovy scala dist start`,
    ),
    brought: 'file',
  },
  sbt: {
    plain: { cued: 'sbt' },
    called: 'build.sbt',
    noun: 'task',
    run: /^sbt ["']?(?:[\w-]+[/:])*(?<name>[a-z]\w+)(?=["'\s]|$)/,
    own: led(
      `compile test run clean package publish console doc update reload projects project inspect show help exit shell
      assembly dist stage docker native scala javafmt scalafmt dependency evicted runMain bg`,
    ),
    brought: 'file',
  },
  maven: {
    called: 'pom.xml',
    noun: 'goal',
    run: /^(?:\.\/)?mvnw? (?:[a-z]+(?:-[a-z]+)* )*(?<name>[a-z][\w-]*:[a-z][\w-]*)(?=\s|$)/,
    own: led(
      `checkstyle pmd spotbugs findbugs jxr jdeps jlink toolchains scm stage changes doap ear ejb rar acr gpg verifier
      remote invoker plugin eclipse idea build-helper properties flatten cobertura sql native xml license animal-sniffer
      buildnumber appassembler extra-enforcer-rules rpm truezip wagon keytool jaxb2 antlr4 jacoco sonar
      project-info-reports
      compiler dependency versions help clean install deploy surefire failsafe release site archetype exec wrapper
      javadoc source jar war ear resources enforcer assembly shade antrun`,
    ),
    brought: 'file',
  },
  fastlane: {
    plain: { cued: 'fastlane' },
    called: 'Fastfile',
    noun: 'lane',
    run: after('(?:bundle exec )?fastlane(?: (?:ios|android|mac)(?= \\w))?'),
    own: led(
      `init match scan gym pilot deliver snapshot supply cert sigh produce pem precheck spaceauth lanes list docs env
      action actions add_plugin install_plugins run update register ios android mac`,
    ),
  },
  tox: {
    plain: { cued: 'tox -e' },
    called: 'tox.ini',
    noun: 'environment',
    run: /^tox .*?-e ?(?<name>[\w.-]+)(?=\s|$)/,
    own: /^(?:py|pypy)?[\d.]*$/,
  },
  nox: {
    plain: { cued: 'nox -s' },
    called: 'noxfile.py',
    noun: 'session',
    run: /^nox .*?-s ?(?<name>[\w.-]+)(?=\s|$)/,
  },
  invoke: { plain: { cued: 'invoke|inv' }, called: 'tasks.py', noun: 'task', run: after('inv(?:oke)?|fab') },
  mage: { plain: { cued: 'mage' }, called: 'magefile.go', noun: 'target', run: after('mage'), own: /^init$/ },
  gulp: {
    plain: { surely: 'gulp' },
    called: 'gulpfile',
    noun: 'task',
    run: after('(?:npx )?(?:gulp|grunt)'),
  },
  mise: {
    plain: { cued: 'mise run' },
    called: 'mise.toml',
    noun: 'task',
    run: after('mise (?:run|r)|pixi run'),
    programs: true,
  },
  melos: { called: 'melos.yaml', noun: 'script', run: after('melos run') },
  cabal: { called: 'the cabal file', noun: 'program', run: after('(?:cabal|stack) (?:run|exec)'), programs: true },
  zig: { called: 'build.zig', noun: 'step', run: after('zig build'), own: /^(?:un)?install$/ },
} as const satisfies Record<string, Row>;

export const RUNNERS: Readonly<Record<Runner, Row>> = ROWS;

const ROW_LIST = Object.entries(RUNNERS) as [Runner, Row][];

const plainly = (kind: 'surely' | 'cued'): string => ROW_LIST.flatMap(([, { plain }]) => plain?.[kind] ?? []).join('|');

/** Commands in plain words; by its first words one can be nothing else. */
export const PLAIN_RUN = new RegExp(
  String.raw`(?<![\p{L}\p{N}_/.-])(?:(?<sure>${plainly('surely')})|${plainly('cued')}) ?[a-zA-Z][\w:.-]*[\w]`,
  'gu',
);

/** What a command is to run, and by whom: without options, or else with them. */
export const ranBy = (plain: string, whole: string): { runner: Runner; script: string; isOwn: boolean } | undefined => {
  for (const [runner, { run, own }] of ROW_LIST) {
    const { script, name, task } = (run.exec(plain) ?? run.exec(whole))?.groups ?? {};
    const said = script ?? name ?? task;
    if (said !== undefined) return { runner, script: said, isOwn: script === undefined && own?.test(said) === true };
  }
  return undefined;
};
