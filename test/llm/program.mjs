// A program that answers questions, for tests: what it does stands in its first argument.
import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';

const [how, file] = process.argv.slice(2);
let text = '';
for await (const piece of process.stdin) text += piece;
const asked = JSON.parse(text);
const say = (value) => process.stdout.write(typeof value === 'string' ? value : JSON.stringify(value));
if (how === 'bare') say({ verdict: 'same', note: asked.input.a });
if (how === 'wrapped')
  say({ answer: { verdict: 'same', note: null }, model: 'inner', tokens: { sent: 5, received: 2 } });
if (how === 'where') say({ verdict: 'same', note: JSON.stringify({ folder: process.cwd(), files: readdirSync('.') }) });
if (how === 'refuse') say({ refused: true });
if (how === 'babble') say('the two are the same');
if (how === 'fail') {
  process.stderr.write('first line\nno such model\n');
  process.exit(3);
}
if (how === 'later') process.exit(75);
if (how === 'flood') for (;;) await new Promise((done) => process.stdout.write('x'.repeat(1 << 20), done));
if (how === 'hang') {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  writeFileSync(file, JSON.stringify([process.pid, child.pid]));
  setInterval(() => {}, 1000);
}
