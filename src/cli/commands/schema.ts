import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import type { Setting } from '../setting.ts';

export const schemaCommand = (setting: Setting): Command =>
  new Command('schema')
    .description('print the JSON Schema of a document memport prints')
    .argument('[document]', 'the command whose document it is; without it the names are listed')
    .addHelpText('after', '\nExamples:\n  memport schema\n  memport schema list > list.schema.json\n')
    .action(async (name: string | undefined) => {
      const { schemas } = await import('../../ir/schema.ts');
      if (name === undefined) {
        setting.out(`${Object.keys(schemas).join('\n')}\n`);
        return;
      }
      const { toJSONSchema } = await import('zod');
      const schema = Object.hasOwn(schemas, name) ? schemas[name as keyof typeof schemas] : undefined;
      if (!schema) throw new MemportError('usage', { what: `no document is called "${name}"`, expected: `one of ${Object.keys(schemas).join(', ')}` });
      setting.out(`${JSON.stringify({ $id: `https://memport.dev/schema/${name}.json`, ...toJSONSchema(schema) }, null, 2)}\n`);
    });
