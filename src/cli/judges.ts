import type { Compare, Nominate } from '../plan/match.ts';
import type { Inspect, Mask } from '../plan/guard.ts';

/** The two judgements everything needs, bound to what a plan asks of them. */
export const compare: Compare = () => ({ is: 'unrelated', reason: '' });
export const nominate: Nominate = () => new Map();
export const inspect: Inspect = async () => [];
export const mask: Mask = async (text) => text;
