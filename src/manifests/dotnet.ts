import { matched, type Manifest, type Package } from './manifest.ts';

const PARTED = /^(?:microsoft|system|google|azure|amazon|aws|xamarin|nuget|grpc)$/i;

/** What talks to a thing or adds to it has a version of its own: `RabbitMQ.Client`, `Docker.DotNet`. */
const BESIDE =
  /\.(?:client|driver|dotnet|net|data|sinks|extensions|plugin|sdk|connector|adapters?|exporters?)(?:\.|$)/i;

/** `Hangfire.Core` is Hangfire to everybody. */
const familyOf = (name: string): string | undefined => {
  const family = name.split('.')[0] ?? '';
  return family === name || PARTED.test(family) || BESIDE.test(name) ? undefined : family;
};

/** Projects of .NET, and what holds for all of them. */
export const dotnetProject = (text: string): Manifest => ({
  own: /<Version(?:Prefix)?>\s*(\d[^<]*?)\s*</.exec(text)?.[1],
  packages: [
    ...matched(
      text,
      /<(?:PackageReference|PackageVersion|package)\s[^>]*?(?:Include|Update|id)="(?<name>[^"]+)"(?:[^>]*?[vV]ersion="(?<version>[^"$]+)"|[^<]*<Version>(?<version2>[^<]+))?/g,
    ).flatMap(([name, version]): Package[] => {
      const family = familyOf(name);
      return [[name, version], ...(family === undefined ? [] : [[family, version] as const])];
    }),
    ...matched(text, /\bnet(?:coreapp)?(?<version>\d+\.\d+)\b/g).flatMap(([, version]): Package[] => [
      ['.net', version],
      ['dotnet', version],
    ]),
    ...matched(text, /<LangVersion>\s*(?<version>\d[\d.]*)/g).map(([, version]): Package => ['c#', version]),
    ...matched(text, /"sdk"\s*:\s*\{[^}]*"version"\s*:\s*"(?<version>[\d.]+)/g).flatMap(([, version]): Package[] => [
      ['.net', version],
      ['dotnet', version],
    ]),
  ],
});
