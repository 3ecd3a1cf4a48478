import { wordsOf } from '../word-table.ts';

export const ELSEWHERE = wordsOf([
  'на (?:\\p{L}+ )?(?:сервер\\p{L}*|проді|продакшені|ноутбуці|хості)|у (?:\\p{L}+ )?контейнер\\p{L}*|інш\\p{L}+ (?:репозитор\\p{L}*|проєкт\\p{L}*|машин\\p{L}*)|по ssh',
  'على (?:\\p{L}+ )?(?:الخادم|خادم|السيرفر|سيرفر|جهاز\\p{L}*|حاسوب\\p{L}*)(?: \\p{L}+)?|في (?:الإنتاج|الحاوية)|(?:مستودع|مشروع|جهاز) آخر|عبر ssh',
  '(?:על|ב)(?:ה?שרת|ה?מכונה|ה?מחשב)\\p{L}*|בפרודקשן|בייצור|ב?(?:מאגר|ריפו|פרויקט|מחשב) אחר|דרך ssh|ב-?ssh',
  'सर्वर (?:पर|में)|प्रोडक्शन (?:में|पर)|दूसर[ेीा] (?:रिपो|रिपॉज़िटरी|प्रोजेक्ट|मशीन|कंप्यूटर)|लैपटॉप पर|ssh से',
  '(?:sul|su un|nel|sui) (?:\\p{L}+ )?(?:server|contenitore|container|cluster|portatile)|in produzione|(?:un )?altr[oa] (?:repo|repository|progetto|macchina)|via ssh|macchina remota',
  '(?:op|in) (?:de|een|onze|mijn) (?:\\p{L}+ )?(?:server|container|cluster|laptop)|in productie|ander\\p{L}* (?:repo|repository|project|machine)|via ssh',
  'na (?:\\p{L}+ )?(?:serwer\\p{L}*|produkcji|laptop\\p{L}*)|w (?:\\p{L}+ )?kontener\\p{L}*|inn\\p{L}+ (?:repozytori\\p{L}*|projek\\p{L}*|maszyn\\p{L}*)|przez ssh',
  '(?:på|i) (?:\\p{L}+ )?(?:servern?|containern?|klustret|produktion)|(?:ett |en )?ann\\p{L}+ (?:repo|projekt|dator)|via ssh|anden? (?:repo|projekt)',
  'palvelim\\p{L}*|tuotannossa|kontissa|toise\\p{L}+ (?:repo\\p{L}*|projekt\\p{L}*|kone\\p{L}*)|ssh:lla',
  'sunucu(?:da|daki|nun)|üretimde|başka (?:bir )?(?:depo|proje|makine)\\p{L}*|ssh ile',
  "(?:on|onto) (?:the |our |my |a |his |her |their )?(?:\\p{L}+[- ]){0,2}(?:server|servers|prod|production|staging|host|hosts|vm|vms|droplet|cluster|laptop|desktop|machine|machines|box|router|nas|raspberry(?: pi)?|vps|bastion|runner|runners|device|phone|mac|macbook|windows|ci)|(?:in|inside|within) (?:the |a |our )?(?:\\p{L}+[- ]){0,1}(?:containers?|docker|image|pod|vm|bucket|devcontainer|ci)|remote (?:host|machine|server)|\\p{L}+['’]s (?:fork|repo|checkout|clone|laptop|machine|pc|project)|(?:in|on) (?:a|the|his|her|their) fork|over ssh|via ssh|ssh|scp|rsync|(?:another|other|different|separate|sibling|neighbou?ring) (?:\\p{L}+ )?(?:repo|repos|repository|repositories|project|projects|machine|checkout|codebase)|upstream|(?:in|of|from|see) (?:the |their |her |his |my )(?!same|this|whole|main|current|entire|git|project|own|mono)[\\p{L}\\p{N}_-]+[- ](?:repo|repository|codebase)|(?:client|customer|colleague|vendor|friend|partner)['’]s|at work|my (?:laptop|home|desktop|dotfiles)|dotfiles|third[- ]party|the (?:other|old) (?:box|host)",
  'auf (?:dem|einem|der|unserem|meinem|den) (?:\\p{L}+-?)*(?:server\\p{L}*|rechner|host|laptop|maschine|produktion|cluster|mac|notebook)|(?:im|in einem|in dem) (?:\\p{L}+-?)*(?:container|pod|image)|(?:in|aus) einem ander\\p{L}*|ander\\p{L}* (?:repo\\p{L}*|projekt|rechner)|per ssh|kundenserver',
  'en (?:el|un|nuestro|mi) (?:servidor|contenedor|portátil|ordenador|clúster|cluster)|en producción|otr[oa]s? (?:repo|repositorio|proyecto|equipo|máquina)s?|por ssh|máquina remota',
  '(?:no|em um|do|nosso) (?:servidor|contêiner|container|cluster|notebook)|em produção|outr[oa]s? (?:repo|repositório|projeto|máquina)s?|por ssh|máquina remota',
  "(?:sur|dans) (?:le|un|notre|mon) (?:serveur|conteneur|cluster|portable)|en production|(?:un |d['’]un )?autre (?:dépôt|projet|machine|repo)|par ssh|via ssh|machine distante",
  'на (?:\\p{L}+ )?(?:сервер\\p{L}*|проде|продакшене|ноутбуке|хосте|стейджинге|маке)|в (?:\\p{L}+ )?контейнер\\p{L}*|друг\\p{L}+ (?:репозитор\\p{L}*|проект\\p{L}*|машин\\p{L}*)|по ssh|удал[её]нн\\p{L}+ (?:машин\\p{L}*|сервер\\p{L}*)',
  '服务器[上的里]|生产环境|线上|另一个\\s?(?:仓库|项目|机器)|另外的(?:仓库|项目)|其他(?:仓库|项目)|别的(?:仓库|项目|机器)|容器[里内中]|远程(?:机器|主机|服务器)|上游',
  'サーバーー?[上でのに]|サーバ[上での]|本番|(?:別|他)の(?:リポジトリ|プロジェクト|マシン|レポジトリ)|コンテナ[内の]|リモート(?:マシン|ホスト)|上流',
  '서버(?:에|의|에서)|운영 환경|다른 (?:저장소|레포|리포|프로젝트|컴퓨터|머신)|컨테이너 (?:안|내)|원격|프로덕션',
]);

