/** One simple command of a script: its words, quotes taken off, and where in the script it stands. */
export interface Simple {
  words: string[];
  span: readonly [number, number];
  /** The text of its here-document. */
  input?: string;
}

/** Scripts in scripts end somewhere. */
const DEEPEST = 8;
const LONGEST = 65_536;

/**
 * The simple commands of a shell script, those in substitutions too. What only stands in it as data (a quoted word, a
 * comment, the text of a here-document) is none. It reads and never runs; what is no shell at all comes out as words.
 */
export const simpleCommands = (script: string, depth = 0): Simple[] => {
  const text = script.slice(0, LONGEST);
  const found: Simple[] = [];
  let words: string[] = [];
  let word: string | undefined;
  let from = -1;
  let skipNext = false;
  const heredocs: Heredoc[] = [];
  const begin = (at: number): void => {
    if (from < 0) from = at;
  };
  const endWord = (): void => {
    if (word !== undefined && !skipNext) words.push(word);
    if (word !== undefined) skipNext = false;
    word = undefined;
  };
  const endCommand = (at: number): void => {
    endWord();
    skipNext = false;
    while (words.length > 0 && OPENING.has(words[0] as string)) words.shift();
    if (words.length > 0) found.push({ words, span: [from, at] });
    words = [];
    from = -1;
  };
  const nested = (inner: string, offset: number): void => {
    if (depth < DEEPEST)
      for (const each of simpleCommands(inner, depth + 1))
        found.push({ words: each.words, span: [each.span[0] + offset, each.span[1] + offset] });
  };
  let at = 0;
  while (at < text.length) {
    const char = text[at] as string;
    if (char === '\\') {
      if (text[at + 1] !== '\n') {
        begin(at);
        word = (word ?? '') + (text[at + 1] ?? '');
      }
      at += 2;
    } else if (char === "'") {
      begin(at);
      const end = endOr(text, text.indexOf("'", at + 1));
      word = (word ?? '') + text.slice(at + 1, end);
      at = end + 1;
    } else if (char === '"') {
      begin(at);
      const { end, value, substitutions } = doubleQuoted(text, at + 1);
      for (const [inner, offset] of substitutions) nested(inner, offset);
      word = (word ?? '') + value;
      at = end + 1;
    } else if (char === '`' || (char === '$' && text[at + 1] === '(') || (/[<>]/.test(char) && text[at + 1] === '(')) {
      begin(at);
      const start = char === '`' ? at + 1 : at + 2;
      const end = char === '`' ? endOr(text, text.indexOf('`', start)) : closing(text, start);
      nested(text.slice(start, end), start);
      word = `${word ?? ''}${text.slice(at, end + 1)}`;
      at = end + 1;
    } else if (char === '#' && word === undefined) {
      at = endOr(text, text.indexOf('\n', at));
    } else if (char === '\n') {
      endCommand(at);
      at += 1;
      for (const heredoc of heredocs.splice(0)) {
        const [to, next] = afterHeredoc(text, at, heredoc);
        const feeds = found[heredoc.of ?? -1];
        if (feeds !== undefined) feeds.input = text.slice(at, to);
        at = next;
      }
    } else if (/\s/.test(char)) {
      endWord();
      at += 1;
    } else if (char === '<' && text.startsWith('<<', at) && text[at + 2] !== '<') {
      endWord();
      const heredoc = heredocAt(text, at);
      if (heredoc) heredocs.push({ ...heredoc, of: found.length });
      at += heredoc?.size ?? 2;
    } else if (char === '<' || char === '>' || (char === '&' && text[at + 1] === '>')) {
      // The number of a stream belongs to the redirection, and the file after it is no word of the command.
      if (word !== undefined && /^\d+$/.test(word)) word = undefined;
      endWord();
      at += /^(?:<<<|&>>|&>|>>|>&|<&|>\||<>|[<>])/.exec(text.slice(at, at + 3))?.[0].length ?? 1;
      skipNext = true;
    } else if (/[;&|()]/.test(char)) {
      endCommand(at);
      at += 1;
    } else {
      begin(at);
      word = (word ?? '') + char;
      at += 1;
    }
  }
  endCommand(text.length);
  return found;
};

/** Words before a command that are none of it. */
const OPENING: ReadonlySet<string> = new Set(
  'if then else elif fi while until do done for case esac ! { } time function select'.split(' '),
);

const endOr = (text: string, end: number): number => (end < 0 ? text.length : end);

const doubleQuoted = (
  text: string,
  start: number,
): { end: number; value: string; substitutions: [inner: string, offset: number][] } => {
  const substitutions: [string, number][] = [];
  let value = '';
  let at = start;
  while (at < text.length && text[at] !== '"') {
    if (text[at] === '\\') {
      value += text[at + 1] ?? '';
      at += 2;
    } else if (text.startsWith('$(', at) || text[at] === '`') {
      const inner = text[at] === '`' ? at + 1 : at + 2;
      const end = text[at] === '`' ? endOr(text, text.indexOf('`', inner)) : closing(text, inner);
      substitutions.push([text.slice(inner, end), inner]);
      value += text.slice(at, end + 1);
      at = end + 1;
    } else {
      value += text[at];
      at += 1;
    }
  }
  return { end: at, value, substitutions };
};

interface Heredoc {
  end: string;
  strip: boolean;
  size: number;
  /** Which command of the script reads it. */
  of?: number;
}

const heredocAt = (text: string, at: number): Heredoc | undefined => {
  const head = /^<<(-?)\s*(['"\\]?)([\w.-]+)\2/.exec(text.slice(at, at + 80));
  return head ? { end: head[3] as string, strip: head[1] === '-', size: head[0].length } : undefined;
};

/** Where its text ends, and where the script goes on. */
const afterHeredoc = (text: string, from: number, { end, strip }: Heredoc): [to: number, next: number] => {
  let at = from;
  while (at < text.length) {
    const eol = endOr(text, text.indexOf('\n', at));
    const line = text.slice(at, eol);
    if ((strip ? line.trimStart() : line).trimEnd() === end) return [at, Math.min(text.length, eol + 1)];
    at = eol + 1;
  }
  return [text.length, text.length];
};

/** Where the bracket closes that opened just before; quotes and here-documents are stepped over. */
const closing = (text: string, start: number): number => {
  let open = 1;
  const heredocs: Heredoc[] = [];
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === '\\') at += 1;
    else if (char === "'") at = endOr(text, text.indexOf("'", at + 1));
    else if (char === '"') at = plainEnd(text, at + 1);
    else if (char === '<' && text[at + 1] === '<') {
      const heredoc = heredocAt(text, at);
      if (heredoc) heredocs.push(heredoc);
      at += (heredoc?.size ?? 2) - 1;
    } else if (char === '\n') {
      for (const heredoc of heredocs.splice(0)) at = afterHeredoc(text, at + 1, heredoc)[1] - 1;
    } else if (char === '(') open += 1;
    else if (char === ')' && --open === 0) return at;
  }
  return text.length;
};

/** Where a double quote closes, whatever stands in it. */
const plainEnd = (text: string, start: number): number => {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
};
