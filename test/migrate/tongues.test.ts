import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Field, Memory } from '../../src/ir/memory.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import { differing } from '../../src/kit/losses.ts';
import { empty, HARNESSES, type Harness } from '../bench/arrive/home.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { storeOf, tell, textsBelow, type Said } from './side.ts';

/** Right to left with neutral signs, marks that combine (as one code point and as two), signs of several code points. */
const SAID: readonly Said[] = [
  {
    title: '배포 규칙',
    hook: '배포 전에 물어볼 것',
    statement: '금요일 오후에는 절대로 배포하지 마세요 (예외: 보안 수정). 로그는 `/srv/app/log` 에 있습니다.',
    why: '주말에는 아무도 확인하지 않습니다: 두 번이나 장애가 있었습니다.',
    how: '배포가 필요하면 먼저 Ada 에게 물어보세요.',
  },
  {
    title: '数据库迁移',
    hook: '迁移之前先备份',
    statement: '数据库迁移之前必须先备份（端口 5433），并且在“预发布”环境中运行一次；不要直接修改生产环境的表。',
    why: '去年有一次迁移删除了订单表，恢复用了三天。',
    how: '运行 `make backup`，然后再运行 `make migrate`。',
  },
  {
    title: 'テストの順番',
    hook: 'テストを先に書く',
    statement:
      'テストは必ず先に書いてください。「後で書く」は許されません——ガギグゲゴ、パピプペポも正しく表示すること。'.normalize(
        'NFD',
      ),
    why: '後から書いたテストは、いつも足りなかった。',
    how: '変更の前に `npm test` を実行する。',
    kind: 'profile',
  },
  {
    title: 'Revisão de código',
    hook: 'não fundir sem revisão',
    statement: 'Nunca faça a fusão sem revisão: a produção não perdoa. Coração, ação, órgão, avô — à mão.'.normalize(
      'NFD',
    ),
    why: 'A última fusão às pressas custou três dias à equipe.',
    how: 'Peça a revisão à Inês antes das 17h.',
  },
  {
    title: 'قواعد النشر',
    hook: 'اسأل قبل النشر',
    statement:
      'لا تنشر أبدًا يوم الجمعة (إلا لإصلاح أمني)! الملفات في `/srv/app/config.yaml`، والمنفذ هو 8443؛ اسأل: «هل الاختبارات خضراء؟»',
    why: 'تعطّل الموقع مرّتين في عطلة نهاية الأسبوع.',
    how: 'اتصل بأحمد قبل كل نشر.',
  },
  {
    title: 'כללי פריסה',
    hook: 'לשאול לפני פריסה',
    statement:
      'אֵין לִפְרוֹס בְּיוֹם שִׁישִׁי (חוץ מתיקוני אבטחה)! הקבצים ב-`/srv/app/conf.d/10.yaml`, והפורט הוא 8443; שאל: "האם הבדיקות ירוקות?"',
    why: 'האתר נפל פעמיים בסוף השבוע.',
    how: 'התקשר לדנה לפני כל פריסה.',
    kind: 'reference',
  },
  {
    statement: `${'שָׁלוֹם עֲלֵיכֶם '.repeat(14).normalize('NFD')}${'e\u0323\u0302'.repeat(40)} ${'👩‍👩‍👧 🇧🇷 '.repeat(20)}.`,
    why: 'ประเทศที่ไม่มีช่องว่างระหว่างคำ',
  },
];

const FIELDS: readonly Field[] = ['kind', 'statement', 'why', 'how', 'title', 'hook'];
const RUN = ['--yes', '--all', '--include-absent', '--json'];
const segmenter = new Intl.Segmenter();
const graphemes = (text: string): string[] =>
  [...segmenter.segment(text.normalize('NFC'))].map(({ segment }) => segment);
const KNOWN = new Set(SAID.flatMap((said) => Object.values(said).flatMap(graphemes)));

/** Signs that stand in none of the texts: one that was cut in two leaves such. */
const broken = (text: string): string[] =>
  graphemes(text).filter(
    (each) => !KNOWN.has(each) && !KNOWN.has(each.toUpperCase()) && !/^[\x20-\x7e…—–]$/.test(each),
  );

const ILLEGAL = /[\p{Cc}\p{Bidi_Control}/\\[\]<>:"|?*]|\p{Cs}/u;

const carried = async (home: string, from: Harness, to: Harness): Promise<Plan> => {
  const { stdout, stderr } = await memportHere(home, [`${from}:${to}`, ...RUN]);
  expect(stderr).toBe('');
  return JSON.parse(stdout.split(/\n(?=\{)/)[0] ?? '') as Plan;
};

const said = (home: string, harness: Harness): Memory[] => storeOf(home, { harness }).memories;
/** What a memory says, but for what a plan named as lost on the way. */
const bare = (memory: Memory, lost: ReadonlySet<string> = new Set()): unknown => {
  const said = FIELDS.map((field) => [field, memory[field as keyof Memory]] as const);
  return expect.objectContaining(
    Object.fromEntries(said.filter(([field, value]) => value !== undefined && !lost.has(field))),
  );
};

test.each(HARNESSES.flatMap((from) => HARNESSES.filter((to) => to !== from).map((to) => [from, to] as const)))(
  'text in any script passes whole: %s → %s and back',
  (from, to) =>
    inHome(async (home) => {
      for (const harness of HARNESSES) empty(home, harness);
      tell(home, { harness: from }, SAID);
      const before = said(home, from);
      expect(before.map(({ statement }) => statement.normalize('NFC')).sort()).toEqual(
        SAID.map(({ statement }) => statement.normalize('NFC')).sort(),
      );
      const { decisions } = await carried(home, from, to);
      const there = said(home, to);
      for (const { id, decision, target, losses } of decisions) {
        const was = before.find((each) => each.id === id) as Memory;
        const is = there.find((each) => each.id === target?.id);
        expect([decision, is === undefined, was.statement]).toEqual(['new', false, was.statement]);
        const named = new Set(losses.map(({ field }) => field));
        if (is)
          expect(
            differing(was, is, [...FIELDS]).filter((field) => !named.has(field)),
            id,
          ).toEqual([]);
      }
      for (const { name, title = '', hook = '' } of there) {
        expect([broken(name), broken(title), broken(hook)], name).toEqual([[], [], []]);
        expect([ILLEGAL.test(name), name.normalize('NFC') === name, Buffer.byteLength(name) <= 120]).toEqual([
          false,
          true,
          true,
        ]);
      }
      for (const [file, text] of Object.entries(textsBelow(join(home, `.${to}`))))
        expect([file, Buffer.from(text, 'latin1').toString('utf8').includes('\ufffd')]).toEqual([file, false]);
      rmSync(join(home, `.${from}`), { recursive: true });
      empty(home, from);
      await carried(home, to, from);
      const lost = new Map(decisions.map(({ id, losses }) => [id, new Set<string>(losses.map(({ field }) => field))]));
      expect(said(home, from)).toEqual(expect.arrayContaining(before.map((each) => bare(each, lost.get(each.id)))));
    }),
);
