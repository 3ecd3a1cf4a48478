import type { Fault } from './fault.ts';

export const ADAPTER_FAULTS: readonly Fault[] = [];
