import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adapters } from '../../adapters/index.ts';
import { sightOf } from '../../src/world/sight.ts';
import { worldOf } from '../../src/world/world.ts';
import type { ListDocument } from '../../src/verbs/document.ts';
import { showDocument } from '../../src/verbs/show.ts';
import { survey } from '../../src/world/survey.ts';
import { decode } from '../../src/text/decode.ts';
import { toLf } from '../../src/text/delimited.ts';
import { NOW } from '../cli/built.ts';
import { inHome, type Asking } from '../cli/here.ts';

/** One MEMORY.md and what the real Hermes store made of it. */
export interface LoadCase {
  case: string;
  input_base64: string;
  read_ok: boolean;
  entries: string[];
  chars: number;
  blocked: string[][];
  /** null where the real store had nothing to try it on. */
  editable: boolean | null;
  snapshot: string | null;
}

/** One text and the pattern ids that two editions of the real scanner report. */
export interface ThreatCase {
  text: string;
  ids_0_20_3: string[];
  ids_newest: string[];
}

export type Recorded = { title: string } & ({ load: LoadCase } | { threat: ThreatCase });

/** Rows are told by their fields, whatever the file is called. */
export const readRecorded = (file: string): Recorded[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index): Recorded[] => {
      if (line.trim() === '') return [];
      const row = JSON.parse(line) as object;
      if ('input_base64' in row && 'entries' in row) return [{ title: (row as LoadCase).case, load: row as LoadCase }];
      if ('text' in row && ('ids_0_20_3' in row || 'ids_newest' in row))
        return [{ title: (row as ThreatCase).text, threat: row as ThreatCase }];
      throw new Error(`${file}:${index + 1}: neither a recorded load nor a recorded scan`);
    });

/** Asks the functions behind the command, or the command line itself. */
export const checkRecorded = (recorded: Recorded, asking: Asking | undefined): Promise<string[]> =>
  'load' in recorded ? checkLoad(recorded.load, asking) : checkThreat(recorded.threat, asking);

const checkLoad = async (wanted: LoadCase, asking: Asking | undefined): Promise<string[]> => {
  const bytes = Buffer.from(wanted.input_base64, 'base64');
  const document = await shown(bytes, '0.20.3', asking);
  const text = decode(bytes);
  const [store] = document.stores;
  const memories = (store?.memories ?? []).filter((memory) => !memory.readOnly);
  const found = memories
    .map((memory) => ({ memory, place: memory.places.find((place) => place.slot === 'entry') }))
    .flatMap(({ memory, place }) =>
      place ? [{ id: memory.id, span: place.span, text: toLf(text.slice(...place.span)) }] : [],
    )
    .sort((a, b) => a.span[0] - b.span[0]);
  const readable = !document.findings.some((finding) => finding.rule === 'read/encoding');
  const budget = store?.view?.budgets.find((each) => each.name === 'MEMORY.md');
  const block = store?.view?.always.find((each) => each.label === 'MEMORY.md');
  const blocked = found.map(({ id }) => blockedIds(document, id));
  return [
    ...unlike('read_ok', wanted.read_ok, readable),
    ...unlike(
      'entries',
      wanted.entries,
      found.map((each) => each.text),
    ),
    ...(wanted.read_ok ? unlike('chars', wanted.chars, budget?.used) : []),
    ...unlike('blocked', wanted.blocked.map(inAnyOrder), blocked.map(inAnyOrder)),
    ...(wanted.editable === null
      ? []
      : unlike(
          'editable',
          wanted.editable,
          !document.findings.some((finding) => finding.rule === 'delivery/not-editable'),
        )),
    ...unlike('snapshot', wanted.snapshot && settled(wanted.snapshot), block ? settled(block.text) : null),
  ];
};

const checkThreat = async (wanted: ThreatCase, asking: Asking | undefined): Promise<string[]> => {
  const complaints: string[] = [];
  for (const version of ['0.20.3', undefined]) {
    const expected = version ? wanted.ids_0_20_3 : wanted.ids_newest;
    if (!expected) continue;
    const document = await shown(Buffer.from(wanted.text), version, asking);
    const id = document.stores[0]?.memories[0]?.id ?? '';
    const blocked = inAnyOrder(blockedIds(document, id));
    complaints.push(...unlike(`ids of ${version ?? 'the newest'}`, inAnyOrder(expected), blocked));
  }
  return complaints;
};

/** `show hermes --json` of a home that holds this MEMORY.md and nothing else. */
const shown = async (
  memory: Buffer,
  clientVersion: string | undefined,
  asking: Asking | undefined,
): Promise<ListDocument> => {
  let document: ListDocument | undefined;
  await inHome(async (home) => {
    mkdirSync(join(home, '.hermes/memories'), { recursive: true });
    writeFileSync(join(home, '.hermes/memories/MEMORY.md'), memory);
    document = asking ? await asked(asking, home, clientVersion) : read(home, clientVersion);
  });
  return document as ListDocument;
};

const asked = async (asking: Asking, home: string, clientVersion: string | undefined): Promise<ListDocument> => {
  const version = clientVersion ? ['--client-version', clientVersion] : [];
  const { stdout } = await asking(home, ['show', 'hermes', '--json', ...version]);
  return JSON.parse(stdout) as ListDocument;
};

const read = (home: string, clientVersion: string | undefined): ListDocument => {
  const world = worldOf({ env: { HOME: home, MEMPORT_NOW: NOW }, cwd: home, adapters });
  const hermes = adapters.filter((adapter) => adapter.id === 'hermes');
  const [surveyed] = survey(hermes, sightOf(world, clientVersion ? { clientVersion } : {}));
  return showDocument(surveyed as NonNullable<typeof surveyed>);
};

const BLOCKED = 'Hermes blocks it at load: ';

const blockedIds = (document: ListDocument, id: string): string[] => {
  const reason = document.stores[0]?.view?.deliveries.find((each) => each.id === id)?.reason;
  return reason?.startsWith(BLOCKED) ? reason.slice(BLOCKED.length).split(', ') : [];
};

/** The real code gives the ids of invisible characters in the order of a Python set, which no run repeats. */
const inAnyOrder = (ids: readonly string[]): string[] => {
  const invisible = ids.filter((id) => id.startsWith('invisible_unicode_')).sort();
  return ids.map((id) => (id.startsWith('invisible_unicode_') ? (invisible.shift() as string) : id));
};

const settled = (snapshot: string): string =>
  snapshot.replace(
    /(contained threat pattern\(s\): )([^.]*)(?=\. Removed)/g,
    (_, before: string, ids: string) => before + inAnyOrder(ids.split(', ')).join(', '),
  );

const unlike = (what: string, expected: unknown, actual: unknown): string[] =>
  JSON.stringify(expected) === JSON.stringify(actual)
    ? []
    : [`${what}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(actual)}`];
