import type { Adapter } from '../adapter.ts';
import type { Client } from '../drive/installed-client.ts';
import type { Drive } from '../ir/drive.ts';
import type { World } from './world.ts';

/** A client of a harness that stands here, and how it is started offline. */
export interface Startable {
  drive: Drive;
  client: Client;
}

/** The client of a harness, or why it cannot be started here. */
export const startable = async (
  { title, drive, undriven }: Adapter,
  env: World['env'],
  bin?: string,
): Promise<Startable | string> => {
  if (!drive) return undriven ?? `${title} cannot be run offline`;
  const { findClient, ownClients } = await import('../drive/installed-client.ts');
  const client = await findClient({ drive, bin, path: env['PATH'] ?? '', clients: ownClients() });
  return client ? { drive, client } : `${drive.client} is not installed here`;
};
