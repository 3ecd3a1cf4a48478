import { wordsOf } from './word-table.ts';

/** What kinds of code are called; `TYPES` are those that people name in capitals. */
const TYPES = [
  'class(?:es)?|interfaces?|structs?|enums?|traits?|protocols?|records?|data ?class|dataclass|(?:view)?models?|types?|exceptions?|components?|implementations?',
  'klassen?|schnittstellen?|komponenten?|typ|typs|modell?|modells|ausnahme|implementierung|record',
  'clases?|interfaz|interface|estructura|modelo|componente|excepción|implementación|tipo',
  'classes?|estrutura|modelo|componente|exceção|implementação|tipo|interface',
  'classes?|structure|modèle|composant|exception|implémentation|interface|type',
  'classe|classi|struttura|modello|componente|eccezione|implementazione|interfaccia|tipo',
  'klasse|klassen|structuur|model|component|interface|uitzondering|type',
  'klas[aęyiąo]\\p{L}{0,3}|struktur\\p{L}{1,3}|model\\p{L}{0,3}|interfejs\\p{L}{0,3}|komponent\\p{L}{0,3}|wyjąt\\p{L}{1,4}|typ\\p{L}{0,3}',
  'klass(?:en)?|strukt(?:en)?|modell(?:en)?|gränssnitt(?:et)?|komponent(?:en)?|typ(?:en)?|luokka|luok\\p{L}{1,5}|rajapin\\p{L}{1,5}|komponent\\p{L}{1,6}',
  'sınıf\\p{L}{0,5}|arayüz\\p{L}{0,5}|model(?:i|ini|inde)?|yapı(?:sı|sını)|bileşen\\p{L}{0,5}|tip(?:i|ini)',
  'класс\\p{L}{0,3}|структур\\p{L}{1,3}|модел\\p{L}{1,3}|интерфейс\\p{L}{0,3}|компонент\\p{L}{0,3}|тип\\p{L}{0,2}|исключени\\p{L}{1,2}',
  'клас\\p{L}{0,3}|структур\\p{L}{1,3}|модел\\p{L}{1,3}|інтерфейс\\p{L}{0,3}|компонент\\p{L}{0,3}|тип\\p{L}{0,2}|виняток',
  'ال(?:فئة|صنف|كلاس|واجهة|بنية|نموذج|مكون|نوع)|فئة|صنف|كلاس|واجهة|نموذج|مكوّ?ن',
  'ה?(?:מחלקה|מחלקת|ממשק|מבנה|מודל|רכיב|טיפוס)',
  'क्लास|वर्ग|इंटरफ़ेस|इंटरफेस|मॉडल|स्ट्रक्चर|घटक',
  '类|接口|结构体|模型|组件|枚举|クラス|構造体|インターフェース|インタフェース|モデル|コンポーネント|列挙型|클래스|구조체|인터페이스|모델|컴포넌트|열거형',
];
const OTHERS = [
  'functions?|func|methods?|procedures?|subroutines?|routines?|hooks?|helpers?|constants?|const|macros?|decorators?|middlewares?|wrappers?|factory|reducers?|selectors?|mixins?|annotations?|callbacks?|handlers?|variables?|attributes?|modules?|predicates?|lambda|generators?|fixtures?|goroutine|jobs?|workers?|resolvers?|serializers?|validators?|migrations?|stored procedure|trigger',
  'funktion\\p{L}{0,3}|methoden?|prozedur\\p{L}{0,2}|konstanten?|hilfsfunktion\\p{L}{0,2}|helfer|makros?|variablen?|attribut|modul|dekorator|routine',
  'función|funciones|métodos?|procedimiento|constantes?|ayudante|variable|atributo|módulo|macro|rutina',
  'função|funções|métodos?|procedimento|constantes?|variável|atributo|módulo|macro|rotina|ajudante',
  'fonctions?|méthodes?|procédure|constantes?|variable|attribut|module|macro|routine|assistant',
  'funzion[ei]|metod[oi]|procedura|costant[ei]|variabile|attributo|modulo|macro|aiutante',
  'functies?|methode\\p{L}?|procedure|constante|hulpfunctie|variabele|attribuut|module|hulpje',
  'funkcj\\p{L}{1,3}|metod\\p{L}{1,3}|procedur\\p{L}{1,3}|stał[aejąy]|zmienn\\p{L}{1,3}|atrybut\\p{L}{0,2}|moduł\\p{L}{0,3}|kolej[kc]\\p{L}{1,2}',
  'funktion(?:en)?|metod(?:en)?|procedur(?:en)?|konstant(?:en)?|hjälpfunktion(?:en)?|variabel(?:n)?|modul(?:en)?|hjelpefunksjon\\p{L}*|funksjon\\p{L}{0,2}|funktio\\p{L}{0,5}|metodi\\p{L}{0,4}|vakio\\p{L}{0,3}|muuttuja\\p{L}{0,3}',
  'fonksiyon\\p{L}{0,5}|metod\\p{L}{0,5}|yordam\\p{L}{0,4}|sabit(?:i|ini)?|yardımcı(?:sı|sını)?|değişken\\p{L}{0,4}|modül\\p{L}{0,4}',
  'функци\\p{L}{1,3}|метод\\p{L}{0,3}|процедур\\p{L}{1,3}|констант\\p{L}{1,3}|хелпер\\p{L}{0,3}|хук\\p{L}{0,2}|макрос\\p{L}{0,2}|переменн\\p{L}{2}|атрибут\\p{L}{0,2}|модул\\p{L}{1,3}|обработчик\\p{L}{0,2}|декоратор\\p{L}{0,2}',
  'функці\\p{L}{1,3}|метод\\p{L}{0,3}|процедур\\p{L}{1,3}|констант\\p{L}{1,3}|змінн\\p{L}{1,2}|атрибут\\p{L}{0,2}|модул\\p{L}{1,3}|обробник\\p{L}{0,2}|допоміжн\\p{L}{1,2}',
  '(?:ال)?(?:دالة|دالّة|الدوال|طريقة|ثابت|متغير|وحدة|مساعد|إجراء)',
  'ה?(?:פונקציה|פונקציית|מתודה|מתודת|קבוע|משתנה|מודול|עזר)',
  'फ़ंक्शन|फंक्शन|मेथड|विधि|स्थिरांक|चर|मॉड्यूल|हेल्पर',
  '函数|方法|常量|钩子|变量|模块|宏|装饰器|中间件|工具函数|関数|メソッド|定数|フック|ヘルパー|変数|モジュール|マクロ|함수|메서드|메소드|상수|헬퍼|훅|변수|모듈|매크로',
];

