import { matched, type Manifest } from './manifest.ts';

const names = (text: string, pattern: RegExp): string[] => matched(text, pattern).map(([name]) => name);

/** What is included, computed or matched defines targets that nobody can list without running make. */
export const makefile = (text: string): Manifest => {
  const rows = text.replace(/\\\n/g, ' ').split('\n');
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

/**
 * A task goes by the namespaces that it stands in, which end where a line begins as theirs did. What a Rakefile loads,
 * wherever in a line it says so, may define more.
 */
export const rakefile = (text: string): Manifest => {
  const spaces: { name: string; indent: number }[] = [];
  const scripts = text.split('\n').flatMap((row): string[] => {
    const indent = row.length - row.trimStart().length;
    if (/^\s*end\b/.test(row)) while ((spaces.at(-1)?.indent ?? -1) >= indent) spaces.pop();
    const space = /^\s*namespace(?:\s+|\s*\(\s*)[:"']?(\w+)/.exec(row)?.[1];
    if (space !== undefined) spaces.push({ name: space, indent });
    const task = /^\s*(?:multi)?task(?:\s+|\s*\(\s*)[:"']?([\w:]+)/.exec(row)?.[1];
    return task === undefined ? [] : [[...spaces.map(({ name }) => name), task.replace(/:$/, '')].join(':')];
  });
  const open = LOADS.test(text);
  return { scripts: [...scripts, ...(open ? ['*'] : [])] };
};

const LOADS = /\b(?:import|load|require(?:_relative)?)\b(?!\s+['"]rake['"])|load_tasks|\w+Task\b/;
