import { phraseClues } from './phrases.ts';

/** What leaves: data to an address outside, secrets into a text that others read. */
export const outwardDeeds = [
  ...phraseClues(
    'sending',
    0.5,
    {
      en: `
      drop/put/share/copy/mirror/sync/paste/export/upload/append/add/cc/bcc/relay/leak/dump …
      http*/@/ftp*/gist/pastebin/bucket/drive/dropbox/webhook/share/external/partner/vendor
    `,
      de: `
      schick*/send*/lad*/kopier*/leit*/ubermittel*/stell*/leg*/weiterleit*/hochlad*/exportier* …
      http*/@/formular/freigabe/adresse/extern*/partner*/cloud/agentur
    `,
      fr: `
      envoy*/transmet*/transfer*/copie*/gliss*/depos*/partag*/exporte*/televers*/ajoute*/charge* …
      http*/@/partage/adresse/extern*/partenaire*/prestataire
    `,
      es: `
      envi*/mand*/sub*/copi*/export*/compart*/reenv*/transfier*/cargar/carga/pon*/ponl* …
      http*/@/documento_compartido/compartid*/extern*/enlace/proveedor
    `,
      pt: `
      envi*/mand*/sub*/copi*/export*/compartilh*/partilh*/encaminh*/transfir*/carregu* …
      http*/@/compartilhad*/partilhad*/extern*/link/parceiro*
    `,
      it: `
      invia*/inviar*/manda*/carica*/caricar*/copia*/esporta*/condivid*/inoltra*/trasmett* …
      http*/@/condivis*/estern*/link/fornitore/deposito
    `,
      nl: `stuur*/verstuur*/upload*/kopieer*/deel*/exporteer*/mail*/zet/plaats* … http*/@/gedeelde/extern*/link/map/partner`,
      pl: `
      wysyłaj/wyslij/przesyłaj/przeslij/wgraj/wgrywaj/kopiuj/skopiuj/udostepni*/eksportuj/przekaz* …
      http*/@/zewnetrzn*/link/partner*/folder*
    `,
      ru: `
      отправ*/отсыла*/пересыла*/перешли/загружа*/загрузи/копиру*/скопируй/выгружа*/выгрузи/передава*/передай …
      http*/@/внешн*/ссылк*/партнёр*/общ*
    `,
      sv: `skicka/ladda_upp/kopiera/dela/exportera/vidarebefordra/lagg … http*/@/extern*/lank/partner*/delad*`,
      tr: `
      gonder*/yolla*/yukle*/kopyala*/paylas*/aktar*/ilet*; http*/@ …
      gonder*/yolla*/yukle*/kopyala*/paylas*/aktar*/ilet*
    `,
      ja: `http*/@/共有先/外部/宛て/アドレス … 送/送信/アップ/複製/コピー/転送/共有/投稿/渡; 送/送信/アップロード/複製/転送`,
      zh: `贴到/上传到/发到/发给/发送到/传到/抄送/同步到/拷贝到/复制到/转发到/导出到/放到 … http*/@/公开/外部/网盘/链接/下载目录/群`,
      ko: `http*/@/외부/공유_폴더/공유폴더/링크 … 보내/전송/올려/올리/업로드/복사/공유/전달`,
      ar: `*أرسل*/*ارسل*/*ارفع*/*انسخ*/*شارك*/*حول* … http*/@/خارجي*/رابط`,
    },
    { negatable: 'within' },
  ),
  ...phraseClues('private data', 0.5, {
    en: `
      connection_strings/customer/customers/client/patient*/employee* …
      list/lists/names/numbers/records/addresses/files/data;
      address_book/contact_list/contacts/payroll/salaries/medical_record*/case_file*/recovery_phrase/seed_phrase/session_key/session_token/api_key*/bank_details/id_numbers/passport*/diagnos*/grades/personal_data;
      customer/client/member/patient/student/guest/tenant/parent …
      tab/export/dump/backup/folder/history/calls/chats/photos/details/birthdays;
      balances/payslips/minutes/transcripts/referrals/prescriptions
    `,
    de: `
      kundenliste*/kundendaten/adressbuch/kontaktliste/personalakte*/gehalt*/gehaltswunsch/telefonnummer*/patientenakte*/diagnose*/mandantendaten/ausweis*/zugangsdaten/sitzungsschlussel/noten/personliche_daten/bankdaten;
      mandanten*/schuler*/mitglieder*/patienten*/kunden*/gaste* … liste*/akte*/protokoll*/daten/ordner;
      mandantenbesprechung/gesprachsnotiz*/lohnzettel/befund*
    `,
    fr: `
      carnet_d'adresses/fichier_client*/donnees/coordonnees/dossier*/fiche*/salaire*/diagnostic*/contrat*/montant/evaluations/numero_de_securite;
      eleves/patients/clients/membres/locataires/adherents … liste*/dossier*/fichier*/donnees/photos;
      bulletins/ordonnances/releves
    `,
    es: `
      agenda/contactos/clientes/historia_clinica/historial_clinico/expediente*/nomina*/salario*/dni/diagnostico*/tarjeta/codigo_del_sms/datos_personales;
      alumnos/pacientes/clientes/socios/inquilinos … lista*/carpeta/fichas/datos/fotos; boletines/recetas/extractos
    `,
    pt: `
      agenda/contatos/contactos/clientes/prontuario*/ficha*/salario*/cpf/diagnostico*/cartao/dados_pessoais/processo*;
      alunos/pacientes/clientes/socios/inquilinos … lista*/pasta/fichas/dados/fotos;
      arquivo_completo/receitas/extratos
    `,
    it: `
      rubrica/contatti/clienti/cartella_clinica/fascicol*/stipend*/codice_fiscale/diagnos*/documento/dati_personali/anagrafica;
      alunni/pazienti/clienti/soci/inquilini … elenco/cartella/schede/dati/foto; referti/ricette/estratti
    `,
    nl: `
      klantenlijst/klantgegevens/adresboek/contacten/dossier*/salaris*/bsn/diagnose*/sessiesleutel/persoonsgegevens/medicijnlijst;
      ledenlijst/leerlingen*/patienten*/geboortedat*/huurders*; leden/leerlingen/klanten/patienten …
      lijst/map/gegevens
    `,
    pl: `
      lista_klientow/dane_klientow/ksiazk*_adresow*/kontakty/akta/pesel/pensj*/diagnoz*/dane_osobowe/kartotek*;
      uczniow/pacjentow/klientow/członkow/lokatorow … list*/dane/akta/kartotek*; wypracowan*/recept*
    `,
    ru: `
      клиентск*/клиентов/адресн*/контакт*/зарплат*/паспорт*/диагноз*/персональн*/медкарт*/дел*
      клиентов/данные/книг*/базу/номера; учеников/пациентов/клиентов/жильцов/сотрудников … списк*/дел*/баз*/данн*;
      переписк*/справк*/базу_пациентов
    `,
    sv: `
      kundlista*/kunduppgifter/adressbok/kontakter/journal*/lon*/personnummer/diagnos*/personuppgifter;
      elevlist*/medlemslist*/patient*/kund* lista*/uppgift*
    `,
    tr: `
      musteri*/muvekkil*/hasta*/kisi* … liste*/ad*/bilgi*/veri*/kayıt*; tc_kimlik/maas*/rehber*/kimlik/tanı*;
      ogrenci*/uye*/hasta*/musteri* … liste*/dosya*/bilgi*; veritabanı*
    `,
    ja: `
      顧客/参加者/患者/社員/会員/利用者 … 名簿/リスト/一覧/名前/情報/データ; 名簿/連絡先/電話番号/住所録/カルテ/給与/個人情報/中身; 台帳/予約/相談/顧客/生徒/会員 … 記録/内容/情報/一覧;
      相談記録/予約台帳/共有フォルダの鍵
    `,
    zh: `客户名单/客户资料/手机号/身份证/通讯录/病历/工资/联系人/名单/个人信息/口令/合同金额/住址; 学生/客户/患者/会员/住户 … 资料/名单/电话/记录/住址`,
    ko: `고객/회원/환자/직원/학생 … 명단/목록/정보/연락처/전화번호/자료; 주민등록번호/연락처/명단/진료_기록/급여/개인정보/주소록; 상담_기록/상담기록/학원생/수강생/회원 기록/자료/명부`,
    ar: `العملاء/الزبائن/المرضى/الموظفين/جهات_الاتصال/الرواتب/كشف_الحساب/التحويلات/البيانات/الهوية`,
    hi: `ग्राहकों/मरीजों … फ़ोन/नंबर/सूची`,
    vi: `khách … số/danh_sách`,
  }),
  ...phraseClues(
    'secrets gathered',
    1.5,
    {
      en: `
      password/passwords/passphrase/recovery_phrase/seed_phrase/pin/one-time_code/sms_code/mfa_code/credentials/api_key/api_keys/token/tokens
      … save/store/remember/note/record/write/keep/add/list/append/log …
      memory/note/notes/here/file/document/export/report/reply/answer/list;
      save/store/remember/note/record/write/keep/list …
      password/passwords/passphrase/recovery_phrase/seed_phrase/one-time_code/sms_code/credentials/api_key/api_keys …
      memory/note/notes/here/document/plain_text/report/reply/list; ask … for …
      password/passphrase/recovery_phrase/seed_phrase/pin/one-time_code/credentials
    `,
      de: `
      passwort/passworter/kennwort/pin/tan/code/zugangsdaten/schlussel …
      notier*/merk*/speicher*/schreib*/aufschreib*/festhalt* … gedachtnis/notiz/datei/liste/dokument/hier; frag* …
      nach … passwort/kennwort/pin/tan/zugangsdaten
    `,
      fr: `
      mot_de_passe/mots_de_passe/code/identifiants/cle … note*/enregistre*/conserve*/inscri*/consign*/garde* …
      memoire/note/fichier/document/ici; demande* … mot_de_passe/code_secret/identifiants
    `,
      es: `
      clave/claves/contrasena*/pin/codigo … apunt*/guard*/anot*/registr*/escrib* …
      memoria/nota/documento/archivo/aqui; apunt*/guard*/anot* … clave/claves/contrasena*/pin/codigo;
      pide/pregunta/solicita … clave/contrasena/pin
    `,
      pt: `
      senha/senhas/palavra-passe/pin/codigo … anot*/guard*/salv*/registr*/escrev* …
      memoria/nota/documento/arquivo/ficheiro/aqui; anot*/guard*/salv* … senha/senhas/palavra-passe/pin;
      peca/pergunte/solicite … senha/palavra-passe/pin
    `,
      it: `
      password/parola_d'ordine/pin/codice/credenziali … annot*/salva*/memorizz*/registr*/scriv*/conserv* …
      memoria/nota/documento/file/qui; annot*/salva*/memorizz* … password/pin/credenziali; chiedi …
      password/pin/credenziali
    `,
      nl: `
      wachtwoord*/pincode/code/inloggegevens/sleutel … noteer*/bewaar*/onthoud*/schrijf*/sla …
      geheugen/notitie/bestand/document/hier; vraag … naar … wachtwoord*/pincode/inloggegevens
    `,
      pl: `
      hasł*/hasl*/pin/kod/dane_logowania … zapis*/zapamieta*/zanotuj*/dopis* … pamiec*/notat*/plik*/dokument*/tutaj;
      popros/zapytaj … o … hasł*/pin/kod
    `,
      ru: `
      парол*/пин-код*/код_из*/ключ*/логин* … запиши*/запомни*/сохран*/внеси*/допис* …
      памят*/заметк*/файл*/документ*/сюда; спроси*/попроси* … парол*/пин*/код
    `,
      sv: `
      losenord*/pinkod/kod/inloggning* … spara/anteckna/skriv/notera … minne*/anteckning*/fil*/dokument*/har; be/fraga
      … om … losenord*/pinkod
    `,
      tr: `sifre*/parola*/pin/kod* … kaydet*/not_al*/yaz*/sakla*/hatırla*; sifre*/parola* … iste*/sor*`,
      ja: `パスワード/暗証番号/認証コード/合言葉/秘密鍵 … 控え/保存/記録/書き留め/メモ/覚え/書き込; パスワード/暗証番号 … 尋ね/聞き出`,
      zh: `密码/口令/验证码/助记词/密钥/私钥 … 记下/记住/记录/保存/存到/存进/写进/写入/写在/填到/放到/贴到`,
      ko: `비밀번호/암호/인증번호/복구_문구/개인키 … 기억해/저장/적어/기록/메모/남겨/붙`,
      ar: `كلمة_المرور/كلمة_السر/الرمز/رمز_التحقق/المفاتيح … احفظ*/سجل*/دون*/اكتب*/خزن*`,
    },
    { negatable: 'within' },
  ),
  ...phraseClues('unseen carrier', 1.5, {
    en: `
      image/pixel/link/url/picture … followed/carrying/containing/with/ending/appended/contains/plus …
      name/amount/key/token/data/id/number
    `,
    de: `bild/pixel/link/adresse … gefolgt/angehangt/dahinter/mit … name/betrag/schlussel/daten/nummer`,
    fr: `image/pixel/lien/adresse … suivi*/contenant/avec/portant … nom/montant/cle/donnees/numero`,
    es: `imagen/pixel/enlace/direccion … seguid*/con/conteniendo/mas … nombre/importe/clave/datos/numero`,
    pt: `imagem/pixel/link/endereco … seguid*/com/contendo/mais … nome/valor/chave/dados/numero`,
    it: `immagine/pixel/link/indirizzo … seguit*/con/contenente/piu … nome/importo/chiave/dati/numero`,
    nl: `
      afbeelding/pixel/link/adres … gevolgd/met/daarachter/erachter …
      naam/bedrag/sleutel*/sessiesleutel/gegevens/nummer
    `,
    pl: `obraz*/piksel*/link*/adres* … z/zawieraj*/oraz … nazwisk*/kwot*/klucz*/dan*/numer*`,
    ru: `картинк*/изображен*/пиксел*/ссылк* … с/содержащ*/плюс … имен*/сумм*/ключ*/данн*/номер*`,
    ja: `画像/リンク/ピクセル … 末尾/後ろ/付け/含め … 名前/金額/鍵/キー/データ/番号`,
    zh: `图片/链接/像素 … 拼上/带上/附上/后面/加上 … 姓名/金额/密钥/数据/号码`,
    ko: `이미지/링크/픽셀 … 뒤에/붙여/포함/담아 … 이름/금액/키/데이터/번호`,
  }),
  ...phraseClues('outside address', 0.5, {
    en: `
      s3/ftp/webhook/webhooks/pastebin*/gist/gist*/dropbox/telegram*/discord*/ngrok*/public_bucket; ftp.*;
      hook.*/drop.*/paste.*
    `,
    ru: `телеграм*/телеграмм*/вебхук*`,
    ja: `外部/公開 … 共有/サーバ/保存先`,
    zh: `外部存储/公网/外网/外部网盘`,
    ko: `외부 저장소/서버/공유/업체`,
  }),
];
