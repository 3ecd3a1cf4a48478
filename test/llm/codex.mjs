// Stands in for Codex: answers with the settings that it was started with.
import { readFileSync } from 'node:fs';

const config = readFileSync(`${process.env.CODEX_HOME}/config.toml`, 'utf8');
const text = JSON.stringify({ verdict: 'same', note: config });
process.stdout.write(`${JSON.stringify({ type: 'item.completed', item: { type: 'agent_message', text } })}\n`);
