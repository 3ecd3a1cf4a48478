import type { Fault } from './fault.ts';

const at = (name: string, what: string, find: string, put: string, test = `test/kit/${name}.test.ts`): Fault => ({
  file: `src/kit/${name}.ts`,
  what,
  find,
  put,
  tests: [test],
});

export const KIT_FAULTS: readonly Fault[] = [
  at(
    'typed/index-room',
    'a line costs no bullet',
    "line.length + '- \\n'.length",
    'line.length',
    'test/claude/express.test.ts',
  ),
  at(
    'folder-of-texts',
    'of texts that are called alike all are seen',
    'last.get(key) !== id',
    'false',
    'test/kit/kind-pages.test.ts',
  ),
  at('overlay', 'a field dropped at the source stays', ': base) delete result[field]', ': false) delete result[field]'),
  at('overlay', "use is the source's account", 'if (OWN.includes(field)) continue;', ''),
  at(
    'weave',
    'a line with its end takes the next',
    "text.indexOf('\\n', Math.max(span[1] - 1, span[0]))",
    "text.indexOf('\\n', span[1])",
  ),
  at('weave', 'cuts that overlap are taken', 'if (cut.span[0] < from) throw', 'if (false) throw'),
  at(
    'line-hashes',
    'a line that says nothing is remembered',
    'place.says.length > 0 || place.words !== undefined);',
    'true);',
    'test/plan/other-lines.test.ts',
  ),
  at('lines', 'a line that says nothing is no loss', ' && (place.says.length > 0 || place.words !== undefined))', ')'),
  at('lines', 'one of two that could be it is the rewording', 'if (!others.has(memory)) out', 'out'),
  at(
    'marks',
    'another text under the name keeps the mark',
    'unmoved || likeness(found.is, shortSketch(memory)) >= LIKE',
    'true',
  ),
  at('marks', 'an edit of the target is forgotten', 'stood[field] === was[field] || ', 'true || '),
  at(
    'marks',
    'a line that was taken out is not missed',
    'old !== undefined && !Object.hasOwn(standing, file)',
    'false',
  ),
  at(
    'dates',
    'the time of a file settles a date',
    "if (!dated || dated.basis === 'mtime') continue;",
    'if (!dated) continue;',
  ),
  at(
    'frames',
    'a frame is taken that reads back otherwise',
    ' && back.statement === statement',
    '',
    'test/kit/lines.test.ts',
  ),
];
