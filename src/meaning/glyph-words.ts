import { emit, segmentsOf, type Push } from './token.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';

const KANA_TAIL = /^[\p{Script=Hiragana}]+/u;

/** Korean, Chinese, Japanese: the longest phrase we know at each place; what is left over is a word of its own. */
export function glyphRun(run: string, vocabulary: Vocabulary | undefined, push: Push, joined: boolean): void {
  const lang = vocabulary?.lang;
  let rest = '';
  // 小林 is a name and not small: of Chinese a single character counts only where it is a word
  const single = lang === 'zh' ? new Set([...segmentsOf(run)].filter(({ segment }) => segment.length === 1).map(({ index }) => index)) : undefined;
  const flush = (next = ''): void => {
    if (rest !== '') {
      // 分ける, 나눈다: what carries an ending of verbs is one
      const inflected = lang === 'ja' && /^\p{Script=Han}$/u.test(rest) && /^\p{Script=Hiragana}$/u.test(next) && !/[はがをにでのへともや]/.test(next);
      for (const { word, tail } of leftovers(rest, vocabulary)) {
        const verbal = inflected || (tail !== undefined && vocabulary?.endings.includes(tail) === true);
        push({ is: 'word', key: word, text: word, polar: 1, known: false, quoted: false, capital: false, ...(verbal ? { verbal } : {}) });
        boundary(tail, push);
      }
    }
    rest = '';
  };
  // 30일: days, where a number stands in front
  const days = lang === 'ko' && joined ? (/^일간?(?!때|\s*때)/u.exec(run)?.[0].length ?? 0) : 0;
  if (days > 0) push({ is: 'word', key: 'day', text: '일', polar: 1, known: true, quoted: false, capital: false });
  // main에, 9시에: the particle belongs to what stands in front of the run
  for (let at = joined && lang === 'ko' ? days + particle(run, days, vocabulary as Vocabulary, push) : 0; at < run.length; ) {
    const char = run[at] ?? '';
    if (/\s/.test(char)) {
      flush();
      at += 1;
      continue;
    }
    // inside a Korean word only its ending may be read, or half of every word would mean something
    const inside = lang === 'ko' && rest !== '';
    const hit = vocabulary?.glyphs.get(char)?.find(({ text, sense }) => run.startsWith(text, at) && (!inside || (sense.is === 'operator' && sense.behind && (text.length > 1 || /^(?:\s|$)/.test(run.slice(at + 1))))));
    if (hit !== undefined && (hit.text.length > 1 || hit.sense.is !== 'concept' || /[用写等读要]/.test(char) || single?.has(at) !== false) && wordEndsWell(vocabulary as Vocabulary, run, at, hit.text, hit.sense)) {
      flush(char);
      emit(hit.sense, hit.text, push);
      at += hit.text.length;
      if (lang === 'ko') at += particle(run, at, vocabulary as Vocabulary, push);
      else if (lang === 'ja' && hit.sense.is === 'stop' && hit.text === 'は') push({ is: 'topic' });
      else if (lang === 'ja' && hit.sense.is === 'stop' && /^[をがにで]$/.test(hit.text)) push({ is: 'bound' });
      continue;
    }
    rest += char;
    at += 1;
  }
  flush();
}

/** One syllable of Korean is a word only when nothing but an ending follows it. */
function wordEndsWell({ lang }: Vocabulary, run: string, at: number, text: string, sense: Sense): boolean {
  if (lang !== 'ko' || text.length > 1) return true;
  if (sense.is === 'operator' && sense.behind && text !== '때' && text !== '뿐') return /\S/.test(run[at - 1] ?? ' ') && /^(?:$|[\s는의])/.test(run.slice(at + 1));
  const tail = /^[^\s]*/.exec(run.slice(at + 1))?.[0] ?? '';
  return tail === '' || sense.is === 'operator' || tail.length <= 3;
}

/** Skips the particles and endings behind a Korean word; a topic particle ends a phrase. */
function particle(run: string, at: number, vocabulary: Vocabulary, push: Push): number {
  let skipped = 0;
  for (let round = 0; round < 3; round++) {
    const rest = run.slice(at + skipped);
    if (rest === '' || /^\s/.test(rest)) break;
    const operator = vocabulary.glyphs.get(rest[0] ?? '')?.find(({ text, sense }) => sense.is === 'operator' && sense.behind && rest.startsWith(text) && /^(?:\s|$|[을를이가은는])/.test(rest.slice(text.length)));
    if (operator !== undefined) break;
    const tail = vocabulary.tails.find((one) => rest.startsWith(one));
    if (tail === undefined) break;
    skipped += tail.length;
    if (/^(?:\s|$)/.test(run.slice(at + skipped))) boundary(tail, push);
  }
  return skipped;
}

/** What a Korean ending says about the phrase before it. */
function boundary(tail: string | undefined, push: Push): void {
  if (tail === undefined) return;
  if (/^(?:은|는|에는)$/.test(tail)) push({ is: 'topic' });
  else if (/^(?:을|를|이|가|에|로|으로)$/.test(tail)) push({ is: 'bound' });
  else if (/^(?:와|과|이나)$/.test(tail)) push({ is: 'operator', operator: 'and', behind: true, text: tail });
  else if (/^(?:하?고|하며|며)$/.test(tail)) push({ is: 'comma', colon: false, clause: true });
}

/** What no list knows, cut into words as well as its script allows. */
function leftovers(rest: string, vocabulary: Vocabulary | undefined): { word: string; tail?: string | undefined }[] {
  if (vocabulary?.lang === 'ko') {
    const tail = vocabulary.tails.find((one) => rest.length > one.length && rest.endsWith(one));
    return [{ word: tail === undefined ? rest : rest.slice(0, -tail.length), tail }];
  }
  const parts = vocabulary?.lang === 'ja'
    ? [...(rest.match(/\p{Script=Han}+|[\p{Script=Katakana}ー]+/gu) ?? []), ...(rest.length > 3 && KANA_TAIL.exec(rest)?.[0].length === rest.length ? [rest] : [])]
    : rest.length > 2 ? [...segmentsOf(rest)].filter(({ isWordLike }) => isWordLike === true).map(({ segment }) => segment) : [rest];
  return parts.map((word) => ({ word }));
}
