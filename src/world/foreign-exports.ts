import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import { field, isRecord } from '../text/json.ts';

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isEdition = (value: unknown): boolean =>
  isText(field(value, 'version')) && Array.isArray(field(value, 'frames')) && isRecord(field(value, 'order'));
const isFunction = (value: unknown): boolean => typeof value === 'function';

/** What every adapter has, by name: what it has to be, in words and as a check. */
const CONTRACT: Readonly<Record<string, readonly [string, (value: unknown) => boolean]>> = {
  id: ['a name of small letters, digits and dashes', (value) => /^[a-z][a-z0-9-]*$/.test(String(value))],
  title: ['a text', isText],
  aliases: ['a list of texts', isTexts],
  docs: ['a list of texts', isTexts],
  brand: ['a list of texts', isTexts],
  conventions: [
    'a list of editions, at least one',
    (value) => Array.isArray(value) && value.length > 0 && value.every(isEdition),
  ],
  inUse: ['a list', Array.isArray],
  notices: ['a function', isFunction],
  locate: ['a function', isFunction],
  home: ['a function', isFunction],
  read: ['a function', isFunction],
  express: ['a function', isFunction],
  place: ['a function', isFunction],
  view: ['a function', isFunction],
  health: ['a function', isFunction],
};

/** Whether an export is meant to be an adapter: two members of the contract are no accident. */
const isMeant = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && Object.keys(CONTRACT).filter((member) => member in value).length > 1;

/** The adapters that a module exports, whole and under names that nobody else has; else an error that says what lacks. */
export const adaptersIn = (
  loaded: Readonly<Record<string, unknown>>,
  where: string,
  known: readonly Pick<Adapter, 'id' | 'aliases'>[],
): Adapter[] => {
  const meant = [...new Set(Object.values(loaded))].filter(isMeant);
  if (meant.length === 0) {
    const names = Object.keys(loaded);
    throw new MemportError('config', {
      what: `it exports no adapter, ${names.length === 0 ? 'and nothing else' : `only ${names.join(', ')}`}`,
      where,
      expected: "export const mine = defineAdapter({ id: 'mine', … }), or the same as the default export",
      todo: 'the README has a whole one under "An adapter of your own"',
    });
  }
  const taken = [...known];
  return meant.map((each) => {
    const lacks = Object.entries(CONTRACT).flatMap(([member, [words, isRight]]) =>
      isRight(each[member]) ? [] : [`${member} (${words})`],
    );
    if (lacks.length > 0)
      throw new MemportError('config', {
        what: `the adapter ${JSON.stringify(each['id'] ?? '')} lacks ${lacks.join(', ')}`,
        where,
        expected: 'every member of the contract: the type Adapter of memport/adapter',
        todo: 'contractSuite of memport/testing tries it by the laws',
      });
    const adapter = each as unknown as Adapter;
    refuseTaken(adapter, where, taken);
    taken.push(adapter);
    return adapter;
  });
};

const refuseTaken = (
  { id, aliases }: Pick<Adapter, 'id' | 'aliases'>,
  where: string,
  known: readonly Pick<Adapter, 'id' | 'aliases'>[],
): void => {
  const names = new Set(known.flatMap((each) => [each.id, ...each.aliases]));
  const both = [id, ...aliases].find((name) => names.has(name));
  if (both === undefined) return;
  throw new MemportError('config', {
    what: `the adapter calls itself "${both}", which is the name of a harness, a format or a command that memport has`,
    where,
    expected: 'an id and aliases that nobody has yet',
    todo: 'give it another id, or leave it out',
  });
};
