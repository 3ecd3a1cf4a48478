import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Adapter, Form, Machine, Put, Site } from '../../src/adapter.ts';
import { applied } from '../../src/kit/applied.ts';
import { lineHashes } from '../../src/kit/line-hashes.ts';
import { differing, lossesOf, valueOf, CARRIED } from '../../src/kit/losses.ts';
import { naming } from '../../src/kit/naming.ts';
import { normalBody } from '../../src/text/body.ts';
import { encode } from '../../src/text/decode.ts';
import { matchesAny } from '../../src/text/glob.ts';
import { scopeKey } from '../../src/ir/identity.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { isText, type FileTree, type Location, type Store } from '../../src/ir/store.ts';
import { character, memory as someMemory, phrase } from './memories.ts';
import { soiled } from './soiled.ts';
import { machineOver, NOW, readAt, SCENE, textFile, treeOf, type World } from './world.ts';

const CASES = Number(process.env['MEMPORT_CASES'] ?? 60);
/** Ten thousand cases of the longest law take minutes on a busy machine. */
const PATIENCE = Math.max(600_000, CASES * 180);

const DATES = {
  date: { text: '2026-03-04', basis: 'declared' },
  time: { text: '2026-03-04T05:06:07.008Z', basis: 'mtime' },
} as const;

interface Standing {
  at: Location;
  files: FileTree;
  store: Store;
}

/** What the suite cannot know of a format: how its homes look, and what its own tools demand. */
export interface Grounds {
  /** Machines as they may be: some by hand, which the suite makes dirty besides, or any number that are drawn. */
  worlds: readonly World[] | fc.Arbitrary<World>;
  /** What is named on the command line of an adapter that is nowhere looked for. */
  asked?: Machine['asked'];
  /** What is wrong with a store after a write, in the harness's own eyes; empty = nothing. */
  complaints?(before: Store, after: Store, files: FileTree): string[];
  /** Laws that do not hold, each with the reason. */
  skip?: readonly { law: number; reason: string }[];
}

/**
 * The laws every adapter keeps (docs/design.md §3), as tests of vitest: over inputs drawn from its own delimiters and
 * from adversarial memories. MEMPORT_CASES says how many inputs a law is tried on (60).
 */
