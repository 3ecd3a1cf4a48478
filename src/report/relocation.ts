import { counted } from './memories.ts';
import { shellWord } from '../text/shell-word.ts';
import { tilde } from '../text/safe.ts';
import type { MovedStore } from '../verbs/moved-stores.ts';
import type { Relocation } from '../verbs/relocation.ts';
import { count, headed, laid, paint, plural, type Screen } from './terminal.ts';

/** What a move would change, store by store, what stays, and where the old path is still said. */
export const relocationText = (
  { move, stores, mentions, stands, joins }: Relocation,
  diffs: readonly string[],
  { rows, home, screen }: { rows: number; home: string; screen: Screen },
): string => {
  const [old = '', now] = [tilde(move.from[0] ?? '', home), tilde(move.to, home)];
  const changed = stores.filter(
    ({ store, changes }) => changes.length > 0 && !stores.some(({ was }) => was === store.at.root),
  );
  const lines = [
    ...counted(changed.map((each) => [each.memories, `in ${each.adapter.title}`])).flatMap((cells, at) => [
      `  ${cells.join(' ')}`,
      ...whereOf(changed[at] as MovedStore, home).flatMap((line) => laid(screen, line, '    ', 'dim', '      ')),
    ]),
    ...(rows === 0 ? [] : [`  ${plural(rows, 'row')} of memport's own ledger`]),
  ];
  const stays = stores.flatMap(({ store, stays: left, beside }) =>
    [...left, ...beside.map((file) => ({ file, why: 'it is not read as memory' }))].map((each) => ({
      ...each,
      root: store.at.root,
    })),
  );
  const joining = [
    ...(stands ? [`${old} still stands: it was not moved, and its sessions stay with it`] : []),
    ...(joins > 0 ? [`${plural(joins, 'memory', 'memories')} of ${now} stand there already; these come beside`] : []),
  ];
  const mend = rewordCommand(move, [...new Set(mentions.map(({ file }) => file))], home);
  return [
    ...(lines.length + stays.length === 0
      ? [`No harness tells anything by ${old}.`]
      : [paint(screen, 'bold', `${old} is ${now} now.`), ...lines]),
    '',
    ...headed(screen, 'Two projects become one here:', joining, (line) => laid(screen, line, '  ', 'yellow', '    ')),
    ...(diffs.length === 0 ? [] : [...diffs, '']),
    ...headed(screen, 'Left where it is:', stays, ({ file, why, root }) =>
      laid(
        screen,
        `${tilde(file === '.' ? root : `${root}/${file}`, home)}: ${tilde(why, home)}`,
        '  ',
        undefined,
        '    ',
      ),
    ),
    ...headed(
      screen,
      `${count(mentions.length)} ${mentions.length === 1 ? 'line still says' : 'lines still say'} ${old}. These are your words, so they are left to you:`,
      mentions,
      ({ file, line }) => [`  ${tilde(file, home)}:${line}`],
      { style: 'yellow', most: 8 },
    ),
    ...(mend === undefined ? [] : [`To change them where you agree: ${mend}`, '']),
  ].join('\n');
};

/**
 * One command that says the new path in a few files. The paths go in as values: no sign of theirs means more than
 * itself, and a longer name that begins like the old one stays, the new one among them.
 */
const rewordCommand = ({ from: [old = ''], to }: Relocation['move'], files: readonly string[], home: string) => {
  if (files.length === 0 || files.length > 8) return undefined;
  const names = files.map((file) => (shellWord(file) === file ? tilde(file, home) : shellWord(file)));
  const said = to.startsWith(old) ? '(?:\\Q$ENV{NEW}\\E|\\Q$ENV{OLD}\\E)' : '\\Q$ENV{OLD}\\E';
  const edit = `perl -pi -e 's{${said}(?![\\w.\\x80-\\xff-])}{$ENV{NEW}}g'`;
  return `OLD=${shellWord(old)} NEW=${shellWord(to)} ${edit} ${names.join(' ')}`;
};

const whereOf = ({ store, was, changes }: MovedStore, home: string): string[] =>
  was === undefined
    ? [`${tilde(store.at.root, home)}, ${plural(changes.length, 'file')}`]
    : [tilde(was, home), `→ ${tilde(store.at.root, home)}, ${plural(changes.length, 'file')}`];
