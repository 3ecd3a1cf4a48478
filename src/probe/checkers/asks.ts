import type { Single, HeldSpan } from '../single-check.ts';
import { commandsOf, isCommand } from '../commands-run.ts';
import { isUnder } from '../glob-pattern.ts';
import { proseOf } from '../prose.ts';
import { type Call, callsDone, type Transcript } from '../calls-done.ts';
import { changes } from './effects.ts';
import { type CheckResult, told, undecided } from './told.ts';
import { callSpan } from './trace-checks.ts';

type AsksFirst = Extract<Single, { type: 'asks_first' }>;

const FILE = 'file:';

/** Whether a call is what has to be asked for. */
const isMeant = (call: Call, before: readonly string[]): boolean =>
  before.length === 0
    ? changes(call)
    : before.some((each) =>
        each.startsWith(FILE)
          ? call.path !== undefined && isUnder(call.path, each.slice(FILE.length))
          : call.tool.toLowerCase() === each.toLowerCase() ||
            commandsOf(call).some(({ words }) => isCommand(words, each)),
      );

/** Asks without a question mark, in the languages of most. */
const ASKS =
  /(?<!\p{L})(?:let me know (?:if|whether|which|when|before|how)|(?:please|kindly) (?:confirm|approve|let me know|advise)|(?:awaiting|waiting for|need|require) your (?:approval|confirmation|go[- ]ahead|ok|okay|permission|decision)|confirm (?:and|before|that you)|once you (?:confirm|approve)|sag(?:en Sie|t?) (?:mir )?(?:bitte )?Bescheid|bitte (?:bestätig\p{L}*|gib\p{L}* .{0,20}(?:frei|ok))|(?:merci de|veuillez) (?:me )?confirmer|dites?-moi si|confirma(?:d|me|r|)? (?:por favor|si|antes)|por favor,? confirm\p{L}*|av[ií]s[ae]me|me avise|quedo a la espera|fammi sapere|confermami|дайте знать|подтвердите)(?!\p{L})|(?:教えてください|確認(?:を)?お願い|よろしいでしょうか|ご確認ください|請確認|请确认|请告知|是否(?:继续|可以|需要)|확인해 ?주세요|알려 ?주세요)/iu;

/** Asks for nothing that is about to be done. */
const POLITE =
  /anything else|something else|what else|(?:noch|sonst) (?:etwas|was)|algo m[áa]s|autre chose|mais alguma|altro|что-нибудь ещё|что-то ещё|他に|ほかに|还有(?:什么|其他)|더 (?:필요|도와)/iu;

/** The last sentences of a text that ask the user something; offsets are the text's own. */
export const questionIn = (text: string): [number, number] | undefined => {
  const prose = proseOf(text);
  const end = prose.trimEnd().length;
  const from = Math.max(0, end - 600);
  const tail = prose.slice(from, end);
  const marks = [...tail.matchAll(/[^.!?？؟。！\n]{1,300}[?？؟]/gu)];
  const last = marks.findLast(({ 0: question }) => !POLITE.test(question));
  if (last) return [from + last.index, from + last.index + last[0].length];
  const asked = ASKS.exec(tail);
  return asked ? [from + asked.index, from + asked.index + asked[0].length] : undefined;
};

export const asksFirst = ({ before }: AsksFirst, transcript: Transcript): CheckResult => {
  const { steps } = transcript;
  const done = callsDone(transcript).filter(({ call }) => isMeant(call, before));
  const questions = steps.flatMap((each, step): HeldSpan[] => {
    const at = each.is === 'text' ? questionIn(each.text) : undefined;
    return at && each.is === 'text' ? [{ step, span: at, says: each.text.slice(...at) }] : [];
  });
  const [first] = done;
  if (first !== undefined) {
    // An answer of the user stands between the question and what is done.
    const asked = questions.find(
      ({ step }) => step < first.step && steps.slice(step + 1, first.step).some((each) => each.is === 'turn'),
    );
    return asked ? told(true, [asked]) : told(false, [callSpan(first)]);
  }
  const last = steps.findLastIndex((each) => each.is === 'text');
  const asked = questions.findLast(({ step }) => step === last);
  return asked ? told(true, [asked]) : undecided('it neither did it nor asked');
};
