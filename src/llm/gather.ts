/** Brings together what is asked at the same time by work that goes on side by side. */
export interface Gathering<Asked, Told> {
  /** Nothing is asked while any work done in this way could still ask. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
  ask: (one: Asked) => Promise<Told>;
}

/** All that is asked goes out at once when everybody at work waits for an answer: no clock has a say in it. */
export const gathered = <Asked, Told>(
  ask: (all: readonly Asked[]) => Promise<readonly Told[]>,
): Gathering<Asked, Told> => {
  let working = 0;
  let waiting: { one: Asked; tell: (told: Told) => void; fail: (error: unknown) => void }[] = [];
  const send = async (): Promise<void> => {
    if (waiting.length === 0 || waiting.length < working) return;
    const all = waiting;
    waiting = [];
    try {
      const told = await ask(all.map(({ one }) => one));
      all.forEach(({ tell }, at) => tell(told[at] as Told));
    } catch (error) {
      for (const { fail } of all) fail(error);
    }
  };
  // Whoever has ended may begin again in the same turn.
  const look = (): void => void setImmediate(() => void send());
  return {
    during: async (work) => {
      working += 1;
      try {
        return await work();
      } finally {
        working -= 1;
        look();
      }
    },
    ask: (one) =>
      new Promise((tell, fail) => {
        waiting.push({ one, tell, fail });
        look();
      }),
  };
};
