import { ADAPTER_FAULTS } from './adapter-faults.ts';
import { KIT_FAULTS } from './kit-faults.ts';
import type { Fault } from './fault.ts';
import { PLAN_FAULTS } from './plan-faults.ts';
import { STORE_FAULTS } from './store-faults.ts';

export const FAULTS: readonly Fault[] = [...PLAN_FAULTS, ...KIT_FAULTS, ...STORE_FAULTS, ...ADAPTER_FAULTS];
