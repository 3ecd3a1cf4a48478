import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cli/built.ts';

/** What a client loads of some files, in its order, and how that is known. */
export interface Chain {
  title: string;
  /** `run` (a real client), `read` (the vendor's pages, by their section of docs/formats), `hand`, `unverified`. */
  truth: string;
  /** The folder of the project that the client is started in. */
  below: string;
  /** By path from the project's root, or from the home where it begins with `~`. */
  files: Readonly<Record<string, string>>;
  /** `file: what it says`, with `[globs]` and `(delivery)` where it is not loaded at once. */
  says: readonly string[];
}

const BLOCK = '<!-- memport:begin -->\n## Rules to keep\n\n- Ours.\n<!-- memport:end -->\n';

/**
 * The chains of a file below `chains/`: `#` begins one, `@` is the folder, `+ path | text` a file, `=` what is loaded,
 * `!` how that is known (above all chains: of each without its own). Texts are written like JSON strings; `{block}` is
 * memport's block, `{x 1000}` a thousand of a letter, `{file}` the file that is given.
 */
export const chainsIn = (name: string, file = ''): Chain[] => {
  const all = readFileSync(join(ROOT, 'test/instructions/chains', `${name}.txt`), 'utf8');
  const [top = '', ...parts] = all.replaceAll('{file}', file).split(/^# /m);
  return parts.map((part): Chain => {
    const [title = '', ...lines] = part.trimEnd().split('\n');
    const after = (mark: string): string[] =>
      lines.flatMap((line) => (line.startsWith(`${mark} `) ? [line.slice(2)] : []));
    const files = after('+').map((line) => {
      const at = line.indexOf(' |');
      return [line.slice(0, at), written(line.slice(at + 3))] as const;
    });
    return {
      title,
      truth: after('!')[0] ?? top.slice(2).trim(),
      below: after('@')[0] ?? '',
      files: Object.fromEntries(files),
      says: after('=').map(written),
    };
  });
};

const written = (text: string): string =>
  (JSON.parse(`"${text.replaceAll('"', '\\"')}"`) as string)
    .replaceAll('{block}', BLOCK)
    .replace(/\{(\w) (\d+)\}/g, (_, letter: string, count: string) => letter.repeat(Number(count)));
