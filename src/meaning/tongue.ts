import { TONGUES, type Tongue } from './signs/sign-kinds.ts';

/** The commonest words that say nothing by themselves; those of languages in Latin letters also tell them apart. */
const STOPS: Partial<Record<Tongue, string>> = {
  en: 'always never not only must should all each every without before after because a an the of to in on at by for from with and or but as is are was were be been being it its this that these those i we you he she they them their our your his her my me us him who which what how why there here so do does did has have had will would can could may not if when than then also into onto out up about over user users wants asked so just very own use used uses using make makes made keep keeps put set goes go get gets let one any some',
  de: 'immer nie niemals kein keine muss müssen soll sollte vor ohne jede jeder alle damit weil sonst erst der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden wurde sein im in am an auf aus bei beim mit nach von vom vor zu zum zur für über unter um als auch noch schon so wie wenn dass es er sie wir ihr ich du sich man hat haben nur nicht dann da hier dies diese dieser dieses diesem sowie nutzer benutzer durch',
  fr: 'toujours jamais sans avant après doit doivent tous toutes chaque seulement car le la les l un une des du de d et ou mais est sont été être ce cet cette ces il elle ils elles on nous vous je tu se sa son ses leur leurs au aux à en dans sur par pour avec qui que qu dont où y ne pas plus comme si a ont fait faire utilisateur utilisatrice c s n m j lui',
  es: 'siempre nunca sin antes después solo sólo todos todas debe deben nadie ni sobre el la los las un una unos unas de del al y e o u pero es son fue ser estar está están que en por para con se su sus lo le les a como más si no me mi tu te nos este esta estos estas ese esa eso esto hay ha han cuando donde qué usuario usuaria debe porque hacer hace cada',
  pt: 'sempre nunca sem antes depois só somente todos todas devem nem ninguém sobre até o a os as um uma uns umas de do da dos das ao aos à às e ou mas é são foi ser estar está estão que em no na nos nas num numa por pelo pela para com se seu sua seus suas lhe como mais não me meu minha este esta esse essa isso isto há tem têm quando onde usuário usuária deve porque pra fazer cada',
  it: 'sempre mai senza dopo solo tutti tutte deve devono nessuno ogni il lo la i gli le l un uno una di del dello della dei degli delle al allo alla ai agli alle da dal dalla dai nel nella nei nelle sul sulla sui e ed o ma è sono era essere che in con su per tra fra si suo sua suoi sue come più non mi mio ci vi ne questo questa questi queste quello quella ha hanno ho quando dove perché va vanno utente c d s prima ogni',
  pl: 'zawsze nigdy bez przed należy każdy każda musi i w we z ze na do po od o u za przez dla przy pod nad się jest są był była było być to ten ta te tego tej tym tych a ale lub albo oraz że żeby jak jako czy co który która które których jego jej ich nie tak tylko gdy już jeszcze bo ma mają on ona oni użytkownik użytkownika',
  tr: 'asla her zaman önce sonra olmadan sadece tüm zorunda yalnızca ve veya ya da de ki bu şu o bir ile için gibi kadar olan olarak ama fakat çünkü daha en çok ne mi mı mu mü her ise değil sonra önce göre tarafından var yok kullanıcı kullanıcının olmalı olur edilir yapılır eder ediyor',
  ru: 'и в во на с со к ко по из за от до у о об для при под над не а но или что чтобы как это этот эта эти этого этой тот та те он она они мы вы я его её их ему им был была было были быть есть же ли бы так уже ещё если когда то все всё только пользователь пользователя пользователю',
  ar: 'في من إلى على عن مع هذا هذه ذلك التي الذي الذين و أو ثم أن إن أنه أنها كان كانت هو هي هم ما لا قد كل أي بعد قبل عند المستخدم يكون تكون',
  he: 'של את על אל עם זה זו זאת הוא היא הם הן אני אנחנו אתה כי או גם כל יש אין לא רק אם כש מה מי כדי לפי בין היה הייתה המשתמש המשתמשת',
  hi: 'का के की को में से पर और या है हैं था थे थी हो यह वह ये वे इस उस कि जो तो ही भी एक ने लिए साथ कर करें करना करता करते जाता जाए जाएं होता होना होने उपयोगकर्ता',
};

const BY_SCRIPT: readonly (readonly [Tongue, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
];

/** Languages whose words stand apart, and whose names have capitals. */
export const UNSPACED: ReadonlySet<Tongue> = new Set(['ja', 'zh']);

const stopSets = new Map(TONGUES.map((tongue) => [tongue, new Set((STOPS[tongue] ?? '').split(' '))]));

export const isStop = (word: string, tongue: Tongue | undefined): boolean =>
  tongue !== undefined && stopSets.get(tongue)?.has(word) === true;

const SPECIAL: readonly (readonly [Tongue, RegExp])[] = [
  ['de', /[äöüß]/giu],
  ['fr', /[çèêëîïôùûœ]|\b[ldnsjcm]['’]/giu],
  ['es', /[ñ¿¡áíóú]/giu],
  ['pt', /[ãõçâêáéíóú]/giu],
  ['it', /[àèìòù]|\b(?:dell|nell|all|sull|dall|un)['’]/giu],
  ['pl', /[ąćęłńśźż]/giu],
  ['tr', /[ğışİöüç]/gu],
];

/**
 * The language that a text is written in, if a look at its letters and its commonest words tells. Literals should be
 * gone from it.
 */
export const tongueOf = (text: string): Tongue | undefined => {
  const head = text.slice(0, 4_000).normalize('NFC');
  const latin = (head.match(/\p{Script=Latin}/gu) ?? []).length;
  for (const [tongue, letters] of BY_SCRIPT) {
    const count = (head.match(letters) ?? []).length;
    // One letter of Han says about as much as three of Latin.
    if (count >= 2 && count * (tongue === 'zh' || tongue === 'ko' ? 3 : 2) >= latin) return tongue;
  }
  if (latin < 3) return undefined;
  const [first, second] = wordScores(head);
  // Nothing tells, and nothing is foreign: most that is short and plain is English.
  if (first === undefined || first.score < 1)
    return /[^\p{ASCII}]/u.test(head.replace(/[\ue000“”‘’–—…]/gu, '')) ? undefined : 'en';
  return first.score === second?.score ? undefined : first.tongue;
};

/** The languages that a text may be written in: the one that can be told, or those between which nothing tells. */
export const tonguesOf = (text: string): Tongue[] => {
  const told = tongueOf(text);
  if (told !== undefined) return [told];
  const scores = wordScores(text.slice(0, 4_000).normalize('NFC'));
  const most = scores[0]?.score ?? 0;
  return most < 1 ? [] : scores.filter(({ score }) => score === most).map(({ tongue }) => tongue);
};

/** Per language how many of its commonest words and special letters a text has, the most first. */
export const wordScores = (text: string): { tongue: Tongue; score: number }[] => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return TONGUES.filter((tongue) => STOPS[tongue] !== undefined)
    .map((tongue) => {
      const special = SPECIAL.find(([of]) => of === tongue)?.[1];
      return {
        tongue,
        score:
          words.filter((word) => isStop(word, tongue)).length +
          0.6 * (special ? (text.match(special) ?? []).length : 0),
      };
    })
    .sort((a, b) => b.score - a.score);
};
