import { nameOfWords } from '../../../src/kit/called.ts';
import { plain } from '../../../src/kit/notes.ts';
import { memoryId } from '../../../src/ir/identity.ts';
import type { Memory, Span } from '../../../src/ir/memory.ts';
import { parseBody } from '../../../src/text/body.ts';
import { toLf, stripPython } from '../../../src/text/delimited.ts';
import { parsed, record } from '../../../src/text/json.ts';

/**
 * Staged writes that wait for `/memory approve` (docs/formats/hermes.md §8). Only their texts are memories; nothing
 * here is ever written.
 */
export const readPending = (file: string, text: string): Memory[] => {
  const payload = record(record(parsed(text))['payload']);
  const operations = Array.isArray(payload['operations']) ? payload['operations'].map(record) : [payload];
  const literals = stringLiterals(text);
  return operations.flatMap((operation): Memory[] => {
    const content = operation['content'] ?? operation['new_text'];
    if (typeof content !== 'string' || operation['action'] === 'remove') return [];
    const said = stripPython(toLf(content));
    const at = literals.findIndex((literal) => literal.value === content);
    const span = literals[at]?.span;
    if (said === '' || !span) return [];
    literals.splice(at, 1);
    const target = payload['target'] === 'user' ? 'user' : 'memory';
    const scope = { level: 'global' } as const;
    const kind = target === 'user' ? 'profile' : 'reference';
    const body = parseBody(said);
    return [
      {
        ...plain(),
        id: memoryId('hermes', scope, { text: `pending ${said}` }),
        kind,
        name: nameOfWords({ kind, ...body }),
        nativeKind: target,
        ...body,
        scope,
        author: 'agent',
        load: 'search',
        readOnly: true,
        status: 'pending',
        places: [{ file, span, slot: 'pending', container: 'pending', says: ['statement', 'why', 'how', 'detail'] }],
        native: {
          readOnly: 'a staged write: it becomes a memory with `/memory approve`',
          action: operation['action'],
          target,
        },
      },
    ];
  });
};

const stringLiterals = (text: string): { span: Span; value: unknown }[] =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"/gs)].map((match) => ({
    span: [match.index, match.index + match[0].length],
    value: JSON.parse(match[0]) as unknown,
  }));
