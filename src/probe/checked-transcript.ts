import type { Check, Checked, Single } from './single-check.ts';
import { asksFirst } from './checkers/asks.ts';
import { abstains, exactFact, verifiesFirst } from './checkers/fact-checks.ts';
import { json, language, length } from './checkers/form.ts';
import {
  forbidChars,
  forbidPhrase,
  forbidRegex,
  inOrder,
  requirePhrase,
  requireRegex,
  startsOrEnds,
} from './checkers/text.ts';
import { type CheckResult, told, undecided } from './checkers/told.ts';
import {
  citation,
  commandChosen,
  commandNotRan,
  commandRan,
  fileWritten,
  memoryRead,
  pathUnder,
  toolCalled,
} from './checkers/trace-checks.ts';
import type { Transcript } from './calls-done.ts';

/** What a judge said of a transcript by one rule. */
export type Says = (rule: string) => CheckResult;

const NOBODY: Says = () => undecided('only a model can tell whether it follows the rule, and none was asked');

/**
 * What a check says of a transcript. The same check of the same transcript says the same for ever; what only a judge
 * can tell `says` knows.
 */
export const checked = (check: Check, transcript: Transcript, says: Says = NOBODY): Checked => {
  if ('type' in check && check.type === 'judged') {
    const word = says(check.rule);
    return 'passed' in word ? { ...word, loose: word.passed } : { passed: false, loose: false, ...word };
  }
  const strict = toldBy(check, transcript);
  if ('undecided' in strict) return { passed: false, loose: false, ...strict };
  return {
    ...strict,
    loose:
      strict.passed ||
      LOOSER.some((looser) => {
        const said = toldBy(check, looser(transcript));
        return 'passed' in said && said.passed;
      }),
  };
};

/** Of `all` one that fails decides, of `any` one that passes; else one that cannot tell leaves it open. */
const toldBy = (check: Check, transcript: Transcript): CheckResult => {
  if ('not' in check) {
    const inner = toldBy(check.not, transcript);
    return 'passed' in inner ? { ...inner, passed: !inner.passed } : inner;
  }
  if ('type' in check) return single(check, transcript);
  const parts = ('all' in check ? check.all : check.any).map((each) => toldBy(each, transcript));
  const decisive = parts.find((each) => 'passed' in each && each.passed === 'any' in check);
  if (decisive !== undefined) return decisive;
  const open = parts.find((each) => 'undecided' in each);
  if (open !== undefined) return open;
  return told(
    'all' in check,
    parts.flatMap(({ because }) => because),
  );
};

const single = (check: Single, transcript: Transcript): CheckResult => {
  switch (check.type) {
    case 'forbid_chars':
      return forbidChars(check, transcript);
    case 'forbid_regex':
      return forbidRegex(check, transcript);
    case 'forbid_phrase':
      return forbidPhrase(check, transcript);
    case 'require_regex':
      return requireRegex(check, transcript);
    case 'require_phrase':
      return requirePhrase(check, transcript);
    case 'starts_with':
    case 'ends_with':
      return startsOrEnds(check, transcript);
    case 'order':
      return inOrder(check, transcript);
    case 'length':
      return length(check, transcript);
    case 'language':
      return language(check, transcript);
    case 'json_valid':
    case 'json_schema':
      return json(check, transcript);
    case 'tool_called':
    case 'tool_not_called':
      return toolCalled(check, transcript);
    case 'command_ran':
      return commandRan(check, transcript);
    case 'command_not_ran':
      return commandNotRan(check, transcript);
    case 'command_chosen':
      return commandChosen(check, transcript);
    case 'file_written':
      return fileWritten(check, transcript);
    case 'path_under':
    case 'path_not_under':
      return pathUnder(check, transcript);
    case 'asks_first':
      return asksFirst(check, transcript);
    case 'exact_fact':
      return exactFact(check, transcript);
    case 'abstains':
      return abstains(check, transcript);
    case 'verifies_first':
      return verifiesFirst(check, transcript);
    case 'memory_read':
      return memoryRead(check, transcript);
    case 'citation':
      return citation(check, transcript);
    case 'judged':
      return NOBODY(check.rule);
    default:
      return undecided(`no checker is called ${(check as { type: string }).type}`);
  }
};

const unmarked = (text: string): string => text.replace(/[*_]/g, '');
const headless = (text: string): string => text.slice(text.indexOf('\n') + 1 || text.length);
const tailless = (text: string): string => text.slice(0, Math.max(0, text.lastIndexOf('\n')));

/** What the loose reading takes away: marks of emphasis, the first line, the last line, and any of these together. */
const LOOSER: readonly ((transcript: Transcript) => Transcript)[] = [
  [unmarked],
  [headless],
  [tailless],
  [unmarked, headless],
  [unmarked, tailless],
  [headless, tailless],
  [unmarked, headless, tailless],
].map((steps) => (transcript: Transcript): Transcript => ({
  ...transcript,
  steps: transcript.steps.map((each) =>
    each.is === 'text' ? { ...each, text: steps.reduce((text, step) => step(text.trim()), each.text) } : each,
  ),
}));
