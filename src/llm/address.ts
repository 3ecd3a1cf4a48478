import { MemportError } from '../errors.ts';

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/;

/** Where an address leads. Memory text goes over the net only enciphered, and no address holds a password. */
export const placeOf = (address: string): { url: string; host: string; here: boolean } => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new MemportError('usage', {
      what: 'this is no address that can be asked',
      where: url === undefined ? address : `${url.protocol}//${url.host}`,
      expected: 'https://…, or http://127.0.0.1:PORT/v1 for a server on this machine; no password in it',
    });
  const here = LOOPBACK.test(url.hostname);
  if (url.protocol === 'http:' && !here)
    throw new MemportError('refused', {
      what: `memory text does not go to ${url.host} in the clear`,
      where: `${url.protocol}//${url.host}`,
      expected: 'https, or a server on this machine',
    });
  return { url: address.replace(/\/+$/, ''), host: url.host, here };
};
