import type { Move } from '../ir/project-move.ts';
import { readFrontmatter } from '../text/frontmatter.ts';
import { movedScope } from '../text/moved-path.ts';
import { scopeLines, scopeOf } from './note.ts';

/** A note whose head says where its project lies now; every other byte stays. The same text where it says no such path. */
export const movedNote = (text: string, move: Move): string => {
  const front = readFrontmatter(text);
  const scope = front && movedScope(scopeOf(front.head), move);
  if (!front || !scope) return text;
  const said = new Map(
    scopeLines(scope, undefined).flatMap((line) =>
      line === undefined ? [] : [[line.slice(0, line.indexOf(':')), line]],
    ),
  );
  const [from, to] = front.block;
  const head = text.slice(from, to).replace(/^(key|paths):[^\r\n]*/gm, (line, key: string) => said.get(key) ?? line);
  return text.slice(0, from) + head + text.slice(to);
};
