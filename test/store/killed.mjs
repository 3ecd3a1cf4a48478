// One command line of the built memport on a disk that kills this process right after its n-th call.
import { disk } from '../../dist/disk.js';
import { run } from '../../dist/run.js';

const [after, ...argv] = process.argv.slice(2);
let count = 0;
const gate = (call) => (...args) => {
  try {
    return disk[call](...args);
  } finally {
    count += 1;
    if (count === Number(after)) process.kill(process.pid, 'SIGKILL');
  }
};
process.exitCode = await run(argv, {
  env: process.env, cwd: process.cwd(), screen: { width: 100, colour: false }, disk: Object.fromEntries(Object.keys(disk).map((call) => [call, gate(call)])),
  out: (text) => void process.stdout.write(text), err: (text) => void process.stderr.write(text),
});
