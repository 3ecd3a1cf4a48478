import { nameOfWords } from '../../src/kit/called.ts';
import { memoryId } from '../../src/ir/identity.ts';
import type { Memory, Span } from '../../src/ir/memory.ts';
import { parseBody } from '../../src/text/body.ts';
import { toLf, stripPython } from '../../src/text/delimited.ts';

/**
 * Staged writes that wait for `/memory approve` (docs/formats/hermes.md §8). Only their texts are memories; nothing
 * here is ever written.
 */
export const readPending = (file: string, text: string): Memory[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  const payload = mapping(mapping(value)['payload']);
  const operations = Array.isArray(payload['operations']) ? payload['operations'].map(mapping) : [payload];
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
    return [{
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
      keywords: [],
      links: [],
      evidence: [],
      dates: {},
      places: [{ file, span, slot: 'pending', container: 'pending', says: ['statement', 'why', 'how', 'detail'] }],
      native: { readOnly: 'a staged write: it becomes a memory with `/memory approve`', action: operation['action'], target },
    }];
  });
};

const mapping = (value: unknown): Record<string, unknown> => (value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {});

const stringLiterals = (text: string): { span: Span; value: unknown }[] =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"/gs)].map((match) => ({ span: [match.index, match.index + match[0].length], value: JSON.parse(match[0]) as unknown }));
