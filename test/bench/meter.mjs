// Leaves what the process took in a file: `METER=file node --import ./test/bench/meter.mjs …`.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeFileSync(process.env.METER, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, mb: maxRSS / 1024 }));
});
