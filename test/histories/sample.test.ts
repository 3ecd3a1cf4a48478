import fc from 'fast-check';
import { test } from 'vitest';
import { play } from './play.ts';
import { history } from './steps.ts';
import { shrunk } from './shrunk.ts';
import { writeFileSync } from 'node:fs';
test('sample', async () => {
  const laws = new Set((process.env['MEMPORT_LAWS'] ?? '1').split(',').map(Number));
  const exits: Record<string, number> = {}, decisions: Record<string, number> = {};
  const seen = new Map<string, { count: number; text: string }>();
  const until = Date.now() + Number(process.env['SECONDS_'] ?? 100) * 1000;
  let played = 0;
  const sig = (text: string) => text.replace(/\d+/g, '#').replace(/"[^"]*"/g, '""').replace(/[a-f0-9#]{6,}/g, 'H').replace(/indeed#|[^ ]*memport-history[^ ]*/g, '').replace(/[^ ]*\/[^ ]*/g, 'P').slice(0, 130);
  for (const each of fc.sample(history, { seed: Number(process.env['MEMPORT_SEED'] ?? 3), numRuns: 5000 })) {
    if (Date.now() > until) break;
    played += 1;
    const broken = await play(each, laws, (log) => {
      for (const line of log) { const e = /→ exit (\d)/.exec(line)?.[1]; if (e) exits[e] = (exits[e] ?? 0) + 1; const d = /^ {8}(\w+) +\S+ →/.exec(line)?.[1]; if (d) decisions[d] = (decisions[d] ?? 0) + 1; }
    });
    if (!broken) continue;
    const key = `law ${broken.law} ${sig(broken.complaints[0] ?? '')}`;
    const known = seen.get(key);
    if (known) { known.count += 1; continue; }
    const small = await shrunk(each, async (one) => (await play(one, laws))?.law === broken.law, 90);
    const again = await play(small, laws);
    seen.set(key, { count: 1, text: `${again?.complaints.join('\n  ')}\n\n${again?.log.join('\n')}\n${JSON.stringify(small)}` });
  }
  const text = [...seen].sort((a, b) => b[1].count - a[1].count).map(([key, { count, text: said }]) => `######## ${count} × ${key}\n${said}`).join('\n\n');
  writeFileSync(process.env['OUT_'] ?? '/tmp/sample.txt', `${played} histories ${JSON.stringify(exits)} ${JSON.stringify(decisions)}\n${text}\n`);
}, 900000);
