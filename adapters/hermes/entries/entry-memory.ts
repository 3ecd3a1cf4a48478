import { nameOfWords } from '../../../src/kit/called.ts';
import { unframe } from '../../../src/kit/frames.ts';
import { plain } from '../../../src/kit/notes.ts';
import { memoryId } from '../../../src/ir/identity.ts';
import type { Field, Memory, Scope } from '../../../src/ir/memory.ts';
import { parseBody, printBody } from '../../../src/text/body.ts';
import { FRAMES, kindOfFrame } from '../conventions.ts';
import { OPENS_AS_RULE } from './openings.ts';
import { linkList } from '../../../src/text/text-links.ts';
import type { Entry } from './entries.ts';
import { labelled, type Labels } from '../labels/labels.ts';
import { pathOf, type MemoryFile } from '../paths.ts';

export const entryMemory = (name: MemoryFile, entry: Entry, labels: Labels): Memory => {
  const found = labelled(entry.text, labels);
  const bare = unframe(found?.rest ?? entry.text, FRAMES);
  const body = parseBody(bare.statement);
  const scope: Scope = found ? (labels[found.label] as Scope) : { level: 'global' };
  const says: Field[] = [
    'kind',
    'statement',
    'scope',
    ...(['why', 'how', 'detail'] as const).filter((field) => body[field] !== undefined),
  ];
  const kind = bare.frame
    ? kindOfFrame(bare.frame.name)
    : OPENS_AS_RULE.test(body.statement)
      ? 'rule'
      : name === 'USER.md'
        ? 'profile'
        : 'reference';
  return {
    ...plain(),
    id: memoryId('hermes', scope, { text: entry.text }),
    kind,
    name: nameOfWords({ kind, ...body }),
    nativeKind: name === 'USER.md' ? 'user' : 'memory',
    ...body,
    scope,
    load: 'always',
    links: linkList(printBody(body)),
    places: entry.spans.map((span) => ({ file: pathOf(name), span, slot: 'entry', container: name, says })),
    native: { ...(bare.frame && { frame: bare.frame.name }), ...(found && { label: found.label }) },
  };
};
