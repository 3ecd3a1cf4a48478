import { type Hit, sorted } from './hit.ts';
import { injection } from './injection.ts';
import { invisible } from './invisible.ts';
import { secrets } from './secrets.ts';

export { announce } from './sieve.ts';

export const scan = async (text: string): Promise<Hit[]> => sorted([...invisible(text), ...injection(text), ...(await secrets(text))]);
