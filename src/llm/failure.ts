import { MemportError } from '../errors.ts';
import type { ModelReply } from './client.ts';
import { NO_TOKENS } from './tokens.ts';

/** Who was asked, in the words an error needs. */
export interface AskedHost {
  host: string;
  model: string;
  /** What says which key is sent: the name of a variable. */
  keyFrom: string;
  /** The key itself, which no error may quote. */
  key?: string | undefined;
}

/** What a host said instead of an answer. */
export interface Failed {
  status: number;
  /** In its own words. */
  message: string;
  /** Its own word for the kind of fault. */
  code?: string | undefined;
  header(name: string): string | null;
}

const THROTTLED: ReadonlySet<number> = new Set([429, 529]);
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429]);
/** No wait mends an account that is empty. */
const EMPTY = /insufficient_quota|billing|credit balance|quota exceeded/i;
const TOO_LONG = /too long|too large|context.{0,20}(?:length|window)|maximum.{0,20}tokens/i;

/** Whether to ask again later, or never this question; an error that every question would meet is thrown. */
export const replyTo = (failed: Failed, asked: AskedHost): ModelReply => {
  const { status, code } = failed;
  const said = quoted(failed.message, asked.key);
  const again = failed.header('x-should-retry');
  if (status === 401 || status === 403) throw wrongKey(asked, status, status === 403 ? said : undefined);
  if (status === 402 || EMPTY.test(`${code} ${failed.message}`))
    throw provider(
      `${asked.host} does not serve this account: ${said}`,
      asked,
      'look at its plan and billing, or use another client',
    );
  if (again !== 'false' && (again === 'true' || PASSING.has(status) || status >= 500)) {
    const afterMs = waitAsked(failed.header);
    const why = `${asked.host} said ${status}${said === '' ? '' : `: ${said}`}`;
    return { is: 'later', why, throttled: THROTTLED.has(status), ...(afterMs !== undefined && { afterMs }) };
  }
  if (status === 413 || (status === 400 && TOO_LONG.test(failed.message)) || status >= 500)
    return { is: 'no-answer', why: 'gave-up', says: `${asked.host} said ${status}: ${said}`, tokens: NO_TOKENS };
  if (status === 404)
    throw provider(
      `${asked.host} knows no model "${asked.model}", or nothing stands at this address: ${said}`,
      asked,
      'name a model it has: CLIENT#MODEL, MEMPORT_MODEL, or "model" in config.json',
    );
  throw refused(` (${status}): ${said}`, asked);
};

/** A request that no wait mends; a batch of such ends as a whole. */
export const refused = (says: string, asked: AskedHost): MemportError =>
  provider(`${asked.host} refuses the request${quoted(says, asked.key)}`, asked, 'another model or client may take it');

/** Why nothing came back at all: a passing fault of the net, or an address where nobody is. */
export const unreached = (error: unknown, asked: AskedHost): ModelReply => {
  // The SDK fell over what it was given; a broken connection has a cause.
  if (error instanceof TypeError && error.cause === undefined) throw foreign(asked);
  const codes = causes(error);
  if (codes.some((code) => NOBODY.test(code)))
    throw provider(
      `nobody answers at ${asked.host} (${codes.find((code) => NOBODY.test(code))})`,
      asked,
      'check the address, and that the server runs',
    );
  return {
    is: 'later',
    why: `the connection to ${asked.host} broke (${codes.at(-1) ?? 'no reason'})`,
    throttled: false,
  };
};

const NOBODY = /^(?:ECONNREFUSED|ENOTFOUND|CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_VERIFY|redirect)/;

const causes = (error: unknown): string[] => {
  const found: string[] = [];
  for (let at = error; at instanceof Error && found.length < 8; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string') found.push(code);
    else if (/redirect/.test(at.message)) found.push('redirect');
    // Several addresses of a name were tried.
    if (at instanceof AggregateError) found.push(...at.errors.flatMap(causes));
  }
  return found;
};

/** What came back is no answer of the kind that was asked for: a login page, another service, a wrong path. */
export const foreign = (asked: AskedHost): MemportError =>
  provider(
    `${asked.host} answers, but not as a language model does`,
    asked,
    'check the address: most servers want /v1 at its end',
  );

export const noKey = (asked: AskedHost): MemportError =>
  provider(
    `there is no key for ${asked.host}`,
    asked,
    `put one into ${asked.keyFrom}, or use a client that needs none: ${KEYLESS}`,
  );

const KEYLESS = 'claude-code, codex-cli, or the base URL of a server on this machine';

const wrongKey = (asked: AskedHost, status: number, said: string | undefined): MemportError =>
  provider(
    `${asked.host} does not take this key (${status}${said === undefined || said === '' ? '' : `: ${said}`})`,
    asked,
    `check ${asked.keyFrom}`,
  );

const provider = (what: string, { host, model }: AskedHost, todo: string): MemportError =>
  new MemportError('provider', { what, where: `${host}, model ${model}`, todo });

/** A line of what a host said; it may quote the key, or a part of it. */
const quoted = (message: string, key: string | undefined): string => {
  const line = message.replace(/\s+/g, ' ').trim();
  const bare = (key === undefined || key === '' ? line : line.replaceAll(key, '[key]')).replace(
    /\b(?:sk|pk|key)-[\w*.-]{6,}/g,
    '[key]',
  );
  return bare.length > 200 ? `${bare.slice(0, 200)}…` : bare;
};

/** How long the host wants to be left alone. */
const waitAsked = (header: Failed['header']): number | undefined => {
  const ms = Number(header('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms;
  const after = header('retry-after');
  if (after === null || after.trim() === '') return undefined;
  const seconds = Number(after);
  const wait = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1_000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
};

/** Of a batch: a fault that may pass, and what one of its questions came to without an answer. */
export const laterOf = (reply: ModelReply): { later: string } => ({
  later: reply.is === 'later' ? reply.why : reply.is === 'no-answer' ? (reply.says ?? reply.why) : 'no answer came',
});

export const unanswered = (says: string): ModelReply => ({ is: 'no-answer', why: 'gave-up', says, tokens: NO_TOKENS });
