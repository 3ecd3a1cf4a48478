import type { Cell, Column, Picture, PictureRow, BudgetSide } from '../../verbs/picture.ts';
import { plural } from '../terminal.ts';
import { all, markup, NONE, type Markup } from './html-text.ts';
import { stateOf, stateOfCell } from './states.ts';
import { wordDiff, type WordRun } from './word-diff.ts';

/** Every memory a row that opens; where there are several stores, a cell for each. */
export const memoryRows = (picture: Picture): Markup => {
  const { rows, columns, plan } = picture;
  const matrix = !plan && columns.length > 1;
  const kinds = [...new Set(rows.map(({ kind }) => kind).filter((kind) => kind !== ''))].sort();
  const words = [...new Set(rows.flatMap((row) => wordOf(row) ?? []))];
  const word = plan ? 'decision' : 'status';
  return markup`<section id="memories" aria-labelledby="h-memories">
    <h2 id="h-memories">${plan ? 'What arrives how' : 'Memories'} <output id="shown">${plural(rows.length, 'memory', 'memories')}</output></h2>
    <div class="tools" role="search">
      <input id="q" type="search" placeholder="search ( / )" aria-label="search memories" autocomplete="off" />
      ${chooser('kind', 'every kind', kinds)} ${words.length > 1 ? chooser('word', `every ${word}`, words) : NONE}
    </div>
    ${matrix ? heads(columns) : NONE}
    <div class="rows${matrix ? ' matrix' : ''}">${rows.map((row) => rowOf(row, picture, matrix))}</div>
    <p id="none" hidden>Nothing matches. Esc shows all again.</p>
  </section>`;
};

/** What a plan decides of it, or a check finds. */
const wordOf = ({ decision, status }: PictureRow): string | undefined => decision ?? status;

const chooser = (name: string, every: string, words: readonly string[]): Markup =>
  markup`<select id="${name}" aria-label="${name}">
    <option value="">${every}</option>
    ${words.map((word) => markup`<option>${word}</option>`)}
  </select>`;

/** The stores, numbered as the cells of each row are. */
const heads = (columns: readonly Column[]): Markup =>
  markup`<ol class="heads">
    ${columns.map(
      ({ harness, place, memories }) =>
        markup`<li><b>${harness}</b> <span class="place">${place}</span> <small>${plural(memories, 'memory', 'memories')}</small></li>`,
    )}
  </ol>`;

const rowOf = (row: PictureRow, picture: Picture, matrix: boolean): Markup => {
  const state = stateOf(row);
  const states = [...new Set([state, ...Object.values(row.cells).flatMap((cell) => stateOfCell(cell) ?? [])])];
  const tail = row.id.slice(row.id.lastIndexOf('/') + 1);
  return markup`<details class="row s-${state}" id="m-${row.handle}" data-states="${states.join(' ')}" data-kind="${row.kind}" data-word="${wordOf(row) ?? ''}">
    <summary>
      <code>${row.handle}</code>
      <span class="title">${row.said ? row.said.title : tail}</span>
      <span class="kind">${row.status ?? row.kind}</span>
      ${matrix ? cellsOf(row, picture.columns) : markup`<span class="chip">${chipText(row, state)}</span>`}
    </summary>
    <div class="more">
      ${factsOf(row, picture)} ${row.said ? sidesOf(row.said.sides, picture) : NONE}
    </div>
  </details>`;
};

const chipText = ({ decision, cells }: PictureRow, state: string): string => {
  const [cell] = Object.values(cells);
  const now = cell?.now === undefined || cell.now === cell.delivery ? '' : `${cell.now} now, `;
  const words = state === 'lost' || state === 'apart' ? (decision ?? state) : `${now}${state}`;
  return decision !== undefined && decision !== 'new' && words !== decision ? `${decision} · ${words}` : words;
};

const cellsOf = (row: PictureRow, columns: readonly Column[]): Markup =>
  markup`<span class="cells">${columns.map((column, at) => cellOf(row.cells[column.key], column, at + 1))}</span>`;

const cellOf = (cell: Cell | undefined, { harness, place }: Column, number: number): Markup => {
  const words = cell === undefined ? 'does not have it' : (cell.delivery ?? 'has it');
  return markup`<i class="cell ${cell === undefined ? 'no' : `s-${cell.delivery ?? 'unseen'}`}" title="${number}. ${harness}, ${place}: ${words}"
    ><span aria-hidden="true">${number}</span><span class="away">${harness} ${words}</span></i
  >`;
};

const factsOf = (row: PictureRow, { plan, columns }: Picture): Markup => {
  const where = columns.flatMap(({ key, harness, place }): [string, string][] => {
    const cell = row.cells[key];
    return plan || cell === undefined ? [] : [[`in ${harness}`, `${place}: ${deliveryText(cell)}`]];
  });
  const facts: [string, string | undefined][] = [
    ['id', row.id],
    ['scope', row.scope],
    ['decision', row.decision],
    ['status', row.status],
    ['why', row.said?.reason ?? row.rule],
    ['form', row.form],
    ...(plan ? Object.values(row.cells).map((cell): [string, string] => ['delivery', deliveryText(cell)]) : where),
    [
      'left behind',
      row.losses.map(({ field, kept }) => `${field} (${kept === 'nowhere' ? 'lost' : `kept: ${kept}`})`).join(', '),
    ],
  ];
  return markup`<dl>
    ${facts.map(([name, value]) => (value === undefined || value === '' ? NONE : markup`<div><dt>${name}</dt><dd>${value}</dd></div>`))}
  </dl>`;
};

const deliveryText = ({ delivery, now, hops }: Cell): string =>
  `${now === undefined || now === delivery ? '' : `${now} now; once memories are on, `}${delivery ?? 'not carried'}${hops === undefined ? '' : `, ${plural(hops, 'read')} away`}`;

/** The first side, and each other one beside it word by word. */
const sidesOf = ([first, ...others]: readonly BudgetSide[], { columns }: Picture): Markup => {
  if (!first) return NONE;
  const title = (side: BudgetSide): string => {
    const column = columns.find(({ key }) => key === side.column);
    return column ? column.harness : side.column;
  };
  const box = (names: string, words: Markup, note = ''): Markup =>
    markup`<figure><figcaption>${names} <small>${note}</small></figcaption><blockquote>${words}</blockquote></figure>`;
  const same = others.filter(({ text }) => text === first.text);
  const apart = others.filter(({ text }) => text !== first.text);
  const names = [first, ...same].map(title).join(', ');
  if (apart.length === 0)
    return markup`<div class="sides one">
      ${box(names, markup`${first.text}`, same.length > 0 ? 'word for word' : '')}
    </div>`;
  return all(
    apart.map((other) => {
      const [left, right] = wordDiff(first.text, other.text);
      return markup`<div class="sides">
        ${box(names, all(left.map((run) => runOf(run, 'del'))))}
        ${box(title(other), all(right.map((run) => runOf(run, 'ins'))))}
      </div>`;
    }),
  );
};

const runOf = ({ own, text }: WordRun, tag: 'del' | 'ins'): Markup =>
  !own ? markup`${text}` : tag === 'del' ? markup`<del>${text}</del>` : markup`<ins>${text}</ins>`;
