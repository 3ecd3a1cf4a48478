import { record } from '../text/json.ts';
import { readToml } from '../text/toml.ts';
import { readYaml } from '../text/yaml.ts';
import { matched, type Manifest, type Reader } from './manifest.ts';

const names = (text: string, pattern: RegExp): string[] => matched(text, pattern).map(([name]) => name);

/** A file that is nothing but names which stand behind something. */
const named =
  (...patterns: readonly RegExp[]): Reader =>
  (text) => ({ scripts: patterns.flatMap((pattern) => names(text, pattern)) });

/**
 * What is computed or matched defines targets that nobody can list without running make; of a file that is included by
 * its path the path is told, behind a star.
 */
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
  const included = rows.flatMap((row) => /^\s*[-s]?include\s+([^#]+)/.exec(row)?.[1]?.trim().split(/\s+/) ?? []);
  const isOpen = rows.some((row) => /^\s*\$\((?:eval|foreach|call)/.test(row));
  return {
    scripts: [
      ...targets.map((each) => each.replace(/\$[({][^)}]*[)}]/, '%').replace(/^%$|.*\$.*|.*%.*%.*/, '*')),
      ...included.map((each) => (/[$*]/.test(each) ? '*' : `*${each}`)),
      ...(isOpen ? ['*'] : []),
    ].filter((each) => each !== ''),
  };
};

export const justfile = (text: string): Manifest => ({
  scripts: [
    ...names(text, /^@?(?<name>[A-Za-z_][\w-]*)(?:[ \t]+[^:\n]*)?:(?!=)/gm),
    ...names(text, /^alias\s+(?<name>[\w-]+)\s*:=/gm),
    ...names(text, /^import\??\s+['"](?<name>[^'"]+)['"]/gm).map((file) => `*${file}`),
    ...names(text, /^mod\??\s+(?<name>.*)$/gm).map(() => '*'),
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
  const open = LOADS.test(text.replace(OF_RAILS, ''));
  return { scripts: [...scripts, ...(open ? ['*'] : [])] };
};

/** What a Rakefile of Rails loads are `lib/tasks`, which are read, and the tasks of packages, which go by their names. */
const OF_RAILS =
  /^.*\brequire(?:_relative)?\b.*config\/(?:application|environment|boot)\b.*$|\bRails\.application\.load_tasks\b/gm;
const LOADS = /\b(?:import|load|require(?:_relative)?)\b(?!\s+['"]rake['"])|load_tasks|\w+Task\b/;

/** A reader of names, and where a file says that there are more than those, which nobody can list. */
const openWhere =
  (opens: RegExp, read: Reader): Reader =>
  (text, file) => {
    const told = read(text, file);
    return opens.test(text) ? { ...told, scripts: [...(told.scripts ?? []), '*'] } : told;
  };

export const fastfile = openWhere(
  /\bimport(?:_from_git)?\b/,
  named(/^\s*(?:private_|override_)?lane\s*\(?\s*:(?<name>\w+)/gm),
);

/** A session for several versions of Python, or with parameters, goes by more names than one. */
export const noxfile = openWhere(
  /\bpython\s*=|nox\.parametrize|nox_poetry/,
  named(/^def (?<name>\w+)\(session/gm, /@nox\.session\([^)]*name\s*=\s*["'](?<name>[\w.-]+)/g),
);

/** An environment may be computed of several factors. */
export const toxIni: Reader = (text) => ({
  scripts: [
    ...names(text, /^\[testenv:(?<name>[\w.-]+)\]/gm),
    ...names(text, /[\s,=](?<name>[a-z][\w.-]+)/g),
    ...(/\{[\w.,-]+\}/.test(text) ? ['*'] : []),
  ],
});

/** Functions of tasks.py and fabfile.py; a collection gives them other names. */
export const invoked: Reader = (text) => ({
  scripts: [
    ...names(text, /@task\b[^\n]*\n(?:[ @#][^\n]*\n|\n)*(?:async )?def (?<name>\w+)/g).flatMap((name) => [
      name,
      name.replace(/(?<=\w)_(?=\w)/g, '-'),
    ]),
    ...names(text, /\bname\s*=\s*["'](?<name>[\w.-]+)["']/g),
    ...(/\bCollection\b|add_task/.test(text) ? ['*'] : []),
  ],
});

/** Mage does not tell small letters from large. */
export const magefile: Reader = (text) => ({
  scripts: [
    ...names(text, /^func (?<name>[A-Z]\w*)\(/gm),
    ...[...text.matchAll(/^func \((?:\w+ )?\*?(\w+)\) (\w+)\(/gm)].map(([, space, name]) => `${space}:${name}`),
  ].flatMap((name) => [name, name.toLowerCase(), name.charAt(0).toLowerCase() + name.slice(1)]),
});

/** Plugins of Grunt bring tasks, and its settings name their targets; an object of exports may have any name. */
export const gulpfile = openWhere(
  /loadNpmTasks|loadTasks|load-grunt-|jit-grunt|grunt-load|module\.exports\s*=\s*(?!function|\(?\s*grunt)|Object\.assign\(\s*exports|export \*|export default|require-dir|gulp-hub|gulp\.registry/,
  named(
    /(?:\.task|registerTask|registerMultiTask)\(\s*['"](?<name>[\w:.-]+)/g,
    /exports\.(?<name>\w+)\s*=/g,
    /export (?:const|let|function|async function|\{)\s*(?<name>\w+)/g,
  ),
);

export const buildZig = named(/\bstep\(\s*"(?<name>[\w-]+)"/g);

/** `Mix.Tasks.Import.HallPlan` is `import.hall_plan`. */
export const mixTask: Reader = (text) => ({
  scripts: names(text, /defmodule\s+Mix\.Tasks\.(?<name>[\w.]+)/g).map((name) =>
    name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase(),
  ),
});

/** The members of all tables that a path of names leads to; a star is any name. */
const membersAt = (value: unknown, [step, ...rest]: readonly string[]): string[] =>
  step === undefined
    ? Object.keys(record(value))
    : (step === '*' ? Object.values(record(value)) : [record(value)[step]]).flatMap((each) => membersAt(each, rest));

const members =
  (read: (text: string) => unknown, ...paths: readonly (readonly string[])[]): Reader =>
  (text) => {
    const value = read(text);
    return { scripts: value === undefined ? ['*'] : paths.flatMap((path) => membersAt(value, path)) };
  };
const toml = (text: string): unknown => {
  const told = readToml(text);
  return 'problem' in told ? undefined : told.table;
};
const yaml = (text: string): unknown => {
  const told = readYaml(text);
  return typeof told === 'string' ? undefined : told;
};

/** mise.toml, and pixi.toml. */
export const tomlTasks = members(toml, ['tasks'], ['feature', '*', 'tasks'], ['target', '*', 'tasks']);
export const melosYaml = members(yaml, ['scripts']);

/** A file that is a task itself. */
export const taskByName: Reader = (_, file) => ({
  scripts: [
    file
      .replace(/^(?:.*\/)?\.?mise(?:-|\/)tasks\//, '')
      .replace(/\.\w+$/, '')
      .replaceAll('/', ':'),
  ],
});

/** Tasks of Gradle, and those of sbt with the aliases of several. */
export const builtTasks = (text: string): string[] => [
  ...names(text, /\btask\s*\(?\s*["']?(?<name>[a-z]\w+)/g),
  ...names(text, /\btasks\.(?:register|create|named|maybeCreate)(?:<[^>]*>)?\(\s*["'](?<name>\w+)/g),
  ...names(text, /\bval\s+(?<name>\w+)\s+by\s+(?:tasks\.)?(?:registering|creating)/g),
  ...names(text, /\bval\s+(?<name>\w+)\s*=\s*(?:taskKey|inputKey|settingKey|config|project|\(project)/g),
  ...names(text, /\baddCommandAlias\(\s*"(?<name>[\w-]+)"/g),
  ...names(text, /\bCommand\.(?:command|single|args)\(\s*"(?<name>[\w-]+)"/g),
  ...(opensTasks(text) ? ['*'] : []),
];

/** Whether it applies a plugin, or another file, whose tasks are called as nothing in the file says. */
const opensTasks = (text: string): boolean =>
  /\bapply\s*\(?\s*from\b/.test(text) ||
  [
    ...names(text, /\bid\s*\(?\s*["'](?<name>[\w.-]+)["']/g),
    ...names(text, /\bplugin\s*[:=]\s*["'](?<name>[\w.-]+)["']/g),
    ...names(text, /\balias\s*\(?\s*\w*[lL]ibs\.plugins\.(?<name>[\w.]+)/g),
    ...names(text, /\baddSbtPlugin\(\s*"[^"]*"\s*%\s*"(?<name>[\w-]+)"/g),
  ].some((name) => !KNOWN_PLUGIN.test(name));

/** Plugins of which every task begins with a word of their name, or is known by itself. */
const KNOWN_PLUGIN =
  /^(?:java(?:-library|-platform)?|application|groovy|scala|idea|eclipse|base|jacoco|checkstyle|pmd|maven-publish|signing|(?:com\.|org\.|io\.)?(?:[\w-]+\.)*(?:spotless|detekt|ktlint|android(?:[.-](?:application|library|test))?|application|library|kotlin(?:[.-](?:jvm|android|kapt|ksp|serialization|parcelize|plugin[.\w-]*))?|jvm|boot|spring|springBoot|dependency[.-]management|flyway|liquibase|jib|foojay[\w.-]*|sonarqube)|sbt-(?:scalafmt|scalafix|assembly|native-packager|scoverage|updates|dynver|git))$/;
