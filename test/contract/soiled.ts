import fc from 'fast-check';
import type { World } from './world.ts';

const DIRT: readonly ((text: string, at: number) => string)[] = [
  (text) => text,
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.trimEnd(),
  (text) => `${text}\n\n`,
  (text) => `${text}\udcff`,
  (text, at) =>
    text
      .split('\n')
      .toSpliced(at % (text.split('\n').length + 1), 0, 'By hand: keep this.')
      .join('\n'),
  (text, at) =>
    text
      .split('\n')
      .toSpliced(at % text.split('\n').length, 1)
      .join('\n'),
];

/** One of these machines, or an empty one, with dirt in one of its files or none. */
export const soiled = (worlds: readonly World[]): fc.Arbitrary<World> =>
  fc
    .tuple(fc.constantFrom(...worlds, new Map<string, string>()), fc.constantFrom(...DIRT), fc.nat(), fc.nat())
    .map(([world, soiled, file, at]) => {
      const [path] = [...world.keys()].slice(file % Math.max(1, world.size));
      return path === undefined ? world : new Map([...world, [path, soiled(world.get(path) ?? '', at)]]);
    });
