export const NAMED = {
  id: 'cline',
  title: 'Cline memory bank',
  aliases: ['cline-memory-bank', 'memory-bank'],
} as const;

export const FOLDERS = ['memory-bank'] as const;
