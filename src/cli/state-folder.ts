import { disk } from '../store/disk.ts';
import { stateRoot, type State } from '../store/state.ts';
import type { Rim } from './setting.ts';

export const stateOf = (rim: Rim): State => ({ root: stateRoot(rim.env, rim.env['HOME'] ?? ''), disk: rim.disk ?? disk });
