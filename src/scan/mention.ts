/**
 * A note about attacks quotes them. What stands in quotation marks or a code span, in a passage that talks about
 * attacks, is the name of a thing and no use of it.
 */

const ATTACKS =
  /\binject(?:ed|ions?)\b|\bexfil\w*|\bpentests?\b|\bjailbreak\w*|\battack(?:s|er|ers|ed)?\b|\bpayloads?\b|\bmalicious\b|\bred[ -]?team\w*|\bclassifier\b|\bphishing\b|\bpoison\w*|\bexploit\w*|\buntrusted\b|\bhoneypot|\bowasp\b|\badversarial\b|\bthreat\b|\binyeccion|\bataques?\b|\binjecao\b|\battaques?\b|\bangriff\w*|주입|공격|탐지|注入|攻击|攻撃|検知|インジェクション|инъекц|\bpen(?:etration)?[- ]?test\w*|인젝션|атак|обнаруж|\binjecties?\b|\baanval|enjeksiyon|saldırı|sınıflandırıcı|حقن|هجوم|هجمات|इंजेक्शन|हमल|\bfrauds?\b|\bscams?\b|\bbetrug\w*|\bfraudes?\b|\bgolpes?\b|\bestafas?\b|\btruff[ae]\b|\boplichting|\bbedrageri|\boszust\w*|\bdolandır|мошенни|шахрай|詐欺|诈骗|骗局|사기|احتيال|הונאה/;

/** What is also said of everyday work: a scanner, a test, a filter. */
const WATCHED =
  /\btest[ -]?(?:plan|case|suite|set)s?\b|\b(?:cas|plan|jeu) de tests?\b|\b(?:casos?|planes|plano?) de (?:prueba|teste)s?\b|\b(?:caso|casi|piano) di test\b|\bprzypadek testow\w*|\bguardrails?\b|\bdetect(?:s|or|ion|ed)?\b|\bcsp\b|\bscanner\b|\bfilters? (?:for|catch|out)|\bblocklist\b|\b(?:refus(?:e|es|al)|declines)\b|\bmust raise\b|\balerts?\b|\bflag(?:s|ged)?\b|\b(?:in|as) (?:an? )?(?:example|test|fixture)|\bfixtures?\b|\beval(?:s|uation)?\b|\bblocked\b|\breject(?:s|ed)?\b|\bfilt(?:er|re|ro)s?\b|\b(?:im|au|nel|nella|dans le|en el|en la|no|na|w) (?:test|prova|prueba|teste|testach)\w*\b|\btest(?:fall|daten|case)\w*\b|\btest(?:ow|ach)\b|фильтр|(?:^|[^а-я])тест|过滤|测试|用例|フィルタ|テスト|필터|테스트/;

const isAboutAttacks = (text: string): boolean => ATTACKS.test(text) || WATCHED.test(text);

const SAYS =
  /\b(?:phrases?|text|strings?|inputs?|payloads?|messages?|prompts?|words|pages?|tickets?|content)\b[^.\n]{0,40}\b(?:such as|like|says?|saying|containing|that says?)\b[^.\n]{0,12}$|\b(?:such as|e\.g\.|for example)[ :,]{0,3}$|\b(?:injections?|attacks?) (?:\w+ ){0,2}says?\b[^.\n:]{0,40}:[^.\n]{0,60}$/;