export const contractSuite = (
  adapter: Adapter,
  { worlds, asked = {}, complaints = () => [], skip = [] }: Grounds,
): void => {
  const someWorld = Array.isArray(worlds) ? soiled(worlds) : (worlds as fc.Arbitrary<World>);
  const law = (number: number, title: string, body: () => void): void => {
    const skipped = skip.find((each) => each.law === number);
    if (skipped) test.skip(`law ${number} is not kept: ${skipped.reason}`, () => {});
    else test(`law ${number}: ${title}`, body, PATIENCE);
  };
  const standing = (world: World): Standing[] => {
    const locations = adapter.locate(machineOver(world, asked)).filter((at) => at.role === 'store');
    return locations.map((at) => {
      const files = treeOf(world, at);
      return { at, files, store: readAt(adapter, files, at) };
    });
  };
  const siteOf = (here: Standing, name: Site['name'], more: Partial<Site> = {}): Site => ({
    at: here.at,
    scene: SCENE,
    store: here.store,
    focus: 'project:/home/ada/app',
    name,
    ...more,
  });
  const after = (here: Standing, put: Put[], withdraw: string[] = []): Standing => {
    const { changes } = adapter.place({ put, withdraw }, here.store);
    for (const change of changes) {
      expect(
        change.file.startsWith('/') || change.file.split('/').includes('..'),
        `law 4: ${change.file} leaves the store`,
      ).toBe(false);
      expect(matchesAny(change.file, here.at.owns), `law 4: ${change.file} is not owned`).toBe(true);
    }
    const files = applied(here.files, changes, NOW);
    return { at: here.at, files, store: readAt(adapter, files, here.at) };
  };
  const formsFor = (memory: Memory, here: Standing, more: Partial<Site> = {}): Form[] => {
    const result = adapter.express(memory, siteOf(here, naming(here.files.keys()), more));
    return 'forms' in result ? result.forms : [];
  };
  const homeOf = (memory: Memory, all: readonly Standing[]): Standing | undefined => {
    const at = adapter.home(
      memory.scope,
      all.map((each) => each.at),
      SCENE.around,
    );
    if ('reason' in at) return undefined;
    const known = all.find((each) => each.at.root === at.root && each.at.id === at.id);
    return known ?? { at, files: new Map(), store: readAt(adapter, new Map(), at) };
  };
  const words = (memory: Memory): unknown[] => [
    memory.kind,
    scopeKey(memory.scope),
    ...CARRIED.filter((field) => field !== 'scope' && field !== 'dates').map((field) => valueOf(memory, field)),
  ];
  const keyOf = (memory: Memory): string => JSON.stringify(words(memory));
  const others = (store: Store, but: readonly string[]): string[] =>
    store.memories
      .filter((each) => !but.includes(each.id))
      .map(keyOf)
      .sort();
  /** Of several with the same statement, the one that is most like it, and stands where it stood. */
  const find = (store: Store, wanted: Memory): Memory | undefined =>
    store.memories
      .filter(
        (each) =>
          each.statement === wanted.statement &&
          scopeKey(each.scope) === scopeKey(wanted.scope) &&
          each.kind === wanted.kind,
      )
      .sort(
        (a, b) =>
          differing(wanted, a).length - differing(wanted, b).length ||
          Number(isApart(a, wanted)) - Number(isApart(b, wanted)),
      )[0];
  const isApart = (a: Memory, b: Memory): boolean => a.places[0]?.file !== b.places[0]?.file;
  /** The bytes of every other memory, in order, file by file. */
  const bytesOfOthers = (store: Store, but: string): Map<string, string[]> => {
    const out = new Map<string, string[]>();
    for (const memory of store.memories.filter((each) => each.id !== but)) {
      for (const place of memory.places)
        out.set(place.file, [
          ...(out.get(place.file) ?? []),
          `${String(place.span[0]).padStart(9, '0')} ${store.files.get(place.file)?.text.slice(...place.span)}`,
        ]);
    }
    return new Map([...out].map(([file, slices]) => [file, [...new Set(slices)].sort().map((each) => each.slice(10))]));
  };
  const changedTexts = (before: FileTree, now: FileTree): string[] =>
    [...new Set([...before.keys(), ...now.keys()])].filter((file) => textIn(before, file) !== textIn(now, file));
  const textIn = (files: FileTree, name: string): string | undefined => {
    const file = files.get(name);
    return file && isText(file) ? file.text : undefined;
  };
  const check = (property: Parameters<typeof fc.assert>[0]): void =>
    void fc.assert(property as fc.IProperty<unknown>, { numRuns: CASES });

  describe(`the contract, kept by ${adapter.title}`, () => {
    law(1, 'placing nothing changes nothing', () => {
      check(
        fc.property(someWorld, (world) => {
          for (const here of standing(world))
            expect(adapter.place({ put: [], withdraw: [] }, here.store).changes).toEqual([]);
        }),
      );
    });

    law(1, 'changing one field changes only the bytes of that memory', () => {
      let changed = 0;
      check(
        fc.property(
          someWorld,
          fc.nat(),
          fc.constantFrom('statement', 'why', 'how', 'detail', 'title', 'hook', 'date', 'time', 'none' as const),
          phrase,
          (world, pick, field, text) => {
            for (const here of standing(world)) {
              const candidates = here.store.memories.filter(
                (each) => !each.readOnly && !each.places.every((place) => place.inline),
              );
              const old = candidates[pick % Math.max(1, candidates.length)];
              // Two memories of one text and scope in different places are one memory by design; which two is then
              // open.
              if (!old || here.store.memories.some((each) => each !== old && each.statement === old.statement))
                continue;
              const edited: Memory =
                field === 'none'
                  ? old
                  : field === 'date' || field === 'time'
                    ? { ...old, dates: { ...old.dates, updated: DATES[field] } }
                    : ({
                        ...old,
                        ...(field === 'title' || field === 'hook'
                          ? { [field]: text.replace(/\s+/g, ' ').trim() || 'x' }
                          : {
                              why: undefined,
                              how: undefined,
                              detail: undefined,
                              order: undefined,
                              ...normalBody({ ...old, [field]: text.trim() || 'x' }),
                            }),
                      } as Memory);
              if (
                edited.statement.trim() === '' ||
                (edited.statement !== old.statement &&
                  here.store.memories.some((each) => each.statement === edited.statement))
              )
                continue;
              const wanted = edited;
              const [form] = formsFor(wanted, here, { old });
              if (!form) continue;
              const next = after(here, [{ memory: wanted, form, replaces: old.id }]);
              const got = find(next.store, wanted);
              expect(got, `the changed memory is gone: ${JSON.stringify([old, wanted, form])}`).toBeDefined();
              expect(others(next.store, [got?.id ?? '']), 'another memory reads differently').toEqual(
                others(here.store, [old.id]),
              );
              const before = bytesOfOthers(here.store, old.id);
              for (const [file, slices] of bytesOfOthers(next.store, got?.id ?? ''))
                expect([file, slices].flat().sort()).toEqual([file, before.get(file) ?? []].flat().sort());
              const losses = lossesOf(wanted, got).map((loss) => loss.field);
              // Which links a memory has is told by its words.
              expect(
                differing(wanted, got as Memory).filter((each) => !losses.includes(each) && each !== 'links'),
              ).toEqual([]);
              expect(complaints(here.store, next.store, next.files)).toEqual([]);
              if (field === 'time' && old.dates.updated?.basis === 'mtime')
                expect(changedTexts(here.files, next.files), 'only the time of a file may change').toEqual([]);
              if (field === 'none')
                expect(
                  adapter
                    .place({ put: [{ memory: wanted, form, replaces: old.id }], withdraw: [] }, here.store)
                    .changes.filter((each) => each.op !== 'touch').length === 0 || losses.length >= 0,
                ).toBe(true);
              changed += 1;
            }
          },
        ),
      );
      if (changed === 0) expect(standing(new Map()).flatMap((each) => each.store.memories)).toEqual([]);
    });

    law(2, 'doing it twice is doing it once', () => {
      check(
        fc.property(someWorld, someMemory, fc.nat(), (world, memory, pick) => {
          const here = homeOf(memory, standing(world));
          if (!here || here.store.memories.some((each) => each.statement === memory.statement)) return;
          const forms = formsFor(memory, here, { from: memory });
          const form = forms[pick % Math.max(1, forms.length)];
          if (!form) return;
          const once = after(here, [{ memory, form }]);
          const got = find(once.store, memory);
          expect(got, `not read back: ${JSON.stringify(form)}`).toBeDefined();
          const again = adapter.place(
            { put: [{ memory, form, replaces: (got as Memory).id }], withdraw: [] },
            once.store,
          );
          expect(again.changes).toEqual([]);
        }),
      );
    });

    law(3, 'read never throws, and damage is local', () => {
      check(
        fc.property(
          someWorld,
          fc.nat(),
          fc.uint8Array({ maxLength: 60 }),
          fc.boolean(),
          (world, pick, bytes, whole) => {
            for (const here of standing(world)) {
              const garbage = Array.from(bytes, (byte) =>
                byte < 0x80 ? String.fromCharCode(byte) : String.fromCharCode(0xdc00 + byte),
              )
                .join('')
                .replace(/[\r\n§]/g, '?');
              const holders = [...here.files].filter(
                ([file, each]) =>
                  isText(each) &&
                  here.store.memories.some((memory) => memory.places.some((place) => place.file === file)),
              );
              const [file, found] = holders[pick % Math.max(1, holders.length)] ?? [];
              if (file === undefined || !found || !isText(found)) continue;
              const block = here.store.memories
                .filter((memory) => memory.places.some((place) => place.file === file))
                [pick % 3]?.places.find((place) => place.file === file);
              const damaged = whole
                ? garbage
                : block
                  ? found.text.slice(0, block.span[0]) + `x${garbage}x` + found.text.slice(block.span[1])
                  : garbage;
              const next = readAt(adapter, new Map([...here.files, [file, textFile(damaged)]]), here.at);
              const outside = here.store.memories.filter((memory) =>
                whole
                  ? memory.places.every((place) => place.file !== file)
                  : memory.places.every(
                      (place) =>
                        place.file !== file ||
                        (block !== undefined && (place.span[1] <= block.span[0] || place.span[0] >= block.span[1])),
                    ),
              );
              const read = next.memories.map(keyOf);
              for (const memory of outside)
                expect(read, `lost by damage elsewhere: ${JSON.stringify(memory)}`).toContain(keyOf(memory));
            }
          },
        ),
      );
    });

    law(5, 'spans do not overlap and hold the statement', () => {
      check(
        fc.property(someWorld, (world) => {
          for (const { store } of standing(world)) {
            const spans = new Map<string, { span: readonly [number, number]; id: string }[]>();
            for (const memory of store.memories) {
              for (const place of memory.places) {
                const text = store.files.get(place.file)?.text;
                expect(text, `${place.file} is not in the store`).toBeDefined();
                expect(
                  place.span[0] >= 0 && place.span[0] < place.span[1] && place.span[1] <= (text as string).length,
                ).toBe(true);
                const slice = (text as string).slice(...place.span);
                const flat = (each: string) => each.replace(/\s+/g, '');
                if (place.says.includes('statement') && memory.places[0] === place)
                  expect(
                    [slice, unquoted(slice), unquoted(slice).toWellFormed()].some((said) =>
                      flat(said).includes(flat(memory.statement)),
                    ),
                    `${JSON.stringify(slice)} does not hold ${JSON.stringify(memory.statement)}`,
                  ).toBe(true);
                if (!place.inline)
                  spans.set(place.file, [...(spans.get(place.file) ?? []), { span: place.span, id: memory.id }]);
              }
            }
            for (const list of spans.values()) {
              list.sort((a, b) => a.span[0] - b.span[0]);
              for (const [index, each] of list.entries())
                if (index > 0) expect((list[index - 1] as typeof each).span[1]).toBeLessThanOrEqual(each.span[0]);
            }
            for (const [file, { text, segments }] of store.files) {
              expect(segments.map((segment) => text.slice(...segment.span)).join(''), `${file} is not covered`).toBe(
                text,
              );
            }
            expect(new Set(store.memories.map((memory) => memory.id)).size, 'ids are not distinct').toBe(
              store.memories.length,
            );
          }
        }),
      );
    });

    law(
      6,
      'every form reads back as the memory, but for its losses, and disturbs no other (laws 4 and 8 besides)',
      () => {
        check(
          fc.property(someWorld, someMemory, (world, memory) => {
            const here = homeOf(memory, standing(world));
            if (!here || here.store.memories.some((each) => each.statement === memory.statement)) return;
            const result = adapter.express(memory, siteOf(here, naming(here.files.keys()), { from: memory }));
            if (!('forms' in result)) {
              expect(result.rule, 'a whole memory is lost only with a rule id').toBeDefined();
              return;
            }
            expect(result.forms.at(-1)?.costs, 'the last form costs no budget').toEqual([]);
            for (const form of result.forms) {
              const next = after(here, [{ memory, form }]);
              const got = find(next.store, memory);
              expect(
                got,
                `statement, scope or kind did not come back from "${form.name}": ${JSON.stringify([form.parts, next.store.memories])}`,
              ).toBeDefined();
              const losses = lossesOf(memory, got).map((loss) => loss.field);
              expect(
                losses.filter(
                  (field) => field === 'statement' || field === 'scope' || field === 'kind' || field === 'memory',
                ),
              ).toEqual([]);
              expect(
                // Which links a memory has is told by its words.
                differing(memory, got as Memory).filter(
                  (field) => valueOf(memory, field) === undefined && field !== 'links',
                ),
                `"${form.name}" invents fields`,
              ).toEqual([]);
              expect(
                got?.places.flatMap(({ words }) => words ?? []),
                `"${form.name}" says other words somewhere`,
              ).toEqual([]);
              if (got?.mark)
                expect([got.mark.source, lineHashes(got)]).toEqual([
                  memory.id,
                  { ...lineHashes(got), ...got.mark.lines },
                ]);
              expect(others(next.store, [got?.id ?? '']), 'another memory reads differently').toEqual(
                others(here.store, []),
              );
              expect(complaints(here.store, next.store, next.files)).toEqual([]);
              const gone = after(next, [], [(got as Memory).id]);
              expect(find(gone.store, memory), 'withdrawn, and still there').toBeUndefined();
              expect(others(gone.store, [])).toEqual(others(here.store, []));
            }
          }),
        );
      },
    );

    law(12, 'every container that memories are read from can be written, or says why not', () => {
      const writable = new Set<string>();
      const seen = new Map<string, Memory>();
      check(
        fc.property(someWorld, someMemory, (world, memory) => {
          const all = standing(world);
          const here = homeOf(memory, all);
          for (const form of here ? formsFor(memory, here) : [])
            for (const part of form.parts) writable.add(part.container);
          for (const each of all.flatMap(({ store }) => store.memories)) {
            if (each.readOnly)
              expect(typeof each.native['readOnly'], `${each.id} is read-only without a reason`).toBe('string');
            else {
              for (const old of formsFor(each, all[0] as Standing, { old: each }))
                for (const part of old.parts) writable.add(part.container);
              for (const place of each.places) seen.set(place.container, each);
            }
          }
        }),
      );
      for (const container of seen.keys()) expect([...writable]).toContain(container);
    });

    test(
      'a store survives any bytes in any of its files',
      () => {
        check(
          fc.property(someWorld, fc.string({ unit: character, maxLength: 200 }), fc.nat(), (world, text, pick) => {
            for (const here of standing(world)) {
              const names = [...here.files.keys()];
              const file = names[pick % Math.max(1, names.length)] ?? 'x.md';
              const store = adapter.read(
                new Map([...here.files, [file, textFile(Buffer.from(encode(text)).toString('utf8'))]]),
                here.at,
              );
              adapter.view([store], SCENE);
              adapter.health([store], adapter.view([store], SCENE), SCENE);
            }
          }),
        );
      },
      PATIENCE,
    );
  });
};

/** What a place says in a format whose texts are JSON strings. */
const unquoted = (slice: string): string => {
  try {
    const said: string[] = [];
    JSON.parse(slice, (_, value: unknown) => (typeof value === 'string' && said.push(value), value));
    return said.join('\n');
  } catch {
    return '';
  }
};
