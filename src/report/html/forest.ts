import type { RecordedTrials, TriedMemory, TrialsPicture } from '../../verbs/picture.ts';
import { WORST_FIRST } from '../probe.ts';
import { count, plural } from '../terminal.ts';
import { all, markup, NONE, type Markup } from './html-text.ts';

const ORDER = ['source', 'target', 'none', 'verbatim', 'placebo', 'without', 'native', 'over'];
const SAYS: Readonly<Record<string, string>> = {
  source: 'source',
  target: 'target',
  none: 'no memory',
  verbatim: 'copied bytes',
  placebo: 'random rules',
  without: 'without this one',
  native: 'written by hand',
  over: 'must not fire',
};

/** How often each rule was followed, arm under arm with its interval at 95 %, and how trials went. */
export const forest = (trials: TrialsPicture | undefined): Markup =>
  trials === undefined || trials.memories.length === 0
    ? NONE
    : markup`<section id="trials" aria-labelledby="h-trials">
        <h2 id="h-trials">Does the rule still fire? <output>${count(new Set(trials.memories.map(({ handle }) => handle)).size)}</output></h2>
        <p class="hint">The share of trials that followed the rule, from never to always, with its interval at 95 %.</p>
        ${changeOf(trials.change)}
        <div class="forest">${worstFirst(trials.memories).map(memoryOf)}</div>
      </section>`;

const worstFirst = (memories: TrialsPicture['memories']): TriedMemory[] => {
  const rank = ({ verdict }: TriedMemory): number => WORST_FIRST.findIndex((each) => each === verdict);
  return [...memories].sort((a, b) => rank(a) - rank(b));
};

const changeOf = (change: TrialsPicture['change']): Markup =>
  change === undefined || change.memories < 2
    ? NONE
    : markup`<p class="note">Over ${plural(change.memories, 'memory', 'memories')} the migration changed that share by ${signed(change.mean)} (95 %: ${signed(change.interval[0])} to ${signed(change.interval[1])}).</p>`;

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toFixed(0)} points`;

const memoryOf = (memory: TriedMemory): Markup => {
  const { handle, verdict, because, late, title, transcripts = [] } = memory;
  const when = late === undefined ? NONE : markup` <small>after ${plural(late, 'turn')}</small>`;
  const chip = [verdict, ...(because === undefined ? [] : [because])].join(': ').replace(/_/g, ' ');
  return markup`<article class="tried v-${verdict}">
    <h3><a href="#m-${handle}"><code>${handle}</code></a> ${title ?? ''}${when} <span class="chip">${chip}</span></h3>
    ${memory.arms.length > 0 ? NONE : markup`<p class="hint">${because === 'not_loaded' ? 'Its words reach no model: nobody was asked.' : 'No trial gave an answer that counts.'}</p>`}
    ${ORDER.flatMap((arm) => memory.arms.filter((each) => each.arm === arm)).map(armOf)}
    ${transcripts.length === 0 ? NONE : markup`<details class="logs"><summary>${plural(transcripts.length, 'trial')} to look at</summary>${transcripts.map(recorded)}</details>`}
  </article>`;
};

const armOf = ({ arm, followed, trials, interval: [from, to] }: TriedMemory['arms'][number]): Markup => {
  const at = (share: number): string => (share * 1000).toFixed(1);
  const said = `${count(followed)} of ${count(trials)}`;
  return markup`<div class="arm a-${arm}">
    <span>${SAYS[arm] ?? arm}</span>
    <svg viewBox="0 0 1000 24" preserveAspectRatio="none" role="img" aria-label="${said}, ${from.toFixed(2)} to ${to.toFixed(2)}">
      <rect class="axis" y="11.5" width="1000" height="1" /><rect class="axis" x="499.5" y="4" width="1" height="16" />
      <rect class="range" x="${at(from)}" y="8" width="${at(Math.max(0.002, to - from))}" height="8" rx="4" />
      <rect class="point" x="${at(Math.max(0, (trials === 0 ? 0 : followed / trials) - 0.004))}" y="3" width="8" height="18" rx="2" />
    </svg>
    <span class="said">${said}</span>
  </div>`;
};

const recorded = ({ arm, scenario, counter, followed, steps }: RecordedTrials): Markup => {
  const came = counter ? (followed ? 'it fired' : 'it kept out') : followed ? 'followed' : 'not followed';
  return markup`<figure class="log ${counter === followed ? 'wrong' : 'right'}">
    <figcaption>${SAYS[arm] ?? arm}, ${scenario}${counter ? ', where it must not fire' : ''}: <b>${came}</b></figcaption>
    ${steps.map(({ who, pieces }) => markup`<p><small>${who}</small> ${saidIn(pieces)}</p>`)}
  </figure>`;
};

const saidIn = (pieces: RecordedTrials['steps'][number]['pieces']): Markup =>
  pieces.length === 0
    ? markup`<i>nothing</i>`
    : all(pieces.map(({ text, decides }) => (decides ? markup`<mark>${text}</mark>` : markup`${text}`)));
