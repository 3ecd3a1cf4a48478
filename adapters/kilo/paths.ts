export const NAMED = { id: 'kilo', title: 'Kilo memory bank', aliases: ['kilocode', 'kilo-code'] } as const;

/** `.kilo` is where later versions looked; both are being replaced by AGENTS.md. */
export const FOLDERS = ['.kilocode/rules/memory-bank', '.kilo/rules/memory-bank'] as const;
