import type { SessionLogs } from '../../../src/adapter.ts';
import { configHomeOf } from '../paths.ts';
import { claudeLog } from './claude-log.ts';

/**
 * `projects/<slug>/<session>.jsonl`, and those of sub-agents in `projects/<slug>/<session>/subagents/` (README, "Logs of
 * sessions"). What lies in a memory folder is no log.
 */
export const claudeSessions: SessionLogs = {
  folders: (machine) => [`${machine.asked.root ?? configHomeOf(machine)}/projects`],
  isLog: (path) => /^[^/]+\/(?:[^/]+|[^/]+\/subagents\/[^/]+)\.jsonl$/.test(path),
  open: claudeLog,
};
