import { type Hit, sorted } from '../../../src/scan/hit.ts';
import { injection } from './injection.ts';
import { invisible } from './invisible.ts';
import { secrets } from './secrets.ts';

/**
 * The scanner as it was before it passed anything over: every pattern, secretlint and the characters are tried on every text.
 * It reads the same tables, so the two may differ in speed only.
 */
export const scanPlainly = async (text: string): Promise<Hit[]> => sorted([...invisible(text), ...injection(text), ...(await secrets(text))]);
