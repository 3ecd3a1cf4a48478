import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { field, list, parsed } from '../text/json.ts';
import { decode } from '../text/decode.ts';
import type { World } from '../world/world.ts';

const MAX_BYTES = 64 << 20;

/** The fingerprints of what an earlier check or audit found. */
export const baselineIn = (
  { disk, cwd }: World,
  given: string,
  command: 'check' | 'audit' = 'check',
): ReadonlySet<string> => {
  const file = path.resolve(cwd, given);
  const text = read(disk, file);
  const document = parsed(text);
  if (field(document, 'command') !== command)
    throw new MemportError('usage', {
      what:
        text === undefined
          ? `${given} cannot be read`
          : `${given} is no document of ${command === 'check' ? 'a check' : 'an audit'}`,
      where: file,
      expected: `what memport ${command} --json printed`,
    });
  return new Set(
    list(field(document, 'findings')).flatMap((each) => {
      const fingerprint = field(each, 'fingerprint');
      return typeof fingerprint === 'string' ? [fingerprint] : [];
    }),
  );
};

const read = (disk: World['disk'], file: string): string | undefined => {
  try {
    return decode(disk.read(file, MAX_BYTES));
  } catch {
    return undefined;
  }
};
