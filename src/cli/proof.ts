import { MemportError } from '../errors.ts';
import { plural, safeLine, table } from '../report/terminal.ts';
import { handlesOf } from '../verbs/document.ts';
import type { Planned } from '../verbs/plan.ts';
import { rounds } from '../verbs/prove.ts';
import type { Startable } from '../world/startable.ts';
import type { Setting } from './setting.ts';

export interface Proof {
  prover: Startable;
  /** Without a client that can be started, nothing is written. */
  required: boolean;
  /** Seconds that one run may take. */
  timeout?: number | undefined;
}

/** What a run says that was to be verified, and is not: before anybody says yes to it. */
export const unverifiedText = ({ target: { adapter } }: Planned, why: string): string => {
  const { drive, id } = adapter;
  const then = drive ? ` ${drive.get}; memport verify ${id} then tells whether what stands arrives.` : '';
  return `Not verified: no client${drive ? '' : ' can be started'} (${why}).${then}`;
};

export const unproven = ({ target: { adapter } }: Planned, why: string): MemportError =>
  new MemportError('usage', {
    what: `not verified: ${why}`,
    expected: '--verify=require wants a real client',
    todo: adapter.drive?.get ?? '--verify without =require goes on',
  });

/**
 * `--verify`: the real store may be touched only if every memory arrives as predicted on a copy; one that no client
 * sees and no loss names fails it.
 */
export const proven = async (
  setting: Setting,
  planned: Planned,
  { prover, required, timeout }: Proof,
  say: (text: string) => void,
): Promise<boolean> => {
  const { target, shown } = planned;
  say(
    `Starting ${prover.drive.client} ${prover.client.version} on a copy that holds the plan, offline, with no account.\n`,
  );
  for await (const round of rounds(setting.world, planned, prover, timeout)) {
    if (typeof round === 'string') {
      if (required) throw unproven(planned, round);
      say(`Not verified: ${round}.\n`);
      return true;
    }
    const { wrong, carried, supposeOn } = round;
    if (wrong.length > 0) {
      const named = handlesOf([target]);
      const rows = wrong
        .slice(0, 20)
        .map(({ memory, expected, observed }) => [
          named.get(memory.id) ?? '',
          `predicted ${expected}`,
          `observed ${observed}`,
          safeLine(shown(memory).statement),
        ]);
      setting.err(
        `memport: ${plural(wrong.length, 'memory does', 'memories do')} not arrive as predicted; nothing was written.\n${table({ ...setting.screen, width: 200 }, rows).join('\n')}\n`,
      );
      return false;
    }
    say(
      `${target.view.once === undefined ? '' : `With memory ${supposeOn ? 'on' : 'as it is, off'}: `}${plural(carried.length, 'memory', 'memories')} seen as predicted.\n`,
    );
  }
  return true;
};
