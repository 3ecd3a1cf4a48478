/**
 * The words of a label before a statement, a note, a reason, and a use, as they stand before a colon; a language a
 * line.
 */
const WORDS = {
  statement: [
    'rule|fact',
    'regel',
    'regra',
    'regla',
    'règle',
    'regola',
    'правило',
    '规则|規則',
    'ルール',
    '규칙',
    'قاعدة',
    'כלל',
  ],
  // Not of any convention: words that people put before what they note.
  note: [
    "note|remember|reminder|don't forget|n\\.?b\\.?",
    'hinweis|merke|merken|nicht vergessen',
    'nota|lembrete|lembrar|não esquecer',
    'recuerda|recordatorio|no olvidar',
    'rappel|ne pas oublier',
    'promemoria|non dimenticare',
    'заметка|примечание|не забыть',
    'uwaga|pamiętaj',
    '注意|备注|備註|記住|记住',
    'メモ|備考',
    '참고|메모|(?:꼭 )?기억할 것',
  ],
  why: [
    'why|reason',
    'warum|grund|begründung',
    'pourquoi|raison',
    'por qué|motivo|razón',
    'por quê|por que|razão',
    'perché',
    'почему|причина',
    '为什么|為什麼|为何|原因|理由',
    'なぜ',
    '왜|이유',
    'لماذا|السبب',
    'למה|מדוע|סיבה|הסיבה',
  ],
  how: [
    'how to apply|applies|how',
    'anwendung|wie anwenden|so anwenden|wie anzuwenden',
    "comment (?:l['’])?appliquer",
    'cómo aplicar(?:lo|la)?',
    'como aplicar',
    'come applicar(?:e|l[oa])',
    'как применять|применение',
    '如何应用|如何應用|应用方式|應用方式|适用|做法',
    '適用|適用方法|適用場面|適用の仕方',
    '적용|적용 방법|적용 방식',
    'كيفية التطبيق|كيف تطبق',
    'איך ליישם|כיצד ליישם',
  ],
} as const;

export const LABEL_WORDS: Readonly<Record<keyof typeof WORDS, string>> = {
  statement: WORDS.statement.join('|'),
  note: WORDS.note.join('|'),
  why: WORDS.why.join('|'),
  how: WORDS.how.join('|'),
};

/** The labels of a body. In English the convention has these words only; `**How:**` is text like any other. */
export const BODY_LABELS = {
  why: ['why', ...WORDS.why.slice(1)].join('|'),
  how: ['how to apply|applies', ...WORDS.how.slice(1)].join('|'),
};
