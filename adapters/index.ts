import type { Adapter } from '../src/adapter.ts';
import { claude } from './claude/index.ts';
import { codex } from './codex/index.ts';
import { hermes } from './hermes/index.ts';
import { serena } from './serena/index.ts';

/** Every harness memport knows. A new one is a folder here, this line, and golden cases. */
export const adapters: readonly Adapter[] = [claude, codex, hermes, serena];
