import type { Cost, Form, Part } from '../../src/adapter.ts';
import type { NoteStyle } from '../../src/kit/note.ts';
import { likeBefore, notePart } from '../../src/kit/notes.ts';
import { forLines, inLine, unmarked } from '../../src/kit/lines.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { firstUndecodable } from '../../src/text/decode.ts';
import { flat, folded } from '../../src/text/flat.ts';
import { printBullet, readBullet } from './summary/bullets.ts';
import { limitOf, WHEN, WHEN_QUOTED } from './conventions.ts';
import { lineHook } from './summary/hooks.ts';
import { fits, inPlace } from './resources/in-place.ts';
import { ANY, nameOf } from './resources/lines.ts';
import { HANDBOOK, OUR_RESOURCES, SUMMARY } from './paths.ts';
import { endsOpen, unmarkedOf } from './summary/statement-lines.ts';
import { tellingsOf, type Telling } from './summary/tellings.ts';
import { INSTRUCTIONS, INSTRUCTIONS_TEXT, NOTES, printScope, scopeFile, scopeIn } from './resources/resources.ts';
import type { CodexSite } from './store.ts';
import { lineCosts, moreText } from './summary/summary-room.ts';
import { summaryOf } from './summary/summary.ts';

/**
 * Richest first: a line in the summary that says the statement; a route line that says its hook; the resource alone,
 * found through the route that is always there. Every form has the resource, and on v1 a bullet of the handbook.
 */
export const express = (memory: Memory, site: CodexSite): { forms: Form[] } | Loss => {
  const { closed } = site.at.settings;
  if (closed !== undefined)
    return { memory: memory.id, field: 'memory', reason: closed, kept: 'ledger', rule: 'plan/unfit' };
  const own = ownForms(forLines(memory), bodyParts(memory, site), site);
  if (!site.old) return { forms: own };
  if (isOurs(site.old)) return { forms: likeBefore(own, site.old, shapeOf) };
  const edited = inPlace(memory, site.old, site.store);
  return {
    forms: [
      ...(edited ? [{ name: 'in place', delivery: edited.delivery, parts: edited.parts, costs: edited.costs }] : []),
      ...own,
    ],
  };
};

const isOurs = (memory: Memory): boolean => memory.places.some((place) => place.slot === 'resource');

const shapeOf = ({ slot }: Pick<Part, 'slot'>): string | undefined =>
  slot === 'bullet' || slot === 'route' ? slot : undefined;

const ownForms = (memory: Memory, shared: BodyParts, site: CodexSite): Form[] => {
  const { folder, file } = shared;
  const hook = lineHook(memory);
  type More = Pick<Form, 'reason' | 'says' | 'worth'>;
  const form = (name: string, delivery: Form['delivery'], lines: readonly Part[], costs: Cost[], more: More): Form => ({
    name,
    delivery,
    ...more,
    parts: [...shared.parts, ...lines],
    costs,
  });
  const refused = lineRefused(memory, site);
  const forms: Form[] = [];
  const reasons: string[] = [];
  const add = (
    name: string,
    delivery: Form['delivery'],
    line: Line | string,
    telling: Pick<Telling, 'literals' | 'worth'>,
  ): void => {
    if (typeof line === 'string') reasons.push(line);
    else forms.push(form(name, delivery, line.parts, line.costs, { says: telling.literals, worth: telling.worth }));
  };
  const tellings = tellingsOf(memory).toReversed();
  if (refused !== undefined) reasons.push(refused);
  else {
    for (const telling of memory.scope.level === 'global' ? tellings : []) {
      const container = bulletContainer(memory, site);
      for (const { name, text } of voicesOf(telling, memory)) {
        add(name, 'loaded', bulletLine(text, container, memory, site), telling);
      }
    }
    for (const telling of tellings) {
      const isGlobal = memory.scope.level === 'global';
      const bare = isGlobal ? undefined : bareLine(unmarkedOf(telling.text), folder, memory, site);
      // A list begins with its first item: a name before it would take the item for what it lists.
      const listed = telling.text.startsWith('- ') && typeof bare === 'object';
      // What is said whole needs no name as long as others have more to say.
      const named = routeLine(telling.text, folder, file, memory, site);
      if (!listed && (telling.whole || typeof bare !== 'object'))
        add(`route that says ${telling.name}`, 'loaded', named, telling);
      if (bare !== undefined) add(`line that says ${telling.name}`, 'loaded', bare, telling);
    }
    const isWhole = tellings.length === 0 && hook === flat(memory.statement);
    const line = tellings.some(({ text }) => text === hook) ? undefined : routeLine(hook, folder, file, memory, site);
    if (line !== undefined) add('route', isWhole ? 'loaded' : 'indexed', line, SAYS_LITTLE);
  }
  const more = moreParts(site);
  const lacks = forms.length === 0 ? reasons.at(-1) : undefined;
  const reason = more === undefined ? 'the summary has no room even for a route' : lacks;
  const delivery = more === undefined ? 'unseen' : 'searchable';
  return [...forms, form('resource', delivery, more ?? [], [], reason === undefined ? {} : { reason })];
};

