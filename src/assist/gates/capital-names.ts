import type { Reading } from './reading.ts';

/** Words with a capital where no sentence begins; in scripts without capitals, words in Latin letters. */
export const namesIn = ({ prose, tongue }: Reading): { text: string; at: number }[] => {
  const name =
    tongue === 'de'
      ? /(?<![\p{L}\p{M}\p{N}])(?=\p{L}*(?:\p{Lu}.?\p{Lu}|\p{Ll}\p{Lu}))\p{L}[\p{L}\p{N}]{1,40}/gu
      : /(?<![\p{L}\p{M}\p{N}])(?:(?<=[\p{L}\p{N},;\ue000)]["'’]? )\p{Lu}[\p{L}\p{N}]{1,40}|\p{Lu}\p{Lu}[\p{L}\p{N}]{0,40}|\p{Lu}\p{Ll}{1,20}\p{Lu}[\p{L}\p{N}]{0,40})/gu;
  const latin = /(?<![\p{Script=Latin}\p{N}_])[A-Za-z][A-Za-z0-9]{1,40}/gu;
  return [...prose.matchAll(tongue !== undefined && UNCASED.has(tongue) ? latin : name)]
    .map(({ 0: text, index: at }) => ({ text, at }))
    .filter(({ text }) => !NO_NAME.test(text));
};
const UNCASED: ReadonlySet<string> = new Set(['ja', 'ko', 'zh', 'ar', 'he', 'hi']);
const NO_NAME = /^(?:I|OK|Why|How|The|A|An|NOT|NEVER|ALWAYS|MUST|ONLY|NO|DO|User|if|when|the|user|Mr|Mrs|Dr)$/;
