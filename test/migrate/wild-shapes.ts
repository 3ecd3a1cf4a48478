import { drawsOf, type WildStore } from './wild.ts';

const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'deploy',
    'never',
    'always',
    'before',
    'branch',
    'review',
    'staging',
    'database',
    'lantern',
    'orchard',
    'window',
    'release',
    'green',
    'owner',
    'config',
    'retry',
  ],
  zh: [
    '部署',
    '之前',
    '必须',
    '检查',
    '数据库',
    '迁移',
    '永远',
    '不要',
    '手动',
    '修改',
    '生产',
    '环境',
    '配置',
    '测试',
  ],
  he: ['לעולם', 'אל', 'תדחוף', 'ישירות', 'לענף', 'הראשי', 'לפני', 'בדיקות', 'ירוקות', 'תמיד', 'שאל', 'הבעלים'],
  ar: ['لا', 'تدفع', 'أبدا', 'إلى', 'الفرع', 'الرئيسي', 'قبل', 'الاختبارات', 'اسأل', 'المالك', 'دائما'],
  th: ['ห้าม', 'แก้ไข', 'ไฟล์', 'นี้', 'ด้วย', 'มือ', 'เสมอ', 'ตรวจสอบ', 'ก่อน', 'ปล่อย'],
  emoji: ['🚀', 'deploy', '👩‍💻', 'review', '🇩🇪', 'never', '✅', 'always', '🔥', 'e\u0301', 'naïve', 'ﬁle'],
};

/**
 * A store whose statements have every shape but one plain line, under names with spaces, of other scripts and in
 * folders below.
 */
export const shapedStore = (seed: number, size: readonly [number, number] = [20, 45]): WildStore => {
  const draw = drawsOf(seed);
  const files = new Map<string, string>();
  const mtimes = new Map<string, number>();
  const tongues = Object.keys(WORDS);
  const say = (words: number, tongue = draw.pick(tongues)): string =>
    Array.from({ length: words }, () => draw.pick(WORDS[tongue] ?? [])).join(
      tongue === 'zh' || tongue === 'th' ? '' : ' ',
    );
  const line = (words = draw.whole(4, 25)): string => `${say(words)}.`;
  const items = (count: number): string => Array.from({ length: count }, () => `- ${line()}`).join('\n');
  const shapes: readonly (() => string)[] = [
    () => line(),
    () => `${line()}\n${line()}\n${line()}`,
    () => items(3),
    () => `${say(4, 'en')}:\n${items(2)}\n  - ${line()}`,
    () => `${say(5)}：\n${items(2)}`,
    () => `${say(4, 'en')}:\n\n1. ${line()}\n2. ${line()}`,
    () => `${say(3, 'en')}:\n\n\`\`\`sh\nmake ${say(2, 'en')}\n\n  # ${line()}\n\`\`\``,
    () => `| a | b |\n|---|---|\n| ${say(3)} | ${say(4)} |\n| ${say(3)} | ${say(4)} |`,
    () => `> ${line()}\n> ${line()}`,
    () => items(draw.whole(20, 60)),
    () => `${line(6)}  \n${line(6)}`,
    () => `**${say(3, 'en')}** ${line()}\n\t${line()}`,
    () => `- [ ] ${line()}\n- [x] ${line()}`,
    () => line(draw.whole(200, 900)),
    () =>
      `${line()} \`code with  two spaces\` <b>x</b> & "q" 'a' \\ $HOME $(x) ~~${say(2)}~~ [l](u) <https://e.example/a b>`,
    () => `One\u2028two ${line()}\u00a0x\u3000y`,
    () => `(extensions/memport/resources/x) ${line()}`,
    () => `${say(2)} ${'x'.repeat(draw.whole(100, 3_000))}`,
  ];
  const lines: string[] = [];
  for (let at = draw.whole(...size); at > 0; at -= 1) {
    const file = `${draw.pick([`feedback_${at}`, `${say(3)} ${at}`, `with space ${at}`, `sub folder/deep ${at}`, `регистр ${at}`])}.md`;
    const statement = draw.pick(shapes)();
    const rest = draw.pick([
      '',
      `\n\n**Why:** ${line()}\n\n**How to apply:** ${line()}`,
      `\n\n${line()}\n\n- ${line()}`,
    ]);
    files.set(
      file,
      `---\nname: ${JSON.stringify(say(3))}\ndescription: ${JSON.stringify(line())}\nmetadata:\n  type: ${draw.pick(['feedback', 'project', 'reference', 'user'])}\n---\n\n${statement}${rest}\n`,
    );
    mtimes.set(file, Date.UTC(2026, 10, 1) + at * 1000);
    lines.push(
      draw.pick([
        `- [${say(2)}](${encodeURI(file)}) — ${line()}`,
        `- [${say(2)}](<${file}>) — ${line()}`,
        `- ${line()}`,
      ]),
    );
  }
  // One that no client gives back together with others.
  files.set(
    'long.md',
    `---\nname: long\ndescription: a list of four thousand\nmetadata:\n  type: reference\n---\n\n${Array.from({ length: 4_000 }, (_, at) => `- ${at} ${line(8)}`).join('\n')}\n`,
  );
  files.set('MEMORY.md', `${lines.join('\n')}\n- [Long](long.md) — a list of four thousand\n`);
  return { files, mtimes };
};