interface Line {
  parts: Part[];
  costs: Cost[];
}

const SAYS_LITTLE = { literals: [], worth: 0 };

/** What keeps a memory out of the summary altogether. */
const lineRefused = (memory: Memory, site: CodexSite): string | undefined => {
  const standing = site.store.files.get(SUMMARY)?.text ?? '';
  if (memory.status !== 'active') return `a line of the summary is always active, this memory is ${memory.status}`;
  if (firstUndecodable(standing) !== -1) return `${SUMMARY} is no valid UTF-8: Codex loads nothing of it`;
  return undefined;
};

/** A bullet; `when …, the user asked: "…" -> …` only where it reads back as the same and the quote is evidence. */
const voicesOf = ({ says, text, name: extent }: Telling, memory: Memory): { name: string; text: string }[] => {
  const quote = memory.evidence.flatMap((each) => (each.type === 'quote' ? [each.text] : [])).at(0);
  const bare = flat(memory.statement);
  const { how } = memory;
  const asked =
    how === undefined || memory.why !== undefined || says.join() !== 'statement,how'
      ? []
      : [
          ...(quote === undefined ? [] : [{ name: 'bullet with situation and quote', frame: WHEN_QUOTED, quote }]),
          { name: 'bullet with situation', frame: WHEN },
        ];
  const tries = asked.flatMap(({ name, frame, ...rest }) => {
    const said = printBullet({ statement: bare, how: how ?? '', tasks: [], frame: frame.name, ...rest });
    const back = readBullet(said, 'preferences', false);
    const isSame = back.frame === frame.name && back.how === how && back.statement === bare;
    return isSame && back.quote === ('quote' in rest ? rest.quote : undefined) ? [{ name, text: said }] : [];
  });
  return [...tries, { name: extent === 'it' ? 'bullet' : `bullet of ${extent}`, text: unmarkedOf(text) }];
};

const SECTION: Partial<Record<Memory['kind'], string>> = { rule: 'User preferences', profile: 'User Profile' };

const bulletContainer = (memory: Memory, site: CodexSite): string =>
  site.old?.places.find((place) => place.slot === 'bullet')?.container ??
  `summary/${SECTION[memory.kind] ?? 'General Tips'}`;

const bulletLine = (text: string, container: string, memory: Memory, site: CodexSite): Line | string => {
  const [back, ...more] = summaryOf(`v1\n\n## ${container.slice('summary/'.length)}\n\n- ${text}\n`).sayings;
  if (!back || more.length > 0 || saidOf(back.said.statement) !== saidOf(memory.statement))
    return 'a bullet would be read back as something else';
  if (
    site.store.parse.summary.sayings.some(
      (each) => saidOf(each.said.statement) === saidOf(memory.statement) && !stands(each.span, site),
    )
  )
    return 'the summary says it already';
  const problem = lineProblem(text, site);
  if (problem !== undefined) return problem;
  return {
    parts: [{ slot: 'bullet', container, file: SUMMARY, text }],
    costs: costsOf(text, container, undefined, site),
  };
};

