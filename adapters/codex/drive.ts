import type { Drive } from '../../src/ir/drive.ts';
import { codexKind, codexSeen } from './run/capture.ts';
import { nextReads, OUTPUT_TOKENS } from './run/follow.ts';
import type { CodexPlace } from './settings.ts';
import { stageCodex } from './run/stage.ts';
import { codexTrials } from './run/trials.ts';

const toml = (value: string): string => JSON.stringify(value);

/** How to run Codex headless and alone; every part seen on 0.169.0. */
export const codexDrive: Drive<CodexPlace> = {
  client: 'Codex CLI',
  bin: 'codex',
  package: '@openai/codex',
  get: 'Install Codex (npm install -g @openai/codex)',
  wire: 'openai-responses',
  settings: {
    'features.memories': 'feature',
    'memories.version': 'version',
    'memories.use_memories': 'useMemories',
    'memories.dual_write': 'dualWrite',
    project_doc_max_bytes: 'docBytes',
    CODEX_HOME: 'codexHome',
  },
  prompt: 'hello',
  stage: stageCodex,
  launch: ({ url, key, prompt, cwd, background, supposeOn }) => ({
    argv: [
      'exec',
      // Without it every start is also a run of the memory pipeline.
      ...(background ? [] : ['--ephemeral']),
      '--skip-git-repo-check',
      '-C',
      cwd,
      '-c',
      'model="gpt-5.4"',
      '-c',
      'model_provider="memport"',
      '-c',
      `model_providers.memport={name="memport",base_url=${toml(`${url}/v1`)},wire_api="responses",env_key="MEMPORT_KEY",request_max_retries=0,stream_max_retries=0}`,
      // The default model of the consolidation runs code instead of a shell.
      ...(background ? ['-c', 'memories.consolidation_model="gpt-5.4"'] : []),
      ...(supposeOn ? ['-c', 'features.memories=true', '-c', 'memories.use_memories=true'] : []),
      // For a model it does not know it cuts what a tool gives to 10,000 bytes.
      '-c',
      `tool_output_token_limit=${OUTPUT_TOKENS}`,
      '-c',
      'check_for_update_on_startup=false',
      '-c',
      'analytics.enabled=false',
      prompt,
    ],
    env: { MEMPORT_KEY: key },
  }),
  trials: codexTrials,
  kind: codexKind,
  seen: codexSeen,
  follow: nextReads,
};
