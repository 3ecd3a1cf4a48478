import { Buffer } from 'node:buffer';
import * as path from 'node:path';
import { isRecord, parsed, record } from '../text/json.ts';
import { withMutex } from './mutex.ts';
import { readBytes, replaceFile, type State } from './state.ts';

/** To which hosts the person lets memory text go, each with the day they said so. */
const FILE = 'consent.json';

const hostsIn = (state: State): Record<string, unknown> => {
  const bytes = readBytes(state.disk, path.join(state.root, FILE));
  const read = bytes && parsed(Buffer.from(bytes).toString('utf8'));
  // What cannot be read says yes to nothing.
  return isRecord(read) ? record(read['hosts']) : {};
};

export const isAgreed = (state: State, host: string): boolean => Object.hasOwn(hostsIn(state), host);

export const rememberHost = (state: State, host: string, when: string): void =>
  withMutex(state, () => {
    const hosts = { ...hostsIn(state), [host]: when };
    const text = `${JSON.stringify({ about: 'Hosts that memory text may go to.', hosts }, null, 2)}\n`;
    replaceFile(state, path.join(state.root, FILE), Buffer.from(text));
  });
