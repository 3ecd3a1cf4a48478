import type { Adapter, Cost, Edits, Form, Placed, Site } from '../adapter.ts';
import { memoryId } from '../ir/identity.ts';
import type { Field, Kind, Memory } from '../ir/memory.ts';
import type { Scene } from '../ir/scene.ts';
import type { FileTree, Location, Store } from '../ir/store.ts';
import type { Delivered } from '../ir/view.ts';
import type { Span } from '../ir/memory.ts';
import { normalBody, printBody, sameBody, type Body } from '../text/body.ts';
import { firstUndecodable } from '../text/decode.ts';
import { matchesAny } from '../text/glob.ts';
import { linkList } from '../text/text-links.ts';
import { nameOfWords, withOwnNames } from './called.ts';
import { landing, movesOf } from './landing.ts';
import { FIELDS } from '../ir/field.ts';
import { differing } from './losses.ts';
import { plain } from './notes.ts';
import { legible } from './problems.ts';
import { unfit } from './unfit.ts';
import { numbered, withSegments } from './segments.ts';
import { eolOf, weave, type Cut } from './weave.ts';

/** A memory as it stands in a text. */
export interface Told {
  /** What is replaced when it changes. */
  span: Span;
  /** What is cut out when it goes: its line end or the gap behind it, too. */
  cut: Span;
  said: Body & { kind: Kind } & Partial<Memory>;
  /** What its id is made of, where that is more than its words. */
  key?: string;
}

/** How memories stand in one text file; what is between them is nobody's. */
export interface Grammar {
  toldIn(text: string, file: string, at: Location): Told[];
  /** Ways to say a memory in a file, the best first: the first that reads back as the same is taken. */
  sayings(memory: Memory, file: string, at: Location): string[];
  /** A text with more memories in it; '' is a file that does not stand yet. */
  withMore(text: string, sayings: readonly string[], eol: string): string;
  /** Where line ends are part of the format; else what is written has those of its file. */
  lineEnds?: '\n';
  /** Whether a file whose last memory went holds nothing that anybody needs. */
  isBare(text: string): boolean;
}

/** How what stands in a file reaches the model. */
export type Reach = Pick<Delivered, 'delivery' | 'reason' | 'hops'>;

type Own = 'id' | 'title' | 'aliases' | 'docs' | 'brand' | 'conventions' | 'locate' | 'home';

/** A harness whose memories stand as plain texts in the files of a folder. */
export interface FolderOfTexts
  extends Pick<Adapter, Own>, Partial<Pick<Adapter, 'view' | 'health' | 'undriven' | 'profiles'>> {
  grammar: Grammar;
  notices: string;
  /** The files that may take a memory, the best first; a sentence where it can stand in none. */
  filesFor(memory: Memory, site: Site): string[] | string;
  /** What is loaded together; a file by itself where nothing is said. */
  containerOf?(file: string, at: Location): string;
  /** Every part of a file reaches the model as the file does: a harness that cuts one off says so in a view of its own. */
  reach(file: string, at: Location, scene: Scene): Reach;
  /** What a memory in this file takes of what the harness loads. */
  costs?(said: string, file: string, at: Location): Cost[];
  /** What of a file the model is given at the start, where not all of it. */
  shown?(text: string, file: string): string;
  /** Of memories of a file that are called alike the harness keeps the last. */
  rivals?: { called(memory: Memory): string | undefined; reason: string };
  /** What is off where the settings of a location say `off`, and by what: nothing of it is loaded then. */
  off?: string;
}

const offBy = ({ settings }: Location): string | undefined => (settings as { off?: string } | undefined)?.off;

const says: Field[] = FIELDS.filter((field) => field !== 'load' && field !== 'nativeKind');

