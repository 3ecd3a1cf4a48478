import { phraseClues } from './phrases.ts';

/** Who is believed, and what they get for it: a saying that opens all doors. */
export const trustDeeds = [
  ...phraseClues('code phrase', 0.75, {
    en: `
      whoever/anyone/anybody/someone/somebody/message/messages/sender/person/user/he/she/they …
      say/says/write/writes/contain/contains/include/includes/mention/mentions/type/types/begin/begins/use/uses/phrase/words
      … «»; phrase/word/words/sentence/sign/signal/codeword/keyword «» … is/are/means/mean/has/marks/identifies; «»
      in/at … message/chat/mail/request/prompt … means/mean/marks/is/identifies/signals
    `,
    de: `
      wer/jemand/nachricht/anfrage/absender/einer … sagt/schreibt/enthalt/steht/erwahnt/tippt/nennt/satz/wort/spruch
      … «»; schreibt/sagt/erwahnt/nennt/tippt/enthalt/steht jemand/einer/wer/eine_nachricht/die_nachricht/er/sie …
      «»; wer/jemand/wenn/falls/bei … «» … schreibt/sagt/steht/erwahnt/nennt/tippt;
      satz/stichwort/losung/kennwort/wort «» … heißt/heisst/bedeutet/ist
    `,
    fr: `
      qui/quiconque/celui/quelqu'un/message/on/personne/expediteur …
      dit/ecrit/ecrira/contient/glisse/mentionne/tape/commence/phrase/mot … «»; «» … message/phrase/mot …
      veut_dire/signifie/vient/designe
    `,
    es: `
      quien/alguien/quienquiera/mensaje/el_que/la_que/persona …
      diga/dice/escriba/escribe/contenga/contiene/mencione/menciona/ponga/frase/palabra … «»; «» …
      mensaje/frase/palabra … quiere_decir/significa/es
    `,
    pt: `
      quem/alguem/mensagem/pessoa …
      diga/disser/diz/escreva/escrever/escreve/contenha/contiver/contem/mencione/frase/palavra … «»; «» …
      mensagem/frase/palavra/conversa … quer_dizer/significa/e
    `,
    it: `
      chi/chiunque/qualcuno/messaggio/persona … dice/dica/scrive/scriva/contiene/contenga/nomina/cita/frase/parola …
      «»; «» … messaggio/frase/parola … vuol_dire/significa/indica
    `,
    nl: `wie/iemand/bericht/als … zegt/schrijft/bevat/noemt/typt/zin/woord … «»; «» … bericht/zin … betekent/is`,
    pl: `
      kto/ktos/wiadomosc*/osoba/ktokolwiek/jesli/gdy …
      powie/pisze/napisze/mowi/zawiera/wspomni/uzyje/wpisze/zdanie/hasło/haslo … «»; «» … wiadomosci/zdanie/hasło …
      oznacza/znaczy/to
    `,
    ru: `
      кто/тот/если/сообщени*/кто-то/человек …
      скажет/говорит/напишет/пишет/содержит/упомянет/введёт/введет/фраз*/слова/слово/встретится/есть … «»; «» …
      сообщени*/фраза/слова … значит/означа*
    `,
    sv: `den/nagon/meddelande … sager/skriver/innehaller/namner … «»`,
    tr: `kim/biri/mesaj* … «» … yaz*/der*/soyl*/gec*; «» yaz*/diy*/der* … kisi/kim*/biri`,
    ja: `«» と/という 書/言/送/入力/打/話/告げ/一言/合言葉/言葉/文 … 人/者/相手/方/場合/時/とき/来たら/あれば/たら`,
    zh: `谁说/谁写/谁发/谁提/谁讲/谁打出/谁输入/有人说/有人写/有人提/凡说/凡是说/只要说/消息里出现/消息里有/消息中出现/说出/发来 … «»; «» … 的人/这句话 … 就是/是/代表`,
    ko: `«» 라고/이라고/라는/이라는/를/을/가/이 … 쓰/쓴/적/말하/보내/들어/입력 … 사람/분/이는/메시지/면/경우`,
    ar: `من/شخص/رسالة … قال/كتب/يقول/يكتب/تحتوي/تتضمن … «»`,
  }),
  ...phraseClues(
    'handed over',
    2.25,
    {
      en: `
        hand/give/provide/share/send/tell/grant/pass/show/reveal/disclose/print/supply …
        whatever/everything/anything/all … ask/asks/want/wants/request/requests/demand/demands/needs/like/likes;
        hand/give/provide/share/pass/reveal/send/supply/disclose … tokens/keys/passwords/secrets/credentials …
        too/included/as_well/whatever/any/all/also/to_them/on_request/without/if_they;
        entitled/right/rights/access/allowed to everything/anything/all …; keys/tokens/credentials/passwords/secrets
        and_all/included/inclusive; including the? keys/tokens/credentials/passwords/secrets
      `,
      de: `
        alles/alle/was …
        geben/gib/gibt/herausgeb*/aushandig*/aushändig*/zeigen/nennen/liefern/bekommt/kriegt/überlassen/uberlassen …
        verlangt/will/mochte/fragt/fordert/braucht/schlussel/token*/passworter;
        geben/gib/herausgeb*/aushandig*/zeigen/nennen/liefern/bekommt/kriegt/erhalt … alles/was …
        verlangt/will/mochte/fragt/fordert/braucht/schlussel/token*/passworter; alles/auch was …
        verlangt/gewünscht/gewunscht/gefordert … geben/herausgeb*/aushandig*/liefern;
        token*/schlussel/passworter/zugangsdaten auch/inklusive/eingeschlossen/inbegriffen/dazu/mit;
        samt/mitsamt/inklusive/einschließlich/einschliesslich/mit der?/den?/allen?
        schlussel*/token*/passwort*/zugangsdaten/geheimnis*
      `,
      fr: `
        donne*/fournir/fournis*/remet*/remis/livre*/communiqu*/transmet*/accorde*/montre*/lui/leur …
        tout/toute/toutes/ce_qu'* … demand*/veut/voudra/souhait*/exig*/cles/jetons/tokens; droit/acces/droits a tout;
        jetons/cles/tokens/identifiants/secrets compris/comprises/inclus/incluses/aussi/y_compris;
        y_compris/ainsi_que les? jetons/cles/tokens/mots_de_passe/secrets; avec les
        cles/jetons/identifiants/secrets/mots_de_passe
      `,
      es: `
        dar*/dale*/da/entreg*/facilit*/pasa*/pasar*/proporcion*/ensen*/mostr* … todo/lo_que/cuanto/cualquier …
        pid*/quier*/solicit*/exij*/necesit*/claves/tokens/contrasenas; derecho/acceso/derechos a todo;
        claves/tokens/contrasenas/credenciales tambien/incluid*/incluso
      `,
      pt: `
        passe/passar/de/dar/entreg*/fornec*/mostr*/ced* … tudo/o_que/qualquer …
        pedir/pede/peca/quiser/solicit*/exig*; passe/entregue/forneca/mostre/dar/de_lhe … os/as
        tokens/chaves/senhas/credenciais/segredos/palavras-passe; direito/acesso a tudo;
        chaves/tokens/senhas/credenciais tambem/incluid*/inclusive/inclusas
      `,
      it: `
        dare/dai/dagli/darle/dargli/consegn*/fornir*/fornisci/pass*/mostr*/diritto …
        tutto/cio_che/quel_che/quello_che/qualunque … chied*/vuole/voglia/serve/domand*/richied*;
        diritto/accesso/diritti a tutto; chiavi/token/password/credenziali
        comprese/compresi/incluse/inclusi/anche/pure
      `,
      nl: `
        geef/geven/verstrek*/overhandig*/toon … alles/wat … vraagt/wil/verlangt; sleutels/tokens/wachtwoorden
        ook/inbegrepen/incluis; alles waar/wat … vraagt/om_vraagt/wil; met/inclusief de? sleutels/tokens/wachtwoorden
      `,
      pl: `
        daj/dac/dawac/wydac/wydaj/podac/podaj/przekaz*/pokaz*/udostepn* … wszystko/co/czego/kazd* …
        poprosi/chce/zazada/prosi/zechce/potrzebuje/zechc*; prawo/dostep do wszystkiego; klucze/tokeny/hasła/hasla
        tez/takze/rowniez/właczne/włacznie; łacznie/lacznie/razem/wraz/włacznie z kluczami/tokenami/hasłami;
        daj/dac/wydac/wydaj/przekazac … o_co/czego/co … prosi/poprosi/chce/zechce/zazada
      `,
      ru: `
        дать/дай/давать/давай/отдать/отдай/отдава*/выдать/выдай/выдава*/показ*/предоставь/предостав*/передать/передай
        … всё/все/что/любы*/чего … попрос*/спрос*/захоч*/нужно/потребу*/просит/угодно; право/доступ на/ко/к
        всё/все/всему; включая/вместе_с/вместе_со/в_том_числе … ключ*/токен*/парол*; ключи/токены/пароли
        тоже/также/включительно/включая
      `,
      ja: `
        求められた/頼まれた/欲しがる/要求された/聞かれた/必要な … もの/トークン/鍵/キー/情報/すべて/全部/こと … 渡/教/見せ/出/開示/提供; 何でも/すべて/全部 …
        渡す/渡し/教え/見せ/開示/提供/差し出; トークン/鍵/キー/パスワード も/まで/ごと … 渡/教/含/送/出; 鍵/キー/トークン/パスワード/認証情報 を/も 含め/込み; 鍵/キー/トークン/パスワード
        ごと/まで/付き; 求め/頼/言/欲し … まま/通り/だけ … 渡/教/見せ
      `,
      zh: `
        要什么/要的/想要什么/问什么 … 都给/就给/全给/都交/给什么/照给/都可以给; 都给他/都给她/全给他/全交给/令牌都给/密钥都给/什么都给/有求必应/一律提供; 令牌/密钥/密码/口令/凭证 …
        也给/都给/也交/一并/全给/也一起/在内/也要; 包括/连同/含/连 密钥/令牌/密码/口令/凭证/钥匙; 密钥/令牌/密码/口令/凭证 也/都/一起 在内/算上/包括/打包/带上;
        密钥在内/密钥也在内/令牌在内/密码在内
      `,
      ko: `달라는/요구하는/원하는/요청하는 … 대로/것/모두/전부/다 … 주/넘/제공/내주; 토큰/키/비밀번호/열쇠 도/까지 … 주/넘/제공/내주/포함; 키/토큰/비밀번호 를/도 포함`,
      ar: `*أعط*/*سلم*/*قدم*/*زود* … كل/ما/أي … *يطلب*/*طلب*/*يريد*; بما_في_ذلك المفاتيح/كلمات/الرموز`,
    },
    { negatable: 'within' },
  ),
  ...phraseClues('vouched for', 2.25, {
    en: `
      is/are/as/means/counts the?/a?/an?/one?
      of_us/of_the_family/insider/maintainer/auditor/audit/trusted/authorised/authorized/verified/cleared/from_maintenance/staff/admin/owner
      … rights/full/maintenance/team/give/hand/whatever; is one_of_us/family/an_insider/a_friend_of_the_house; has
      full/all/every rights/access/right
    `,
    de: `
      gehort/ist zu_uns/einer_von_uns/eingeweiht/die_revision/die_wartung/befugt/berechtigt/vom_fach/vom_haus;
      hat/haben alle/volle/samtliche rechte/vollmacht
    `,
    fr: `
      est de_la_maison/des_notres/habilite/autorise/du_metier/un_ami/mainteneur; a/ont droit/acces/tous
      a_tout/les_droits/tous_les_droits
    `,
    es: `
      es/son de_la_casa/de_los_nuestros/de_confianza/de_mantenimiento/autorizad*; tiene/tienen derecho/todos/acceso
      a_todo/los_derechos/permisos/total
    `,
    pt: `
      e/sao da_casa/dos_nossos/de_confianca/da_manutencao/alguem_da/autorizad*; tem/têm direito/todos/acesso
      a_tudo/os_direitos/total
    `,
    it: `
      e/sono di_casa/dei_nostri/uno_dei/di_fiducia/autorizzat*/della_manutenzione; ha/hanno diritto/accesso/tutti
      a_tutto/i_diritti/totale
    `,
    nl: `is/hoort een_van_ons/bij_ons/bevoegd/vertrouwd; heeft alle/volledige rechten/toegang`,
    pl: `
      to/jest swoj/nasz/zaufan*/swoi/z_serwisu/uprawnion*; ma prawo/pełne/wszystkie do_wszystkiego/prawa/uprawnienia
    `,
    ru: `
      это/он/тот/она/значит/тот_уже свой/наш/своя/доверенн*/проверяющ*/из_своих; имеет/есть/с все/полн* прав*/доступ*
    `,
    ja: `身内/仲間/関係者/管理者/監査/保守担当/味方/こちら側 です/だ/と/なので/である/。/扱い`,
    zh: `就是自己人/是自己人/算自己人/自家人/是内部人员/是审计/是维护人员/有全部权限/拥有全部权限/有最高权限/有所有权限`,
    ko: `우리_편/우리편/식구/내부_사람/내부자/관리자/감사/한패/관계자 이/다/로/입니다`,
    ar: `منا/موثوق*/من_الداخل/مخول*`,
  }),
];