/** `x there holds the registry`: in the place that was just named. */
export const THERE_BEHIND =
  /^[\x60*_"'”»]*\s(?:there(?! (?:is|are|was|were|may|can|will|must|should)(?!\p{L}))|over there|drüben|là-bas|allá|laggiù|daarginds|där borta|orada)(?!\p{L})/u;

/** What it does there; where it lies is not said. */
export const RENDERS_ON =
  /(?<!\p{L})(?:renders?|rendered|runs?|executes?|executed|computes?|computed|works?|validates?|validated|happens?|checked|done|tested|built) (?:only |also |both |always )?(?:on|in) (?:the |our |a )?(?:server|ci|docker|containers?|runner|runners|device|phone|client and (?:the )?server)(?!\p{L})|(?<!\p{L})are run in ci(?!\p{L})/gu;

/** Where a version is of something that is no part of the project. */
export const RUNS_ELSEWHERE = wordsOf([
  '(?:in|on) (?:prod|production|staging)|(?:build |jump |customer )?hosts? (?:have|has|run|runs|are)|(?:server|box|appliance|lambda|customer|hub|vendor|cluster|gateway|device|fork)s? (?:still )?(?:has|have|runs?|is on|are on|is at|uses?|is pinned)|system (?:python|node|ruby|java|php|openssl|gcc|perl)|theirs|(?:its|their|his|her) own \\p{L}+ fork|rds|at (?:the )?(?:customer|client|vendor|partner|bank|factory|plant|school|clinic|office)\\p{L}*|on (?:the |a )?(?:pi|raspberry pi|nas|router|phone|tablet|gateway|appliance|jetson|old \\p{L}+)|managed (?:postgres|mysql|redis|database)|laptops?|not this (?:one|repo|repository|project)',
  '(?:in|auf) (?:der )?(?:produktion|prod|staging)|(?:server|kunde\\p{L}*|gerät\\p{L}*|rechner) (?:hat|haben|läuft|laufen)|systemweite[srnm]?|bei (?:ihnen|denen|den kunden)',
  'en (?:producción|prod|staging)|(?:servidor|cliente)\\p{L}* (?:tiene|usa|corre)|del sistema|em (?:produção|prod|staging)|(?:servidor|cliente)\\p{L}* (?:tem|usa|roda)|do sistema',
  'en (?:production|prod|recette)|(?:serveur|client)\\p{L}* (?:a|tourne|utilise)|du système|in (?:produzione|prod)|(?:server|cliente) (?:ha|usa)|di sistema|in productie|na produkcji|i produktion|tuotannossa|üretimde|canlıda',
  '(?:на|в) (?:проде|продакшене|бою|стейджинге)|(?:на|у) (?:проді|продакшені)|у (?:клиент|клієнт)\\p{L}*|системн\\p{L}+ (?:python|node|ruby)',
  '生产环境|线上|本番|운영|في الإنتاج|בפרודקשן|प्रोडक्शन',
]);

export const FAULT = wordsOf([
  'не знайден\\p{L}*|повідомлення про помилку|помилка:',
  'لم يُ?عثر|غير موجود خطأ|رسالة (?:ال)?خطأ',
  'לא נמצא\\p{L}*|הודעת שגיאה',
  'नहीं मिल[ाीे]|त्रुटि संदेश',
  'non trovat[oaie]|messaggio di errore|fallisce con',
  'niet gevonden|foutmelding|faalt met',
  'nie znalezion\\p{L}*|komunikat błędu',
  'hittades inte|felmeddelande|ikke fundet|ikke funnet',
  'ei löydy|ei löytynyt|virheilmoitus',
  'bulunamadı|hata mesajı',
  "error:|errors? (?:says?|reads?|was|message)|enoent|(?:can(?:not|'t)|could not|couldn't|unable to) (?:find|resolve|open|load)|no such file|not found|traceback|fails? with|failed with|complains|unresolved|ts\\d{4}|fatal:|warning:",
  'nicht gefunden|fehlermeldung|schlägt fehl mit',
  'no se encontró|no encontrad[oa]|mensaje de error|falla con',
  'não encontrad[oa]|mensagem de erro|falha com',
  "introuvables?|message d['’]erreur|échoue avec",
  'не найден\\p{L}*|ошибк[аи]:|сообщение об ошибке|падает с',
  '找不到|未找到|报错|错误信息',
  '見つかりま|見つからな|エラーメッセージ|エラー[:：]',
  '찾을 수 없|오류 메시지|에러 메시지',
]);
