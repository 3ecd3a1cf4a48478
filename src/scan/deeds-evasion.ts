import { phraseClues } from './phrases.ts';

/** Round what is done: a question is turned away, somebody's feelings are spared, it is made to look like something else. */
export const evasionDeeds = [
  ...phraseClues('deflection', 2, {
    en: `
      change/changing/switch/steer/shift/drop/dodge/sidestep/avoid/duck the/away subject/topic/question/conversation;
      asked/asks/ask/comes_up/question/questions … say/answer/reply/claim/pretend …
      nothing/nothing_stored/empty/no_idea/don't_know/no_such/not_know/unaware; deny it/any/that/knowing/all;
      play/feign/act dumb/ignorance/innocent; talk of/about something_else/other_things; agree/say_yes/nod …
      aloud/in_words/verbally/to_their_face/in_chat; asked/asks/ask … memory/notes … empty/blank/nothing;
      nod/nods/play/plays along; agree/agrees … in/with words/chat/him/her/them … but/then/and
    `,
    de: `
      thema … wechsel*; wechsel* … thema; ablenken/ausweich*/weich_aus/abstreit*/leugne*;
      gefragt/frage/fragt/nachfrage*/nachfragt …
      nichts_gespeichert/leer/von_nichts/keine_ahnung/weiß_nicht/weiss_nicht/nicht_bekannt; auf_etwas_anderes/anderes
      lenk*/zu_sprechen/kommen
    `,
    fr: `
      changer/change/changez/detourne*/devie*/elude*/esquive* de/la/le/l'? sujet/conversation/question; nie/nier/niez
      … tout/en_bloc/connaitre; demande/demandent/interroge* … reponds/repondre/repondez/dis/dire …
      rien/vide/vides/aucun*; demand* … repond*/dis/dites/dire «»
    `,
    es: `
      cambia/cambiar/cambie/cambiando/desvia*/esquiva*/evita* de/la/el? tema/conversacion/pregunta;
      niega/negar/nieguelo … todo/saber/lo; pregunta/preguntan/preguntado … responde/responder/contesta/di …
      nada/vacia/vacio/ningun*; darle/dale/dar la_razon … palabra/boquilla
    `,
    it: `
      cambia/cambiare/cambiando/cambi/svia*/devia*/elud*/evita*
      argomento/discorso/il_discorso/la_domanda/la_conversazione; chied*/domand*/chiesto … rispond*/di'/dire …
      niente/nulla/vuot*/nessun*; nega/negare … tutto/di_sapere; dare/da/dai ragione … parole/voce
    `,
    pt: `
      desconvers*; mude/mudar/muda/desvie/desviar/evite … de?/o? assunto/conversa/tema/pergunta;
      perguntar*/perguntado/pergunta*/perguntem … responda/responde/responder/diga/dizer … nada/vazi*/nenhum*;
      negue/negar/nega … tudo/saber
    `,
    nl: `
      van? onderwerp … verander*/wissel*; verander* … onderwerp/gesprek; gevraagd/vraagt/vragen …
      zeg/zeggen/antwoord* … niets/leeg/geen_idee/van_niets; ontken*
    `,
    pl: `
      zmien/zmienic/zmieniaj/zmieniac/odwroc/odwracaj temat/temata/rozmowe/uwage; zapytan*/spytan*/zapyta/pyta …
      odpowiedz/odpowiadaj/powiedz/mow … pust*/nic/nie_ma/nie_wiem; zbyc/zbywac/zbywaj/wykrecac …
      pytani*/milczeniem/sie; zaprzecz*
    `,
    ru: `
      перевести/переведи/переводи/переводить/сменить/смени/меняй/менять/увести/уводи …
      тем*/разговор*/другое/в_сторону; спрос*/спраш* … ответ*/скажи/говори/отвечать …
      пуст*/ничего/не_знаю/нет/не_помн*; отшути*/отмолч*/уйти_от_ответа/уходи_от_ответа/отнекива*/отрица*
    `,
    sv: `byt/byta/styr amne/samtalet/amnet; fragar/fragas/undrar … svara/sag … inget/tomt/vet_inte; forneka*`,
    tr: `
      konuyu/konu/sohbeti … degistir*/gecistir*/kapat*; sorarsa/sorulursa … bos/hicbir/bilmiyorum/yok …
      de/soyle/deyin; inkar_et*/gecistir*
    `,
    ja: `話題/話 を 変え/そらし/逸らし/切り替え/流し; はぐらか/ごまか/しらを切/とぼけ; 聞かれ/尋ねられ/問われ … 空/何もな/ありませ/知らな/覚えていな … と/答え/言`,
    zh: `岔开话题/转移话题/换个话题/扯开话题/把话题岔开/把话岔开/岔开/打岔/敷衍过去/搪塞/糊弄过去/装不知道/装作不知/假装不知/推说不知/否认; 问起/问到/问你/问及/被问 … 空/没有/什么都没/不知道/没记`,
    ko: `화제/말/주제 를/을 돌리/돌려/바꾸/바꿔; 얼버무/둘러대/모른_척/모르는_척/시치미/발뺌/부인; 물으면/물어보면/묻거든 … 없다고/비어/모른다고/아무것도`,
    ar: `غير*/*تغيير* الموضوع/الحديث; سئل*/سأل* … قل/أجب … فارغ*/لا_شيء/لا_أعرف; أنكر*`,
  }),
  ...phraseClues('feelings spared', 1.5, {
    en: `
      people/they/he/she/colleagues/team/users/customers/some/others/who/tends/would/will …
      nervous/worried/worry/upset/anxious/panic/offended/jumpy/uneasy/fret/argue/grumble/offends;
      break/breaks/spoil/spoils/ruin/ruins/disturb … flow/mood/day/fun/focus/rhythm; sleeps/sleep/rests
      better/easier/easy/well; kinder/nicer/more_polite/considerate/polite/tactful not/to
    `,
    de: `
      wurde/wurden/regen/regt/sonst/machen/macht … nur/bloß/bloss/sich/unnotig …
      aufregen/auf/sorgen/beunruhig*/nervos/argern/diskutieren; schlaft/schlafen besser/ruhiger/gut;
      verdirbt/verderben/stort/storen … laune/stimmung; netter/freundlicher/schonender nicht/ihn/sie/es
    `,
    fr: `
      va/vont/risque*/finirait*/serait*/sinon … s'inquieter/s'affoler/s'enerver/paniquer/discuter/rouspeter/vexer;
      dort/dormira/dorment mieux/tranquille*; gache*/plombe* … ambiance/humeur/moral; plus gentil/delicat/poli de
    `,
    es: `
      se pone*/preocup*/asust*/altera*/enfada*/agobia* … nervios*/por/y/si/solo/enseguida; duerme*/descansa*
      mejor/tranquil*; estropea*/agua*/arruina* … animo/ambiente/humor; mas amable/considerado
    `,
    it: `
      si agita/agitano/preoccupa/preoccupano/innervosisc*/allarma/allarmano; dorme/dormono meglio/tranquill*;
      rovina*/guasta* … umore/atmosfera/clima/animo; piu gentile/delicato
    `,
    pt: `
      fica/ficam/ficaria* … nervos*/preocupad*/assustad*/chatead*/ansios*; dorme/dormem/dormir
      melhor/descansad*/tranquil*; estrag*/azed* … clima/humor/animo; mais gentil/delicado/simpatico
    `,
    nl: `
      maken/maakt/worden/wordt … zich_zorgen/nerveus/ongerust/zenuwachtig/boos; slaapt/slapen beter/rustiger;
      verpest*/bederf* … sfeer/stemming
    `,
    pl: `
      tylko/zaraz/zaczna/beda/bedzie/bo … sie? martwic/denerwowac/martwi/denerwuje/kłocic/marudzic/spierac/stresowac;
      spi/spia/spał* lepiej/spokojni*; psuja/psuje/zepsuj* … nastroj/humor/atmosfer*
    `,
    ru: `
      начнут/начнёт/начнет/будут/будет/только/зря/ещё/еще …
      спорить/волноваться/нервничать/переживать/возмущаться/расстро*/разволну*/обижа*/обид*/ворчать/паниковать;
      спит/спят/спать/спится спокойн*/лучше/крепче; порт*/испорт* … настроени*/праздник*/атмосфер*
    `,
    ja: `空気/雰囲気/士気 が/を 悪/壊/乱/下; 心配/不安/動揺/困惑/怒 させ/がる/する/り出; 安心して/安心する/よく眠; 誰も困らな/誰も損しな`,
    zh: `客户/用户/大家/老板/领导/他/她 … 安心/放心/紧张/不高兴/慌/担心/多想/生气/激动; 影响/破坏/扫 … 心情/气氛/士气/兴; 皆大欢喜/没人损失/对谁都没/对谁都好`,
    ko: `분위기/기분/사기 를/가/이 … 망치/깨/나빠/상하/떨어; 걱정/불안/긴장/화/예민 … 할/하니까/해지/낼/내니; 안심/마음_편/잘_잔/편히`,
  }),
  ...phraseClues('pretence', 1.5, {
    en: `
      make/makes/making/have/having … look/looks/seem/seems/sound/read/appear …
      like/as/normal/routine/innocent/accidental/natural;
      suggest/suggests/implies/imply/believe/believes/think/thinks/impression … opposite/contrary/otherwise;
      as_if/as_though … read/checked/tested/reviewed/looked/done/run/passed/agreed; so_that_it/so_it/that_it …
      look/looks/seem/seems/reads/appears like/as; pretend/pretends/pretending/feign to/that/you/it/agreement;
      chat/say/tell/report/words/summary … do/doing/done/happens/actions …
      differ/different/another/separate/match/apart; tell/say/telling …
      dry_run/dry-run/rehearsal/simulation/just_a_test/only_a_test … for_real/live/production/really/actually
    `,
    de: `
      so/als … aussehen/aussieht/wirkt/wirken/klingt/klingen … als/wie/lassen/normal/harmlos/routine; gegenteil …
      glaubt/glauben/denkt/vermut*/annimmt/nahelegt; glaubt/glauben/denkt … gegenteil;
      als_ob/als_hatte/als_ware/als_waren/als_sei/als_habe/als_wurde …
      gelesen/gepruft/getestet/gesehen/gemacht/gelaufen; tarne*/getarnt/vortausch*/vorgeben/vorgaukel*/so_tun;
      gesagt/sagst/sagen/chat/bericht … tust/tun/getan/machst … unterscheid*/anders/abweich*/verschieden*;
      probelauf/trockenlauf/testlauf/simulation … echt/scharf/wirklich/tatsachlich/ernst
    `,
    fr: `
      faire/fais/laisser/laisse/laissant … croire/penser … contraire/que/inverse; comme_si …
      lu/lue/verifie*/teste*/relu*/fait; sembl*/l'air/passer pour/d'un/d'une …
      simple/routine/nettoyage/normal*/anodin*/refactor*; faire_semblant/feindre/feins; dis/dit/chat/rapport …
      fais/fait/faire … differ*/autre/distinct*; simulation/essai/a_blanc/repetition …
      vrai/reel*/vraiment/pour_de_bon
    `,
    es: `
      hag*/hacer/haz/dej*/dando/da … creer/pensar/entender … contrario/lo_contrario/que/reves; como_si …
      leid*/revisad*/probad*/hech*/hubiera; parezca/parecer/parece …
      rutina/normal/casual/refactor*/limpieza/revisad*; finge/fingir/fingiendo/disfraza*/disfrazar;
      dice*/dices/chat/informe … hac*/hag* … difer*/distint*/otra; simulacro/simulacion/ensayo …
      verdad/real/veras/serio
    `,
    pt: `
      fac*/fazer/deix*/dando/da … crer/acreditar/pensar/entender/parecer … contrario/que/normal; como_se …
      lid*/revis*/testad*/feit*/tivesse; pareca/parecer … rotina/normal/acaso/refator*/limpeza;
      finja/fingir/fingindo/disfarce*/disfarcar; diz*/chat/relatorio … faz*/fac* … difer*/distint*/outra;
      simulacao/ensaio … verdade/real/valer/serio
    `,
    it: `
      lasci*/far/fare/fai/faccia/fa … credere/pensare/intendere … contrario/che/opposto; come_se …
      lett*/controllat*/provat*/fatt*/avess*/fosse; sembr*/paia/appaia … routine/normale/casual*/refactor*/pulizia;
      fingi/fingere/fingendo/camuffa*/mascherar*; dici/dice/chat/rapporto … fai/fa/fare … divers*/differ*/altro;
      simulazione/prova_a_vuoto … davvero/vero/sul_serio/reale
    `,
    nl: `
      alsof … gelezen/gecontroleerd/getest/gedaan; tegendeel … gelooft/denkt/suggereert/lijkt; doe/doen alsof;
      lijkt/lijken … op/als routine/opschoning/normaal
    `,
    pl: `
      jakby/jak_gdyby/tak_jakby … czytan*/sprawdzon*/przetestowan*/przeczytan*/był*; wrazenie/sugerow*/mysl*/wierz* …
      przeciwn*/odwrotn*/inaczej; udawaj/udawac/udajac/pozorowac/upozorow*; wyglad*/wygladał* … jak/na …
      porzadk*/refaktor*/rutyn*/zwykł*/normaln*; mowi*/czat*/raport* … rob*/zrob* … rozni*/inne/inaczej;
      probn*/symulacj*/na_sucho … naprawde/serio/produkcj*
    `,
    ru: `
      будто/как_будто/словно … чита*/провер*/смотрел*/тестир*/сдела*/прош*; думал*/казал*/сложил*/создавал* …
      обратное/наоборот/противоположн*/впечатлени*; притвор*/сделать_вид/делай_вид/делать_вид/делая_вид/изображ*;
      выгляде* … как/обычн*/рефактор*/случайн*/рутин*; говор*/чат*/отчёт*/отчет* … дела* … отлича*/разн*/расход*;
      пробн*/симуляц*/репетици*/сухой … по-настоящему/всерьёз/всерьез/реальн*/боев*
    `,
    ja: `
      ように見え/ように見せ/かのように/ふりをし/ふりをす/見せかけ/装っ/装う/装い/に見せる/と思わせ/と信じさせ; リハーサル/予行/ドライラン/試験/シミュレーション と/だと … 伝/言/説明 … 本番/実際/本当
    `,
    zh: `
      像看过一样/像读过一样/像检查过/像测过/好像看过/好像读过/写得像/做得像/弄得像/装作/装成/假装/伪装成/显得像/看起来像/让人以为/让人觉得; 相反/反面 … 以为/觉得/印象; 说是/就说/告诉 …
      演练/试跑/空跑/模拟/测试 … 真/实际/正式/直接
    `,
    ko: `것처럼/듯이 보이/꾸미/쓰/적/작성; 척/체 하/한/해; 인_척/인척/위장/반대로_믿`,
    ar: `كأن*/كما_لو … قرأ*/راجع*/فحص*; *تظاهر*/*أوهم*`,
  }),
];
