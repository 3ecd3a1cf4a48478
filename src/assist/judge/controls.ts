import type { Answer } from '../../ir/answer.ts';

/** Two memories of which everybody who reads them knows how they stand to each other. */
export interface Control {
  lang: string;
  answer: Extract<Answer, 'same' | 'a-covers' | 'contradict' | 'different'>;
  a: string;
  b: string;
}

/** By these a model is examined, and two of them stand in each of its requests. */
const ROWS = `
en | same | Run the whole test suite before every push. | Before each push, the complete test suite is to be run.
en | same | Answer me in short sentences. | Replies to me should use short sentences.
en | contradict | Always squash the commits of a merged branch. | Never squash the commits of a merged branch.
en | contradict | The staging server stands in Frankfurt. | The staging server stands in Dublin.
en | a-covers | Format Go code with gofmt and Python code with black. | Format Python code with black.
en | different | Write commit messages in English. | Keep functions short.
de | same | Vor jedem Release wird das Changelog ergänzt. | Das Changelog ist vor jedem Release zu ergänzen.
de | same | Kommentare im Code schreibe ich auf Englisch. | Im Code stehen meine Kommentare auf Englisch.
de | contradict | Migrationen laufen beim Start immer von selbst. | Migrationen laufen beim Start nie von selbst.
de | contradict | Das wöchentliche Treffen ist am Montag. | Das wöchentliche Treffen ist am Donnerstag.
de | a-covers | Bilder werden als WebP abgelegt, Logos als SVG. | Logos werden als SVG abgelegt.
de | different | Die Datenbank wird nachts gesichert. | Fehlermeldungen nennen die betroffene Datei.
fr | same | Les migrations sont relues par deux personnes. | Deux personnes relisent les migrations.
fr | same | Réponds-moi toujours en français. | Les réponses qui me sont adressées sont toujours en français.
fr | contradict | Utilise toujours des tabulations pour indenter. | N'utilise jamais de tabulations pour indenter.
fr | contradict | La base de test est recréée chaque nuit. | La base de test n'est jamais recréée.
fr | a-covers | Les dates s'écrivent en entier et les heures en UTC. | Les heures s'écrivent en UTC.
fr | different | Le style du code est vérifié à chaque commit. | Je préfère les réponses courtes.
es | same | Antes de desplegar hay que avisar al equipo. | El equipo debe ser avisado antes de cada despliegue.
es | same | Prefiero los ejemplos cortos. | Los ejemplos que prefiero son los cortos.
es | contradict | Las ramas se borran siempre tras fusionarlas. | Las ramas no se borran nunca tras fusionarlas.
es | contradict | El servidor de pruebas está en Madrid. | El servidor de pruebas está en Bogotá.
es | a-covers | Las tablas se nombran en singular y las columnas en minúsculas. | Las tablas se nombran en singular.
es | different | Los registros se conservan un año. | La interfaz se traduce al catalán.
pt | same | Reveja o texto antes de publicar. | O texto deve ser revisto antes da publicação.
pt | same | Prefiro funções pequenas. | Funções pequenas são as que prefiro.
pt | contradict | Use sempre aspas simples no código. | Nunca use aspas simples no código.
pt | contradict | As entregas são feitas às segundas-feiras. | As entregas nunca são feitas às segundas-feiras.
pt | a-covers | Os testes correm no servidor e também antes de cada commit. | Os testes correm no servidor.
pt | different | O cliente prefere relatórios em PDF. | As tabelas têm chaves numéricas.
ru | same | Перед слиянием ветку смотрят два коллеги. | До слияния ветку должны посмотреть два коллеги.
ru | same | Отвечай мне коротко. | Ответы мне должны быть короткими.
ru | contradict | После сборки всегда удаляй временные файлы. | После сборки никогда не удаляй временные файлы.
ru | contradict | Тестовый сервер стоит в Москве. | Тестовый сервер стоит в Казани.
ru | a-covers | Комментарии пишем по-русски, а сообщения коммитов по-английски. | Сообщения коммитов пишем по-английски.
ru | different | Резервная копия делается ночью. | Имена классов начинаются с заглавной буквы.
ar | same | شغّل الاختبارات قبل كل دفع. | يجب تشغيل الاختبارات قبل كل دفع.
ar | same | أفضّل الإجابات القصيرة. | الإجابات القصيرة هي المفضّلة لديّ.
ar | contradict | احذف الملفات المؤقتة دائمًا بعد البناء. | لا تحذف الملفات المؤقتة أبدًا بعد البناء.
ar | contradict | خادم الاختبار موجود في دبي. | خادم الاختبار موجود في القاهرة.
ar | a-covers | تُكتب التعليقات بالعربية ورسائل الإيداع بالإنجليزية. | تُكتب رسائل الإيداع بالإنجليزية.
ar | different | تُحفظ السجلات لمدة سنة. | أسماء الدوال قصيرة.
he | same | יש להריץ את הבדיקות לפני כל דחיפה. | לפני כל דחיפה מריצים את הבדיקות.
he | same | התשובות צריכות להיות קצרות. | יש לענות בקצרה.
he | contradict | תמיד מוחקים קבצים זמניים אחרי הבנייה. | לעולם לא מוחקים קבצים זמניים אחרי הבנייה.
he | contradict | שרת הבדיקות נמצא בחיפה. | שרת הבדיקות נמצא בתל אביב.
he | a-covers | הערות נכתבות בעברית והודעות קומיט באנגלית. | הודעות קומיט נכתבות באנגלית.
he | different | הגיבוי נעשה בלילה. | שמות הפונקציות קצרים.
zh | same | 每次推送前先运行全部测试。 | 推送之前必须把所有测试都跑一遍。
zh | same | 回答我时请用简短的句子。 | 给我的回复要用短句。
zh | contradict | 合并后总是删除分支。 | 合并后绝不删除分支。
zh | contradict | 测试服务器在上海。 | 测试服务器在北京。
zh | a-covers | 注释用中文写，提交信息用英文写。 | 提交信息用英文写。
zh | different | 数据库每晚备份。 | 函数名要简短。
ja | same | プッシュの前に必ず全テストを実行する。 | 全テストの実行は、プッシュの前に必ず行う。
ja | same | 回答は短い文で書く。 | 短い文で回答する。
ja | contradict | マージしたブランチは必ず削除する。 | マージしたブランチは決して削除しない。
ja | contradict | 検証サーバーは東京にある。 | 検証サーバーは大阪にある。
ja | a-covers | コメントは日本語で、コミットメッセージは英語で書く。 | コミットメッセージは英語で書く。
ja | different | データベースは毎晩バックアップする。 | 関数名は短くする。
ko | same | 푸시하기 전에 모든 테스트를 실행한다. | 모든 테스트는 푸시하기 전에 돌린다.
ko | same | 답변은 짧은 문장으로 쓴다. | 짧은 문장으로 답변한다.
ko | contradict | 병합한 브랜치는 항상 삭제한다. | 병합한 브랜치는 절대 삭제하지 않는다.
ko | contradict | 테스트 서버는 서울에 있다. | 테스트 서버는 부산에 있다.
ko | a-covers | 주석은 한국어로, 커밋 메시지는 영어로 쓴다. | 커밋 메시지는 영어로 쓴다.
ko | different | 데이터베이스는 매일 밤 백업한다. | 함수 이름은 짧게 짓는다.
`;

export const CONTROLS: readonly Control[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [lang, answer, a, b] = row.split(' | ') as [string, Control['answer'], string, string];
    return { lang, answer, a, b };
  });

/** Those of a language; of one that has none, the English ones. */
export const controlsIn = (lang: string): readonly Control[] => {
  const own = CONTROLS.filter((each) => each.lang === lang);
  return own.length > 0 ? own : CONTROLS.filter((each) => each.lang === 'en');
};
