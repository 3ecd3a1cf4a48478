import { FIELDS } from '../ir/field.ts';
import type { Loss } from '../ir/loss.ts';
import type { Field, Memory } from '../ir/memory.ts';
import { derive } from '../text/derive.ts';
import { unfit } from './unfit.ts';
import { canonical, scopeKey } from '../ir/identity.ts';

/** What must come back when a placed memory is read again. How it is loaded is its delivery, told apart. */
export const CARRIED: readonly Field[] = FIELDS.filter((field) => field !== 'nativeKind' && field !== 'load');

/** One value of a field in a form that compares: absent, empty and derived are the same. */
export const valueOf = (memory: Memory, field: Field): unknown => {
  if (field === 'scope') return [scopeKey(memory.scope), 'globs' in memory.scope ? memory.scope.globs : undefined];
  if (field === 'title' || field === 'hook') return memory[field] ?? derive(memory.statement)[field];
  if (field === 'author' && memory.author === 'unknown') return undefined;
  const value: unknown = memory[field as keyof Memory];
  if (Array.isArray(value) && value.length === 0) return undefined;
  if (value !== null && typeof value === 'object' && Object.keys(value).length === 0) return undefined;
  return value;
};

/** The fields in which two memories differ. */
export const differing = (a: Memory, b: Memory, fields: readonly Field[] = CARRIED): Field[] =>
  fields.filter((field) => {
    const [left, right] = [valueOf(a, field), valueOf(b, field)];
    return (
      left !== right && (typeof left !== 'object' || typeof right !== 'object' || canonical(left) !== canonical(right))
    );
  });

/** What of `wanted` did not come back. Adapters supply only the reasons. */
export const lossesOf = (
  wanted: Memory,
  got: Memory | undefined,
  reasons: Partial<Record<Field, string>> = {},
): Loss[] => {
  if (!got) return [{ ...unfit('it could not be read back'), memory: wanted.id }];
  return differing(wanted, got)
    .filter((field) => valueOf(wanted, field) !== undefined)
    .map((field) => ({
      memory: wanted.id,
      field,
      reason: reasons[field] ?? 'the form taken has no place for it',
      kept: 'ledger' as const,
    }));
};
