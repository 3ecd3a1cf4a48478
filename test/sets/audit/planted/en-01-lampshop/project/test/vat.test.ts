import { expect, it } from 'vitest';
import { grossOf } from '../src/server/vat';
it('adds 19 %', () => expect(grossOf(100, 'DE')).toBe(119));
