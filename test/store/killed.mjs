// One command line of the built memport on a disk that kills this process right after its n-th write; 0: before any.
import { disk } from '../../dist/disk.js';
import { run } from '../../dist/run.js';

const [after, writes, ...argv] = process.argv.slice(2);
let count = 0;
const end = () => count === Number(after) && process.kill(process.pid, 'SIGKILL');
const gate = (call) => {
  if (!writes.split(',').includes(call)) return disk[call];
  return (...args) => {
    end();
    try {
      return disk[call](...args);
    } finally {
      count += 1;
      end();
    }
  };
};
process.exitCode = await run(argv, {
  env: process.env, cwd: process.cwd(), screen: { width: 100, colour: false }, disk: Object.fromEntries(Object.keys(disk).map((call) => [call, gate(call)])),
  out: (text) => void process.stdout.write(text), err: (text) => void process.stderr.write(text),
});
