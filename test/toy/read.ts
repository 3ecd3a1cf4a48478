import { nameOfWords } from '../../src/kit/called.ts';
import { legible } from '../../src/kit/problems.ts';
import { covered } from '../../src/kit/weave.ts';
import type { Finding } from '../../src/ir/finding.ts';
import { distinct, memoryId } from '../../src/ir/identity.ts';
import type { Field, Memory, Span } from '../../src/ir/memory.ts';
import type { FileTree, Location, Segment, Store } from '../../src/ir/store.ts';
import { linesOf } from '../../src/text/blocks.ts';
import { FILE } from './paths.ts';

/** A line of the file holds a memory without what its place says. */
export type Line = Omit<Memory, 'id' | 'places' | 'native'>;

const SAYS: Field[] = [
  'kind',
  'title',
  'hook',
  'statement',
  'why',
  'how',
  'detail',
  'scope',
  'author',
  'importance',
  'triggers',
  'status',
  'keywords',
  'links',
  'evidence',
  'dates',
  'validity',
  'usage',
  'derivedFrom',
];
const NEEDED: Line = {
  kind: 'reference',
  name: '',
  statement: '',
  scope: { level: 'global' },
  author: 'unknown',
  load: 'always',
  status: 'active',
  keywords: [],
  links: [],
  evidence: [],
  dates: {},
};

export const read = (files: FileTree, at: Location): Store => {
  const { texts, raw, findings } = legible(files);
  const unique = distinct();
  const memories = linesOf(texts.get(FILE)?.text ?? '').flatMap(({ text, start }, index): Memory[] => {
    const json = /\{.*\}/.exec(text);
    if (!json) return [];
    const line = lineOf(json[0]);
    if (!line) {
      findings.push({
        rule: 'read/housekeeping',
        severity: 'info',
        message: 'this line is no memory',
        file: FILE,
        line: index + 1,
      } satisfies Finding);
      return [];
    }
    const span: Span = [start + json.index, start + json.index + json[0].length];
    return [
      {
        ...NEEDED,
        ...line,
        name: line.name || nameOfWords(line),
        id: unique(memoryId('toy', line.scope, { text: line.statement })),
        places: [{ file: FILE, span, slot: 'line', container: FILE, says: SAYS }],
        native: {},
      },
    ];
  });
  const segments = (text: string): Segment[] =>
    covered<Segment>(
      text,
      memories.map(({ id, places }) => ({ span: places[0]?.span as Span, memory: id })),
      (span) => ({ span, opaque: 'between' }),
    );
  const stored = new Map([...raw].map(([name, file]) => [name, { ...file, segments: segments(file.text) }]));
  return { at, files: stored, memories, findings: [...at.findings, ...findings], parse: undefined };
};

const lineOf = (text: string): Line | undefined => {
  try {
    const line = { ...NEEDED, ...(JSON.parse(text) as Partial<Line>) };
    return typeof line.statement === 'string' && line.statement.trim() !== '' ? line : undefined;
  } catch {
    return undefined;
  }
};
