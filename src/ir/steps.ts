/**
 * Long work that pauses now and then, so that its caller can hear a signal. `always` asks for that pause whatever the
 * time; the others are taken when some time went by. What the work comes to does not depend on the pauses.
 */
export type Steps<T> = Generator<'always' | undefined, T, void>;

/** The work without a pause. */
export const atOnce = <T>(steps: Steps<T>): T => {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
};
