import { isDeepStrictEqual } from 'node:util';
import type { Cost, Form, Part } from '../../src/adapter.ts';
import { isNameOfWords } from '../../src/kit/called.ts';
import { withCondition } from '../../src/kit/conditions.ts';
import { inFrame } from '../../src/kit/frames.ts';
import { forLines, hasLost, hookOf, isMoreThanItsBody, titleFor } from '../../src/kit/lines.ts';
import { likeBefore, notePart } from '../../src/kit/notes.ts';
import type { Frame } from '../../src/ir/frame.ts';
import type { Loss } from '../../src/ir/loss.ts';
import { isOf, scopeKey } from '../../src/ir/identity.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { normalBody, PLAIN_BODY, printBody, sameBody, type Body } from '../../src/text/body.ts';
import { stripPython } from '../../src/text/delimited.ts';
import { firstUndecodable } from '../../src/text/decode.ts';
import { forceOf } from '../../src/text/preferring.ts';
import { codePoints } from '../../src/text/measure.ts';
import { oneLine } from '../../src/text/sentence.ts';
import { LIKE, likeness, sketchOf } from '../../src/text/sketch.ts';
import {
  behind,
  editionOf,
  FRAMES,
  isLesson,
  KIND_FRAMES,
  LEARNED,
  OTHER_FRAMES,
  PREFERS,
  REQUIRES,
} from './conventions.ts';
import { DELIMITER, survives } from './entries/entries.ts';
import { DECLARES } from './entries/openings.ts';
import { placeEntries } from './entries/entry-edits.ts';
import { entryMemory } from './entries/entry-memory.ts';
import { tellingsOf, type Untold } from './entries/tellings.ts';
import { labelFor, LABELS_FILE, printLabels, type Labels, type ProjectScope } from './labels/labels.ts';
import { isOn, limitOf, OUR_SKILLS, pathOf, type MemoryFile } from './paths.ts';
import { indexLine, NOTES, skillHead } from './skills/skills.ts';
import type { HermesSite } from './store.ts';
import { blockedBy } from './threats/hints.ts';
import type { Pattern } from './threats/patterns.ts';
import { threatsIn } from './threats/threats.ts';

/**
 * Richest first: the whole memory as an entry; the statement (with how to apply it, and why) as an entry and all of it
 * as a note; the note alone, named by a skill; the note in the skill that is always there.
 */
export const express = (memory: Memory, site: HermesSite): { forms: Form[] } | Loss => {
  const note = noteParts(memory, site);
  const said = forLines(memory);
  const { hook = '' } = said;
  const lean: Body = { statement: said.statement };
  // A statement that says nothing without the hook is said below it.
  const hooked: Body = { statement: oneLine(hook), detail: said.statement };
  const patterns = editionOf(site.at.edition).patterns ?? [];
  const told = tellingsOf(said, (text) => threatsIn(text, patterns).length > 0);
  const leanFirst = withCondition(said, told.tellings, ({ body }) => body.how !== undefined);
  const { untold } = told;
  const tellings = leanFirst.toReversed();
  const leanest = leanFirst[0]?.literals ?? [];
  const shortest = leanFirst[0]?.body ?? lean;
  const isLean = leanFirst[0] === told.tellings[0];
  const shapes: Shape[] = isMoreThanItsBody(said)
    ? [
        { name: 'entry with its hook + note', body: hooked, note: true },
        { name: 'bare entry with its hook + note', body: hooked, note: true, bare: true },
      ]
    : [
        ...tellings.map(({ whole, name, body, literals, worth }): Shape => {
          // An entry has no name, and of links to files it says only the words.
          const note = !whole || site.linked === true || said !== memory || !isNameOfWords(memory);
          return { name: whole ? 'entry' : `${name} + note`, body, note, literals, worth, ...(whole && { whole }) };
        }),
        ...(isLean ? [{ name: 'entry + note', body: lean, note: true, literals: leanest }] : []),
        // The note says what kind it is: where there is little room, the entry need not.
        { name: 'bare entry + note', body: isLean ? lean : shortest, note: true, bare: true, literals: leanest },
      ];
  const forms: Form[] = [];
  const refusals: Refusal[] = [];
  for (const shape of isSkill(said) ? [] : shapes) {
    for (const container of containersFor(memory)) {
      const entry =
        !shape.note && isWaitedFor(memory, container, site)
          ? { refused: WAITED_FOR }
          : entryPart(said, shape, container, site);
      if ('refused' in entry) {
        refusals.push(entry);
        continue;
      }
      const costs: Cost[] = [
        { budget: container, own: codePoints(entry.parts[0]?.text ?? '') + codePoints(DELIMITER) },
      ];
      const beside = shape.note ? note : { parts: [], costs: [] };
      // What no entry may say is told with each that leaves it out.
      const blocked = untold
        ? blockedPart(untold, patterns)
        : refusals.flatMap(({ threats }) =>
            threats === undefined ? [] : [`its whole text stands ${IN_NOTE} ${threats}`],
          )[0];
      const found = shape.whole || blocked === undefined ? undefined : blockedFinding(blocked);
      const form: Form = {
        name: `${shape.name} in ${container}`,
        delivery: 'loaded',
        ...(found && { found }),
        ...(shape.literals && { says: shape.literals, worth: shape.worth ?? 0 }),
        parts: [...entry.parts, ...beside.parts],
        costs: [...costs, ...beside.costs],
      };
      if (!forms.some(({ parts }) => isDeepStrictEqual(parts, form.parts))) forms.push(form);
    }
  }
  // The leanest entry was refused last.
  const refusal = forms.length === 0 ? refusals.at(-1) : undefined;
  const rest = {
    delivery: 'searchable' as const,
    ...(refusal && { reason: refusal.refused }),
    ...(refusal?.threats !== undefined && {
      found: blockedFinding(`as an entry, Hermes would block it at load ${refusal.threats}`),
    }),
  };
  forms.push({ name: 'note', parts: note.parts, costs: note.costs, ...rest });
  if (note.costs.length > 0)
    forms.push({ name: 'note among others', parts: noteParts(memory, site, NOTES.rest).parts, costs: [], ...rest });
  return { forms: site.old ? likeBefore(forms, site.old, shapeOf) : forms };
};

