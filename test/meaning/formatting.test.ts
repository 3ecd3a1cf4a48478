import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { memoryFrom, readSet } from '../bench/parity-set.ts';
import { verdictOn } from '../bench/score.ts';
import { sown, SEED } from '../seed.ts';

const sets = fileURLToPath(new URL('../sets/parity', import.meta.url));
const everyText = readdirSync(sets)
  .flatMap((file) => readSet(`${sets}/${file}`))
  .flatMap(({ a, b }) => [a.text, b.text]);
/** What has a frame, a label or marks of its own is no plain text to begin with. */
const MARKED = /^[-*+>#\d["“]|\n|->|→|[*_]{2}|(?<![\p{L}`])_|\buser\b|(?:why|règle|regel|rule):|§/iu;

/** The statements of all sets, as somebody would write them into a Claude Code file. */
const TEXTS = [...new Set(everyText.map((text) => memoryFrom({ harness: 'claude', text }).statement))].filter(
  (text) => !MARKED.test(text),
);

type Looks = Readonly<Record<string, (text: string) => string | undefined>>;

/** What somebody, a formatter or a harness does to the looks of a line, or of what stands in it. */
const LINES: Looks = {
  bullet: (text) => `- ${text}`,
  star: (text) => `* ${text}`,
  'numbered in brackets': (text) => `1) ${text}`,
  quote: (text) => (/^\p{L}/u.test(text) ? `> ${text}` : undefined),
  'all of it bold': (text) => (/[*`_"“«<\n]|^User/u.test(text) ? undefined : `**${text}**`),
  'a heading of what stands before the colon': (text) =>
    /^(?!User)(\p{L}[\p{L} ]{2,30}): (?=\p{L})/u.test(text) ? text.replace(/^([^:]+): /u, '## $1\n\n') : undefined,
  'a list of what stands after the colon': (text) =>
    /^[^:,`"]+: \p{L}+(?:, \p{L}+)+[.]?$/u.test(text)
      ? text.replace(/: /u, ':\n\n- ').replaceAll(', ', '\n- ')
      : undefined,
  'a head': (text) => `---\nname: some-rule\ntype: feedback\n---\n\n${text}`,
};
const WORDS: Looks = {
  'without a full stop': (text) => text.replace(/(?<!\.)[.。]$/u, ''),
  'with a full stop': (text) => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : undefined),
  'wide blanks': (text) => text.replaceAll(' ', '  '),
  'a hard space': (text) => text.replace(' ', '\u00a0'),
  'a zero-width space': (text) => text.replace(/(?<=\p{Ll})(?=\p{Ll})/u, '\u200b'),
  'wrapped lines': (text) => text.replace(/(?<=\p{L}) (?=\p{Ll})/gu, '\n'),
  'line ends of Windows': (text) => text.replace(/(?<=\p{L}) (?=\p{Ll})/gu, '\r\n'),
  'a small first letter': (text) => text.replace(/^\p{Lu}(?=\p{Ll}+[ ,.])/u, (letter) => letter.toLowerCase()),
  'the first word bold': (text) => text.replace(/^\p{L}+(?=[ ,])/u, '**$&**'),
  'a word in italics': (text) => text.replace(/(?<= )\p{Ll}{3,}(?= )/u, '*$&*'),
  'another word in italics': (text) => text.replace(/(?<= )\p{Ll}{3,}(?= )/u, '_$&_'),
  'a word in a tag': (text) => text.replace(/(?<= )\p{Ll}{3,}(?= )/u, '<strong>$&</strong>'),
  'without backticks': (text) =>
    /`[^`]*[\s/*_\\<>[\](){}"'$|#~:;,!?.-][^`]*`|`\p{Script=Hangul}|`\p{Script=Han}|`\p{Script=Hiragana}/u.test(text)
      ? undefined
      : text.replaceAll('`', ''),
  'other dashes': (text) => text.replace(/ [–—-] /gu, ' -- '),
  'curly apostrophes': (text) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
  'curly quotes': (text) =>
    text.includes('`') ? undefined : text.replace(/(?<![\p{L}\p{N}])"([^"\n]+)"(?![\p{L}\p{N}])/gu, '“$1”'),
  'straight quotes': (text) => (text.includes('`') ? undefined : text.replace(/[“”„«»「」]/gu, '"')),
  'full-width marks': (text) =>
    /\p{Script=Han}/u.test(text)
      ? text.replace(/(?<=\p{Script=Han}),/gu, '，').replace(/(?<=\p{Script=Han})!/gu, '！')
      : undefined,
  'an entity': (text) => (text.includes('`') ? undefined : text.replace(' & ', ' &amp; ')),
  'three dots': (text) => text.replaceAll('…', '...'),
  'two paragraphs': (text) => text.replace(/(?<=\p{Ll}{3}\.) (?=\p{Lu}\p{Ll})/u, '\n\n'),
};
const LOOKS: Looks = { ...LINES, ...WORDS };

/** What looks as small and makes another rule. */
const TURNS: Looks = {
  'two words change places': (text) =>
    text.replace(/(?<= )(\p{L}{3,}) (\p{L}{3,})(?= )/u, (all, a: string, b: string) =>
      a.toLowerCase() === b.toLowerCase() ? all : `${b} ${a}`,
    ),
  'a word goes': (text) => text.replace(/ \p{L}{2,}(?= \p{L})/u, ''),
  'a word comes': (text) => text.replace(/(?<=\p{L}) (?=\p{L})/u, ' not '),
  'another number': (text) => text.replace(/\d/u, (digit) => String((Number(digit) + 1) % 10)),
  'another sign': (text) => text.replace(/(?<= )(?=\d)/u, '-'),
  'a longer number': (text) => text.replace(/\d/u, '$&0'),
  'struck through': (text) => `~~${text}~~`,
  'a word struck through': (text) => text.replace(/(?<= )\p{L}{3,}(?= )/u, '~~$&~~'),
  'to do': (text) => `- [ ] ${text}`,
  'a question': (text) => `${text.replace(/[.。!?]$/u, '')}?`,
  'a literal in capitals': (text) => text.replace(/(?<=^[^`]*)`[^`]*`/u, (code) => code.toUpperCase()),
  'a condition': (text) => `${text.replace(/[.。]$/u, '')}, if asked.`,
  'a comma goes': (text) => text.replace(/(?<=\p{L}), (?=\p{L})/u, ' '),
  'the end goes': (text) => text.replace(/ [\p{L}\p{N}]\S*$/u, ''),
  'another option': (text) => text.replace(/--[a-z]/u, '--no-'),
  'two words in one': (text) => text.replace(/(?<=\p{Script=Latin}) (?=\p{Script=Latin})/u, ''),
  'a heading that says no': (text) => `# Never\n\n${text}`,
  'where the sentences part': (text) => text.replace(/(?<=\p{Ll})\. (\p{Lu}\p{Ll}+) /u, ' $1. '),
};

const said = (a: string, b: string): string =>
  verdictOn({ a: { harness: 'claude', text: a }, b: { harness: 'claude', text: b } });

/** Numbers that are the same in every run of one seed. */
const drawn =
  (seed: number) =>
  (below: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed % 65_536) % below;
  };

const anyOf = (looks: Looks, draw: (below: number) => number): ((text: string) => string | undefined) =>
  Object.values(looks)[draw(Object.keys(looks).length)] as (text: string) => string | undefined;

const ROUNDS = 60;

describe('looks and meaning', () => {
  test.each(Object.keys(LOOKS))('%s, alone and under another look, says the same', (name) => {
    const draw = drawn(SEED + name.length * 7919);
    for (let round = 0; round < ROUNDS; round += 1) {
      const text = TEXTS[draw(TEXTS.length)] as string;
      const looks = LOOKS[name]?.(text);
      if (looks === undefined || looks === text) continue;
      expect([said(text, looks), text, looks, sown]).toEqual(['same', text, looks, sown]);
      const both = name in LINES ? LOOKS[name]?.(anyOf(WORDS, draw)(text) ?? text) : anyOf(LINES, draw)(looks);
      if (both !== undefined) expect([said(text, both), text, both, sown]).toEqual(['same', text, both, sown]);
    }
  });

  test.each(Object.keys(TURNS))('%s: it is another rule, whatever it looks like', (name) => {
    const draw = drawn(SEED + name.length * 104_729);
    for (let round = 0; round < ROUNDS; round += 1) {
      const text = TEXTS[draw(TEXTS.length)] as string;
      const turned = TURNS[name]?.(text);
      if (turned === undefined || turned === text) continue;
      const looks = anyOf(LOOKS, draw)(turned) ?? turned;
      expect([said(text, looks), text, looks, sown]).not.toEqual(['same', text, looks, sown]);
    }
  });
});
