/**
 * Names of days, months, units of time and small numbers, a language a line: beginnings of words, in order, `/` between
 * two for one. A name in brackets is also another word, and counts only where nothing else could be meant.
 */
const WEEKDAYS: Readonly<Record<string, string>> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday',
  de: 'montag dienstag mittwoch donnerstag freitag samstag/sonnabend sonntag',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
  es: 'lunes martes miércoles jueves viernes sábado domingo',
  pt: 'segunda-feira/segundas/(segunda) terça (quarta) (quinta) sexta-feira/sextas/(sexta) sábado domingo',
  it: 'lunedì martedì mercoledì giovedì venerdì sabato domenic',
  pl: 'poniedział wtor środ czwartek/czwartk piątek/piątk sobot niedziel',
  tr: 'pazartesi salı çarşamba perşembe cuma cumartesi (pazar)',
  ru: 'понедельник/понедельнич вторник/вторнич (сред) четверг пятниц/пятнич суббот воскресень/воскресн',
  ja: '月曜 火曜 水曜 木曜 金曜 土曜 日曜',
  ko: '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  zh: '周一(?!次|回)/星期一/礼拜一 周二/星期二/礼拜二 周三/星期三/礼拜三 周四/星期四/礼拜四 周五/星期五/礼拜五 周六/星期六/礼拜六 周日/星期日/星期天/周天/礼拜天',
  ar: 'الاثنين/الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت (الأحد)',
  he: '(שני) (שלישי) (רביעי) (חמישי) (שישי) (שבת) (ראשון)',
  hi: 'सोमवार मंगलवार बुधवार गुरुवार/बृहस्पतिवार शुक्रवार शनिवार रविवार',
};

const MONTHS: Readonly<Record<string, string>> = {
  en: 'january february (march) april (may) june july august september october november december',
  de: 'januar februar märz april mai/mais juni juli august september oktober november dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo(?!r) junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio(?!r) junho julho agosto setembro outubro novembro dezembro',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pl: 'stycz lut marzec/marca/marcu kwie maj/maja/maju czerw lip sierp wrze październik listopad grud',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  sv: 'januari februari mars april maj juni juli augusti september oktober november december',
  fi: 'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
  tr: '(ocak) şubat (mart) nisan mayıs haziran temmuz ağustos eylül (ekim) kasım aralık',
  ru: 'январ феврал март апрел (ма) июн июл август сентябр октябр ноябр декабр',
  uk: 'січ лют берез квіт трав черв лип серп верес жовт листопад груд',
  ar: 'يناير/كانون_الثاني فبراير/شباط مارس/آذار أبريل/إبريل/نيسان مايو/أيار يونيو/حزيران يوليو/تموز أغسطس/آب سبتمبر/أيلول أكتوبر/تشرين_الأول نوفمبر/تشرين_الثاني ديسمبر/كانون_الأول',
  he: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
  hi: 'जनवरी फ़रवरी/फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर/सितम्बर अक्टूबर/अक्तूबर नवंबर/नवम्बर दिसंबर/दिसम्बर',
};

/** Second, minute, hour, day, week, month, year, percent. */
export const UNIT_NAMES = ['s', 'min', 'h', 'day', 'week', 'month', 'year', '%'] as const;
const UNITS: Readonly<Record<string, string>> = {
  en: 'sec/second minute/min/mins hour/hr day week month year percent/per_cent',
  de: 'sekunde/sek minute/min stunde/std tag woche monat jahr prozent',
  fr: 'seconde/sec minute/min heure jour/journée semaine mois an/ans/année pour_cent/pourcent',
  es: 'segundo/seg minuto/min hora día semana mes año por_ciento',
  pt: 'segundo/seg minuto/min hora dia semana mês/meses ano por_cento',
  it: 'secondi/secondo/sec minut/min ora/ore giorn settiman mese/mesi ann percento/per_cento',
  pl: 'sekund/sek minut/min godzin/godz dni/dzień/dnia/dniu tydzień/tygodni miesi rok/lat/roku procent',
  tr: 'saniye/sn dakika/dk saat gün hafta ay yıl yüzde',
  ru: 'секунд/сек минут/мин час день/дня/дней/дни/суток недел месяц год/лет процент',
  ja: '秒 分 時間 日 週 ヶ月/か月/カ月/月 年 パーセント',
  ko: '초 분 시간 일 주 개월/달 년 퍼센트/프로',
  zh: '秒 分钟/分鐘/分 小时/小時/个小时/個小時 天/日 周/个星期/星期/週 个月/月 年 百分',
  ar: 'ثاني/ثوان دقيقة/دقائق/دقيقتي ساعة/ساعات/ساعتي يوم/أيام/يومي أسبوع/أسابيع شهر/أشهر/شهور سنة/سنوات/عام/أعوام بالمئة/بالمائة/في_المئة',
  he: 'שניות/שנייה/שניה דקות/דקה שעות/שעה/שעתי ימים/יום/יומי שבוע חודש/חודשי שנה/שנים אחוז',
  hi: 'सेकंड/सेकेंड मिनट घंट दिन सप्ताह/हफ़्त/हफ्त महीन/माह साल/वर्ष प्रतिशत/फीसदी',
};

