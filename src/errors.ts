/** Exit codes are a published table (README); every failure has exactly one of these codes. */
const EXIT = {
  usage: 2,
  config: 2,
  refused: 3,
  io: 4,
  provider: 4,
  internal: 5,
  interrupted: 130,
  terminated: 143,
} as const;

export type ErrorCode = keyof typeof EXIT;

export interface ErrorParts {
  /** What happened, as one sentence without a full stop. */
  what: string;
  /** `file:line`, a path or a command line. */
  where?: string;
  expected?: string;
  /** What the person can do now. */
  todo?: string;
  /** The word that may have been the name of a harness, and is none that memport knows. */
  unknown?: string;
  cause?: unknown;
}

/** An error that memport knows how to explain. Anything else that is thrown is a bug of ours. */
export class MemportError extends Error {
  readonly code: ErrorCode;
  readonly exit: number;
  readonly where: string | undefined;
  readonly expected: string | undefined;
  readonly todo: string | undefined;
  readonly unknown: string | undefined;

  constructor(code: ErrorCode, parts: ErrorParts) {
    super(parts.what, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.name = 'MemportError';
    this.code = code;
    this.exit = EXIT[code];
    this.where = parts.where;
    this.expected = parts.expected;
    this.todo = parts.todo;
    this.unknown = parts.unknown;
  }
}

/** By name, not by class, so that it holds across two copies of the package. */
export const isMemportError = (error: unknown): error is MemportError =>
  error instanceof Error && error.name === 'MemportError' && 'exit' in error;
