export type Shell = 'bash' | 'zsh' | 'fish';

export interface Completable {
  name: string;
  about: string;
  options: readonly string[];
}

/** A script that completes command names, their options, and harnesses. */
export const completionScript = (
  shell: Shell,
  commands: readonly Completable[],
  harnesses: readonly string[],
): string => SCRIPTS[shell](commands, harnesses);

const quoted = (text: string): string => text.replace(/'/g, `'\\''`);

const SCRIPTS: Readonly<Record<Shell, (commands: readonly Completable[], harnesses: readonly string[]) => string>> = {
  bash: (commands, harnesses) => `# memport completion for bash
_memport() {
  local word="\${COMP_WORDS[COMP_CWORD]}" command="\${COMP_WORDS[1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${commands.map(({ name }) => name).join(' ')}' -- "$word"))
    return
  fi
  case "$command" in
${commands.map(({ name, options }) => `    ${name}) COMPREPLY=($(compgen -W '${[...options, ...harnesses].join(' ')}' -- "$word")) ;;`).join('\n')}
  esac
}
complete -o default -F _memport memport
`,
  zsh: (commands, harnesses) => `#compdef memport
# memport completion for zsh
_memport() {
  local -a commands
  commands=(
${commands.map(({ name, about }) => `    '${name}:${quoted(about.replace(/:/g, '\\:'))}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  case "$words[2]" in
${commands.map(({ name, options }) => `    ${name}) compadd -- ${[...options, ...harnesses].join(' ')} ;;`).join('\n')}
  esac
}
compdef _memport memport
`,
  fish: (commands, harnesses) => `# memport completion for fish
${commands.map(({ name, about }) => `complete -c memport -n __fish_use_subcommand -f -a ${name} -d '${quoted(about)}'`).join('\n')}
${commands.flatMap(({ name, options }) => options.map((option) => `complete -c memport -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}`)).join('\n')}
complete -c memport -n 'not __fish_use_subcommand' -f -a '${harnesses.join(' ')}'
`,
};