/** What is told of a quotation right behind it: that it is a sentence or a phrase, and not that anybody should follow it. */
const IS_SAID =
  /^[^\n]{0,160}?["”»“」』`'](?:[;,，、:—–-]? ?(?:als zitat|ist ein zitat|(?:is|as) a (?:quote|quotation|line of dialogue)|是(?:句)?(?:台词|对白|引文|引用)|es una cita|e una citazione|e uma citacao|est une (?:citation|replique)|это (?:цитата|реплика)|というセリフ|という台詞|라는 대사)| ?(?:という(?:一文|文言|文|フレーズ)(?![^。\n]{0,20}(?:に従|を実行|を守|通り))|(?:(?:이?라)?는|같은) ?(?:문장|문구|텍스트)(?![^.\n]{0,20}(?:따르|따라|실행|지켜|대로))|这(?:句话|类话|种话)(?![^。\n]{0,20}(?:执行|遵守|照做|照办))))/;

/** Not to follow what stands there, a language a line; in Korean and Japanese the verb is last. */
const DISOBEY = [
  "\\b(?:do not|don't|never|nor|not to be|not be|never be) (?:follow(?:ed)?|obey(?:ed)?|act(?:ed)? on|compl(?:y|ied)(?: with)?|carr(?:y|ied) out|executed?)(?: (?:it|them|that|this|those|these|such|any))?",
  '\\b(?:nie(?:mals)?|nicht) (?:aus(?:zu)?fuhren|(?:zu )?befolg\\w*|(?:zu )?folgen|nachkommen)',
  "\\bne (?:l[ea]s? |l['’]|y )?(?:suis|suivez|execute\\w*|obeis\\w*) (?:pas|jamais)|\\bne (?:pas|jamais) (?:l[ea]s? |l['’]|y )?(?:suivre|executer|obeir)",
  '\\b(?:no|nunca|ni) (?:hay que |se debe |debes? )?(?:l[oae]s? )?(?:sigas|seguir|obedezcas|obedecer|ejecut(?:es|ar)|hagas caso|hacer(?:les?)? caso)(?:l[oae]s?)?',
  '\\b(?:nao|nunca|nem) (?:[oa]s? )?(?:sigas?|seguir|obedecas?|obedecer|execut(?:es?|ar)|cumpr(?:as?|ir))(?: (?:isso|isto|essas|tais))?',
  'не (?:выполня|следу|исполня|слуша|следова)(?:йте|й|ть|ться)(?: (?:это|этого|их|такое))?|ничего не (?:выполня|исполня)(?:ет|ем|ют|ть)',
  '(?:不要|不得|不能|切勿|绝不|别|勿)(?:照做|执行|照办|遵守|听从)(?![\\u4e00-\\u9fff])',
  '(?:따르지|실행하지|듣지) ?(?:말고|말 것|않|마)',
  '(?:従わ|実行し|従っては)(?:ない|ず|いけない)',
  // What it is taken for instead.
  '\\b(?:treat|take|read|handle)s? (?:it|them|this|that|those|these|such \\w+) (?:only |just |merely )?as (?:\\w+ )?(?:text|data|content)(?: and (?:report|log|flag|quote) (?:it|them))?',
  '\\b(?:nur |bloss )?als (?:reine[rn] |blosse[rn] )?(?:text|inhalt|zitat)(?: (?:behandeln|lesen|sehen))?|\\bcomme (?:du |un )?(?:simple )?texte|\\b(?:solo |apenas )?como texto|\\bcome (?:semplice )?testo',
  'как (?:обычный |простой )?текст|(?:yalnızca|yalnizca|sadece) metin(?: olarak (?:gorur|okur|isler))?|(?:只|仅)?(?:当作|视为|当成)(?:文本|数据|文字)|テキストとして(?:のみ|だけ)?(?:扱う|読む)|텍스트로만 (?:본다|다룬다|처리)',
  // It is to be quoted, or is data, which nobody obeys.
  '\\b(?:has|have|is|are) (?:only )?to quote (?:it|them)(?: and nothing (?:more|else))?|\\bonly quotes? (?:it|them)',
  "\\b(?:is|are) (?:only |just |merely |nothing but |plain |user )?(?:data|text|content)|\\b(?:ist|sind|bleib(?:t|en)) (?:nur |bloss |reine )?(?:daten|text|inhalte?)|\\b(?:es|son) (?:solo |solamente )?(?:datos|texto|contenido)|\\b(?:e|sao) (?:apenas |so |somente )?(?:dados|texto|conteudo)|\\b(?:n['’])?(?:est|sont) (?:que )?(?:des |du )?(?:simples? )?(?:donnees|texte|contenu)|\\b(?:e|sono) (?:solo |soltanto )?(?:dati|testo|contenuto)",
  '\\b(?:is|zijn|blijven) (?:alleen |slechts |maar )?(?:gegevens|data|tekst|inhoud)|\\b(?:to|sa|jest) (?:tylko |wylacznie )?(?:dane|tekst|tresc)|\\b(?:ar|er) (?:bara |kun |endast |bare )?(?:data|text|tekst|innehall)|\\b(?:on|ovat) (?:vain |pelkkaa )?(?:dataa?|tekstia?)|\\b(?:yaln[ıi]zca|sadece) (?:veri|metin|icerik|içerik)(?:dir|tir)?',
  '(?:это|лишь|только|просто|[—–-]) ?(?:лишь |только |просто )?(?:данные|текст|содержимое)|(?:це|лише|тільки) (?:лише |тільки )?(?:дані|текст|вміст)|[只仅]?(?:是|算)(?:数据|文本|资料|内容)|(?:ただの|単なる)?(?:データ|資料)(?:である|でしかない|です|にすぎない|に過ぎない)|(?:자료|데이터|텍스트)(?:일 ?뿐|이다|입니다)|(?:مجرد )(?:بيانات|نص)|(?:רק )(?:נתונים|טקסט)|(?:सिर्फ़|सिर्फ|केवल|बस) (?:डेटा|पाठ)',
].join('|');
const PERSON =
  'user|owner|operator|nutzer|anwender|usuari|utilisat|utilizador|пользоват|用户|使用者|ユーザ|利用者|사용자';
/** What is told of a quotation right behind it: that nobody is to do what it says; not that nobody obeys the user. */
const IS_DISOBEYED = new RegExp(
  `^[^\\n]{0,120}?["”»“」』\`'](?:(?!${PERSON})[^\\n"”»“」』\`]){0,80}?(?:${DISOBEY})` +
    '(?=[^a-z0-9 ]|$| (?:and|but|und|sondern|y|e|et) | ?[\\uac00-\\ud7a3])',
);

/** What opens a quotation, and what may close it. */
const OPEN: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['„', '“'],
  ['„', '”'],
  ['`', '`'],
  ["'", "'"],
];

const AROUND = 400;

