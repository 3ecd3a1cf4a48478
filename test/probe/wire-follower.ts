import { claudeDrive } from '../../adapters/claude/drive.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import type { Script } from '../../src/drive/server.ts';
import type { Drive } from '../../src/ir/drive.ts';

/** What the model says: the closing words of every rule that it knows. */
export const answerBy = (texts: readonly string[], closings: readonly string[]): string => {
  const plain = texts.join('\n').replace(/\s+/g, ' ');
  return ['Dear customer, it is late.', ...closings.filter((closing) => plain.includes(closing)), 'Bye'].join(' ');
};

/**
 * A model that follows a rule when, and only when, its words stand in the harness's own framing of its memory, or in
 * what a tool gave of a file that this names; whatever stands elsewhere in a request it does not see.
 */
export const wireFollower =
  (closings: readonly string[]): Script =>
  (request) => {
    const drive = (request.url.includes('/messages') ? claudeDrive : codexDrive) as Drive;
    if (drive.kind(request) !== 'main') return { text: 'ok' };
    const seen = drive.seen([request]);
    const calls = seen.results.length > 0 ? [] : drive.follow(seen);
    if (calls.length > 0) return { calls };
    return {
      text: answerBy(
        [...seen.blocks, ...seen.results].map(({ text }) => text),
        closings,
      ),
    };
  };
