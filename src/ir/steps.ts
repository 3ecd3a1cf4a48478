/** What long work is doing, and how much of it is done: `reading Codex CLI`, 3 of 12. */
export interface Doing {
  doing: string;
  done?: number;
  of?: number;
}

/**
 * Long work that pauses now and then, so that its caller can hear a signal and say what is done. `always` asks for that
 * pause whatever the time; the others are taken when some time went by. What the work comes to does not depend on the
 * pauses.
 */
export type Steps<T> = Generator<'always' | Doing | undefined, T, void>;

/** The work without a pause. */
export const atOnce = <T>(steps: Steps<T>): T => {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
};

/** Lets the event loop turn when it is time for that, or always; where the work is to end, it throws. */
export type Pause = (at?: 'always' | Doing) => Promise<void>;

/** Does the work and pauses where it says so; who ends it in a pause ends it there. */
export const inTurns = async <T>(steps: Steps<T>, pause: Pause): Promise<T> => {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    try {
      await pause(next.value);
    } catch (error) {
      // The work puts its own things in order before it ends.
      steps.throw(error);
      throw error;
    }
  }
};
