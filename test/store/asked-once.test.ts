import { expect, test } from 'vitest';
import { askedOnce } from '../../src/store/asked-once.ts';
import { disk, type Disk } from '../../src/store/disk.ts';

test('what a path is, and that it is not there, is asked of the disk once', () => {
  const asked: string[] = [];
  const told = (path: string): never => {
    asked.push(path);
    throw Object.assign(new Error('gone'), { code: 'ENOENT' });
  };
  const counting: Disk = {
    ...disk,
    lstat: told,
    realpath: (path) => {
      asked.push(path);
      return `/real${path}`;
    },
  };
  const once = askedOnce(counting);
  for (let time = 0; time < 3; time += 1) {
    expect(() => once.lstat('/a')).toThrow('gone');
    expect(once.realpath('/b')).toBe('/real/b');
  }
  expect(asked).toEqual(['/a', '/b']);
});
