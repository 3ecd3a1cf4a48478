import { it } from 'vitest';
it('adds', () => {});