/** From one to twelve, the tens, a hundred, then what else people write out. One is no number for sure anywhere. */
export const COUNTED = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30, 40, 50, 60, 100, 13, 14, 15, 16, 18, 24, 70, 80, 90, 200, 0, 17, 19,
  300, 400, 500, 1000, 1000000,
] as const;
const NUMBERS: Readonly<Record<string, string>> = {
  en: '(one)/(once)/(single) two/(twice)/(both)/(pair)/(double) three/(thrice)/(triple) four five six seven eight nine ten eleven twelve/(dozen) twenty thirty forty fifty sixty (hundred) thirteen fourteen fifteen sixteen eighteen twenty-four/twenty_four seventy eighty ninety two_hundred (zero) seventeen nineteen three_hundred four_hundred five_hundred one_thousand/a_thousand one_million/a_million',
  de: '(ein) zwei/zweimal/(beide)/(doppelt) drei/dreimal/dreier vier/viermal fünf/fünfmal sechs sieben (acht) neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig hundert dreizehn vierzehn fünfzehn sechzehn achtzehn vierundzwanzig siebzig achtzig neunzig zweihundert (null) siebzehn neunzehn dreihundert vierhundert fünfhundert tausend/eintausend eine_million/einer_million',
  fr: '(un) deux/(double) trois quatre cinq six sept huit (neuf) dix onze douze vingt trente quarante cinquante soixante cent treize quatorze quinze seize dix-huit vingt-quatre soixante-dix quatre-vingts/quatre-vingt quatre-vingt-dix deux_cents (zéro) dix-sept dix-neuf trois_cents quatre_cents cinq_cents mille un_million',
  es: '(un) dos/(ambos)/(doble) tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta sesenta cien trece catorce quince dieciséis dieciocho veinticuatro setenta ochenta noventa doscientos/doscientas (cero) diecisiete diecinueve trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas mil un_millón',
  pt: '(um) dois/duas/(ambos)/(dobro) três quatro cinco (seis) sete oito nove dez onze doze vinte trinta quarenta cinquenta sessenta cem treze catorze/quatorze quinze dezesseis/dezasseis dezoito vinte_e_quatro setenta oitenta noventa duzentos/duzentas (zero) dezessete/dezassete dezenove/dezanove trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas mil um_milhão',
  it: '(un) due/(entrambi)/(doppio) tre quattro cinque (sei) sette otto nove dieci undici dodici venti trenta quaranta cinquanta sessanta cento tredici quattordici quindici sedici diciotto ventiquattro settanta ottanta novanta duecento (zero) diciassette diciannove trecento quattrocento cinquecento mille un_milione',
  pl: '(jeden) dwa/dwie/dwóch/dwoma/(oba) trzy/trzech/trzema cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście dwanaście dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści pięćdziesiąt sześćdziesiąt sto/stu trzynaście czternaście piętnaście szesnaście osiemnaście dwadzieścia_cztery siedemdziesiąt osiemdziesiąt dziewięćdziesiąt dwieście',
  tr: '(bir) iki üç dört (beş) (altı) (yedi) (sekiz) (dokuz) (on) on_bir on_iki yirmi otuz (kırk) elli (altmış) (yüz) on_üç on_dört on_beş on_altı on_sekiz yirmi_dört yetmiş seksen doksan iki_yüz',
  ru: '(один) два/две/двух/двум/двумя/(оба)/(дважды) три/трёх/трех/трём/трем/(трижды) четыре/четырёх/четырех пять/пяти шесть/шести семь/(семи) восемь/восьми девять/девяти десять/десяти одиннадцать двенадцать двадцать/двадцати тридцать/тридцати сорок/сорока пятьдесят/пятидесяти шестьдесят/шестидесяти сто/ста тринадцать/тринадцати четырнадцать/четырнадцати пятнадцать/пятнадцати шестнадцать восемнадцать двадцать_четыре семьдесят восемьдесят девяносто двести (ноль)/(нуль)/(нуля)/(нолём) семнадцать/семнадцати девятнадцать/девятнадцати триста/трёхсот четыреста/четырёхсот пятьсот/пятисот тысяча/тысячи/тысячу миллион/миллиона',
  ja: '(一) 二 三 四 五 六 七 八 九 十 十一 十二 二十 三十 四十 五十 六十 百 十三 十四 十五 十六 十八 二十四 七十 八十 九十 二百',
  ko: '(한) 두/둘 세/셋 네/넷 다섯 여섯 일곱 여덟 아홉 열/십 열한 열두 스무/이십 서른/삼십 마흔/사십 쉰/오십 예순/육십 백 열세 열네 열다섯 열여섯 열여덟 스물네 일흔 여든 아흔 이백',
  zh: '(一) 二/两/兩 三 四 五 六 七 八 九 十 十一 十二 二十 三十 四十 五十 六十 一百 十三 十四 十五 十六 十八 二十四 七十 八十 九十 两百/二百',
  ar: '(واحد) اثنان/اثنين/اثنتين ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثماني/ثمانية تسع/تسعة عشر/عشرة (أحد_عشر) (اثنا_عشر) عشرين/عشرون ثلاثين/ثلاثون أربعين/أربعون خمسين/خمسون ستين/ستون مئة/مائة',
  he: '(אחד) שני/שתי/שניים/שתיים שלוש/שלושה ארבע/ארבעה חמש/חמישה שש/שישה שבע/שבעה שמונה תשע/תשעה עשר/עשרה (אחד_עשר) (שנים_עשר) עשרים שלושים ארבעים חמישים שישים מאה',
  hi: '(एक) दो/(दोनों) तीन चार पाँच/पांच छह/छः सात आठ नौ दस ग्यारह बारह बीस तीस चालीस पचास साठ (सौ)',
};

