import { isRecord, list } from '../text/json.ts';
import type { AnswerSchema } from './client.ts';

/**
 * Where a value does not keep to a schema of the kind that answers have; undefined when it does. Providers hold a
 * model to less than that: lengths and counts are dropped on the way, and a server may know no schema at all.
 */
export const faultIn = (value: unknown, schema: AnswerSchema, at = 'the answer'): string | undefined => {
  const choices = schema['anyOf'];
  if (Array.isArray(choices)) {
    const faults = choices.map((each) => faultIn(value, each as AnswerSchema, at));
    return faults.includes(undefined) ? undefined : faults[0];
  }
  if ('const' in schema && value !== schema['const']) return `${at} is not ${JSON.stringify(schema['const'])}`;
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value)) return `${at} is none of its words`;
  const types = [schema['type']].flat().filter((type) => type !== undefined);
  if (types.length > 0 && !types.some((type) => isOf(value, type))) return `${at} is no ${types.join(' or ')}`;
  if (typeof value === 'string' || Array.isArray(value))
    return sizeFault(value, schema, at) ?? itemFault(value, schema, at);
  return isRecord(value) ? memberFault(value, schema, at) : undefined;
};

const isOf = (value: unknown, type: unknown): boolean => {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
};

const sizeFault = (value: string | unknown[], schema: AnswerSchema, at: string): string | undefined => {
  const [least, most] =
    typeof value === 'string' ? [schema['minLength'], schema['maxLength']] : [schema['minItems'], schema['maxItems']];
  // Schemas count code points.
  const size = typeof value === 'string' ? [...value].length : value.length;
  if (typeof least === 'number' && size < least) return `${at} is shorter than ${least}`;
  return typeof most === 'number' && size > most ? `${at} is longer than ${most}` : undefined;
};

const itemFault = (value: string | unknown[], { items }: AnswerSchema, at: string): string | undefined => {
  if (typeof value === 'string' || !isRecord(items)) return undefined;
  for (const [index, each] of value.entries()) {
    const fault = faultIn(each, items, `${at}[${index}]`);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

const memberFault = (value: Record<string, unknown>, schema: AnswerSchema, at: string): string | undefined => {
  const known = isRecord(schema['properties']) ? schema['properties'] : {};
  const missing = list(schema['required']).find((name) => !Object.hasOwn(value, String(name)));
  if (missing !== undefined) return `${at} lacks ${String(missing)}`;
  for (const [name, each] of Object.entries(value)) {
    const own = Object.hasOwn(known, name) ? known[name] : undefined;
    if (own === undefined && schema['additionalProperties'] === false) return `${at} has more than was asked for`;
    const fault = isRecord(own) ? faultIn(each, own, `${at}.${name}`) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
};
