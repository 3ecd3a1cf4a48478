import { FINDING_RULE, FINDING_RULES, isPlain } from '../ir/finding-rules.ts';
import { fieldHash } from '../ir/identity.ts';
import { isRecord } from '../text/json.ts';

/**
 * Whose texts a log of CI may show: ids, hashes, places and words of memport's own. A name counts wherever it stands,
 * `parent/name` only there, `parent/*` for everything in it. All that is not named here may be memory text.
 */
const TOLD = new Set(
  `command id handle harness layout root scope/* kind nativeKind author load status updated/* created/* from/* until/*
  file says slot container rule severity store fingerprint memory hash base/* placed/* lines/* source budgets/name unit
  role always/label delivery standing project here/* memport/* harnesses/title harnesses/once client/* next/* kept/file
  kept/why run state stage files undoes restored runs/title cwd directory/* memories/predicted memories/observed rest/why
  a b relation answered differs missing decision target/* was is form now field losses/kept alike proposed answer
  suspect skipped options/* choices/* op changes/before changes/after notes type basis as derivedFrom path
  in side by differ direction findings/why findings/mend comparisons/name skipped/store skipped/why next code what where todo`.split(
    /\s+/,
  ),
);

/** The same document without memory text: a hash stands for each. */
export const withheld = (document: unknown): unknown => without(document, '', '');

const without = (value: unknown, name: string, parent: string): unknown => {
  if (typeof value === 'string') return isTold(name, parent) ? value : mark(value);
  if (Array.isArray(value)) return value.map((each) => without(each, name, parent));
  if (!isRecord(value)) return value;
  // The fix of a finding is words of a memory; that of a document is a plan.
  const { native, ...rest } = 'rule' in value ? { ...value, fix: undefined } : value;
  const kept = Object.entries(rest).map(([key, each]) => [
    key,
    key === 'message' ? pageOf(value['rule'], each) : without(each, key, name),
  ]);
  return { ...Object.fromEntries(kept), ...(native !== undefined && { native: {} }) };
};

const isTold = (name: string, parent: string): boolean =>
  TOLD.has(name) || TOLD.has(`${parent}/${name}`) || TOLD.has(`${parent}/*`);

/** What was withheld before stays as it is. */
const mark = (text: string): string =>
  text === '' || /^\[withheld [0-9a-f]{8}\]$/.test(text) ? text : `[withheld ${fieldHash(text)}]`;

/** What a finding says may quote a memory; what its rule says does not. */
const pageOf = (rule: unknown, message: unknown): unknown => {
  const known = FINDING_RULES.find((each) => each === rule);
  if (known === undefined) return mark(String(message));
  return isPlain(known) ? message : FINDING_RULE[known].page;
};
