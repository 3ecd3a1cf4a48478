import type { Evidence, Scope, Span } from '../../../src/ir/memory.ts';
import { outlineOf, type Heading, type Section } from '../summary/outline.ts';
import { HANDBOOK, OUR_RESOURCES } from '../paths.ts';
import { isRoute, sayingOf, sectionKind, type Saying } from '../summary/sayings.ts';

/** A cited file of evidence, with what its annotation says. */
export interface Citation {
  span: Span;
  file: string;
  thread?: string;
  updated?: string;
  /** What stands behind the file. */
  said?: string;
}

export interface Task {
  number: number;
  title: string;
  citations: Citation[];
  keywords: string[];
}

export interface Group {
  heading?: Heading;
  /** From its heading to the next one of the same level. */
  span: Span;
  name: string;
  scope: Scope;
  tasks: Task[];
  sections: Section[];
  /** `scope:` and `applies_to:` lines, task headings and keywords: no memories. */
  keywords: Span[];
  /** Bullets that only lead to another file. */
  pointers: Span[];
}

export interface Handbook {
  groups: Group[];
  sayings: Saying[];
}

const TASK = /^task (\d+)\b[:.]?\s*(.*)$/i;
const GROUP = /^task group:?\s*(.*)$/i;
export const META = /^(?:scope|applies_to|reuse_rule):/;

/**
 * What the head of a rollout summary says of itself, for citations that do not repeat it (docs/formats/codex.md §4.5).
 */
export type Rollouts = ReadonlyMap<string, { thread?: string; updated?: string }>;

export const handbookOf = (text: string, home: string, rollouts: Rollouts = new Map()): Handbook => {
  const groups: Group[] = [];
  for (const section of outlineOf(text)) {
    const top = section.path[0];
    const known = groups.at(-1);
    if (known && section.heading && section.heading.level > 1 && section.path[0] === known.heading)
      known.sections.push(section);
    else if (known && known.heading === undefined && top?.level !== 1) known.sections.push(section);
    else
      groups.push({
        ...(section.heading?.level === 1 && { heading: section.heading }),
        span: [section.heading?.span[0] ?? 0, section.end],
        name: '',
        scope: { level: 'global' },
        tasks: [],
        sections: [section],
        keywords: [],
        pointers: [],
      });
  }
  const sayings = groups.flatMap((group) => fill(group, text, home, rollouts));
  return { groups, sayings };
};

const fill = (group: Group, text: string, home: string, rollouts: Rollouts): Saying[] => {
  group.name = GROUP.exec(group.heading?.text ?? '')?.[1] ?? group.heading?.text ?? '';
  group.span = [group.span[0], group.sections.at(-1)?.end ?? group.span[1]];
  const found: { saying: Saying; tasks: number[] }[] = [];
  let task: Task | undefined;
  for (const section of group.sections) {
    const heading = section.heading?.text ?? '';
    const numbered = section.heading?.level === 2 ? TASK.exec(heading) : null;
    if (numbered) {
      task = { number: Number(numbered[1]), title: numbered[2] ?? '', citations: [], keywords: [] };
      group.tasks.push(task);
    } else if (section.heading?.level === 2) task = undefined;
    const list = section.heading?.level === 3 ? heading.trim().toLowerCase() : '';
    for (const block of section.blocks) {
      const raw = text.slice(...block.span);
      if (block.kind === 'paragraph' && META.test(raw)) {
        if (section.path.length <= 1) group.scope = scopeOf(raw, home) ?? group.scope;
        continue;
      }
      if (task && (list === 'rollout_summary_files' || list === 'extension_resource_files')) {
        if (block.kind === 'bullet') task.citations.push(citationOf(raw, block.span, rollouts));
        continue;
      }
      if (task && list === 'keywords') {
        group.keywords.push(block.span);
        task.keywords.push(
          ...raw
            .split(',')
            .map((each) => each.replace(/\s+/g, ' ').trim())
            .filter((each) => each !== ''),
        );
        continue;
      }
      if (block.kind === 'bullet' && isRoute(raw)) {
        group.pointers.push(block.span);
        continue;
      }
      const kind = sectionKind(heading);
      const saying = sayingOf(text, block, kind, {
        file: HANDBOOK,
        container: `handbook/${numbered ? 'Task' : heading}`,
        scope: group.scope,
        handbook: true,
      });
      if (saying)
        found.push({ saying, tasks: saying.said.tasks.length === 0 && task ? [task.number] : saying.said.tasks });
    }
  }
  // The scope stands below the heading and before everything it holds for, but a damaged block may stand higher.
  return found.map(({ saying, tasks }) => {
    const cited = group.tasks.filter((each) => tasks.includes(each.number));
    const dates = cited.flatMap((each) => each.citations.flatMap((citation) => citation.updated ?? [])).sort();
    const latest = dates.at(-1);
    return {
      ...saying,
      scope: group.scope,
      group: group.name,
      evidence: [...saying.evidence, ...evidenceOf(cited)],
      keywords: [...new Set(cited.flatMap((each) => each.keywords))],
      ...(latest !== undefined && { updated: { text: latest, basis: 'declared' as const } }),
    };
  });
};

