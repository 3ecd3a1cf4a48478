import { matched, type Manifest, type Package } from './manifest.ts';

const PARTED = /^(?:microsoft|system|google|azure|amazon|aws|xamarin|nuget|grpc)$/i;

/** Projects of .NET, and what holds for all of them. */
export const dotnetProject = (text: string): Manifest => ({
  ecosystem: 'other',
  own: /<Version(?:Prefix)?>\s*(\d[^<]*?)\s*</.exec(text)?.[1],
  packages: [
    ...matched(
      text,
      /<(?:PackageReference|PackageVersion|package)\s[^>]*?(?:Include|Update|id)="(?<name>[^"]+)"(?:[^>]*?[vV]ersion="(?<version>[^"$]+)"|[^<]*<Version>(?<version2>[^<]+))?/g,
    ).flatMap(([name, version]): Package[] => {
      const family = name.split('.')[0] ?? '';
      return [[name, version], ...(PARTED.test(family) || family === name ? [] : [[family, version] as const])];
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