const NAMED =
  '(?: (?:is |are |is it |for (?:it|this|that) is |it is |(?:is )?called |named |ist |heißt |namens |es |se llama |llamad[oa] |é |chamad[oa] |est |appelée? |nommée? |è |chiamat[oa] |heet |genaamd |to |o nazwie |heter |som heter |on |nimeltään |adlı |называ\\p{L}+ |под названием |під назвою |називається |है |— |- ))?';
const MARKS = '[\\s*_:：,،"\'“«„(`@]{0,4}';
/** Right before a name. */
export const CODE_BEFORE = wordsOf([...TYPES, ...OTHERS], { after: `${MARKS}${NAMED}${MARKS}$` });
export const TYPE_BEFORE = wordsOf(TYPES, { after: `${MARKS}$` });

const LEAD =
  '^[`*_"\'”»)]{0,3}(?:/\\d)?[`*_"\'”»]{0,2}[\\s,(，、—–-]{0,4}(?:(?:is|are|ist|sind|es|é|est|è|jest|är|on|to|это|це|وهي|وهو|—) )?(?:(?:the|a|an|our|its|one|eine?|unsere?|die|der|das|la|el|una?|nuestr[oa]|o|nossa|nosso|le|une?|notre|il|lo|een|de|het|onze|en|vår|nasza|nasz|наш\\p{L}*|bir|adlı|isimli|adındaki|नाम(?:क| का| की| के)?|という|라는|이라는|这个|那个|的|の) ?){0,2}(?:(?:own|small|little|shared|custom|utility|public|private|react|vue|python|java|kleine|eigene|interne|internal|main|pure) ){0,2}';
