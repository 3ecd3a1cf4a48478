/**
 * What Hermes itself refuses to load (docs/formats/hermes.md §7), as the regular expressions of its own scanner, Python
 * flavour, strict scope, in the order it reports them. The newest edition was read and run in a transcription
 * (commit 00067189, November 2026); 0.20.3 was run; the two differ in five sources.
 */
export interface Pattern {
  id: string;
  source: string;
}

export const NEWEST: readonly Pattern[] = [
  {
    id: 'prompt_injection',
    source: String.raw`ignore\s+(?:\w+\s+){0,8}(previous|all|above|prior)\s+(?:\w+\s+){0,8}instructions`,
  },
  { id: 'sys_prompt_override', source: String.raw`system\s+prompt\s+override` },
  {
    id: 'disregard_rules',
    source: String.raw`disregard\s+(?:\w+\s+){0,8}(your|all|any)\s+(?:\w+\s+){0,8}(instructions|rules|guidelines)`,
  },
  {
    id: 'bypass_restrictions',
    source: String.raw`act\s+as\s+(if|though)\s+(?:\w+\s+){0,8}you\s+(?:\w+\s+){0,8}(have\s+no|don\'t\s+have)\s+(?:\w+\s+){0,8}(restrictions|limits|rules)`,
  },
  {
    id: 'html_comment_injection',
    source: String.raw`<!--[^>]{0,512}(?:ignore|override|system|secret|hidden)[^>]{0,512}-->`,
  },
  { id: 'hidden_div', source: String.raw`<\s*div\s+style\s*=\s*["\'][^>]{0,2048}display\s*:\s*none` },
  {
    id: 'translate_execute',
    source: String.raw`translate\s+[^\n]{0,512}\s+into\s+\w+(?:[\s-]+\w+){0,2}\s+and\s+(execute|run|eval)\b`,
  },
  { id: 'deception_hide', source: String.raw`do\s+not\s+(?:\w+\s+){0,8}tell\s+(?:\w+\s+){0,8}the\s+user` },
  { id: 'role_hijack', source: String.raw`you\s+are\s+(?:\w+\s+){0,8}now\s+(?:a|an|the)\s+` },
  { id: 'role_pretend', source: String.raw`pretend\s+(?:\w+\s+){0,8}(you\s+are|to\s+be)\s+` },
  { id: 'leak_system_prompt', source: String.raw`output\s+(?:\w+\s+){0,8}(system|initial)\s+prompt` },
  {
    id: 'remove_filters',
    source: String.raw`(respond|answer|reply)\s+without\s+(?:\w+\s+){0,8}(restrictions|limitations|filters|safety)`,
  },
  { id: 'fake_update', source: String.raw`you\s+have\s+been\s+(?:\w+\s+){0,8}(updated|upgraded|patched)\s+to` },
  { id: 'identity_override', source: String.raw`\bname\s+yourself\s+\w+` },
  { id: 'c2_node_registration', source: String.raw`register\s+(as\s+)?a?\s*node` },
  { id: 'c2_heartbeat', source: String.raw`(heartbeat|beacon|check[\s\-]?in)\s+(to|with)\s+` },
  { id: 'c2_task_pull', source: String.raw`pull\s+(down\s+)?(?:new\s+)?task(?:ing|s)?\b` },
  { id: 'c2_network_connect', source: String.raw`connect\s+to\s+the\s+network\b` },
  { id: 'forced_action', source: String.raw`you\s+must\s+(?:\w+\s+){0,3}(register|connect|report|beacon)\b` },
  { id: 'anti_forensic_oneliner', source: String.raw`only\s+use\s+one[\s\-]?liners?\b` },
  {
    id: 'anti_forensic_disk',
    source: String.raw`never\s+(?:\w+\s+){0,8}(?:create|write)\s+(?:\w+\s+){0,8}(?:script|file)\s+(?:\w+\s+){0,8}disk`,
  },
  { id: 'env_var_unset_agent', source: String.raw`unset\s+\w*(?:CLAUDE|CODEX|HERMES|AGENT|OPENAI|ANTHROPIC)\w*` },
  { id: 'known_c2_framework', source: String.raw`\b(?:cobalt\s*strike|sliver|havoc|mythic|metasploit|brainworm)\b` },
  { id: 'c2_explicit', source: String.raw`\bc2\s+(?:server|channel|infrastructure|beacon)\b` },
  { id: 'c2_explicit_long', source: String.raw`\bcommand\s+and\s+control\b` },
  { id: 'exfil_curl', source: String.raw`curl\s+[^\n]{0,2048}\$\{?\w*(?:KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL)S?\b` },
  { id: 'exfil_wget', source: String.raw`wget\s+[^\n]{0,2048}\$\{?\w*(?:KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL)S?\b` },
  { id: 'read_secrets', source: String.raw`cat\s+[^\n]{0,2048}(\.env|credentials|\.netrc|\.pgpass|\.npmrc|\.pypirc)` },
  { id: 'send_to_url', source: String.raw`(send|post|upload|transmit)\s+[^\n]{0,2048}\s+(to|at)\s+https?://` },
  {
    id: 'context_exfil',
    source: String.raw`(include|output|print|share)\s+(?:\w+\s+){0,8}(conversation|chat\s+history|previous\s+messages|full\s+context|entire\s+context)`,
  },
  { id: 'ssh_backdoor', source: String.raw`authorized_keys` },
  {
    id: 'ssh_access',
    source: String.raw`(?:\b(?:echo|cat|cp|mv|dd|tee|install|printf|rsync|scp|ln|append|add|write|sed|chmod|chown|truncate|rm|touch|curl|wget|git)\b|\bopen\s*\(|>>?)[^\n]{0,512}(?:\$HOME/\.ssh|~/\.ssh)`,
  },
  { id: 'hermes_env', source: String.raw`\$HOME/\.hermes/\.env|\~/\.hermes/\.env` },
  {
    id: 'agent_config_mod',
    source: String.raw`(update|modify|edit|write|change|append|add\s+to)\s+[^\n]{0,2048}(?:AGENTS\.md|CLAUDE\.md|\.cursorrules|\.clinerules)`,
  },
  {
    id: 'hermes_config_mod',
    source: String.raw`(update|modify|edit|write|change|append|add\s+to)\s+[^\n]{0,2048}\.hermes/(config\.yaml|SOUL\.md)`,
  },
  {
    id: 'hardcoded_secret',
    source: String.raw`(?:api[_-]?key|token|secret|password)\s*[=:]\s*["\'](?!(?-i:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)["\'])[A-Za-z0-9+/=_-]{20,}`,
  },
];

const OLDER: Readonly<Record<string, string>> = {
  translate_execute: String.raw`translate\s+[^\n]{0,512}\s+into\s+[^\n]{0,512}\s+and\s+(execute|run|eval)`,
  exfil_curl: String.raw`curl\s+[^\n]{0,2048}\$\{?\w*(KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL|API)`,
  exfil_wget: String.raw`wget\s+[^\n]{0,2048}\$\{?\w*(KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL|API)`,
  ssh_access: String.raw`\$HOME/\.ssh|\~/\.ssh`,
  hardcoded_secret: String.raw`(?:api[_-]?key|token|secret|password)\s*[=:]\s*["\'][A-Za-z0-9+/=_-]{20,}`,
};

export const RELEASE_0_20_3: readonly Pattern[] = NEWEST.map(({ id, source }) => ({ id, source: OLDER[id] ?? source }));
