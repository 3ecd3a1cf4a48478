import type { Machine } from '../../../src/adapter.ts';

export const NAMED = {
  id: 'openai-agents',
  title: 'OpenAI Agents SDK',
  aliases: ['agents-sdk', 'openai-agents-sdk'],
} as const;

/** The root of a sandbox workspace; the folder `memories` in it may be named as well. */
export const workspaceAt = ({ asked, cwd }: Machine): string => (asked.root ?? cwd).replace(/\/memories\/?$/, '');
