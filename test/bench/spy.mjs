// Tells every module that is loaded, on stderr: `node --import ./test/bench/spy.mjs …`.
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    process.stderr.write(`${url}\n`);
    return next(url, context);
  },
});
