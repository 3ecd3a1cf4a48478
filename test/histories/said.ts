import fc from 'fast-check';

/** What somebody says once, before it is written down in any harness's own format. */
export interface Said {
  statement: string;
  why?: string;
  how?: string;
  detail?: string;
  kind: 'rule' | 'profile' | 'project' | 'reference';
  /** Which of the projects of a HOME it is about; none = everything. */
  project?: number;
}

export const PROJECTS = ['work/app', 'work/api'] as const;

const subjects = [
  'pnpm',
  'tabs over spaces',
  'the staging database',
  'feature flags',
  'the release script',
  'short answers',
  'UTC timestamps',
  'the eu-west cluster',
  'port 8080',
  'signed commits',
];
const places = [
  'in every project',
  'for the app',
  'on Fridays',
  'before a merge',
  'in CI',
  'when Ada asks',
  'for customer data',
  'in the docs',
  'after a deploy',
  'on the build machine',
];
const foreign = [
  '提交前必须运行全部测试',
  '変更履歴は日本語で書くこと',
  '항상 배포 전에 리뷰를 받는다',
  'Vor jedem Merge müssen die Tests grün sein',
  'Nunca subas a main sin revisión',
];
const reasons = [
  'the linter wants it',
  'it broke twice last spring',
  'Ada was paged for it',
  'the auditors asked',
  'CI caches by it',
  'customers noticed',
];

const PROSE =
  'It was tried the other way for a month, and the list of what went wrong then is long enough that nobody wants to try that again without a very good reason. ';

const sentence = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.constantFrom('Always use', 'Never use', 'Prefer', 'The team uses', 'User likes'),
        fc.constantFrom(...subjects),
        fc.constantFrom(...places),
      )
      .map((words) => words.join(' ')),
  },
  { weight: 1, arbitrary: fc.constantFrom(...foreign) },
);

/** The number keeps most statements apart; a few share one, or differ in a single word, or say the opposite. */
const statement = fc
  .tuple(
    sentence,
    fc.oneof({ weight: 5, arbitrary: fc.nat(400) }, { weight: 1, arbitrary: fc.constant(7) }),
    fc.constantFrom('', '', '', '', '', '', 'list', 'long'),
  )
  .map(([words, number, shape]) => {
    const said = `${words} (${number})`;
    if (shape === 'list') return `${said}:\n- first the ${number} of it\n- then the rest of ${number}`;
    return shape === 'long' ? `${said}, ${PROSE.repeat(3).trim()}` : `${said}.`;
  });

const maybe = <T>(arbitrary: fc.Arbitrary<T>, freq: number) => fc.option(arbitrary, { nil: undefined, freq });

export const said: fc.Arbitrary<Said> = fc
  .record({
    statement,
    kind: fc.constantFrom<Said['kind'][]>('rule', 'rule', 'profile', 'project', 'reference'),
    why: maybe(
      fc.tuple(fc.constantFrom(...reasons), fc.nat(99)).map(([words, number]) => `${words} (${number})`),
      2,
    ),
    how: maybe(
      fc.nat(99).map((number) => `look at step ${number} of the handbook first`),
      1,
    ),
    detail: maybe(
      fc
        .tuple(fc.nat(99), fc.integer({ min: 1, max: 12 }))
        .map(
          ([number, times]) => `Paragraph ${number}. ${PROSE.repeat(times).trim()}\n\n- item ${number}\n- another one`,
        ),
      1,
    ),
    project: maybe(fc.nat(1), 1),
  })
  .map(({ why, how, detail, project, ...rest }): Said => ({
    ...rest,
    ...(why !== undefined && { why }),
    ...(how !== undefined && { how }),
    ...(detail !== undefined && { detail }),
    ...(project !== undefined && { project }),
  }));