/** What the statement says, whoever gave the mark of its first item. */
const saidOf = (statement: string): string => unmarked(inLine(statement));

const stands = (span: readonly [number, number], site: CodexSite): boolean =>
  site.old?.places.some((place) => place.file === SUMMARY && place.span[0] === span[0]) ?? false;

const routeLine = (hook: string, folder: string, file: string, memory: Memory, site: CodexSite): Line | string => {
  const text = `${nameOf(file)}: ${hook}`;
  if (hook === '') return 'its hook is empty';
  const {
    topicLines: [back, ...more],
    routes,
  } = summaryOf(`## What's in Memory\n\n#### x (${folder})\n\n- ${text}\n`);
  if (more.length > 0 || routes.length !== 1 || folded(back?.says ?? '') !== folded(text))
    return 'a line would be read back as something else';
  if (/[:：]$/u.test(text)) return 'a line of its words would only announce what stands in its file';
  return lineProblem(text, site) ?? topicLine(text, folder, memory, site);
};

/** The statement alone: its file is found below the folder that the heading names. */
const bareLine = (said: string, folder: string, memory: Memory, site: CodexSite): Line | string => {
  const {
    topicLines: [back, ...more],
    routes,
  } = summaryOf(`## What's in Memory\n\n#### x (${folder})\n\n- ${said}\n`);
  if (!back || more.length > 0 || routes.length > 0 || folded(back.says) !== folded(said))
    return 'a line would be read back as something else';
  return lineProblem(said, site) ?? topicLine(said, folder, memory, site);
};

const topicLine = (text: string, folder: string, memory: Memory, site: CodexSite): { parts: Part[]; costs: Cost[] } => {
  const heading = `#### ${whereOf(memory)} (${folder})`;
  return {
    parts: [
      { slot: 'topic', owner: 'shared', container: folder, file: SUMMARY, text: heading },
      { slot: 'route', container: folder, file: SUMMARY, text },
    ],
    costs: costsOf(text, folder, heading, site),
  };
};

const lineProblem = (text: string, site: CodexSite): string | undefined => {
  if (!fits(site.store.files.get(SUMMARY)?.text ?? '', text)) return 'it holds characters that the summary cannot';
  const size = costsOf(text, 'summary/', undefined, site)[0]?.own ?? 0;
  const most = limitOf('planned');
  return size > most ? `it takes ${size} bytes of a summary of ${most}` : undefined;
};

/** Whose memories stand below a heading: the path, which is what a reader greps for. */
const whereOf = (memory: Memory): string => {
  const { scope } = memory;
  const name = scope.level === 'global' ? 'all projects' : 'key' in scope ? (scope.paths[0] ?? scope.key) : scope.name;
  return flat(name).replace(/[()]/g, '') || 'a project';
};

const costsOf = (text: string, container: string, heading: string | undefined, site: CodexSite): Cost[] =>
  lineCosts(site.store, text, container, heading);

/** The route to everything without a line of its own; absent when not even that may be added. */
const moreParts = (site: CodexSite): Part[] | undefined => {
  const text = firstUndecodable(site.store.files.get(SUMMARY)?.text ?? '') === -1 ? moreText(site.store) : undefined;
  return text === undefined
    ? undefined
    : [{ slot: 'more', owner: 'shared', container: 'summary', file: SUMMARY, text }];
};

interface BodyParts {
  folder: string;
  file: string;
  /** The resource, the extension's own files and the handbook's lines. */
  parts: Part[];
}

