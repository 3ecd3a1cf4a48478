import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { lineOfFault, reasonOf } from '../text/json-fault.ts';
import { lenientJson } from '../text/jsonc.ts';
import { gitDisk as disk } from './git-disk.ts';
import { OWN_ALONE, SETTING_SHAPES, type SettingKind, type Shapes } from './settings-shape.ts';

const MAX_BYTES = 1 << 20;

/** A memport.json that would be taken. */
export const REPOSITORY_EXAMPLE =
  '{"stores": {"claude": {"harness": "claude"}, "codex": {"export": ".memport/codex.ir.json"}}, "groups": [{"stores": ["claude", "codex"]}]}';

/** A JSON file of settings with its text, checked; undefined where there is none. Faults name the file and the line. */
export const settingsIn = <K extends SettingKind>(
  file: string,
  kind: K,
  example: string,
): { text: string; value: Shapes[K] } | undefined => {
  if (disk.stat(file) === undefined) return undefined;
  const text = disk.text(file, MAX_BYTES)?.replace(/^\ufeff/, '');
  if (text === undefined)
    throw new MemportError('config', {
      what: `${path.basename(file)} cannot be read`,
      where: file,
      expected: 'a readable file of at most 1 MiB',
    });
  return { text, value: checked(text, file, kind, example) };
};

const checked = <K extends SettingKind>(text: string, file: string, kind: K, example: string): Shapes[K] => {
  let value: unknown;
  const plain = lenientJson(text);
  try {
    value = JSON.parse(plain);
  } catch (error) {
    throw new MemportError('config', {
      what: `${path.basename(file)} is not JSON: ${reasonOf(error)}`,
      where: `${file}:${lineOfFault(plain, error)}`,
      expected: example,
      todo: 'mend that line',
      cause: error,
    });
  }
  const result = SETTING_SHAPES[kind]().safeParse(value);
  if (result.success) return result.data as Shapes[K];
  const [issue] = result.error.issues;
  const steps = (issue?.path ?? []).map(String);
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const why = (issue?.code === 'invalid_key' ? issue.issues[0] : issue)?.message ?? 'not as expected';
  if (kind === 'repository' && unknown !== undefined && OWN_ALONE.includes(unknown))
    throw new MemportError('config', {
      what: `"${unknown}" is refused in ${path.basename(file)}: a repository names no code, program or host`,
      where: `${file}:${lineOf(text, unknown)}`,
      expected: `"${unknown}" in your own config.json ($XDG_CONFIG_HOME/memport/config.json, else ~/.config/memport/config.json)`,
      todo: 'take it out here, and write it there if you trust what it names',
    });
  throw new MemportError('config', {
    what:
      unknown === undefined
        ? `${steps.length === 0 ? path.basename(file) : `"${steps.join('.')}"`}: ${why}`
        : `"${unknown}" means nothing in ${path.basename(file)}`,
    where: `${file}:${lineOf(text, unknown ?? steps.findLast((step) => Number.isNaN(Number(step))))}`,
    expected: example,
  });
};

/** Where a word of the file stands; the first line when it stands nowhere as it is. */
export const lineOf = (text: string, word: string | undefined): number => {
  const at = word === undefined ? -1 : text.indexOf(JSON.stringify(word));
  return text.slice(0, Math.max(at, 0)).split('\n').length;
};
