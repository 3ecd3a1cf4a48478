import { prefixOf } from '../../../src/text/measure.ts';

/** Names of the client's own tags, as 2.1.329 was seen to escape them. */
const OWN_TAGS = [
  'system-reminder',
  'system_reminder',
  'function_results',
  'tool_use_error',
  'sandbox_violations',
  'persisted-output',
  'total_tokens',
  'user-prompt-submit-hook',
  'teammate-message',
  'cross-session-message',
  'slack-ping',
  'slack-tag-message',
  'task-notification',
  'tick',
  'command-name',
  'command-message',
  'command-args',
  'bash-input',
  'bash-stdout',
  'bash-stderr',
  'local-command-stdout',
  'local-command-caveat',
  'coordinator-relay',
  'antml:[a-z_]+',
];

/** Signs that a tag can be disguised with: Cyrillic and Greek letters, other hyphens and angle brackets. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  һ: 'h',
  ԁ: 'd',
  к: 'k',
  м: 'm',
  т: 't',
  ο: 'o',
  α: 'a',
  ν: 'v',
  ι: 'i',
  κ: 'k',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '﹣': '-',
  '－': '-',
  '‹': '<',
  '＜': '<',
  '〈': '<',
  '⟨': '<',
  '﹤': '<',
};

const TAG = new RegExp(`<(?=[ \\t]*[/!]?[ \\t]*(?:${OWN_TAGS.join('|')})(?![\\w:-]))`, 'gi');
const BREAKS = /\r\n|\r|\u2028|\u2029/g;
const UNSEEN = /(?![\t\n\u200c\u200d\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What 2.1.329 does to the finished text of an index: one kind of line end, nothing invisible, no tag of its own (run).
 */
export const cleaned = (text: string): string => withoutTags(text.replace(BREAKS, '\n').replace(UNSEEN, ''));

const withoutTags = (text: string): string => {
  const plain = text.replace(/[^\x00-\x7f]/g, (char) => LOOKS_LIKE[char] ?? char);
  let out = '';
  let from = 0;
  for (const match of plain.matchAll(TAG)) {
    out += `${text.slice(from, match.index)}<\\`;
    from = match.index + 1;
  }
  return out + text.slice(from);
};

/** At most `max` units, cut back to a space when that keeps more than `least`. */
export const cutShort = (text: string, max: number, least: number): string => {
  if (text.length <= max) return text;
  const cut = prefixOf(text, max - 1);
  const space = /\s\S*$/.exec(cut)?.index ?? -1;
  return `${(space > least ? cut.slice(0, space) : cut).trimEnd()}…`;
};
