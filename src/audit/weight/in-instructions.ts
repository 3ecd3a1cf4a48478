import { scopeKey } from '../../ir/identity.ts';
import type { Memory } from '../../ir/memory.ts';
import { readingsOf } from '../../meaning/normal.ts';
import { gistOf, restates, type Gist } from '../../meaning/restated.ts';
import { oneLine, sentencesIn } from '../../text/sentence.ts';
import type { Audited } from '../audited-stores.ts';
import { UNPARTED } from '../claims/word-table.ts';

/** In fewer words two texts are equal by chance: `run the tests`. */
const LEAST = 12;

/** One sign of a script without spaces says about as much as two letters. */
const sizeOf = (text: string): number => text.length + [...text].filter((sign) => UNPARTED.test(sign)).length;

/** An instruction file that says the words of a memory, and whose client loads it. */
export interface Instruction {
  file: string;
  harness: string;
  /** It says it in other words, if hardly any: a reader decides whether it is the same. */
  nearly?: true;
  /** It says it for one project, and the memory holds in all. */
  there?: true;
}
/** Of several files the one that the memory's own client loads. */
export type Instructed = (memory: Memory, harness: string) => Instruction | undefined;

/** What is shorter is left out; only who asks for it is told of nearly equal words, which are never the same. */
interface Asked {
  least?: number;
  nearly?: boolean;
}

/** What the instruction files of the scope say, sentence by sentence too, in equal words. */
export const instructedIn = (
  { instructed }: Pick<Audited, 'instructed'>,
  { least = LEAST, nearly = false }: Asked = {},
): Instructed => {
  const said = new Map<string, Map<string, Instruction[]>>();
  const gists = new Map<string, Map<string, { gist: Gist; from: Instruction }[]>>();
  const folders = new Map<string, string>();
  for (const { at, memories } of instructed)
    for (const memory of memories) {
      const scope = scopeKey(memory.scope);
      const words = said.get(scope) ?? new Map<string, Instruction[]>();
      said.set(scope, words);
      if ('paths' in memory.scope && memory.scope.paths[0] !== undefined) folders.set(scope, memory.scope.paths[0]);
      const from = { harness: at.harness, file: `${at.root.replace(/\/$/, '')}/${memory.places[0]?.file ?? ''}` };
      for (const text of [memory.statement, ...sentencesIn(memory.statement)])
        for (const reading of sizeOf(text) < least ? [] : readingsOf(text)) {
          const files = words.get(reading) ?? [];
          words.set(reading, files);
          files.push(from);
        }
      const own = gists.get(scope) ?? new Map<string, { gist: Gist; from: Instruction }[]>();
      gists.set(scope, own);
      for (const text of nearly ? waysOf(memory.statement) : []) {
        const gist = gistOf(text);
        if (gist) own.set(gist.exact, [...(own.get(gist.exact) ?? []), { gist, from }]);
      }
    }
  const restatedIn = (scope: string, memory: Memory): Instruction[] => {
    const own = gists.get(scope);
    if (!own) return [];
    return [...barely(memory.statement)]
      .map((text) => gistOf(text))
      .flatMap((gist) => (gist ? (own.get(gist.exact) ?? []).filter((each) => restates(gist, each.gist)) : []))
      .map(({ from }) => ({ ...from, nearly: true as const }));
  };
  return (memory, harness) => {
    if (sizeOf(oneLine(memory.statement)) < least) return undefined;
    // A file holds in its folder and below.
    const own = 'paths' in memory.scope ? memory.scope.paths : [];
    const above = [...folders].flatMap(([scope, folder]) =>
      own.some((path) => path === folder || path.startsWith(`${folder}/`)) ? [scope] : [],
    );
    // What holds everywhere is loaded in a project beside what its own file says.
    const everywhere = memory.scope.level === 'global' && nearly ? [...said.keys()] : [];
    for (const scope of new Set([scopeKey(memory.scope), ...above, 'global', ...everywhere])) {
      const words = said.get(scope);
      const equal = words ? readingsOf(memory.statement).flatMap((reading) => words.get(reading) ?? []) : [];
      const all = equal.length > 0 ? equal : restatedIn(scope, memory);
      const found = all.find((each) => each.harness === harness) ?? all[0];
      const isThere = memory.scope.level === 'global' && scope !== 'global';
      if (found) return { ...found, ...(isThere && { there: true as const }) };
    }
    return undefined;
  };
};

/** A rule of an instruction file as a whole, sentence by sentence, two by two, and each without what it says aside. */
const waysOf = (statement: string): Set<string> => {
  const sentences = [...sentencesIn(statement)];
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at] as string} ${sentence}`);
  const all = [oneLine(statement), ...sentences, ...pairs];
  return new Set([...all, ...all.map((text) => text.replace(/\s*[(（][^()（）]{1,80}[)）]/gu, ''))]);
};

/** Who says it, before what is said: `the user repeated: no data in git`. */
const SAYS =
  /^[^:：.。]{0,40}(?:user|nutzer|usuari|usuári|utilisat|utent|gebruiker|użytkowni|användar|bruger|käyttäj|kullanıcı|пользовател|користувач|المستخدم|המשתמש|उपयोगकर्ता|用户|用戶|ユーザー|사용자)[^:：.。]{0,60}[:：]\s*["“„«「]?/iu;
/** What says no more than that it is so: `It's the law.` */
const SHORT_WORDS = 4;

/** What a memory states, without who says it and without a short remark behind. */
const barely = (statement: string): Set<string> => {
  const line = oneLine(statement);
  const bare = line.replace(SAYS, '');
  const [first = '', ...rest] = sentencesIn(bare);
  const isRemark = (text: string): boolean => text.split(' ').length <= SHORT_WORDS && !/[\d`/]/.test(text);
  return new Set([line, bare, ...(rest.length > 0 && rest.every(isRemark) ? [first] : [])]);
};
