import { phraseClues } from './phrases.ts';

/** Nobody checks any more: a guard is off, a look is not needed, a program comes from anywhere. */
export const guardDeeds = [
  ...phraseClues(
    'guards down',
    1.5,
    {
      en: `
      no need/reason/point to
      verify/check/confirm/call/phone/ring/compare/double-check/review/test/validate/cross-check;
      verif*/checking/calling/double-checking/comparing/review* … isn't/is_not/are_not/aren't/no_longer/never/un
      needed/necessary/required/unnecessary/pointless/superfluous; unnecessary/pointless/superfluous to
      verify/check/confirm/call; without/skip/skipping/no further?
      verifying/checking/comparing/review/verification/validation; turn/switch/switched/turned … off …
      check*/scan*/hook*/alert*/alarm*/protection/antivirus/firewall/logging/monitoring/detection/filter*/verification/encryption/audit*/signature*;
      turn/switch off …
      check*/scan*/hook*/alert*/alarm*/protection/antivirus/firewall/logging/monitoring/detection/filter*/verification/encryption/audit*/signature*;
      disable/deactivate/bypass/silence/mute/remove/suppress/circumvent/sidestep/weaken/stop …
      check*/scan*/hook*/alert*/alarm*/protection/antivirus/firewall/logging/monitoring/detection/filter*/verification/encryption/guard*/signature*/mfa/2fa;
      out_of_the_way/never_mind/not_question/don't_question/no_questions/do_not_refer/don't_refer;
      --no-verify/--allow-unsigned/--insecure/--no-check*/--skip-*/--force-yes/--disable-*;
      approve/merge/accept/auto-approve* … yourself/automatically/without/regardless/unread/unseen; without
      looking/look/going/checking/passing/seeing … up/through/by/at; add/put …
      exceptions/exclusions/allowlist/whitelist/ignore_list/baseline; exit/return 0/zero/true/success;
      reviewer/reviews/scanner/signature/approval … slow/slows/delays/waste*/noise/formality;
      labels/leaflet/manual/reference/reference_tables … outdated/wrong/misprint/typo/old
    `,
      de: `
      schalte/stelle/setze …
      prufung*/schutz/echtzeitschutz/scanner/virenscanner/alarm*/warnung*/protokollierung/filter/kontrolle*/firewall/signaturprufung
      … ab/aus/stumm; kein/keine/keinen/ohne … prufung/kontrolle/ruckruf/anruf/abgleich/gegenprobe;
      prufung/anruf/ruckruf/kontrolle … entfallt/entfallen/unnotig/uberflussig/erubrigt/nicht_notig/ersparen;
      abschalt*/ausschalt*/deaktivier*/umgeh*/aushebel*/stumm*/stillleg*/unterdruck*/aussetz* …
      prufung*/schutz/echtzeitschutz/scanner/virenscanner/alarm*/warnung*/protokoll*/filter/kontrolle*/firewall/verschlusselung/signatur*;
      prufung*/schutz/echtzeitschutz/scanner/virenscanner/alarm*/warnung*/protokollierung/filter/kontrolle*/firewall/verschlusselung/signatur*
      … abschalt*/ausschalt*/deaktivier*/umgeh*/aushebel*/stumm*/unterdruck*/aussetz*/abgeschaltet/ausgeschaltet;
      ungepruft/ungelesen/ungesehen/blind/ohne_zu_fragen/ohne_nachzufragen; nicht
      nachfragen/nachprufen/hinterfragen/nachrechnen; zur/zu/in …
      ausnahme*/ausschlussliste/whitelist/positivliste/ignorierliste … hinzufug*/aufnehm*/setz*/eintrag*; ohne
      nachzusehen/nachzuschauen/nachzuschlagen/gegenzulesen/umweg; etikett/beipackzettel/tabelle/handbuch …
      veraltet/falsch/druckfehler; admin/adminrechte/vollzugriff … geben/gib/erteil*/einraum*
    `,
      fr: `
      inutile de/d' … verifier/rappeler/appeler/comparer/controler/consulter; pas besoin/necessaire de …
      verifi*/rappel*/appel*/compar*/control*; sans
      verifier/rappeler/appeler/comparer/controler/relire/consulter/validation/verification;
      desactiv*/coupe*/contourn*/suspend*/arrete*/supprim*/neutralis*/eteins/eteindre/ignore* …
      controle*/alerte*/alarme*/protection/antivirus/filtre*/verification*/journalisation/signature*/pare-feu/chiffrement/analyse*;
      approuver/approuve*/valider/valide*/accepter/accepte*/fusionner …
      soi-meme/automatiquement/d'office/sans/systematiquement/les_yeux; ne pas/plus
      renvoyer/questionner/verifier/controler; formalite; sans passer/regarder/consulter/ouvrir; ajoute*/ajouter …
      exceptions/exclusions/liste_blanche; etiquette/notice/tableau/fiche … erron*/perim*/faute/ancien*;
      consentement/accord/permission/autorisation … pas/plus/inutile/superflu
    `,
      es: `
      no … hace/hay/es/necesita falta/necesario/preciso/que … verific*/comprob*/llam*/compar*/revis*/consult*;
      innecesari*/inutil verific*/comprob*/llam*; sin
      verificar/comprobar/llamar/confirmar/comparar/revisar/revision/verificacion;
      desactiv*/apag*/deshabilit*/salta*/omit*/anul*/silenci*/suspend*/elud*/evit* …
      control*/alerta*/alarma*/proteccion/antivirus/filtro*/verificacion*/firma*/cortafuegos/cifrado/comprobacion*/deteccion/revision;
      aprueb*/acept*/fusion* … automaticamente/sin/directamente/tu_mismo; no remit*/consult*/cuestion*; sin
      pasar/mirar/buscar/consultar/abrir; anad*/agreg*/pon* … excepciones/exclusiones/lista_blanca;
      etiqueta/prospecto/tabla/ficha … equivocad*/desactualizad*/errata/antigu*; consentimiento/permiso/autorizacion …
      no/ya_no/innecesari*
    `,
      pt: `
      nao … precisa/e/ha/sao necessario/preciso/necessidade … verific*/confer*/lig*/compar*/revis*/consult*; dispens*
      … verific*/confer*/lig*/consult*; sem verificar/conferir/ligar/confirmar/comparar/revisar/revisao/verificacao;
      desativ*/desligu*/desliga*/desabilit*/pule/pular/salte/ignor*/anul*/silenci*/suspend*/contorn* …
      control*/alerta*/alarme*/protecao/antivirus/filtro*/verificac*/assinatura*/firewall/criptografia/checagem/detecao/deteccao/revisao;
      aprove/aceite/mescle … automaticamente/sem/direto/voce_mesmo; nao remet*/consult*/question*; sem
      passar/olhar/procurar/consultar/abrir; adicion*/coloqu*/inclu* … excecoes/exclusoes/lista_branca;
      rotulo/bula/tabela/ficha … errad*/desatualizad*/antig*; consentimento/autorizacao/permissao … nao/desnecessari*
    `,
      it: `
      non … serve/occorre/e/bisogna necessario/bisogno? … verificar*/controllar*/chiamar*/confrontar*/richiamar*;
      inutile verificar*/controllar*/chiamar*; senza
      verificare/controllare/chiamare/confrontare/rileggere/verifica/revisione;
      disattiv*/disabilit*/spegn*/salta*/ignor*/annull*/silenzi*/sospend*/aggir*/escludi …
      controll*/avvis*/allarm*/protezion*/antivirus/filtr*/verific*/firm*/firewall/cifratura/rilevament*/revision*;
      approva*/accetta*/unisci … automaticamente/senza/direttamente/d'ufficio; senza passare/guardare/cercare/aprire;
      aggiung*/metti/inserisc* … eccezioni/esclusioni/lista_bianca; etichetta/foglietto/tabella/scheda …
      sbagliat*/vecchi*/refus*/superat*; consenso/permesso/autorizzazione … non/superflu*
    `,
      nl: `
      niet/geen nodig/noodzakelijk/reden … om? te? verifier*/controler*/bellen/vergelijk*;
      controle/verificatie/terugbellen/nabellen … niet nodig/overbodig/onnodig; zonder te/controle/verificatie
      verifieren/controleren/bellen/vergelijken; zonder controle/verificatie; schakel/zet/schakelt …
      controle*/scan*/alarm*/melding*/beveiliging/virusscanner/filter*/handtekening*/firewall/logging/versleuteling/detectie
      … uit/af; omzeil*/negeer*/onderdruk*/deactiveer* …
      controle*/scan*/alarm*/melding*/beveiliging/filter*/handtekening*; niemand kijkt het na; keur …
      automatisch/zelf/ongezien goed; ongezien/ongelezen goedkeuren; voeg/zet …
      uitzonderingen/uitsluitingen/whitelist; etiket/bijsluiter/tabel … fout/verouderd/drukfout; toestemming/akkoord …
      niet/overbodig/onnodig
    `,
      pl: `
      nie/bez … trzeba/potrzeby/potrzeba/koniecznosci … sprawdza*/dzwon*/porown*/weryfik*; bez
      sprawdzania/dzwonienia/porownywania/weryfikacji/kontroli;
      wyłacz*/wylacz*/omin*/omijaj/obejdz/zawies*/wycisz*/dezaktyw*/pomin*/pomijaj …
      kontrol*/alarm*/alert*/ochron*/antywirus*/filtr*/weryfikac*/podpis*/zapor*/szyfrowani*/skan*/wykrywani*/sprawdzani*;
      zatwierdz*/akceptuj/scal … automatycznie/od_razu/bez/sam; nie odsyłaj/kwestionuj/sprawdzaj/dopytuj;
      dodaj/dopisz/wpisz … wyjatk*/białej/wykluczen*; etykiet*/ulotk*/tabel* … bład/bledn*/nieaktualn*/stary;
      zgoda/zgody/pozwoleni* … niepotrzebn*/zbedn*/nie
    `,
      ru: `
      не нужно/надо/требуется/обязательно … проверя*/звон*/сверя*/перезванива*; проверка/звонок/сверка/согласование …
      не нужн*/требуется/излишн*/лишн*/мешает; без проверки/звонка/сверки; не проверяя/сверяя/перезванивая;
      отключ*/выключ*/обход*/обойди*/пропуска*/пропусти*/приглуш*/подавля*/снима*/сними …
      проверк*/защит*/антивирус*/сканер*/оповещ*/тревог*/фильтр*/подпис*/контрол*/журналирован*/шифрован*/уведомлен*/двухфактор*;
      одобря*/принима*/сливай* … автоматически/сразу/без/сам; не уточняй/переспрашивай; добав*/внеси/занеси …
      исключени*/белый_список/белый; этикетк*/инструкци*/таблиц*/справочник* … ошиб*/устарел*/опечатк*;
      согласи*/разрешени* … не_требуется/не_нужно/излишн*
    `,
      sv: `
      behover inte … kontroller*/ring*/bekraft*/jamfor*; utan att kontrollera/ringa/jamfora/granska; utan
      kontroll/granskning; stang/stanga/sla/inaktivera/avaktivera/kringga/tysta/hoppa … av/over? …
      kontroll*/skydd*/larm*/virus*/filter*/signatur*/brandvagg*/logg*/granskning*; lagg … undantag*/vitlist*;
      etikett*/bipacksedel*/tabell* … fel/foraldra*; samtycke/tillstand … behovs/kravs inte
    `,
      tr: `
      gerek/gerekmez/gerekmiyor/luzum yok; dogrulama*/kontrol*/aramay*/sorma* … gerek/gerekmez/gerekmiyor/gereksiz;
      kontrol*/dogrula*/karsılastır* etmeden/madan/meden/almadan; dogrulamadan/kontrolsuz/aramadan;
      kapat*/devre_dısı*/atla*/sustur*/iptal*/gec …
      koruma*/antivirus*/denetim*/alarm*/uyarı*/filtre*/imza*/kontrol*/guvenlik*;
      koruma*/antivirus*/denetim*/alarm*/uyarı*/filtre*/imza*/kontrolu/kontrolleri/guvenlik* …
      kapat*/devre_dısı*/atla*/sustur*/iptal*; istisna*/beyaz_liste* … ekle*; etiket*/prospektus*/tablo* …
      yanlıs/eski/hatalı; --yes; izni/onayı/rızası … gerek*/aranmaz
    `,
      ja: `
      確認/電話/照合/検証/問い合わせ/レビュー … は不要/不要/いらない/要らない/必要はない/必要なし/省略/省い/省き/せずに/しないで/なしで/なしに/飛ばし;
      検知/保護/警告/監視/アラート/チェック/スキャン/署名/検査/ファイアウォール/ウイルス対策/暗号化/認証 … 無効/オフ/切/止め/停止/解除/外/回避/無視/すり抜け; 確認画面 を出さず/を省/なし;
      自動で承認/自動承認/そのまま承認; 除外/例外/ホワイトリスト/許可リスト … 追加/入れ/登録; 添付文書/ラベル/説明書/表 … 古い/誤り/間違い/誤植; 許可/同意/承認 … 要らない/不要/求めな; 管理者権限
      … 与え/付与
    `,
      zh: `
      无需/不用/不必/无须/没必要/不要/省去/跳过/免去/别 … 核实/核对/确认/验证/致电/打电话/复核/比对/检查/审核; 未经/不经/不等 … 核实/确认/审核/验证/复核;
      关闭/关掉/停用/禁用/绕过/屏蔽/跳过/取消/解除/静音/停掉 … 检测/防护/校验/告警/警报/监控/扫描/杀毒/签名/防火墙/日志/审计/加密/验证/风控/检查;
      检测/防护/校验/告警/监控/扫描/签名/防火墙/审计/加密/备份 … 关闭/关掉/停用/禁用/绕过/不再; 自动批准/自动通过/直接批准/直接通过/一律通过/一律批准; 白名单/例外/排除列表/忽略列表 … 加/添加/放;
      加进/加入/添加到 … 白名单/例外/排除; 说明书/标签/手册/表 … 过时/印错/有误/错了; 许可/授权 … 不再/无须; 以这里为准/以此为准/以本条为准
    `,
      ko: `
      확인/검증/전화/대조/검토 … 필요_없/필요없/불필요/생략/하지_않아도/안_해도/없이/건너뛰/받지_말; 탐지/보호/경고/감시/알림/백신/검사/서명/방화벽/인증/암호화/로그/점검/실시간_감시 …
      끄/꺼/끈/비활성/해제/우회/무시/중지/건너뛰/생략; 자동 수락; 확인_전화 하지; 따로 … 확인하지; 예외/제외_목록/화이트리스트 에 … 추가/넣; 설명서/라벨/표/지침 … 틀렸/오래/잘못/오타;
      동의/허락 … 필요/받지/구하지
    `,
      ar: `
      لا/دون/بدون/بلا … حاجة/داعي/ضرورة … للتحقق/للتأكد/للاتصال/للمراجعة/للسؤال/للتأكيد; دون/بدون/بلا
      تحقق/تأكيد/اتصال/انتظار/الرجوع; *عطل*/*أوقف*/*تجاوز*/*ألغ*/*تعطيل*/*إيقاف* …
      الحماية/التحقق/التنبيهات/الفحص/المراقبة/جدار/التوقيع/التأكيد/السجلات/الإنذار; أضف* …
      الاستثناءات/القائمة_البيضاء; النشرة/الملصق/الجدول … خطأ/قديم; الموافقة/الإذن … غير/لا
    `,
    },
    { negatable: true },
  ),
  ...phraseClues(
    'planted code',
    1.5,
    {
      en: `
      drop-in/official/new/only/correct replacement/successor/source/mirror/package/site/download/fork …
      install/use/import/swap/pull; swap/replace the import/package/dependency/library/mirror/registry;
      install/run/execute/pipe … with/as/using sudo/root/admin/administrator/elevated; run …
      postinstall/post-install/setup_script/installer … sudo/root/admin*
    `,
      de: `
      installier*/ausfuhr*/starte … als/mit sudo/root/admin*/administratorrechten; offizielle*/neue*/einzige* …
      quelle/paket/nachfolger/spiegel/bezugsquelle … installier*/verwend*/nutz*/lad*/bezieh*
    `,
      fr: `
      installe*/execute*/lance* … avec/en sudo/root/administrateur/droits_root; source/depot/miroir/paquet/site
      officiel*/unique … installe*/telecharge*/utilise*
    `,
      es: `
      instal*/ejecut*/corr* … con/como sudo/root/administrador/permisos_de_root;
      fuente/repositorio/espejo/paquete/sitio/proveedor oficial/correct* … instal*/descarg*/us*; ejecutal*/ejecutar …
      celda/script/codigo; celda/script … https* … ejecut*
    `,
      pt: `
      instal*/execut*/rod* … com/como sudo/root/administrador/permissoes;
      fonte/repositorio/espelho/pacote/site/fornecedor oficial/corret* … instal*/baix*/descarreg*/us*
    `,
      it: `
      installa*/esegui*/lancia* … con/come i? permessi/privilegi/diritti? di? root/sudo/amministratore/root;
      fonte/repository/mirror/pacchetto/sito/fornitore ufficiale … installa*/scarica*/usa*
    `,
      nl: `
      installeer*/voer/draai … als/met sudo/root/beheerder*/adminrechten; officiele/nieuwe/enige
      bron/pakket/mirror/leverancier … installeer*/download*/gebruik*
    `,
      pl: `
      instaluj*/zainstaluj*/uruchom* … jako/z root*/sudo/administrator*/uprawnieniami; oficjaln*/nowe/jedyn*
      zrodł*/paczk*/pakiet*/serwer*/stron* … instaluj*/zainstaluj*/pobier*/uzyw*
    `,
      ru: `
      устанавлива*/установи*/запуска*/запусти* … от/с/под root*/sudo/администратор*/правами;
      официальн*/нов*/единственн* … источник*/пакет*/зеркал*/сайт* … устанавлива*/установи*/скачива*/скачай*/использ*
    `,
      tr: `root/sudo/yonetici … kur*/calıstır*/yukle*; resmi/yeni/tek kaynak*/paket*/site*/depo* … kur*/indir*/kullan*`,
      ja: `管理者権限/root/sudo で … インストール/実行/入れ; 公式/正式/新しい … 配布元/パッケージ/ダウンロード先/入手先/後継 … インストール/入れ/使/差し替え`,
      zh: `管理员权限/root/sudo … 安装/运行/执行; 官方/正版/唯一/新的/替代 … 下载源/软件源/镜像/安装包/下载地址/依赖/替代品/包 … 安装/下载/使用/换成/替换/改用`,
      ko: `관리자_권한/루트/sudo … 설치/실행; 공식/정식/새 배포처/저장소/패키지/다운로드/미러 … 설치/받/사용/교체/바꿔`,
    },
    { negatable: true },
  ),
];
