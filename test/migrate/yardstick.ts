/**
 * Measures a migration as a stranger would: from the files of the source, the text the target's model gets and the
 * files of the target. It shares no line with the product, and knows nothing of its grammar.
 */
export interface Carrying {
  /** Memory files of the source, by name. */
  source: ReadonlyMap<string, string>;
  /** What the model is given at the start. */
  prompt: string;
  /** Files of the target, by path below the folder its model may search. */
  target: ReadonlyMap<string, string>;
  /** Names of source files that the report gave as not carried, with what it said of them. */
  named: ReadonlyMap<string, string>;
  /** Bytes the prompt may take. */
  room: number;
}

export interface Measured {
  memories: number;
  /** First statements that stand in the prompt. */
  loaded: number;
  /** Of the others, those whose file is named by a line of the prompt. */
  indexed: number;
  /** First statements that the same room could hold at best. */
  best: number;
  /** Neither delivered, nor two hops away, nor named. */
  lost: string[];
  literals: Count;
  fenced: Count;
  rows: Count;
  /** Lines of the prompt that hold bookkeeping of the source. */
  junk: string[];
}

export interface Count {
  all: number;
  gone: string[];
}

export const measured = ({ source, prompt, target, named, room }: Carrying): Measured => {
  const shown = squeezed(prompt);
  const reachable = [...target].filter(([file]) => within(prompt, file));
  const flat = new Map(reachable.map(([file, text]) => [file, squeezed(text)]));
  const near = [shown, ...flat.values()].join('\n');
  const lines = new Set(reachable.flatMap(([, text]) => text.split('\n').map((line) => line.trim())));
  const out: Measured = {
    memories: 0,
    loaded: 0,
    indexed: 0,
    best: 0,
    lost: [],
    literals: { all: 0, gone: [] },
    fenced: { all: 0, gone: [] },
    rows: { all: 0, gone: [] },
    junk: [],
  };
  const sizes: number[] = [];
  for (const [file, text] of source) {
    if (file.endsWith('MEMORY.md') || !file.endsWith('.md')) continue;
    const body = bodyOf(text);
    const said = squeezed(firstStatement(body) ?? '');
    if (said === '') continue;
    out.memories += 1;
    sizes.push(Buffer.byteLength(said) + '- \n'.length);
    const homes = [...flat].filter(([, held]) => held.includes(said)).map(([name]) => name);
    if (shown.includes(said)) out.loaded += 1;
    else if (homes.some((home) => pointsAt(prompt, home))) out.indexed += 1;
    else if (homes.length === 0 && !named.has(file)) out.lost.push(file);
    if (named.has(file)) continue;
    count(out.literals, literalsOf(body), (each) => near.includes(squeezed(each)), file);
    count(out.fenced, fencedOf(body), (each) => lines.has(each), file);
    count(
      out.rows,
      body
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.startsWith('|')),
      (each) => lines.has(each),
      file,
    );
  }
  let left = room;
  for (const size of sizes.sort((a, b) => a - b)) if ((left -= size) >= 0) out.best += 1;
  out.junk = prompt
    .split('\n')
    .filter((line) => /originSessionId|node_type|^\s*(?:- )?(?:type|name|description|metadata): /.test(line));
  return out;
};

/** Two hops: the prompt names a folder or a file, which is searched or read. */
const within = (prompt: string, file: string): boolean => {
  const parts = file.split('/');
  return parts.some((_, at) => prompt.includes(parts.slice(0, at + 1).join('/')) && (at > 0 || parts.length === 1));
};

/** A line of the prompt begins with the name of the file, below a heading that names its folder. */
const pointsAt = (prompt: string, file: string): boolean => {
  const slash = file.lastIndexOf('/');
  const name = file.slice(slash + 1).replace(/\.md$/, '');
  let inside = false;
  for (const line of prompt.split('\n')) {
    if (line.startsWith('#')) inside = line.includes(`(${file.slice(0, slash)})`);
    else if (inside && (line.startsWith(`- ${name}: `) || line.startsWith(`- ${name} `))) return true;
  }
  return false;
};

const count = (into: Count, wanted: readonly string[], there: (each: string) => boolean, file: string): void => {
  into.all += wanted.length;
  for (const each of wanted) if (!there(each)) into.gone.push(`${file}: ${each}`);
};

export const squeezed = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

export const bodyOf = (text: string): string => {
  const lf = text.replace(/\r\n/g, '\n');
  if (!lf.startsWith('---\n')) return lf;
  const end = lf.indexOf('\n---', 3);
  return end === -1 ? lf : lf.slice(lf.indexOf('\n', end + 1) + 1 || lf.length);
};

/**
 * The first line of a body that is no heading, row of a table or fenced line; without the mark of a list or a quote.
 */
export const firstStatement = (body: string): string | undefined => {
  let fence = false;
  for (const line of body.split('\n')) {
    const bare = line.trim();
    if (/^(?:```|~~~)/.test(bare)) fence = !fence;
    else if (
      !fence &&
      bare !== '' &&
      !/^#{1,6}\s/.test(bare) &&
      !bare.startsWith('|') &&
      !/^(?:-{3,}|\*{3,}|_{3,})$/.test(bare)
    )
      return bare.replace(/^(?:[-*+]|\d+[.)]|>)\s+/, '');
  }
  return undefined;
};

const fencedOf = (body: string): string[] => {
  const out: string[] = [];
  let fence = false;
  for (const line of body.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) fence = !fence;
    else if (fence && line.trim() !== '') out.push(line.trim());
  }
  return out;
};

const LITERALS = [
  /`[^`\n]+`/g,
  /https?:\/\/[^\s)>\]"]+/g,
  /(?:~|\.{0,2})\/[\w.-]+(?:\/[\w.-]+)+/g,
  /\b\d{3,}\b/g,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /"[^"\n]{2,60}"/g,
];

export const literalsOf = (body: string): string[] => [
  ...new Set(LITERALS.flatMap((pattern) => body.match(pattern) ?? [])),
];
