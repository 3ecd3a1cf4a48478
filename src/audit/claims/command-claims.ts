import { ranBy, RUNNERS, type Runner } from '../../manifests/runners.ts';
import type { Claim, ClaimMatter } from './claim.ts';
import { PROGRAMS } from './known-names.ts';
import { isOfFamily } from './known-packages.ts';
import { pathIn } from './path-claims.ts';
import { wordsOf } from './word-table.ts';

/** Words of a package manager itself: what follows is no script. */
const OWN = new Set(
  'add audit bin bugs cache ci config create dedupe deploy dist-tag dlx docs doctor exec explain fetch help import info init install install-test i link list ll licenses login logout ls node outdated owner pack patch patch-commit plugin prefix prune publish rb rebuild remove rm root search self-update server set setup shrinkwrap store team unlink uninstall un unplug up update upgrade upgrade-interactive version versions view whoami why workspace workspaces x global approve-builds env recursive -r'.split(
    ' ',
  ),
);
const OWN_SCRIPTS = new Set(['test', 'start', 'stop', 'restart', 't']);
const INTERPRETER =
  /^(?:node|python3?|bash|sh|zsh|ruby|php|perl|tsx|ts-node|bun|deno|pytest|source|\.|Rscript|cat|less|vim|code|psql)$/;
/** Programs of others that are given a file of the project. */
const TAKES_FILE =
  /^(?:nix-shell|ansible-playbook|rspec|phpunit|jest|vitest|playwright|mypy|ruff|streamlit|helm|terraform|psql|sqlite3|k6|locust|newman|hurl|vhs|quarto|pandoc|latexmk|xelatex|lualatex)$/;
