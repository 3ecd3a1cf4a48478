import type { Copied, Stage, Staged } from '../../../src/ir/drive.ts';
import { readToml } from '../../../src/text/toml.ts';
import type { CodexPlace } from '../settings.ts';

/**
 * The memory, the instruction files, and of the settings only what decides about them: no providers, no servers, no
 * login.
 */
export const stageCodex = (stage: Stage<CodexPlace>): Staged => {
  const usual = `${stage.home}/.codex`;
  const home = codexHomeOf(stage);
  const config = (file: string): Copied => ({ from: file, rewrite: (text) => configFor(text, stage.mirror) });
  const instructions = (folder: string): Copied[] =>
    ['AGENTS.md', 'AGENTS.override.md'].map((name) => ({ from: `${folder}/${name}` }));
  const chain = stage.cwd
    .split('/')
    .flatMap((_, index, parts) => (index === 0 ? [] : [parts.slice(0, index + 1).join('/')]));
  return {
    copies: [
      // The folders themselves count, even when they are empty: they decide which generation is alive
      // (docs/formats/codex.md §3).
      ...['memories', 'memories_v2'].map((name) => ({ from: `${home}/${name}`, only: isMemory })),
      ...instructions(home),
      config(`${home}/config.toml`),
      ...chain.flatMap((folder) => [...instructions(folder), config(`${folder}/.codex/config.toml`)]),
    ],
    // A home that is named has to be there; the usual one the client makes itself (0.169.0).
    env: home === usual ? {} : { CODEX_HOME: stage.mirror(home) },
  };
};

export const codexHomeOf = ({ at, env, home }: Stage<CodexPlace>): string =>
  (at[0]?.settings.codexHome ?? env['CODEX_HOME']?.trim()) || `${home}/.codex`;

const isMemory = (path: string): boolean => /\.(md|json)$/.test(path) && !/(^|\/)\.(git|codex-baseline)\//.test(path);

const SECTIONS = /^\s*\[+\s*(features|memories|profiles\.[^\]]*|projects\.[^\]]*)\s*\]+/;
const KEYS =
  /^\s*(features|memories|profile|project_doc_max_bytes|project_doc_fallback_filenames|project_root_markers)\b/;
const PROFILE_KEYS = /^\s*(features|memories|trust_level)\b/;

const BROKEN = '[stands for a file that is no TOML\n';

/**
 * By lines: what a section is not about memory goes; a table of projects keeps its trust, under the path of the copy.
 */
const configFor = (text: string, mirror: (path: string) => string): string => {
  // Taken line by line, the damage might be left out, and the client would start where it does not.
  if ('problem' in readToml(text.replace(/^\ufeff/, ''))) return BROKEN;
  let section = '';
  const kept = text.split('\n').flatMap((line) => {
    if (/^\s*\[/.test(line)) {
      section = SECTIONS.exec(line)?.[1] ?? 'other';
      return section === 'other' ? [] : [line.replace(/(?<=projects\.")\/[^"]*/, (path) => mirror(path))];
    }
    if (section === '') return KEYS.test(line) ? [line] : [];
    if (section === 'other') return [];
    const narrow =
      section.startsWith('projects.') || (section.startsWith('profiles.') && !/\.(features|memories)$/.test(section));
    return !narrow || PROFILE_KEYS.test(line) ? [line] : [];
  });
  return kept.join('\n');
};
