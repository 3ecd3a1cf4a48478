/** Sentences of our own making for stores that look like real ones; `{c}` a code span, `{p}` a path, `{u}` a URL, `{n}` a number, `{d}` a date, `{q}` quoted words, `{s}` a name. */
export interface Tongue {
  clauses: readonly string[];
  join: string;
  end: string;
  title: readonly string[];
  /** Words for a day that mean something else later on. */
  soon: string;
}

export const TONGUES: Readonly<Record<string, Tongue>> = {
  en: {
    join: ', ', end: '.', soon: 'by the end of next week',
    clauses: [
      'run {c} before every push to {s}', 'the {s} service listens on port {n}', 'never edit {p} by hand', 'ask before touching the {s} migration', 'keep the answer under {n} lines', 'the owner of {s} reads {u} every morning',
      'use {c} instead of the old wrapper', 'the freeze of {s} began on {d}', 'he calls this {q} and means the {s} queue', 'tests of {s} need {n} MB of memory', 'do not mock the {s} client', 'the budget of {s} is {n} requests a minute',
      'write commit messages for {s} in the imperative', 'cut a sliver of the {s} data for the fixture', 'the runbook for {s} is at {u}', 'logs of {s} land in {p}', 'review comments on {s} come with a patch', 'prefer small commits in {s} over one big branch',
    ],
    title: ['Build rules for {s}', '{s} rollout', 'How {s} is tested', 'Where {s} lives', 'Review habits: {s}', '{s} / release notes', 'Never mock {s}'],
  },
  de: {
    join: ', ', end: '.', soon: 'bis nächste Woche',
    clauses: ['vor jedem Push {c} ausführen', 'der Dienst {s} läuft auf Port {n}', '{p} wird niemals von Hand geändert', 'die Umstellung von {s} begann am {d}', 'er nennt das {q} und meint die Warteschlange {s}', 'Größe und Höhe von {s} stehen in {p}'],
    title: ['Regeln für {s}', 'Prüfung von {s}'],
  },
  es: {
    join: ', ', end: '.', soon: 'la próxima semana',
    clauses: ['ejecuta {c} antes de cada envío a {s}', 'el servicio {s} escucha en el puerto {n}', 'no edites {p} a mano', 'la migración de {s} empezó el {d}', 'la guía de {s} está en {u}'],
    title: ['Normas de {s}', 'Dónde vive {s}'],
  },
  fr: {
    join: ', ', end: '.', soon: 'la semaine prochaine',
    clauses: ['lancer {c} avant chaque envoi vers {s}', 'le service {s} écoute sur le port {n}', 'ne jamais modifier {p} à la main', 'le gel de {s} a commencé le {d}', 'il appelle cela {q} et pense à {s}'],
    title: ['Règles pour {s}', 'Où se trouve {s}'],
  },
  pt: {
    join: ', ', end: '.', soon: 'na próxima semana',
    clauses: ['execute {c} antes de cada envio para {s}', 'o serviço {s} usa a porta {n}', 'não edite {p} à mão', 'a migração de {s} começou em {d}'],
    title: ['Regras de {s}'],
  },
  nl: {
    join: ', ', end: '.', soon: 'volgende week',
    clauses: ['draai {c} voor elke push naar {s}', 'de dienst {s} luistert op poort {n}', 'wijzig {p} nooit met de hand', 'de overgang van {s} begon op {d}'],
    title: ['Afspraken over {s}'],
  },
  pl: {
    join: ', ', end: '.', soon: 'w przyszłym tygodniu',
    clauses: ['uruchom {c} przed każdym wypchnięciem do {s}', 'usługa {s} nasłuchuje na porcie {n}', 'nigdy nie zmieniaj {p} ręcznie', 'migracja {s} zaczęła się {d}'],
    title: ['Zasady dla {s}'],
  },
  tr: {
    join: ', ', end: '.', soon: 'gelecek hafta',
    clauses: ['{s} deposuna göndermeden önce {c} çalıştır', '{s} hizmeti {n} numaralı kapıyı dinler', '{p} dosyasını elle değiştirme', '{s} geçişi {d} günü başladı'],
    title: ['{s} kuralları'],
  },
  sv: {
    join: ', ', end: '.', soon: 'nästa vecka',
    clauses: ['kör {c} före varje push till {s}', 'tjänsten {s} lyssnar på port {n}', 'ändra aldrig {p} för hand', 'flytten av {s} började {d}'],
    title: ['Regler för {s}'],
  },
  ru: {
    join: ', ', end: '.', soon: 'на следующей неделе',
    clauses: ['перед каждой отправкой в {s} запускай {c}', 'служба {s} слушает порт {n}', 'никогда не правь {p} руками', 'перенос {s} начался {d}', 'описание {s} лежит на {u}'],
    title: ['Правила сборки', 'Проверка перед отправкой', 'Где лежит служба'],
  },
  zh: {
    join: '，', end: '。', soon: '下周',
    clauses: ['推送到 {s} 之前先运行 {c}', '{s} 服务监听端口 {n}', '不要手工修改 {p}', '{s} 的迁移从 {d} 开始', '他把它叫做{q}，指的是 {s} 队列', '说明文档在 {u} 上'],
    title: ['构建规则', '发布流程', '测试约定', '服务位置'],
  },
  ja: {
    join: '、', end: '。', soon: '来週',
    clauses: ['{s} に送る前に {c} を実行する', '{s} サービスはポート {n} で待つ', '{p} は手で編集しない', '{s} の移行は {d} に始まった'],
    title: ['ビルドの規則', '公開の手順'],
  },
  ko: {
    join: ', ', end: '.', soon: '다음 주',
    clauses: ['{s} 에 올리기 전에 {c} 를 실행한다', '{s} 서비스는 포트 {n} 을 쓴다', '{p} 는 손으로 고치지 않는다', '{s} 이전은 {d} 에 시작했다'],
    title: ['빌드 규칙', '배포 절차', '검토 습관'],
  },
};

/** Of 462 bodies that are not English, about in these shares. */
export const OTHER_TONGUES = ['ko', 'ko', 'nl', 'zh', 'zh', 'es', 'ru', 'pt', 'de', 'fr', 'pl', 'tr', 'sv', 'ja'] as const;

export const SYSTEMS = [
  'orchard', 'heron', 'quarry', 'pantry', 'lantern', 'thistle', 'copper', 'harbor', 'juniper', 'marrow', 'pebble', 'saffron', 'tundra', 'walnut', 'zephyr', 'bramble', 'cinder', 'dahlia', 'ember', 'falcon',
  'garnet', 'hazel', 'indigo', 'jasper', 'kestrel', 'lichen', 'mallow', 'nettle', 'osprey', 'poplar', 'quill', 'rowan', 'sorrel', 'teasel', 'umber', 'vetch', 'willow', 'yarrow', 'alder', 'birch',
] as const;

export const COMMANDS = ['pnpm test --filter {s}', 'make {s}-check', 'docker compose up {s}', 'git rebase --onto main {s}', 'cargo run -p {s}', 'psql -h {s}.internal', 'npx {s} lint', '{S}_MODE=strict', 'deploy("{s}")'] as const;
