import { safe, tilde } from '../text/safe.ts';
import { handlesOf } from '../verbs/document.ts';
import { holds, mismatches, type BlockDifference, type VerifyDocument } from '../verbs/observed.ts';
import type { Surveyed } from '../world/survey.ts';
import { columns, count, fit, pad, paint, plural, safeLine, table, type Screen } from './terminal.ts';

/** Per place one line when everything holds; both texts side by side where it does not. */
export const verifyText = (
  document: VerifyDocument,
  surveyed: readonly Surveyed[],
  home: string,
  screen: Screen,
): string => {
  const named = handlesOf(surveyed);
  const statements = new Map(
    surveyed.flatMap(({ stores }) =>
      stores.flatMap((store) => store.memories.map((memory) => [memory.id, memory.statement] as const)),
    ),
  );
  const lines = settingLines(document.settings, home, screen);
  for (const place of document.places) {
    const wrong = mismatches(place);
    const known = place.memories.filter((each) => each.observed !== 'unseen');
    const fine = holds(place);
    lines.push(
      `${paint(screen, fine ? 'green' : 'red', fine ? '✓' : '✗')} ${tilde(place.cwd, home)}  ${plural(known.length, 'memory', 'memories')} seen, ${count(wrong.length)} not as predicted, ${count(place.tookMs)} ms`,
    );
    if (place.settings) lines.push(...settingLines(place.settings, home, screen));
    if (place.directory) {
      const same = place.directory.located === place.directory.reported;
      lines.push(
        same
          ? paint(screen, 'dim', `  the client keeps its memory in ${tilde(place.directory.reported, home)}`)
          : paint(
              screen,
              'red',
              `  the client keeps its memory in ${tilde(place.directory.reported, home)}, memport located ${tilde(place.directory.located, home)}`,
            ),
      );
    }
    if (wrong.length > 0)
      lines.push(
        ...table(
          screen,
          wrong.map((each) => [
            paint(screen, 'cyan', named.get(each.id) ?? ''),
            `predicted ${each.predicted}`,
            `observed ${each.observed}`,
            safeLine(statements.get(each.id) ?? each.id),
          ]),
        ),
      );
    for (const block of place.blocks) lines.push(...sideBySide(block, screen));
  }
  for (const each of document.rest)
    lines.push(paint(screen, 'dim', `not run: ${tilde(each.root, home)} (${each.why})`));
  const once = surveyed[0]?.view.once;
  if (once !== undefined) lines.push(`Memory is switched off here: ${safeLine(once)}.`);
  else if (document.memories.length + document.rest.length === 0)
    lines.push('There are no memories here: `memport list` shows what is on this machine.');
  if (document.cause !== undefined) lines.push('', `Likely cause: ${document.cause}`);
  return `${lines.join('\n')}\n`;
};

const settingLines = (settings: Record<string, unknown>, home: string, screen: Screen): string[] =>
  Object.entries(settings).map(([name, value]) =>
    paint(
      screen,
      'dim',
      `  ${name} = ${safeLine(typeof value === 'string' ? tilde(value, home) : JSON.stringify(value))}`,
    ),
  );

/** The lines around the first difference, predicted on the left. */
const sideBySide = (block: BlockDifference, screen: Screen): string[] => {
  if (block.predicted === undefined)
    return [
      `  the client sends a text that was not predicted: ${safeLine(block.label)}`,
      ...excerpt(block.observed ?? '', 0).map((line) => `    ${line}`),
    ];
  if (block.observed === undefined)
    return [
      `  the client does not send a text that was predicted: ${safeLine(block.label)}`,
      ...excerpt(block.predicted, 0).map((line) => `    ${line}`),
    ];
  const [ours, theirs] = [block.predicted.split('\n'), block.observed.split('\n')];
  const first = ours.findIndex((line, at) => line !== theirs[at]);
  const at = first === -1 ? Math.min(ours.length, theirs.length) : first;
  const half = Math.max(24, Math.floor((screen.width - 12) / 2));
  const left = excerpt(block.predicted, at);
  const right = excerpt(block.observed, at);
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, row) => {
    const [mine, its] = parting(left[row] ?? '', right[row] ?? '', half);
    return [String(Math.max(0, at - 1) + row + 1), pad(fit(mine, half), half), its];
  });
  return [
    `  ${safeLine(block.label)} differs from line ${at + 1} on (predicted, observed):`,
    ...table({ ...screen, width: half * 2 + 16 }, rows, '    '),
  ];
};

/** Long lines begin a little before they part, or nobody would see the difference. */
const parting = (mine: string, its: string, width: number): [string, string] => {
  if (mine === its || Math.max(columns(mine), columns(its)) <= width) return [mine, its];
  let same = 0;
  while (same < mine.length && mine[same] === its[same]) same += 1;
  const from = same - Math.floor(width / 3);
  return from <= 0 ? [mine, its] : [`…${mine.slice(from)}`, `…${its.slice(from)}`];
};

const excerpt = (text: string, at: number): string[] =>
  text
    .split('\n')
    .slice(Math.max(0, at - 1), at + 5)
    .map(safe);
