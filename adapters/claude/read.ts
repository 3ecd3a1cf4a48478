import { longerWords, withOwnNames } from '../../src/kit/called.ts';
import { legible } from '../../src/kit/problems.ts';
import { numbered, withSegments } from '../../src/kit/segments.ts';
import { wholeName } from '../../src/kit/typed-name.ts';
import { aboutIndex, danglingLine, indexMemory, proseMemory, type LooseItem } from '../../src/kit/typed/index-words.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Memory, Place } from '../../src/ir/memory.ts';
import type { FileTree, TextFile } from '../../src/ir/store.ts';
import { ownWords } from '../../src/text/derive.ts';
import { readFrontmatter } from '../../src/text/frontmatter.ts';
import { parseIndex, type IndexItem, type IndexText } from '../../src/text/index-items.ts';
import type { Ref } from '../../src/text/index-refs.ts';
import { headText } from '../../src/text/yaml.ts';
import { INDEX } from './conventions.ts';
import { findingIds, idsIn } from './folders/repository.ts';
import { readGlobal } from './global/global.ts';
import { newFile } from './file/file-text.ts';
import { fileMemory, type Naming } from './file/memory-file.ts';
import type { ClaudeAt, ClaudeParse, ClaudeStore } from './store.ts';

export const TOPICS = 'topics';

export const read = (files: FileTree, at: ClaudeAt): ClaudeStore => {
  const { texts, raw, findings } = legible(files);
  const none: ClaudeParse = { indexes: new Map(), topics: new Map(), indexStands: false, resolve: () => undefined };
  // No memories are read from a context of any size.
  if (at.role === 'context')
    return {
      at,
      files: withSegments(raw, []),
      memories: [],
      findings: [...at.findings, ...findings.filter(({ file, rule }) => rule !== 'read/too-large' || !raw.has(file))],
      parse: none,
    };
  if (at.layout === 'global') {
    const { memories, dangling } = readGlobal(texts);
    const lost = dangling.filter(({ line }) => !files.has(line.file));
    findings.push(
      ...lost.map(({ file, line }): Finding =>
        danglingLine(file, line.file, (raw.get(file) as TextFile).text, line.span),
      ),
    );
    return {
      at,
      files: withSegments(raw, memories),
      memories: named(memories),
      findings: [...at.findings, ...findings],
      parse: none,
    };
  }
  // The client reads an index of any size and loads its first lines, so the lines of one that is too large for memories
  // count as well.
  const index = raw.get(INDEX);
  const parse = indexesOf(
    index === undefined || texts.has(INDEX) ? texts : new Map([...texts, [INDEX, index]]),
    at.root,
  );
  const namings = new Map<string, Naming[]>();
  const prose: Memory[] = [];
  for (const [file, index] of parse.indexes) {
    const kept: IndexItem[] = [];
    for (const item of index.items) {
      const text = (raw.get(file) as TextFile).text;
      if (item.refs.length === 0 && texts.has(file)) {
        const said = proseMemory(loose(file, item), at);
        prose.push(...said);
        if (said.length === 0) kept.push(item);
      }
      for (const ref of item.refs) {
        const target = parse.resolve(ref);
        if (target !== undefined) {
          const lines = namings.get(target) ?? [];
          lines.push(naming(file, item, ref));
          namings.set(target, lines);
        } else if (!foreign(ref)) {
          const said = texts.has(file) ? danglingMemory(loose(file, item), ref, at) : [];
          findings.push({
            ...danglingLine(file, ref.target, text, item.content),
            ...(said[0] && missingFile(said[0], ref.target)),
          });
          prose.push(...said);
        }
      }
    }
    findings.push(...aboutIndex(file, kept, (raw.get(file) as TextFile).text));
  }
  const fromFiles = [...texts].flatMap(([file, { text, mtimeMs }]) => {
    const lines = namings.get(file) ?? [];
    if (parse.indexes.has(file)) return [];
    if (isReadme(file, text, lines)) {
      findings.push({
        rule: 'read/readme',
        severity: 'info',
        message: `${file} is no memory: it has no head, and no line of ${INDEX} names it`,
        file,
      });
      return [];
    }
    const memory = fileMemory(file, text, mtimeMs, at.scope, lines);
    if (memory && lines.length > 1) findings.push(...twice(memory, lines));
    return memory ? [memory] : [];
  });
  const memories = named([...fromFiles, ...prose].map(idsIn(at)));
  return {
    at,
    files: withSegments(raw, memories),
    memories,
    findings: [...at.findings, ...findings].map(findingIds(at)),
    parse: { ...parse, indexStands: files.has(INDEX) },
  };
};

