/** What one manifest, lockfile or list of targets of a project says. */
export interface Manifest {
  /** Where the file could not be read: whatever it may say. */
  ecosystem?: Ecosystem;
  packages?: readonly Package[];
  /** `%` in a name stands for anything; `*` says that the file defines more than can be listed. */
  scripts?: readonly string[];
  /** The version of what the manifest stands for. */
  own?: string | undefined;
}

/**
 * `other`: there is a manifest of a kind that is not read whole. A package that is not listed is not thereby missing:
 * it is told so only where the very words of such manifests do not hold it either.
 */
export type Ecosystem = 'npm' | 'pypi' | 'cargo' | 'go' | 'gem' | 'composer' | 'pub' | 'other';

/** A name with the version that is said of it, exact or a range; none where it only stands there. */
export type Package = readonly [name: string, version?: string | undefined];

export type Reader = (text: string, file: string) => Manifest;

export const textual = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

/** Every match of a pattern with a name and, if it has one, a version. */
export const matched = (text: string, pattern: RegExp): Package[] =>
  [...text.matchAll(pattern)].map(({ groups }): Package => [
    groups?.['name'] ?? groups?.['name2'] ?? groups?.['name3'] ?? groups?.['name4'] ?? '',
    groups?.['version'] ?? groups?.['version2'],
  ]);
