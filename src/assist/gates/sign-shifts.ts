import type { SignKind } from '../../meaning/signs/sign-kinds.ts';

/** `without` denies what it stands before, and no more. */
export type WordKind = SignKind | 'without';

/** What may not go, with its name. */
export const LOST: readonly (readonly [WordKind, string])[] = [
  ['except', 'the exception'],
  ['only', 'the restriction'],
];

/** What may not become what: how strongly a rule binds, how often and when it holds. */
export const SHIFTS: readonly (readonly [WordKind, WordKind])[] = [
  ['must', 'should'],
  ['must', 'may'],
  ['should', 'must'],
  ['should', 'may'],
  ['should', 'always'],
  ['may', 'must'],
  ['may', 'should'],
  ['may', 'always'],
  ['always', 'may'],
  ['always', 'should'],
  ['always', 'never'],
  ['always', 'some'],
  ['must', 'some'],
  ['every', 'some'],
  ['some', 'always'],
  ['some', 'must'],
  ['never', 'always'],
  ['never', 'should'],
  ['never', 'may'],
  ['most', 'least'],
  ['least', 'most'],
];

/** What may come in the place of what: no more than five, at most five; nowhere but there, only there. */
export const INSTEAD: Partial<Record<WordKind, readonly WordKind[]>> = {
  deny: ['most', 'least', 'only', 'except'],
  without: ['only', 'after', 'before', 'except'],
  most: ['deny', 'only'],
  least: ['deny'],
  only: ['deny', 'except', 'most', 'least', 'must', 'before'],
  except: ['only', 'deny', 'without'],
  weak: ['except', 'without'],
};

export const WITHOUT =
  /^(?:without|ohne|sans|sin|sem|senza|bez|без|בלי|ללא|بدون|دون|بلا|बिना|बगैर|olmadan|\p{L}+(?:madan|meden)|なし(?:に|で)?|ず[にとも、]|せず|없이|未)$/iu;
export const TURNING =
  /(?<!\p{L})(?:skip|omit|forget|forgot|cease|refus|ignor|reject|fail|miss|stop|disabl|bypass|überspring|auslass|weglass|vergess|vergiss|ablehn|einstell|eingestellt|unterlass|deaktivier|saut|cess|omet|oubli|désactiv|rejet|néglig|olvid|rechaz|salt|desactiv|esque|rejeit|recus|pular|desativ|dimentic|rifiut|disattiv|pomij|pomin|zapom|odrzuc|wyłącz|atla|unut|reddet|пропус|забы|забуд|игнор|отклон|отказ|отключ|прекра)|省略|中止|停止|終了|スキップ|忘れ|飛ばさ|無視|拒否|怠|생략|중단|중지|건너뛰|빼먹|잊|무시|거부|跳过|终止|忘|忽略|拒绝|漏|绕过|تخط|تنس|تجاهل|ترفض|إهمال|לדלג|לשכוח|להתעלם|לסרב|לוותר|छोड़|भूल|अनदेखा/gu;
