import { anyWayToWrite } from './checkers/fact-checks.ts';
import type { Check, CheckPattern, CheckReach } from './single-check.ts';
import { nativePattern } from './native-pattern.ts';
import { phraseSource } from './phrase.ts';

/** An assertion as promptfoo knows it. */
export interface Assertion {
  type: string;
  value?: unknown;
}

/** Assertions that all have to hold, or none where promptfoo has no word for it. */
export const assertionsOf = (check: Check, negated = false): Assertion[] | undefined => {
  if ('not' in check) return assertionsOf(check.not, !negated);
  if ('all' in check || 'any' in check) {
    const parts = 'all' in check ? check.all : check.any;
    if ('any' in check !== negated && parts.length > 1) return undefined;
    const each = parts.map((part) => assertionsOf(part, negated));
    return each.every((one) => one !== undefined) ? each.flat() : undefined;
  }
  const is = (type: string, value?: unknown, not = false): Assertion[] => [
    { type: not !== negated ? `not-${type}` : type, ...(value !== undefined && { value }) },
  ];
  const said = 'reach' in check ? SAID[check.reach ?? 'raw'] : SAID.raw;
  if (said === undefined) return undefined;
  switch (check.type) {
    case 'forbid_chars':
      return is('javascript', `${inCode(check.chars)}.some((each) => ${said}.includes(each))`, true);
    case 'forbid_phrase':
      return is('javascript', timesIn(`${said}.normalize("NFC")`, anyOf(check.phrases.map(phraseSource)), 'iu'), true);
    case 'require_phrase':
      return is('javascript', timesIn(`${said}.normalize("NFC")`, anyOf(check.phrases.map(phraseSource)), 'iu'));
    case 'exact_fact':
      return is('javascript', timesIn(small(said), anyOf(check.facts.map(anyWayToWrite)), 'u'));
    case 'forbid_regex':
    case 'require_regex': {
      const pattern = nativePattern(check);
      if (pattern === undefined) return undefined;
      const { min, max } = check.type === 'forbid_regex' ? {} : check;
      const code = timesIn(said, pattern.source, pattern.flags, min, max);
      return is('javascript', code, check.type === 'forbid_regex');
    }
    case 'starts_with':
    case 'ends_with': {
      const method = check.type === 'starts_with' ? 'startsWith' : 'endsWith';
      const phrases = inCode(check.phrases.map((phrase) => phrase.normalize('NFKC').toLowerCase()));
      return is('javascript', `${phrases}.some((phrase) => ${small(said)}.trim().${method}(phrase))`);
    }
    case 'json_valid':
      return is('is-json');
    case 'judged':
      return is('llm-rubric', check.rule);
    default:
      return undefined;
  }
};

/**
 * The answer as promptfoo's scripts have it. There are no files and no calls; prose is what stands neither in code nor
 * in a quoted line nor in an address.
 */
const SAID: Readonly<Record<CheckReach, string | undefined>> = {
  raw: 'output',
  final: 'output',
  prose:
    'output.replace(/(?<![^])---\\n[^]*?\\n---$|^ *(```|~~~)(?! *(?:te?xt|md|markdown|plain|e?mail|message|rst))[^]*?^ *\\1|`[^`\\n]+`|^ *>.*$|\\bhttps?:[^\\s]+/gm, " ")',
  code: undefined,
  files: undefined,
  trace: undefined,
};

const small = (said: string): string => `${said}.normalize("NFKC").toLowerCase()`;

const anyOf = (sources: readonly string[]): string => sources.map((source) => `(?:${source})`).join('|');

/**
 * A line of JavaScript: promptfoo's own `regex` knows no flags, so that neither letters in any case nor characters
 * beyond the first 65,536 can be said in it.
 */
const timesIn = (said: string, source: string, flags: CheckPattern['flags'], min = 1, max = Infinity): string => {
  const pattern = `new RegExp(${inCode(source)}, "g${flags ?? ''}")`;
  if (min === 1 && max === Infinity) return `${pattern}.test(${said})`;
  return `((count) => count >= ${min} && count <= ${max})([...${said}.matchAll(${pattern})].length)`;
};

/** promptfoo fills in templates here too. */
const inCode = (value: unknown): string => JSON.stringify(value).replace(/\{(?=[{%#])/g, '\\u007b');