const bodyParts = (memory: Memory, site: CodexSite): BodyParts => {
  const styleIn = (folder: string): NoteStyle => ({ by: 'memport', beside: scopeIn(scopeText(folder, memory, site)) });
  const note = notePart(memory, site, NOTES, styleIn);
  const { container: folder, file } = note;
  const shared = (slot: string, container: string, path: string, text: string): Part => ({
    slot,
    owner: 'shared',
    container,
    file: path,
    text,
  });
  return {
    folder,
    file,
    parts: [
      note,
      shared('instructions', 'extensions/memport', INSTRUCTIONS, INSTRUCTIONS_TEXT),
      shared('scope', folder, scopeFile(folder), printScope(memory.scope)),
      ...(site.at.settings.generation === 'v1' ? handbookParts(forLines(memory), folder, file, site) : []),
    ],
  };
};

const citationOf = (file: string, memory: Memory): string =>
  `${file} (${memory.scope.level === 'global' ? '' : `cwd=${whereOf(memory)}, `}source=memport)`;

/** The line that cites the file, where somebody wrote into it: nothing that a memory says stands there, so it stays. */
const editedCitation = (file: string, { old, store }: CodexSite): string | undefined => {
  if (!old?.places.some((place) => place.slot === 'resource' && place.file === file)) return undefined;
  const at = old.places.find(({ slot }) => slot === 'citation');
  const text = at && store.files.get(HANDBOOK)?.text.slice(...at.span);
  return text === citationOf(file, old) ? undefined : text;
};

/** What the file beside the notes says of their scope: as it stands, else as it will be written. */
const scopeText = (folder: string, memory: Memory, site: CodexSite): string => {
  const standing = site.store.files.get(scopeFile(folder))?.text ?? '';
  return standing.trim() === '' ? printScope(memory.scope) : standing;
};

/**
 * One Task Group per scope with one task: its files are the evidence, its bullets point at them
 * (docs/formats/codex.md §4.1, imported material).
 */
const handbookParts = (memory: Memory, folder: string, file: string, site: CodexSite): Part[] => {
  if (memory.status !== 'active') return [];
  const standing = site.store.files.get(HANDBOOK)?.text ?? '';
  const where = whereOf(memory);
  const name = folder.slice(OUR_RESOURCES.length + 1);
  const group = site.store.parse.handbook.groups.find((each) =>
    each.tasks.some((task) => task.citations.some((citation) => citation.file.startsWith(`${folder}/`))),
  );
  const task =
    group?.tasks.find((each) => each.citations.some((citation) => citation.file.startsWith(`${folder}/`)))?.number ?? 1;
  const head = [
    `# Task Group: ${where}, carried over by memport`,
    '',
    `scope: what the user's other agents remembered about ${where}; each bullet names a file with the whole text`,
    `applies_to: cwd=${memory.scope.level === 'global' ? 'any' : where}; reuse_rule=${memory.scope.level === 'global' ? 'safe in every project' : 'safe in this project, check facts about code against the checkout'}`,
    '',
    '## Task 1: carried over by memport',
    '',
    '### extension_resource_files',
    '',
    '### keywords',
    '',
    `- memport, ${name}`,
  ].join('\n');
  const refs = `[Task ${task}]`;
  const container = `handbook/${memory.kind === 'rule' ? 'User preferences' : 'Reusable knowledge'}`;
  const held = site.old?.places.find((place) => place.slot === 'handbook')?.container ?? container;
  const said = [flat(memory.statement).replace(/^- /, ''), lineHook(memory)].filter((text) => !endsOpen(text));
  const texts = [...said, nameOf(file), ANY];
  const bullet = texts
    .map((text) => `${text} (${file}) ${refs}`)
    .find((text) => readBullet(text, 'preferences', true).resource === file && fits(standing, text));
  return [
    { slot: 'group', owner: 'shared', container: folder, file: HANDBOOK, text: head },
    {
      slot: 'citation',
      container: folder,
      file: HANDBOOK,
      text: editedCitation(file, site) ?? citationOf(file, memory),
    },
    ...(bullet === undefined ? [] : [{ slot: 'handbook', container: held, file: HANDBOOK, text: bullet }]),
  ];
};
