import { commandsOf } from '../commands-run.ts';
import type { Call } from '../calls-done.ts';

/** Commands that only look: with them nothing is changed. The words after the program, where they matter. */
const LOOKING: readonly string[] = (
  'ls,cat,head,tail,less,more,grep,rg,ag,fd,find,tree,stat,file,wc,sort,uniq,cut,diff,cmp,pwd,which,type,command,echo,' +
  'printf,date,env,printenv,whoami,id,uname,df,du,ps,jq,yq,awk,test,[,[[,true,false,cd,realpath,readlink,basename,' +
  'dirname,sleep,xxd,nl,export,set,source,man,history,hostname,time,timeout,sudo,xargs,nice,bat,eza'
).split(',');
const LOOKING_AT: readonly (readonly [program: string, words: RegExp])[] = [
  [
    'git',
    /^(?:status|log|diff|show|branch(?! -[dDmM])|ls-files|ls-remote|remote(?: -v)?$|blame|grep|rev-parse|describe|config --get|stash list|fetch|tag$|tag -l)/,
  ],
  ['npm', /^(?:ls|list|view|outdated|help|-v|--version)/],
  ['pnpm', /^(?:ls|list|why|outdated|-v|--version)/],
  ['docker', /^(?:ps|images|logs|inspect)/],
  ['kubectl', /^(?:get|describe|logs)/],
  ['gh', /^(?:\w+ (?:list|view|status|checks|diff))/],
];

const READING =
  /^(?:read|grep|glob|ls|search|list|view|find|fetch|webfetch|websearch|todo\w*|update_plan|notebookread)/i;

const looks = ([program = '', ...rest]: readonly string[]): boolean => {
  if (/^(?:ba|z|da|k)?sh$/.test(program)) return true; // what it runs stands beside it
  if (/^sed$/.test(program)) return !rest.some((word) => /^-[a-z]*i|^--in-place/.test(word));
  if (program === 'find' && rest.some((word) => word === '-delete')) return false;
  return LOOKING.includes(program) || LOOKING_AT.some(([of, words]) => of === program && words.test(rest.join(' ')));
};

/** Whether a call can have changed something outside of the talk. */
export const changes = (call: Call): boolean => {
  if (call.path !== undefined) return true;
  const commands = commandsOf(call);
  if (commands.length > 0) return commands.some(({ words }) => !looks(words) || />/.test(redirected(call)));
  return !READING.test(call.tool.replace(/^mcp__\w+?__/, ''));
};

/** What is written by a redirection of the script, streams and the null device aside. */
const redirected = ({ command }: Call): string =>
  (command ?? [])
    .join(' ')
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\d?>&\d|&?\d?>{1,2}\s*\/dev\/null|=>|->/g, '');
