import {
  defineAdapter,
  type Adapter,
  type Edits,
  type Form,
  type Machine,
  type Placed,
  type Site,
} from '../adapter.ts';
import type { Finding } from '../ir/finding.ts';
import { memoryId } from '../ir/identity.ts';
import type { Loss } from '../ir/loss.ts';
import type { Field, Memory, Scope, Span } from '../ir/memory.ts';
import type { FileTree, Location, Store } from '../ir/store.ts';
import type { Delivered } from '../ir/view.ts';
import { normalBody } from '../text/body.ts';
import { nameOfWords, withOwnNames } from './called.ts';
import { landing, movesOf } from './landing.ts';
import { plain } from './notes.ts';
import { legible } from './problems.ts';
import { localPath, portablePath } from './portable.ts';
import { numbered, withSegments } from './segments.ts';
import { unfit } from './unfit.ts';

/** What a file says of one memory. */
export type FileDraft = Pick<Memory, 'kind' | 'statement' | 'scope'> & Partial<Memory> & { key?: string };

/** One memory in the text of a file. */
export interface FileMemory {
  span: Span;
  container: string;
  draft: FileDraft;
}

/** What is to stand new in a file. */
export interface Added {
  container: string;
  text: string;
}

/** The text of a file, understood. */
export interface Contents {
  said: readonly FileMemory[];
  /** By the start of their spans, what some memories say now (undefined: they go), and what comes new. */
  edited(anew: ReadonlyMap<number, string | undefined>, added: readonly Added[]): string;
  /** Nothing could be made of it, and why: nothing is written there. */
  broken?: string;
  /** It is read, and why it is not written. */
  closed?: string;
  findings?: readonly Omit<Finding, 'file'>[];
}

/** Where a file stands, for paths that it tells. */
export interface FileGround {
  home: string;
  cwd: string;
}

/** What people carry as a file: memories that somebody exported or pasted, or that are to be pasted. */
export interface FileFormat extends Pick<Adapter, 'id' | 'title' | 'aliases' | 'docs' | 'conventions' | 'accepts'> {
  notices: string;
  /** What a new file begins with. */
  fresh: string;
  says: readonly Field[];
  contents(text: string, ground: FileGround): Contents;
  /** A memory as it stands in the file, over what stands there of it now; a sentence where it cannot. */
  say(memory: Memory, old: Added | undefined, ground: FileGround, whole: string): Added | string;
  /** How a memory reaches a model, as far as that is known; `place` counts those of the file from 0. */
  delivery(memory: Memory, place: number): Omit<Delivered, 'id'>;
  undriven: string;
  /** A file in which the text is packed: what `contents` reads, and the file again. */
  packing?: { open(file: string): { text: string; closed?: string } | { broken: string }; close(text: string): string };
  /** A file that is only read, by way of the machine; undefined where it is one of the writable kind. */
  archive?(machine: Machine, file: string): Archive | undefined;
}

/** A file that is read and never written. */
export interface Archive {
  drafts: readonly FileDraft[];
  /** Why nothing could be made of it. */
  broken?: string;
  findings?: readonly Omit<Finding, 'file'>[];
}

interface FileSettings extends FileGround {
  file: string;
  archive?: Archive;
}

type FileStore = Store<Contents, FileSettings>;