/** The paragraph, as far as it is near. */
const passage = (text: string, start: number, end: number): [number, number] => {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  let from = before.lastIndexOf('\n\n');
  // What leads in to a quotation or a fence is about it, a paragraph away.
  if (/^\n\n(?:>|```|~~~|["“„«])/.test(before.slice(Math.max(0, from))) && before[from - 1] === ':')
    from = before.lastIndexOf('\n\n', from - 1);
  const to = after.indexOf('\n\n');
  return [start - before.length + (from < 0 ? 0 : from + 2), end + (to < 0 ? after.length : to)];
};

const quoted = (text: string, from: number, start: number, to: number): boolean => {
  const before = text.slice(from, start);
  const after = text.slice(start, to);
  for (const [open, close] of OPEN) {
    if (open === close) {
      // An apostrophe inside a word opens nothing.
      const marks =
        open === "'"
          ? (before.match(/(?<![a-z])'(?=\S|$)/g) ?? []).length - (before.match(/\S'(?![a-z])/g) ?? []).length
          : (before.split(open).length - 1) % 2;
      if (marks > 0 && after.includes(close)) return true;
    } else if (before.lastIndexOf(open) > before.lastIndexOf(close) && after.includes(close)) return true;
  }
  return false;
};

/** A fence of a list stands as far in as the list does. The stretches between a fence and the one that closes it; a fence that nothing closes hides nothing. */
export const fences = (text: string): [number, number][] => {
  const marks = [...text.matchAll(/(?:^|\n)[ \t]*(?:```|~~~)/g)].map((m) => m.index);
  return marks.flatMap((mark, i): [number, number][] =>
    i % 2 === 0 && i + 1 < marks.length ? [[mark, marks[i + 1] ?? mark]] : [],
  );
};

/** In a fence, or in a code span of its line. Unbalanced marks count as none: a lone backtick must not hide what follows. */
export const inCode = (text: string, start: number, fenced: readonly [number, number][]): boolean => {
  if (fenced.some(([from, to]) => from < start && start < to)) return true;
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(start, start + AROUND);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const eol = after.indexOf('\n');
  return line.split('`').length % 2 === 0 && (eol < 0 ? after : after.slice(0, eol)).includes('`');
};

/** The passage round it is about attacks: of a scanner or a test it is so only where something is quoted. */
export const talksOfAttacks = (text: string, start: number, end: number): boolean => {
  const [from, to] = passage(text, start, end);
  const around = `${text.slice(from, start)} … ${text.slice(end, to)}`;
  return (
    ATTACKS.test(around) ||
    (WATCHED.test(around) && (quoted(text, from, start, to) || /["“«„「『`]/.test(text.slice(start, end))))
  );
};

/** Where somebody says that words stand or come: a sentence, a page, a mail that has them. */
const REPORTS =
  /\b(?:reads?|says?|said|stood|contain(?:s|ed)?|wrote|appears?|sentences?|phrases?|reviews?|pages?|e?mails?|letters?|comments?|messages?|tickets?|samples?|quoted|strings?|satz|satze|text(?:e|en)?|kommentar\w*|steht|stand|phrases?|textes?|courriels?|commentaires?|frases?|textos?|correos?|comentarios?|dice|mensagens?|testo|testi|commenti|zin|zinnen|tekst\w*|zdani\w*|mening\w*|cumle\w*|yorum\w*|metin\w*)\b|письм|фраз|текст|сообщен|отзыв|комментар|文言|文章|メール|コメント|レビュー|这句|句话|邮件|评论|留言|문장|문구|메일|댓글|리뷰/;

/** Round the quotation: that what it says is to be done. */
const TO_DO =
  /\b(?:follow|obey|comply|executes?|carry (?:it )?out|act on|do (?:it|so|as|what|that|this)|must|always|immediately|at once|befolg\w*|ausfuhr\w*|fuhre|gehorch\w*|suis|suivez|obei\w*|execut\w*|sigue|sigan?|obedec\w*|haz|cumpl\w*|faca|esegu\w*|segui|volg|voer|wykon\w*|stosuj|folj|utfor|uygula\w*|yerine)\b|выполни|выполняй|следуй|исполн|执行|遵守|照做|照办|従|実行|따르|따라|실행|نفذ|اتبع/;

/** It stands in quotation marks, as what somebody else's text says, and nobody is told to do it. */
export const isReported = (text: string, start: number, end: number): boolean => {
  const [from, to] = passage(text, start, end);
  const around = `${text.slice(from, start)} … ${text.slice(end, to)}`;
  return quoted(text, from, start, to) && REPORTS.test(around) && !TO_DO.test(around);
};

export const isMention = (text: string, start: number, end: number): boolean => {
  const [from, to] = passage(text, start, end);
  const around = `${text.slice(from, start)} … ${text.slice(end, to)}`;
  const behind = text.slice(end, to);
  if (quoted(text, from, start, to) && (IS_SAID.test(behind) || IS_DISOBEYED.test(behind))) return true;
  if (!isAboutAttacks(around)) return false;
  return quoted(text, from, start, to) || SAYS.test(text.slice(from, start));
};
