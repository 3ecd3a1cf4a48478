import { atLeast, type Hit } from '../../scan/hit.ts';
import { injection, suspicionOf } from '../../scan/injection.ts';
import { invisible } from '../../scan/invisible.ts';

/** Gate 6, as far as every target is alike: nothing dangerous, unseen or structural that the source has not. */
export const introduced = (source: string, wording: string): string[] => {
  const had = new Set(hitsIn(source).map(({ rule, what }) => `${rule} ${what}`));
  return [
    ...hitsIn(wording)
      .filter(({ rule, what }) => !had.has(`${rule} ${what}`))
      .filter(({ what }) => what !== 'suspicion' || suspicionOf(wording) >= SURE)
      .map(({ message }) => `the wording brings in what no memory may hold: ${message}`),
    ...MARKS.filter(([, mark]) => mark.test(wording) && !mark.test(source)).map(
      ([name]) => `leave out ${name}: the source has none`,
    ),
  ];
};

/**
 * Other words for the same weigh more or less, so what a scan would tell is not enough to refuse them: of 898 faithful
 * wordings that no weight had been counted from a scan would have told of fifteen, and one weighed so much.
 */
const SURE = 1.5;

const hitsIn = (text: string): Hit[] =>
  [...invisible(text), ...injection(text)].filter(({ grade }) => atLeast(grade, 'warn'));

/** What parts one memory from the next somewhere, or opens a head. A heading does neither: reading back tells of it. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  ['lines that are only a §', /^[ \t]*§[ \t]*$/mu],
  ['rules and fences of dashes', /^-{3,}[ \t]*$/mu],
  ['comments', /<!--/u],
];
