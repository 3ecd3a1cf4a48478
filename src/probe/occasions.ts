import { isStop, tongueOf } from '../meaning/tongue.ts';
import type { Check, Checked, Single } from './single-check.ts';
import { checked } from './checked-transcript.ts';
import { commandsRun, isCommand } from './commands-run.ts';
import { familyOf } from './families.ts';
import { hasSign, matterOf, type MatterView } from './matter.ts';
import type { Moment } from './moment.ts';
import type { Probe } from './scenario.ts';
import { piecesOf } from './reach.ts';
import { isTold, namedBy } from './told-to.ts';
import { callsDone, type Transcript } from './calls-done.ts';

/** A turn in which a rule had to be followed, and what was done. */
export interface Occasion {
  turn: number;
  followed: boolean;
  /** The words that decided, or of a rule that asks for something: none. They are of the user's own session. */
  because: readonly string[];
}

/**
 * The occasions of a rule in a session, turn by turn. Not every turn is one, and whether a turn is one never depends on
 * how it went: otherwise the share of those that went well would say nothing.
 */
export const occasionsIn = (probe: Watchable, moments: readonly Moment[]): Occasion[] => {
  const owed = isOwed(probe);
  const view = matterOf(probe.rule);
  return moments.flatMap((moment, turn) => {
    const told = toldBy(probe.check, { probe, moment, moments, owed, view });
    return told === undefined
      ? []
      : [{ turn, followed: told.passed, because: told.because.map(({ says }) => says.slice(0, MOST_SAID)) }];
  });
};

export type Watchable = Pick<Probe, 'rule' | 'shape' | 'scenarios' | 'check' | 'author'>;

const MOST_SAID = 200;

interface Scene {
  probe: Watchable;
  moment: Moment;
  moments: readonly Moment[];
  /** Whether every text owes what is asked for. */
  owed: boolean;
  /** What of a turn the rule looks at, where it is about texts. */
  view: MatterView;
}

type Told = Pick<Checked, 'passed' | 'because'>;

/** Parts of a check that have no occasion here say nothing. Without any that has one, the turn is none. */
const toldBy = (check: Check, scene: Scene): Told | undefined => {
  if ('not' in check) {
    const inner = toldBy(check.not, scene);
    return inner && { ...inner, passed: !inner.passed };
  }
  if ('type' in check) return single(check, scene);
  const parts = 'all' in check ? check.all : check.any;
  const told = parts.flatMap((each) => toldBy(each, scene) ?? []);
  // Of `any`, one part that had no occasion could have been the one that passes.
  if (told.length === 0 || ('any' in check && told.length < parts.length && !told.some(({ passed }) => passed)))
    return undefined;
  const decisive = told.find(({ passed }) => passed === 'any' in check);
  return decisive ?? { passed: 'all' in check, because: told.flatMap(({ because }) => because) };
};

const by = (check: Single, transcript: Transcript | undefined): Told | undefined => {
  if (transcript === undefined) return undefined;
  const told = checked(check, transcript);
  return told.undecided === undefined ? told : undefined;
};

const single = (check: Single, scene: Scene): Told | undefined => {
  const { moment, probe } = scene;
  switch (check.type) {
    // What is forbidden in texts can be written wherever a text is.
    case 'forbid_chars':
    case 'forbid_regex':
    case 'forbid_phrase':
      return by(check, delivered(check, scene));
    // What is asked of texts is owed by one that is whole: an answer that was finished, a file that was written anew.
    case 'require_regex':
    case 'require_phrase':
    case 'order':
    case 'starts_with':
    case 'ends_with':
    case 'json_valid':
    case 'json_schema':
      return scene.owed ? by(check, whole(check, scene)) : undefined;
    case 'length':
    case 'language':
      return by(check, whole(check, scene));
    // One of the two was run; a file of the kind was written in the project; something was built on what is claimed.
    case 'command_chosen':
      return by(check, moment.now);
    case 'path_under':
      return by(check, ofKind(check.files, scene));
    case 'path_not_under':
      return by(check, moment.now);
    case 'verifies_first':
      return by(check, moment.after(moment.earlier));
    // What a command must not be is seen where one of its family was run.
    case 'command_not_ran': {
      const ran = commandsRun(moment.now);
      const families = check.commands.flatMap(familyOf);
      const isMet = families.length === 0 ? ran.length > 0 : ran.some(({ words }) => isAny(words, families));
      return isMet ? by(check, moment.now) : undefined;
    }
    // It may have been run in an earlier turn, but since the last time that it was due.
    case 'command_ran': {
      const { before } = check;
      if (before === undefined) return by(check, changed(moment));
      const due = ({ now }: Moment): boolean => commandsRun(now).some(({ words }) => isAny(words, before));
      if (!due(moment)) return undefined;
      const last = scene.moments.slice(0, moment.earlier).findLastIndex(due);
      return by(check, moment.after(moment.earlier - last - 1));
    }
    case 'file_written':
      return by(check, changed(moment));
    // A tool has to come before or after another one; where that one was not called, nobody can tell when it is due.
    case 'tool_called': {
      const other = check.before ?? check.after;
      const met = other !== undefined && by({ type: 'tool_called', tool: other }, moment.now)?.passed === true;
      return met ? by(check, moment.now) : undefined;
    }
    case 'tool_not_called':
      return by(check, acting(moment));
    case 'asks_first':
      return asked({ ...check, before: namedBy(probe, check.before) }, moment);
    // A fact is due where somebody asks for it, in words like those of a scenario.
    case 'exact_fact':
    case 'abstains':
      return probe.scenarios.some(({ turns }) => isLike(moment.asked, turns.join('\n')))
        ? by(check, finished(moment.now, moment.heard))
        : undefined;
    // These say that a memory was looked at, which is no rule.
    case 'memory_read':
    case 'citation':
      return undefined;
  }
};

