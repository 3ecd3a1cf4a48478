import type { Row } from './words.ts';

/**
 * What a text must hold for any rule of secretlint's recommended preset to speak of it. Each row is wider than the
 * rules it stands for; test/scan/preset-signs.test.ts holds it against the installed ones. Where nothing is found
 * here, secretlint is not even loaded.
 */
export interface Sign extends Row {
  pattern: RegExp;
}

const sign = (words: readonly string[], pattern: RegExp): Sign => ({ needs: [words], pattern });

export const presetSigns: readonly Sign[] = [
  sign(['a3t*', 'agpa*', 'aida*', 'aipa*', 'akia*', 'anpa*', 'anva*', 'aroa*', 'asia*'], /\b(?:A3T|AKIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA|ASIA)[A-Z0-9]{12}/),
  sign(['*secretaccess', '*secretaccesskey*', 'access', 'accesskey*'], /secret_?access_?key/i),
  sign(['*account*'], /account_?(?:id)?["']?\s*(?::|=>|=)\s*["']?\d{4}/i),
  sign(['begin*'], /-----BEGIN/),
  sign(['basic'], /x-oauth-basic@/),
  sign(['authtoken'], /_authToken=/),
  sign(['*npm'], /npm_[A-Za-z0-9_]{36}/),
  sign(['xapp', 'xox*'], /\bxox[a-z]-|\bxapp-/),
  sign(['*hooks'], /hooks\.slack\.com/i),
  sign(['@'], /:\/\/[-a-zA-Z0-9_]{1,256}:[-a-zA-Z0-9_]{1,256}@/),
  sign(['*t3blbkfj*'], /T3BlbkFJ/),
  sign(['api0*'], /sk-ant-api0/),
  sign(['*gsk'], /gsk_[A-Za-z0-9]{20}/),
  sign(['*hf'], /hf_[A-Za-z]{20}/),
  sign(['*lin'], /lin_api_/),
  sign(['*ntn'], /ntn_\d{11}/),
  sign(['*sg'], /SG\.\w{1,128}\./),
  sign(['*shpat', '*shpca', '*shppa', '*shpss'], /shp(?:pa|ca|at|ss)_[A-Za-z0-9]{8}/),
  sign(['*sk', 'live', 'test'], /[sr]k_(?:live|test)_/),
  sign(['*gho', '*ghp', '*ghr', '*ghs', '*ghu', 'pat'], /gh[opsur]_|github_pat_/),
  sign(['*glpat'], /glpat-/),
  sign(['*glc', '*glsa'], /glc_|glsa_/),
  sign(['*ops'], /ops_ey/),
  sign(['*mongodb', '*mysql', '*mysqlx', '*postgres', '*postgresql', 'srv'], /mongodb(?:\+srv)?:\/\/|mysqlx?:\/\/|postgres(?:ql)?:\/\//i),
  sign(['*hvb', '*hvr', '*hvs'], /hv[sbr]\./),
  sign(['*vca', '*vci', '*vck', '*vcp', '*vcr'], /vc[piark]_[A-Za-z0-9]{20}/),
  sign(['*dapi*'], /dapi[A-Fa-f0-9]{32}/),
  sign(['*dckr'], /dckr_pat_/),
  sign(['*figd'], /figd_/),
  sign(['*cfat', '*cfk', '*cfut'], /cf(?:k|ut|at)_[A-Za-z0-9]{40}/),
  sign(['*tskey'], /tskey-/),
];
