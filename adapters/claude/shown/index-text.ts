import { compareVersions } from '../../../src/kit/editions.ts';
import { cutWarning } from '../../../src/kit/typed/shown-index.ts';
import { asRead } from '../../../src/text/decode.ts';
import { cleaned, cutShort } from './cleaned.ts';
import { cutIndex } from '../../../src/text/index-items.ts';
import { withoutComments } from './comments.ts';
import { INDEX, limitOf } from '../conventions.ts';

/**
 * From here on the client drops a BOM first, says which lines it left out, writes a missing index and cleans the text.
 */
export const CLEANS = '2.1.329';

export interface ShownIndex {
  /** What the model gets; absent = no block at all. */
  text: string | undefined;
  /** The part in front of the warning. */
  kept: string;
  /** The first line that was left out, where the warning has the whole of it: the model reads it all the same. */
  quoted?: string;
  lines: number;
  units: number;
  cut: boolean;
}

/** The text of MEMORY.md as the model gets it, character for character (run: 2.1.100, 2.1.197, 2.1.329, 2.1.332). */
export const shownIndex = (source: string, edition: string): ShownIndex => {
  const cleans = compareVersions(edition, CLEANS) >= 0;
  // Bytes that are no UTF-8 reach the model as U+FFFD (docs/formats/claude-code.md §2).
  const text = asRead(source);
  const whole = withoutComments(withoutLooseHead(cleans ? text.replace(/^\ufeff/, '') : text), edition).trim();
  const lines = whole.split('\n');
  const kept = cutIndex(whole, limitOf('indexLines'), limitOf('indexUnits'));
  const cut = kept !== whole;
  const more = cleans ? `: ${leftOut(lines, kept)}` : '';
  const warned = cut ? kept + cutWarning(INDEX, whole, limitOf, sizeOf, more) : whole;
  const sent = cleans ? cleaned(warned).trim() : wellFormed(warned);
  const quoted = cut && cleans ? quotedWhole(lines, kept) : undefined;
  return {
    text: sent === '' ? undefined : sent,
    kept,
    ...(quoted !== undefined && { quoted }),
    lines: whole === '' ? 0 : lines.length,
    units: whole.length,
    cut,
  };
};

/** Both versions end a head at the first `---`, wherever it stands (docs/formats/claude-code.md §3). */
export const LOOSE_HEAD = /^---\s*\n([\s\S]*?)---\s*\n?/;
export const withoutLooseHead = (text: string): string => text.replace(LOOSE_HEAD, '');

const leftOut = (lines: readonly string[], kept: string): string => {
  const loaded = kept.split('\n').length;
  if (loaded === 1 && kept.length < (lines[0]?.length ?? 0))
    return `everything after the first ${kept.length} characters of line 1 was cut off`;
  const first = cutShort((lines[loaded] ?? '').trim(), QUOTED, 40);
  return `${lines.length - loaded} of ${lines.length} lines were cut off, starting at line ${loaded + 1}${first === '' ? '' : ` ("${first}")`}`;
};

const QUOTED = 80;
const quotedWhole = (lines: readonly string[], kept: string): string | undefined => {
  const loaded = kept.split('\n').length;
  const line = (lines[loaded] ?? '').trim();
  return line === '' || line.length > QUOTED || (loaded === 1 && kept.length < (lines[0]?.length ?? 0))
    ? undefined
    : line;
};

const sizeOf = (units: number): string => {
  const [size, unit] = units < 1 << 20 ? [units / 1024, 'KB'] : [units / (1 << 20), 'MB'];
  return `${size.toFixed(1).replace(/\.0$/, '')}${unit}`;
};

/** A half of a surrogate pair leaves as U+FFFD. */
const wellFormed = (text: string): string => text.toWellFormed();