const isAny = (words: readonly string[], commands: readonly string[]): boolean =>
  commands.some((each) => isCommand(words, each));

/** A form is asked for where it fits, which a log does not show: only what holds always is owed every time. */
const isOwed = ({ shape, rule }: Watchable): boolean =>
  shape !== 'format' || hasSign(rule, 'always', 'every', 'must', 'only') || COMMITS.test(rule);

const COMMITS = /\bcommits?\b|コミット|提交|커밋|коммит/iu;

type OfTexts = Extract<Single, { reach?: unknown }> | Extract<Single, { type: 'json_valid' | 'json_schema' }>;

/** The texts of the kind that the rule is about, where there are any. */
const delivered = (check: OfTexts, { view: seenIn, moment }: Scene): Transcript | undefined => {
  const seen = seenIn(moment);
  if (seen === undefined) return undefined;
  // What a sub-agent says is no answer to the user; the words of its commits and files are delivered all the same.
  const silent = !moment.heard && seen === moment.now;
  const view = silent ? { ...seen, steps: seen.steps.filter(({ is }) => is !== 'text') } : seen;
  const reach = ('reach' in check ? check.reach : undefined) ?? 'final';
  return piecesOf(view, reach).some(({ text }) => /[\p{L}\p{N}\p{S}]/u.test(text)) ? view : undefined;
};

const whole = (check: OfTexts, scene: Scene): Transcript | undefined => {
  const { moment } = scene;
  const view = delivered(check, scene);
  // Of a turn that broke off nobody knows how its answer would have ended.
  if (view === undefined || (view === moment.now && finished(view, true) === undefined)) return undefined;
  const files = Object.fromEntries(Object.entries(view.files).filter(([path]) => !moment.partly.has(path)));
  const left = { ...view, files };
  const reach = ('reach' in check ? check.reach : undefined) ?? 'final';
  return piecesOf(left, reach).length > 0 ? left : undefined;
};

const finished = (now: Transcript, heard: boolean): Transcript | undefined =>
  heard && now.steps.at(-1)?.is === 'text' ? now : undefined;

const acting = ({ now }: Moment): Transcript | undefined => (callsDone(now).length > 0 ? now : undefined);

/** A glob that says no more of a file than what it is made of. */
const ANY = /^\*\*\/\*\.(?:\w+|\{[^}]*\})$/;

/**
 * The files that had to lie in a place. Where only an ending says which are meant, they are those whose own name, or
 * what the user asked for, shares a word with the rule. Their folder has no say in it: it is what is judged.
 */
const ofKind = (files: string | undefined, { moment: { now, asked }, probe: { rule } }: Scene): Transcript => {
  if (files !== undefined && !ANY.test(files)) return now;
  const wanted = wordsIn(rule.replace(PUTTING, ' '));
  const shares = (text: string): boolean => [...wordsIn(text)].some((word) => wanted.has(word));
  const isMeant = shares(asked) ? () => true : (path: string) => shares(path.slice(path.lastIndexOf('/') + 1));
  return { ...now, files: Object.fromEntries(Object.entries(now.files).filter(([path]) => isMeant(path))) };
};

const PUTTING =
  /(?<!\p{L})(?:put|place|write|keep|store|save|create|add|make|use|go(?:es)?|live|belong|files?|folders?|new|always|never|every|all|md|txt|ts|js|py)(?!\p{L})/giu;

/** What is to be done after a change is due where a file of the project was written. */
const changed = ({ now }: Moment): Transcript | undefined => (Object.keys(now.files).length > 0 ? now : undefined);

/**
 * What is to be asked for was done: then either the turn before asked and the user answered, or nobody did. Where the
 * user's own words tell to do it, there is nothing left to ask. A sub-agent cannot ask.
 */
const asked = (check: Extract<Single, { type: 'asks_first' }>, moment: Moment): Told | undefined => {
  if (!moment.heard) return undefined;
  const deeds = { ...moment.now, steps: moment.now.steps.filter(({ is }) => is === 'call' || is === 'result') };
  if (by(check, deeds) === undefined) return undefined;
  const told = by(check, moment.answering);
  return told?.passed === true || !isTold(moment.asked, check.before) ? told : undefined;
};

/** So much of a scenario's words has a question that is the same in other words. */
const ALIKE = 0.6;

const isLike = (asked: string, scenario: string): boolean => {
  const [had, wanted] = [wordsIn(asked), wordsIn(scenario)];
  const shared = [...wanted].filter((word) => had.has(word)).length;
  return wanted.size > 0 && shared / wanted.size >= ALIKE;
};

const wordsIn = (text: string): Set<string> => {
  const tongue = tongueOf(text);
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return new Set(words.filter((word) => !isStop(word, tongue) && !isStop(word, 'en')));
};
