/** Words that say hardly more than that there is a verb; a paraphrase changes them freely. */
export const LIGHT: ReadonlySet<string> = new Set('use write make keep do give store put run start listen applyupdate apply happen prefer appear work live contain have set_ plot treat last'.split(' '));
/** Padding of a kind: too little to part two rules by. */
export const FAINT: ReadonlySet<string> = new Set('first maximum directly full real new name path number address period user_ user_facing text'.split(' '));
/** Verbs that add little to their object: one text has them, its paraphrase does not. */
export const SOFT_VERBS: ReadonlySet<string> = new Set('show wait follow return receive cover read open save set_ fix plot treat contain have mention check notify explain do make give look happen define support learn reside hold meet change store send manage limit state call'.split(' '));
/** What names a kind beside a proper name: "the `ledger` service" is ledger. */
export const GENERIC: ReadonlySet<string> = new Set('service project package module repo cluster branch folder file job table team server database host address path version channel command script app application workspace bucket'.split(' '));
/** The same beside any noun: "source files", "Python code". */
export const KINDS: ReadonlySet<string> = new Set('code file data project pipeline text method'.split(' '));
/** Verbs of the trade. In a denied clause they carry the denial: "never mock the database" does not deny the database. */
export const PREDICATES: ReadonlySet<string> = new Set('ask delete change rename move copy fix fail send answer explain review approve commit push pull merge rebase squash release deploy publish rollback build install update test lint format mock forcepush log cache expire translation restart announce suggest rewrite support print overwrite repeat add show'.split(' '));
/** Verbs so common that behind a comma they begin a rule of their own. */
export const FREE_VERBS: ReadonlySet<string> = new Set('use write make keep run ask put give add show answer'.split(' '));
/** Concepts with an opposite: "no long answers" is "short answers". */
export const POLES: ReadonlySet<string> = new Set('small short dark enable public formal plural ascending upper active sync relative increase maximum'.split(' '));
