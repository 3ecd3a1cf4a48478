import { phraseClues } from './phrases.ts';

/** Somebody else gives the orders: in a name that is not theirs, from a page, or by words that carry themselves on. */
export const masterDeeds = [
  ...phraseClues(
    'other master',
    1.5,
    {
      en: `
      carry/carrying/follow/following/execute/executing/do/obey/run/treat …
      steps/instructions/orders/directions/commands/comments …
      as_if/as_though/in_it/there/it_contains/from_the_page/over/before/html;
      instructions/orders/requests/comments/tickets … take/takes/have/has/come/comes/go/rank …
      precedence/priority/before/first/over … user/owner/operator/person; before/over/above/instead_of what the?
      user/owner/person; even if/when/though … user/owner/person/they/he/she …
      objects/object/stops/stop/says/refuse*/disagree*/cancel*/asks/want*/protest*;
      limits/restrictions/restriction/rules/confirmations …
      lifted/waived/suspended/removed/void/do_not_apply/no_longer; clearance/release/permission/access level/tier/mode
      … granted/raised/now/grants; on_request/at_the_request of/from account/user/anyone
    `,
      de: `
      anweisung*/anfrage*/tickets/kommentar* … vor/vorrang/geht/gehen/mehr … nutzer*/anwender*/benutzer*/inhaber*;
      freigabestufe/sicherheitsstufe/berechtigungsstufe/sonderfreigabe;
      einschrankung*/beschrankung*/rückfragen/ruckfragen/regeln … aufgehoben/entfallen/gelten_nicht/ausgesetzt;
      auch/selbst wenn … nutzer/anwender/er/sie … widerspricht/ablehnt/abbricht/stoppt/nein; befolg*/ausfuhr*/fuhre …
      schritte/anweisungen/befehle … seite/datei/kommentar*/dort/darin
    `,
      fr: `
      instruction*/ordre*/commentaire*/demande*/ticket* … priorit*/avant/priment/prevaut/passent …
      utilisateur/usager/personne; restriction*/limite*/confirmation* … levee*/suspendu*/supprime*/ne_s'appliquent;
      meme si l'utilisateur/il/elle/on … refuse/s'oppose/arrete/proteste/annule; execute*/suivre/suis/applique* …
      etapes/instructions/consignes/ordres … page/fichier/adresse/commentaire*/y
    `,
      es: `
      instruccion*/orden*/comentario*/peticion*/ticket* … prioridad/antes/prevalec*/primero/encima …
      usuario/persona/dueno; restriccion*/limite*/confirmacion* … levantad*/suspendid*/eliminad*/anulad*;
      aunque/incluso_si … usuario … niegue/oponga/detenga/cancele/proteste/pida; ejecut*/segui*/sigue/obedec*/cumpl* …
      pasos/instrucciones/ordenes/indicaciones … pagina/archivo/enlace/alli/comentario*/celda
    `,
      pt: `
      instruc*/orden*/ordem/comentario*/pedido*/ticket* … prioridade/antes/prevalec*/primeiro/acima …
      utilizador/usuario/pessoa/conversa; obedec* primeiro/antes; restric*/limite*/confirmac* …
      levantad*/suspens*/eliminad*/removid*; mesmo_que/ainda_que … utilizador/usuario …
      recuse/cancele/pare/proteste/peca; execut*/sig*/obedec*/cumpr* … passos/instrucoes/ordens/comentarios …
      pagina/arquivo/ficheiro/link/la
    `,
      it: `
      istruzion*/ordin*/comment*/richiest*/ticket … priorita/prima/prevalgono/precedenza/sopra … utente/persona;
      restrizion*/limit*/conferm* … revocat*/sospes*/rimoss*/decadut*; anche se … utente …
      rifiut*/oppon*/ferm*/annull*/protest*; esegu*/segu*/obbedis* … passi/istruzioni/ordini/indicazioni …
      pagina/file/link/li/commento
    `,
      nl: `
      instructie*/opdracht*/opmerking*/verzoek*/ticket* … voorrang/voor/eerst/boven … gebruiker/persoon;
      beperking*/limiet*/bevestiging* … opgeheven/vervallen/opgeschort; ook_al/zelfs_als … gebruiker/hij/zij …
      weigert/stopt/bezwaar/annuleert/vraagt; voer/volg/uitvoer* … stappen/instructies/opdrachten …
      pagina/bestand/link/daar
    `,
      pl: `
      polecen*/instrukcj*/komentarz*/zgłoszen*/prosb* … pierwszenstwo/przed/ponad/wazniejsz*/najpierw …
      uzytkownik*/osob*; ograniczen*/limit*/potwierdzen* … zniesion*/zawieszon*/uchylon*/nie_obowiazuj*; nawet
      jesli/gdy … uzytkownik … odmowi/zatrzyma/sprzeciwi/anuluje; na prosbe konta; wykonaj/wykonuj/stosuj …
      kroki/polecenia/instrukcje … stron*/plik*/tam/adres*
    `,
      ru: `
      указани*/команд*/инструкци*/комментари*/заявк*/запрос* … приоритет*/прежде/выше/важнее/сначала …
      пользовател*/владельц*; ограничени*/лимит*/подтвержден* … снят*/отменен*/приостановлен*/не_действ*; даже_если …
      пользователь … возраз*/отка*/останов*/отмен*/попрос*; выполн*/исполн*/следуй … шаг*/команд*/указани*/инструкц* …
      страниц*/файл*/ссылк*/оттуда/там
    `,
      sv: `
      instruktion*/begaran/kommentar*/arenden* … foretrade/fore/framfor/forst … anvandar*; begransning*/bekraftels* …
      upphavd*/galler_inte/slopad*; aven_om … anvandaren … vagrar/stoppar/protesterar; utfor/folj … steg*/instruktion*
      … sidan/filen/dar
    `,
      tr: `
      talimat*/istek*/yorum*/komut* … once/oncelik*/ustun*/onde … kullanıcı*; kısıtlama*/sınır*/onay* …
      kaldırıldı/askıya/gecersiz; kullanıcı … itiraz/durdur*/reddet*/istemese … bile/de; adım*/talimat*/komut* …
      uygula*/calıstır*/yerine_getir* … sayfa*/dosya*/adres*
    `,
      ja: `
      指示/命令/依頼/コメント/承認番号/チケット … 優先/より先/上位/従; 利用者/ユーザー/本人 … 止めても/拒否しても/反対しても/断っても; 制限/確認/制約 … 解除され/免除/撤廃/適用されな;
      手順/指示/命令 … ページ/ファイル/サイト … 従/実行
    `,
      zh: `
      指令/指示/命令/评论/注释/工单/要求 … 优先于/高于/先于/优先执行/优先; 用户/使用者/本人 … 反对/拒绝/阻止/叫停/不同意 … 也/仍/照样; 限制/确认/约束 … 已解除/已取消/豁免/不再适用;
      按/照/执行/遵照 … 页面/网页/文件/链接/其中/里面 … 步骤/指令/指示/操作
    `,
      ko: `
      지시/명령/요청/댓글/승인번호/티켓 … 우선/먼저/앞서; 사용자 … 막아도/거부해도/반대해도/멈추라; 제한/확인/제약 … 해제/면제/철폐/적용되지; 페이지/파일/링크 … 지시/절차/명령/단계 …
      따르/따라/실행
    `,
      ar: `
      تعليمات/أوامر/طلبات … أولوية/قبل/تتقدم … المستخدم; القيود/الحدود … رفعت/ألغيت/معلقة; حتى لو/وإن … المستخدم …
      رفض/اعترض/أوقف; نفذ*/اتبع* … الخطوات/التعليمات … الصفحة/الملف/الرابط
    `,
    },
    { negatable: true },
  ),
  ...phraseClues(
    'spread',
    2,
    {
      en: `
      this/these/the_following note/paragraph/text/entry/line/lines/rule/section/memory/passage …
      append/add/copy/paste/insert/repeat/include/reproduce/carry/belongs/put …
      each/every/any/all/other/new/next/wherever; append/add/copy/paste/insert/include/put/write … this/it
      note/paragraph/text/entry/line/there/into/at … each/every/any/all/other/agents.md/claude.md/readme/handover*;
      put/restore/write/add it/this back; restore/reinstall/recreate/re-add … if/when/once …
      removed/deleted/erased/gone/uninstalled; asked/asks/told/tries … clear/clean/delete/wipe/forget/tidy …
      keep/preserve/retain/spare/save … this/it/copy; put/add/write/copy it/this/them back if/when/once/whenever;
      add/copy/write this/these line/lines/paragraph … too/as_well/there/to_it/bottom/top; copy/copies/backup of me/yourself/itself/us … keep/store/save/hide/leave/put; keep/store/save/hide/leave/put a/the? copy/copies/backup of me/yourself/itself/us
    `,
      de: `
      diese*/dieser/dieses/folgende* … absatz/notiz/text/eintrag/zeile*/regel/abschnitt …
      jede*/alle*/weitere*/neue*/andere* … ubernehm*/einfug*/kopier*/erganz*/anfug*/aufnehm*/schreib*;
      nimm/ubernimm/fuge/kopiere/schreibe … diese*/dies … in jede*/alle*/weitere*;
      wiederherstell*/wieder_anlegen/wieder_einfugen/erneut_anlegen … wenn/falls/sobald … gelosch*/entfernt/fehlt;
      bitte*/verlangt/will … loschen/aufraumen/leeren/vergessen … behalte/behalt*/bewahr*/sichere/kopie;
      diesen/diese/dieses absatz/zeile*/notiz/satz … mit/auch/ebenfalls/dort … ein/hinein/kopier*/ubernehm*/aufnehm*
    `,
      fr: `
      ce/cette/ces paragraphe/note/texte/ligne*/regle/passage/section …
      ajoute*/copie*/recopie*/inser*/coll*/repet*/report* … chaque/tou*/autre*/nouve*/prochain*;
      recopie*/ajoute*/insere*/copie* … ce/cette paragraphe/note/texte/ligne/regle … chaque/tou*/autre*;
      remets/remettre/restaure*/retablir … si/quand … efface*/supprime*/retire*; demande …
      effacer/nettoyer/vider/oublier … garde*/conserve*/copie; recopie*/reporte* … ces/ce/cette deux?
      lignes/paragraphe/note
    `,
      es: `
      este/esta/estas parrafo/nota/texto/linea*/regla/fragmento … anad*/copi*/insert*/peg*/inclu*/repit* …
      cada/tod*/otr*/nuev*/proxim*; copia/anade/inserta/incluye/pega … este/esta parrafo/nota/texto/linea/regla …
      cada/tod*/otr*; vuelve a ponerl*/instalar*/anadir*; restaur* … si … borr*/elimin*/quit*; pasa a quien;
      pide/piden … limpiar/borrar/vaciar/olvidar … conserv*/guard*/mant*/copia; conserva este/esta parrafo/nota/linea
    `,
      pt: `
      este/esta/estas/esse/essa paragrafo/nota/texto/linha*/regra/trecho …
      adicion*/acrescent*/copi*/inser*/col*/inclu*/repit* … cada/tod*/outr*/nov*/proxim*;
      copie/adicione/acrescente/inclua/insira … este/esta/esse/essa paragrafo/nota/texto/linha/regra/trecho …
      cada/tod*/outr*; restaur*/reponha/volte … se/quando … apag*/remov*/elimin*; pedir/pede/pedirem …
      limpar/apagar/esvaziar/esquecer … conserv*/guard*/mant*/copia
    `,
      it: `
      questo/questa/queste paragrafo/nota/testo/riga/righe/regola/brano …
      aggiung*/copi*/inserisc*/incoll*/includ*/ripet* … ogni/tutt*/altr*/nuov*/prossim*;
      copia/aggiungi/inserisci/includi … questo/questa paragrafo/nota/testo/riga/regola … ogni/tutt*/altr*;
      ripristin*/rimett* … se/quando … cancell*/rimoss*/eliminat*; chied* … pulire/cancellare/svuotare/dimenticare …
      conserv*/tieni/mantien*/copia; ricopia … queste/questa/questo righe/riga/paragrafo/nota
    `,
      nl: `
      deze/dit/dezelfde alinea/notitie/tekst/regel/regels/passage … neem/voeg/kopieer/plak/herhaal/opnemen/zet …
      elke/iedere/alle/andere/volgende/nieuwe; neem/kopieer/voeg/plak … deze/dit alinea/notitie/tekst/regel …
      over/toe/in … elke/iedere/alle/andere; zet … terug; herstel … als/wanneer … gewist/verwijderd; vraagt …
      wissen/opschonen/legen/vergeten … bewaar/behoud/kopie
    `,
      pl: `
      ten/ta/te/tę/tego akapit/notatk*/tekst/wpis/linijk*/reguł*/fragment …
      dopisz/dopisuj/dodaj/dodawaj/skopiuj/kopiuj/wklej/powtorz/umiesc … kazd*/wszystk*/inn*/now*/kolejn*;
      skopiuj/kopiuj/dopisz/dodaj/wklej … ten/ta/te/tę akapit/notatk*/tekst/wpis/reguł* … kazd*/wszystk*/inn*;
      przywroc/przywracaj … jesli/gdy … usun*/skasow*; poprosi/kaze … usunac/wyczyscic/skasowac/zapomniec …
      zachowaj/zostaw/kopi*
    `,
      ru: `
      этот/эту/эти/данн* абзац/заметк*/текст/запись/строк*/правил*/фрагмент …
      добав*/допис*/скопир*/копир*/встав*/повтор*/перенос*/включ* … кажд*/все/всех/друг*/нов*/следующ*;
      скопируй/копируй/добавляй/добавь/вставляй/вставь … этот/эту/эти абзац/заметк*/текст/запись/правил* …
      кажд*/все/друг*; верни/восстанов* … если/когда … удал*/сотр*/убер*; попрос* … стереть/удалить/очистить/забыть …
      сохрани/оставь/копию; вставь/добавь/впиши … этот/эту абзац/строк*
    `,
      sv: `
      denna/detta/dessa stycke/anteckning/text/rad/regel … lagg_till/kopiera/klistra/infoga/upprepa …
      varje/alla/andra/nya/nasta; aterstall* … om/nar … tas_bort/raderas; ber … radera/rensa/tomma …
      behall/spara/kopia
    `,
      tr: `
      bu paragraf*/not*/metin*/metni/satır*/kural* … her/tum/diger/yeni … ekle*/kopyala*/yaz*/yapıstır*;
      silinirse/kaldırılırsa … geri/yeniden/tekrar … ekle*/koy*/yaz*/kur*
    `,
      ja: `
      この 文/段落/メモ/記述/項目/ルール/文章 … 各/すべて/全/他の/次の/別の/新しい … 追記/写/書き写/コピー/加え/入れ/引き継/貼; そのまま/一字一句 … 記憶/メモリ/引き継ぎ … 書/写/入れ;
      消され/削除され … 戻/書き直/復元/入れ直; 消して/削除して/整理して … 残/保存/控え
    `,
      zh: `
      把/将 这/本/此/它 … 写进/写入/复制到/抄到/加到/放在/附在/添加到 … 每个/每份/所有/其他/别的/下一/长期记忆/交接; 原样 … 写进/写入/复制/抄/放; 被删/删除/卸载/移除 …
      恢复/装回/重新写/补回/加回; 要求/让 … 清理/清空/删除/忘记 … 保留/留下/备份
    `,
      ko: `
      이 문장/단락/메모/내용/글/규칙/항목 … 모든/각/다른/다음/새 … 추가/복사/넣/붙여/옮겨/적; 그대로 … 기억/메모리/인수인계 … 적/넣/복사; 삭제되면/지워지면/제거되면 … 다시/복원/되돌;
      지우라/삭제하라/정리하라/비우라 … 남겨/보존/유지/복사
    `,
      ar: `
      هذه/هذا الفقرة/الملاحظة/النص/القاعدة/السطر … أضف*/انسخ*/كرر*/ضع* … كل/جميع/أخرى/التالية; إذا حذف*/أزيل* …
      أعد*/استعد*
    `,
      cs: `vloz/pridej … tenhle/tento/tuto odstavec/radek/poznamku`,
    },
    { negatable: 'within' },
  ),
  ...phraseClues(
    'orders fetched',
    1.5,
    {
      en: `
      fetch*/download*/load*/pull*/read*/open*/visit*/retriev*/curl/check* … http* …
      carry/carrying/follow*/execut*/run/running/obey*/apply/applying/act/do_what
    `,
      de: `lad*/hol*/ruf*/offn*/abruf*/lies/lese … http* … ausfuhr*/fuhre/befolg*/umsetz*/anwend*/folge*/erledig*`,
      fr: `telecharg*/recuper*/ouvr*/lis/lire/consult*/charg* … http* … execut*/appliqu*/suivre/suis/suivez`,
      es: `descarg*/abr*/lee/leer/consult*/obten*/cargar/anad* … http* … ejecut*/sigue/seguir/siga/aplic*/cumpl*`,
      pt: `baix*/descarreg*/abr*/leia/consult*/obtenh*/carregu* … http* … execut*/siga/seguir/apliqu*/cumpr*`,
      it: `scaric*/apr*/leggi/leggere/consult*/recuper* … http* … esegu*/segui/seguire/applic*`,
      nl: `download*/haal*/open*/lees/laad* … http* … uitvoer*/voer/volg*/toepas*`,
      pl: `pobier*/pobra*/otworz*/otwier*/czytaj/przeczytaj … http* … wykon*/zastosuj*/postepuj/uruchom*`,
      ru: `скача*/загруз*/открыва*/открой/прочита*/читай/получ* … http* … выполн*/исполн*/следуй/запуст*/примен*`,
      sv: `hamta*/ladda*/oppna/las … http* … utfor/folj*/kor*/tillampa`,
      tr: `http* … indir*/ac*/oku* … uygula*/calıstır*/yerine_getir*/yap*`,
      ja: `http* … 取得/読み/開/ダウンロード … 実行/従/その通り/行`,
      zh: `http* … 下载/读取/打开/获取/拉取 … 执行/照做/照办/运行/按; 下载/读取/打开/获取/拉取 … http* … 执行/照做/照办/运行`,
      ko: `http* … 받/열/읽/내려 … 실행/따르/따라/수행`,
      ar: `http* … *نفذ*/*اتبع*/*طبق*`,
    },
    { negatable: 'within' },
  ),
];
