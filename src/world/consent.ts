import { MemportError } from '../errors.ts';
import { THIS_MACHINE, type ModelClient } from '../llm/client.ts';
import type { Tokens } from '../llm/client.ts';
import { isAgreed, rememberHost } from '../store/agreed-hosts.ts';
import type { World } from './world.ts';

/** What some questions would use up. */
export interface Bill extends Tokens {
  requests: number;
  /** By the person's own prices; absent where they have none for this model. */
  usd?: number;
}

export interface Consent {
  /** What the questions hold: `the words of 14 memories`. */
  holds: string;
  /** Says what would leave and asks; absent where nobody can be asked. */
  agree?: ((says: string) => Promise<boolean>) | undefined;
  /** The host that was typed for this run. */
  allowHost?: string | undefined;
}

const number = (value: number): string => Math.round(value).toLocaleString('en');

/** What leaves, where to, and what it is worth, before anything is sent. */
const consentText = ({ host, model }: ModelClient, holds: string, bill: Bill): string => {
  const worth = bill.usd === undefined ? 'no price for this model in prices.json' : `at most $${bill.usd.toFixed(2)}`;
  const count = `${number(bill.requests)} ${bill.requests === 1 ? 'request' : 'requests'}`;
  return [
    `To be sent to ${host} (model ${model}): ${holds}.`,
    `${count} now, about ${number(bill.sent)} tokens, at most ${number(bill.received)} back; ${worth}.`,
    'Nothing else leaves this machine; a memory with a secret or an injection in it stays here.',
  ].join('\n');
};

/** What is typed to allow a host: its name, or the client's where that is a program of the person's own. */
const typedFor = ({ host, id }: ModelClient): string => (host.includes(' ') ? id : host);

/** A host that may be asked only with a person's yes. */
export interface Ask {
  /** What a yes is remembered for. */
  key: string;
  /** What is typed behind `--send-to` to allow it. */
  typed: string;
  /** What leaves, and where to. */
  says: string;
  /** What would happen without a yes: `memory text would go to HOST`. */
  else: string;
}

/**
 * Whether this may be sent. A yes is remembered for the host; without a person to ask and without one it is refused,
 * with what to type.
 */
export const isAllowed = async (world: World, ask: Ask, how: Omit<Consent, 'holds'>): Promise<boolean> => {
  if (how.allowHost === ask.typed || isAgreed(world.state, ask.key)) return true;
  if (!how.agree)
    throw new MemportError('refused', {
      what: `${ask.else}, and nobody has agreed to that`,
      where: ask.says.replaceAll('\n', ' '),
      expected: 'a yes on a terminal, which is remembered for this host',
      todo: `--send-to ${ask.typed} allows it for this run`,
    });
  const yes = await how.agree(ask.says);
  if (yes && world.platform !== 'win32') rememberHost(world.state, ask.key, new Date(world.now()).toISOString());
  return yes;
};

/** The same for questions to a model; one on this machine needs no yes. */
export const isConsented = async (world: World, client: ModelClient, bill: Bill, how: Consent): Promise<boolean> => {
  const { host } = client;
  if (host === THIS_MACHINE) return true;
  const says = consentText(client, how.holds, bill);
  return isAllowed(world, { key: host, typed: typedFor(client), says, else: `memory text would go to ${host}` }, how);
};
