import type { Says } from '../checked-transcript.ts';
import { told, undecided } from '../checkers/told.ts';
import type { Counter, Probe, Scenario } from '../scenario.ts';
import type { Transcript } from '../calls-done.ts';
import type { Word } from './judge-question.ts';

/** The rule by which a judge has to tell a trial of this scenario; none where a program can. */
export const ruleToJudge = (
  { check }: Pick<Probe, 'check'>,
  scenario: Scenario | Counter,
  counter: boolean,
): string | undefined => {
  const by = (counter && 'check' in scenario ? scenario.check : undefined) ?? check;
  return 'type' in by && by.type === 'judged' ? by.rule : undefined;
};

/** Whether there is a trial of it that only a judge can tell. */
export const needsJudge = (probe: Pick<Probe, 'check' | 'scenarios' | 'counters'>): boolean =>
  probe.scenarios.some((each) => ruleToJudge(probe, each, false) !== undefined) ||
  probe.counters.some((each) => ruleToJudge(probe, each, true) !== undefined);

/** A judge's word as a checker says it, with the place of the words it quoted. */
export const saysBy =
  (word: Word | undefined, { steps, files }: Transcript): Says =>
  () => {
    if (!word) return undecided('only a judge can tell whether it follows the rule, and none was asked: --judge');
    if ('none' in word) return undecided(word.none);
    const { quote: says } = word;
    const span = (from: number): readonly [number, number] => [from, from + says.length];
    const step = steps.findIndex((each) => each.is === 'text' && each.text.includes(says));
    const text = steps[step]?.text;
    if (text !== undefined) return told(word.verdict === 'follows', [{ step, span: span(text.indexOf(says)), says }]);
    const file = Object.entries(files).find(([, content]) => content.includes(says));
    const last = Math.max(0, steps.length - 1);
    const because = file ? [{ step: last, file: file[0], span: span(file[1].indexOf(says)), says }] : [];
    return told(word.verdict === 'follows', because);
  };
