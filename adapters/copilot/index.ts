import { plainEdition } from '../../src/kit/editions.ts';
import { jsonContents } from '../../src/kit/json-file.ts';
import { oneFile } from '../../src/kit/one-file.ts';
import { draftOf, entryOf } from './entry.ts';

/** What the memory tool of GitHub Copilot is given, and what it answers: JSON that people copy. */
export const copilot = oneFile({
  id: 'copilot-memory',
  title: 'GitHub Copilot Memory',
  aliases: ['github-copilot'],
  docs: ['https://docs.github.com/en/copilot/concepts/agents/copilot-memory'],
  conventions: [
    plainEdition({
      version: '1',
      date: '2026-11-22',
      kinds: { rule: 'conventions', procedure: 'bootstrap_and_build', reference: 'general' },
      evidence: { value: 'citations, `file:line` each', seen: 'microsoft/vscode-copilot-chat at 25e2a3d' },
    }),
  ],
  notices:
    'Copilot learns of it when its agent is given the entries and asked to store them; it drops what it does not use for 28 days.',
  fresh: '[]\n',
  says: ['kind', 'statement', 'why', 'how', 'detail', 'title', 'scope', 'evidence'],
  contents: (text, ground) =>
    jsonContents(text, { keys: ['memories'], container: 'entries' }, (entry) => draftOf(entry, ground)),
  say: (memory, old, ground) => {
    const text = entryOf(memory, old?.text, ground);
    return typeof text === 'string' ? { container: 'entries', text } : text.refused;
  },
  delivery: () => ({ delivery: 'unseen', reason: 'what Copilot stores and takes out again cannot be seen from here' }),
  undriven: 'Copilot Memory is kept at GitHub: what it gives its agent cannot be seen from here',
});
