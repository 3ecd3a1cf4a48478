import type { Gone, Later, ModelReply } from './client.ts';
import { laterOf, refused, type AskedHost } from './failure.ts';

/** An SDK that is loaded, and whatever calls it. */
interface Loaded {
  sdk: { NotFoundError: abstract new (...args: never[]) => Error };
}

/** Calls about batches: a fault that may pass is told, every other one is thrown. */
export const callsBy = <By extends Loaded>(
  asked: AskedHost,
  open: () => Promise<By>,
  failed: (error: unknown, by: By, signal: AbortSignal) => ModelReply,
) => {
  const calling = async <T>(signal: AbortSignal, work: (by: By) => Promise<T>): Promise<T | Later> => {
    const by = await open();
    try {
      return await work(by);
    } catch (error) {
      return laterOf(failed(error, by, signal));
    }
  };
  return {
    calling,
    /** The same about one batch, which the host may know no more. */
    callingAbout: <T>(signal: AbortSignal, work: (by: By) => Promise<T>): Promise<T | Later | Gone> =>
      calling(signal, async (by) => {
        try {
          return await work(by);
        } catch (error) {
          if (error instanceof by.sdk.NotFoundError) return { gone: refused(': it knows no such batch', asked) };
          throw error;
        }
      }),
  };
};