/** In these a numeral is one only before what it counts, or before the rest of a longer one. */
export const COUNTERS: Readonly<Record<string, string>> = {
  ja: '(?=[一二三四五六七八九十]{0,3}(?:[つ個回度人名件行日週時分秒年本枚台]|か月|ヶ月|時間))',
  zh: '(?=[一二三四五六七八九十]{0,3}(?:个|個|次|天|周|小时|分钟|秒|行|条|人|名|份|年|月|位|轮|遍|种|项|台|层))',
  ko: '(?= ?(?:명|번|개|시간|가지|줄|주|달|사람|팀|곳|단계|차례|배|건|분|시|자|초|장|대|권|쪽|점|층|글자|퍼센트))',
};

export interface Named {
  /** Counted from one. */
  at: number;
  /** Nothing else could be meant. */
  sure: boolean;
  /** The word, or how it begins. */
  begins: string;
}

const rowsOf = (table: Readonly<Record<string, string>>, tongue: string): readonly Named[] =>
  (table[tongue] ?? '').split(' ').flatMap((names, at) =>
    names
      .split('/')
      .filter((name) => name !== '')
      .map((name) => ({
        at: at + 1,
        sure: !name.startsWith('('),
        begins: name.replace(/^\((.*)\)$/u, '$1').replaceAll('_', ' '),
      })),
  );

const byTongue = (table: Readonly<Record<string, string>>) => {
  const known = new Map<string, readonly Named[]>();
  return (tongue: string): readonly Named[] => {
    const rows = known.get(tongue) ?? rowsOf(table, tongue).toSorted((a, b) => b.begins.length - a.begins.length);
    known.set(tongue, rows);
    return rows;
  };
};

/** Of a language, the longest first. */
export const weekdaysIn = byTongue(WEEKDAYS);
export const monthsIn = byTongue(MONTHS);
export const unitsIn = byTongue(UNITS);
export const numbersIn = byTongue(NUMBERS);