/** An adapter for a file that is named: nobody looks for one on a machine. */
export const oneFile = (format: FileFormat): Adapter => {
  const { id, title } = format;

  const locate = (machine: Machine): Location<FileSettings>[] => {
    const full = machine.asked.root;
    const stat = full === undefined ? undefined : machine.stat(full);
    if (full === undefined || stat?.kind === 'folder') return [];
    const file = full.slice(full.lastIndexOf('/') + 1);
    const archive = stat === undefined ? undefined : format.archive?.(machine, full);
    const found = (message: string): Finding => ({ rule: 'read/unreadable', severity: 'error', message, file });
    return [
      {
        id: `${id}:${file}`,
        harness: id,
        root: full.slice(0, full.lastIndexOf('/')) || '/',
        scope: { level: 'global' },
        edition: format.conventions.at(-1)?.version ?? '1',
        // What the service makes of the file nobody has seen from here.
        seen: false,
        layout: archive ? 'archive' : 'file',
        exists: stat !== undefined,
        homeExists: stat !== undefined,
        role: 'store',
        owns: [file],
        reads: archive ? [] : [file],
        settings: { file, home: machine.home, cwd: machine.cwd, ...(archive && { archive }) },
        ...(archive && { closed: `${file} is an export: it is only read` }),
        findings: [
          ...(archive?.broken === undefined ? [] : [found(`${file} is not read: ${archive.broken}`)]),
          ...(archive?.findings ?? []).map((each) => ({ ...each, file })),
        ],
      },
    ];
  };

  const memoryOf = ({ key, ...draft }: FileDraft, places: Memory['places']): Memory => ({
    ...plain(),
    load: 'search',
    ...draft,
    id: memoryId(id, draft.scope, key === undefined ? { text: draft.statement } : { key }),
    name: draft.name ?? nameOfWords(draft),
    places,
  });

  const named = (memories: readonly Memory[]): Memory[] => withOwnNames(numbered(memories));

  const read = (files: FileTree, at: Location<FileSettings>): FileStore => {
    const { file, archive } = at.settings;
    if (archive) {
      const readOnly = { readOnly: true, native: { readOnly: `${file} is an export` } };
      const memories = archive.drafts.map((draft) => memoryOf({ ...draft, ...readOnly }, []));
      return { at, files: new Map(), memories: named(memories), findings: [...at.findings], parse: nothing };
    }
    const { raw, findings } = legible(files);
    const found = raw.get(file);
    const opened = found && (format.packing?.open(found.text) ?? { text: found.text });
    const text = opened && 'text' in opened ? opened.text : undefined;
    const contents: Contents =
      opened && 'broken' in opened
        ? { ...nothing, broken: opened.broken }
        : { ...format.contents(text ?? format.fresh, at.settings), ...(opened?.closed && { closed: opened.closed }) };
    const memories = named(
      (text === undefined ? [] : contents.said).map(({ span, container, draft }) =>
        memoryOf(draft, [{ file, span, slot: 'item', container, says: [...format.says] }]),
      ),
    );
    const told: Finding[] = [
      // The bound on what becomes memories is that of the snapshot here, and what is packed is no text.
      ...findings.filter(({ rule }) =>
        rule === 'read/encoding' ? !format.packing : rule !== 'read/too-large' || found === undefined,
      ),
      ...(contents.broken === undefined || found === undefined
        ? []
        : [
            {
              rule: 'read/unreadable',
              severity: 'error',
              message: `${file} is not read: ${contents.broken}`,
              file,
            } as const,
          ]),
      ...(contents.findings ?? []).map((each) => ({ ...each, file })),
    ];
    const texts = found && text !== undefined ? new Map([[file, { ...found, text }]]) : new Map<string, never>();
    return { at, files: withSegments(texts, memories), memories, findings: [...at.findings, ...told], parse: contents };
  };

  const express = (
    memory: Memory,
    { store, at: { settings }, old }: Site<Contents, FileSettings>,
  ): { forms: Form[] } | Loss => {
    const { broken, closed } = store.parse;
    if (broken ?? closed) return unfit(`${settings.file} cannot be written: ${broken ?? closed}`);
    const standing = old?.places[0];
    const whole = store.files.get(settings.file)?.text ?? '';
    const there = standing && { container: standing.container, text: whole.slice(...standing.span) };
    const said = format.say(memory, there, settings, whole);
    if (typeof said === 'string') return unfit(said);
    const alone = format.contents(format.fresh, settings).edited(new Map(), [said]);
    const [back, ...more] = format.contents(alone, settings).said;
    if (!back || more.length > 0 || !isSame(memory, back.draft, settings))
      return unfit('it would be read back as something else');
    const { delivery, reason } = format.delivery(memory, 0);
    const form: Form = { name: 'item', delivery, parts: [{ slot: 'item', ...said }], costs: [] };
    return { forms: [reason === undefined ? form : { ...form, reason }] };
  };

  const place = (edits: Edits, store: FileStore): Placed => {
    const { file } = store.at.settings;
    const before = store.files.get(file)?.text;
    const anew = new Map<number, string | undefined>();
    const added: Added[] = [];
    for (const { old, parts } of movesOf(edits, store)) {
      const [part] = parts;
      const standing = old?.places[0];
      if (standing && (!part || part.container === standing.container)) anew.set(standing.span[0], part?.text);
      else {
        if (standing) anew.set(standing.span[0], undefined);
        if (part) added.push({ container: part.container, text: part.text });
      }
    }
    if (anew.size + added.length === 0) return { changes: [], findings: [] };
    const text = store.parse.edited(anew, added);
    const land = landing(store);
    if (before !== undefined && text === format.fresh) land.remove(file);
    else if (text !== before) land.put(file, format.packing?.close(text) ?? text);
    return { changes: land.changes(() => 0), findings: [] };
  };

  return defineAdapter<Contents, FileSettings>({
    id,
    title,
    aliases: format.aliases,
    docs: format.docs,
    brand: [],
    conventions: format.conventions,
    named: true,
    ...(format.accepts !== undefined && { accepts: format.accepts }),
    undriven: format.undriven,
    locate,
    read,
    express,
    place,
    notices: () => format.notices,
    home: (_, known) => known[0] ?? unfit(`--to-root names the file that ${title} is to get`),
    view: (stores) => ({
      always: [],
      budgets: [],
      deliveries: stores.flatMap(({ memories }) =>
        memories.map((memory, place) => ({
          id: memory.id,
          ...format.delivery(memory, place),
          assumed: true as const,
        })),
      ),
      notes: [],
    }),
    health: () => [],
    inUse: [],
  });
};

const nothing: Contents = { said: [], edited: () => '' };

/** A field may be left out where the file has no room for it; none may say something else. */
const isSame = (memory: Memory, back: FileDraft, ground: FileGround): boolean => {
  const [wanted, said] = [normalBody(memory), normalBody(back)];
  return (
    back.kind === memory.kind &&
    back.statement === wanted.statement &&
    (back.why === undefined || (memory.why !== undefined && said.why === wanted.why)) &&
    (back.how === undefined || (memory.how !== undefined && said.how === wanted.how)) &&
    placeOf(back.scope, ground) === placeOf(memory.scope, ground)
  );
};

/** Where a scope holds, as two readers of one file both tell it. */
const placeOf = (scope: Scope, { home }: FileGround): string =>
  scope.level === 'global'
    ? 'global'
    : 'key' in scope
      ? [scope.level, portablePath(scope.paths[0] ?? scope.key, { root: '', home }), ...(scope.globs ?? [])].join(' ')
      : `${scope.level} ${scope.name}`;

/** The folder of a project as a file tells it, wherever it is read. */
export const toldPath = (path: string, { home }: FileGround): string => portablePath(path, { root: '', home });

export const heardPath = (path: string, { home }: FileGround): string => localPath(path, { root: '', home });
