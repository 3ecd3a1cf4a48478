import type { Finding } from '../../src/ir/finding.ts';
import type { Memory, Scope } from '../../src/ir/memory.ts';
import type { FileTree, Location, Store, TextFile } from '../../src/ir/store.ts';
import { withOwnNames } from '../../src/kit/called.ts';
import { legible } from '../../src/kit/problems.ts';
import { numbered, withSegments } from '../../src/kit/segments.ts';
import { readFrontmatter } from '../../src/text/frontmatter.ts';
import { matchesAny } from '../../src/text/glob.ts';
import { markersIn } from './block.ts';
import type { Link, LinkAt } from './chain.ts';
import type { Family, Source, When } from './families.ts';
import { ruleSaid, saidIn, wordsAt } from './said.ts';

/** A file that a client loads, and when. */
export interface Loaded {
  file: string;
  when: When;
}

/** What stands in our block is a memory of its container; everything else there belongs to people. */
export const BLOCK = 'memport block';

const ALWAYS: When = { load: 'always' };

/** The files that count, in the order they are loaded in. */
const loadedOf = (sources: readonly Source[], texts: ReadonlyMap<string, TextFile>): Loaded[] =>
  sources.flatMap((source) => {
    if ('first' in source) {
      const file = source.first.find((name) => (texts.get(name)?.text ?? '').trim() !== '');
      return file === undefined ? [] : [{ file, when: ALWAYS }];
    }
    const { every, but = [], when } = source;
    return [...texts].flatMap(([file, { text }]) =>
      matchesAny(file, [every, ...but.map((each) => `!${each}`)])
        ? [{ file, when: when(readFrontmatter(text)?.head ?? {}) }]
        : [],
    );
  });

/** Every rule that people wrote into these files is a memory: a bullet, or a paragraph. They are only read. */
export const rulesIn = (texts: ReadonlyMap<string, TextFile>, loaded: readonly Loaded[], at: Location): Memory[] =>
  loaded.flatMap(({ file, when }) => {
    const text = texts.get(file)?.text ?? '';
    return saidIn(text).map((span): Memory => ({
      ...ruleSaid(
        wordsAt(text, span),
        { harness: at.harness, scope: scopeOf(at.scope, when) },
        {
          file,
          span,
          slot: 'instruction',
          container: file,
        },
      ),
      load: when.load,
      author: 'human',
      readOnly: true,
      native: { readOnly: 'people wrote it: only the block is ours' },
    }));
  });

/** The store of these memories, each with an id and a name of its own. */
export const storeOf = <Settings>(
  at: Location<Settings>,
  files: FileTree,
  memories: readonly Memory[],
  more: readonly Finding[] = [],
): Store<undefined, Settings> => {
  const { raw, findings } = legible(files);
  const own = withOwnNames(numbered(memories.filter(({ statement }) => statement !== '')));
  return {
    at,
    files: withSegments(raw, own),
    memories: own,
    findings: [...at.findings, ...findings, ...more],
    parse: undefined,
  };
};

const scopeOf = (scope: Scope, { globs }: When): Scope =>
  globs && 'paths' in scope ? { level: 'path', key: scope.key, paths: scope.paths, globs } : scope;

/** What was carried into the blocks of these files. */
const blockMemories = (texts: ReadonlyMap<string, TextFile>, files: readonly string[], at: Location): Memory[] =>
  files.flatMap((file) =>
    (markersIn(texts.get(file)?.text ?? '').block?.bullets ?? []).map(({ said, span }) =>
      ruleSaid(said, { harness: at.harness, scope: at.scope }, { file, span, slot: 'bullet', container: BLOCK }),
    ),
  );

/** Blocks whose markers do not fit together: which part of the file is ours cannot be told. */
const brokenIn = (texts: ReadonlyMap<string, TextFile>): Finding[] =>
  [...texts].flatMap(([file, { text }]): Finding[] => {
    const { broken } = markersIn(text);
    if (!broken) return [];
    const { line, why } = broken;
    return [{ rule: 'read/managed-block', severity: 'error', message: `${file}:${line}: ${why}`, file, line }];
  });

/** A folder's files as its family loads them; where it is a target of rules, what our block says too. */
export const readFamily = ({ sources, user, write }: Family, files: FileTree, at: LinkAt): Store<Loaded[], Link> => {
  const { texts } = legible(files);
  const { of } = at.settings;
  const own = of === 'user' ? (user?.sources ?? []) : sources;
  const loaded =
    of === 'import' ? [...texts.keys()].map((file): Loaded => ({ file, when: ALWAYS })) : loadedOf(own, texts);
  const rules = rulesIn(texts, loaded, at);
  const broken = brokenIn(new Map(loaded.flatMap(({ file }) => (texts.has(file) ? [[file, texts.get(file)!]] : []))));
  const ours = at.layout === 'block' && write ? blockMemories(texts, write.files, at) : [];
  const hidden = write?.hides?.find((file) => texts.has(file));
  const why =
    broken[0]?.message ??
    (hidden !== undefined && !write?.files.some((file) => texts.has(file))
      ? `a new ${write?.files[0]} would hide ${hidden} from its client`
      : undefined);
  const closed = at.layout === 'block' && why !== undefined ? { closed: why } : {};
  return { ...storeOf({ ...at, ...closed }, files, [...rules, ...ours], broken), parse: loaded };
};
