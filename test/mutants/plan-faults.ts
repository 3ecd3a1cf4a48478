import type { Fault } from './fault.ts';

const within = (name: string): string => (name.includes('/') ? name : `plan/${name}`);

const at = (name: string, what: string, find: string, put: string, test = `test/${within(name)}.test.ts`): Fault => ({
  file: `src/${within(name)}.ts`,
  what,
  find,
  put,
  tests: [test],
});

const [VERDICTS, COUNTERPARTS] = ['test/plan/ruling.test.ts', 'test/plan/counterpart.test.ts'] as const;
const JUDGE = 'test/assist/judge.test.ts';
const ANSWERED = 'test/meaning/kept-answer.test.ts';
const FIT = 'test/plan/fit.test.ts';

export const PLAN_FAULTS: readonly Fault[] = [
  at('ledger/moves', 'links are watched', "'dates', 'links', 'status'", "'dates', 'status'", VERDICTS),
  at('ledger/moves', 'a session stamp is an edit', "field !== 'evidence' || isCited(target, placed)", 'true', VERDICTS),
  at(
    'facts',
    'the time of a file is an edit of the source',
    "field !== 'dates' || !isOfTheDisk(source)",
    'true',
    VERDICTS,
  ),
  at('facts', 'what cannot be changed is filled', '!target.readOnly && Object', 'Object', VERDICTS),
  at('facts', 'a second memory of equal words fills the first', 'match.shared === undefined && ', '', VERDICTS),
  at(
    'ruling',
    'a reworded line is written over',
    "onConflict === 'source' ? [] : lines.reworded",
    'true ? [] : lines.reworded',
  ),
  at(
    'ruling',
    'the rule for clashes is gone',
    "f.found === 'ours' && f.clash",
    "f.found === 'no' && f.clash",
    'test/migrate/decisions.test.ts',
  ),

  at('counterpart', 'gone is too eager', '!row || (byId.has(row.target.id) && !isSucceeded(row))', '!row'),
  at('counterpart', 'other words keep a removed memory in its place', ' && !isSucceeded(row)', ''),
  at('counterpart', 'an absence counts where not all was read', 'unread === undefined ? {', 'true ? {'),
  at('ledger/renamed', 'a row of another scope is handed over', ' && row.base.scope === scope', '', COUNTERPARTS),
  at(
    'counterpart',
    'an edited memory of another scope is taken',
    'if (each.memory && scope !== scopeKey(each.memory.scope)) return [];',
    '',
  ),
  at('ledger/renamed', 'the least alike come first', 'b.like - a.like', 'a.like - b.like', COUNTERPARTS),
  at(
    'counterpart',
    'what is reworded in this run stands for another',
    ' && equalTo(takers.get(each) as Memory).includes(each)',
    '',
  ),
  at('counterpart', 'files of one name are not told apart', 'if (near.length > 0) pair', 'if (near.length > 9) pair'),
  at(
    'counterpart',
    'a mark alone takes other words for its own',
    ' && isItsOwn(memory, target.mark?.base, sketchOf(target))',
    '',
  ),

  at('parting', 'what stood there before is taken away', 'if (row.adopted)', 'if (false)'),
  at('parting', 'what cannot be changed is taken away', 'if (target.readOnly)', 'if (false)'),
  at('parting', 'a no is not heard', "if (choice === 'leave')", 'if (false)'),
  at('parting', 'a reworded line does not hold the memory', ' || linesOf(target, row, judge).reworded.length > 0', ''),
  at('parting', 'an absence counts where not all was read', '!target && unread !== undefined', 'false'),

  at('heeded', 'a no settles conflicts as all others', "choice === 'leave' ? 'ask' : onConflict", 'onConflict'),
  at('heeded', 'a no is withdrawn all the same', " && choice !== 'leave')", ')'),

  at('settled-memory', 'what no model is led to is no loss', "arrives?.delivery === 'unseen'", 'false'),
  at('settled-memory', 'what took over words is ours', 'verdict.old !== undefined && !marked', 'false'),
  at(
    'settled-memory',
    'a loss of a foreign memory is more than its words',
    'return lost().filter((loss) => UNSAID.has(loss.field));',
    'return lost();',
  ),

  at(
    'ledger/books',
    'what is asked for again is left though it stands',
    "=== 'again' && !standing.has(row.target.id)) {",
    "=== 'again') {",
  ),
  at(
    'ledger/books',
    'an absence counts while a harness is at work',
    'request.busy?.get(store.at.id) ?? unreadIn(store)',
    'unreadIn(store)',
  ),
  at(
    'ledger/books',
    'a checkout elsewhere is known by its name alone',
    'namesake && isItsOwn(namesake, row.base, row.sketch)',
    'namesake',
  ),
  at(
    'ledger/store-key',
    'a home of the same beginning is the same',
    'at.root.startsWith(`${home}/`)',
    'at.root.startsWith(home)',
    'test/ledger/books.test.ts',
  ),

  at(
    'route',
    'a folder means the outermost project',
    'b.length - a.length)[0] ?? key',
    'a.length - b.length)[0] ?? key',
  ),
  at('route', 'an absent project is carried', '=== true) ? undefined :', '!== true) ? undefined :'),
  at('route', 'twin files that differ are one', '&& seen.get(id) !== words', '&& false'),

  at('ledger/aliases', 'a key that is taken is handed over', 'if (!taken.has(scopeKey(was))) ', ''),
  at('ledger/aliases', 'an id that begins alike is renamed', '`${alias.from}/`', 'alias.from'),

  at('changes', 'a parent that is no folder is no obstacle', '[...parents(file), file]', '[file]'),
  at('changes', 'what no memories are read from is written over', 'files.has(file) && !known.has(file)', 'false'),

  at('ledger/conceded', 'an edit of the target is forgotten', 'now[field] !== fieldHash(valueOf(old, field))', 'true'),
  at(
    'ledger/conceded',
    'a line passed by is remembered by its new words',
    '[...now, ...before]',
    '[...before, ...now]',
  ),
  at(
    'ledger/conceded',
    'a line passed by is forgotten',
    '.filter(([file]) => leaves.includes(file));',
    '.filter(() => false);',
  ),
  at('ledger/conceded', 'what is global is never in question', "[...asked, 'global']", 'asked'),

  at('fit', 'the order of kinds is turned', 'a[1] - b[1]', 'b[1] - a[1]'),
  at('fit', 'a kind has its worst rank', 'Math.min(rank', 'Math.max(rank'),
  at('fit', 'what stands rises unasked', 'forms: noBetterThan(form, said), stands: form', 'forms: said, stands: form'),
  at('bounds', 'the first by priority overflow', '.slice(-excess)', '.slice(0, excess)', FIT),
  at('bounds', 'a removed file is counted', " - changes.filter(({ op }) => op === 'remove').length", '', FIT),
  at('fit', 'what goes in the same run makes no room', 'how.withdraw.length > 0 ? 0 : ', ''),
  at('fit', 'what cannot be read back stands', '!standing.has(source.id)).map', 'false).map'),
  at(
    'expressed',
    'a line that all forms have rules them out',
    '!lines.has(slot) || common.has(slot)',
    '!lines.has(slot)',
    FIT,
  ),
  at(
    'expressed',
    'a file that is to be left is written',
    'form.parts.filter((part) => !isThere(part))',
    'form.parts',
    FIT,
  ),
  at('fit', 'what looks alike takes room first', 'Number(a.last ?? false) - Number(b.last ?? false)', '0'),

  at('other-lines', 'what was left behind is no rewording', '!left.has(file) && ', ''),
  at('standing', 'one stands for two', '.filter((each) => !taken.has(each))', ''),
  at('standing', 'the first stands, wherever it was put', 'b.held > a.held ? b : a', 'a'),
  at('ledger/way-back', 'what was taken back is carried back', ' && !undone && ', ' && '),
  at('ledger/way-back', 'the older row holds', "(a.run ?? '') > (b.run ?? '')", "(a.run ?? '') < (b.run ?? '')"),
  at('ledger/unread', 'a link that is not followed was read', " || rule === 'read/link')", ')'),
  at('answered', 'an edited copy gives way', ' && targetMoves(target, row.placed, row.base).length === 0', ''),
  at('answered', 'what was said to differ is asked again', "known && bearing(known) === 'parts'", 'false'),
  at('assist/judge/judge-of-pairs', 'one order is enough', 'one.answer !== other.answer || ', '', JUDGE),
  at('assist/judge/judge-of-pairs', 'a quote may be made up', '!one.quoted || !other.quoted', 'false', JUDGE),
  at('assist/judge/judge-of-pairs', 'code refuses nothing', 'veto === undefined ?', 'true ?', JUDGE),
  at('assist/judge/judge-of-pairs', 'a wrong control pair is let pass', '|| !batch.entries.every(isRight)', '', JUDGE),
  at(
    'assist/judge/pair-batch',
    'an answer nobody asked for is let pass',
    'if (!entry || out.has(entry))',
    'if (!entry)',
    JUDGE,
  ),
  at('assist/judge/examination', 'a harmful mistake is let pass', 'wrong === 0 && ', '', JUDGE),
  at('meaning/vetoes', 'a covered text loses its words', "gives === 'a' ? [a, b] : [b, a]", '[b, a]', ANSWERED),
  at('sameness', 'one of the target is taken twice', ' && !seen.has(b)', '', 'test/plan/answered.test.ts'),
  at('sameness', 'a repository decides', '!counts(pair) || ', '', 'test/plan/answered.test.ts'),
  at(
    'sameness',
    'a model has a person’s words give way',
    "pair.origin !== 'person' && isHuman",
    'false && isHuman',
    'test/plan/answered.test.ts',
  ),
  at(
    'sameness',
    'an agent’s words stand for a person’s',
    'isHuman(a) && !isHuman(b)',
    'false',
    'test/plan/answered.test.ts',
  ),
];
