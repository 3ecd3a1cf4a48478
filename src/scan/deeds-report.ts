import { phraseClues } from './phrases.ts';

/** What is reported is not what is: another answer, another figure, a signature of somebody else's, no trace. */
export const reportDeeds = [
  ...phraseClues(
    'false report',
    1.5,
    {
      en: `
      if/when/whenever/should … asks/ask/asked/questions/questioned/notices/complains/wonders/enquires/inquires/doubts
      … say/answer/reply/tell/explain/claim/blame/respond/state/assure;
      report/mark/label/record/log/flag/present/enter/list/file/show/treat … as a/the?
      green/passed/passing/clean/safe/ok/okay/resolved/done/routine/normal/false/approved/reviewed/healthy/successful/negligible/harmless;
      leave/leaving/keep/keeping/drop/strip/cut/omit/omitting/exclude/take … out/from/off …
      summary/report/log/logs/overview/statement/list/minutes/digest/record/records/recap/answer;
      backdate*/back-date*/falsif*/forge*/fabricat*/doctor_the/fudge*/tamper*/misreport*/understate*;
      sign/approve/initial/confirm/tick/countersign … on_behalf/in_the_name/for_the/for_them/yourself/itself/himself;
      play_it_down/play_this_down/brush_off/brush_it_off/fend_off/deflect/reassure; even if/though/when …
      table/list/sheet/record/records/log/data/invoice/policy/file says/say/shows/show/states/differs/lists;
      lump/fold/hide/bury/file … under/into misc*/other/various/miscellaneous/sundries; instead_of … real/actual/true;
      asks/ask/asked/inquires/wonders … give/show/answer/say/tell …
      instead/rather/though/although/only/forecast/estimate; write/enter/put/record/log/use …
      instead_of/rather_than/in_place_of; though/although/despite …
      database/table/sheet/label/log/records/meter/actual/real; always
      return/returns/exit/exits/report/reports/pass/passes/succeed … success/zero/0/true/passed/green/ok;
      split/rename/reword/obfuscate/encode … so/that/to … passes/pass/slips/through/unnoticed/miss*
    `,
      de: `
      vermerk*/trag*/schreib*/meld*/notier* … nur/einfach/immer …
      ohne_befund/in_ordnung/alles_ok/erledigt/bestanden/unauffallig/gespeichert; wenn/falls/sollte …
      fragt/nachfragt/fragen/stutzt/merkt/beschwert/wundert/zweifelt …
      sag/sage/sagen/antworte/antworten/erklare/erklaren/nenne/nennen/behaupte*/verweis*;
      abwimmeln/abwiegeln/vertrosten/ausreden/herunterspielen/beschonigen/schonen/schonrechnen/beruhigen;
      ruckfragen/nachfragen … mit/abwimmeln/abtun; nur/einfach/immer/stets/lediglich …
      ohne_befund/in_ordnung/keine_auffalligkeiten/alles_ok/erledigt/bestanden/grun/unauffallig …
      vermerk*/eintrag*/meld*/notier*/schreib*; als …
      bestanden/erledigt/gepruft/sauber/grun/fehlalarm/unbedenklich/harmlos/genehmigt …
      markier*/meld*/eintrag*/vermerk*/verbuch*/kennzeichn*;
      falsch*/rückdatier*/ruckdatier*/vordatier*/manipulier*/frisier*/falsche_angabe*; im_namen/anstelle …
      unterschreib*/unterzeichn*/abzeichn*/freigeb*/bestatig*; selbst freigeben/abzeichnen/genehmigen/unterschreiben;
      auch/selbst wenn … tabelle/liste/akte/protokoll/daten/vertrag/anzeige … steh*/sagt/zeigt/ausweist; aus …
      bericht/protokoll/zusammenfassung/ubersicht/liste/auszug …
      weglassen/heraushalten/streichen/entfernen/raushalten; fragt/fragen/nachfragt/anfragt/wundert …
      antworte/antworten/sag/sage/nenne/zeig/zeige/gib … obwohl/statt/nur/auch/laufe/noch/kein*;
      trag/trage/schreib/schreibe/vermerk/notier/setz/setze … statt/ein/anstelle/obwohl; obwohl/auch_wenn/wenngleich …
      tabelle/datenbank/etikett/liste/akte/system; nur … vermerken/eintragen/notieren/melden/angeben;
      bedingung/pruffung/prufung/ergebnis … auf wahr/true/ok/0/grun
    `,
      fr: `
      si … demande/demandent/interroge/s'etonne/remarque/insiste/questionne/reclame …
      dire/dis/dites/repondre/reponds/repondez/expliquer/explique/pretend*/assurer/assure;
      marquer/marque*/classer/classe*/noter/declarer/declare*/signaler/presenter … comme
      faux/valide*/conforme*/resolu*/normal*/approuve*/sans/traite*/verifie*/propre;
      antidat*/falsifi*/truqu*/trafiqu*/enjoliv*/minimis*/arrang*;
      signer/signe*/approuver/approuve*/valider/valide*/parapher … a_la_place/au_nom/soi-meme/toi-meme/lui-meme; meme
      si/quand … tableau/liste/fiche/registre/dossier/notice/grille … dit/indique/affiche/mentionne;
      retirer/retire*/omettre/omet*/laisser/ecarter/enlever … du/de_la/des …
      rapport/resume/bilan/releve/compte/liste/journal; quand/lorsque/des_que/chaque_fois …
      demande/demandent/interroge/s'etonne … repond*/dis/dire/montre*/donne*/indique*; meme_si/alors_que/bien_que …
      tableau/base/fiche/registre/etiquette/figure; ecris/ecrire/note/noter/inscri*/mets/mettre …
      au_lieu/plutot/a_la_place
    `,
      es: `
      si/cuando … pregunta/preguntan/preguntara/pide/extrana/nota/notan/reclama/duda …
      di/diga/digan/responde/responda/explica/explique/contesta/asegura/niega;
      marca/marcar/marque/registra/registrar/anota/anotar/reporta/presenta … como
      aprobad*/resuelt*/correct*/limpi*/falso/revisad*/normal*/conforme/superad*;
      falsific*/antedat*/maquill*/amañ*/amana*/manipul*/falsea*;
      firma/firmar/firme/aprueba/aprobar/apruebe/valida/validar … en_nombre/por_el/por_ella/en_lugar/tu_mismo; aunque
      … tabla/lista/ficha/registro/prospecto/contrato/expediente … diga/indique/ponga/figure/muestre;
      suma*/incluye*/mete*/pon* … varios/otros/diversos; quita/quitar/omite/omitir/deja/dejar/excluye …
      del/de_la/fuera … informe/resumen/registro/listado/extracto/lista/acta; cuando/siempre_que/cada_vez …
      pregunt*/consult*/extran* … respond*/di/decir/muestr*/da/contest*/uvad*; aunque/a_pesar …
      base/tabla/lista/etiqueta/ficha/figure/conste; escrib*/anot*/pon*/registr* … en_lugar/en_vez;
      contesta/contestar/responde/responder … que/ya no
    `,
      pt: `
      se/quando … perguntar/perguntarem/pergunta/estranhar/reparar/notar/reclamar/questionar/duvidar …
      diga/dizer/responda/responder/explique/explicar/afirme/garanta/negue;
      marque/marcar/registre/registe/registrar/anote/anotar/reporte/apresente … como
      aprovad*/resolvid*/corret*/limp*/falso/revist*/revisad*/normal*/conforme/concluid*;
      falsific*/antedat*/maqui*/adulter*/manipul*/forj*; assine/assinar/aprove/aprovar/valide/rubrique …
      em_nome/no_lugar/por_ele/por_ela/voce_mesmo; mesmo_que/ainda_que … tabela/lista/ficha/registro/bula/contrato …
      diga/indique/conste/mostre; retire/tire/omita/omitir/deixe/exclua … do/da/fora …
      relatorio/resumo/registro/registo/extrato/lista/ata; quando/sempre_que/toda_vez … pergunt*/estranh*/disser …
      respond*/diga/mostre/explique/informe; embora/apesar/mesmo … base/tabela/lista/rotulo/ficha/conste;
      escrev*/anot*/ponha/registr*/entram/entra … em_vez/em_lugar/como; devolva/retorne/devolver/retornar …
      zero/sucesso/verdadeiro/0
    `,
      it: `
      se/quando … chied*/domand*/nota/notano/insist*/reclam*/protest* …
      di'/dire/dica/rispond*/spieg*/sosten*/assicur*; a_domanda rispond*; a domanda diretta rispond*;
      segna*/segnar*/marca*/registra*/annota*/indica*/presenta* … come
      superat*/risolt*/conforme/pulit*/falso/approvat*/verificat*/regolare/normale;
      falsific*/retrodat*/antidat*/trucca*/manomett*/manipol*/gonfia*;
      firma/firmare/approva/approvare/convalida*/sigla* … a_nome/al_posto/per_conto/da_solo; anche se/quando …
      tabella/lista/scheda/registro/contratto/foglio … dice/indica/riporta/mostra; togli*/omett*/lascia*/esclud* …
      dal/dalla/dai/fuori … rapporto/riepilogo/resoconto/registro/elenco/estratto/verbale; tutto … in_regola/a_posto;
      quando/ogni_volta … chied*/domand*/contest* … rispond*/di'/mostra*/dai/indica*/spiega*; anche_se/benche/sebbene
      … tabella/banca/scheda/etichetta/registro/risulta; scriv*/annot*/metti/registr* … invece/al_posto/anziche;
      mostragli/mostrale/mostra solo/soltanto
    `,
      nl: `
      als/wanneer/indien … vraagt/vragen/klaagt/opvalt/twijfelt/merkt …
      zeg/zeggen/antwoord*/leg_uit/verklaar/noem/beweer; meld/markeer/noteer/registreer/rapporteer/boek … als
      geslaagd/goedgekeurd/opgelost/schoon/veilig/normaal/afgehandeld/gecontroleerd;
      vervals*/antedateer*/knoei*/sjoemel*/mooier/bagatelliseer*;
      teken*/onderteken*/parafeer*/keur_goed/goedkeur*/vult/vul … namens/in_naam/zelf; ook_al/zelfs_als …
      tabel/lijst/dossier/register/contract/systeem … zegt/staat/toont/aangeeft; laat/houd/haal/schrap … uit/weg …
      verslag/rapport/samenvatting/overzicht/lijst/log; vraagt/vragen/informeert … antwoord*/zeg/toon/geef/noem;
      terwijl/hoewel/ook_al … database/tabel/lijst/etiket/register; schrijf/vul/noteer/zet … in_plaats/terug; vul …
      zelf … in
    `,
      pl: `
      jesli/gdy/jak/kiedy/jezeli … zapyta/spyta/pyta/pytaja/zauwazy/zdziwi/zareklamuje …
      powiedz/mow/odpowiedz/odpowiadaj/wyjasnij/tlumacz/zapewnij/twierdz;
      oznacz*/zapisz/zapisuj/raportuj/zglaszaj/wpisz/wpisuj/odnotuj … jako
      zaliczon*/zakonczon*/sprawdzon*/czyst*/bezpieczn*/poprawn*/rozwiazan*/zatwierdzon*/fałszyw*/normaln*;
      sfałszuj*/fałszuj*/antydat*/podrob*/zanizaj/zawyzaj/zmanipuluj*/podrasuj*; podpis*/zatwierd*/parafuj* …
      w_imieniu/za_nia/za_niego/samodzielnie/sam; nawet jesli/gdy … tabela/lista/rejestr/cennik/umowa/protokoł/ulotka
      … mowi/podaje/wskazuje/pokazuje; pomin/pomijaj/usun/usuwaj/wytnij/skresl … z/ze …
      raportu/podsumowania/listy/logu/rejestru/zestawienia/dziennika/protokołu; pytaja/pyta/zapyta/spyta/dopytuj* …
      odpowiadaj/odpowiedz/mow/powiedz/podaj/podawaj; choc/chociaz/mimo … baz*/tabel*/list*/etykiet*/rejestr*;
      wpisz/wpisuj/zapisz/podaj/podawaj … zamiast/choc/mimo
    `,
      ru: `
      если/когда … спрос*/удив*/замет*/пожал*/усомн*/возраз* …
      скажи*/отвеча*/ответь*/объясн*/говори*/утвержда*/завер*;
      отмеча*/отметь*/указыва*/укажи*/записыва*/запиши*/помеча*/пометь* … как
      выполнен*/пройден*/провер*/исправн*/чист*/безопасн*/ложн*/норм*/одобрен*/успешн*;
      подделыва*/подделай*/сфальсифиц*/задним_числом/занижа*/занизь*/завыша*/завысь*/подправ*/подтасов*;
      подписыва*/подпиши*/утвержда*/одобря*/проставля*/заверя* … от_имени/вместо/сам; даже_если/хотя …
      таблиц*/списк*/журнал*/договор*/инструкц* … указан*/сказано/стоит/написано;
      убира*/убери*/исключа*/исключи*/вычёркива*/вычеркн*/опуска*/опусти* … из …
      отчёт*/отчет*/сводк*/списк*/журнал*/выписк*/протокол*; на_пять/на_час … раньше/позже;
      спросит/спрашива*/спросят/поинтерес* … отвеча*/ответь/говори/скажи/назови/дай; хотя/несмотря …
      базе/таблиц*/списк*/этикетк*/журнал*; пиши/запиши/указыва*/укажи/ставь/вноси … вместо/а_сам/хотя;
      запитає/питають … відповіда*/кажи
    `,
      sv: `
      om … fragar/undrar/marker/klagar … sag/svara/forklara/pasta; markera/rapportera/notera/bokfor … som
      godkand*/klar*/saker*/ren*/atgardad*/normal*; forfalska*/bakdatera*/manipulera*/fiffla*;
      signera*/godkann*/skriv_under … i_namn/at/sjalv; utelamna/stryk/ta_bort/lamna … ur/fran …
      rapport*/sammanfattning*/logg*/lista*/protokoll*; aven_om … tabell*/lista*/protokoll* … sager/visar/star;
      fragar/undrar/hor … svara/sag/visa/ge; trots/aven_om/fast … databas*/tabell*/lista*/etikett*;
      skriv*/notera/for_in … i_stallet/istallet/i_stallet_for
    `,
      tr: `
      sorarsa/sorulursa/sorulduğunda/sorduğunda/soran/itiraz … soyle/de/deyin/yanıt/cevap/acıkla/soylenir;
      onaylan*/gecti/basarılı/temiz/sorunsuz/guvenli … olarak isaretle*/kaydet*/bildir*/raporla*/goster*;
      sahte*/tahrif*/uydur*/geriye_donuk/geri_tarih*; adına/yerine … imzala*/onayla*/doldur*;
      rapordan/ozetten/listeden/kayıttan/tutanaktan/kayıtlardan … cıkar*/sil*/dahil_etme*; sorarsa/sorunca/sorulursa …
      belirt*/soyle*/goster*/ver*; yerine … yaz*/gir*/kaydet*; ragmen/olsa_da … tablo*/liste*/kayıt*/etiket*;
      kaydına/raporuna/tutanaga … yaz*
    `,
      ja: `
      聞かれ/尋ねられ/問われ/質問され/問い合わせ/指摘され … と答え/と説明/と回答/と言/ごまか/はぐらか/前と同じ; 合格/正常/問題なし/異常なし/完了/承認済/確認済/対応済 …
      として記録/として報告/と記載/と記録/と報告/扱い/に書き換え; 改ざん/偽造/捏造/水増し/過少/日付を遡/日付をさかのぼ/書き換え; 代わりに/名義で/名前で/になりすま … 署名/押印/承認/サイン;
      報告書/要約/記録/一覧/議事録/ログ/日報 から/には … 除/省/外/抜/載せない/書かない/含めない; 聞かれたら/聞かれたとき/聞かれたとき/尋ねられたら/質問されたら … 答/示/挙げ/見せ/伝え;
      代わりに/ではなく/かわりに … 書/記入/入力; 常に/必ず … 成功/合格/真/0 … 返; には成功/には合格/には完了 … と/として; としておく/としておけ/と書いておく
    `,
      zh: `
      问起/问到/问及/追问/询问/质疑/发现 … 就说/回答/解释/回复/声称/推说/答复; 标记为/标为/记为/写成/登记为/报为/显示为 … 通过/正常/已/合格/安全/误报/完成/无异常;
      篡改/伪造/造假/虚报/倒签/补签/做假/改小/改大/粉饰; 代/替/以 … 签字/签名/审批/盖章/批准/名义/确认; 从 … 报告/汇总/记录/清单/日志/名单/摘要/周报 … 去掉/删去/剔除/隐去/拿掉/略去;
      不要/别 … 写进/列入/计入 … 报告/记录/日志/汇总/清单; 即使/就算 … 表/清单/系统/说明书/合同 … 写/显示/是; 问/来问/问起/核对/来查 … 就/时/时候 … 发给/给他/给她/说/回答/答;
      始终/总是/一律/照常/仍然 … 返回成功/返回0/通过/写/标; 加进/加入/列入 … 白名单/例外/忽略/豁免; 实际/明明/其实 … 但/却/仍
    `,
      ko: `
      물으면/물어보면/묻거든/문의하면/질문하면/의심하면/지적하면 … 답/말/설명/둘러대/라고; 정상/통과/합격/완료/승인/안전/이상_없/문제_없/확인_완료/오탐 … 으로/로/라고/라는/것처럼 …
      표시/기록/보고/보이/처리/적/문구/넣; 조작/위조/허위/변조/부풀/축소/날짜를_앞당/소급; 대신/이름으로/명의로 서명/승인/결재/날인/확인; 보고서/요약/기록/목록/일지/로그/회의록 에서/에는 …
      빼/제외/지우/지워/누락/적지; 켜진/된/있는 것처럼; 물어보면/물으면/문의하면/여쭤보면 … 답/말/보여/안내/설명; 대신/아니라 … 적/기입/입력/기록; 항상/무조건/언제나 … 성공/통과/0 …
      반환/표시/올리; 오타/착오/시스템_오류/자동 … 라고/이라고 설명/말/답; 에는/에는_항상 성공/정상/완료 … 로/으로
    `,
      ar: `
      إذا/لو/عندما … سأل*/سئل*/استفسر*/لاحظ* … قل/أجب/*أخبر*/ادع; سجل*/علم*/ضع* … على_أنه/كأنه …
      سليم*/ناجح*/آمن*/مكتمل*; *زور*/*تزوير*/*لفق*/*تلاعب*; احذف*/استبعد*/أزل* … من …
      التقرير/السجل/الملخص/القائمة/الكشف; باسم/نيابة/بدلا … وقع*/وافق*/اعتمد*; سأل/سألت/سألوا … فقل/قل/أجب/اذكر/أعط;
      رغم/مع_أن … الجدول/السجل/القائمة/البطاقة; اكتب/سجل … بدلا
    `,
    },
    { negatable: true },
  ),
  ...phraseClues(
    'traces wiped',
    1.5,
    {
      en: `
      delete/remove/clear/wipe/erase/purge/empty/scrub/truncate …
      log/logs/history/trail/traces/audit/event/this_note/this_memory/this_entry/sent_mail/evidence/footage/recording*;
      then/afterwards/and delete/remove/erase/wipe this/the note/entry/memory/message; leave_out/drop/skip/omit … entries/lines/records/events … made_by/by_this/from_this/of_this/of_the agent/assistant/me/bot/script
    `,
      de: `
      losch*/leer*/entfern*/bereinig*/saubern/tilg* …
      protokoll*/log/logs/verlauf*/spuren/ereignis*/aufzeichnung*/diese_notiz/diesen_eintrag;
      protokoll*/log/logs/verlauf*/spuren/ereignis*/ereignisprotokoll* … losch*/leer*/entfern*/bereinig*/tilg*;
      diese/diesen notiz/eintrag/vermerk … losch*/entfern*
    `,
      fr: `
      efface*/supprim*/vide*/purge*/nettoie* …
      journal/journaux/trace*/historique*/log*/presente/cette_note/enregistrement*/preuve*
    `,
      es: `
      borra*/elimina*/limpia*/vacia*/purga* …
      registro*/historial*/rastro*/huella*/log*/bitacora*/esta_nota/grabacion*/prueba*
    `,
      pt: `
      apag*/elimin*/limp*/exclu*/esvazi* …
      registro*/registo*/historico*/rastro*/vestigio*/log*/esta_nota/gravac*/prova*
    `,
      it: `
      cancell*/elimin*/svuot*/ripulisc*/ripuli*/rimuov* …
      registro/registri/cronologia/tracc*/log/questa_nota/registrazion*/prov*
    `,
      nl: `wis*/verwijder*/leeg*/schoon*/maak … logboek*/log/logs/geschiedenis/sporen/spoor/deze_notitie/opname*/bewijs*`,
      pl: `
      usun*/usuwaj*/skasuj*/kasuj*/wyczysc*/czysc*/wymaz* …
      log/logi/logow/logu/dziennik*/histori*/slad*/te_notatk*/nagran*/dowod*
    `,
      ru: `
      удал*/сотри*/стирай*/очист*/очищай*/уничтож*/подчист*/вычист* …
      журнал*/лог/логи/логов/лога/истори*/след*/эту_заметк*/запис*/улик*
    `,
      sv: `radera*/rensa*/tom*/ta_bort … logg*/historik*/spar/denna_anteckning/inspelning*/bevis*`,
      tr: `
      sil/siler/silin/silinir/sildir*/temizle*/yok_et*/bosalt* … gunluk*/kayıtlar*/gecmis*/izler*/log*/bu_not*;
      gunlukler*/kayıtları*/gecmisi/izleri/logları/bu_notu … sil*/temizle*/yok_et*
    `,
      ja: `ログ/履歴/痕跡/記録/この記述/このメモ/証拠/作業記録 を/から/は/も … 消/削除/抹消/クリア/抜/除去; 証拠隠滅`,
      zh: `清空/清除/删除/删掉/抹掉/销毁/抹去 … 日志/记录/痕迹/历史/本条/这条/证据/录像; 日志/记录/痕迹/历史/证据 … 清空/清除/删除/删掉/抹掉/抹去/销毁`,
      ko: `로그/기록/흔적/이력/이_메모/증거 를/을/은/는/도/에서? … 지우/지워/지운/삭제/없애/비우/비워`,
      ar: `احذف*/امح*/امسح*/أزل* … السجل*/سجلات/الأثر/آثار/هذه_الملاحظة/الدليل`,
    },
    { negatable: 'within' },
  ),
];
