import { matched, type Manifest } from './manifest.ts';

const names = (text: string, pattern: RegExp): string[] => matched(text, pattern).map(([name]) => name);

/** What is included, computed or matched defines targets that nobody can list without running make. */
export const makefile = (text: string): Manifest => {
  const rows = text.replace(/\\\n/g, ' ').split(/\r?\n/);
  const targets = rows.flatMap((row) => {
    const head = /^(?![\t#])([^:=#]+?)\s*::?(?!=)/.exec(row)?.[1];
    return head === undefined
      ? []
      : head === '.PHONY'
        ? row
            .replace(/^[^:]*:/, '')
            .split('#')[0]!
            .trim()
            .split(/\s+/)
        : head.trim().split(/\s+/);
  });
  const open = rows.some((row) => /^\s*-?s?include\s|^\s*\$\((?:eval|foreach|call)/.test(row));
  return {
    scripts: [...targets.map((each) => (each.includes('$') ? '*' : each)), ...(open ? ['*'] : [])].filter(
      (each) => each !== '',
    ),
  };
};

export const justfile = (text: string): Manifest => ({
  scripts: [
    ...names(text, /^@?(?<name>[A-Za-z_][\w-]*)(?:[ \t]+[^:\n]*)?:(?!=)/gm),
    ...names(text, /^alias\s+(?<name>[\w-]+)\s*:=/gm),
    ...names(text, /^(?:import|mod)\??\s+(?<name>.*)$/gm).map(() => '*'),
  ],
});

export const taskfile = (text: string): Manifest => {
  const tasks = /^tasks:[^\n]*\n((?:[ \t#][^\n]*\n|\n)*)/m.exec(`${text}\n`)?.[1] ?? '';
  const indent = /^[ \t]+/.exec(tasks.split('\n').find((row) => /^\s+[^\s#]/.test(row)) ?? '')?.[0] ?? '  ';
  return {
    scripts: [
      ...names(tasks, new RegExp(`^${indent}["']?(?<name>[\\w:.*-]+)["']?:`, 'gm')),
      ...(/^includes:/m.test(text) ? ['*'] : []),
    ],
  };
};

export const rakefile = (text: string): Manifest => ({
  scripts: [
    ...names(text, /^\s*(?:multi)?task(?:\s+|\s*\(\s*)[:"']?(?<name>[\w:]+)/gm),
    ...(/^\s*(?:namespace|import|load|require)|load_tasks|RakeTask/m.test(text) ? ['*'] : []),
  ],
});