/**
 * A file of lines that name other files. Only its name or our mark tells it, so that damage to a line cannot turn it
 * into a memory.
 */
const indexesOf = (texts: ReadonlyMap<string, TextFile>, root: string): ClaudeParse => {
  const resolve = resolver(texts);
  const indexes = new Map<string, IndexText>();
  const topics = new Map<string, string>();
  for (const [file, { text }] of texts) {
    const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
    if (file === INDEX) indexes.set(file, parseIndex(text, folder, root));
    else if (INDEX_NAME.test(file.replace(/\.md$/i, '').replace(/^.*\//, '')) || text.includes(TOPIC_KEY)) {
      const head = readFrontmatter(text)?.head ?? {};
      const kind = headText(head, 'metadata', 'memportIndex');
      if (kind === undefined && (headText(head, 'type') ?? headText(head, 'metadata', 'type')) !== undefined) continue;
      indexes.set(file, parseIndex(text, folder, root));
      if (kind !== undefined && !topics.has(kind)) topics.set(kind, file);
    }
  }
  return { indexes, topics, indexStands: texts.has(INDEX), resolve };
};

const INDEX_NAME = /^(?:memory|index|toc)$|[-_ ](?:index|toc)$|^memory[-_ .]/i;
const TOPIC_KEY = 'memportIndex:';

const resolver = (texts: ReadonlyMap<string, TextFile>): ClaudeParse['resolve'] => {
  let table: Map<string, string> | undefined;
  const known = () =>
    (table ??= new Map(
      [...texts.keys()].flatMap(
        (file) =>
          [
            [folded(file), file],
            [folded(stemOf(file)), file],
          ] as const,
      ),
    ));
  return ({ target, wiki }) => (texts.has(target) ? target : known().get(folded(wiki ? stemOf(target) : target)));
};

export const folded = (text: string): string => text.normalize('NFC').toLowerCase().replace(/_/g, '-');
export const stemOf = (file: string): string => file.replace(/\.md$/i, '').replace(/^.*\//, '');

/**
 * `team/` and its kin are the client's own; lines about them are nobody's business here
 * (docs/formats/claude-code.md §1.5).
 */
const foreign = (ref: Ref): boolean => /^(?:team|logs|sessions)\/|(?:^|\/)\./.test(ref.target);

const isReadme = (file: string, text: string, lines: readonly Naming[]): boolean =>
  /(?:^|\/)readme\.md$/i.test(file) && lines.length === 0 && readFrontmatter(text) === undefined;

const naming = (file: string, item: IndexItem, ref: Ref): Naming => {
  const place: Place = {
    file,
    span: item.content,
    slot: 'index',
    container: file === INDEX ? INDEX : TOPICS,
    says: ['hook'],
    ...(item.shared && { inline: true }),
  };
  return { place, title: ref.title, hook: ref.hook };
};

/** A line that says something can have its file again: nothing of it is lost that stands there. */
const missingFile = (memory: Memory, target: string): Pick<Finding, 'memory' | 'fix'> => ({
  memory: memory.id,
  ...(/^[^/\\:*?"<>|\u0000-\u001f]+\.md$/.test(target) && {
    fix: { file: target, span: [0, 0], text: newFile({ ...memory, native: {} }, memory.name, memory.scope, undefined) },
  }),
});

const twice = (memory: Memory, lines: readonly Naming[]): Finding[] => {
  const hooks = new Set(lines.map((line) => line.hook).filter((hook) => hook !== ''));
  const [, second] = lines;
  return hooks.size < 2 || !second
    ? []
    : [
        {
          rule: 'read/places-differ',
          severity: 'warn',
          message: 'two lines name this file with different words; the first is taken',
          file: second.place.file,
          span: second.place.span,
          memory: memory.id,
        },
      ];
};

const loose = (file: string, item: IndexItem): LooseItem => ({
  file,
  container: file === INDEX ? INDEX : TOPICS,
  item,
  readOnly: item.shared ? 'it shares its lines with lines that name files' : undefined,
});

const danglingMemory = (line: LooseItem, { target, title, hook }: Ref, at: ClaudeAt): Memory[] => {
  const native = { dangling: target, ...(title !== '' && { indexTitle: title }) };
  const said = { ...ownWords({ title }, hook), statement: hook };
  return hook === '' ? [] : [indexMemory(line, at, said, `${target} ${hook}`, native, target)];
};

const longer = (memory: Memory): string =>
  memory.places[0]?.slot === 'file' ? wholeName(memory) : longerWords(memory);

const named = (memories: readonly Memory[]): Memory[] => withOwnNames(numbered(memories), longer);