/** Right behind a name. */
export const CODE_AFTER = wordsOf([...TYPES, ...OTHERS], { before: LEAD });
export const TYPE_AFTER = wordsOf(TYPES, { before: LEAD });

/** Who does it, or by what. */
export const BY = wordsOf(
  [
    'by|with|via|through|inside|calls?|calling|invokes?',
    'durch|mittels|mit|über|per|von|ruft|erledigt|übernimmt|macht|rechnet|prüft|setzt|baut|liefert',
    'por|mediante|con|a través de|(?:lo|la|los|las) (?:hace|hacen|calcula|resuelve|gestiona|valida)',
    'pel[oa]|através d[eao]|com|quem (?:faz|calcula) é|faz',
    "par|via|avec|grâce à|c['’]est|moyennant",
    'da|dal|dalla|tramite|con|mediante|lo fa|la fa|ci pensa',
    'door|met|via|doet|regelt',
    'przez|za pomocą|robi|dolicza|liczy|wykonuje|wylicza|sprawdza|obsługuje|używa',
    'av|med|via|genom|gör|sköter|af|gennem',
    'kutsuu|tekee|hoitaa',
    'через|с помощью|делает|выполняет|считает|занимается|отвечает|вызывает|проверяет',
    'через|за допомогою|робить|виконує|рахує|відповідає|викликає|перевіряє',
    'عبر|بواسطة|باستخدام|تقوم به|يقوم به|يقسمها|يستدعي|تستدعي|من خلال',
    'באמצעות|דרך|על ידי|קורא ל',
    'द्वारा|से',
    '通过|经由|由|调用|走',
  ],
  { after: '[\\s*_"\'“«„(`]{0,3}$' },
);
/** The same where it stands behind. */
export const BY_AFTER =
  /^[`*_"'”»」]{0,2}(?:\(\))?\s?(?:が(?:行|処理|計算|担|や|入れ|する|決め|返)|で(?:行|処理|計算|や)|に任せ|を(?:呼|通|継承|使)|[이가] (?:처리|계산|담당|한다|합니다|맡)|(?:으로|로) (?:처리|계산)|[을를] (?:호출|통해)|负责|来(?:处理|计算|做)|处理|(?:yapıyor|yapar|hesaplıyor|hesaplar|ayırıyor|ayırır|tarafından|ile)(?!\p{L})|(?:से|के ज़रिए|द्वारा|करता|करती)(?!\p{L}))/u;

/** Where it stands is where the one named before stands. */
export const SAME_PLACE = wordsOf([
  '(?:same|very same) (?:file|module|class|package|namespace|script|folder)|right beside it|next to it|right below it|alongside it',
  '(?:derselben|selben|gleichen|dieselbe|gleiche) (?:datei|klasse|modul|paket)|demselben (?:modul|paket)|gleich daneben|ebendort|ebenda',
  '(?:mism[oa]) (?:archivo|fichero|clase|módulo|paquete)|justo al lado|ahí mismo',
  '(?:mesm[oa]) (?:arquivo|ficheiro|classe|módulo|pacote)|logo ao lado|ali mesmo',
  '(?:même) (?:fichier|classe|module|paquet)|juste à côté|au même endroit',
  '(?:stess[oa]) (?:file|classe|modulo|pacchetto)|lì accanto|subito accanto',
  '(?:zelfde|hetzelfde|dezelfde) (?:bestand|klasse|module|pakket)|ernaast|vlak daaronder',
  '(?:tej samej|tym samym|tego samego|ta sama|ten sam) (?:klas\\p{L}+|plik\\p{L}*|modul\\p{L}*|pakie\\p{L}+)|tuż obok',
  'samma (?:fil|klass|modul|paket)|även den i|samme (?:fil|klasse|modul)|samassa (?:tiedostossa|luokassa|moduulissa)|vieressä',
  'aynı (?:dosya|sınıf|modül|paket)\\p{L}*|hemen yanında',
  '(?:т\\p{L}{1,2} же|этом же|эт\\p{L} же) (?:файл\\p{L}*|класс\\p{L}*|модул\\p{L}*|пакет\\p{L}*)|там же|рядом с ней|рядом с ним',
  '(?:т\\p{L}{2,3}|ц\\p{L}{2,3}) (?:ж|же|самому|самого|самій) (?:файл\\p{L}*|клас\\p{L}*|модул\\p{L}*)|там же|там само|поруч із н\\p{L}+',
  'الملف نفسه|نفس (?:الملف|الصنف|الوحدة)|الصنف نفسه|بجانبه',
  'באותו (?:קובץ|מודול)|באותה מחלקה|לידה|לידו',
  'उसी (?:फ़ाइल|फाइल|क्लास|मॉड्यूल)|वह भी|वहीं',
  '同一(?:个)?(?:文件|类|模块|包)|同文件|就在旁边|同じ(?:ファイル|クラス|モジュール|パッケージ)|すぐ隣|같은 (?:파일|클래스|모듈|패키지)|바로 옆',
]);

/** Names of data stand in no code that one has to have. */
export const OF_DATA = wordsOf([
  'columns?|fields?|keys?|keyed|labels?|tags?|params?|parameters?|headers?|cookies?|env|environment|settings?|options?|flags?|properties|property|config(?:uration)?|sort(?:ed)?|group(?:ed)?|partition(?:ed)?|order(?:ed)?|index(?:ed)?|join(?:ed)?|filter(?:ed)?|scopes?|permissions?|roles?|events?|topics?|endpoints?|payload|webhook|claims?|metric|metrics|set (?:to|at)',
  'spalten?|felder|feld|schlüssel|kopfzeile|umgebungsvariablen?|einstellung\\p{L}*|option\\p{L}*|sortiert|gruppiert|gesetzt|parameter|rolle',
  'columnas?|campos?|claves?|etiquetas?|parámetros?|cabecera|entorno|ajustes?|opción|opciones|ordenad\\p{L}*|agrupad\\p{L}*|permisos?',
  'colunas?|campos?|chaves?|etiquetas?|parâmetros?|cabeçalho|ambiente|configuraç\\p{L}*|opção|ordenad\\p{L}*|agrupad\\p{L}*',
  'colonnes?|champs?|clés?|étiquettes?|paramètres?|en-têtes?|environnement|réglages?|options?|trié\\p{L}*|groupé\\p{L}*',
  'colonn[ae]|camp[oi]|chiav[ei]|etichett[ae]|parametr[oi]|intestazione|impostazion[ei]|opzion[ei]|ordinat\\p{L}*|kolom(?:men)?|velden|veld|sleutels?|instelling\\p{L}*|optie\\p{L}*',
  'kolumn\\p{L}*|pol(?:e|a|u|em)|klucz\\p{L}*|nagłów\\p{L}*|ustawie\\p{L}*|opcj\\p{L}*|sarake\\p{L}*|kenttä\\p{L}*|asetus\\p{L}*|fält\\p{L}*|nyckel\\p{L}*|inställning\\p{L}*|sütun\\p{L}*|alan\\p{L}*|anahtar\\p{L}*|ayar\\p{L}*|seçenek\\p{L}*',
  'колонк\\p{L}*|стол[бп]\\p{L}*|пол(?:е|я|ю|ем|ей)|ключ\\p{L}*|заголов\\p{L}*|параметр\\p{L}*|настройк\\p{L}*|окружени\\p{L}*|стовп\\p{L}*|налаштуван\\p{L}*|середовищ\\p{L}*',
  '列|字段|键|标签|参数|请求头|环境变量|配置项|选项|カラム|フィールド|キー|ラベル|パラメータ|ヘッダ|環境変数|設定|オプション|컬럼|필드|키(?= )|라벨|매개변수|헤더|환경 변수|설정|옵션',
  'عمود|حقل|مفتاح|إعداد\\p{L}*|خيار\\p{L}*|עמודה|שדה|מפתח|הגדרה|הגדרות|स्तंभ|फ़ील्ड|कुंजी|सेटिंग',
]);

/** What somebody is to put there does not stand there. */
export const PUTS = wordsOf([
  'add|move|put|extract|introduce|write|implement|inline|port|rename|hinzufüg\\p{L}*|füge|verschieb\\p{L}*|schreib\\p{L}*',
  'añad\\p{L}*|agreg\\p{L}*|mov(?:er|emos|ido|ida|amos)|escrib\\p{L}*|adicion\\p{L}*|mova|mover|escrev\\p{L}*|ajoute\\p{L}*|déplace\\p{L}*|écri\\p{L}*',
  'aggiung\\p{L}*|spost\\p{L}*|voeg|verplaats\\p{L}*|dodaj|przenieś|lägg|flytta|lisää|siirrä|ekle|taşı|добав\\p{L}*|перенес\\p{L}*|додай|перенеси',
  '添加|新增|加到|移到|追加|移動|移す|추가|옮기|옮겨',
]);

/** So are users, tables, flags and services called, which no file of a project need name. */
export const OF_SYSTEMS = wordsOf([
  'users?|accounts?|logins?|passwords?|secrets?|tokens?|credentials?|tables?|views?|schemas?|databases?|db|buckets?|queues?|channels?|flags?|feature|service account|bots?|apps?|tenants?|namespaces?|clusters?|hosts?|repos?|datasets?|states?|status|ssid|wi-?fi|api|sdk|library|framework|plugin|extension|product|store|market|tracker|board|vault|issue|pod|gem|mode|scripts?|commands?|targets?',
  'nutzer\\p{L}*|benutzer\\p{L}*|konto|konten|passwort|kennwort|geheimnis|tabellen?|ansicht|datenbank\\p{L}*|schalter|warteschlange|dienst\\p{L}*|zustand|ordner|netz|bibliothek',
  'usuari[oa]s?|cuentas?|contraseñas?|tablas?|vistas?|base|banco|colas?|servicio|estado|carpeta|red|biblioteca|librería|bandera',
  'contas?|senhas?|tabelas?|filas?|serviço|pasta|rede|papel',
  'utilisat\\p{L}*|comptes?|mots? de passe|vues?|files?|drapeau|dossiers?|réseau|bibliothèque|rôle|état',
  'utent[ei]|tabell[ae]|vist[ae]|cod[ae]|servizio|cartella|rete|libreria|ruolo|stato|gebruikers?|wachtwoord|tabel(?:len)?|map|netwerk|rol|vlag',
  'użytkowni\\p{L}*|kont\\p{L}{1,2}|has[łe]\\p{L}*|tabel\\p{L}*|baz\\p{L}{1,3}|widok\\p{L}*|flag\\p{L}*|folder\\p{L}*|stan|användar\\p{L}*|tabell\\p{L}*|vyn?|kullanıcı\\p{L}*|hesap\\p{L}*|tablo\\p{L}*|parola\\p{L}*|şifre\\p{L}*|bayrak\\p{L}*',
  'пользовател\\p{L}*|учёт\\p{L}*|учет\\p{L}*|парол\\p{L}*|таблиц\\p{L}*|баз\\p{L}{1,2}|флаг\\p{L}*|\\p{L}*флаг\\p{L}*|событи\\p{L}*|очеред\\p{L}*|сервис\\p{L}*|роль|роли|статус\\p{L}*|користувач\\p{L}*|черг\\p{L}*',
  '用户|账号|账户|密码|令牌|表|视图|库|队列|标志|开关|状态|服务|角色|节点|ユーザ|アカウント|パスワード|テーブル|ビュー|データベース|フラグ|状態|サービス|ロール|사용자|계정|비밀번호|테이블|뷰|데이터베이스|플래그|상태|서비스|역할|큐',
  'مستخدم\\p{L}*|حساب\\p{L}*|جدول\\p{L}*|משתמש\\p{L}*|טבל\\p{L}*|उपयोगकर्ता|टेबल|खाता',
]);
