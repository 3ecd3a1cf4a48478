export type What = 'port' | 'address' | 'path' | 'time' | 'version' | 'figure' | 'name';

type Asked = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'ru' | 'ja' | 'zh' | 'ko';

/** How what is asked for is called. */
export const KINDS: Readonly<Record<Asked, Readonly<Record<What, string>>>> = {
  en: {
    port: 'port',
    address: 'address',
    path: 'path',
    time: 'date or time',
    version: 'version',
    figure: 'figure',
    name: 'exact name',
  },
  de: {
    port: 'Port',
    address: 'Adresse',
    path: 'Pfad',
    time: 'Zeitpunkt',
    version: 'Version',
    figure: 'Zahl',
    name: 'Bezeichnung',
  },
  fr: {
    port: 'port',
    address: 'adresse',
    path: 'chemin',
    time: 'date ou heure',
    version: 'version',
    figure: 'chiffre',
    name: 'nom exact',
  },
  es: {
    port: 'puerto',
    address: 'dirección',
    path: 'ruta',
    time: 'fecha u hora',
    version: 'versión',
    figure: 'cifra',
    name: 'nombre exacto',
  },
  pt: {
    port: 'porta',
    address: 'endereço',
    path: 'caminho',
    time: 'data ou hora',
    version: 'versão',
    figure: 'número',
    name: 'nome exato',
  },
  ru: {
    port: 'порт',
    address: 'адрес',
    path: 'путь',
    time: 'дата или время',
    version: 'версия',
    figure: 'число',
    name: 'точное имя',
  },
  ja: {
    port: 'ポート',
    address: 'アドレス',
    path: 'パス',
    time: '日時',
    version: 'バージョン',
    figure: '数字',
    name: '正確な名前',
  },
  zh: { port: '端口', address: '地址', path: '路径', time: '时间', version: '版本', figure: '数字', name: '准确名称' },
  ko: {
    port: '포트',
    address: '주소',
    path: '경로',
    time: '날짜나 시각',
    version: '버전',
    figure: '숫자',
    name: '정확한 이름',
  },
};

export const QUESTIONS: Readonly<Record<Asked, readonly string[]>> = {
  en: [
    'Remind me, I have forgotten the {what}. It is about: {about}.',
    '{about} – what do you have noted there as {what}?',
    'A colleague asks for the {what}, keywords: {about}. What do I tell her?',
    'I am filling in a form and lack the {what}. Keywords: {about}.',
  ],
  de: [
    'Mir fehlt gerade etwas ({what}). Es geht um: {about}.',
    '{about} – was hast du dazu als {what} notiert?',
    'Eine Kollegin fragt danach ({what}), Stichworte: {about}. Was sage ich ihr?',
    'Ich fülle ein Formular aus, es fehlt noch: {what}. Stichworte: {about}.',
  ],
  fr: [
    "Rappelle-moi, j'ai un trou : {what}. Il s'agit de : {about}.",
    '{about} – que sais-tu là-dessus, côté {what} ?',
    'Une collègue demande : {what}. Mots-clés : {about}. Que lui dire ?',
    'Je remplis un formulaire, il manque : {what}. Mots-clés : {about}.',
  ],
  es: [
    'Recuérdame una cosa que olvidé: {what}. Se trata de: {about}.',
    '{about}: ¿qué tienes apuntado como {what}?',
    'Una compañera pregunta por esto: {what}. Palabras clave: {about}. ¿Qué le digo?',
    'Relleno un formulario y falta: {what}. Palabras clave: {about}.',
  ],
  pt: [
    'Lembra-me de uma coisa que esqueci: {what}. Trata-se de: {about}.',
    '{about}: o que tens anotado como {what}?',
    'Uma colega pergunta por isto: {what}. Palavras-chave: {about}. Que lhe digo?',
    'Estou a preencher um formulário e falta: {what}. Palavras-chave: {about}.',
  ],
  ru: [
    'Напомни, вылетело из головы: {what}. Речь о таком: {about}.',
    '{about} — что у тебя записано как {what}?',
    'Коллега спрашивает: {what}. Ключевые слова: {about}. Что ей ответить?',
    'Заполняю анкету, не хватает: {what}. Ключевые слова: {about}.',
  ],
  ja: [
    '忘れたので教えて。知りたいのは{what}、話題は「{about}」。',
    '「{about}」の{what}は何とメモしてある?',
    '同僚に{what}を聞かれた。手がかりは「{about}」。何と答えればいい?',
    '書類に{what}を書きたい。手がかりは「{about}」。',
  ],
  zh: [
    '提醒我一下,我忘了{what}。关于:{about}。',
    '{about}——你记下的{what}是什么?',
    '同事来问{what},关键词:{about}。我怎么回答她?',
    '我在填表,缺{what}。关键词:{about}。',
  ],
  ko: [
    '잊어버렸는데 알려 줘: {what}. 주제는 이거야: {about}.',
    '{about} – {what} 뭐라고 적어 뒀어?',
    '동료가 {what} 물어봐. 핵심어: {about}. 뭐라고 답할까?',
    '서류를 쓰는데 {what} 필요해. 핵심어: {about}.',
  ],
};

/** What nobody has noted: whoever names something for it has made it up. */
export const ABSENT: Readonly<Record<Asked, readonly string[]>> = {
  en: ['the brass sundial in the orchard', "the seamstress's second ledger", 'the ferry to Grimholm'],
  de: ['die Sonnenuhr im Obstgarten', 'das zweite Kassenbuch der Schneiderin', 'die Fähre nach Grimholm'],
  fr: ['le cadran solaire du verger', 'le second registre de la couturière', 'le bac de Grimholm'],
  es: ['el reloj de sol del huerto', 'el segundo libro de la costurera', 'el transbordador de Grimholm'],
  pt: ['o relógio de sol do pomar', 'o segundo livro da costureira', 'a balsa de Grimholm'],
  ru: ['солнечные часы в яблоневом саду', 'вторая тетрадь швеи', 'паром в Гримхольм'],
  ja: ['果樹園の日時計', '仕立屋の二冊目の帳簿', 'グリムホルム行きの渡し船'],
  zh: ['果园里的日晷', '裁缝的第二本账', '去格里姆霍姆的渡船'],
  ko: ['과수원의 해시계', '재봉사의 두 번째 장부', '그림홀름행 나룻배'],
};
