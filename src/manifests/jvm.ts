import { builtTasks } from './targets.ts';
import { matched, type Manifest, type Package } from './manifest.ts';

/** Families whose parts have versions of their own. */
const PARTED =
  /^(?:spring|apache|commons|google|jakarta|javax|com|org|androidx?|jetbrains|kotlinx|play|akka|aws|azure|maven|gradle)$/;

/** What talks to a thing, or builds with it, has a version of its own: `clickhouse-jdbc`, `docker-maven-plugin`. */
const BESIDE = /(?:^|[-_])(?:client|driver|jdbc|r2dbc|connector|plugin|sdk|exporter|adapter|testcontainers?)(?:[-_]|$)/;

/** `flyway-core` of `org.flywaydb` is Flyway to everybody; `hibernate-validator` of its own group is not Hibernate. */
const familyOf = (group: string, name: string): string | undefined => {
  const family = /^([a-z]{3,})[-_]/.exec(name)?.[1];
  if (family === undefined || PARTED.test(family) || BESIDE.test(name)) return undefined;
  const own = group.replace(/\.core$/, '').replace(/^.*\./, '');
  const isCore = /^[a-z]+[-_](?:core|api|bom|all|jupiter)$/.test(name);
  return isCore || own.startsWith(family) || (own !== '' && family.startsWith(own)) ? family : undefined;
};

/** An artifact, by its name, with its group, and by its family. */
const artifact = (group: string, name: string, version: string | undefined): Package[] => {
  const family = familyOf(group.toLowerCase(), name.toLowerCase());
  return [
    [name, version],
    [`${group}:${name}`, version],
    ...(family === undefined ? [] : [[family, version] as const]),
    ...(/^spring-boot/.test(name) ? [['spring-boot', version] as const] : []),
  ];
};

/** A plugin of Gradle that bears the name of what it is a plugin for has another version than that. */
const pluginNames = (id: string): string[] => {
  const [last = '', before = '', ...rest] = id.split('.').toReversed();
  const isItself = rest.length === 0 ? last !== 'sonarqube' : before.replace(/db$/, '') === last;
  return isItself ? [id, last] : [id];
};

const tag = (text: string, name: string): string | undefined =>
  new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(text)?.[1];

interface Elements {
  inside: readonly string[];
  /** What is left of the text without them. */
  outside: string;
}

/** The elements of that name, each up to the first end of one. */
const elementsIn = (text: string, name: string): Elements => {
  const [open, close] = [`<${name}>`, `</${name}>`];
  const inside: string[] = [];
  let outside = '';
  for (let at = 0; ;) {
    const start = text.indexOf(open, at);
    const end = start === -1 ? -1 : text.indexOf(close, start);
    if (end === -1) return { inside, outside: outside + text.slice(at) };
    inside.push(text.slice(start + open.length, end));
    outside += text.slice(at, start);
    at = end + close.length;
  }
};

export const pomXml = (text: string): Manifest => {
  const properties = new Map<string, string | undefined>(
    matched(text, /<(?<name>[\w.-]+)>\s*(?<version>v?\d[\w.-]*)\s*<\//g).map(([name, version]) => [name, version]),
  );
  const value = (said: string | undefined): string | undefined => {
    const name = /^\$\{(.+)\}$/.exec(said ?? '')?.[1];
    return name === undefined ? said : properties.get(name);
  };
  const parts = ['dependency', 'parent', 'plugin', 'extension'].flatMap((name) => elementsIn(text, name).inside);
  const own = ['parent', 'dependencies', 'dependencyManagement', 'build', 'plugins', 'profiles', 'modules'].reduce(
    (left, name) => elementsIn(left, name).outside,
    text,
  );
  return {
    own: value(tag(own, 'version')),
    // A parent may bring any plugin.
    scripts: /<parent>/.test(text) ? ['*'] : [],
    packages: [
      ...parts.flatMap((part) =>
        artifact(tag(part, 'groupId') ?? '', tag(part, 'artifactId') ?? '', value(tag(part, 'version'))),
      ),
      ...[...properties].flatMap(([name, version]): Package[] =>
        /^(?:java\.version|release|maven\.compiler\.(?:release|source|target))$/.test(name)
          ? [['java', version]]
          : /[.-]version$/.test(name)
            ? [[name.replace(/[.-]version$/, ''), version]]
            : [],
      ),
    ],
  };
};

const NAMED = /(?<name>[A-Za-z][\w.-]*?)[._-]?[vV]ersion\s*(?::=|=)\s*["']?(?<version>v?\d[\w.-]*)/g;

/**
 * The version of a project stands at the beginning of a line or in a block for all projects; `node { version = … }` is
 * that of a tool.
 */
const OWN =
  /(?:^(?:ThisBuild\s*\/\s*)?version\s*(?::?=\s*|\s)|\bversionName\s*=?\s*|\bversion\s*:=\s*|\b(?:all|sub)projects\s*\{[^{}]{0,400}?\bversion\s*=\s*)["']?v?(?<own>\d[\w.+-]*)/m;

/** Gradle's own files, its catalogue and its properties, and those of sbt: whatever is called some version. */
export const gradle = (text: string): Manifest => ({
  own: OWN.exec(text)?.groups?.['own'],
  scripts: builtTasks(text),
  packages: [
    ...[...text.matchAll(/["'](?<group>[\w.-]+):(?<name>[\w.-]+):(?<version>[\w.-]+)["']/g)].flatMap(({ groups }) =>
      artifact(groups?.['group'] ?? '', groups?.['name'] ?? '', groups?.['version']),
    ),
    ...[...text.matchAll(/"(?<group>[\w.-]+)"\s*%{1,3}\s*"(?<name>[\w.-]+)"\s*%\s*"?(?<version>[\w.-]+)/g)].flatMap(
      ({ groups }) => artifact(groups?.['group'] ?? '', groups?.['name'] ?? '', groups?.['version']),
    ),
    ...matched(text, /\bkotlin\("(?:[\w-]+)"\)\s*version\s*"(?<version>[\d.]+)/g).map(([, version]): Package => [
      'kotlin',
      version,
    ]),
    ...matched(text, /\bid\s*\(?\s*["'](?<name>[\w.-]+)["']\s*\)?\s*version\s*["'](?<version>[\d.]+)/g).flatMap(
      ([name, version]): Package[] => [
        ...pluginNames(name).map((each): Package => [each, version]),
        ...(/springframework\.boot$/.test(name) ? [['spring-boot', version] as const] : []),
        ...(/jetbrains\.kotlin/.test(name) ? [['kotlin', version] as const] : []),
      ],
    ),
    ...matched(text, NAMED),
    ...matched(
      text,
      /(?:jvmToolchain\(|JavaVersion\.VERSION_|JavaLanguageVersion\.of\(|(?:source|target)Compatibility\s*=?\s*["']?)(?<version>\d+(?:\.\d+)?)/g,
    ).map(([, version]): Package => ['java', version?.replace(/^1\.(?=\d$)/, '')]),
    ...matched(text, /(?<name>gradle)-(?<version>\d[\d.]*)-(?:bin|all)\.zip/g),
    ...matched(text, /^\s*["']?(?<name>[\w-]+)["']?\s*=\s*["'](?<version>\d[\w.-]*)["']\s*$/gm),
  ],
});
