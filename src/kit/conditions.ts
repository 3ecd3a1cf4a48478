import type { Memory } from '../ir/memory.ts';

const OPENS =
  'when(?:ever)?|if|while|before|after|unless|until|wenn|falls|bevor|nachdem|sobald|cuando|si|antes de|después de|quando|depois de|lorsque|quand|avant de|après|когда|если|перед|после';
/** A clause that says when, and no sentence that goes on to say how. */
const WHEN = new RegExp(`^(?:${OPENS})(?![\\p{L}\\p{N}])[^.,;:!?\\n]{1,100}$`, 'iu');
const WHEN_LAST = /^[^.,;:!?。、，；：\n]{1,60}(?:とき|時|場合|际|时|時候|때)(?:は|に)?$/u;

/** Whether how to apply a memory says only when it holds: its statement alone would hold always. */
export const isConditional = ({ how }: Pick<Memory, 'how'>): boolean =>
  how !== undefined && (WHEN.test(how.trim()) || WHEN_LAST.test(how.trim()));

/** Of what may be said of a memory, what does not leave out when it holds, where there is any such. */
export const withCondition = <Telling>(
  memory: Pick<Memory, 'how'>,
  tellings: readonly Telling[],
  saysHow: (telling: Telling) => boolean,
): readonly Telling[] => {
  const whole = isConditional(memory) ? tellings.filter(saysHow) : [];
  return whole.length > 0 ? whole : tellings;
};
