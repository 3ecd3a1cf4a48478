import { DIGIT } from './shape.ts';
import { re, small, type Source } from './source.ts';
import type { Row } from './words.ts';

/**
 * What a text must hold for any rule of secretlint's recommended preset to speak of it. Each row is wider than the
 * rules it stands for; test/scan/preset-signs.test.ts holds it against the installed ones. Where nothing is found
 * here, secretlint is not even loaded.
 */
export interface Sign extends Row {
  pattern: Source;
}

const sign = (words: string, pattern: Source, and?: string): Sign => ({
  needs: and === undefined ? [words] : [words, and],
  pattern,
});

// prettier-ignore
export const presetSigns: readonly Sign[] = [
  sign('a3t* agpa* aida* aipa* akia* anpa* anva* aroa* asia*', re`\b(?:A3T|AKIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA|ASIA)[A-Z0-9]{12}`),
  sign('*secretaccess *secretaccesskey* access accesskey*', small`secret_?access_?key`),
  sign('*account*', small`account_?(?:id)?["']?\s*(?::|=>|=)\s*["']?\d{4}`, DIGIT),
  sign('begin*', re`-----BEGIN`),
  sign('basic', re`x-oauth-basic@`),
  sign('authtoken', re`_authToken=`),
  sign('*npm', re`npm_[A-Za-z0-9_]{36}`, '#'),
  sign('xapp xox*', re`\bxox[a-z]-|\bxapp-`),
  sign('*hooks', small`hooks\.slack\.com`),
  sign('@', re`:\/\/[-a-zA-Z0-9_]{1,256}:[-a-zA-Z0-9_]{1,256}@`),
  sign('*t3blbkfj*', re`T3BlbkFJ`),
  sign('api0*', re`sk-ant-api0`),
  sign('*gsk', re`gsk_[A-Za-z0-9]{20}`),
  sign('*hf', re`hf_[A-Za-z]{20}`),
  sign('*lin', re`lin_api_`),
  sign('*ntn', re`ntn_\d{11}`),
  sign('*sg', re`SG\.\w{1,128}\.`),
  sign('*shpat *shpca *shppa *shpss', re`shp(?:pa|ca|at|ss)_[A-Za-z0-9]{8}`),
  sign('live test', re`[sr]k_(?:live|test)_`, '*sk *rk'),
  sign('*gho *ghp *ghr *ghs *ghu pat', re`gh[opsur]_|github_pat_`),
  sign('*glpat', re`glpat-`),
  sign('*glc *glsa', re`glc_|glsa_`),
  sign('*ops', re`ops_ey`, 'ey*'),
  sign('*mongodb *mysql *mysqlx *postgres *postgresql srv', small`mongodb(?:\+srv)?:\/\/|mysqlx?:\/\/|postgres(?:ql)?:\/\/`),
  sign('*hvb *hvr *hvs', re`hv[sbr]\.`),
  sign('*vca *vci *vck *vcp *vcr', re`vc[piark]_[A-Za-z0-9]{20}`),
  sign('*dapi*', re`dapi[A-Fa-f0-9]{32}`),
  sign('*dckr', re`dckr_pat_`),
  sign('*figd', re`figd_`),
  sign('*cfat *cfk *cfut', re`cf(?:k|ut|at)_[A-Za-z0-9]{40}`),
  sign('*tskey', re`tskey-`),
];
