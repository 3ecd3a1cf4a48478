import type { Picture, PictureBudget, Prompt } from '../../verbs/picture.ts';
import { count, plural } from '../terminal.ts';
import { all, markup, NONE, type Markup } from './html-text.ts';
import { stateOf, STATES, type ShownState } from './states.ts';

/** How many memories reach the model how: one bar, and buttons that filter by its parts. */
export const deliveryBar = ({ rows }: Picture): Markup => {
  const counts = (Object.keys(STATES) as ShownState[])
    .map((state) => [state, rows.filter((row) => stateOf(row) === state).length] as const)
    .filter(([, number]) => number > 0);
  let from = 0;
  const parts = counts.map(([state, number]) => {
    const width = (number / rows.length) * 1000;
    const rect = markup`<rect class="s-${state}" x="${from.toFixed(2)}" width="${width.toFixed(2)}" height="10" />`;
    from += width;
    return rect;
  });
  const said = counts.map(([state, number]) => `${count(number)} ${state}`).join(', ');
  const buttons = counts.map(
    ([state, number]) =>
      markup`<button type="button" class="key s-${state}" data-state="${state}" aria-pressed="false">
        <i></i><b>${count(number)}</b> ${state}<small>${STATES[state]}</small>
      </button>`,
  );
  return rows.length === 0
    ? NONE
    : markup`<svg class="stack" viewBox="0 0 1000 10" preserveAspectRatio="none" role="img" aria-label="${said}">
          ${parts}
        </svg>
        <div class="keys" role="group" aria-label="show only">${buttons}</div>`;
};

/** How full what is; in a plan what it was before, and what comes. */
export const budgetBars = (budgets: readonly PictureBudget[]): Markup =>
  budgets.length === 0
    ? NONE
    : markup`<section id="budgets" aria-labelledby="h-budgets">
        <h2 id="h-budgets">Room</h2>
        <div class="budgets">${budgets.map(budgetBar)}</div>
      </section>`;

const budgetBar = ({ harness, name, before, after, limit, unit }: PictureBudget): Markup => {
  const share = (used: number): number => (limit === 0 ? 0 : Math.min(1000, (used / limit) * 1000));
  const [first, last] = [share(Math.min(before ?? after, after)), share(after)];
  const over = after > limit;
  const said = `${before === undefined || before === after ? '' : `${count(before)} → `}${count(after)} of ${count(limit)} ${unit}`;
  const percent = limit === 0 ? '' : `${Math.round((after / limit) * 100)} %`;
  return markup`<div class="budget">
    <span class="what">${name}<small>${harness}</small></span>
    <svg viewBox="0 0 1000 12" preserveAspectRatio="none" role="img" aria-label="${said}">
      <rect class="room" width="1000" height="12" />
      <rect class="${over ? 'over' : 'was'}" width="${first.toFixed(1)}" height="12" />
      <rect class="${over ? 'over' : 'comes'}" x="${first.toFixed(1)}" width="${Math.max(0, last - first).toFixed(1)}" height="12" />
    </svg>
    <span class="said">${said}<small>${percent}</small></span>
  </div>`;
};

/** Letters a line of the map. */
const ACROSS = 240;
const LINE = 4;

/** A text that may not be shown, as a map: each memory where it stands and as long as it is. */
export const promptMap = ({ pieces }: Prompt): Markup => {
  let at = 0;
  const rects: Markup[] = [];
  for (const { length, handle, delivery, fresh } of pieces) {
    for (let left = length; left > 0;) {
      const column = at % ACROSS;
      const width = Math.min(left, ACROSS - column);
      const kind = handle === undefined ? 'plain' : `s-${delivery ?? 'loaded'}${fresh ? ' fresh' : ''}`;
      const rect = markup`<rect class="${kind}" x="${column}" y="${Math.floor(at / ACROSS) * LINE}" width="${width}" height="2.8" />`;
      rects.push(
        handle === undefined ? rect : markup`<a href="#m-${handle}"><title>memory ${handle}</title>${rect}</a>`,
      );
      at += width;
      left -= width;
    }
  }
  const height = Math.max(1, Math.ceil(at / ACROSS)) * LINE;
  return markup`<svg class="map" viewBox="0 0 ${ACROSS} ${height}" role="img" aria-label="${plural(at, 'UTF-16 unit')} of text">${all(rects)}</svg>`;
};
