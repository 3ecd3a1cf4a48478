import type { Cost, Part } from '../../src/adapter.ts';
import { inLine, unmarked } from '../../src/kit/lines.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { firstUndecodable } from '../../src/text/decode.ts';
import { flat, sameFolded } from '../../src/text/flat.ts';
import { printBullet, readBullet } from './summary/bullets.ts';
import { limitOf, WHEN, WHEN_QUOTED } from './conventions.ts';
import { fits } from './resources/in-place.ts';
import { whereOf } from './resources/cited.ts';
import { nameOf } from './resources/lines.ts';
import { SUMMARY } from './paths.ts';
import type { Telling } from './summary/tellings.ts';
import type { CodexSite } from './store.ts';
import { lineCosts } from './summary/summary-room.ts';
import { summaryOf } from './summary/summary.ts';

export interface Line {
  parts: Part[];
  costs: Cost[];
}

/** What keeps a memory out of the summary altogether. */
export const lineRefused = (memory: Memory, site: CodexSite): string | undefined => {
  const standing = site.store.files.get(SUMMARY)?.text ?? '';
  if (memory.status !== 'active') return `a line of the summary is always active, this memory is ${memory.status}`;
  if (firstUndecodable(standing) !== -1) return `${SUMMARY} is no valid UTF-8: Codex loads nothing of it`;
  return undefined;
};

/** A bullet; `when …, the user asked: "…" -> …` only where it reads back as the same and the quote is evidence. */
export const voicesOf = ({ says, text, name: extent }: Telling, memory: Memory): { name: string; text: string }[] => {
  const quote = memory.evidence.flatMap((each) => (each.type === 'quote' ? [each.text] : [])).at(0);
  const bare = flat(memory.statement);
  const { how } = memory;
  // A statement that opens with its situation would say it twice in one line.
  const opens = how !== undefined && bare.toLowerCase().startsWith(how.toLowerCase());
  const asked =
    how === undefined || opens || memory.why !== undefined || says.join() !== 'statement,how'
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
  return [...tries, { name: extent === 'it' ? 'bullet' : `bullet of ${extent}`, text }];
};

const SECTION: Partial<Record<Memory['kind'], string>> = { rule: 'User preferences', profile: 'User Profile' };

export const bulletContainer = (memory: Memory, site: CodexSite): string =>
  site.old?.places.find((place) => place.slot === 'bullet')?.container ??
  `summary/${SECTION[memory.kind] ?? 'General Tips'}`;

export const bulletLine = (text: string, container: string, memory: Memory, site: CodexSite): Line | string => {
  const [back, ...more] = summaryOf(`v1\n\n## ${container.slice('summary/'.length)}\n\n- ${text}\n`).sayings;
  // Below a list the rest reads as more of its items: then the line is known by all it says.
  const says = [back?.said.statement, back?.said.bare].map((each) => each !== undefined && saidOf(each));
  if (!back || more.length > 0 || (says[0] !== saidOf(memory.statement) && says[1] !== saidOf(text)))
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

export const routeLine = (
  hook: string,
  folder: string,
  file: string,
  memory: Memory,
  site: CodexSite,
): Line | string => {
  const text = BLOCK.test(hook) ? named(nameOf(file), hook) : `${nameOf(file)}: ${hook}`;
  if (hook === '') return 'its hook is empty';
  const {
    topicLines: [back, ...more],
    routes,
  } = summaryOf(`## What's in Memory\n\n#### x (${folder})\n\n- ${text}\n`);
  if (more.length > 0 || routes.length !== 1 || !sameFolded(back?.says ?? '', text))
    return 'a line would be read back as something else';
  if (/[:：]$/u.test(text)) return 'a line of its words would only announce what stands in its file';
  return lineProblem(text, site) ?? topicLine(text, folder, memory, site);
};

export const BLOCK = /^(?:- |\d{1,9}[.)] |`{3}|~{3}|\|).*\n/;

/** A list, a fence or a table begins below the name, so that it stays one. */
const named = (name: string, block: string): string => `${name}:\n${/^[`~|]/.test(block) ? '    ' : '  '}${block}`;

/** The statement alone: its file is found below the folder that the heading names. */
export const bareLine = (said: string, folder: string, memory: Memory, site: CodexSite): Line | string => {
  const {
    topicLines: [back, ...more],
    routes,
  } = summaryOf(`## What's in Memory\n\n#### x (${folder})\n\n- ${said}\n`);
  if (!back || more.length > 0 || routes.length > 0 || !sameFolded(back.says, said))
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

const costsOf = (text: string, container: string, heading: string | undefined, site: CodexSite): Cost[] =>
  lineCosts(site.store, text, container, heading);