const DONE = /\$|<[\w -]+>|\{\{|…|\.\.\./;

export interface CommandWords {
  said: ClaimMatter;
  /** Where it begins in the line. */
  at: number;
}

/** What the commands of a line take for granted: scripts, files, programs. */
export const commandsIn = (line: string): CommandWords[] => {
  const out: CommandWords[] = [];
  let at = 0;
  let elsewhere = false;
  for (const part of line.split(/(&&|\|\||;|\||\n)/)) {
    if (!/^(?:&&|\|\||;|\||\n)$/.test(part)) {
      const words = part
        .replace(/(?<=\s|^)#.*$/, '')
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '');
      const start = at + part.length - part.trimStart().length;
      while (
        words.length > 0 &&
        /^(?:[A-Z_][A-Z0-9_]*=\S*|\$|%|sudo|time|env|exec|command|nohup|xargs)$/.test(words[0] as string)
      )
        words.shift();
      if (/^(?:ssh|scp|rsync|docker|docker-compose|podman|kubectl|vagrant|heroku|wsl|su)$/.test(words[0] ?? ''))
        elsewhere = true;
      // What a container of the project runs are the project's scripts.
      const inside = INSIDE.exec(words.join(' '))?.groups?.['inner'];
      if (inside !== undefined) out.push(...commandsIn(inside).filter(({ said }) => said.kind === 'script'));
      if (!elsewhere && words.length > 0) out.push(...saidBy(words).map((said) => ({ said, at: start })));
    }
    at += part.length;
  }
  return out;
};

/** Behind these options stands what they are given. */
const GIVEN = /^(?:-[CwFf]|--(?:prefix|filter|workspace|dir|cwd|justfile|taskfile|file|directory|silent=.*))$/;

const INSIDE =
  /^(?:docker compose|docker-compose|podman compose|ddev|lando|sail) (?:-\S+ )*(?:(?:run|exec) (?:--?\S+ )*[a-z][\w-]* )?(?<inner>\S.*)$/;

const saidBy = ([first = '', ...rest]: readonly string[]): ClaimMatter[] => {
  const isGiven = (at: number): boolean => GIVEN.test(rest[at - 1] ?? '');
  // `make -C ../infra up`
  if (rest.some((word, at) => isGiven(at) && /^(?:\.\.|[~/])/.test(word))) return [];
  const plain = rest.filter((word, at) => !word.startsWith('-') && !isGiven(at));
  const [one, two] = plain;
  const whole = [first, ...rest].join(' ');
  const ran = ranBy([first, ...plain].join(' '), whole);
  if (ran?.isOwn) return [];
  if (ran) return script(ran.runner, ran.script, RUNNERS[ran.runner].programs !== true);
  const inner = subcommandIn(whole);
  if (inner !== undefined) return inner;
  switch (first) {
    case 'npm':
      return one === 'test' || one === 't' ? script('npm', 'test') : one === 'start' ? script('npm', one, false) : [];
    case 'pnpm':
    case 'yarn':
    case 'bun':
      if (one === 'run') return script('npm', two, false);
      if (one === 'workspace' && first === 'yarn') return script('npm', plain[2], false);
      if (one === 'exec') return broughtBy(two);
      return one === undefined || OWN.has(one) || (first === 'bun' && (one === 'test' || one === 'build'))
        ? []
        : script('npm', one, one.includes(':') || OWN_SCRIPTS.has(one));
    case 'make':
    case 'just':
    case 'npx':
    case 'bunx':
    case 'uvx':
    case 'pipx':
    case 'corepack':
      return [];
    case 'poetry':
    case 'uv':
    case 'pdm':
    case 'pipenv':
      return one === 'run' ? [...fileIn(two), ...programIn(two)] : [];
    case 'go':
      return one === 'run' ? fileIn(two?.startsWith('./') === true ? two.replace(/\/?$/, '/') : two) : [];
    case 'cd':
      return one === undefined ? [] : fileIn(`${one.replace(/\/$/, '')}/`, true);
  }
  if (/^\.{1,2}\//.test(first) || (first.includes('/') && !first.startsWith('/') && !first.startsWith('~')))
    return fileIn(first);
  if (INTERPRETER.test(first)) return fileIn(rest.find((word) => !word.startsWith('-') && word !== 'run'));
  const given = TAKES_FILE.test(first)
    ? rest.find((word, at) => !word.startsWith('-') && !/^--?o/.test(rest[at - 1] ?? '') && word.includes('/'))
    : undefined;
  if (given !== undefined) return fileIn(given);
  return /^[a-z][a-z0-9]*(?:[-_.][a-z0-9]+)*$/.test(first) && first.length > 2 && !PROGRAMS.has(first)
    ? [{ kind: 'command', program: first }]
    : [];
};

const script = (runner: Runner, name: string | undefined, sure = true): ClaimMatter[] =>
  name === undefined || DONE.test(name) || !/^[\w][\w:./-]*$/.test(name)
    ? []
    : [{ kind: 'script', runner, script: name.replace(/[.,:]$/, ''), sure }];

/** `uv run toolbox-sync`: a program of the project, or of what it depends on. */
const programIn = (word: string | undefined): ClaimMatter[] =>
  word !== undefined && /^[a-z][a-z\d]+(?:[-_][a-z\d]+)+$/.test(word)
    ? [{ kind: 'command', program: word, brought: true }]
    : [];

/** `pnpm exec syncpack`: a package of the project brings the program of its name. */
const broughtBy = (program: string | undefined): ClaimMatter[] =>
  program !== undefined && /^[a-z][\w-]{3,}$/.test(program) && !PROGRAMS.has(program)
    ? [{ kind: 'package', name: program, ecosystem: 'npm', sure: false, brought: true }]
    : [];

/** What frameworks call the commands of a project by: behind these words stands its name. */
const FRAMEWORKS: readonly (readonly [words: RegExp, builtin?: RegExp | undefined, below?: string])[] = [
  [
    /^(?:python3? )?(?:\.\/)?(?:[\w.-]+\/)*manage\.py (?<name>[a-z]\w+_\w+)/,
    /^(?:create_?superuser|collect_?static|make_?messages|compile_?messages|clear_?sessions|rebuild_index|update_index|show_urls|shell_plus|runserver_plus|reset_db|sql\w+|clean_pyc|find_?static|remove_stale_contenttypes|migrate_schemas|generate_\w*schema|spectacular)$/,
  ],
  [
    /^(?:php )?artisan (?<name>[a-z][\w-]*:[\w:-]+)/,
    /^(?:make|migrate|db|cache|config|route|view|queue|schedule|storage|key|vendor|event|optimize|horizon|telescope|passport|sanctum|scout|octane|sail|schema|model|lang|package|notifications|session|nova|livewire|filament|permission|ide-helper|install|auth|stub|channel|env|queue-monitor|media-library|activitylog|backup|tinker|pail|breeze|jetstream|reverb):/,
  ],
  [/^(?:php |symfony )?(?:bin\/)?console (?<name>app:[\w:-]+)/],
  // The crate of that name runs what is called so, and says so in its own files.
  [/^cargo xtask (?<name>[a-z][\w-]+)/, undefined, 'xtask'],
];

const subcommandIn = (line: string): ClaimMatter[] | undefined => {
  for (const [said, builtin, below] of FRAMEWORKS) {
    const name = said.exec(line)?.groups?.['name'];
    if (name === undefined) continue;
    if (builtin?.test(name)) return [];
    return [{ kind: 'command', program: name, ...(below !== undefined && { below }) }];
  }
  return undefined;
};

const fileIn = (word: string | undefined, folder = false): ClaimMatter[] => {
  const found = word === undefined ? undefined : pathIn(word, true);
  if (found === undefined || (!found.path.includes('/') && !folder && !/^\.\//.test(word ?? ''))) return [];
  return [{ kind: 'path', path: found.path, folder: found.folder || folder }];
};

/** Words before a code span that say that it is run. */
export const RUNS =
  /(?<!\p{L})(?:runs?|running|execute[sd]?|invoke[sd]?|call|launch|start|type|command|cli|tool|binary|via|with|führe|starte|ausführen|befehl|mit|ejecut\p{L}*|corre\p{L}*|comando|rode|rodar|execut\p{L}*|lanc\p{L}*|exécut\p{L}*|commande|запуст\p{L}*|запуска\p{L}*|выполн\p{L}*|команд\p{L}*)[\s:"'“(*_]*$|(?:运行|执行|命令|用|実行|コマンド|실행|명령)[\s:：*_]*$/u;
/** And of several words in a code span these do, too. */
export const RUNS_ALL =
  /(?<!\p{L})(?:do|does|through|by|using|use|passe[rz]?|par|avec|con|mediante|com|tramite|met|door|przez|med|genom|nutze|через|за допомогою)[\s:"'“(*_]*$/u;
const RUN_ALL_AFTER =
  /^[\s*_"'”»]*(?:ausführen|starten|aufrufen|laufen lassen|uitvoeren|draaien|ile|çalıştır\p{L}*|से|चला\p{L}*|ajaa|köra|körs)(?!\p{L})/u;
/** Words of languages, and of people to one another. */
const NO_PROGRAM =
  /^(?:import|from|select|insert|delete|update|create|alter|drop|return|throws?|await|async|class|function|const|please|error|failed|cannot|connection|permission|invalid|missing|unknown|expected|undefined)$/;
/** The same behind it. */
export const RUN_AFTER =
  /^[\s*_]*(?:を実行|コマンド|で(?:実行|生成|ビルド|デプロイ)|을 실행|를 실행|명령|으로|로 |command|cli(?!\p{L})|命令)/u;

/** The repository is said to have it, as a program: a language a line. */
const IN_REPO = wordsOf(
  [
    "(?:this|the|our) (?:repo(?:sitory)?|project|code ?base) (?:has|contains|ships|brings|comes with|includes|carries) (?:its own |an? |the )?(?:\\p{L}+ ){0,2}(?:tool|command|cli|program|binary|utility)(?: called)?|(?:own|bundled|in-repo|repo[’']s) (?:\\p{L}+ )?(?:tool|command|cli|program|binary)",
    '(?:im|das) (?:repo\\p{L}*|projekt) (?:bringt |hat |enthält |gibt es )?(?:das |ein |eigenes |ein eigenes )?(?:\\p{L}+)?(?:werkzeug|programm|kommando|tool)(?: mit)?',
    '(?:el|este) (?:repo\\p{L}*|proyecto) (?:trae|tiene|incluye) (?:la |una? |el )?(?:herramienta|comando|programa|utilidad)',
    '(?:o|este) (?:repo\\p{L}*|projeto) (?:traz|tem|inclui) (?:a |uma? |o )?(?:ferramenta|comando|programa|utilitário)',
    "(?:le|ce) (?:dépôt|repo|projet) (?:fournit|contient|a|embarque) (?:l[’']|un |une |le |la )?(?:outil|commande|programme|utilitaire)",
    '(?:il|questo) (?:repo\\p{L}*|progetto) (?:contiene|ha|porta) (?:lo |il |un[oa]? )?(?:strumento|comando|programma)|(?:de|deze) repo\\p{L}* (?:bevat|heeft) (?:de |het |een )?(?:tool|commando|programma|hulpmiddel)',
    'repozytorium (?:zawiera|ma) (?:narzędzie|polecenie|program)|repo\\p{L}* (?:innehåller|har) (?:verktyget|kommandot|programmet)|depoda(?:ki)? (?:araç|komut|program)',
    'в репозитории (?:есть |лежит )?(?:утилита|программа|команда|инструмент)|у репозиторії (?:є )?(?:утиліта|програма|команда|інструмент)',
    '(?:仓库|项目)(?:里|中)(?:自带)?的?(?:工具|命令)?\\s?|リポジトリ(?:に|の中の|同梱の)(?:は)?\\s?|저장소(?:에|의|에는)\\s?',
  ],
  { after: '[\\s:：*_]*$' },
);
/** A program of the project's own. */
const OWN_BIN = String.raw`(?:console[- ]scripts?|entry[- ]points?|(?:our|own|its) bins?|bins? (?:of|in) (?:our |the )?package|(?:helper|own|our) (?:binary|command|cli|tool)|(?:second|other|third) (?:bin|binary|command|cli)|eigenes (?:programm|kommando|skript)|(?:nuestro|propio) (?:comando|programa)|(?:nosso|próprio) (?:comando|programa)|(?:notre|propre) (?:commande|programme))`;
/** The sentence says so right before or right behind what it calls that: `reads x` behind the words says it of nothing. */
const BIN_BEFORE = new RegExp(
  String.raw`(?<!\p{L})${OWN_BIN}(?: (?:is|called|named|heißt|ist|es|se llama|é|se chama|est|s[’']appelle))?[\s:："'“«(*_]*$`,
  'u',
);
const BIN_AFTER = new RegExp(
  String.raw`^[\s"'”»)*_,–—-]*(?:(?:is|ist|es|é|est) )?(?:(?:one of|an?|the|our|its|this|ein|unser|el|la|un|o|a|um|le) ){0,2}${OWN_BIN}(?!\p{L})`,
  'u',
);
export const isOwnBin = (before: string, after: string): boolean => BIN_BEFORE.test(before) || BIN_AFTER.test(after);
/** Whether a code span is a command and no phrase, file or expression. */
export const isCommand = (text: string, before: string, after: string): boolean => {
  const [first = '', second] = text.trim().split(/\s+/);
  if (/[(){}=<>:;,]$|^[A-Z]/.test(first) || /[=(){}]|=>/.test(first)) return false;
  if (second === undefined)
    return (
      (/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+$/.test(first) &&
        !(isOfFamily(first) && !/(?:run|command|tool|cli)\p{L}*[\s*_"'“(]*$/u.test(before)) &&
        (RUNS.test(before) || RUN_AFTER.test(after) || IN_REPO.test(before))) ||
      (/^[a-z][a-z0-9]{3,}$/.test(first) && IN_REPO.test(before))
    );
  if (NO_PROGRAM.test(first)) return false;
  if (/\s--?[a-z]/i.test(text) || RUNS.test(before) || RUN_AFTER.test(after)) return true;
  if (RUNS_ALL.test(before) || RUN_ALL_AFTER.test(after)) return /^[a-z][a-z\d]{3,}$/.test(first);
  // `piaoju-cli batch ./in`: it is called like a program, and is given what programs are given.
  return (
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*-(?:cli|ctl|tool|gen|check|lint|sync|export|import|build|admin|runner)$/.test(
      first,
    ) ||
    (/^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+$|^[a-z][a-z\d]{6,}$/.test(first) &&
      /\s(?:\.{0,2}\/?[\w-]+\.[a-z]{2,4}|\.{0,2}\/[\w./-]+|[\w-]+\/|\.|\d[\w/.-]*)(?:\s|$)/.test(text))
  );
};

export const isRunner = (text: string): boolean =>
  /^(?:\$ )?(?:[A-Z_]+=\S+ )*(?:npm|pnpm|yarn|bun|bundle|node|python3?|bash|sh|tsx|ts-node|ruby|php|cd|uv|poetry|go run|docker compose|docker-compose|ddev|lando|sail|artisan|(?:\.\/)?bin\/(?:rails|console)|(?:\.\/)?manage\.py|\.{1,2}\/)(?:\s|(?<=\/))/.test(
    text,
  ) ||
  isRan(text.replace(/^(?:\$ )?(?:[A-Z_]+=\S+ )*/, '')) ||
  isScriptCall(text);

const isRan = (text: string): boolean => ranBy(text, text) !== undefined || subcommandIn(text) !== undefined;

/** `scripts/flash.sh /dev/ttyUSB0`: a file of the project with what it is given. */
const isScriptCall = (text: string): boolean => {
  const [first = '', second] = text.trim().split(/\s+/);
  return (
    second !== undefined &&
    /^(?:(?:scripts?|bin|ci|hack|ops|dev|tools?|support)\/[\w./-]+|[\w.-]+(?:\/[\w.-]+)*\/[\w.-]+\.(?:sh|bash|py|[cm]?[jt]s|rb|pl|ps1))$/.test(
      first,
    ) &&
    pathIn(first, true) !== undefined
  );
};

export const claimOf = (said: ClaimMatter, text: string, span: Claim['span'], stands: Claim['stands']): Claim => ({
  ...said,
  text,
  span,
  stands,
});
