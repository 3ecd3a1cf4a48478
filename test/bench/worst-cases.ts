const fill = (part: string): string => part.repeat(Math.ceil(65_536 / part.length)).slice(0, 65_536);

/** 64 kB each, made to hurt: long runs without a delimiter, nothing but delimiters, openings that never close. */
export const WORST: Readonly<Record<string, string>> = {
  'one letter': fill('a'),
  words: fill('never push to main unless asked '),
  'many clauses': fill('a. '),
  'rules, one a line': fill('- Use pnpm, not npm, in `web`.\n'),
  'new words': Array.from({ length: 9000 }, (_, at) => `w${at.toString(36)}`)
    .join(' ')
    .slice(0, 65_536),
  backticks: fill('`'),
  'open quotes': fill('"a'),
  'Japanese quotes': fill('「'),
  slashes: fill('/a'),
  dots: fill('a.'),
  hyphens: fill('a-'),
  'at signs': fill('a@'),
  numbers: fill('1.'),
  commas: fill(','),
  brackets: fill('('),
  negations: fill('not '),
  'Why labels': fill('\n**Why:** '),
  'task marks': fill('[Task 1]'),
  arrows: fill('a -> '),
  Korean: fill('테스트를 실행하지 않고 커밋하지 않는다 '),
  'Korean, one word': fill('가'),
  Chinese: fill('不要直接推送到主分支'),
  Japanese: fill('テストせずにデプロイしない。'),
  Thai: fill('ห้ามพุชไปที่เมน'),
  apostrophes: fill("l'"),
  fences: fill('```\n'),
  blanks: fill(' '),
  'lone surrogates': fill('\udc80'),
};
