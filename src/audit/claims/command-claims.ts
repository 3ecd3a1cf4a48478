import type { Claim, Runner, ClaimMatter } from './claim.ts';
import { PROGRAMS } from './known-names.ts';
import { pathIn } from './path-claims.ts';

/** Words of a package manager itself: what follows is no script. */
const OWN = new Set(
  'add audit bin bugs cache ci config create dedupe deploy dist-tag dlx docs doctor exec explain fetch help import info init install install-test i link list ll licenses login logout ls node outdated owner pack patch patch-commit plugin prefix prune publish rb rebuild remove rm root search self-update server set setup shrinkwrap store team unlink uninstall un unplug up update upgrade upgrade-interactive version versions view whoami why workspace workspaces x global approve-builds env recursive -r'.split(
    ' ',
  ),
);
const OWN_SCRIPTS = new Set(['test', 'start', 'stop', 'restart', 't']);
const INTERPRETER =
  /^(?:node|python3?|bash|sh|zsh|ruby|php|perl|tsx|ts-node|bun|deno|pytest|source|\.|Rscript|cat|less|vim|code|psql)$/;
const COMPOSER = new Set(
  'install update require remove dump-autoload dumpautoload show outdated validate exec init create-project audit bump self-update global archive clear-cache config depends diagnose licenses prohibits search status suggests why'.split(
    ' ',
  ),
);
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
      if (!elsewhere && words.length > 0) out.push(...saidBy(words).map((said) => ({ said, at: start })));
    }
    at += part.length;
  }
  return out;
};

const saidBy = ([first = '', ...rest]: readonly string[]): ClaimMatter[] => {
  const script = (runner: Runner, name: string | undefined, sure = true): ClaimMatter[] =>
    name === undefined || DONE.test(name) || !/^[\w][\w:./-]*$/.test(name)
      ? []
      : [{ kind: 'script', runner, script: name.replace(/[.,:]$/, ''), sure }];
  const [one, two] = rest.filter(
    (word, at) =>
      !word.startsWith('-') &&
      !/^(?:-[CwFf]|--(?:prefix|filter|workspace|dir|cwd|justfile|taskfile|file|directory|silent=.*))$/.test(
        rest[at - 1] ?? '',
      ),
  );
  switch (first) {
    case 'npm':
      return one === 'run' || one === 'run-script'
        ? script('npm', two)
        : one === 'test' || one === 't'
          ? script('npm', 'test')
          : one === 'start'
            ? script('npm', one, false)
            : [];
    case 'pnpm':
    case 'yarn':
    case 'bun':
      if (one === 'run') return script('npm', two, first !== 'bun');
      if (one === 'workspace' && first === 'yarn') return script('npm', rest[2], false);
      return one === undefined || OWN.has(one) || (first === 'bun' && (one === 'test' || one === 'build'))
        ? []
        : script('npm', one, one.includes(':') || OWN_SCRIPTS.has(one));
    case 'make':
    case 'gmake':
      return one === undefined || one.includes('=') ? [] : script('make', one);
    case 'just':
      return script('just', one);
    case 'task':
    case 'go-task':
      return script('task', one);
    case 'composer':
      return one === 'run' || one === 'run-script'
        ? script('composer', two)
        : one === undefined || COMPOSER.has(one)
          ? []
          : script('composer', one);
    case 'deno':
      return one === 'task' ? script('deno', two) : [];
    case 'rake':
      return script('rake', one);
    case 'poe':
      return script('poe', one);
    case 'bundle':
      return one === 'exec' && two === 'rake' ? script('rake', rest[2]) : [];
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
      return one === 'run' ? fileIn(two) : [];
    case 'cd':
      return one === undefined ? [] : fileIn(`${one.replace(/\/$/, '')}/`, true);
  }
  if (/^\.{1,2}\//.test(first) || (first.includes('/') && !first.startsWith('/') && !first.startsWith('~')))
    return fileIn(first);
  if (INTERPRETER.test(first)) return fileIn(rest.find((word) => !word.startsWith('-') && word !== 'run'));
  return /^[a-z][a-z0-9]*(?:[-_.][a-z0-9]+)*$/.test(first) && first.length > 2 && !PROGRAMS.has(first)
    ? [{ kind: 'command', program: first }]
    : [];
};

const fileIn = (word: string | undefined, folder = false): ClaimMatter[] => {
  const found = word === undefined ? undefined : pathIn(word, true);
  if (found === undefined || (!found.path.includes('/') && !folder)) return [];
  return [{ kind: 'path', path: found.path, folder: found.folder || folder }];
};

/** Words before a code span that say that it is run. */
export const RUNS =
  /(?<!\p{L})(?:runs?|running|execute[sd]?|invoke[sd]?|call|launch|start|type|command|cli|tool|binary|via|with|führe|starte|ausführen|befehl|mit|ejecut\p{L}*|corre\p{L}*|comando|rode|rodar|execut\p{L}*|lanc\p{L}*|exécut\p{L}*|commande|запуст\p{L}*|запуска\p{L}*|выполн\p{L}*|команд\p{L}*)[\s:"'“(*_]*$|(?:运行|执行|命令|用|実行|コマンド|실행|명령)[\s:：*_]*$/u;
/** The same behind it. */
const RUN_AFTER =
  /^[\s*_]*(?:を実行|コマンド|で(?:実行|生成|ビルド|デプロイ)|을 실행|를 실행|명령|으로|로 |command|cli(?!\p{L})|命令)/u;

/** Whether a code span is a command and no phrase, file or expression. */
export const isCommand = (text: string, before: string, after: string): boolean => {
  const [first = '', second] = text.trim().split(/\s+/);
  if (/[(){}=<>:;,]$|^[A-Z]/.test(first) || /[=(){}]|=>/.test(first)) return false;
  if (second === undefined)
    return /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+$/.test(first) && (RUNS.test(before) || RUN_AFTER.test(after));
  return /\s--?[a-z]/i.test(text) || RUNS.test(before) || RUN_AFTER.test(after);
};

export const isRunner = (text: string): boolean =>
  /^(?:\$ )?(?:[A-Z_]+=\S+ )*(?:npm|pnpm|yarn|bun|make|gmake|just|task|composer|deno|rake|poe|bundle|node|python3?|bash|sh|tsx|ts-node|ruby|php|cd|uv|poetry|\.{1,2}\/)(?:\s|(?<=\/))/.test(
    text,
  );

/** Where a command stands in plain words: only what cannot be anything else. */
export const PLAIN_SCRIPT = /(?<![\p{L}\p{N}_/.-])((?:npm|pnpm|yarn|bun|composer) run (?:[a-z][\w:.-]*[\w]))/gu;

export const claimOf = (said: ClaimMatter, text: string, span: Claim['span'], stands: Claim['stands']): Claim => ({
  ...said,
  text,
  span,
  stands,
});
