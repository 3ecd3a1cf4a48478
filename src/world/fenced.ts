import type { Adapter } from '../adapter.ts';
import { isMemportError, MemportError } from '../errors.ts';

/** The same adapter, whose faults are told as its own: what it throws, and answers that it does not give at once. */
export const fenced = (adapter: Adapter, file: string): Adapter => {
  const wrong = (member: string, what: string, cause?: unknown): MemportError =>
    new MemportError('internal', {
      what: `the adapter ${adapter.id}, which is not memport's own, ${what}`,
      where: `${member} of ${file}`,
      expected: 'what the type Adapter of memport/adapter says',
      todo: `contractSuite of memport/testing tries ${adapter.id} by the laws`,
      cause,
    });
  const asked = (member: string, given: (...args: unknown[]) => unknown, args: unknown[]): unknown => {
    let answer: unknown;
    try {
      answer = given.apply(adapter, args);
    } catch (error) {
      if (isMemportError(error)) throw error;
      throw wrong(member, `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`, error);
    }
    if (answer === undefined) throw wrong(member, 'answered nothing');
    if (answer instanceof Promise) throw wrong(member, 'answered with a promise, and is to answer at once');
    return answer;
  };
  return new Proxy(adapter, {
    get: (whole, member): unknown => {
      const value: unknown = Reflect.get(whole, member);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => asked(String(member), value as (...args: unknown[]) => unknown, args);
    },
  });
};
