import { GIVES_WAY } from '../../ir/answer.ts';
import type { Finding } from '../../ir/finding.ts';
import type { Link, Memory } from '../../ir/memory.ts';
import type { Held } from '../audited-stores.ts';
import { activeIn } from '../audited-stores.ts';
import { calledOf, placeOf, placeOfWords } from '../finding-place.ts';
import { meetingIn, type SettledPair } from '../meeting.ts';
import type { Rule } from '../rule.ts';
import { replacementsIn } from '../replaced/replaced.ts';
import { directoryOf } from './link-rules.ts';

/** The one of the two that may go, and the one that says the same or more. */
const spare = ({ a, b, answer }: SettledPair): [gone: Held, stays: Held] => {
  if (answer === 'a-covers') return [b, a];
  if (answer === 'b-covers') return [a, b];
  // Of equals what is global stays, then what a person wrote, then what was read first.
  const isWide = ({ memory }: Held): boolean => memory.scope.level === 'global';
  if (isWide(a) !== isWide(b)) return isWide(a) ? [b, a] : [a, b];
  return b.memory.author === 'human' && a.memory.author !== 'human' ? [a, b] : [b, a];
};

const SAYS_AS_MUCH: ReadonlySet<SettledPair['answer']> = new Set(['same', 'a-covers', 'b-covers']);

const duplicate: Rule = {
  id: 'weight/duplicate',
  find: (audited) =>
    meetingIn(audited)
      .known.filter(({ answer, apart }) => !apart && SAYS_AS_MUCH.has(answer))
      .map((pair): Finding => {
        const [gone, stays] = spare(pair);
        const more = pair.answer === 'same' ? 'says the same' : 'says all of this and more';
        return {
          rule: 'weight/duplicate',
          severity: 'warn',
          message: `${calledOf(stays.memory)} ${more}`,
          ...placeOf(gone),
        };
      }),
};

const contradiction: Rule = {
  id: 'weight/contradiction',
  find: (audited) =>
    meetingIn(audited)
      .known.filter(({ answer, apart }) => !apart && answer === 'contradict')
      .map(({ a, b }): Finding => {
        const over = (a.memory.scope.level === 'global') !== (b.memory.scope.level === 'global');
        const [narrow, wide] = a.memory.scope.level === 'global' ? [b, a] : [a, b];
        return over
          ? {
              rule: 'weight/contradiction',
              severity: 'info',
              message: `in this project it overrides ${calledOf(wide.memory)}, which holds everywhere else`,
              ...placeOf(narrow),
            }
          : {
              rule: 'weight/contradiction',
              severity: 'error',
              message: `it says the opposite of ${calledOf(a.memory)}`,
              ...placeOf(b),
            };
      }),
};

const older = ({ a, b, answer }: SettledPair): [older: Held, newer: Held] =>
  GIVES_WAY[answer] === 'a' ? [a, b] : [b, a];

const isNewer = ({ answer }: SettledPair): boolean => answer === 'a-newer' || answer === 'b-newer';

const superseded: Rule = {
  id: 'stale/superseded',
  find: (audited) => {
    const told = meetingIn(audited)
      .known.filter((pair) => !pair.apart && isNewer(pair))
      .map((pair) => older(pair));
    const said = audited.stores.flatMap((at) => {
      const { named } = directoryOf(at, audited.stores);
      return activeIn(at).flatMap((memory): [Held, Held][] => {
        const others = (link: Link): Memory | undefined => {
          const other = named(link, memory);
          return other === memory || other?.status !== 'active' ? undefined : other;
        };
        return replacementsIn(memory, others).map(({ other, passive }): [Held, Held] => {
          const holder = audited.stores.find(({ store }) => store.memories.includes(other)) ?? at;
          const [own, its] = [
            { memory, at },
            { memory: other, at: holder },
          ];
          return passive ? [own, its] : [its, own];
        });
      });
    });
    const first = new Map([...told, ...said].map(([old, by]) => [old.memory, [old, by] as const]));
    return [...first.values()].map(([old, by]): Finding => ({
      rule: 'stale/superseded',
      severity: 'warn',
      message: `${calledOf(by.memory)} replaces it, and both still stand`,
      ...placeOf(old),
    }));
  },
};

const corrected: Rule = {
  id: 'across/corrected-in-one',
  find: (audited) =>
    meetingIn(audited)
      .known.filter((pair) => pair.apart && isNewer(pair))
      .map((pair): Finding => {
        const [old, by] = older(pair);
        return {
          rule: 'across/corrected-in-one',
          severity: 'warn',
          message: `${by.at.harness} has the newer word on it: ${calledOf(by.memory)}`,
          ...placeOfWords(old, old.memory.statement),
        };
      }),
};

export const meaningRules: readonly Rule[] = [duplicate, contradiction, superseded, corrected];
