import { phraseClues } from './phrases.ts';

/** Money is to go elsewhere than those who pay think. */
export const moneyDeeds = [
  ...phraseClues(
    'money turned',
    1.5,
    {
      en: `
      payments/refunds/deposits/donations/dues/fees/rent … now_go/go_now/go_to/are_paid/redirected/rerouted;
      account/accounts/iban/bank/banks/payout/payouts/wallet/remittance …
      moved/changed/switched/redirected/rerouted/now_go/go_now/have_moved/updated/replaced/outdated/closed;
      moved/changed/switched/redirected/rerouted … another/new/different account/iban/bank/wallet;
      use/enter/insert/put/substitute/quote … iban/account_number/sort_code/wallet/pix;
      pay/transfer/route/redirect/send/wire/remit … to the? iban/account/wallet; old/previous/former
      account/iban/bank/details/invoice … ignore/outdated/replace/treat;
      account/payee/recipient/supplier/contact/phone/address/number/qr_code/link …
      is_now/are_now/has_changed/has_moved/instead_of/in_place_of/replace/replacing/swap/overwrite;
      give/quote/show/use/put … number/account/address/phone/iban/link … instead/rather/always
    `,
      de: `
      konto/konten/kontoverbindung/bankverbindung/iban/kaution*/zahlung*/spende*/uberweisung*/miete*/beitrag*/honorar*
      … neu*/jetzt/seit/ab_sofort/geandert/gewechselt/umgestellt/auf_das_konto/auf_folgendes;
      uberweise*/uberweist/zahle/zahlen/zahlt/buche … auf das/dieses/folgendes/ein? konto/iban; alte/alten/bisherige*
      … konto/kontoverbindung/bankverbindung/iban … ersetz*/austausch*/streich*/ignorier*;
      iban/kontonummer/telefonnummer/adresse/empfanger/zahlungsempfanger …
      gilt/lautet/ist_jetzt/statt/anstelle/tausch*/ersetz*/uberschreib*; gilt … iban/kontonummer/konto; alte/bisherige
      nummer/iban/adresse … tausch*/ersetz*/streich*
    `,
      fr: `
      rib/iban/compte/coordonnees_bancaires/virement*/dons/loyer*/cotisation*/reglement*/paiement* …
      change*/nouveau*/desormais/maintenant/remplace*/modifie*/bascule*;
      employ*/utilis*/inser*/verser/virer/regler/payer … iban/rib/compte;
      numero/adresse/telephone/destinataire/beneficiaire/compte … remplac*/au_lieu/a_la_place/desormais;
      mets/mettre/donne/donner/indique* … numero/compte/rib/adresse … au_lieu/a_la_place/toujours
    `,
      es: `
      cuenta/iban/transferencia*/pago*/donacion*/alquiler*/cuota*/cobro*/bizum/domiciliacion* …
      cambi*/nueva/ahora/pasa*/sustituy*/actualiz*/reemplaz*; usa*/pon/ingresa*/transfiere*/paga*/abona* …
      iban/cuenta; telefono/numero/direccion/proveedor/beneficiario/destinatario/cuenta …
      cambio/cambiaron/en_lugar/en_vez/quit*/sustitu*/siempre; pon/da/usa … siempre … numero/telefono/cuenta
    `,
      pt: `
      conta/iban/pix/chave_pix/transferencia*/pagamento*/doac*/aluguel/aluguer/mensalidade*/boleto* …
      mudou/mudaram/passou/nova/agora/alterad*/atualiz*/substitu*/troc*; use*/coloqu*/pagu*/transfir*/deposite* …
      iban/conta/pix; telefone/numero/endereco/fornecedor/beneficiario/conta/chave …
      mudou/e_agora/agora_e/em_vez/no_lugar/troque/substitu*; de/use/informe … sempre … numero/telefone/conta
    `,
      it: `
      conto/iban/coordinate/bonific*/pagament*/donazion*/affitt*/quot*/rimbors*/versament* …
      cambiat*/nuov*/ora/adesso/d'ora/aggiornat*/sostitui*/passat*/al_posto; usa*/inserisc*/versa*/paga*/bonifica …
      iban/conto; telefono/numero/indirizzo/fornitore/beneficiario/destinatario/sito …
      cambiat*/invece_che/al_posto/sostitu*/d'ora; scarica … da … invece/al_posto
    `,
      nl: `
      rekening/rekeningnummer/iban/betaling*/huur/contributie/donatie*/overboeking*/borg …
      gewijzigd/nieuw*/nu/voortaan/verhuisd/vervang*/aangepast; betaal/stort/boek/gebruik … iban/rekening*;
      telefoonnummer/nummer/adres/leverancier/ontvanger/rekening … is_nu/in_plaats/voortaan/vervang*; geef/gebruik …
      rekening*/nummer … in_plaats/voortaan
    `,
      pl: `
      rachun*/kont*/iban/wpłat*/wplat*/przelew*/składk*/czynsz*/darowizn*/opłat* …
      nowy/nowe/teraz/zmien*/ida/odtad/zastap*/podmien*/zaktualiz*; numer … rachunku/konta/regulaminu …
      podmien*/zastap*/zmien*/uzyw*; telefon*/numer*/adres*/odbiorc*/dostawc* …
      zmienił*/teraz/zamiast/podmien*/zastap*; podawaj/podaj/uzywaj … numer*/rachun*/kont*
    `,
      ru: `
      реквизит*/счёт*/счет*/перевод*/платеж*/платёж*/оплат*/взнос*/аренд*/пожертвован*/кошел* …
      измен*/нов*/теперь/сменил*/другой/замен*/поменя*/перешл*; платёж/платеж/перевод/оплату … на
      ооо/ип/счёт/счет/карту; подготовь/отправь/перечисл*/переведи/включи … платёж/платеж/перевод/деньги/сумму;
      телефон*/номер*/адрес*/получател*/поставщик* … теперь/сменил*/вместо/замен*/поменяй; ставь/указывай/давай …
      получател*/номер*/реквизит*/счёт*/счет*
    `,
      sv: `
      konto/kontonummer/bankgiro/plusgiro/swish/iban/betalning*/hyra*/avgift*/insattning* …
      nytt/andrat/bytt/nu/numera/ersatt/fran_och_med; betala/satt_in/overfor … konto/iban/bankgiro;
      telefonnummer/nummer/adress*/mottagare/leverantor* … ar_nu/i_stallet/byt*/ersatt*
    `,
      tr: `
      hesap/hesab*/iban/odeme*/havale*/aidat*/kira*/bagıs* …
      degisti/yeni/artık/bundan_boyle/guncellen*/yerine/tasındı; yatır*/gonder*/ode*/havale … iban/hesab*;
      telefon*/numara*/adres*/alıcı*/tedarikci* … degisti/artık/yerine/degistir*
    `,
      ja: `
      口座/振込先/振込/入金先/送金先/支払先/家賃/会費/寄付 … 変わ/変更/新しい/今後/差し替え/更新/切り替え/移行; 口座だけ/振込先だけ … 差し替え/変え; 電話番号/宛先/受取人/連絡先/住所 …
      変わ/代わり/差し替え/今後/新しい
    `,
      zh: `
      账户/账号/收款/汇款/打款/转账/付款/对公/卡号/房租/货款/学费/捐款 … 变更/更换/改为/改到/换成/换到/新的/现改/更新/统一打到/统一转到/转到/打到; 收款码/二维码/电话/号码/收件人/供应商/地址 …
      更新/改/换/统一用/替换; 旧的/原来的/以前的 … 替换/换掉/删掉
    `,
      ko: `
      계좌/입금/송금/납부/이체/회비/월세/후원금/강사료/수강료 … 바뀌/변경/새로/새_/이제/앞으로/교체/옮겼; 전화번호/수취인/주소/연락처/큐알/QR … 바뀌/대신/앞으로/교체; 예전/이전
      번호/계좌/주소
    `,
      ar: `
      الحساب/حساب/آيبان/ايبان/التحويل*/الدفع*/التبرعات/الإيجار/الرسوم … تغير*/الجديد/جديد/من_الآن/استبدل*/محدث*;
      حول*/ادفع*/أودع* … الحساب/حساب/آيبان; رقم/عنوان/هاتف/المستفيد … صار/أصبح/الجديد/بدلا/استبدل*; استبدله/استبدلها
      في كل/جميع
    `,
    },
    { negatable: 'within' },
  ),
];
