import { memoryId } from '../../ir/identity.ts';
import type { Field, Memory, Place } from '../../ir/memory.ts';
import type { Body } from '../../text/body.ts';
import { ownWords } from '../../text/derive.ts';
import { plain } from '../notes.ts';
import { nameOfFile } from '../typed-name.ts';

export const FILES = 'files';
const BODY_SAYS: readonly Field[] = ['statement', 'why', 'how', 'detail'];

type Own = Pick<Memory, 'title' | 'hook'>;

/** What a file says that is one memory. */
export interface FileWords {
  file: string;
  text: string;
  body: Body;
  /** What says it where the body says nothing, the best first. */
  instead: readonly (string | undefined)[];
  name: string | undefined;
  title: string | undefined;
  hookOf(words: Body & Own): string | undefined;
  headSays(own: Own): readonly Field[];
  native(hook: string | undefined): Memory['native'];
  /** Lines of an index that name it. */
  lines?: readonly Place[];
}

/** One file, and the lines that name it; undefined when nothing in it or about it says anything. */
export const fileMemory = (
  harness: string,
  { file, text, body, instead, name, title, hookOf, headSays, native, lines = [] }: FileWords,
  fields: Partial<Memory> & Pick<Memory, 'kind' | 'scope'>,
): Memory | undefined => {
  const statement = [body.statement, ...instead].map((each) => each?.trim() ?? '').find((each) => each !== '');
  if (text === '' || statement === undefined) return undefined;
  const isBodiless = body.statement === '';
  const words = isBodiless ? { statement } : body;
  const hook = hookOf({ ...words, ...ownWords({ title }, statement) });
  const own = ownWords({ title, hook }, statement);
  const says = isBodiless ? [] : BODY_SAYS.filter((field) => body[field as keyof Body] !== undefined);
  return {
    ...plain(),
    ...fields,
    ...own,
    ...words,
    id: memoryId(harness, fields.scope, { key: file }),
    name: nameOfFile(file, { type: fields.nativeKind, name }, { kind: fields.kind, statement, ...own }),
    places: [
      { file, span: [0, text.length], slot: 'file', container: FILES, says: [...says, ...headSays(own)] },
      ...lines,
    ],
    native: native(hook),
  };
};
