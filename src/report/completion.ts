import type { CommandOutline, OptionOutline, Takes } from './outline.ts';

export type Shell = 'bash' | 'zsh' | 'fish';

export interface Names {
  /** All that can be named; arrows have one end that is on this machine. */
  harnesses: readonly string[];
  here: readonly string[];
}

/** A script that completes commands, arrows, what each command takes, its options and their values. */
export const completionScript = (shell: Shell, commands: readonly CommandOutline[], names: Names): string =>
  SCRIPTS[shell](commands, names);

/** What can stand first: commands, and two harnesses with an arrow. */
const firstWords = (commands: readonly CommandOutline[], names: Names): (readonly [string, string])[] => [
  ...commands.map(({ name, about }) => [name, about] as const),
  ['diff', 'every decision and changed line of a migration; nothing is written'] as const,
  ['help', 'the help of a command'] as const,
  ...names.harnesses.map((id) => [id, `what ${id} keeps and what its model sees`] as const),
  ...arrowsBetween(names).map((arrow) => [arrow, `carry memories, ${arrow.replace(':', ' to ')}`] as const),
];

const arrowsBetween = ({ harnesses, here }: Names): string[] =>
  harnesses.flatMap((from) =>
    harnesses.flatMap((to) => (from === to || !(here.includes(from) || here.includes(to)) ? [] : [`${from}:${to}`])),
  );

/** By which word the scripts of bash and zsh look up what stands in a place. */
const sourceOf = (takes: Takes): string => ('of' in takes ? `@${takes.of}` : takes.words.join(' '));

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const valued = ({ options }: CommandOutline): (OptionOutline & { takes: Takes })[] =>
  options.flatMap((option) => (option.takes ? [{ ...option, takes: option.takes }] : []));

/** The words that a command's places take, in their order. */
const placesOf = (command: CommandOutline): string => {
  const places = command.arguments.map(({ takes }) => sourceOf(takes).replaceAll(' ', ','));
  const parts = command.parts.map(({ name }) => name).join(',');
  if (parts === '') return places.join(' ');
  return [[parts, places[0]].filter(Boolean).join(','), ...places.slice(1)].join(' ');
};

const table = (commands: readonly CommandOutline[], describe: boolean): string =>
  commands
    .flatMap((command) => [
      `    ${command.name}) places=${quoted(placesOf(command))}; flags=(${command.options
        .map(({ long, about }) => (describe ? quoted(`${long}:${about.replaceAll(':', '\\:')}`) : long))
        .join(' ')}) ;;`,
    ])
    .join('\n');

const values = (commands: readonly CommandOutline[]): string =>
  commands
    .flatMap((command) =>
      valued(command).map(({ long, takes }) => `    '${command.name} ${long}') source=${quoted(sourceOf(takes))} ;;`),
    )
    .join('\n');

/** What bash and zsh have in common: which command is meant by the words so far, and which place of it is typed. */
const meant = ({ harnesses }: Names, words: string): string => `  for word in ${words}; do
    if [[ -z $verb ]]; then
      case "$word" in -*) ;; diff|*:*|*→*|${harnesses.join('|')}) verb=migrate ;; help) ;; *) verb=$word ;; esac
    elif [[ $word != -* ]]; then place=$((place + 1)); fi
  done`;