/**
 * Steps that have a name belong in a skill (docs/formats/hermes.md §6): an entry has none, and its first sentence alone
 * ("When to use: …") would say nothing.
 */
const isSkill = ({ kind, title, hook, detail }: Memory): boolean =>
  kind === 'procedure' && detail !== undefined && (title !== undefined || hook !== undefined);

interface Refusal {
  refused: string;
  /** What Hermes would block it for, and how it is said otherwise. */
  threats?: string;
}

const IN_NOTE = 'in its note alone: as part of the entry, Hermes would block it at load';

const CALLED: Readonly<Record<Untold['fields'][number], string>> = {
  how: 'how to apply it',
  why: 'why',
  detail: 'some of the rest',
};

const blockedPart = ({ fields, text }: Untold, patterns: readonly Pattern[]): string =>
  `${fields.map((field) => CALLED[field]).join(' and ')} ${fields.length === 1 ? 'stands' : 'stand'} ${IN_NOTE} ${blockedBy(text, patterns)}`;

const blockedFinding = (message: string): NonNullable<Form['found']> => ({
  rule: 'delivery/blocked-by-scan',
  severity: 'warn',
  message,
});

interface Shape {
  name: string;
  body: Body;
  note: boolean;
  /** It says all of the memory. */
  whole?: true;
  /** Without the frame that would say its kind. */
  bare?: true;
  literals?: readonly string[];
  worth?: number;
}

const shapeOf = ({ slot, container }: Pick<Part, 'slot' | 'container'>): string | undefined =>
  slot === 'entry' ? `entry ${container}` : slot === 'note' ? slot : undefined;

const WAITED_FOR = 'alone, the entry would be taken for the other words of a memory that lost its entry here';

/** Whether an entry without a note would be read as the rewording of one that is missing. */
const isWaitedFor = (memory: Memory, container: MemoryFile, site: HermesSite): boolean =>
  site.store.memories.some(
    (each) =>
      each.id !== site.old?.id &&
      scopeKey(each.scope) === scopeKey(memory.scope) &&
      hasLost(each, pathOf(container)) &&
      likeness(sketchOf(each), sketchOf(memory)) >= LIKE / 2,
  );

/**
 * USER: who the user is, and what they prefer everywhere; MEMORY: all else. Each takes what has no room in the other.
 */
const containersFor = (memory: Memory): MemoryFile[] => {
  const isPreference =
    memory.kind === 'rule' && memory.scope.level === 'global' && forceOf(memory.statement) === 'prefer';
  return memory.kind === 'profile' || isPreference ? ['USER.md', 'MEMORY.md'] : ['MEMORY.md', 'USER.md'];
};

