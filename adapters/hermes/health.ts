import type { Scene } from '../../src/ir/scene.ts';
import type { View } from '../../src/ir/view.ts';
import { movedProjects } from '../../src/kit/moved-projects.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { positionOf } from '../../src/text/measure.ts';
import { stripPython, toLf } from '../../src/text/delimited.ts';
import { editionOf } from './conventions.ts';
import { editable, entriesOf } from './entries/entries.ts';
import { isOn, limitOf, MEMORY_FILES, OUR_SKILLS, pathOf } from './paths.ts';
import { indexLines } from './skills/skills.ts';
import type { HermesStore } from './store.ts';
import { blockedBy } from './threats/hints.ts';
import { snapshotOf } from './view.ts';

/** What is wrong with a home, under the ids of the published list. */
export const health = (stores: readonly HermesStore[], _view: View, scene: Scene): Finding[] =>
  stores
    .filter((store) => store.at.role === 'store')
    .flatMap((store) => [...healthOf(store), ...movedProjects(store, scene)]);

const healthOf = (store: HermesStore): Finding[] => [
  ...MEMORY_FILES.flatMap((name) => fileHealth(store, name)),
  ...skillHealth(store),
  ...pendingHealth(store),
];

const fileHealth = (store: HermesStore, name: (typeof MEMORY_FILES)[number]): Finding[] => {
  const file = pathOf(name);
  const text = store.files.get(file)?.text;
  if (text === undefined) return [];
  const [limit, on] = [limitOf(name, store.at), isOn(name, store.at)];
  const { readable, entries, chars } = entriesOf(text);
  const findings: Finding[] = [];
  if (!on && entries.length > 0)
    findings.push({
      rule: 'delivery/feature-off',
      severity: 'warn',
      message: `${name} holds ${entries.length === 1 ? 'an entry' : `${entries.length} entries`}, but config.yaml switches it off`,
      file,
    });
  if (!readable) {
    findings.push({
      rule: 'delivery/not-editable',
      severity: 'error',
      message: `${name} is no valid UTF-8: Hermes loads nothing of it and refuses every change`,
      file,
    });
    return findings;
  }
  if (chars > limit)
    findings.push({
      rule: 'delivery/over-cap',
      severity: 'warn',
      message: `${name} takes ${chars} of ${limit} characters: it is loaded whole, but Hermes refuses every add until it is shorter`,
      file,
    });
  if (entries.length > 0 && !editable(text, limit))
    findings.push({
      rule: 'delivery/not-editable',
      severity: 'warn',
      message: `Hermes refuses every replace and remove in ${name}: ${driftReason(text, limit)}`,
      file,
    });
  const patterns = editionOf(store.at.edition).patterns ?? [];
  for (const [said] of snapshotOf(name, store).blocked) {
    const memory = memoryAt(store, file, said);
    findings.push({
      rule: 'delivery/blocked-by-scan',
      severity: 'error',
      message: `Hermes blocks this entry at load ${blockedBy(said, patterns)}`,
      file,
      ...(memory && placed(memory, store)),
    });
  }
  return findings;
};

const memoryAt = (store: HermesStore, file: string, said: string): Memory | undefined =>
  store.memories.find((memory) =>
    memory.places.some(
      (place) => place.file === file && toLf(store.files.get(file)?.text.slice(...place.span) ?? '') === said,
    ),
  );

const placed = (memory: Memory, store: HermesStore): Partial<Finding> => {
  const [place] = memory.places;
  const text = place && store.files.get(place.file)?.text;
  return place && text !== undefined
    ? { memory: memory.id, span: place.span, line: positionOf(text, place.span[0]).line }
    : { memory: memory.id };
};

const driftReason = (text: string, limit: number): string => {
  if (entriesOf(text).entries.some((entry) => [...entry.text].length > limit))
    return `one entry is longer than the whole limit of ${limit}`;
  if (/(?:^|\n)§\n\s*(?:$|§)/.test(stripPython(toLf(text)))) return 'an entry is empty';
  return 'white space stands between an entry and its `§` line';
};

const skillHealth = (store: HermesStore): Finding[] => {
  const named = new Set<string>();
  const findings: Finding[] = [];
  for (const [file, { text }] of store.files) {
    if (!file.startsWith(`${OUR_SKILLS}/`) || !file.endsWith('/SKILL.md')) continue;
    for (const line of indexLines(file, text)) {
      named.add(line.target);
      if (!store.files.has(line.target))
        findings.push({
          rule: 'delivery/dangling',
          severity: 'warn',
          message: `the line names ${line.target}, which is not there`,
          file,
          line: positionOf(text, line.span[0]).line,
          span: line.span,
        });
    }
  }
  for (const memory of store.memories) {
    const note = memory.places.find((place) => place.slot === 'note');
    if (note && !named.has(note.file))
      findings.push({
        rule: 'delivery/orphan',
        severity: 'warn',
        message: `no line of ${note.container}/SKILL.md names this note: the model does not learn of it`,
        file: note.file,
        memory: memory.id,
      });
  }
  return findings;
};

const pendingHealth = (store: HermesStore): Finding[] => {
  const pending = store.memories.filter((memory) => memory.status === 'pending');
  return pending.map((memory) => ({
    rule: 'form/note-pending',
    severity: 'info',
    message: 'a staged write: Hermes takes it in with `/memory approve`, not before',
    file: memory.places[0]?.file ?? '',
    memory: memory.id,
  }));
};
