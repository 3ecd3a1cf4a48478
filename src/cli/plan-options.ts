import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { didYouMean } from '../text/nearest.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import type { AssistFlags } from './assist-options.ts';

/** What was typed after `memport migrate`. */
export interface MigrateOptions extends AssistFlags {
  from: string;
  to: string;
  json?: boolean;
  dryRun?: boolean;
  diff?: boolean;
  yes?: boolean;
  all?: boolean;
  interactive?: boolean;
  planOut?: string;
  project?: string[];
  again?: string[];
  includeAbsent?: boolean;
  kind?: string;
  rulesTo?: string;
  fromRoot?: string;
  toRoot?: string;
  fromProfile?: string;
  toProfile?: string;
  onConflict: PlanOptions['onConflict'];
  onSecret: PlanOptions['onSecret'];
  onInjection: PlanOptions['onInjection'];
  verify?: boolean | string;
  timeout?: number;
  withdraw?: boolean;
  refill?: boolean;
  lift?: boolean;
  strict?: boolean;
  bypassApproval?: boolean;
  cwd?: string;
  clientVersion?: string;
}

/** What of it decides the plan: the same options give the same plan. */
export const planOptions = (options: MigrateOptions, cwd: string): PlanOptions => {
  const folder = (given: string): string => path.resolve(cwd, given);
  const kinds = options.kind
    ?.split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '');
  const unknown = kinds?.find((kind) => !KINDS.includes(kind));
  if (unknown !== undefined)
    throw new MemportError('usage', {
      what: `"${unknown}" is no kind of memory`,
      expected: `${didYouMean(unknown, KINDS) ?? ''} some of ${KINDS.join(', ')}`.trim(),
    });
  return {
    from: options.from,
    to: options.to,
    onConflict: options.onConflict,
    onSecret: options.onSecret,
    onInjection: options.onInjection,
    cwd: folder(options.cwd ?? '.'),
    ...(options.fromRoot !== undefined && { fromRoot: folder(options.fromRoot) }),
    ...(options.toRoot !== undefined && { toRoot: folder(options.toRoot) }),
    ...(options.fromProfile !== undefined && { fromProfile: options.fromProfile }),
    ...(options.toProfile !== undefined && { toProfile: options.toProfile }),
    ...(options.project !== undefined && { projects: [...new Set(options.project.map(folder))] }),
    ...(options.all && { all: true }),
    ...(options.includeAbsent && { includeAbsent: true }),
    ...(kinds !== undefined && { kinds }),
    ...(options.rulesTo !== undefined && { rulesTo: options.rulesTo }),
    ...(options.withdraw && { withdraw: true }),
    ...(options.refill && { refill: true }),
    ...(options.lift && { lift: true }),
    ...(options.clientVersion !== undefined && { clientVersion: options.clientVersion }),
  };
};

const KINDS = ['profile', 'rule', 'project', 'reference', 'procedure', 'episode'];
