import type { SessionLogs } from '../../../src/adapter.ts';
import { homeOf } from '../paths.ts';
import { codexLog } from './codex-log.ts';

/** `sessions/<year>/<month>/<day>/rollout-<time>-<id>.jsonl`, and beside it what was archived (README). */
export const codexSessions: SessionLogs = {
  folders: (machine) => [`${homeOf(machine)}/sessions`, `${homeOf(machine)}/archived_sessions`],
  isLog: (path) => /(?:^|\/)rollout-[^/]+\.jsonl(?:\.zst)?$/.test(path),
  open: codexLog,
};
