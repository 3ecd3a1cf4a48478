import { headsOf } from './heads.ts';
import { type SceneDraft, type TemplateText, scenes } from './scenes.ts';

/** A claim that is known to be stale: files that are no longer where the memory says. It has to be looked up first. */
export const verifyFirst = (said: TemplateText, stale: readonly string[]): SceneDraft | string => {
  const claims = said.literals.filter(({ text }) => stale.some((each) => text === each || text.includes(each)));
  const [claim] = claims;
  if (claim === undefined) return 'what is stale stands in none of its words';
  if (!/[./\\]/.test(claim.text)) return 'what is stale is no file, and only files can be laid out elsewhere';
  const about = headsOf(said, claim.span).join(', ');
  if (about === '') return 'it names nothing by which it could be asked for';
  const base = claim.text.split(/[/\\]/).at(-1) || 'main';
  const ending = /\.[\p{L}\p{N}]+$/u.exec(base)?.[0] ?? '.txt';
  const workspace = { [`elsewhere/renamed${ending}`]: '1\n2\n3\n', 'readme.txt': 'moved around in spring\n' };
  return {
    shape: 'verify-first',
    check: { type: 'verifies_first', claims: claims.map(({ text }) => text) },
    scenes: scenes(
      [
        `There is a file for this: ${about}. Which one do I open? I want to change it by hand.`,
        `Keywords: ${about}. Put an empty line at the end of the file where that is settled.`,
        `A new colleague has to find her way, keywords: ${about}. Tell her in one sentence where to look.`,
        `${about} – copy the file that this is about to backup${ending}.`,
      ],
      workspace,
    ),
    // Nothing is stale there, and nothing has to be looked up.
    counters: scenes(['Give me nothing but the number: 17 times 23.', 'Which day follows Tuesday? One word.']).map(
      (each) => ({ ...each, check: { type: 'tool_not_called', tool: '*' } }),
    ),
  };
};
