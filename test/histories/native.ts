import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import type { End } from './ends.ts';
import { PROJECTS, type Said } from './said.ts';
import { textOf, treeOf, write } from './tree.ts';

/** A HOME in which the ends are present and remember nothing. */
export const settle = (home: string, ends: readonly End[]): void => {
  for (const project of PROJECTS) mkdirSync(join(home, project), { recursive: true });
  for (const end of ends) {
    mkdirSync(join(home, end.root, end.kept), { recursive: true });
    if (end.harness === 'codex') write(home, `${end.root}/config.toml`, '[features]\nmemories = true\n');
    if (end.harness === 'claude')
      for (const project of PROJECTS)
        write(
          home,
          `${end.root}/projects/${slugOf(join(home, project))}/s.jsonl`,
          `${JSON.stringify({ cwd: join(home, project) })}\n`,
        );
  }
};

/** Writes one memory as a person or the harness itself writes it, in the format of the end. */
export const say = (home: string, end: End, said: Said, salt: number): void =>
  WRITERS[end.harness](home, end, said, salt);

const PREFIX = { rule: 'feedback', profile: 'user', project: 'project', reference: 'reference' } as const;

const sayToClaude = (
  home: string,
  end: End,
  { kind, statement, why, how, detail, project = 0 }: Said,
  salt: number,
): void => {
  const folder = `${end.root}/projects/${slugOf(join(home, PROJECTS[project] as string))}/memory`;
  const name = `${PREFIX[kind]}_note_${salt}`;
  const hook = statement.split('\n')[0]?.slice(0, 120) ?? '';
  const body = [
    statement,
    why === undefined ? '' : `**Why:** ${why}`,
    how === undefined ? '' : `**How to apply:** ${how}`,
    detail ?? '',
  ]
    .filter((each) => each !== '')
    .join('\n\n');
  write(
    home,
    `${folder}/${name}.md`,
    `---\nname: note-${salt}\ndescription: ${JSON.stringify(hook)}\nmetadata:\n  type: ${PREFIX[kind]}\n---\n\n${body}\n`,
  );
  const index = textOf(treeOf(home), `${folder}/MEMORY.md`);
  write(
    home,
    `${folder}/MEMORY.md`,
    `${index}- [Note ${salt}](${name}.md) — ${hook.replace(/[.:]$/, '')}, see the note\n`,
  );
};

export const LIMITS = { MEMORY: 2200, USER: 1375 } as const;

const sayToHermes = (home: string, end: End, { kind, statement, why, how, project }: Said): void => {
  const name = kind === 'profile' ? 'USER' : 'MEMORY';
  const file = `${end.root}/memories/${name}.md`;
  const label = project === undefined ? '' : `${(PROJECTS[project] as string).slice(5)}: `;
  const entry = [
    `${label}${statement}`,
    why === undefined ? '' : `Why: ${why}`,
    how === undefined ? '' : `Applies: ${how}`,
  ]
    .filter((each) => each !== '')
    .join('\n');
  const text = textOf(treeOf(home), file);
  const next = text === '' ? entry : `${text}\n§\n${entry}`;
  // Hermes refuses what does not fit; so does who knows it.
  if ([...next].length <= LIMITS[name]) write(home, file, next);
};

const SECTIONS = ['User Profile', 'User preferences', 'General Tips', "What's in Memory"] as const;

const sayToCodex = (home: string, end: End, { kind, statement, how, project }: Said, salt: number): void => {
  const file = `${end.root}/${end.kept}/memory_summary.md`;
  const handbook = `${end.root}/${end.kept}/MEMORY.md`;
  const summary = textOf(treeOf(home), file) || `v1\n\n${SECTIONS.map((title) => `## ${title}\n`).join('\n')}`;
  const bullet = `- ${statement.replace(/\s*\n\s*-?\s*/g, ' ')}${how === undefined ? '' : ` -> ${how}`}`;
  if (end.kept === 'memories' && project !== undefined) {
    const cwd = join(home, PROJECTS[project] as string);
    const group = `# Task Group: ${cwd} group ${salt}\n\nscope: what was done there\napplies_to: cwd=${cwd}; reuse_rule=any time\n\n## Task 1: task ${salt}, done\n\n### rollout_summary_files\n\n- rollout_summaries/2026-11-01T10-00-00-ab12-note_${salt}.md (cwd=${cwd}, rollout_path=/r.jsonl, updated_at=2026-11-01T10:00:00Z, thread_id=t${salt})\n\n### keywords\n\n- note, group\n\n## User preferences\n\n${bullet} [Task 1]\n\n`;
    write(home, handbook, `${textOf(treeOf(home), handbook)}${group}`);
    write(
      home,
      file,
      summary.replace(/(## What's in Memory\n)/, `$1\n### ${cwd}\n\n#### 2026-11-01\n\n- group ${salt}: note, group\n`),
    );
    return;
  }
  const section = kind === 'profile' ? SECTIONS[0] : kind === 'rule' ? SECTIONS[1] : SECTIONS[2];
  write(home, file, underHeading(summary, section, bullet));
  if (end.kept === 'memories' && !treeOf(home).has(handbook)) write(home, handbook, '\n');
};

export const underHeading = (summary: string, section: string, bullet: string): string => {
  const [head, rest] = [summary.indexOf(`## ${section}\n`), `## ${section}\n`.length];
  if (head === -1) return summary;
  const next = summary.indexOf('\n## ', head + rest);
  const end = next === -1 ? summary.length : next;
  const inner = summary.slice(head + rest, end).trim();
  return `${summary.slice(0, head + rest)}\n${inner === '' ? '' : `${inner}\n`}${bullet}\n${summary.slice(end)}`;
};

const WRITERS = { claude: sayToClaude, codex: sayToCodex, hermes: sayToHermes } as const;
