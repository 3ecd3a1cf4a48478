import { counted } from './memories.ts';
import { shellWord } from '../text/command.ts';
import { tilde } from '../text/safe.ts';
import type { MovedStore } from '../verbs/moved-stores.ts';
import type { Relocation } from '../verbs/relocation.ts';
import { count, headed, laid, paint, plural, type Screen } from './terminal.ts';

/** What a move would change, store by store, what stays, and where the old path is still said. */
export const relocationText = (
  { move, stores, mentions }: Relocation,
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
  const mend = rewordCommand(move, [...new Set(mentions.map(({ file }) => file))], home);
  return [
    paint(screen, 'bold', `${old} is ${now} now.`),
    ...(lines.length + stays.length === 0 ? [`  No harness tells anything by ${old}.`] : lines),
    '',
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

/** One command that says the new path in a few files; none where a path would mean more than itself in it. */
const rewordCommand = ({ from: [old = ''], to }: Relocation['move'], files: readonly string[], home: string) => {
  const isPlain = [old, to].every((path) => /^[\p{L}\p{N}/._-]+$/u.test(path));
  if (!isPlain || files.length === 0 || files.length > 8) return undefined;
  const names = files.map((file) => (shellWord(file) === file ? tilde(file, home) : shellWord(file)));
  return `perl -pi -e 's{\\Q${old}\\E(?![\\w.-])}{${to}}g' ${names.join(' ')}`;
};

const whereOf = ({ store, was, changes }: MovedStore, home: string): string[] =>
  was === undefined
    ? [`${tilde(store.at.root, home)}, ${plural(changes.length, 'file')}`]
    : [tilde(was, home), `→ ${tilde(store.at.root, home)}, ${plural(changes.length, 'file')}`];
