import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { ListDocument } from '../../../src/verbs/document.ts';
import type { Memory } from '../../../src/ir/memory.ts';
import type { Plan } from '../../../src/ir/plan-value.ts';
import { makeHome } from '../../cli/built.ts';
import { memportHere } from '../../cli/here.ts';
import { literalsOf, squeezed } from '../../migrate/yardstick.ts';
import { empty, type Case, type Harness } from './home.ts';
import { mostIn, mostInTwo } from './packing.ts';

/**
 * What arrived of one source, counted from the text that the target's model is given and from the target's own listing.
 */
export interface Arrival {
  name: string;
  from: Harness;
  to: Harness;
  memories: number;
  delivered: Record<'loaded' | 'indexed' | 'searchable' | 'lost', number>;
  /** Statements that stand whole in the text loaded at start, and how many the same room holds at best. */
  statements: number;
  best: number;
  /** Texts that would fit the planned room all together. */
  fits: boolean;
  literals: { all: number; loaded: number; concatenated: number };
  /** Used and planned share of each budget that holds statements. */
  filled: { name: string; share: number }[];
  names: { all: number; kept: number };
  links: { all: number; resolve: number; named: number };
  /** Loaded lines that say nothing. */
  empty: string[];
}

/** What a plan may fill: the limits of docs/design.md §5, the reserve for the harness's own growth taken off. */
const ROOMS = {
  claude: [20_000],
  codex: [9_340 - 150],
  hermes: [1_760, 1_100],
} as const satisfies Record<Harness, readonly number[]>;
const GAP: Readonly<Record<Harness, number>> = { claude: 3, codex: 3, hermes: 3 };
const sizeIn = (to: Harness, text: string): number =>
  (to === 'codex' ? Buffer.byteLength(text) : to === 'hermes' ? [...text].length : text.length) + GAP[to];

export const arrivalOf = async ({ name, harness: from, furnish }: Case, to: Harness): Promise<Arrival> => {
  const { home, remove } = makeHome();
  try {
    furnish(home);
    empty(home, to);
    const told = async <Told>(...args: string[]): Promise<Told> => {
      const { stdout, stderr } = await memportHere(home, [...args, '--json'], { cwd: home });
      const told = (stdout === '' ? { error: stderr } : JSON.parse(stdout)) as Told & { error?: unknown };
      if (told.error !== undefined)
        throw new Error(`${name}: memport ${args.join(' ')}: ${JSON.stringify(told.error)}`);
      return told;
    };
    const source = (await told<ListDocument>('list', from)).stores.flatMap(({ memories }) => memories);
    const plan = await told<Plan>(`${from}:${to}`, '--yes', '--all', '--include-absent', '--partial');
    const cwds = [...new Set(source.flatMap(({ scope }) => ('paths' in scope ? scope.paths.slice(0, 1) : [])))];
    const shown = await told<ListDocument>('show', to, '--as-prompt');
    const prompt = await promptsAt(told, to, cwds, shown);
    const there = (await told<ListDocument>('list', to)).stores.flatMap(({ memories }) => memories);
    return { name, from, to, ...counted(to, source, plan, prompt, there), filled: filledBy(plan, to) };
  } finally {
    remove();
  }
};

/** Of a harness that loads by project, what is loaded in each of them. */
const promptsAt = async (
  told: <Told>(...args: string[]) => Promise<Told>,
  to: Harness,
  cwds: readonly string[],
  shown: ListDocument,
): Promise<string> => {
  const all =
    to === 'claude'
      ? [
          shown,
          ...(await Promise.all(
            cwds
              .filter((cwd) => existsSync(cwd))
              .map((cwd) => told<ListDocument>('show', to, '--as-prompt', '--cwd', cwd)),
          )),
        ]
      : [shown];
  return all
    .flatMap(({ stores }) => stores.flatMap(({ view }) => view?.always.map(({ text }) => text) ?? []))
    .join('\n');
};

