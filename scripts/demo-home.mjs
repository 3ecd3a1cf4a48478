// A person's machine, made up: what the demo and the README's examples are run on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const entries = (...texts) => texts.join('\n§\n');

const FILES = {
  '.hermes/SOUL.md': 'You are Hermes: brisk, curious, never in the way.\n',
  '.hermes/config.yaml': 'memory:\n  memory_char_limit: 1200\nskills:\n  disabled: [standup-poem]\n',
  '.hermes/memories/USER.md': entries(
    'Noor Haddad, site reliability engineer in Rotterdam (CET), on call every third week.',
    'User prefers: the command first, the explanation after, no more than five lines.',
    'Never touch the billing database on the last working day of a month.\nWhy: invoices are drawn from it overnight, and in March a lock cost a day\nApplies: migrations, vacuum runs, replica promotion',
    'Reads Dutch and Arabic; commit messages stay English.',
  ),
  '.hermes/memories/MEMORY.md': entries(
    'Workstation: NixOS, podman instead of docker, direnv in every repository.',
    'parcel-api: User requires: Regenerate the client with `just client` after any change under api/schema.\nWhy: the mobile team builds from the committed client',
    'Staging answers on port 8443, production on 443; the VPN profile is called harbour.',
    'Rotating keys: the runbook wants `cat .env` compared with the vault first.',
    'Grafana board for the queues: /d/harbour-queues.',
  ),
  '.hermes/pending/memory/5e1f00c4.json': `${JSON.stringify({ id: '5e1f00c4', subsystem: 'memory', action: 'add', summary: 'a habit seen twice', origin: 'background_review', created_at: 1795168800.5, payload: { action: 'add', target: 'user', content: 'Wants a rollback plan named before every deploy.' } })}\n`,
  '.hermes/profiles/private/memories/USER.md': entries('Noor sails a 1978 Contessa 26 called Tern.', 'User prefers: metric units, and knots for wind.'),
  '.hermes/skills/devops/DESCRIPTION.md': '---\ndescription: Shipping, watching and mending what runs\n---\n',
  '.hermes/skills/devops/drain-node/SKILL.md': '---\nname: drain-node\ndescription: Drain a node without losing the parcels that are in flight on it\n---\n\n# Drain a node\n',
  '.hermes/skills/standup-poem/SKILL.md': '---\nname: standup-poem\ndescription: The standup as a haiku\n---\n',
  '.hermes/skills/memport/projects.json': '{\n "parcel-api": {\n  "level": "project",\n  "key": "/srv/parcel-api",\n  "paths": [\n   "/srv/parcel-api"\n  ]\n }\n}\n',
};

export const furnish = (home) => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), text);
  }
};
