// `tsc` is the whole build; the schemas are printed from the zod shapes so that they ship as plain files.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const root = new URL('..', import.meta.url);
const at = (path) => new URL(path, root);
rmSync(at('dist'), { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve('typescript/package.json').replace(/package\.json$/, 'bin/tsc');
execFileSync(process.execPath, [tsc, '-p', at('tsconfig.json').pathname], { stdio: 'inherit' });
chmodSync(at('dist/src/cli/bin.js'), 0o755);

const { schemas } = await import(at('dist/src/ir/schema.js').href);
const { toJSONSchema } = await import('zod');
mkdirSync(at('dist/schema'), { recursive: true });
for (const [name, schema] of Object.entries(schemas)) {
  writeFileSync(at(`dist/schema/${name}.json`), `${JSON.stringify({ $id: `https://memport.dev/schema/${name}.json`, ...toJSONSchema(schema) }, null, 2)}\n`);
}