const entryPart = (
  memory: Memory,
  { body, bare }: Shape,
  container: MemoryFile,
  site: HermesSite,
): { parts: Part[] } | Refusal => {
  if (!isOn(container, site.at)) return { refused: `${container} is switched off in config.yaml` };
  if (firstUndecodable(site.store.files.get(pathOf(container))?.text ?? '') !== -1)
    return { refused: `${container} is no valid UTF-8: Hermes would refuse it` };
  if (memory.status !== 'active') return { refused: `an entry is always active, this memory is ${memory.status}` };
  const scoped =
    memory.scope.level === 'project' || memory.scope.level === 'path' ? labelScope(memory.scope, site) : undefined;
  if (scoped === null || (memory.scope.level !== 'global' && !scoped))
    return { refused: 'it belongs to one project, and an entry is loaded in all of them' };
  const limit = limitOf(container, site.at);
  const patterns = editionOf(site.at.edition).patterns ?? [];
  const said = printBody(body, PLAIN_BODY);
  if (codePoints(said) > limit)
    return { refused: `${container} holds ${limit} characters, the text alone takes ${codePoints(said)}` };
  for (const frame of bare ? [undefined] : framesFor(memory, container, site.from)) {
    const prefix = frame && inFrame(frame, { statement: '' })?.trimEnd();
    const text = behind([scoped && `${scoped.label}:`, prefix], said);
    const back = entryMemory(
      container,
      { text, spans: [[0, text.length]] },
      { ...site.store.parse.labels, ...scoped?.labels },
    );
    if (
      (!bare && back.kind !== memory.kind) ||
      !sameBody(back, normalBody(body)) ||
      scopeKey(back.scope) !== scopeKey(memory.scope)
    )
      continue;
    if (!survives(text) || stripPython(text) !== text || firstUndecodable(text) !== -1)
      return { refused: 'it holds a line that is only `§` or characters an entry cannot hold' };
    if (codePoints(text) > limit)
      return { refused: `${container} holds ${limit} characters, this takes ${codePoints(text)}` };
    const spans = (site.old?.places ?? [])
      .filter((place) => place.slot === 'entry' && place.container === container)
      .map((place) => place.span);
    if (placeEntries(site.store.files.get(pathOf(container))?.text ?? '', [{ spans, text }]) === undefined)
      return { refused: `${container} cannot be changed without harm to the entries that stand in it` };
    const threats = threatsIn(text, patterns);
    if (threats.length > 0)
      return {
        refused: `Hermes would block it at load: ${threats.join(', ')}`,
        threats: blockedBy(text, patterns) ?? '',
      };
    const parts: Part[] = [{ slot: 'entry', container, file: pathOf(container), text }];
    if (scoped)
      parts.push({ slot: 'label', owner: 'shared', container: LABELS_FILE, text: printLabels(scoped.labels) });
    return { parts };
  }
  return { refused: 'an entry would be read back as something else' };
};

const labelScope = (scope: ProjectScope, site: HermesSite): { label: string; labels: Labels } | null => {
  if (site.focus !== scopeKey(scope) && !site.old?.places.some((place) => place.slot === 'entry')) return null;
  const texts = site.store.memories.flatMap((memory) =>
    memory.places
      .filter((place) => place.slot === 'entry')
      .map((place) => site.store.files.get(place.file)?.text.slice(...place.span) ?? ''),
  );
  const label = labelFor(scope, site.store.parse.labels, texts);
  return { label, labels: { [label]: scope } };
};

/** Bare where the text alone says its kind; an entry that stands, here or in another profile, keeps the frame it has. */
const framesFor = (memory: Memory, container: MemoryFile, from: Memory | undefined): (Frame | undefined)[] => {
  const own = FRAMES.find((frame) => frame.name === memory.native['frame']);
  const bareFirst = memory.kind === (container === 'USER.md' ? 'profile' : 'reference');
  const declared = memory.kind === 'rule' && DECLARES.test(memory.statement);
  const places = [...memory.places, ...(from && isOf('hermes', from.id) ? from.places : [])];
  const standsBare = places.some(({ slot }) => slot === 'entry') && own === undefined;
  const frames =
    memory.kind === 'rule'
      ? forceOf(memory.statement) === 'prefer'
        ? [PREFERS, REQUIRES]
        : isLesson(memory)
          ? [LEARNED, REQUIRES]
          : [REQUIRES, PREFERS]
      : [KIND_FRAMES[memory.kind]];
  return [
    ...(own ? [own] : []),
    ...(bareFirst || standsBare || declared ? [undefined] : []),
    OTHER_FRAMES[memory.kind],
    ...frames,
  ];
};

/** The skill that is always there takes no room: a note that stands in it must not be counted as one of its own. */
const noteParts = (memory: Memory, site: HermesSite, rest?: string): { parts: Part[]; costs: Cost[] } => {
  const note = notePart(memory, site, NOTES, undefined, rest);
  const { file, container } = note;
  const name = container.slice(OUR_SKILLS.length + 1);
  const line = indexLine(titleFor(memory), file.slice(container.length + 1), hookOf(memory));
  return {
    parts: [
      note,
      { slot: 'skill', owner: 'shared', container, file: `${container}/SKILL.md`, text: skillHead(name, memory.scope) },
      { slot: 'index', container, file: `${container}/SKILL.md`, text: line },
    ],
    costs: rest === undefined ? [{ budget: 'skills', own: 0, shared: { key: container, size: 1 } }] : [],
  };
};
