import { matched, type Manifest, type Package } from './manifest.ts';

/** Families whose parts have versions of their own. */
const PARTED =
  /^(?:spring|apache|commons|google|jakarta|javax|com|org|androidx?|jetbrains|kotlinx|play|akka|aws|azure)$/;

/** An artifact, by its name, with its group, and by its family: `flyway-core` is Flyway to everybody. */
const artifact = (group: string, name: string, version: string | undefined): Package[] => {
  const family = /^([a-z]{3,})[-_]/.exec(name.toLowerCase())?.[1];
  return [
    [name, version],
    [`${group}:${name}`, version],
    ...(family === undefined || PARTED.test(family) ? [] : [[family, version] as const]),
    ...(/^spring-boot/.test(name) ? [['spring-boot', version] as const] : []),
  ];
};

const tag = (text: string, name: string): string | undefined =>
  new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(text)?.[1];

export const pomXml = (text: string): Manifest => {
  const properties = new Map<string, string | undefined>(
    matched(text, /<(?<name>[\w.-]+)>\s*(?<version>v?\d[\w.-]*)\s*<\//g).map(([name, version]) => [name, version]),
  );
  const value = (said: string | undefined): string | undefined => {
    const name = /^\$\{(.+)\}$/.exec(said ?? '')?.[1];
    return name === undefined ? said : properties.get(name);
  };
  const parts = [...text.matchAll(/<(dependency|parent|plugin|extension)>([\s\S]*?)<\/\1>/g)].map(
    ([, , part = '']) => part,
  );
  const own = text.replace(
    /<(parent|dependencies|dependencyManagement|build|plugins|profiles|modules)>[\s\S]*?<\/\1>/g,
    '',
  );
  return {
    ecosystem: 'other',
    own: value(tag(own, 'version')),
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

/** Gradle's own files, its catalogue and its properties, and those of sbt: whatever is called some version. */
export const gradle = (text: string): Manifest => ({
  ecosystem: 'other',
  own: /(?:^|[;{])\s*version(?:Name)?\s*(?::?=\s*|\s)["']v?(\d[^"']*)["']/m.exec(text)?.[1],
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
        [name, version],
        [name.replace(/^.*\./, ''), version],
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