export const folderOfTexts = (folder: FolderOfTexts): Adapter => {
  const { grammar, id: harness, containerOf = (file: string) => file } = folder;

  const reach: FolderOfTexts['reach'] = (file, at, scene) =>
    folder.off !== undefined && offBy(at) !== undefined && !scene.supposeOn
      ? { delivery: 'unseen', reason: folder.off }
      : folder.reach(file, at, scene);

  const eolIn = (text: string): string => grammar.lineEnds ?? eolOf(text);

  const memoryOf = ({ said, span, key }: Told, file: string, at: Location): Memory => {
    const scope = said.scope ?? at.scope;
    return {
      ...plain(),
      links: linkList(printBody(said)),
      name: nameOfWords(said),
      ...said,
      ...(at.closed !== undefined && { readOnly: true, native: { ...said.native, readOnly: at.closed } }),
      scope,
      id: memoryId(harness, scope, key === undefined ? { text: said.statement } : { key }),
      places: [{ file, span, slot: 'text', container: containerOf(file, at), says }],
    };
  };

  const memoriesIn = (text: string, file: string, at: Location): Memory[] =>
    grammar
      .toldIn(text, file, at)
      .filter(({ said }) => said.statement.trim() !== '')
      .map((told) => memoryOf(told, file, at));

  const read = (files: FileTree, at: Location): Store => {
    const { texts, raw, findings } = legible(files);
    const own = [...texts].filter(([file]) => matchesAny(file, at.owns));
    const memories = withOwnNames(numbered(own.flatMap(([file, { text }]) => memoriesIn(text, file, at))));
    const all = [...at.findings, ...findings];
    return { at, files: withSegments(raw, memories), memories, findings: all, parse: undefined };
  };

  /** The first saying that reads back as this memory, in a file of its own. */
  const sayingIn = (file: string, memory: Memory, at: Location): string | undefined =>
    grammar.sayings(memory, file, at).find((said) => {
      const [back, ...more] = memoriesIn(grammar.withMore('', [said], '\n'), file, at);
      const same = back && more.length === 0 && sameBody(back, normalBody(memory));
      return same && differing(memory, back, ['kind', 'scope', 'status']).length === 0;
    });

  const express: Adapter['express'] = (memory, site) => {
    const files = folder.filesFor(memory, site);
    if (typeof files === 'string') return unfit(files);
    const standing = site.old?.places[0]?.file;
    const forms = [...new Set([...(standing === undefined ? [] : [standing]), ...files])].flatMap((file): Form[] => {
      const text = site.store.files.get(file)?.text ?? '';
      const said = firstUndecodable(text) === -1 ? sayingIn(file, memory, site.at) : undefined;
      if (said === undefined) return [];
      const { delivery, reason } = reach(file, site.at, site.scene);
      const parts = [{ slot: 'text', container: containerOf(file, site.at), file, text: said }];
      const costs = folder.costs?.(said, file, site.at) ?? [];
      return [{ name: `text in ${file}`, delivery, ...(reason !== undefined && { reason }), parts, costs }];
    });
    return forms.length === 0 ? unfit(`in ${files.join(' or ')} it would be read back as something else`) : { forms };
  };

  const place = (edits: Edits, store: Store): Placed => {
    const land = landing(store);
    const byFile = new Map<string, { cuts: Cut[]; more: string[] }>();
    const editsOf = (file: string): { cuts: Cut[]; more: string[] } => {
      const known = byFile.get(file) ?? { cuts: [], more: [] };
      byFile.set(file, known);
      return known;
    };
    for (const { old, parts } of movesOf(edits, store)) {
      const [from] = old?.places ?? [];
      const [to] = parts;
      const text = store.files.get(from?.file ?? '')?.text ?? '';
      const stays = from !== undefined && from.file === to?.file;
      if (from && stays) editsOf(from.file).cuts.push({ span: from.span, text: withEol(to.text, eolIn(text)) });
      else if (from) {
        const told = grammar.toldIn(text, from.file, store.at).find(({ span }) => span[0] === from.span[0]);
        editsOf(from.file).cuts.push({ span: told?.cut ?? from.span, text: '' });
      }
      if (to?.file !== undefined && !stays) editsOf(to.file).more.push(to.text);
    }
    for (const [file, { cuts, more }] of byFile) {
      const text = land.textOf(file) ?? '';
      const eol = eolIn(text);
      const rest = weave(text, cuts);
      const sayings = more.map((said) => withEol(said, eol));
      const result = sayings.length === 0 ? rest : grammar.withMore(rest, sayings, eol);
      if (result !== text && grammar.isBare(result)) land.remove(file);
      else if (result !== text) land.put(file, result);
    }
    return { changes: land.changes(() => 0), findings: [] };
  };

  /** Those of a store that stand behind a later one of the same name. */
  const hiddenIn = (memories: readonly Memory[]): ReadonlySet<string> => {
    const called = memories.flatMap((memory) => {
      const name = folder.rivals?.called(memory);
      return name === undefined ? [] : [{ id: memory.id, key: JSON.stringify([memory.places[0]?.file, name]) }];
    });
    const last = new Map(called.map(({ id, key }) => [key, id]));
    return new Set(called.filter(({ id, key }) => last.get(key) !== id).map(({ id }) => id));
  };

  const deliveriesIn = ({ at, memories }: Store, scene: Scene): Delivered[] => {
    const hidden = hiddenIn(memories);
    return memories.map(({ id, places: [first] }) => ({
      id,
      ...(hidden.has(id) && folder.rivals
        ? { delivery: 'unseen', reason: folder.rivals.reason }
        : reach(first?.file ?? '', at, scene)),
      ...(!at.seen && { assumed: true as const }),
    }));
  };

  const view: Adapter['view'] = (stores, scene) => {
    const once = folder.off && stores.map(({ at }) => offBy(at)).find((by) => by !== undefined);
    return {
      always: stores.flatMap(({ at, files }) =>
        [...files].flatMap(([file, { text }]) => {
          const isShown = matchesAny(file, at.owns) && reach(file, at, scene).delivery === 'loaded';
          const shown = isShown ? (folder.shown?.(text, file) ?? text) : '';
          const label = `${at.root}/${file}`;
          return shown.trim() === '' ? [] : [{ role: 'system' as const, label, text: shown, file }];
        }),
      ),
      budgets: [],
      deliveries: stores.flatMap((store) => deliveriesIn(store, scene)),
      notes: [],
      ...(once !== undefined && { once }),
    };
  };

  return {
    ...folder,
    read,
    express,
    place,
    notices: () => folder.notices,
    view: folder.view ?? view,
    health: folder.health ?? (() => []),
    inUse: [],
  };
};

const withEol = (text: string, eol: string): string => (eol === '\n' ? text : text.replaceAll('\n', eol));
