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
  sign('*secretaccess *secretaccesskey* access accesskey*', small`secret_?access_?key["']?\s*(?::|=>|=)\s*["']?[a-z0-9/+=]{40}`),
  sign('begin*', re`-----BEGIN ?(?:[A-Z]{2,7} )?PRIVATE KEY`, '*private'),
  sign('*npm', re`npm_[A-Za-z0-9_]{36}`, '#'),
  sign('@', re`(?:https?|ftps?):\/\/[-a-zA-Z0-9_]{1,256}:[-a-zA-Z0-9_]{1,256}@[-\w%.+~#=]{1,256}\.`),
  sign('xapp xox*', re`\b(?:xox[abopr]|xapp)-(?:\d-)?[a-zA-Z0-9]{1,40}-[a-zA-Z0-9]`),
  sign('*hooks', small`hooks\.slack\.com\/services\/t[a-z0-9]{1,40}\/b`, 'services'),
  sign('*sg', re`SG\.\w{1,128}\.\w`),
  sign('*shpat *shpca *shppa *shpss', re`shp(?:pa|ca|at|ss)_[A-Za-z0-9]{32}`),
  sign('live test', re`[sr]k_(?:live|test)_[A-Za-z0-9]{24}`, '*sk *rk'),
  sign('*gho *ghp *ghr *ghs *ghu pat', re`gh[opsur]_[A-Za-z0-9_]{36}|ghs_\d{1,20}_[\w-]{1,1000}\.|github_pat_[A-Za-z0-9_]{82}`),
  sign('*glpat', re`glpat-[\w-]{20}`),
  sign('*glc *glsa', re`glc_[A-Za-z0-9+/]{32}|glsa_[A-Za-z0-9]{32}_`),
  sign('*t3blbkfj*', re`T3BlbkFJ`),
  sign('api0*', re`sk-ant-api0\d-[\w-]{90}`),
  sign('*gsk', re`gsk_[A-Za-z0-9]{52}`),
  sign('*hf', re`hf_[A-Za-z]{34}`),
  sign('*lin', re`lin_api_\w{32}`),
  sign('*ntn', re`ntn_\d{11}`),
  sign('*ops', re`ops_ey[A-Za-z0-9+/=]{100}`, 'ey*'),
  sign('*mongodb *mysql *mysqlx *postgres *postgresql srv', small`(?:mongodb(?:\+srv)?|mysqlx?|postgres(?:ql)?):\/\/[^:/\s]{1,100}:[^@/\s]{1,200}@`, '@'),
  sign('*hvb *hvr *hvs', re`hv[sbr]\.[\w-]{90}`),
  sign('*vca *vci *vck *vcp *vcr', re`vc[piark]_[A-Za-z0-9]{20}`),
  sign('*dapi*', re`dapi[A-Fa-f0-9]{32}`),
  sign('*dckr', re`dckr_pat_[\w-]{27}`),
  sign('*figd', re`figd_[\w-]{40}`),
  sign('*cfat *cfk *cfut', re`cf(?:k|ut|at)_[A-Za-z0-9]{40}`),
  sign('*tskey', re`tskey-[a-z]{2,20}-[0-9A-Za-z_]{8}`),
];
