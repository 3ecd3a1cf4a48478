import type { Finding } from '../../src/ir/finding.ts';

export const health = (): Finding[] => [];