const evidenceOf = (tasks: readonly Task[]): Evidence[] => {
  const seen = new Map<string, Evidence>();
  for (const { citations } of tasks) {
    for (const { file, thread } of citations) {
      if (file.startsWith(`${OUR_RESOURCES}/`)) continue;
      const evidence: Evidence =
        thread === undefined ? { type: 'file', path: file } : { type: 'session', id: thread, note: file };
      seen.set(thread ?? file, evidence);
    }
  }
  return [...seen.values()];
};

/** `rollout_summaries/x.md (cwd=…, rollout_path=…, updated_at=…, thread_id=…, note)` (docs/formats/codex.md §4.1). */
const citationOf = (raw: string, span: Span, rollouts: Rollouts): Citation => {
  const line = raw.replace(/\s+/g, ' ').trim();
  const file = (/^`?([^\s`(]+)`?/.exec(line)?.[1] ?? line).replace(/,$/, '');
  const field = (name: string): string | undefined => new RegExp(`[( ,]${name}=([^,()]+)`).exec(line)?.[1]?.trim();
  const thread = field('thread_id') ?? rollouts.get(file)?.thread;
  const updated = field('updated_at') ?? rollouts.get(file)?.updated;
  const said = line
    .slice(line.indexOf(file) + file.length)
    .replace(/^`?,?/, '')
    .trim();
  return {
    span,
    file,
    ...(thread !== undefined && { thread }),
    ...(updated !== undefined && { updated }),
    ...(said !== '' && { said }),
  };
};

/**
 * `applies_to: cwd=<dir, dir family or workflow>; reuse_rule=…`: only folders make a project, a workflow is for
 * everyone.
 */
const scopeOf = (raw: string, home: string): Scope | undefined => {
  const said = /(?:^|\n)applies_to:([\s\S]*)$/.exec(raw)?.[1];
  if (said === undefined) return undefined;
  const cwd = /cwd\s*=\s*([^;]*)/.exec(said)?.[1] ?? '';
  const paths = cwd.split(/,|\s(?:and|or)\s|\n/).flatMap((each) => {
    const path = each
      .trim()
      .replace(/^[`"']+|[`"'.]+$/g, '')
      .replace(/\/(?:\*\*?)?$/, '');
    if (path === '~' || path.startsWith('~/')) return [home + path.slice(1)];
    return /^(?:\/[^\s]|[A-Za-z]:[\\/])/.test(path) ? [path] : [];
  });
  const [first] = paths;
  return first === undefined ? { level: 'global' } : { level: 'project', key: first, paths: [...new Set(paths)] };
};
