import type { DatedRow, WeighedMemory } from '../../verbs/picture.ts';
import { count, plural } from '../terminal.ts';
import { markup, NONE, type Markup } from './html-text.ts';

const HINT = 'Red is error, amber warn, blue info, green no finding; grey is no memory. A click leads to its row.';
const WORDS = { error: 'error', warn: 'warn', info: 'info', fine: 'no finding' } as const;
type Grade = keyof typeof WORDS;

/** Of what each store has loaded, every memory as wide as its words, in the colour of its gravest finding. */
export const weightBars = (weighed: readonly WeighedMemory[] = []): Markup =>
  weighed.length === 0
    ? NONE
    : markup`<section id="weights" aria-labelledby="h-weights">
        <h2 id="h-weights">What is loaded, memory by memory</h2>
        <p class="hint">${HINT}</p>
        <div class="budgets">${weighed.map(weightBar)}</div>
      </section>`;

const weightBar = ({ harness, place, bytes, pieces }: WeighedMemory): Markup => {
  let from = 0;
  const rects = pieces.map(({ handle, bytes: own, severity = 'fine' }) => {
    const width = (own / Math.max(1, bytes)) * 1000;
    const at = from;
    from += width;
    return markup`<a href="#m-${handle}"><title>memory ${handle}, ${plural(own, 'byte')}: ${WORDS[severity as Grade]}</title
      ><rect class="g-${severity}" x="${at.toFixed(2)}" width="${Math.max(0.5, width - 1).toFixed(2)}" height="26"
    /></a>`;
  });
  const said = `${plural(pieces.length, 'memory', 'memories')} in ${plural(bytes, 'byte')}`;
  return markup`<div class="budget">
    <span class="what">${harness}<small class="place">${place}</small></span>
    <svg class="weights" viewBox="0 0 1000 26" preserveAspectRatio="none" role="img" aria-label="${said}">
      <rect class="g-plain" width="1000" height="26" />
      ${rects}
    </svg>
    <span class="said">${count(bytes)}<small>bytes</small></span>
  </div>`;
};

/** So many days have a place on the line. */
const PLACES = 100;
const STEP = 10;
/** Memories of one day stand on each other, and lower each where they are many. */
const HIGHEST = 300;

/** When each memory was last changed: old is not stale, so nothing is judged by it. */
export const timeline = (dated: readonly DatedRow[] = []): Markup => {
  if (dated.length === 0) return NONE;
  const times = dated.map(({ time }) => time);
  const [first, last] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))];
  const placeOf = (time: number): number =>
    last === first ? 0 : Math.round(((time - first) / (last - first)) * (PLACES - 1));
  const heights = new Map<number, number>();
  const dots = dated.map(({ handle, time, severity = 'fine' }) => {
    const place = placeOf(time);
    const height = heights.get(place) ?? 0;
    heights.set(place, height + 1);
    return { handle, place, height, severity: severity as Grade, day: dayOf(time) };
  });
  const most = Math.max(...heights.values());
  const rise = Math.min(STEP, HIGHEST / most);
  const top = most * rise;
  return markup`<section id="dates" aria-labelledby="h-dates">
    <h2 id="h-dates">When each memory was last changed</h2>
    <svg class="days" viewBox="0 0 ${PLACES * STEP} ${(top + 4).toFixed(0)}" role="img" aria-label="${plural(dated.length, 'memory', 'memories')} from ${dayOf(first)} to ${dayOf(last)}">
      <line x1="0" y1="${top + 2}" x2="${PLACES * STEP}" y2="${top + 2}" />
      ${dots.map(
        ({ handle, place, height, severity, day }) =>
          markup`<a href="#m-${handle}"><title>memory ${handle}, ${day}: ${WORDS[severity]}</title
            ><rect class="g-${severity}" x="${place * STEP + 1}" y="${(top - (height + 0.9) * rise).toFixed(2)}" width="${STEP - 2}" height="${(rise * 0.8).toFixed(2)}" rx="2"
          /></a>`,
      )}
    </svg>
    <p class="hint ends"><span>${dayOf(first)}</span><span>${dayOf(last)}</span></p>
  </section>`;
};

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
