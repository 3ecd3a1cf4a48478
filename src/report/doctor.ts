import { SEVERITY_COLOURS } from './severities.ts';
import { tilde } from '../text/safe.ts';
import type { DoctorDocument, DoctorProblem } from '../verbs/doctor.ts';
import { count, laid, paint, plural, safeLine, table, type Screen } from './terminal.ts';

type Harness = DoctorDocument['harnesses'][number];

/** What is installed, where its stores are, and what is in the way with the line to type. */
export const doctorText = (document: DoctorDocument, home: string, screen: Screen): string => {
  const { memport, harnesses, known, problems } = document;
  const place = (file: string): string => safeLine(tilde(file, home));
  const own = [
    ['state', `${place(memport.state)}, ${plural(memport.runs, 'run')}`],
    ...(memport.config === undefined
      ? []
      : [['settings', `${place(memport.config)}${memport.configured ? '' : ', not there yet'}`]]),
    ...(memport.repository === undefined ? [] : [['memport.json', place(memport.repository)]]),
  ];
  const [worse, notes] = [problems.filter(isWorse), problems.filter((each) => !isWorse(each))];
  return `${[
    ...laid(screen, `memport ${memport.version} on Node ${memport.node}, ${memport.platform}`, '', 'bold'),
    ...table(screen, own),
    '',
    ...harnesses.flatMap((harness) => [...harnessLines(harness, home, screen), '']),
    ...(known.length === 0
      ? []
      : [...laid(screen, `Nothing here of ${known.map(({ title, id }) => `${title} (${id})`).join(', ')}.`), '']),
    ...listed('In the way:', worse, harnesses, home, screen),
    ...listed('Good to know:', notes, harnesses, home, screen),
    ...laid(screen, 'Nothing was written, and no client was started: packages say the versions.', '', 'dim'),
    ...laid(screen, `Next: ${worse.find(({ type }) => type !== undefined)?.type ?? 'memport'}`),
  ].join('\n')}\n`;
};

const isWorse = ({ severity }: DoctorProblem): boolean => severity !== 'info';

const harnessLines = (harness: Harness, home: string, screen: Screen): string[] => {
  const { title, client, edition, newest, assumed, verifiable, off, code, stores } = harness;
  const program =
    client === undefined
      ? `${verifiable ? 'no program on PATH' : 'its program is not looked for'}; predicted for ${edition}`
      : `${client.version ?? 'version unknown'}  ${safeLine(tilde(client.file, home))}${assumed && client.version !== undefined ? `  (assumed as ${newest})` : ''}`;
  const standing = stores.filter(({ exists }) => exists);
  const here = standing.filter(({ inUseHere }) => inUseHere);
  const others = standing.filter(({ inUseHere }) => !inUseHere);
  const rows = here.map(({ root, memories, locked, refuses }) => [
    plural(memories, 'memory', 'memories'),
    [locked.length > 0 ? 'in use' : '', refuses === undefined ? '' : 'not written', safeLine(tilde(root, home))]
      .filter((word) => word !== '')
      .join('  '),
  ]);
  const rest = others.reduce((sum, { memories }) => sum + memories, 0);
  return [
    ...laid(screen, `${paint(screen, 'bold', title)}  ${program}`, '', undefined, '    '),
    ...(code === undefined
      ? []
      : laid(screen, `its adapter is not memport's own: code from ${safeLine(tilde(code, home))} ran`, '  ', 'yellow')),
    ...(off === undefined ? [] : laid(screen, 'memory is switched off', '  ', 'yellow')),
    ...table(screen, rows),
    ...(others.length === 0
      ? []
      : laid(
          screen,
          `${plural(rest, 'memory', 'memories')} in ${count(others.length)} more, not for this folder`,
          '  ',
        )),
    ...(standing.length === 0
      ? laid(screen, `no store yet: ${safeLine(tilde(stores[0]?.root ?? '', home))}`, '  ')
      : []),
  ];
};

const listed = (
  heading: string,
  problems: readonly DoctorProblem[],
  harnesses: readonly Harness[],
  home: string,
  screen: Screen,
): string[] => {
  if (problems.length === 0) return [];
  const said = ({ about, what }: DoctorProblem): string => {
    const title = harnesses.find(({ id }) => id === about)?.title ?? about;
    return safeLine(what.startsWith(title) ? what : `${title}: ${what}`);
  };
  return [
    paint(screen, 'bold', heading),
    ...problems.flatMap((each) => {
      const { severity, where, todo, type } = each;
      return [
        ...laid(
          screen,
          `${paint(screen, SEVERITY_COLOURS[severity], severity)}  ${said(each)}${where === undefined ? '' : ` (${safeLine(tilde(where, home))})`}`,
          '  ',
          undefined,
          '    ',
        ),
        ...laid(
          screen,
          `${safeLine(todo.replaceAll(`${home}/`, '~/').replace(/\.$/, ''))}${type === undefined ? '' : `: ${paint(screen, 'cyan', type)}`}`,
          '    ',
        ),
      ];
    }),
    '',
  ];
};
