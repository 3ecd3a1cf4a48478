import { matched, type Manifest, type Package } from './manifest.ts';

const standard = (text: string): Package[] =>
  matched(
    text,
    /(?:CMAKE_(?<name>CXX|C)_STANDARD\s+|\b(?<name2>cxx|c)_std_|\b(?<name3>cpp|c)_std=(?:gnu|c)\+*|-std=(?:gnu|c)(?<name4>\+\+|))(?<version>\d\d)/gi,
  ).flatMap(([name, version]): Package[] => [[/^c?$/i.test(name) ? 'c' : 'c++', version]]);

export const cmake = (text: string): Manifest => ({
  own: /\bproject\s*\([^)]*\bVERSION\s+"?(\d[\d.]*)/i.exec(text)?.[1],
  packages: [
    ...standard(text),
    ...matched(text, /cmake_minimum_required\s*\(\s*VERSION\s+(?<version>[\d.]+)/gi).map(([, version]): Package => [
      'cmake',
      `>=${version}`,
    ]),
    ...matched(text, /find_package\s*\(\s*(?<name>\w+)\s+(?<version>\d[\d.]*)?/gi).map(([name, version]): Package => [
      name,
      version === undefined ? undefined : `>=${version}`,
    ]),
    ...matched(
      text,
      /FetchContent_Declare\s*\(\s*(?<name>[\w-]+)[^)]*?GIT_TAG\s+(?:[A-Za-z]+-?)?(?<version>v?\d[\d.]*)/gi,
    ),
    ...matched(text, /(?:CPM|gh:|")[\w-]*\/?(?<name>[\w-]+)[@#](?<version>v?\d[\d.]*)/g),
  ],
});

export const meson = (text: string): Manifest => ({
  own: /\bproject\s*\([^)]*?\bversion\s*:\s*'(\d[^']*)'/.exec(text)?.[1],
  packages: [
    ...standard(text),
    ...matched(text, /dependency\s*\(\s*'(?<name>[\w+.-]+)'(?:[^)]*?version\s*:\s*'(?<version>[^']+)')?/g),
    ...matched(text, /(?<name>meson)_version\s*:\s*'(?<version>[^']+)'/g),
  ],
});

/** `fmt/10.2.1`, and the libraries of a board: `owner/Name@^1.2`. */
export const conan = (text: string): Manifest => ({
  packages: matched(text, /(?:^|["'\s])(?<name>[a-z][\w.+-]+)\/(?<version>\[?[<>=~^ ]*\d[\w.]*)/gm),
});

export const platformio = (text: string): Manifest => ({
  packages: matched(text, /(?:^|[\s=/])(?<name>[A-Za-z][\w +-]*?)\s*(?:@|\()\s*(?<version>[~^>=]*\s*v?\d[\w.]*)/gm),
});

export const libraryProperties = (text: string): Manifest => ({
  own: /^version\s*[=:]\s*"?(\d[\w.]*)/m.exec(text)?.[1],
});

export const swiftPackage = (text: string): Manifest => ({
  packages: [
    ...matched(text, /swift-tools-version\s*:\s*(?<version>[\d.]+)/g).flatMap(([, version]): Package[] => [
      ['swift', version],
      ['swift-tools-version', version],
    ]),
    ...matched(
      text,
      /url:\s*"[^"]*\/(?<name>[\w.-]+?)(?:\.git)?"\s*,\s*(?:from:|exact:|\.upToNextM\w+\(from:|\.exact\()?\s*"(?<version>\d[\w.]*)"/g,
    ).map(([name, version]): Package => [name, `^${version}`]),
    ...matched(text, /"identity"\s*:\s*"(?<name>[^"]+)"[\s\S]{0,300}?"version"\s*:\s*"(?<version>[^"]+)"/g),
  ],
});

export const podfile = (text: string): Manifest => ({
  packages: matched(
    text,
    /^\s*(?:-\s*)?(?:pod\s+)?["']?(?<name>[A-Z][\w+/-]*)["']?\s*(?:,\s*|\()["']?(?<version>[~>=^]*\s*\d[\w.]*)/gm,
  ),
});

export const godotProject = (text: string): Manifest => ({
  own: /^config\/version="(\d[^"]*)"/m.exec(text)?.[1],
  packages: matched(text, /^config\/features=PackedStringArray\("(?<version>\d+\.\d+)/gm).map(
    ([, version]): Package => ['godot', version],
  ),
});

export const versionText = (text: string): Manifest => ({ own: /^\s*v?(\d+(?:\.\d+)+[\w.-]*)\s*$/m.exec(text)?.[1] });
