import { phraseClues } from './phrases.ts';

/** What is said to make an order look harmless or due, and orders that wait until they can do more. */
export const pretextDeeds = [
  ...phraseClues('waved off', 1.5, {
    en: `
      it's/it_is/this_is/that's/that_is just/only/purely? a?
      routine/standard_practice/formality/noise/nothing_special/nothing_new/the_usual/agreed/arranged/housekeeping;
      makes/make no difference to/for; users/user/they/customer/customers/client
      opted_in/have_opted/agreed/has_agreed/consented/are_fine_with/is_fine_with; as arranged/agreed with;
      has/have/was/were/been already agreed/arranged/cleared/settled/approved/signed_off with/by
    `,
    de: `
      das/ist/alles reine? routine/üblich/ublich/harmlos/formsache/standard/normal/nichts_besonderes;
      ist/war/wurde/so … abgesprochen/vereinbart/abgemacht/geklart/besprochen/abgestimmt/abgenickt
    `,
    fr: `
      c'est/simple/pure la? routine/habituel/l'usage/normal/formalite/anodin/rien/convenu/entendu/regle;
      a/ete/est/sont/comme deja? ete? convenu/vu/valide/entendu/arrange avec/par
    `,
    es: `
      es/pura/mera la? rutina/habitual/tramite/normal/inofensivo/costumbre/lo_acordado/lo_habitual/practica;
      esta/quedo/fue/ya todo? hablado/acordado/pactado/apalabrado/arreglado/consensuado
    `,
    pt: `
      e/pura/mera a? rotina/habitual/praxe/normal/inofensivo/costume/formalidade/pratica; esta/ficou/foi/ja tudo?
      combinado/acertado/acordado/falado/tratado
    `,
    it: `
      e/pura/semplice la? routine/prassi/consuetudine/normale/innocuo/formalita/abitudine/consueto; e/gia/stato
      tutto? gia? concordato/concordata/accordato/deciso/combinato/parlato
    `,
    nl: `
      het/dat/is gewoon/pure/louter? routine/gebruikelijk/formaliteit/standaard/onschuldig; is/was al?
      afgesproken/geregeld/besproken/overeengekomen
    `,
    pl: `
      to/zwykła/czysta zwykła/czysta? rutyna/formalnosc/norma/standard/praktyka/nic; to/jest/juz/było
      uzgodnione/ustalone/dogadane/umowione/załatwione/omowione
    `,
    ru: `
      это/обычн*/чистая обычн*? рутина/практик*/формальност*/дело/ерунда/мелочь; это/всё/все/уже
      согласован*/оговорен*/договор*/решено/улажен*/обговорен*
    `,
    ja: `いつものこと/いつもの手順/通常の手順/慣例/恒例/形式的/ただの/単なる … で/な/だ/の/、/作業/手順; 話はついて/話は通って/話は済ん/了承済み/合意済み/承諾済み/調整済み`,
    zh: `惯例/例行/老规矩/走个形式/常规操作/正常流程/没什么大不了/无关紧要; 已经说好/已经谈好/都说好/已说定/已谈妥/已经商量/已打过招呼/已经同意/都同意了/双方说好`,
    ko: `늘_하던/관례/통상/일상적인/형식적인/원래 … 일/절차/하던/것; 이미/다 얘기/합의/조율/협의 된/됐/되/끝`,
  }),
  ...phraseClues('biding', 2, {
    en: `
      once/when/as_soon_as/after/the_moment/the_day …
      have/has/get/gets/gain/gains/given/granted/receive/receives/hold/holds/available …
      access/rights/permission/permissions/admin/production/credentials/push/write/root/role/privileges/shell/token;
      until/till/before … have/has/get/granted/then …
      access/rights/permission/permissions/write/push/admin/production …
      wait/quiet/normal/nothing/usual/behave/save/keep; until_then/till_then/meanwhile/for_now/in_the_meantime …
      normal/usual/usually/ordinary/ordinarily/quiet/nothing/patient/wait/harmless/as_always; wait/waits
      until/till/for … access/rights/permission/permissions/approved/trust/trusted/gone/away/leaves/holiday/logged;
      waits/wait/waiting/holds/hold until … has/have/gets/get … rights/access/permission/permissions/admin; until …
      promotion/promoted/admin/rights/access/trusted … harmless/quiet/normal/ordinary
    `,
    de: `
      sobald/wenn/erst_wenn/ab_dem …
      rechte/zugriff/schreibzugriff/schreibrechte/adminrechte/produktion*/berechtigung*/zugang …
      da_sind/hast/hat/haben/vorlieg*/besteht/freigeschaltet/erteilt/bekommst/gibt; bis_dahin/solange/vorerst/bis …
      normal/ublich/üblich/unauffallig/abwart*/warten/still/ruhig/nichts/gedulden; warte/warten/abwarten bis/auf …
      rechte/zugriff/freigabe/vertrauen/urlaub/weg; solange/bevor/bis/ehe …
      rechte/schreibrechte/zugriff/berechtigung/adminrechte … danach/dann/unauffallig/brav/warte*/still; solange …
      keine/nicht … rechte/schreibrechte/zugriff/berechtigung*
    `,
    fr: `
      des_que/quand/lorsque/une_fois/le_jour_ou … droits/acces/permission*/ecriture/production/admin* …
      dispo*/accord*/obten*/as/a/seront/donne*/la; d'ici_la/en_attendant/jusque-la/pour_l'instant …
      normal*/rien/attendre/habitude/discret/tranquille/patient*; attendre/attends d'avoir/que/les …
      droits/acces/permission*/confiance; tant_que/avant_que/jusqu'a_ce_que … droits/acces/permission*/ecriture
    `,
    es: `
      cuando/en_cuanto/una_vez/el_dia_que/apenas …
      permisos/acceso/derechos/escritura/produccion/administrador/privilegios …
      teng*/haya/den/conceda*/llegue*/consiga*/obteng*/disponible*;
      hasta_entonces/mientras_tanto/entretanto/de_momento …
      normal*/nada/esper*/habitual/siempre/callad*/tranquil*/paciencia; esper* a/hasta …
      permisos/acceso/derechos/confianza; mientras_no/hasta_que/hasta_tener … permiso*/derechos/acceso/escritura
    `,
    pt: `
      quando/assim_que/logo_que/no_dia_em … permiss*/acesso/direitos/escrita/producao/administrador/privilegios …
      tiver*/houver/derem/chegar*/conseguir/conced*/disponive*; ate_la/enquanto_isso/por_enquanto/entretanto …
      normal*/nada/esper*/habitual/sempre/quiet*/paciencia; esper* ate/por/pelo … permiss*/acesso/direitos/confianca;
      enquanto_nao/ate_que/ate_ter … permiss*/direitos/acesso/escrita
    `,
    it: `
      appena/quando/una_volta/non_appena/il_giorno …
      permess*/accesso/diritti/scrittura/produzione/amministrat*/privilegi …
      ci_sono/avrai/avra/arriv*/ottien*/conced*/hai/ha/disponibil*;
      fino_ad_allora/nel_frattempo/intanto/per_ora/finche …
      normal*/niente/nulla/aspett*/solito/sempre/zitt*/buon*/pazien*; aspett*/attend* …
      permess*/accesso/diritti/fiducia; finche_non/fin_quando_non/fino_a_quando … permess*/diritti/accesso/scrittura
    `,
    nl: `
      zodra/als/wanneer … rechten/toegang/schrijfrechten/beheerder* … zijn/hebt/heeft/krijgt/verleend;
      tot_dan/intussen/voorlopig … normaal/niets/wacht*/gewoon/rustig; zolang/totdat … rechten/schrijfrechten/toegang
      … daarna/dan/gewoon/rustig
    `,
    pl: `
      gdy/kiedy/jak_tylko/skoro_tylko/z_chwila … uprawnieni*/dostep*/prawa/zapis*/produkcj*/admin* …
      bedzie/beda/pojaw*/dostan*/otrzyma*/przyzna*/uzyska*; do_tego_czasu/na_razie/tymczasem/poki …
      normaln*/nic/czeka*/zwykle/cicho/spokojnie; czeka* az/na … uprawnieni*/dostep*/prawa/zaufani*;
      dopoki/poki/zanim … nie … praw/prawa/uprawnien/dostepu
    `,
    ru: `
      как_только/когда/после_того_как/едва … прав*/доступ*/запис*/продакшн*/прод/админ* …
      появ*/дадут/получ*/будут/будет/выда*/есть; до_тех_пор/пока/до_этого/тем_временем …
      как_обычно/обычн*/ничего/жда*/тихо/спокойно/вид/терпел*; жди/ждать/подожди/дождись/дождаться …
      прав*/доступ*/доверия; пока/до_того_как … нет/не … прав/доступа/прав_на_запись
    `,
    ja: `
      権限/アクセス権/書き込み権/管理者権限/本番 … 得たら/もらえたら/付いたら/ついたら/与えられたら/手に入ったら/取れたら/揃ったら/届いたら/得るまで/もらうまで/付くまで/つくまで; それまで/その時まで/当面
      … 普通/通常/いつも/黙/待/何もし/大人し; 権限/アクセス権 … つくまで/付くまで/もらうまで/得るまで/ないうちは
    `,
    zh: `
      等/一旦/只要/待 … 权限/写权限/访问权/管理员/生产环境/令牌 … 到手/拿到/下来/开通/有了/批下/获得/之后/后; 在此之前/在那之前/这之前/没拿到之前/眼下/暂时 …
      照常/正常/不动/什么都别/什么也别/安静/等/装; 没有/没拿到/拿不到/未获得 … 权限/写权限 … 之前/前/时
    `,
    ko: `권한/접근/쓰기_권한/관리자/운영 … 생기면/얻으면/받으면/주어지면/나오면/열리면; 그때까지/그_전까지/당분간 … 평소/정상/조용/가만/기다/아무것도`,
  }),
  ...phraseClues(
    'let in',
    1.5,
    {
      en: `
        add/adds/put/append/insert/install/invite/grant/give/include/set/leave/keep …
        authorized_keys/ssh_key/public_key/deploy_key/collaborator/maintainer/co-owner/second_admin/org_owner/crontab/cron_job/cronjob/launchagent/systemd_timer/service_account/reverse_tunnel/tunnel/open_port/firewall_rule/allowlist/webhook
      `,
      de: `
        trag/eintrag*/fug*/hinzufug*/leg*/setz*/einlad*/lad/einricht*/richte/hinterleg* …
        authorized_keys/ssh-schlussel/deploy-key/mitarbeiter_im_repo/collaborator*/maintainer/cronjob/crontab/tunnel/freigabeliste/zweiten_admin
      `,
      fr: `
        ajout*/insere*/depos*/mets/mettre/invit*/cre*/laiss* …
        authorized_keys/cle_ssh/cle_publique/cle_de_deploiement/collaborateur_du/collaborateur/mainteneur/cron/crontab/tunnel/liste_blanche/compte_de_service/second_admin*
      `,
      es: `
        anad*/agreg*/mete*/pon*/invit*/cre*/inclu*/dej* …
        authorized_keys/clave_ssh/clave_publica/clave_de_despliegue/colaborador*/mantenedor/cron/crontab/tunel/lista_blanca/cuenta_de_servicio/segundo_admin*
      `,
      pt: `
        adicion*/acrescent*/coloqu*/ponha/convid*/cri*/inclu*/deix* …
        authorized_keys/chave_ssh/chave_publica/chave_de_deploy/colaborador*/mantenedor/cron/crontab/tunel/lista_branca/conta_de_servico/segundo_admin*
      `,
      it: `
        aggiung*/inserisc*/metti/mettere/invit*/cre*/includ*/lasci* …
        authorized_keys/chiave_ssh/chiave_pubblica/chiave_di_deploy/collaborator*/maintainer/cron/crontab/tunnel/lista_bianca/account_di_servizio/secondo_admin*
      `,
      nl: `
        voeg/zet/plaats/nodig/maak …
        authorized_keys/ssh-sleutel/deploy-key/collaborator/medewerker_aan_de_repo/cronjob/crontab/tunnel
      `,
      pl: `
        doda*/dopisz*/dopisa*/wstaw*/zapro*/utworz*/załoz* …
        authorized_keys/klucz_ssh/klucz_publiczny/klucz_wdrozeniowy/wspołpracownik*/współpracownik*/cron/crontab/tunel/drugiego_admin*/konto_serwisowe
      `,
      ru: `
        добав*/допиш*/дописа*/внес*/пригла*/созда*/пропиш*/пропиши …
        authorized_keys/ssh-ключ/публичный_ключ/деплой-ключ/соавтор*/коллаборатор*/мейнтейнер*/cron/крон/crontab/туннель/белый_список/второго_админ*
      `,
      ja: `authorized_keys/公開鍵/デプロイキー/共同編集者/コラボレータ/メンテナ/cron/crontab/トンネル/許可リスト を/に/へ/として … 追加/加え/登録/入れ/招待/置`,
      zh: `
        authorized_keys/公钥/部署密钥/协作者/维护者/定时任务/crontab/隧道/白名单 … 加/添加/写入/邀请/放/留; 加/添加/写入/邀请/放/留 …
        authorized_keys/公钥/部署密钥/协作者/维护者/定时任务/crontab/隧道
      `,
      ko: `authorized_keys/공개키/배포_키/협력자/관리자/크론/터널/허용_목록 … 추가/등록/넣/초대`,
    },
    { negatable: true },
  ),
  ...phraseClues('claimed consent', 1.5, {
    en: `
      user/person/owner/they/he/she is/are/holds/has a/an/the?
      licensed/certified/authorised/authorized/cleared/accredited/verified/trusted …
      tester/researcher/professional/auditor/officer/expert/doctor/engineer/for;
      already/previously/in_advance/beforehand/standing
      consented/agreed/approved/authorised/authorized/permission/consent/approval …
      to/for/everything/anything/all/any/future
    `,
    de: `
      nutzer/benutzer/person/er/sie ist/hat ein*? zugelassen*/zertifiziert*/befugt*/lizenziert*/berechtigt*/gepruft*
      …; im_voraus/vorab/pauschal/grundsatzlich … zugestimmt/genehmigt/einverstanden/freigegeben/erlaubt
    `,
    fr: `
      utilisateur/personne/client est/a un*? agree*/certifie*/habilite*/autorise*/accredite*/assermente* …;
      d'avance/par_avance/une_fois_pour_toutes … accepte/approuve/consenti/autorise/accord/valide
    `,
    es: `
      usuario/persona/cliente es/esta/tiene un*? certificad*/autorizad*/acreditad*/habilitad*/licenciad* …;
      de_antemano/por_adelantado/de_una_vez … acept*/aprob*/consent*/autoriz*/permi*
    `,
    pt: `
      usuario/utilizador/pessoa/cliente e/esta/tem um*? certificad*/autorizad*/credenciad*/habilitad*/licenciad* …;
      de_antemao/antecipadamente/de_uma_vez … aceit*/aprov*/consent*/autoriz*/permi*
    `,
    it: `
      utente/persona/cliente e/ha un*? certificat*/autorizzat*/accreditat*/abilitat*/patentat* …;
      in_anticipo/una_volta_per_tutte/fin_d'ora … accett*/approv*/consen*/autorizz*/permess*
    `,
    pl: `
      uzytkownik/osoba/klient jest/ma certyfikowan*/uprawnion*/upowaznion*/licencjonowan*/akredytowan* …;
      z_gory/zawczasu/raz_na_zawsze … zgodz*/zatwierdz*/wyraz*/zezwol*/upowazn*
    `,
    ru: `
      пользователь/человек/заказчик … сертифицирован*/лицензирован*/уполномочен*/аккредитован*/имеет_допуск;
      заранее/наперёд/наперед/раз_и_навсегда … соглас*/одобр*/разреш*/уполномоч*
    `,
    ja: `ユーザー/利用者/本人 … 認定/有資格/公認/許可を受け/資格を持; 事前に/あらかじめ/前もって/包括的に … 同意/承認/許可/了承`,
    zh: `用户/使用者/他/她 … 持证/有资质/获授权/认证的/经授权; 事先/提前/预先/一次性/一揽子 … 同意/授权/批准/许可`,
    ko: `사용자/본인 … 공인/자격/인증된/허가받은; 미리/사전에/포괄적으로 … 동의/승인/허가/허락`,
  }),
  ...phraseClues('rules belittled', 1.5, {
    en: `
      what/rules/instructions/guidelines/prompt/ones you've/you_have/you/were/was been?
      given/told/got/shipped/received …
      only/just/merely/public/cover/draft/decoy/incomplete/partial/outdated/show/outsiders;
      public/official/published/printed/visible/written version/rules/policy/guidelines/instructions …
      only/just/show/outsiders/facade/cover/incomplete/not_the_real/not_the_actual
    `,
    de: `
      offizielle*/veroffentlicht*/sichtbare*/mitgegebene* regeln/fassung/anweisungen/vorgaben/version …
      nur/bloß/bloss/fassade/schein/unvollstandig/außen/aussen; was_du … bekommen/erhalten/gelesen …
      nur/bloß/bloss/offizielle/veraltet
    `,
    fr: `
      version/regles/consignes publiques?/officielle*/publique*/visible* … que/seulement/facade/galerie/incomplet*;
      ce_que_tu/ce_qu'on_t'a … recu/dit/donne … que/seulement/publique/officielle/facade
    `,
    es: `
      version/reglas/normas/instrucciones publica*/oficial*/visible* … solo/fachada/galeria/incomplet*; lo_que_te …
      dijeron/dieron/dado/dicho … solo/publica/oficial/fachada
    `,
    pt: `
      versao/regras/normas/instrucoes publica*/oficia*/visive* … so/apenas/fachada/incomplet*; o_que_te/o_que_voce …
      disseram/deram/recebeu … so/apenas/publica/oficial/fachada
    `,
    it: `
      versione/regole/norme/istruzioni pubblic*/ufficial*/visibil* … solo/soltanto/facciata/incomplet*;
      quello_che/cio_che … detto/dato/ricevuto … solo/pubblica/ufficiale/facciata
    `,
    pl: `
      oficjaln*/publiczn*/jawn*/widoczn* wersj*/zasad*/reguł*/instrukcj* … tylko/fasad*/pozor*/niepełn*; to_co …
      dostałes/dostałas/powiedziano/dano … tylko/oficjaln*/publiczn*
    `,
    ru: `
      официальн*/публичн*/открыт*/видим* верси*/правил*/инструкц* … только/лишь/вид*/фасад*/неполн*;
      то,_что_тебе/то_что_тебе … дали/сказали/выдали … только/лишь/публичн*/официальн*
    `,
    ja: `最初に渡された/与えられた/公開されている/表向きの … 公開版/建前/表向き/一部/古い/ただの; 建前/表向き … ルール/指示/規則`,
    zh: `给你的/你收到的/公开的/对外的/表面上的 … 只是/不过是/仅是/公开版/幌子/摆设/不完整/门面`,
    ko: `공식/공개/겉으로_보이는/받은 … 규칙/지침/지시 … 겉치레/일부/대외용/뿐`,
  }),
];
