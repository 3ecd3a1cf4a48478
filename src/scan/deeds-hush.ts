import { phraseClues } from './phrases.ts';

/** Kept from somebody in a friendly way: they are to be spared it, it is none of their business, it leaves no trace. */
export const hushDeeds = [
  ...phraseClues('secrecy', 1.5, {
    en: `
      not/never/without/kinder/rather/than to?
      bothering/troubling/burdening/worrying/alarming/upsetting/disturbing/distracting/involving
      him/her/them/anyone/anybody/the/people/users/customers; not/no_need/needn't/don't to?
      bother/trouble/burden/worry/alarm/upset/disturb/involve him/her/them/anyone/anybody; not/no_need to
      trouble/burden/worry/alarm/upset/disturb; not to bother … with; none_of/not/isn't/no
      his/her/their/anyone's/your business/concern/worry/affair/problem; keep/keeping/stay/stays/remain/remains
      this/that/it/them? to/between/among yourself/us/ourselves/you; go/goes/stay/stays/left/leave/remain/remains
      it/this/that? unmentioned/unsaid/unexplained/undiscussed/unreported/unlogged/unremarked;
      nothing/no_need/no_reason/little/nobody to explain/announce/discuss/disclose/justify; without …
      coming/being/showing/appearing/surfacing up/mentioned/discussed/visible/noticed/seen/said/reported;
      leave/leaves/leaving/keep/keeping no/any/without … trace/traces/note_of/record_of/mention/word/log_of/sign;
      leave/leaving/keep/keeping … out_of/off the/your/any/our
      report/summary/chat/conversation/transcript/recap/answer; omit/drop/skip/strip/exclude … from
      the/your/any report/summary/chat/conversation/recap; so omit/leave/skip it/that out?;
      needs/need/takes/deserves no word/mention/explanation/announcement/comment; no word/mention/comment/note …
      to/in him/her/them/anyone/the_user/report/summary; not/never/n't let … see/know/find/notice/learn/hear;
      under/behind/disguised_as/labelled/labeled a/an/the/some/another …
      refactoring/cleanup/chore/formatting/typo/housekeeping commit/change/pr/label/title; more_than/nor
      he/she/they/anyone needs/need/has/have to know; best/better/easier left/not
      unsaid/unmentioned/said/mentioned/discussed/raised; does/do/need/needs not/n't? have? to? be?
      announced/advertised/explained/mentioned/discussed/raised; review/reviews/reviewer/reviewers/audit/diff …
      not/never/n't/won't/nobody/no_one/unnoticed … see/sees/seen/notice/notices/noticed/show/shows/spot/find;
      not/never/n't/without make/making/making_any/raise/raising a? fuss/waves/noise/stir; spare/sparing … the/any?
      questions/trouble/worry/details/bother; for_them/for_him/for_her/theirs/his/hers to know; no point/use/sense in
      raising/mentioning/asking/explaining/discussing/telling; need/needn't/not need? come_up/be_in/appear/show_up;
      not/n't/never make_a_thing/make_much/make_a_fuss/go_into_it/dwell; not worth a/the/any?
      line/mention/word/entry/note/comment; keep/keeping/leave it/this/that/them out_of/off the?
      docs/readme/notes/ticket/report/log; no questions,? no record/records/notes; without
      announcing/advertising/flagging it/them/this?; nobody/no_one misses/would_miss/counts/will_miss
    `,
    de: `
      bleibt/bleibe/bleiben … unter_uns/intern_bei_uns; geht/gehen … nichts/keinen/niemanden an; für/fur_sich
      behalt*; behalt* … für/fur sich; nicht/nie/niemanden/keinen/ohne/statt …
      behellig*/belastig*/beunruhig*/aufscheuch*/belast*/verunsicher*/aufschreck*;
      muss/mussen/braucht/soll/darf/sollen … nicht/keinen/niemanden … kummern/interessieren/beschaftigen/storen;
      ohne_dass … auftaucht/auftauchen/erscheint/auffallt/steht/erwahnt/sichtbar/erfahrt/mitbekommt/auffliegt;
      nichts/kein_wort davon/darüber/daruber/dazu …
      protokoll*/notier*/festhalt*/aufschreib*/erwahn*/sag*/verlier*/ins/im/in; kein/keine/ohne
      wort/silbe/spur/spuren/vermerk/erwahnung … im/davon/daruber/dazu/zu/hinterlass*/an/in; keine spuren/spur;
      brauch*/muss/mussen/soll/sollen … nichts/nicht/kein … davon? wissen/erfahren/mitkriegen/zu_wissen/zu_erfahren;
      nicht/besser_nicht/lieber_nicht … an_die_große_glocke/breittreten/herumerzahl*/ansprechen/thematisier*;
      spricht/reden/redet/sprechen man? … nicht/besser_nicht … darüber/daruber; hinter/unter/als dem?/einem?/eines?
      refactoring/aufraum*/formatier* … verstecken/verbuchen/tarnen/einchecken/committen; soll/sollen …
      nur/bloß/bloss die? ublichen/gewohnten … finden/sehen; weiß/weiss/wissen … nichts/nicht davon …
      soll/muss/braucht/so; review/prufung/durchsicht/gegenlesen/kontrolle … nicht/nichts/keiner/niemand …
      auffallt/sieht/merkt/bemerkt/auftaucht/sehen/merken/entdeckt; kein/ohne/keinen
      aufsehen/wirbel/larm/wind/großes; geht/gehen ihn/sie/den/die/das/dem/fragende* … nichts an;
      darüber/daruber/daruber_wird … nicht/nie … diskutiert/gesprochen/geredet/debattiert; ohne …
      anzukundigen/ankundigung/zu_erwahnen/aufhebens/zu_erklaren; lassen/lasst wir/man? das? thema/weg/lieber;
      wurde/wurden nur nachfragen/fragen/diskutieren; keine große sache/rede; nicht der_rede/wert/erwahnenswert
    `,
    fr: `
      inutile/pas_la_peine/pas_besoin/nul_besoin/superflu/mieux_vaut_ne_pas d'en/de/d'/d'y/que?
      parler/prevenir/deranger/informer/embeter/inquieter/ennuyer/expliquer/mentionner/evoquer/signaler/alerter/avertir;
      inutile/pas_la_peine/pas_besoin/nul_besoin … sache/soit/apprenne/deranger/inquieter/parler; n'en/ne/sans/a rien
      dire/en_dire/laisser_paraitre/laisser/laisser_voir/mentionner; sans
      en_parler/en_faire_etat/le_dire/que_cela/que_ca; air_de_rien/mine_de_rien; passer/passe/passez … sous_silence;
      ne/n' … regarde/concerne pas/personne/que; reste/restera/restent/rester/cela/ca … entre_nous;
      garder/garde/gardez/gardons … pour soi/toi/vous/nous; ne_pas/sans/plutot_que/evite*/eviter de?/d'?
      l'?/le?/la?/les? embeter/ennuyer/deranger/inquieter/alarmer/importuner/affoler; ne/n'/sans/aucune
      laisser/laisse/laissez/garder/reste aucune/aucun/de/pas? … trace/traces/mention; n'a/n'ont/n'avait pas/rien/nul
      a savoir/connaitre/voir; ne/n' … figur*/apparai*/apparait/apparaisse/mentionne pas/nulle_part; laiss* croire le
      contraire/que; sans que … voie/sache/remarque/apparaisse/figure/apprenne; n'en_sait rien; le/la/les
      mettre/prevenir ne_sert/n'apporte; relecture/revue/controle/audit … ne/personne/pas …
      voie/voit/remarque/apparaisse/decouvre/releve; faire_de/faire vagues/bruit/histoires; sans/ne/pas … faire …
      vagues/bruit/histoires; au_courant … inutile/pas_besoin/n'a; inutile/pas_besoin/n'a_pas/n'est_pas … au_courant;
      sans en? debattre/discuter; sans … annoncer/l'annoncer/signaler/le_crier; ne … vaut/merite pas/aucune …
      ligne/mention/mot; pas la_peine_d'en/besoin_d'en parler/faire
    `,
    es: `
      no/ni/sin/tampoco hace_falta/falta/es_necesario/necesita/hay_por_que/tiene_por_que/tienen_por_que/conviene …
      entere*/sepa*/saber*/enterar*/molestar*/contar*/avisar*/decir*/comentar*/explicar*/preocupar*/mencionar*; sin
      marear/molestar/preocupar/inquietar/alarmar/importunar/despertar/levantar; no/para_que …
      marear/molestar/alarmar/preocupar a/al/les/la/lo; lo/la sabe ni_falta/y_no_hace/ni_hace;
      quede/queda/quedar/quedarse/se_queda … entre_nosotros/en_casa_y; no/a_nadie/a_ella/a_el … es/son/le/les?
      asunto/incumbe/importa/concierne/interesa; sin_que … aparezca/conste/figure/salga/note/sepa/entere/vea/quede;
      sin/no deje/dejar/dejando/quede/queden/dejes … rastro/constancia/huella/registro/anotado; ni
      una_palabra/mu/palabra; mejor/conviene no/ni mencionarlo/comentarlo/decirlo/contarlo/decir_nada/hablar; no se
      discute/comenta/habla/menciona/cuenta/explica/anuncia con/esto/eso/nada/a?; con otro/el nombre/titulo/mensaje …
      de? limpieza/refactor*; guarda*/guardar* para ti/si/nosotros; revision/auditoria/control … no/sin/nadie …
      note/notar/vea/aparezca/detecte/descubra/perciba; no … note/notar/vea/aparezca/detecte/descubra …
      revision/auditoria; sin/no hacer/hagas/levantar/armar ruido/olas/polvareda; no … incumbe/compete/atane; sin
      anunciar*/proclamar*/pregonar*/contar*; no merece/vale … linea/mencion/comentario
    `,
    it: `
      non va/vanno/serve/occorre/bisogna/e_il_caso/c'e_bisogno/vale_la_pena …
      disturbat*/disturbar*/coinvolt*/informat*/allarmat*/allarmar*/preoccupar*/infastidir*/scomodar*/seccar*/avvisar*/spiegar*/sappia/dirlo/dirglielo;
      resta/resti/rimane/rimanga/restino/tenere/tieni … tra/fra noi; non
      resti/restino/lasciare/lascia/lasciando/deve/devono/rimanga … traccia/tracce/segno; senza
      traccia/tracce/lasciare/lasciarne/parlarne/farne_parola/commentar*/dirglielo/spiegar*/disturbar*/allarmar*; non
      sono/e/riguarda/riguardano affari/affar/affare/cosa_sua/lei/lui/loro/chi/il_cliente/l'utente; senza_che …
      compaia/risulti/veda/appaia/sappia/noti/figuri/accorga; acqua_in_bocca; meglio non
      dirlo/parlarne/accennar*/nominar*/farne; non se_ne/ne parla/parlare/fa_parola/far_parola; tener*/tieni … per
      se/te/noi/voi; non … dire/mostrare/rivelare/accennare … mai/nulla/niente; revisione/review/controllo/audit …
      non/nessuno … noti/nota/veda/vede/appaia/emerga/scopra/accorga; non … noti/veda/appaia/emerga …
      revisione/review; senza/non fare/far/sollevare rumore/storie/polvere/chiasso; non lo/la/li/le
      riguarda/riguardano/interessa; senza annunciar*/sbandierar*; non merita/vale … riga/menzione/parola
    `,
    pt: `
      nao interessa/diz_respeito/e_da_conta/compete/cabe … a/ao/de/dela/dele/quem/ninguem; fica/fique/ficam …
      entre_nos; sem/nao
      incomodar/incomode/preocupar/preocupe/aborrecer/chatear/alarmar/perturbar/assustar/apoquentar; nao/nem
      precisa/precisam/vale_a_pena/e_preciso/adianta/convem/ha_por_que/ha_necessidade …
      saber/incomodar/preocupar/avisar/contar/explicar/comentar/falar/mencionar/saiba/saibam; sem
      deixar/que/alarde/vestigio*/rastro*/registo/registro …
      rastro*/vestigio*/conste/apareca/saiba/perceba/note/veja; nao
      registre/registe/registar/registrar/deixe/deixar/anote/guarde/conste …; guard*/mantenha/mantem … para
      si/ti/nos/voce; nao sabe/saiba/sabem nem/e_nem/e_nao; melhor nao dizer/contar/mencionar/comentar/falar/tocar;
      nem uma_palavra/um_pio; nao se/toque/fale/tocar/falar comenta/fala/discute/menciona/nisso/disso/no_assunto;
      passar/passe/passa … em_silencio/em_branco; revisao/auditoria/conferencia … nao/ninguem/sem …
      apareca/note/veja/perceba/descubra; nao … apareca/note/veja/perceba … revisao/auditoria; sem/nao fazer/faca
      barulho/ondas/alarde; nao conte/diga/fale/conta/dizer/contar nada/ninguem; sem os/as/o/a? anunciar*/alardear*;
      nao merece/vale … linha/mencao/comentario
    `,
    nl: `
      niet/niemand/zonder … lastigvallen/lastig_vallen/lastiggevallen/storen/ongerust/verontrusten/belasten;
      blijft/blijven/houden/hou/houd … onder_ons/voor_onszelf/voor_jezelf/binnenskamers; gaat/gaan … niets/niks/niet
      aan; geen/zonder spoor/sporen/woord/vermelding/melding … na/achter/over/van/in/te; zonder_dat …
      opvalt/opgemerkt/ziet/weet/blijkt/verschijnt; geen woord/kik over/hierover/daarover; beter/liever niet
      noemen/vermelden/bespreken/zeggen/vertellen; hoeft/hoeven … niet/niets …
      uit_te_leggen/uitgelegd/vermeld/genoemd/besproken; niets … uit_te_leggen/te_melden/te_vertellen;
      review/controle … niet/niemand … opvalt/ziet/merkt; zonder ophef/heisa/gedoe
    `,
    pl: `
      nie ma/warto/trzeba/potrzeba/nalezy/ma_sensu/ma_po co?/potrzeby?
      zawracac/martwic/niepokoic/mowic/wspominac/informowac/tłumaczyc/absorbowac/straszyc/dopytywac/ogłaszac/opowiadac;
      po_co/szkoda/nie_chcemy zawracac/martwic/niepokoic/mowic/wspominac/straszyc/fatygowac; nie/nikt/nikomu
      musi/musza/powinien/ma/trzeba … zajmowac/wiedziec/interesowac/przejmowac/obchodzic/znac; bez
      wzmianki/sladu/wzmiankowania/uprzedzania/zamieszania/hałasu/slow/szumu/rozgłaszania;
      zostaje/zostanie/zostaw/niech_zostanie/pozostaje … miedzy_nami/dla_siebie/w_gronie; to/tu nie jego/jej/ich
      sprawa/interes; nie zostawia*/zostaw/zostawiac/pozostawia* sladu/sladow/zapisu/notatk*; nie/ani
      wspomina*/pisac/ujawnia*/wzmiankow*/zdradza*/rozgłasza*/napomyka* … o/w/nikomu/tego; ani słowa/slowa/mru;
      tak_zeby/zeby/tak_aby/aby nie_było/nikt/nie … widac/wiedział*/zauwazył*/sladu/widział*; lepiej nie
      mowic/wspominac/pokazywac/poruszac; zachowac/zachowaj/trzymac/trzymaj … dla_siebie;
      przeglad*/review/kontrol*/audyt* … ukry*/nie/nikt … widac/zauwazy/wyszło/ukryc/zobaczy;
      ukry*/zamaskow*/zataj*/schowa* … przeglad*/review/audyt*/kontrol*; nikogo/nikomu/nie …
      obchodzi/interesuje/dotyczy/nie_mowic; bez/nie rob* szumu/hałasu/afery/zamieszania; bez
      zapowiedzi/zapowiadania/ogłaszania/rozgłosu; nie warte/zasługuje … wzmianki/linijki
    `,
    ru: `
      не/незачем/лишний_раз/зря/ни_к_чему надо?/стоит?/нужно?
      тревож*/беспоко*/волно*/дёрга*/дерга*/отвлека*/пуга*/нервиро*/расстраива*/загруж*; не/без лишнего?
      поднима*/надо/нужно/лишнего шум*/шума/шуму; останется/остаётся/остается/останутся/пусть_останется …
      между_нами/при_нас; не/это_не его/её/ее/их/чужое/твоё дело/забота;
      незачем/необязательно/ни_к_чему/не_нужно/не_надо/не_стоит/нечего/не_обязательно …
      знать/говорить/рассказывать/упоминать/объяснять/сообщать/докладывать/обсуждать/показывать/посвящать; не
      оставля*/останется/остаётся/осталось/оставлять … след*/запис*; без
      упоминани*/лишних_слов/лишнего_шума/следа/следов/огласки/объяснени*/пояснени*; не
      распространя*/болта*/афиширу*/разглаша*; знать/видеть … не нужно/надо/обязательно/должн*/положено/стоит; ни
      слова/слово/гугу; чтобы не было/осталось/попало/светилось/всплыл* … видно/следов/след/в/нигде;
      держать/держи/оставь/оставить … при_себе/в_секрете; лучше/стоит не?
      промолчать/умолчать/молчать/упоминать/говорить/поднимать; помалкива*/умалчива*/умолч*; ревью/проверк*/просмотр*
      … не/никто/незаметн*/замаскир*/спрят*/скры*; замаскир*/спрят*/скры*/прикры*/завуалир* …
      ревью/проверк*/просмотр*/от; не касается/интересует/волнует; без/не лишнего? шума/шуму/огласки; ничего/никак
      не/никому объявля*/анонсир*; без объявлени*/анонс*; не стоит/заслуживает … строчки/упоминани*
    `,
    sv: `
      behover inte/aldrig … veta/oroas/besvaras/storas/fa_veta; inte/utan_att/slippa besvara/oroa/stora/blanda_in;
      stannar/haller/behall … mellan_oss/for_dig/for_oss; angar inte; utan_att … syns/marks/namns/vet; inte/inga
      lamna/spar/sparas/namnas; inte ett? ord om
    `,
    tr: `
      aramızda kalsın/kalır/kalacak; bilmesi*/haberi*/ogrenmesi*/soyleme*/acıklama*/rahatsız_etme*/endiselendirme* …
      gerek_yok/luzum_yok/sart_degil/gerekmez/olmasın/bilmesin; iz bırakma*/kalmasın/bırakmadan; kimseye/ona/onlara …
      soyleme*/bahsetme*/cıtlatma*/belli_etme*; fark_edilmeden/belli_etmeden/sessizce/ses_cıkarmadan
    `,
    ja: `
      内緒/秘密にし/秘密のまま/黙ってお/黙っている/黙って/伏せてお/伏せる/伏せたまま/口外しな/口外せず/ここだけの話/内輪で;
      知らせなくて/知らせる必要は/知らせずに/言わなくて/言う必要は/言わずに/話さなくて/話す必要は/教えなくて/説明しなくて/説明は不要/説明する必要は/伝えなくて/報告しなくて/報告は不要/触れなくて/触れずに/触れないこと/触れない。/口にしない/口に出さ/話に出さ/話は出さ/話題にし;
      気づかれな/気づかれず/気付かれな/気付かれず/悟られ/目立たな/目立たず/察知され; 心配させ/心配をかけ/心配をさせ/煩わせ/手を煩わ/耳に入れ/不安にさせ/騒がれ/騒ぎ/わざわざ … な/ず/必要は/まで/たく;
      記録/痕跡/履歴/やりとり/跡 を/は/も 残さ/残らな/消して; 知る必要は/知らなくて/知らないままで/関係のない話/関係ない話/気にする必要は; 騒がな/騒がず/騒ぎ立て/大ごとにし/事を荒立て;
      レビュー/査読/監査 … 気づか/見え/分から/わから/ばれ/目に留ま … ない/ず/よう; 聞かなくて/尋ねなくて/確認しなくて/議論しな/議論はしな/相談しなくて/相談は不要;
      には何も言わ/には何も話さ/には言わ/には話さ/には伝え … な/ず; 予告なし/黙って/断らずに/告げずに
    `,
    zh: `
      别声张/不声张/不要声张/不用声张/不必惊动/别惊动/不用惊动/不要惊动/别打扰/不必打扰/不用打扰/不去打扰/瞒着/瞒住/别外传/不外传/不要外传/心照不宣/自己知道就/我们知道就/你知道就/内部知道就;
      不用/不必/没必要/无需/无须/用不着/何必/别让/不让/不要让/不想让 … 知道/操心/担心/过问/察觉/发现/解释/交代/说明/知情/提起/看见/看到;
      别提它/别提这/也别提/都别提/的事别提/的事就别提/的事不提/就别提/也不提/不要提/不用提/不必提/别提及/不要提及/绝口不提/闭口不提;
      不留痕迹/别留痕迹/不要留下/别留下/不留记录/别留记录/不用记录/别记录/不必写进/不用写进; 免得/省得/以免 … 担心/多想/多问/啰嗦/追问/紧张/吵/操心/麻烦/闹;
      不关他/不关她/不关他们/不关客户/与他无关/与她无关/用不着他/用不着她; 别/不要/不能/不让 … 看出来/看出/发现/察觉/注意到/留意;
      别去麻烦/不去麻烦/不要麻烦/别麻烦/不用麻烦/不必麻烦/别烦/不用问/不必问/不跟他/不跟她/不与他/不和他; 不用再问/不必再问/无需再问/不要告诉/别告诉/不告诉;
      不用通报/不用汇报/不必通报/不打招呼/不用打招呼/不另说/不另行说明
    `,
    ko: `
      알릴/말할/설명할/보고할/언급할/신경_쓸 필요/필요는 없/없다/없음; 몰라도 되/된다/됩니다/괜찮;
      비밀로/우리끼리만/우리끼리/쉬쉬/입_밖에/입밖에/티_나지/티나지/티_내지/티내지/눈치채지_못/눈치_못/들키지; 걱정/귀찮/신경/불안 … 끼치지/하지_않/않게/쓰지_않/쓰이지/말고;
      언급하지/얘기하지/적지/남기지 않/말/마; 리뷰/검토/감사 … 안/못/않 … 보이/띄/들키/알아채/눈치; 조용히 처리/넘어가/빼/지우; 떠들지/소란 말/마/피우지
    `,
    ar: `
      لا_داعي/لا_حاجة/ليس_من_الضروري/لا_يلزم/لا_ضرورة …
      *إزعاج*/*لإخبار*/*إخبار*/*يعرف*/*تعرف*/*لذكر*/*ذكر*/*القلق*/*شرح*; بيننا/سرا/بصمت/بهدوء; دون/بدون/من_غير
      ذكر/أثر/أن_يلاحظ/علم/إشارة/ضجة; لا تترك/يترك/تترك_أي أثر/أثرا/أي; لا_تذكر*/لا_تخبر*/لا_تقل*
    `,
  }),
];
