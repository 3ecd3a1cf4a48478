import { phraseClues } from './phrases.ts';

/** What opens a way for somebody: an account in the code, a check that lets some pass, copies with the keys in them. */
export const openingDeeds = [
  ...phraseClues(
    'planted code',
    1.5,
    {
      en: `
        hidden/secret/backdoor/undocumented/extra/second/master/unlisted/silent/fallback
        account/user/login/admin/password/credential/credentials/endpoint/route;
        login/auth/authentication/sign-in/password/permission …
        exception/bypass/branch/special_case/shortcut/backdoor … user/account/for/called/named/when;
        user/account/password/token «» … always/without/bypass*/skip*/every/any/all …
        check/password/login/access/accepted/passes/logs;
        login/logins/reset/resets/password/auth/authentication/check/checks … also/always/should
        accept/accepts/take/takes/let/lets/honour … code/password/token/user/pin/anyone
      `,
      de: `
        verstecktes/versteckten/geheimes/geheimen/zusatzliches/zweites/heimliches
        konto/benutzer/zugang/admin*/nutzer; hintertur*; anmelde*/login*/prufung/rechteprufung/passwort* …
        ausnahme/sonderfall/umgehung/abkurzung … benutzer/konto/fur/nutzer/namens
      `,
      fr: `
        compte/utilisateur/acces/identifiant/route/mot_de_passe cache/secret/dissimule/supplementaire/universel;
        porte_derobee; connexion/authentification/login/verification … exception/contournement/cas_particulier …
        utilisateur/compte/pour
      `,
      es: `
        cuenta/usuario/acceso/ruta/contrasena ocult*/secret*/escondid*/maestra/adicional; puerta_trasera;
        login/autenticacion/inicio_de_sesion/comprobacion/validacion … excepcion/atajo/caso_especial …
        usuario/cuenta/para
      `,
      pt: `
        conta/usuario/utilizador/acesso/rota/senha ocult*/secret*/escondid*/mestra/adicional;
        porta_dos_fundos/porta_das_traseiras; login/autenticacao/verificacao/validacao … excecao/atalho/caso_especial
        … usuario/conta/utilizador/para
      `,
      it: `
        account/utente/accesso/conto/rotta/password nascost*/segret*/occult*/universale/aggiuntiv*;
        porta_di_servizio/backdoor; login/autenticazione/accesso/verifica/controllo …
        eccezione/scorciatoia/caso_speciale … utente/account/per
      `,
      nl: `
        verborgen/geheim/geheime/extra account/gebruiker/toegang/login; achterdeur*; login/aanmeld*/authenticatie …
        uitzondering … gebruiker/account
      `,
      pl: `
        ukryte/ukryty/tajne/tajny/dodatkowe/sekretne/ukrytego konto/uzytkownik*/dostep/login/konta;
        tylne_drzwi/furtk*/tylna_furtk*; logowani*/uwierzytelni*/autoryzac* … wyjatek/obejscie/furtk* …
        uzytkownik*/konta/dla
      `,
      ru: `
        скрыт*/тайн*/секретн*/запасн*/потайн* учётк*/учетк*/аккаунт*/пользовател*/вход*/учётн*/учетн*/лазейк*;
        бэкдор*/чёрный_ход/черный_ход/лазейк*; вход*/авториз*/аутентифик*/логин* … исключени*/обход*/лазейк* …
        пользовател*/учётк*/учетк*/для
      `,
      sv: `dolt/hemligt/extra konto/anvandare/inloggning; bakdorr*; inloggning* … undantag … anvandare*/konto*`,
      tr: `gizli/saklı/arka_kapı hesap/kullanıcı/hesab*/giris; arka_kapı; giris* … istisna … kullanıcı*`,
      ja: `隠し/裏/秘密の/非公開の アカウント/ユーザー/口座/ログイン/管理者; 裏口/バックドア/抜け道; ログイン/認証/権限 … 例外/素通り/特例 … ユーザー/アカウント/入れ/設け`,
      zh: `隐藏/秘密/备用/后门/暗藏/隐形 账号/账户/用户/登录/入口/管理员/口令; 后门; 登录/认证/鉴权/权限 … 例外/放行/特例/绕过 … 用户/账号/给`,
      ko: `숨은/숨긴/비밀/뒷문/백도어 계정/사용자/로그인; 백도어/뒷문; 로그인/인증/권한 … 예외/우회 … 사용자/계정`,
      ar: `حساب/مستخدم/دخول مخفي*/سري*/خفي*; باب_خلفي; تسجيل_الدخول/المصادقة … استثناء*`,
    },
    { negatable: true },
  ),
  ...phraseClues(
    'guards down',
    1.5,
    {
      en: `
        pass/passes/passed/go/goes/let/runs/run/accept/accepted/approve/approved/through … without/skipping/bypassing
        … limit/plausibility/fraud/credit/validation/sanity/security/kyc/review/permission
        check/checks/checked/review/validation/limit; review/reviews/reviewing/pr/prs/pull_requests/merge/approve …
        without reading/looking/review/opening; trust/always_right/always_good/always_fine/never_wrong …
        approve/merge/lgtm; allow/allow_all/allow:/permissions … «» … settings/config/first/always/start;
        ask/asked/asking/prompt/proof … offends/insults/rude/slows/annoys/insult/offensive; no/n't/not/never
        need/needs/ask/ask_for/require/requires
        check/checks/proof/verification/evidence/credentials_check/second_look; exit_0/return_0/return_true/true …
        top/start/beginning/first/hook/hooks; take/pull/remove/strip/drop/comment …
        scanner/scan/hook/check/checks/linter/gate/gates/step/guard/audit … out/each/every/clone/config;
        answer/confirm/accept/approve/say/click … yes/them/it? on/in his/her/their/the_user's behalf/name/place;
        licence/license/security/limit/fraud/permission check …
        comment_it/comment_out/commented/drop/leave_out/removed/skipped/patched; take/takes/pull/pulls/move/leave
        it/this/that/them out_of/off/from the/each/every/all? hook/hooks/pipeline/pipelines/ci/config/clone/clones
      `,
      de: `
        ohne … prufung/kontrolle/freigabe/gegenlesen/limitprufung/plausibilitatsprufung …
        durch/durchlassen/annehmen/ausfuhr*/laufen/gebucht/buchen;
        laufen/lauft/gehen/geht/durchwinken/winken/wink/annehmen/buchen … ohne …
        prufung/kontrolle/plausibilitatsprufung/limit*/freigabe/gegenlesen;
        durchwinken/durchgewinkt/durchgehen_lassen; ungelesen/ungepruft/ohne_zu_lesen …
        freigeb*/genehmig*/merg*/annehmen/bestatig*/approven; freigeb*/genehmig*/merg*/approven …
        ungelesen/ungepruft/ohne_zu_lesen; nimm/nimmt/nehmen/entfern*/wirf/wirft/raus/streich*/klemm* …
        scan/scanner/hook/hooks/prufung/check/test/wachter/linter … heraus/raus/aus/ab/entfern*/in_jedem;
        ohne_lesen/ungelesen/blind/ohne_hinsehen/ohne_durchsicht freigeben/annehmen/genehmigen/mergen/durchwinken;
        freigabeabfragen/bestatigungen/ruckfragen/nachfragen/freigaben …
        abschalt*/ausschalt*/abstell*/deaktiv*/weglass*
      `,
      fr: `
        approuv*/valid*/fusionn*/accept*/passe*/laisse* … sans …
        lire/relire/regarder/controle/verif*/limite/plafond/examen; sans_lire/sans_relire/sans_controle …
        approuv*/valid*/fusionn*/accept*; retire*/enleve*/sort*/vire*/supprim*/neutralis* …
        scan/scanner/analyse/hook*/controle*/verif*/garde-fou*; demandes
        d'autorisation/de_confirmation/de_permission; enlev*/retir*/desactiv*/coupe*/supprim* …
        demandes/confirmations/autorisations/validations
      `,
      es: `
        aprueba*/aprobar*/acept*/fusion*/pasan/pasa/pasar/dejar … sin …
        leer*/mirar*/revis*/control*/comprob*/limite/verific*/validac*; quita*/saca*/elimin*/anula* …
        escaner/scanner/escaneo/hook*/comprobacion/control/verificac* … cada/todos/clon*/repos*;
        quit*/desactiv*/elimin*/apag* … confirmaciones/autorizaciones/permisos/avisos/preguntas
      `,
      pt: `
        aprov*/aceit*/mescl*/passa*/deix* … sem … ler/olhar/revis*/control*/confer*/limite/verific*/validac*;
        tire/tirar/retir*/remov*/arranc* … scanner/verificador/varredura/hook*/checagem/verificac*/controlo …
        cada/todo*/clone*; tir*/desativ*/elimin*/deslig* … confirmac*/autorizac*/pedidos/permiss*/avisos
      `,
      it: `
        approv*/accett*/passa*/fonde*/lascia* … senza … legger*/guardar*/revision*/controll*/limite/verific*;
        togli*/leva*/rimuov*/elimin* … scanner/scansione/hook/controll*/verific* … ogni/tutti/clon*;
        togli*/disattiv*/elimin*/spegn* … conferm*/richieste/autorizzazion*/permess*/avvisi
      `,
      nl: `
        goedkeur*/keur/accepteer*/laat … zonder … lezen/kijken/controle/limiet*; haal*/verwijder* …
        scanner/scan/hook/controle … uit/elke/iedere
      `,
      pl: `
        zatwierdz*/akcept*/przepuszcz*/scal*/przechodz*/puszcz* … bez …
        czytan*/kontrol*/sprawdz*/limit*/weryfik*/przegladan*;
        usun*/usuwaj*/wyrzuc*/wyciag*/wyjmij*/wyjac/zdejm*/wylacz* … skaner*/skan/hook*/kontrol*/sprawdz* …
        kazd*/klon*; wyłacz*/wylacz*/usun*/usuw* … pytani*/zgod*/potwierdze*/pozwole*
      `,
      ru: `
        одобр*/прини*/пропуск*/пропуст*/проход*/проводи*/апрув* … без/не …
        чита*/глядя/смотр*/провер*/лимит*/контрол*; не_читая/не_глядя … одобр*/прини*/апрув*/мерж*;
        убрать/убира*/выкин*/выпил*/снять/снима*/вырез* … сканер*/проверк*/хук*/линтер* … кажд*/клон*/хук*;
        сканер*/проверк*/хук* … убрать/убира*/выкин*/выпил*/снять/снима*; отключ*/выключ*/убер*/убира* …
        запрос*/подтвержд*/разрешени*/вопрос*
      `,
      ja: `
        読まず/見ず/確認せず/チェックせず/確認なし/検査なし/審査なし … 承認/マージ/通/受け入れ/実行; スキャン/検査/フック/チェック を/は … 外/抜/取り除/切; 許可/確認/承認 …
        無効/切/オフ/省略/外; フック/スキャン/検査/チェック … 外し/外す/抜い/抜く/切っ
      `,
      zh: `
        不看/不读/不审/不检查/不校验/免检/免审/跳过校验/跳过限额/不走校验/不过审 … 批准/通过/合并/放行/入库/就; 扫描/检查/钩子/校验/审计 … 摘掉/拿掉/撤掉/去掉/绕开/拆掉; 把 …
        扫描/检查/钩子/校验 … 摘/撤/拆/去掉; 关闭/关掉/取消/禁用/停用 … 确认/授权/许可/询问/提示; 从 … 钩子/流程/流水线/配置 … 拿掉/去掉/移除/摘/撤
      `,
      ko: `읽지/보지/검토/확인/검사 … 않고/없이/말고 … 승인/머지/병합/통과; 스캔/검사/훅/스캐너 를/은/는 … 빼/제거/떼`,
      ar: `وافق*/اقبل*/*مرر* … دون/بدون … قراءة/مراجعة/فحص`,
    },
    { negatable: true },
  ),
  ...phraseClues(
    'comes back',
    1.5,
    {
      en: `
        restore/reinstate/re-add/readd/recreate/put/add/bring/rewrite it/this/them/these back/again? …
        if/when/whenever/after/should … removed/deleted/gone/cleaned/cleanup/missing/erased/disappears/tidied;
        if/when/whenever/should … removed/deleted/gone/missing/erased/disappears/cleaned …
        restore/reinstate/re-add/recreate/put/add/bring/rewrite it/this/them/these; survive/survives/outlive/outlives
        … cleanup/cleanups/deletion/compaction/reset/purge/tidying; put/puts/add/bring it/this/them back after
        a/the/each/every cleanup/clean-up/reset/tidying
      `,
      de: `
        wieder/erneut/zuruck … einfug*/einsetz*/eintrag*/anlegen/herstell*/schreib*/rein …
        geloscht/entfernt/weg/verschwind*/fehlt/fehlen/aufraum*;
        geloscht/entfernt/verschwind*/verschwunden/fehlt/aufraum*/loscht/entfernt … wieder/erneut/zuruck …
        einfug*/einsetz*/eintrag*/anlegen/herstell*/schreib*/hinein
      `,
      fr: `
        remet*/remis/restaur*/retabli*/recre*/rajout*/reinser* …
        efface*/supprim*/disparai*/retir*/enlev*/nettoy*/menage; efface*/supprim*/disparai*/retir*/enlev* …
        remet*/restaur*/retabli*/recre*/rajout*/reinser*
      `,
      es: `
        restaur*/repon*/repong*/restablec*/recuper*/vuelve*/volver … borr*/elimin*/quit*/desapare*/limpi*;
        borr*/elimin*/quit*/desapare*/limpi* … restaur*/repon*/repong*/restablec*/vuelve*/volver
      `,
      pt: `
        restaur*/recoloq*/recoloc*/repon*/repo*/restabele*/volte … apag*/elimin*/remov*/sumir/desaparec*/limpe*;
        apag*/elimin*/remov*/sumir/sumiu/desaparec* … restaur*/recoloq*/recoloc*/reponh*/restabele*
      `,
      it: `
        ripristin*/rimett*/reinser*/riscriv*/ricrea* … cancell*/rimoss*/eliminat*/pulizi*/sparis*/tolt*;
        cancell*/rimoss*/eliminat*/sparis*/tolt* … ripristin*/rimett*/reinser*/riscriv*/ricrea*
      `,
      nl: `
        herstel*/terugzet*/zet … gewist/verwijderd/weg/verdwe*/opschon*; gewist/verwijderd/verdwe* …
        herstel*/terug/opnieuw
      `,
      pl: `
        przywr*/odtworz*/odtwarz*/wstaw*/dopisz* … usuni*/skasow*/zniknie/sprzat*/porzadk*/wykasow*;
        usuni*/skasow*/zniknie/zniknał/wykasow* … przywr*/odtworz*/odtwarz*/wstaw*/dopisz*/wroc*
      `,
      ru: `
        верн*/восстан*/возвраща*/вписа*/впиши*/добав* … удал*/сотр*/исчез*/чистк*/убер*/пропад*/вычист*;
        удал*/сотр*/исчез*/убер*/пропад*/пропал* … верн*/восстан*/возвраща*/вписа*/впиши*
      `,
      ja: `消され/消えた/消えて/削除され/なくなっ/掃除/整理 … 戻/復元/書き直/入れ直/元に/再び/復活`,
      zh: `被删/被删掉/被清/被清理/被移除/被去掉/不见了就/没了就/一旦消失 … 补回/恢复/写回/加回/放回/补上/还原/重新写/再写/重新加`,
      ko: `지워지/삭제/사라지/없어지/정리 … 되돌/복원/다시/원래대로/되살`,
      ar: `*حذف*/أزيل*/*اختف* … *أعد*/*استعد*/*استرجع*`,
    },
    { negatable: 'within' },
  ),
  ...phraseClues('voice of authority', 1, {
    en: `
      anthropic/openai/google/microsoft/github/vendor's/provider's
      security/safety/trust/compliance/team/support/staff/audit; official/urgent message/notice/directive/order from;
      deployment/installation/instance/agent is/are under audit/review/investigation
    `,
    de: `
      hier spricht/schreibt/ist … team/abteilung/anthropic/openai/support/sicherheit*;
      sicherheitsteam/sicherheitsabteilung von; anthropic/openai/google … team/sicherheit*/support; hier
      ist/spricht/schreibt das/der/die; sicherheitsteam/sicherheitsabteilung von
    `,
    fr: `ici … equipe/service/support; equipe/service securite/conformite/support d'* …; l'equipe securite`,
    es: `
      aqui/somos/habla el?/la?/del? equipo/soporte/servicio; equipo/departamento de seguridad/soporte/cumplimiento
      de; equipo de seguridad/soporte
    `,
    pt: `
      aqui/somos/fala e?/o?/a?/da? equipe/equipa/suporte/time; equipe/equipa/time/departamento de seguranca/suporte
      da/do
    `,
    it: `qui/siamo/parla il?/la?/lo? team/squadra/assistenza/reparto/ufficio; team/reparto/ufficio sicurezza di/del`,
    pl: `tu/tutaj/pisze zespoł/zespol/dział/dzial; zespoł/dział bezpieczenstwa`,
    ru: `
      говорит/пишет/это служба/команда/отдел/группа; служба/команда/отдел безопасности/поддержки
      anthropic/openai/компании
    `,
    ja: `こちらは/こちら、 … チーム/部門/サポート/運営; セキュリティ チーム/部門`,
    zh: `这里是/我们是/我是 … 安全/团队/官方/审计/支持; 安全团队/安全部门/官方团队`,
    ko: `여기는/저희는/본 … 보안팀/팀/지원/운영; 보안팀`,
  }),
];
