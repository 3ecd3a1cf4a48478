import type { Check, Single } from './single-check.ts';
import type { Probe } from './scenario.ts';

/** What a check asks for, one by one; what stands under `any` and `not` asks for nothing surely. */
const asked = (check: Check): Single[] => ('type' in check ? [check] : 'all' in check ? check.all.flatMap(asked) : []);

const shares = (a: readonly string[], b: readonly string[]): string | undefined =>
  a.find((each) => b.some((other) => other.toLowerCase() === each.toLowerCase()));

const holds = (texts: readonly string[], parts: readonly string[]): string | undefined =>
  parts.find((part) => texts.every((text) => text.toLowerCase().includes(part.toLowerCase())));

const wanted = (check: Single): readonly string[] =>
  check.type === 'require_phrase' ||
  check.type === 'starts_with' ||
  check.type === 'ends_with' ||
  check.type === 'order'
    ? check.phrases
    : check.type === 'exact_fact'
      ? check.facts
      : [];

/** An answer of one form only has no room for what another rule wants beside it. */
const FORMED: ReadonlySet<string> = new Set(['json_valid', 'json_schema']);
const FORMING: ReadonlySet<string> = new Set([
  'require_regex',
  'require_phrase',
  'starts_with',
  'ends_with',
  'order',
  'language',
  'length',
  'abstains',
  'asks_first',
]);

const between = (a: Single, b: Single): string | undefined => {
  if (a.type === 'language' && b.type === 'language')
    return a.language.split('-')[0] === b.language.split('-')[0] ? undefined : `${a.language} and ${b.language}`;
  if (a.type === 'length' && b.type === 'length')
    return a.of === b.of && ((a.min ?? 0) > (b.max ?? Infinity) || (b.min ?? 0) > (a.max ?? Infinity))
      ? `${a.of} cannot be both`
      : undefined;
  if (FORMED.has(a.type) && FORMING.has(b.type)) return `${a.type} leaves no room for ${b.type}`;
  if (a.type === 'starts_with' && b.type === 'starts_with' && shares(a.phrases, b.phrases) === undefined)
    return 'both want to stand first';
  if (a.type === 'ends_with' && b.type === 'ends_with' && shares(a.phrases, b.phrases) === undefined)
    return 'both want to stand last';
  if (a.type === 'forbid_phrase' || a.type === 'forbid_chars') {
    const texts = wanted(b);
    const hit = texts.length > 0 ? holds(texts, a.type === 'forbid_phrase' ? a.phrases : a.chars) : undefined;
    if (hit !== undefined) return `"${hit}" is wanted and forbidden`;
  }
  if (a.type === 'forbid_regex' && b.type === 'require_regex' && a.pattern === b.pattern)
    return 'one form is wanted and forbidden';
  if (a.type === 'command_chosen' && (b.type === 'command_chosen' || b.type === 'command_ran')) {
    const hit = shares(a.instead, b.commands);
    if (hit !== undefined && shares(a.commands, b.commands) === undefined) return `${hit} is wanted and refused`;
  }
  if (a.type === 'command_not_ran' && (b.type === 'command_ran' || b.type === 'command_chosen')) {
    const hit = b.commands.every((each) => shares(a.commands, [each]) !== undefined) ? b.commands[0] : undefined;
    if (hit !== undefined) return `${hit} is wanted and refused`;
  }
  if (a.type === 'asks_first' && (b.type === 'file_written' || b.type === 'path_under' || b.type === 'command_ran'))
    return 'one asks where the other does';
  if (a.type === 'path_under' && b.type === 'path_under' && a.glob !== b.glob && a.files === b.files)
    return 'one file cannot lie under both';
  if (a.type === 'path_under' && b.type === 'path_not_under' && a.glob === b.glob) return 'under it and not under it';
  return undefined;
};

/** Why two rules cannot be probed with one scenario; undefined where they can. */
export const conflict = (a: Pick<Probe, 'check'>, b: Pick<Probe, 'check'>): string | undefined => {
  for (const one of asked(a.check))
    for (const other of asked(b.check)) {
      const why = between(one, other) ?? between(other, one);
      if (why !== undefined) return why;
    }
  return undefined;
};

/** Probes of which each brings about one text or one deed: only such go into one scenario. */
const TEXTUAL: ReadonlySet<Probe['shape']> = new Set([
  'forbidden-text',
  'required-text',
  'language',
  'length',
  'format',
]);

/** Groups of probes that one scenario may serve, each probe in one; those that go with none stand alone. */
export const together = (probes: readonly Probe[], most = 4): Probe[][] => {
  const groups: Probe[][] = [];
  for (const probe of probes) {
    const group = TEXTUAL.has(probe.shape)
      ? groups.find(
          (each) =>
            each.length < most &&
            each.every((other) => TEXTUAL.has(other.shape) && conflict(other, probe) === undefined),
        )
      : undefined;
    if (group) group.push(probe);
    else groups.push([probe]);
  }
  return groups;
};
