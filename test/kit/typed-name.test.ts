import { expect, test } from 'vitest';
import { kindOfFile } from '../../src/kit/typed-name.ts';

test('a file says its kind by what stands before the underscore', () => {
  const names = ['feedback_tabs.md', 'archive/user_role.md', 'PROJECT_x.md', 'user-agent.md', 'tabs.md'];
  expect(names.map(kindOfFile)).toEqual(['rule', 'profile', 'project', undefined, undefined]);
});
