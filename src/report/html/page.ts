import { hash } from 'node:crypto';
import type { Picture, PicturePiece, Prompt } from '../../verbs/picture.ts';
import { allOf, pathText, type Report, type ReportLine } from '../report.ts';
import { bySeverity, severityCounts } from '../severities.ts';
import { count, plural } from '../terminal.ts';
import { budgetBars, deliveryBar, promptMap } from './bars.ts';
import { forest } from './forest.ts';
import { markup, NONE, type Markup } from './html-text.ts';
import { memoryRows } from './rows.ts';
import { SCRIPT } from './script.ts';
import { stateOf, STATES, type ShownState } from './states.ts';
import { STYLE } from './style.ts';
import { timeline, weightBars } from './weights.ts';

/** One file that asks nobody for anything: only its own two pieces of style and script may do anything. */
export const pageText = (picture: Picture, report: Report, now: number): string => {
  const digest = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
  const policy = `default-src 'none'; style-src ${digest(STYLE)}; script-src ${digest(SCRIPT)}; base-uri 'none'; form-action 'none'`;
  const told = allOf(report);
  const findings = findingsOf(told);
  // Of an audit the findings are what it was made for; elsewhere they stand below what was asked about.
  const audited = picture.weighed !== undefined;
  const body = markup`<header>
      <p class="brand"><b>memport</b> <code>${picture.command}</code><button type="button" id="theme" aria-label="light or dark">◐</button></p>
      <h1>${picture.title}</h1>
      <p class="lead">${leadOf(picture)}${audited ? ` ${severityCounts(bySeverity(told)) || 'No findings'}.` : ''}</p>
      ${deliveryBar(picture)} ${picture.notes.map((note) => markup`<p class="note">${note}</p>`)}
    </header>
    <main>
      ${weightBars(picture.weighed)} ${timeline(picture.dated)} ${audited ? findings : NONE}
      ${forest(picture.trials)} ${budgetBars(picture.budgets)} ${memoryRows(picture)}
      ${promptsOf(picture)} ${audited ? NONE : findings}
    </main>
    <footer>
      <p>
        Made ${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC by memport ${report.version}.
        ${picture.showContent ? 'This file holds memory text.' : 'Memory text is withheld; --show-content puts it in.'}
        Keys: / search, j and k from row to row, Enter opens, Esc clears.
      </p>
    </footer>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${markup`memport: ${picture.title}`.text}</title>
<style>${STYLE}</style>
</head>
<body>
${body.text}
<script>${SCRIPT}</script>
</body>
</html>
`;
};

/** One sentence that says how it stands. */
const leadOf = ({ rows, plan, columns, seenFrom }: Picture): string => {
  const [from, to] = columns;
  const counts = Map.groupBy(rows, stateOf);
  const said = (Object.keys(STATES) as ShownState[]).flatMap((state) => {
    const number = counts.get(state)?.length ?? 0;
    return number === 0 ? [] : [`${count(number)} ${state === 'loaded' ? 'loaded at start' : state}`];
  });
  const whose = plan ? ` of ${from?.harness ?? ''} in ${to?.harness ?? ''}` : ` in ${plural(columns.length, 'store')}`;
  const seen = seenFrom === undefined ? '' : `, as seen from ${seenFrom}`;
  // Several of equal words are one row: the counts of the stores add up to more.
  const all = plan ? rows.length : columns.reduce((sum, { memories }) => sum + memories, 0);
  const different = all > rows.length ? `, ${count(rows.length)} of different words` : '';
  return `${plural(Math.max(all, rows.length), 'memory', 'memories')}${whose}${different}${seen}: ${said.join(', ')}${plan && !counts.has('lost') ? ', none lost' : ''}.`;
};

/** The text of each prompt with its memories marked; a map of it where the text is withheld. */
const promptsOf = ({ prompts, plan, showContent }: Picture): Markup =>
  prompts.length === 0
    ? NONE
    : markup`<section id="prompt" aria-labelledby="h-prompt">
        <h2 id="h-prompt">What the model ${plan ? 'will be' : 'is'} given</h2>
        <p class="hint">${hintOf(plan, showContent)}</p>
        ${prompts.map(
          (prompt) =>
            markup`<figure class="prompt">
              <figcaption><b>${prompt.label}</b> <small>${prompt.harness}, ${prompt.role}, ${sizeOf(prompt)}</small></figcaption>
              ${showContent ? markup`<pre tabindex="0">${prompt.pieces.map(pieceOf)}</pre>` : promptMap(prompt)}
            </figure>`,
        )}
      </section>`;

const hintOf = (plan: boolean, showContent: boolean): string =>
  `${showContent ? 'Marked is' : 'A map of the text, 240 letters a line: coloured is'} each memory${plan ? ', stronger what this plan puts there' : ''}. A click leads to its row.`;

const sizeOf = ({ pieces }: Prompt): string => {
  const memories = new Set(pieces.flatMap(({ handle }) => (handle === undefined ? [] : [handle])));
  const units = pieces.reduce((sum, { length }) => sum + length, 0);
  return `${plural(units, 'UTF-16 unit')}, ${plural(memories.size, 'memory', 'memories')} in it`;
};

const pieceOf = ({ text = '', handle, delivery, fresh }: PicturePiece): Markup =>
  handle === undefined
    ? markup`${text}`
    : markup`<a class="piece s-${delivery ?? 'loaded'}${fresh ? ' fresh' : ''}" href="#m-${handle}" title="memory ${handle}${fresh ? ', new' : ''}">${text}</a>`;

const findingsOf = (findings: readonly ReportLine[]): Markup =>
  findings.length === 0
    ? NONE
    : markup`<section id="findings" aria-labelledby="h-findings">
        <h2 id="h-findings">Findings <output>${count(findings.length)}</output></h2>
        <ul class="findings">
          ${findings.map(
            (told) =>
              markup`<li class="f-${told.severity}">
                <b>${told.severity}</b> <code>${told.rule}</code>
                <span>${told.message}</span>
                <small>${told.memory ? markup`<a href="#m-${told.memory.handle}">${told.memory.handle}</a> ` : NONE}${pathText(told)}${told.line === undefined ? '' : `:${told.line}`}</small>
              </li>`,
          )}
        </ul>
      </section>`;
