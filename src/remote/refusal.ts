import { MemportError } from '../errors.ts';
import type { ServiceAddress } from './service.ts';

/** What a host said instead of an answer, as far as it said anything. */
export interface HostRefusal {
  status?: number | undefined;
  message: string;
  timedOut?: boolean;
  retryAfter?: string | null | undefined;
  /** Codes of the fault of the net, where nothing was said. */
  codes?: readonly string[];
}

/** One line for everything that a service may say no with. */
export const failure = (refusal: HostRefusal, { host, keyFrom }: ServiceAddress, key: string): MemportError => {
  const { status, timedOut = false, retryAfter } = refusal;
  const said = quoted(refusal.message, key);
  const line = (what: string, todo: string): MemportError => new MemportError('provider', { what, where: host, todo });
  if (timedOut) return line(`${host} does not answer in time`, 'try again later');
  if (status === undefined) {
    const code = refusal.codes?.[0] ?? 'no reason given';
    return line(`${host} cannot be reached (${code})`, 'check the address and the network');
  }
  if (status === 401) return line(`${host} does not take this key (401)`, `check ${keyFrom}`);
  if (status === 403) return line(`${host} does not let this key do that (403): ${said}`, `use another ${keyFrom}`);
  if (status === 404) return line(`${host} has nothing there (404): ${said}`, 'check the address and the name');
  if (status === 429) {
    const wait = /^\d+$/.test(retryAfter ?? '') ? `in ${retryAfter} seconds` : 'later';
    return line(`${host} was asked too often (429)`, `try again ${wait}`);
  }
  if (status >= 500) return line(`${host} fails (${status}): ${said}`, 'try again later');
  return line(`${host} refuses the request (${status}): ${said}`, 'look at what it says');
};

export const noKey = ({ host, keyFrom }: ServiceAddress): MemportError =>
  new MemportError('provider', { what: `there is no key for ${host}`, where: host, todo: `put one into ${keyFrom}` });

/** A line of what a host said; it may quote the key. */
const quoted = (message: string, key: string): string => {
  const line = message.replace(/\s+/g, ' ').trim().replaceAll(key, '[key]');
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
};
