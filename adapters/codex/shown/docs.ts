import { Buffer } from 'node:buffer';
import type { Scene } from '../../../src/ir/scene.ts';
import type { Block } from '../../../src/ir/view.ts';
import { encode } from '../../../src/text/decode.ts';
import { DOCS_LABEL } from '../run/capture.ts';
import { trimRust } from './injected.ts';
import type { CodexStore } from '../store.ts';

/**
 * AGENTS.md as one user message: that of the Codex home trimmed, then those from the git root down to the cwd as they
 * are, the first name of each folder only, blank ones left out, 32 KiB of them in all (run on 0.169.0).
 */
export const docsBlock = (stores: readonly CodexStore[], scene: Scene): Block | undefined => {
  const contexts = stores.filter((store) => store.at.role === 'context');
  const home = contexts.find((store) => store.at.layout === 'home-doc');
  const homeText = trimRust(lossy(textOf(home) ?? ''));
  let left = home ? home.at.settings.docBytes : 0;
  const projects: string[] = [];
  for (const store of contexts.filter(
    (each) =>
      each.at.layout === 'project-doc' &&
      (scene.cwd === each.at.root || each.at.root === '/' || scene.cwd.startsWith(`${each.at.root}/`)),
  )) {
    const text = textOf(store);
    if (text === undefined || left <= 0) continue;
    const bytes = Buffer.from(encode(text)).subarray(0, left);
    const said = bytes.toString('utf8');
    if (trimRust(said) === '') continue;
    left -= bytes.length;
    projects.push(said);
  }
  const project = projects.join('\n\n');
  if (homeText === '' && project === '') return undefined;
  const body = [homeText, project].filter((each) => each !== '').join('\n\n--- project-doc ---\n\n');
  return {
    role: 'user',
    label: DOCS_LABEL,
    text: `# AGENTS.md instructions${project === '' ? '' : ` for ${scene.cwd}`}\n\n<INSTRUCTIONS>\n${body}\n</INSTRUCTIONS>`,
  };
};

const lossy = (text: string): string => Buffer.from(encode(text)).toString('utf8');

/** The first of a folder's names that stands there, in the order Codex looks. */
const textOf = (store: CodexStore | undefined): string | undefined => {
  const name = store?.at.reads.find((each) => store.files.has(each));
  return name === undefined ? undefined : store?.files.get(name)?.text;
};
