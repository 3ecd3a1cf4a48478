import type { Memory } from '../../ir/memory.ts';
import { bodyOf, printBody } from '../../text/body.ts';
import { NOT_YET } from '../claims/cues.ts';
import { lowered } from '../claims/word-table.ts';
import { LASTING } from './passing-words.ts';
import { goesOnToday, tellsOnlyPast } from './past.ts';
import { isRule } from './sentences.ts';

/** Somebody did something, or something happened, on a day: how such a memory opens, a language a line. */
const HAPPENED = [
  "(?:we|i|the (?:team|user|agent)|the customer|the client) (?:fixed|added|removed|changed|moved|merged|deployed|released|shipped|debugged|refactored|implemented|finished|completed|started|met|discussed|reviewed|updated|migrated|renamed|wrote|ran|tried|asked|spent|upgraded|rolled back|reverted|investigated|found|had|went|set up|closed|opened|created|cleaned up|talked|helped|resolved|worked on|looked at)|(?:fixed|added|removed|merged|deployed|released|shipped|debugged|refactored|implemented|finished|completed|migrated|renamed|reverted|investigated|upgraded|rolled back|resolved|cleaned up|worked on|discussed|reviewed|created|updated) (?:the|a|an|all|some|two|three|our|its|v?\\d+|support|several|and)|session (?:summary|notes|log)|today's session|in (?:this|the last) session|during (?:this|the) session|the (?:build|deploy|deployment|release|meeting|test|tests|migration|outage|server|call|demo) (?:failed|broke|passed|went|was|took|crashed|happened|succeeded|finished)",
  '(?:wir haben|ich habe|das team hat|der nutzer hat|heute wurde|am [\\d. \\p{L}]+ (?:wurden?|haben wir)|gestern) .*',
  '(?:arreglamos|corregimos|añadimos|agregamos|eliminamos|desplegamos|migramos|actualizamos|refactorizamos|hicimos|terminamos|publicamos|se (?:arregló|corrigió|desplegó|migró|actualizó|publicó|añadió|eliminó)|el equipo (?:arregló|desplegó|migró)|el \\d+ de \\p{L}+ .*(?:mos|ó|aron))',
  '(?:corrigimos|adicionamos|removemos|implantamos|migramos|atualizamos|refatoramos|fizemos|terminamos|publicamos|foi (?:corrigido|publicado|migrado)|o time (?:corrigiu|migrou|publicou)|em \\d+ de \\p{L}+ .*(?:mos|ou|aram))',
  "(?:nous avons|on a|j['’]ai|l['’]équipe a|le \\d+ \\p{L}+ \\d{4},? (?:nous|on|l['’]équipe)) .*",
  '(?:мы )?(?:исправили|починили|добавили|удалили|задеплоили|выкатили|перенесли|обновили|переписали|закончили|провели|обсудили|созвонились|мигрировали)|команда (?:исправила|выкатила|обновила)',
  '(?:我们|团队|用户|今天|昨天|\\d{4}年\\d+月(?:\\d+日)?)[^。]{0,30}(?:修复了|添加了|删除了|部署了|发布了|完成了|重构了|升级了|迁移了|讨论了|合并了)',
  '.{0,40}(?:を修正した|を追加した|を削除した|をデプロイした|をリリースした|を完了した|を移行した|を更新した|修正しました|追加しました|デプロイしました|リリースしました|完了しました|移行しました|更新しました|話し合った)',
  '.{0,40}(?:수정했|추가했|삭제했|배포했|출시했|완료했|이전했|업데이트했|리팩터링했|논의했|고쳤)',
];
const OPENING = new RegExp(
  `^[\\s*_#>-]*(?:\\*\\*)?(?:(?:on|am|el|em|le|в)?\\s*(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}\\.\\d{1,2}\\.\\d{2,4}|(?:last|this) \\p{L}+|yesterday|today|gestern|heute|ayer|hoy|ontem|hoje|hier|вчера|сегодня)(?:\\*\\*)?[\\s:,–—-]*)?(?:\\*\\*)?(?:${HAPPENED.join('|')})(?!\\p{Script=Latin}|\\p{Script=Cyrillic})`,
  'u',
);
/** What follows from it, or how things are since. */
const CONSEQUENCE =
  /(?<!\p{L})(?:so (?:now|that|we|the|it|use|never|always|do|all)|therefore|thus|from now on|since then|lesson|learned|learnt|takeaway|root cause|because|now (?:lives?|uses?|runs?|in|is|are|has|have|we|all|requires?|returns?)|means|hence|as a result|decided|decision|agreed|will|next time|remember|note that|todo|still|remaining|pending|open question|workaround|deshalb|daher|seitdem|ab jetzt|künftig|jetzt|nun|beschlossen|weil|also|lehre|por eso|desde entonces|ahora|a partir de|decidimos|acordamos|porque|lección|por isso|desde então|agora|a partir de|decidimos|lição|c['’]est pourquoi|depuis|désormais|maintenant|donc|décidé|leçon|поэтому|с тех пор|теперь|решили|решено|отныне|потому|урок|вывод)(?!\p{L})|所以|因此|从此|从现在起|现在|决定|教训|以后|それ以来|そのため|今後|現在は|教訓|決定|決めた|그래서|따라서|이후로|앞으로|이제|결정|교훈/u;
const LONGEST = 700;

/** It tells what happened and nothing that follows from it. */
export const isEpisode = (memory: Memory): boolean => {
  if (memory.why !== undefined || memory.how !== undefined) return false;
  const body = printBody(bodyOf(memory));
  const text = lowered(body);
  // What is still to be made did not happen.
  if (text.length > LONGEST || NOT_YET.test(text)) return false;
  if (tellsOnlyPast(body)) return true;
  // A rule or a procedure is an episode only where all of it tells of the past.
  if (memory.kind === 'rule' || memory.kind === 'procedure') return false;
  if (CONSEQUENCE.test(text) || LASTING.test(text)) return false;
  const lines = text
    .split('\n')
    .filter((line) => !/^\s{0,3}#/.test(line))
    .map((line) => line.replace(/^\s*(?:#{1,6}|[-*+]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
  const told = lines.filter((line) => !isHeading(line));
  return told.length > 0 && OPENING.test(told[0] as string) && !told.some((line) => binds(line)) && !goesOnToday(body);
};

const isHeading = (line: string): boolean => line.length < 60 && /[:：]$/.test(line);
/** `Added` opens like a command does: only what does not open the past is one. */
const binds = (line: string): boolean => !OPENING.test(line) && isRule(line);
