import { Command } from 'commander';
import { mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { MemportError } from '../../errors.ts';
import { didYouMean } from '../../text/nearest.ts';
import type { Setting } from '../setting.ts';

export const schemaCommand = (setting: Setting): Command =>
  new Command('schema')
    .description('print the JSON Schema of a document memport prints, of memport.json (config), or of a probe')
    .argument('[document]', 'the command whose document it is; without it the names are listed')
    .option('--out <dir>', 'write every schema into a folder, one file each')
    .addHelpText(
      'after',
      '\nExamples:\n  memport schema\n  memport schema list > list.schema.json\n  memport schema --out schemas\n',
    )
    .action(async (name: string | undefined, options: { out?: string }) => {
      const [{ schemas: documents }, { toJSONSchema }, { repositoryShape }, { probeSchema }, { described }] =
        await Promise.all([
          import('../../ir/documents-schema.ts'),
          import('zod'),
          import('../../world/repository.ts'),
          import('../../probe/probe-schema.ts'),
          import('../../ir/described.ts'),
        ]);
      const schemas = { ...documents, config: repositoryShape(), probe: probeSchema };
      const print = (document: keyof typeof schemas, indent?: number): string =>
        `${JSON.stringify({ $id: `https://memport.dev/schema/${document}.json`, ...described(document, toJSONSchema(schemas[document])) }, null, indent)}\n`;
      const names = Object.keys(schemas) as (keyof typeof schemas)[];
      if (options.out !== undefined) {
        const folder = path.resolve(setting.world.cwd, options.out);
        mkdirSync(folder, { recursive: true });
        for (const each of names) writeFileSync(path.join(folder, `${each}.json`), print(each));
        return;
      }
      if (name === undefined) {
        setting.out(`${names.join('\n')}\n`);
        return;
      }
      const found = names.find((each) => each === name);
      if (!found)
        throw new MemportError('usage', {
          what: `no document is called "${name}"`,
          expected: `${didYouMean(name, names) ?? ''} one of ${names.join(', ')}`.trim(),
          todo: 'memport schema lists them',
        });
      setting.out(print(found, 2));
    });
