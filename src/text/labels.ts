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
    'note|remember|reminder',
    'hinweis|merke',
    'nota|lembrete',
    'recuerda',
    'rappel',
    'заметка|примечание',
    '注意|备注|記住|记住',
    'メモ',
    '참고|메모',
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
    'anwendung|wie anwenden|so anwenden',
    'comment appliquer',
    'cómo aplicar(?:lo|la)?',
    'como aplicar',
    'come applicare',
    'как применять|применение',
    '如何应用|如何應用|做法',
    '適用|適用方法|適用場面',
    '적용|적용 방법',
    'كيفية التطبيق',
    'איך ליישם',
  ],
} as const;

export const LABEL_WORDS: Readonly<Record<keyof typeof WORDS, string>> = {
  statement: WORDS.statement.join('|'),
  note: WORDS.note.join('|'),
  why: WORDS.why.join('|'),
  how: WORDS.how.join('|'),
};
