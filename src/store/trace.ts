import { createHash, hash, type Hash } from 'node:crypto';
import { codeOf, type Disk } from './disk.ts';

/** What was asked: of the disk, by the name of its function, or of anything else that a caller can ask again. */
export type TraceQuestion = readonly [kind: string, ...what: unknown[]];

/** Everything that a run asked, so that the next one can see whether it would be told the same. */
export interface Trace {
  disk: Disk;
  env: Readonly<Record<string, string | undefined>>;
  told<T>(question: TraceQuestion, answer: T): T;
  /** What came of it hangs on something that cannot be asked again. */
  forget(): void;
  /** The questions in their order and one hash of all answers; nothing where an answer changed in between. */
  seen(): TraceSeen | undefined;
}

export interface TraceSeen {
  questions: TraceQuestion[];
  digest: string;
}

type Env = Trace['env'];
type Asking = Pick<Disk, 'lstat' | 'stat' | 'readdir' | 'realpath' | 'read'>;

/** What of an answer counts, as text: of a file all of its bytes, its kind, mode and time. */
const ANSWER: { [K in keyof Asking]: (answer: ReturnType<Disk[K]>) => string } = {
  lstat: (stat) => JSON.stringify([stat.mode, stat.size, stat.mtimeMs, stat.nlink, stat.uid]),
  stat: (stat) => JSON.stringify([stat.mode, stat.size, stat.mtimeMs, stat.nlink, stat.uid]),
  readdir: (found) => JSON.stringify(found.map((each) => [each.name, each.isDirectory(), each.isSymbolicLink()])),
  realpath: (found) => found,
  read: (bytes) => hash('sha256', bytes),
};

export const tracing = (disk: Disk, env: Env): Trace => {
  const answers = new Map<string, string>();
  let isVoid = false;
  const note = (question: TraceQuestion, answer: string): void => {
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known === undefined) answers.set(key, answer);
    else if (known !== answer) isVoid = true;
  };
  const heard = <K extends keyof Asking>(kind: K, what: unknown[], ask: () => ReturnType<Disk[K]>) => {
    try {
      const answer = ask();
      note([kind, ...what], ANSWER[kind](answer));
      return answer;
    } catch (error) {
      note([kind, ...what], codeOf(error));
      throw error;
    }
  };
  return {
    disk: {
      ...disk,
      lstat: (path) => heard('lstat', [path], () => disk.lstat(path)),
      stat: (path) => heard('stat', [path], () => disk.stat(path)),
      readdir: (path) => heard('readdir', [path], () => disk.readdir(path)),
      realpath: (path) => heard('realpath', [path], () => disk.realpath(path)),
      read: (path, max, scratch, from = 0) =>
        heard('read', [path, max, from], () => disk.read(path, max, scratch, from)),
    },
    env: new Proxy(env, {
      get: (target, name) => {
        if (typeof name !== 'string') return undefined;
        note(['env', name], JSON.stringify(target[name] ?? null));
        return target[name];
      },
      // Who asks for all of them hangs on all of them.
      ownKeys: (target) => {
        isVoid = true;
        return Reflect.ownKeys(target);
      },
    }),
    told: (question, answer) => {
      note(question, JSON.stringify(answer) ?? '');
      return answer;
    },
    forget: () => {
      isVoid = true;
    },
    seen: () => {
      if (isVoid) return undefined;
      const sum = createHash('sha256');
      for (const [question, answer] of answers) add(sum, question, answer);
      return {
        questions: [...answers.keys()].map((key) => JSON.parse(key) as TraceQuestion),
        digest: sum.digest('hex'),
      };
    },
  };
};

const add = (sum: Hash, question: string, answer: string): void =>
  void sum.update(`${question.length} ${question}${answer.length} ${answer}`);

/** Whether the same questions have the same answers now; `other` answers those that are not about disk or variables. */
export const isUnchanged = (
  { questions, digest }: TraceSeen,
  disk: Disk,
  env: Env,
  other: (question: TraceQuestion) => unknown,
): boolean => {
  const sum = createHash('sha256');
  const scratch = new Uint8Array(1 << 16);
  for (const question of questions) {
    const [kind, first, ...rest] = question;
    add(sum, JSON.stringify(question), answerNow(kind, String(first), rest.map(Number), question));
  }
  return sum.digest('hex') === digest;

  function answerNow(kind: string, path: string, [max = 0, from = 0]: number[], question: TraceQuestion): string {
    try {
      switch (kind) {
        case 'lstat':
        case 'stat':
          return ANSWER[kind](disk[kind](path));
        case 'readdir':
          return ANSWER.readdir(disk.readdir(path));
        case 'realpath':
          return disk.realpath(path);
        case 'read':
          return ANSWER.read(disk.read(path, max, scratch, from));
        case 'env':
          return JSON.stringify(env[path] ?? null);
        default:
          return JSON.stringify(other(question)) ?? '';
      }
    } catch (error) {
      return codeOf(error);
    }
  }
};