const SCRIPTS: Readonly<Record<Shell, (commands: readonly CommandOutline[], names: Names) => string>> = {
  bash: (commands, names) => `# memport completion for bash
_memport() {
  local line="\${COMP_LINE:0:COMP_POINT}" word verb= place=0 places= source= all= found=
  local -a words flags slots
  read -ra words <<< "$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  local typed="\${words[\${#words[@]}-1]}" before="\${words[\${#words[@]}-2]}"
${meant(names, '"${words[@]:1:${#words[@]}-2}"')}
  case "$verb" in
${table(commands, false)}
  esac
  case "$verb $before" in
${values(commands)}
  esac
  if [[ -z $verb ]]; then all=${quoted(
    firstWords(commands, names)
      .map(([word]) => word)
      .join(' '),
  )}
  elif [[ -n $source ]]; then all=$source
  elif [[ $typed == -* ]]; then all="\${flags[*]}"
  else slots=($places); all="\${slots[$place]:-\${places##* }}"; all="\${all//,/ }"; fi
  for word in $all; do
    case "$word" in
      @harness) found+=' ${names.harnesses.join(' ')}' ;;
      @file) COMPREPLY=($(compgen -f -- "$typed")); return ;;
      @folder) COMPREPLY=($(compgen -d -- "$typed")); return ;;
      @*) found+=" $(memport completion --words "\${word#@}" 2>/dev/null | cut -f1)" ;;
      *) found+=" $word" ;;
    esac
  done
  COMPREPLY=($(compgen -W "$found" -- "$typed"))
  # Readline takes what stands behind the last colon for the word.
  if [[ $typed == *:* && $COMP_WORDBREAKS == *:* ]]; then COMPREPLY=("\${COMPREPLY[@]#"\${typed%:*}":}"); fi
}
complete -o default -F _memport memport
`,
  zsh: (commands, names) => `#compdef memport
# memport completion for zsh
_memport() {
  local typed="\${words[CURRENT]}" before="\${words[CURRENT-1]}" word verb= place=0 places= source= all=
  local -a flags found first slots
${meant(names, '"${(@)words[2,CURRENT-1]}"')}
  case "$verb" in
${table(commands, true)}
  esac
  case "$verb $before" in
${values(commands)}
  esac
  if [[ -z $verb ]]; then
    first=(
${firstWords(commands, names)
  .map(([word, about]) => `      ${quoted(`${word.replaceAll(':', '\\:')}:${about.replaceAll(':', '\\:')}`)}`)
  .join('\n')}
    )
    _describe 'command' first
    return
  elif [[ -n $source ]]; then all=$source
  elif [[ $typed == -* ]]; then _describe -o 'option' flags; return
  else slots=(\${=places}); all="\${slots[place+1]:-\${places##* }}"; all="\${all//,/ }"; fi
  for word in \${=all}; do
    case "$word" in
      @harness) found+=(${names.harnesses.join(' ')}) ;;
      @file) _files; return ;;
      @folder) _files -/; return ;;
      @*) found+=("\${(@f)$(memport completion --words "\${word#@}" 2>/dev/null | sed 's/:/\\\\:/g' | tr '\\t' ':')}") ;;
      *) found+=("$word") ;;
    esac
  done
  _describe 'value' found
}
if [[ \${zsh_eval_context[-1]} == loadautofunc ]]; then _memport "$@"; else compdef _memport memport; fi
`,
  fish: (commands, names) => {
    const line = (condition: string, rest: string): string => `complete -c memport -f -n '${condition}' ${rest}`;
    const offered = (takes: Takes): string => {
      if ('words' in takes) return `-x -a ${quoted(takes.words.join(' '))}`;
      if (takes.of === 'harness') return `-x -a ${quoted(names.harnesses.join(' '))}`;
      if (takes.of === 'folder') return `-x -a '(__fish_complete_directories)'`;
      if (takes.of === 'file') return '-r -F';
      return `-x -a '(memport completion --words ${takes.of} 2>/dev/null)'`;
    };
    return `# memport completion for fish
${firstWords(commands, names)
  .map(([word, about]) => line('__fish_use_subcommand', `-a ${quoted(word)} -d ${quoted(about)}`))
  .join('\n')}
${commands
  .flatMap((command) => {
    const shorthand = ['', 'diff', ...names.harnesses, ...arrowsBetween(names)].join(' ');
    const verbs = `${command.name}${command.name === 'migrate' ? shorthand : ''}`;
    const here = `__fish_seen_subcommand_from ${verbs}`;
    return [
      ...command.parts.map(({ name, about }) => line(here, `-a ${name} -d ${quoted(about)}`)),
      ...command.arguments
        .filter(({ takes }) => !('words' in takes) || takes.words.length > 0)
        .map(({ takes }) => line(here, offered(takes).replace(/^-[xr] /, ''))),
      ...command.options.map(({ long, about, takes }) =>
        line(here, `-l ${long.slice(2)} -d ${quoted(about)}${takes ? ` ${offered(takes)}` : ''}`),
      ),
    ];
  })
  .join('\n')}
`;
  },
};
