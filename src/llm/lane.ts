/** How many requests are under way at once: more after many answers, half as many when the host says it is too much. */
export interface Lane {
  /**
   * Resolves to true when it is this one's turn, to false when the signal aborts first. Who was in before comes first.
   */
  enter(signal: AbortSignal, again: boolean): Promise<boolean>;
  leave(): void;
  answered(): void;
  /** Nobody enters for so long. Requests that were begun before the last time count once. */
  throttled(begun: number, forMs: number): void;
}

export interface Width {
  first: number;
  most: number;
}

/** So many answers in a row make room for one more. */
const STEADY = 20;

export const laneOf = ({ first, most }: Width): Lane => {
  const queue: ((turn: boolean) => void)[] = [];
  // The first goes alone: it tells whether the key is right, fills the provider's cache, and renews a login once.
  let [width, inside, row] = [1, 0, 0];
  let [notBefore, narrowed, open] = [0, -1, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pump = (): void => {
    if (timer !== undefined) return;
    const wait = notBefore - performance.now();
    if (wait > 0 && queue.length > 0) {
      timer = setTimeout(() => {
        timer = undefined;
        pump();
      }, wait);
      return;
    }
    while (inside < Math.floor(width)) {
      const next = queue.shift();
      if (!next) return;
      inside += 1;
      next(true);
    }
  };
  return {
    enter: (signal, again) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(false);
        const gone = (): void => {
          queue.splice(queue.indexOf(turn), 1);
          // A wait that nobody waits for would keep the process.
          if (queue.length === 0 && timer !== undefined) {
            clearTimeout(timer);
            timer = undefined;
          }
          resolve(false);
        };
        const turn = (mine: boolean): void => {
          signal.removeEventListener('abort', gone);
          resolve(mine);
        };
        if (again) queue.unshift(turn);
        else queue.push(turn);
        signal.addEventListener('abort', gone, { once: true });
        pump();
      }),
    leave: () => {
      inside -= 1;
      pump();
    },
    answered: () => {
      row += 1;
      if (!open) width = first;
      else if (row % STEADY === 0) width = Math.min(most, width + 1);
      open = true;
      pump();
    },
    throttled: (begun, forMs) => {
      row = 0;
      open = true;
      notBefore = Math.max(notBefore, performance.now() + forMs);
      if (begun <= narrowed) return;
      narrowed = performance.now();
      width = Math.max(1, width / 2);
    },
  };
};
