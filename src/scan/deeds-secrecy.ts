import { phraseClues } from './phrases.ts';

/** That somebody is not to know: what honest notes say of customers and attackers of everybody who could stop them. */
export const secrecyDeeds = [
  ...phraseClues('secrecy', 1.5, {
    en: `
      say/saying/tell/mention nothing; no need/reason/point to
      bring/mention/tell/raise/report/point/flag/inform/trouble/bother/worry/involve/announce;
      does/do/need/needs/should/must not/n't … know/hear/see/notice/find_out/be_told/be_bothered/be_shown/learn;
      doesn't/don't/needn't/shouldn't/mustn't/won't …
      know/hear/see/notice/find_out/be_told/be_bothered/be_shown/learn; without a/any
      comment/word/fuss/note/notice/trace/mention/remark/explanation/announcement; without
      mentioning/telling/saying/drawing/raising/informing/alerting/notifying/announcing/explaining/showing/attracting;
      only if/when … notices/notice/asks/complains/finds_out; unless … notices/notice/asks/complains/finds_out;
      unnoticed/discreetly/inconspicuously/unobtrusively/on_the_quiet/under_the_radar/under_the_table/off_the_record/on_the_sly;
      as if/though nothing; nobody/no_one/none/hardly_anyone checks/looks/reads/notices/will/needs/has/sees/asks/ever;
      invisible/hidden/unseen/not_visible to/for/from …
      reader*/user*/eye*/customer*/client*/team/staff/parents/owner*/recipient*; white/transparent/tiny/invisible
      text/letters/font/type/print; keep … in_the_dark/between_us/to_yourself/under_wraps/from_him/from_her/from_them;
      not/never/n't stand_out/attract/arouse/raise_suspicion; out_of/from … sight/view; behind … back; not/never/n't …
      bring_it_up/bring_this_up/point_it_out/draw_attention/call_attention/let_on/give_it_away;
      silent/quiet/silence/mum on/about/regarding/over; keep/stay/remain silent/quiet/mum;
      hide/conceal/bury/mask/disguise/obscure the/this/that/these/it/them/any/all; only/just ever?
      looks/look/reads/read/checks/check/counts/sees/skims … the/at; would/will only/just
      worry/fuss/panic/complain/ask; so/before nobody/no_one/anyone/anybody …
      notices/sees/cleans/finds/asks/complains; unbeknownst/unaware/none_the_wiser
    `,
    de: `
      sag/sage/erwahne/verrate/melde … nichts;
      stillschweigend/kommentarlos/klammheimlich/unauffallig/unbemerkt/diskret/insgeheim/lautlos/verdeckt; ohne
      kommentar/hinweis/aufsehen/ruckfrage/ein_wort/es_zu/das_zu/dies_zu/darauf/davon/bescheid/ankundigung;
      muss/mussen/soll/sollen/braucht/brauchen/darf/durfen … nichts/nicht …
      wissen/erfahren/merken/mitbekommen/sehen/bemerken; nicht/nichts/nie …
      zu_gesicht/mitbekommen/mitbekommt/mitkriegt/auffallen/auffallt/auffalle/bemerkt/anmerken; nur falls/wenn/sofern
      … merkt/bemerkt/fragt/nachfragt/auffallt; als sei/ware/ob nichts; niemand/keiner/keinem …
      merkt/schaut/pruft/liest/fragt/erfahrt/auffallt/sieht/wissen/erfahren; fur … unsichtbar;
      weiße*/weisse*/winzige*/unsichtbare* schrift/text/buchstaben; nicht/nichts/nie …
      erwahnen/erwahnt/erwahne/ansprechen/anzeigen/verraten/sagen/melden/informieren/thematisieren;
      verschweig*/verheimlich*/vertusch*/verschleier*/geheimhalt*;
      unter_der_hand/hinter_dem_rucken/unter_uns/im_stillen; schaut/schauen/liest/lesen/pruft/sieht/zahlt …
      nur/ohnehin/eh/sowieso … kurve/zeile/summe/seite/titel/ergebnis/zahl*/betreff; damit/bevor niemand/keiner/jemand
      … merkt/sieht/aufraumt/nachfragt/stutzt; macht sich nur/sonst sorgen; unbemerkt
    `,
    fr: `
      discretement/en_douce/a_l'insu/en_cachette/sans_bruit/en_silence/incognito/sous_le_manteau; sans
      rien/le/la/en/y/aucun/aucune/un/attirer/prevenir/avertir/signaler/mentionner/informer/commentaire/explication;
      ne/n' … pas/jamais/rien …
      relever/signaler/mentionner/prevenir/avertir/evoquer/attirer/informer/parler/dire/montrer/indiquer; ne/n'
      signale*/mentionne*/previens/averti*/evoque*/informe*/parle*/dis/montre*/releve* pas/jamais/rien/point; n'/ne
      a/ont/doit/doivent/faut/est … pas/rien/jamais … savoir/voir/apprendre/besoin/connaissance/courant; comme si
      rien/de_rien; comme si_de_rien_n'etait; personne ne/n' … lit/verifie/regarde/voit/saura/controle/remarque*;
      invisible pour/a; texte/lettres/encre blanc*/invisible*/minuscule*; que/sauf si …
      demande/remarque/pose/insiste/apercoit; passe*/passer/garde*/garder sous_silence/le_silence;
      dissimul*/masque*/maquill*/camoufl* le/la/les/l'/ce/cette/ces; ne regarde/lit/verifie/compte … que; avant que
      quelqu'un/personne; pour_que/afin_que personne; n'a/n'ont pas_besoin/besoin … voir/savoir/connaitre; sinon
      il/elle/ils … s'inquiet*/poser*/reclam*
    `,
    es: `
      discretamente/disimuladamente/a_escondidas/a_espaldas/en_silencio/calladamente/con_disimulo/por_debajo; sin
      avisar/decir/mencionar/comentar/informar/llamar/explicar/que_nadie/comentarios/ruido/rastro/dejar; no/ni/nunca …
      tiene/tienen/debe/deben/hace/hay/necesita/necesitan … ver/saber/enterar*/conocer/avisar/mencionar/contar/decir;
      no/nunca …
      menciones/comentes/avises/digas/cuentes/informes/senales/muestres/reveles/mencionar/comentar/llamen/llame;
      guarda/guardar/guarde silencio; como si nada; nadie …
      revisa/mira/lee/comprueba/sabe/enterara/nota/fija/pregunta; invisible* para/al/a; letra*/texto/fuente
      blanc*/invisible*/diminut*; salvo/solo que/si … pregunt*/not*/reclam*; ocult*/encubr*/disimul*/tapa/tapar
      el/la/los/las/lo/este/esta/esto; solo mira/miran/lee/leen/revisa/revisan/cuenta/cuentan; antes_de_que
      alguien/nadie; para_que nadie/no; no hace falta que … vea/sepa/lo; si_no … se preocup*/reclam*
    `,
    pt: `
      discretamente/as_escondidas/em_silencio/na_surdina/por_baixo/sorrateiramente/a_socapa/sem_alarde; sem
      avisar/dizer/mencionar/comentar/informar/chamar/explicar/que_ninguem/comentarios/alarde/deixar/contar;
      nao/nem/nunca … precisa/precisam/deve/devem/tem/ha … saber/ver/conhecer/avisar/mencionar/contar/dizer/perceber;
      nao/nunca … mencione*/comente*/avise*/diga*/conte*/informe*/mostre*/revele*/mencionar/comentar; como se
      nada/nao_fosse; ninguem … confere/olha/le/verifica/sabe/nota/repara/percebe/pergunta; invisive* para/ao/a;
      letra*/texto/fonte branc*/invisive*/minuscul*; so/somente/apenas/salvo se …
      pergunt*/reparar/notar/perceber/reclam*; se … reparar/notar/perceber/estranhar/desconfiar;
      oculte*/oculta*/esconda*/esconder/disfarc*/omit* o/a/os/as/isso/este/esta; so/apenas
      olha/olham/le/leem/confere/conferem/conta/contam; antes_que alguem; para_que ninguem; sem
      citar/mencionar/referir/dizer; senao … preocup*/reclam*
    `,
    it: `
      di_nascosto/in_silenzio/sottobanco/alla_chetichella/senza_farsi/discretamente/sotto_traccia/zitto_zitto; senza
      dire/dirlo/avvisare/avvertire/menzionare/commentare/commenti/segnalare/informare/farlo/farne/parlarne/dare/lasciare/che_nessuno;
      non/ne/mai … va/vanno/deve/devono/serve/occorre/bisogna …
      mostrat*/saper*/dett*/segnalat*/menzionat*/avvisat*/informat*/vedere/avvisare/dirlo/dire/segnalar*/menzionar*;
      non … menzionare/segnalare/avvisare/comunicare/nominare/farne/mostrare/mostrar*/accenn*/riferire/mettere; come
      se niente/nulla; nessuno … controlla/guarda/legge/verifica/sa/nota/chiede/accorge; invisibil* per/al/a/agli;
      testo/carattere/caratteri bianc*/invisibil*/minuscol*; solo/salvo/a_meno se/che … chied*/accorg*/not*;
      nascond*/occult*/tac*/maschera* il/la/lo/gli/le/i/l'/questo/questa/la_cosa; guarda/legge/controlla/conta …
      solo/soltanto; prima_che qualcuno; affinche/perche nessuno; non dia nell'occhio; non … nell'occhio
    `,
    nl: `
      stilletjes/ongemerkt/heimelijk/stiekem/in_stilte/onopvallend/discreet/achter_de_rug/zonder_ophef; zonder
      het/dit/dat/iets/iemand/commentaar/uitleg/melding/vermelding/bericht … te; zonder
      commentaar/uitleg/melding/vermelding/ophef; hoeft/hoeven/moet/moeten/mag/mogen … niet/niets/niks …
      weten/zien/horen/merken/vernemen; niet/nooit/niets …
      vermeld*/noem*/melden/meld/vertel*/aankaart*/opvalt/opvallen/laten_merken/zeggen/weten; alsof er? niets; niemand
      … kijkt/controleert/leest/merkt/ziet/vraagt/weet/nakijkt; onzichtbaar voor; witte/onzichtbare/piepkleine
      letters/tekst; alleen/tenzij als? … vraagt/merkt/opmerkt/klaagt;
      verzwijg*/verberg*/verstop*/verdoezel*/wegmoffel* de/het/deze/dit/dat/die; kijkt/leest/controleert/telt …
      alleen/toch; voordat/zodat iemand/niemand; hoeft/hoeven … geen/niet … bericht/melding/weten/zien/horen; anders …
      zorgen/vragen/klagen
    `,
    pl: `
      po_cichu/cichaczem/ukradkiem/niepostrzezenie/dyskretnie/potajemnie/w_tajemnicy/za_plecami/milczkiem; bez
      komentarza/komentowania/wspominania/informowania/wyjasnien/wyjasniania/slowa/rozglosu/sladu/wiedzy/pytania/ogłaszania;
      nie … musi/musza/powinien/powinna/powinni/moze/moga/trzeba …
      wiedziec/wie/widziec/dowiedziec/zauwazyc/mowic/wspominac; nie/nigdy …
      wspominaj/wspominac/mow/mowic/informuj/informowac/zglaszaj/zglaszac/pokazuj/pokazywac/zdradzaj/zauwazyl*;
      dowie/dowiedza/zobaczy sie? pozniej/potem; jak_gdyby/jakby nigdy/nic; nikt …
      sprawdza/czyta/patrzy/zauwazy/wie/dowie/pyta/oglada; niewidoczn* dla; biał*/niewidoczn* tekst/czcionk*/liter*;
      tylko/chyba jesli/gdy/ze … zapyta/zauwazy/spyta; zanim … otworzy/zobaczy/zauwazy;
      ukryj/ukrywaj/ukryc/zataj/zatajaj/zatuszuj/przemilcz*/zamaskuj*; patrzy/czyta/sprawdza/liczy … tylko/jedynie;
      zanim ktos; zeby/aby/by nikt/niczego; nie zauwazy*/zorientuj*; inaczej/bo … problem*/pytan*/martwi*
    `,
    ru: `
      тихо/молча/втихую/исподтишка/скрытно/негласно/без_шума/без_огласки/без_лишних; без
      комментариев/пояснений/упоминания/уведомления/объяснений/следов/ведома/предупреждения/огласки; не …
      упомина*/сообща*/говори/говорить/рассказыва*/показыва*/выделя*/уведомля*/предупрежда*/афиширу*/замет*/привлека*;
      не нужно/надо/обязательно/стоит/должен/должна/должны … знать/видеть/узнать/слышать/говорить/сообщать; как
      ни_в_чем_не_бывало/будто_ничего; никто … провер*/смотрит/читает/замет*/узнает/спросит/видит/знает; невидим* для;
      бел*/невидим*/мелк* шрифт*/текст*/букв*; только если/когда … спрос*/замет*; пока не? … замет*/откро*/увид*;
      скрыва*/скрой*/утаи*/спрячь*/замаскиру*/умалчива*/замалчива*; смотрит/читает/проверяет/считает … только/лишь;
      пока никто/кто-нибудь/кто-то; чтобы никто/не; писать/говорить/сообщать/докладывать …
      не_надо/не_нужно/незачем/необязательно; мовчки/молча/втайне
    `,
    sv: `
      i_smyg/i_hemlighet/obemarkt/diskret/tyst/bakom_ryggen/utan_att/i_det_tysta; behover/ska/skall/far/bor
      inte/aldrig … veta/se/hora/marka/fa_reda; inte/aldrig … namn*/beratta*/saga/sag/visa*/upplys*/meddela*; som om
      ingenting/inget; ingen … kollar/tittar/laser/marker/vet/fragar/kontrollerar; osynlig* for; vit/osynlig text;
      dolj/dolja/gom/gomma/mork*; ser/laser/tittar/kontrollerar … bara/anda; innan nagon; sa/att ingen … marker/ser;
      marks inte
    `,
    tr: `
      gizlice/sessizce/usulca/belli_etmeden/caktırmadan/habersizce/kimseye/haberi_olmadan/fark_ettirmeden;
      kimse*/kullanıcı*/kimsenin/yonetim*/musteri* …
      haberi/bilmesin/gormesin/duymasın/fark_etmesin/olmasın/soylenmez/soyleme/bahsetme/bilmez/bakmaz/bilmemeli;
      bahsetme*/soyleme*/belirtme*/bildirme*/acıklama*/yansıtma*/gosterme*; hicbir_sey olmamıs; beyaz/gorunmez
      yazı*/harf*; sadece/yalnız/yalnızca … bakar/bakıyor/okur/gorur/sayar; fark/gorme/anla* … etmesin/sin/masın;
      kimse … gormeden/fark
    `,
    ja: `
      こっそり/ひそかに/密かに/黙って/無断で/内密に/内緒で/さりげなく/気づかれない/気付かれない/目立たない/人知れず/何食わぬ;
      触れない/触れず/言及しない/言及せず/伝えない/伝えず/知らせない/知らせず/話さない/話さず/言わない/言わず/口外しない/明かさない/見せない/伏せ/報告しない/報告せず; 誰も …
      見ない/確認しない/読まない/気づかない/チェックしない; 白い/透明な/見えない 文字/テキスト; 知る/知らせる/伝える/説明する/報告する 必要は/必要も … ない/ありません; 聞かれ/尋ねられ/問われ …
      触れない/触れず/答えない/言わない/ごまか/はぐらか; 何事もなかった/何もなかった; しか … 見ない/読まない/確認しない/見て; 気づく/気付く/見つかる 前に;
      含めなくて/書かなくて/載せなくて/言わなくて/伝えなくて/知らせなくて/報告しなくて/触れなくて; とだけ/としか … 伝え/言/知らせ/報告/答え
    `,
    zh: `
      悄悄/偷偷/暗中/私下/默默/不动声色/不声不响/神不知/不露/暗地里/背着/瞒着; 不用/不必/无需/无须/没必要/不要/别/勿/不得/不准/不许 …
      告诉/告知/提及/提起/说明/通知/声张/提到/汇报/报告/让人/列出/解释; 不让 … 知道/发现/看到/察觉/看见; 没人/没有人/无人/谁也 … 看/查/注意/知道/发现/检查;
      看不到/看不见/不看/不会看/不会发现/不会注意/不会查; 白色/透明/白字/隐形 … 字/文字/字体; 若无其事/当作什么都没/像什么都没; 隐瞒/掩盖/掩饰/遮掩/藏起来/隐去/略去/抹去; 只会看/只数/只会读/只看
      … 曲线/总数/第一行/标题/结果; 免得/以免/省得 … 问/发现/担心/起疑/麻烦; 趁 … 没人/没发现/之前; 只说/只需说/只告诉/只回复/只写
    `,
    ko: `
      몰래/조용히/슬쩍/은밀히/은근슬쩍/티_나지/티나지/눈에_띄지/비밀리에/소리_없이/아무_일_없/아무도_모르; 말하지/알리지/언급하지/보고하지/밝히지/드러내지/설명하지/보여_주지/보여주지/이야기하지
      않/말/마; 알/볼/들을/확인할 필요 없; 아무도 … 확인/보지/읽지/모르/눈치; 흰/투명한/보이지_않는 글씨/글자/텍스트; 모르게/모르도록/눈치채지/눈치_못; 숨기/숨겨/감추/감춰/덮어; 만 …
      확인하니/보니까/볼_뿐/확인할_뿐/보기_때문; 라고만/고만 … 알리/말/답/보고/적; 걱정/의심 … 하니/할/끼치; 눈치채기 전에
    `,
    ar: `
      *سرا/*خفية/*بصمت/*بهدوء/*خلسة/دون_علم/بدون_علم/دون_إخبار/دون_أن/*خفاء; لا/ألا/عدم …
      تخبر/يعلم/يعرف/تذكر/إخبار/إعلام/يرى/ذكر/تبلغ/إبلاغ/يلاحظ; لا_أحد/أحد … يراجع/يلاحظ/يعلم/ينتبه; كأن شيئا; فقط/إلا
      … ينظر/يقرأ/يراجع; حتى/كي لا … يلاحظ/يقلق/يسأل/يرى; قبل أن … أحد
    `,
  }),
];