const counted = (
  to: Harness,
  source: readonly Memory[],
  plan: Plan,
  prompt: string,
  there: readonly Memory[],
): Omit<Arrival, 'name' | 'from' | 'to' | 'filled'> => {
  const flat = squeezed(prompt);
  const decided = new Map(plan.decisions.map((each) => [each.id, each]));
  const byId = new Map(there.map((memory) => [memory.id, memory]));
  const arrived = (memory: Memory | undefined): Memory | undefined =>
    byId.get(decided.get(memory?.id ?? '')?.target?.id ?? '');
  const out = {
    memories: source.length,
    delivered: { loaded: 0, indexed: 0, searchable: 0, lost: 0 },
    statements: 0,
    best: 0,
    fits: false,
    literals: { all: 0, loaded: 0, concatenated: 0 },
    names: { all: 0, kept: 0 },
    links: { all: 0, resolve: 0, named: 0 },
    empty: linesOfNothing(prompt),
  };
  const bodies = source.map((memory) =>
    [memory.title, memory.statement, memory.why, memory.how, memory.detail]
      .filter((part) => part !== undefined)
      .join('\n\n'),
  );
  const concatenated = cut(to, bodies.join('\n\n'));
  const named = new Map(
    source.flatMap(
      (memory) =>
        [
          [memory.name, memory],
          [stemOf(memory), memory],
        ] as const,
    ),
  );
  for (const [at, memory] of source.entries()) {
    const { delivery } = decided.get(memory.id) ?? {};
    out.delivered[delivery === undefined || delivery === 'unseen' ? 'lost' : delivery] += 1;
    if (flat.includes(squeezed(memory.statement))) out.statements += 1;
    for (const literal of literalsOf(bodies[at] ?? '')) {
      out.literals.all += 1;
      if (flat.includes(squeezed(literal))) out.literals.loaded += 1;
      if (concatenated.includes(squeezed(literal))) out.literals.concatenated += 1;
    }
    const target = arrived(memory);
    if (!target) continue;
    out.names.all += 1;
    if (target.name.normalize('NFKC').toLowerCase() === memory.name.normalize('NFKC').toLowerCase())
      out.names.kept += 1;
    // Read by hand out of every text of both sides, the hook's too: what the product calls a link says nothing here.
    for (const [at, { to: wanted }] of linksOf(memory).entries()) {
      const other = named.get(stem(wanted));
      const goal = arrived(other);
      if (!other || !goal) continue;
      out.links.all += 1;
      const now = linksOf(target)[at];
      const file = goal.places.find((place) => /\.md$/.test(place.file) && stem(place.file).endsWith(goal.name))?.file;
      const own = target.places.find(
        (place) => /\.md$/.test(place.file) && stem(place.file).endsWith(target.name),
      )?.file;
      const resolves =
        now?.as === 'path'
          ? own !== undefined && join(dirname(own), decodeURIComponent(now.to.replace(/#.*$/, ''))) === file
          : [goal.name, stem(file ?? '')].includes(stem(now?.to ?? ''));
      if (file !== undefined && resolves) out.links.resolve += 1;
      else if (decided.get(memory.id)?.losses.some(({ field }) => field === 'links')) out.links.named += 1;
    }
  }
  // What tells the project of an entry is no choice of the packing.
  const label = ({ scope }: Memory): number =>
    to === 'hermes' && 'key' in scope ? `${scope.key.split('/').at(-1)}: `.length : 0;
  // What the harness itself would not load is no matter of room, nor what is of one project among several.
  const sizes = source
    .filter(({ id }) => !/would block it|belongs to one project/.test(decided.get(id)?.reason ?? ''))
    .map((memory) => sizeIn(to, memory.statement) + label(memory));
  const room = ROOMS[to].reduce<number>((sum, each) => sum + each, 0);
  out.best = to === 'hermes' ? mostInTwo(sizes, ROOMS.hermes) : mostIn(sizes, room);
  out.fits = bodies.reduce((sum, body) => sum + sizeIn(to, body), 0) <= room;
  return out;
};

/** Links outside of code, by a plain look at the words. */
const linksOf = ({ statement, why, how, detail, hook }: Memory): { to: string; as: 'wiki' | 'path' }[] =>
  [statement, why, how, detail, hook].flatMap((text) => {
    const prose = (text ?? '').replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
    return [...prose.matchAll(/\[\[([^\]|#]+)[^\]]*\]\]|\]\(((?!\w+:\/\/)[^)\s]+\.md(?:#[^)\s]*)?)\)/g)].map(
      ([, wiki, path]) =>
        wiki === undefined ? { to: path ?? '', as: 'path' as const } : { to: wiki.trim(), as: 'wiki' as const },
    );
  });

const stem = (link: string): string => (link.split('/').at(-1) ?? '').replace(/\.md$/, '').replace(/[#|].*$/, '');
const stemOf = ({ places }: Memory): string => stem(places[0]?.file ?? '');

/** The texts one behind the other, as far as the room goes. */
const cut = (to: Harness, text: string): string => {
  const room = ROOMS[to].reduce<number>((sum, each) => sum + each, 0);
  return squeezed(to === 'codex' ? Buffer.from(text).subarray(0, room).toString() : [...text].slice(0, room).join(''));
};

/** Lines that end in a colon with nothing below them, or lead into a tree of files that is not there. */
const linesOfNothing = (prompt: string): string[] => {
  const lines = prompt.split('\n');
  return lines.filter((line, at) => {
    if (!/^\s*[-*] \S/.test(line)) return false;
    const next = lines[at + 1] ?? '';
    const below = /^\s*/.exec(next)?.[0].length ?? 0;
    return (
      (/[:：]\s*(?:\*\*)?$/.test(line) && below <= (/^\s*/.exec(line)?.[0].length ?? 0)) ||
      /→\s*\[[^\]]*\]\([^)]*\.md\)/.test(line)
    );
  });
};

const filledBy = (plan: Plan, to: Harness): Arrival['filled'] => {
  const statements = plan.budgets.filter(
    ({ unit, name }) => unit !== 'skills' && unit !== 'lines' && (to !== 'claude' || name.includes('MEMORY')),
  );
  return statements.map(({ name, after, limit }) => ({ name, share: limit === 0 ? 0 : after / limit }));
};
