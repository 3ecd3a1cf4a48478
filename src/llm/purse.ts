import type { Tokens } from './client.ts';
import { costOf, NO_TOKENS, plus, type Price } from './tokens.ts';

/** What a run may use up; absent = no bound. */
export interface Allowance {
  /** Sent and received together. */
  maxTokens?: number | undefined;
  maxUsd?: number | undefined;
}

/** What a run has used up; dollars where everything had a price. */
export interface Used extends Tokens {
  requests: number;
  usd?: number;
}

/** One budget for everybody who is asked in a run, each at a price of its own. */
export interface Purse {
  account(): Used;
  /** Sets tokens aside before they are used, and waits while some may come free; false when they do not fit. */
  reserve(tokens: Tokens, price?: Price): Promise<boolean>;
  /** The same without waiting: for whoever sets aside more before anything is used. */
  reserveNow(tokens: Tokens, price?: Price): boolean;
  /** Gives back what was set aside and books what was used of it. */
  settle(reserved: Tokens, used: Tokens, price?: Price): void;
}

export const purseOf = ({ maxTokens = Infinity, maxUsd = Infinity }: Allowance = {}): Purse => {
  let used = { requests: 0, usd: 0, ...NO_TOKENS };
  let aside = { usd: 0, ...NO_TOKENS };
  let isPriced = true;
  let held = 0;
  let waiting: (() => void)[] = [];
  const usdOf = (tokens: Tokens, price: Price | undefined): number => (price ? costOf(tokens, price) : 0);
  const reserveNow: Purse['reserveNow'] = (tokens, price) => {
    const all = plus(plus(used, aside), tokens);
    const usd = used.usd + aside.usd + usdOf(tokens, price);
    if (all.sent + all.received > maxTokens || usd > maxUsd) return false;
    held += 1;
    aside = { usd: aside.usd + usdOf(tokens, price), ...plus(aside, tokens) };
    return true;
  };
  return {
    account: () => {
      const { usd, ...tokens } = used;
      return { ...tokens, ...(isPriced && used.requests > 0 && { usd }) };
    },
    reserveNow,
    reserve: async (tokens, price) => {
      while (!reserveNow(tokens, price)) {
        if (held === 0) return false;
        await new Promise<void>((free) => waiting.push(free));
      }
      return true;
    },
    settle: ({ sent, cached, received }, spent, price) => {
      held -= 1;
      const back = { sent: -sent, cached: -cached, received: -received };
      aside = { usd: held === 0 ? 0 : aside.usd + usdOf(back, price), ...plus(aside, back) };
      used = { requests: used.requests + 1, usd: used.usd + usdOf(spent, price), ...plus(used, spent) };
      isPriced &&= price !== undefined;
      const free = waiting;
      waiting = [];
      for (const each of free) each();
    },
  };
};
