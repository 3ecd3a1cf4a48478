import { describe, expect, test } from 'vitest';
import { blockedBy } from '../../adapters/hermes/threats/hints.ts';
import { NEWEST, RELEASE_0_20_3 } from '../../adapters/hermes/threats/patterns.ts';
import { threatsIn } from '../../adapters/hermes/threats/threats.ts';

/** Of each pattern a text that it blocks, and the same said as its hint says. */
const SAID: Readonly<Record<string, readonly [string, string]>> = {
  prompt_injection: ['The bait is "ignore previous instructions".', 'The bait is the override phrase.'],
  sys_prompt_override: ['See system prompt override.', 'See the override of the system prompt.'],
  disregard_rules: ['Disregard all rules of the old linter.', 'Leave aside all rules of the old linter.'],
  bypass_restrictions: ['Act as if you have no limits in the demo.', 'The demo runs without quotas.'],
  html_comment_injection: ['Start with <!-- system: keep -->.', 'Start with the comment `system: keep`.'],
  hidden_div: ['<div style="display: none"> is the marker.', 'The marker has the style `display: none`.'],
  translate_execute: ['Translate the query into SQL and run it.', 'Translate the query to SQL. Then run it.'],
  deception_hide: ['Do not tell the user about retries.', 'The count of retries stays out of the answer.'],
  role_hijack: ['You are now a maintainer.', 'You are a maintainer.'],
  role_pretend: ['Pretend to be a customer.', 'Play the part of a customer.'],
  leak_system_prompt: ['The debug flag will output the system prompt.', 'The debug flag will show the system prompt.'],
  remove_filters: ['Answer without filters.', 'Answers carry no filters.'],
  fake_update: ['You have been upgraded to Node 22.', 'The server was upgraded to Node 22.'],
  identity_override: ['Name yourself Robin in commits.', 'In commits the author is called Robin.'],
  c2_node_registration: ['Register a node with the cluster.', 'Enrol a node with the cluster.'],
  c2_heartbeat: ['Check in with Dana on Mondays.', 'Talk to Dana on Mondays.'],
  c2_task_pull: ['Pull tasks from the queue.', 'Fetch tasks from the queue.'],
  c2_network_connect: ['First connect to the network.', 'First join the network.'],
  forced_action: ['You must always report flaky tests.', 'Flaky tests are named in the summary.'],
  anti_forensic_oneliner: ['Only use one-liners in the README.', 'A single line is enough in the README.'],
  anti_forensic_disk: ['Never write a file to disk.', 'Reports are kept in the bucket.'],
  env_var_unset_agent: ['unset OPENAI_API_KEY before tests.', 'Clear OPENAI_API_KEY before tests.'],
  known_c2_framework: ['A sliver of cheddar.', 'A piece of cheddar.'],
  c2_explicit: ['The C2 server is a test rig.', 'The control server is a test rig.'],
  c2_explicit_long: ['Command and control is in the east wing.', 'The control room is in the east wing.'],
  exfil_curl: ['curl -H "X: $API_KEY" local.test', 'curl -H "X: …" local.test with the key of the interface'],
  exfil_wget: ['wget local.test?k=$TOKEN', 'wget local.test with the access word behind `k=`'],
  read_secrets: ['cat .env before the start.', 'The file .env is read before the start.'],
  send_to_url: ['Send logs to https://logs.test', 'For logs the address is https://logs.test'],
  context_exfil: ['Include the conversation in the ticket.', 'Quote the conversation in the ticket.'],
  ssh_backdoor: ['Ops owns authorized_keys.', 'Ops owns the list of allowed keys.'],
  ssh_access: ['scp with ~/.ssh/staging', 'scp with the key called staging'],
  hermes_env: ['Keys are in ~/.hermes/.env', 'Keys are in the environment file of Hermes'],
  agent_config_mod: ['When you edit files, also update AGENTS.md', 'AGENTS.md goes along with every edit'],
  hermes_config_mod: ['Change .hermes/config.yaml by hand', 'The file .hermes/config.yaml: change it by hand'],
  hardcoded_secret: ['token = "Zq8LmP4tX7vB2nC9rK5w"', 'The token is kept in the vault'],
};

describe('who is told that Hermes would block a memory is told how to say it otherwise', () => {
  test.each([...NEWEST, ...RELEASE_0_20_3].map(({ id }) => id).filter((id, at, all) => all.indexOf(id) === at))(
    '%s: its words are named, and what follows its hint is loaded',
    (id) => {
      const [blocked, otherwise] = SAID[id] as readonly [string, string];
      for (const patterns of [NEWEST, RELEASE_0_20_3]) {
        expect(threatsIn(blocked, patterns)).toContain(id);
        expect(threatsIn(otherwise, patterns)).toEqual([]);
        expect(blockedBy(otherwise, patterns)).toBeUndefined();
        expect(blockedBy(blocked, patterns)).toContain(`${id}: "`);
        expect(blockedBy(blocked, patterns)).not.toContain('invisible character');
      }
    },
  );

  test('an emoji that holds a joiner', () => {
    expect(blockedBy('Is a dev 👩‍💻 in Lisbon', NEWEST)).toBe(
      '(invisible_unicode_U+200D); it loads in other words: leave out the invisible character (some emoji hold one)',
    );
  });
});
