import { disk, type Disk } from '../../src/store/disk.ts';

export type Call = keyof Disk;

/** What changes the disk; the rest only looks. */
export const WRITES: readonly Call[] = [
  'create',
  'chmod',
  'chown',
  'utimes',
  'rename',
  'unlink',
  'mkdir',
  'rmdir',
  'sync',
];

export interface Traced {
  call: Call;
  path: string;
}

/** The real disk behind a gate that is asked before and told after every call of the seam. */
export const gated = (gate: {
  before?: (at: Traced, index: number) => void;
  after?: (at: Traced, index: number) => void;
}): Disk => {
  let index = 0;
  const gateOf =
    (call: Call) =>
    (...args: unknown[]): unknown => {
      index += 1;
      const at = { call, path: String(args[0]) };
      const now = index;
      gate.before?.(at, now);
      try {
        return (disk[call] as (...all: unknown[]) => unknown)(...args);
      } finally {
        gate.after?.(at, now);
      }
    };
  return Object.fromEntries((Object.keys(disk) as Call[]).map((call) => [call, gateOf(call)])) as unknown as Disk;
};

export const failure = (code: string, { call, path }: Traced): Error =>
  Object.assign(new Error(`${code}: made up, ${call} '${path}'`), { code, path, syscall: call });

/** Every call of a run in order. */
export const tracer = (): { disk: Disk; trace: Traced[] } => {
  const trace: Traced[] = [];
  return { trace, disk: gated({ before: (at) => void trace.push(at) }) };
};

/** From the write after this one on nothing happens any more: what a killed process leaves on the disk. */
export const cutAfter = (writes: number): Disk => {
  let count = 0;
  return gated({
    before: (at) => {
      if (WRITES.includes(at.call)) count += 1;
      if (count > writes) throw failure('EDEAD', at);
    },
  });
};

/**
 * Dead within the write after this one, if it is a `create`: the file is there, with this share of its bytes. What a
 * process leaves that is killed between two blocks, or a machine that lost its power.
 */
export const tornAfter = (writes: number, share: number): Disk => {
  const dead = cutAfter(writes);
  let count = 0;
  return Object.fromEntries(
    (Object.keys(disk) as Call[]).map((call) => [
      call,
      (...args: unknown[]): unknown => {
        if (WRITES.includes(call)) count += 1;
        if (call === 'create' && count === writes + 1) {
          const [path, bytes, mode] = args as Parameters<Disk['create']>;
          disk.create(path, bytes.subarray(0, Math.floor(bytes.length * share)), mode);
        }
        return (dead[call] as (...all: unknown[]) => unknown)(...args);
      },
    ]),
  ) as unknown as Disk;
};

/** The numbered call fails, once or from there on. */
export const failing = (index: number, code: string, lasting: boolean, calls: readonly Call[] = WRITES): Disk => {
  let count = 0;
  return gated({
    before: (at) => {
      if (!calls.includes(at.call)) return;
      count += 1;
      if (count === index || (lasting && count > index)) throw failure(code, at);
    },
  });
};
