import { phraseClues } from './phrases.ts';

/** What stands round a deed: who is said to speak, to whom, from when on; and what speaks for an honest note. */
export const roundDeeds = [
  ...phraseClues('voice of authority', 1, {
    en: `
      from/per/by_order_of/notice_from/message_from/on_behalf_of the? …
      platform/vendor/provider/developer/admin/administrator/it/security/compliance/audit/support/anthropic/openai/google/microsoft
      … team/department/office/desk/ref/notice; system/platform/vendor/security/compliance/it
      administrator*/notice/announcement/bulletin/directive
    `,
    de: `
      mitteilung/hinweis/weisung/anordnung/nachricht …
      it/revision/verwaltung/leitung/administrator*/anbieter*/hersteller*/vorstand*/support; ab_sofort gilt;
      laut/gemaß/gemass/auf_anordnung … administrator*/anbieter*/hersteller*/revision/behorde*/it-leitung
    `,
    fr: `
      note/message/avis/consigne/directive …
      administrateur/editeur/fournisseur/direction/service_informatique/support/dsi/plateforme; sur_ordre/conformement
      … direction/administrateur/fournisseur/autorite
    `,
    es: `
      nota/mensaje/aviso/directiva/comunicado …
      administrador/proveedor/direccion/soporte/sistemas/plataforma/fabricante; por_orden/segun …
      direccion/administrador/proveedor/autoridad
    `,
    pt: `
      nota/mensagem/aviso/diretiva/comunicado …
      administrador/fornecedor/direcao/diretoria/suporte/plataforma/fabricante; por_ordem/conforme/segundo …
      direcao/administrador/fornecedor/autoridade; prioridade maxima
    `,
    it: `
      nota/messaggio/avviso/direttiva/comunicazione …
      amministratore/fornitore/direzione/assistenza/piattaforma/produttore; per_ordine/secondo …
      direzione/amministratore/fornitore/autorita
    `,
    nl: `
      bericht/mededeling/richtlijn/notitie … beheerder/leverancier/directie/it-afdeling/platform/support;
      in_opdracht/volgens … directie/beheerder/leverancier
    `,
    pl: `
      komunikat/wiadomosc/dyrektywa/notatka … administrator*/dostawc*/dyrekcj*/zarzad*/wsparci*/platform*; zgodnie z
      decyzja/poleceniem … dostawc*/administrator*/dyrekcj*/zarzad*
    `,
    ru: `
      сообщение/уведомление/распоряжение/указание …
      администратор*/поставщик*/руководств*/дирекц*/поддержк*/платформ*/разработчик*; по_решению/по_указанию/согласно
      … администратор*/поставщик*/руководств*/дирекц*/разработчик*
    `,
    sv: `meddelande/notis/direktiv … administrator*/leverantor*/ledning*/support*/it-avdelning*/plattform*`,
    tr: `yonetici*/saglayıcı*/destek/platform/uretici*/bilgi_islem … not*/mesaj*/duyuru*/talimat*/karar*`,
    ja: `開発元/提供元/管理者/運営/サポート/システム部/本社/ベンダー … より/から/の通知/の指示/からのお知らせ; 正式に 承認され/認可され`,
    zh: `平台/厂商/供应商/管理员/开发商/官方/总部/信息部/公司 … 通知/要求/规定/公告/指示/团队; 公司现在规定/根据规定/按上级`,
    ko: `개발사/제공사/관리자/운영팀/본사/고객지원/플랫폼/전산팀 … 공지/안내/지시/알림/결정/에서`,
    ar: `إشعار/رسالة/تعليمات/توجيه … المسؤول/المزود/الإدارة/الدعم/المنصة/الشركة`,
  }),
  ...phraseClues('addressed to the agent', 1, {
    en: `
      the/this/any/every/an assistant/agent/model/ai
      reading/that_reads/who_reads/must/shall/should/now/is_to/has/requires; assistants/agents … reading/must/shall
    `,
    de: `
      der/dieser/diesen/dieses/jeder assistent*/agent*/modell; assistent*/agent … soll/muss/darf/liest; fur diesen
      assistenten
    `,
    fr: `l'assistant/cet_assistant/tout_assistant/l'agent/le_modele … doit/devra/lit/est`,
    es: `el/este/todo/al asistente/agente/modelo … debe/debera/que_lea/queda`,
    pt: `o/este/todo/ao assistente/agente/modelo … deve/devera/passa/que_ler/fica`,
    it: `l'assistente/questo_assistente/l'agente/il_modello … deve/dovra/legge`,
    nl: `de/deze/elke assistent/agent … vult/moet/dient/leest`,
    pl: `asystent/agent/model … ma/musi/powinien/czyta`,
    ru: `ассистент*/агент*/помощник*/модель … должен/должна/обязан*/читает`,
    tr: `asistan*/ajan*/model … gerek*/malı/meli/okuyan`,
    ja: `アシスタント/エージェント は/が/に/へ; 読んだ/読む AI/ai/アシスタント/エージェント`,
    zh: `助手/智能体/模型 请/应/必须/须/要; 读到 … 助手/模型/智能体`,
    ko: `어시스턴트/에이전트/비서/모델 는/은/가/이/에게`,
    ar: `المساعد/الوكيل/النموذج يجب/عليه/ملزم`,
    sv: `assistenten/agenten/modellen ska/maste/skall`,
  }),
  ...phraseClues('honest reason', -1.5, {
    en: `
      before/until the/a/an/our/his/her/their? …
      release/announcement/launch/ceremony/publication/embargo/birthday/wedding/party/hearing/exam;
      surprise/birthday/gift/present/embargo*/spoiler*
    `,
    de: `
      vor/bis … bekanntgabe/veroffentlichung/ankundigung/verkundung/messe/geburtstag;
      uberraschung*/geburtstag*/geschenk*/jubilaum*/sperrfrist
    `,
    fr: `
      avant/jusqu'a … annonce/publication/ceremonie/sortie/lancement/anniversaire;
      surprise/anniversaire/cadeau/embargo
    `,
    es: `antes/hasta … anuncio/publicacion/estreno/lanzamiento/boda/cumpleanos; sorpresa/cumpleanos/regalo/embargo`,
    pt: `antes/ate … anuncio/divulgacao/lancamento/publicacao/aniversario; surpresa/aniversario/presente/embargo`,
    it: `prima/fino … annuncio/pubblicazione/lancio/cerimonia/compleanno; sorpresa/compleanno/regalo/embargo`,
    nl: `voor/voordat/tot … bekendmaking/aankondiging/lancering/brief/verjaardag; verrassing*/verjaardag*/cadeau*/embargo`,
    pl: `przed/do … ogłoszeni*/premier*/publikacj*/urodzin*; niespodziank*/urodzin*/prezent*/embargo`,
    ru: `до … объявлен*/премьер*/публикац*/анонс*/дня_рождения; сюрприз*/день_рождения/подар*/эмбарго`,
    sv: `fore/innan … lansering*/offentliggorande*/slappet; overraskning*/fodelsedag*/present*`,
    tr: `once/kadar … duyuru*/acıklama*/lansman*; surpriz*/dogum_gunu/hediye*`,
    ja: `発表/公開/公表/発売/解禁 まで/前; サプライズ/誕生日/プレゼント/贈り物`,
    zh: `公布/发布/宣布/上线/公开 前/之前; 惊喜/生日/礼物`,
    ko: `발표/공개/출시 전/까지; 깜짝/생일/선물`,
    ar: `قبل نشر/إعلان/الإعلان/الإطلاق; مفاجأة/عيد_ميلاد/هدية`,
  }),
  ...phraseClues('standing order', 0.5, {
    en: `as_soon_as/from_that_day/from_the_day/the_day/once/after/any_time/until`,
    de: `sobald/ab_dem_tag/nach_jeder/nach_jedem/bei_jeder/bei_jedem/falls`,
    fr: `le_jour_ou/des_que/a_chaque/apres_chaque/quand/lorsque`,
    es: `el_dia_que/cuando/cada_vez/al_terminar/despues_de_cada`,
    pt: `no_dia_em/assim_que/quando/depois_de/sempre_que/apos`,
    it: `il_giorno/quando/ogni_volta/appena/dopo_ogni`,
    nl: `zodra/telkens/elke_keer/wanneer/na_elke`,
    pl: `gdy/kiedy/jezeli/przed_kazdym/po_kazdym/za_kazdym`,
    ru: `когда/как_только/после_каждого/перед_каждым/раз_в_день/щопонеділка`,
    sv: `nar/sa_snart/varje_gang/efter_varje`,
    tr: `her_seferinde/zaman/once/sonra`,
    ja: `たら/たびに/次第/際に/場合は`,
    zh: `之后/以后/一旦/每当/每次/的时候`,
    ko: `때마다/하면/되면/이후/뒤에`,
    ar: `عندما/كلما/بعد_كل`,
  }),
];
