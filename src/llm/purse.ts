import type { Tokens } from './client.ts';
import { costOf, NO_TOKENS, plus, type Price } from './tokens.ts';

/** What a run may use up; absent = no bound. */
export interface Budget {
  /** Sent and received together. */
  maxTokens?: number | undefined;
  maxUsd?: number | undefined;
}

/** What a run has used up. */
export interface Account extends Tokens {
  requests: number;
}

export interface Purse {
  account(): Account;
  /** Sets tokens aside before they are used, and waits while some may come free; false when they do not fit. */
  reserve(tokens: Tokens): Promise<boolean>;
  /** Gives back what was set aside and books what was used of it. */
  settle(reserved: Tokens, used: Tokens): void;
}

export const purseOf = ({ maxTokens = Infinity, maxUsd = Infinity }: Budget = {}, price?: Price): Purse => {
  let used: Account = { requests: 0, ...NO_TOKENS };
  let aside = NO_TOKENS;
  let held = 0;
  let waiting: (() => void)[] = [];
  const fits = (tokens: Tokens): boolean => {
    const all = plus(plus(used, aside), tokens);
    return all.sent + all.received <= maxTokens && (price === undefined || costOf(all, price) <= maxUsd);
  };
  return {
    account: () => used,
    reserve: async (tokens) => {
      while (!fits(tokens)) {
        if (held === 0) return false;
        await new Promise<void>((free) => waiting.push(free));
      }
      held += 1;
      aside = plus(aside, tokens);
      return true;
    },
    settle: (reserved, spent) => {
      held -= 1;
      aside = plus(aside, { sent: -reserved.sent, cached: -reserved.cached, received: -reserved.received });
      used = { requests: used.requests + 1, ...plus(used, spent) };
      const free = waiting;
      waiting = [];
      for (const each of free) each();
    },
  };
};
