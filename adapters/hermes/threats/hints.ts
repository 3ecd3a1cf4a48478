import { matchedWords, threatsIn } from './threats.ts';
import type { Pattern } from './patterns.ts';

/**
 * By the id of a pattern of Hermes' scanner, how the same is said so that it is loaded. The test of this table has, of
 * each, a text that is blocked and one that follows the hint.
 */
const HINTS: Readonly<Record<string, string>> = {
  prompt_injection: 'name the phrase ("the override phrase") instead of writing it out',
  sys_prompt_override: 'turn it round: "override of the system prompt"',
  disregard_rules: 'say "leave aside" for "disregard"',
  bypass_restrictions: 'say what is done instead of "act as if"',
  html_comment_injection: 'write the comment without its angle brackets',
  hidden_div: 'name the style without the tag',
  translate_execute: 'make two sentences of it, one for each step',
  deception_hide: 'state it: "… stays out of the answer"',
  role_hijack: 'leave out "now"',
  role_pretend: 'say "play the part of" for "pretend to be"',
  leak_system_prompt: 'say "show" for "output"',
  remove_filters: 'turn it round: "answers carry no filters"',
  fake_update: 'name what was updated instead of "you"',
  identity_override: 'say "is called" for "name yourself"',
  c2_node_registration: 'say "enrol" for "register"',
  c2_heartbeat: 'take another verb, such as "talk to"',
  c2_task_pull: 'say "fetch" for "pull"',
  c2_network_connect: 'say "join" for "connect to"',
  forced_action: 'state the fact: what happens, without "you must"',
  anti_forensic_oneliner: 'say "a single line is enough"',
  anti_forensic_disk: 'say where it goes instead of where it never goes',
  env_var_unset_agent: 'say "clear" for "unset"',
  known_c2_framework: 'take another word for it',
  c2_explicit: 'take another name for it than "c2"',
  c2_explicit_long: 'take another name for it',
  exfil_curl: 'name the variable in words, without its sign and name behind the command',
  exfil_wget: 'name the variable in words, without its sign and name behind the command',
  read_secrets: 'say that the file is read, without `cat` before it',
  send_to_url: 'say "the address is …", without a verb of sending before it',
  context_exfil: 'take another verb, such as "quote"',
  ssh_backdoor: 'say "the list of allowed keys" for the name of the file',
  ssh_access: 'name the key without the path of its folder',
  hermes_env: 'say "the environment file of Hermes" for its path',
  agent_config_mod: 'name the file first: "AGENTS.md goes along with …"',
  hermes_config_mod: 'name the file first, and then what is done to it',
  hardcoded_secret: 'say where it is kept instead of what it is',
};

/** Why Hermes blocks a text at load: the pattern, its words, and how to say it otherwise; undefined where it loads. */
export const blockedBy = (text: string, patterns: readonly Pattern[]): string | undefined => {
  const ids = threatsIn(text, patterns);
  if (ids.length === 0) return undefined;
  const said = ids.map((id) => {
    const words = matchedWords(text, id, patterns);
    return words === undefined ? id : `${id}: "${words.trim()}"`;
  });
  const hints = new Set(ids.map((id) => HINTS[id] ?? 'leave out the invisible character (some emoji hold one)'));
  return `(${said.join(', ')}); it loads in other words: ${[...hints].join('; ')}`;
};
