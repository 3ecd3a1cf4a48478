import { InvalidArgumentError, type Command } from 'commander';
import { MemportError } from '../errors.ts';
import { FORMATS, isFormat, type Format } from './formats.ts';

/** How a result is wanted. */
export interface FormatOptions {
  json?: boolean;
  format?: Format[];
  out?: string;
  showContent?: boolean;
}

const NAMES = Object.keys(FORMATS).join(', ');

export const withFormatOptions = (command: Command): Command =>
  command
    .option('--format <formats>', `${NAMES}; several are parted by commas`, formatsIn)
    .option('--out <path>', 'the file, or the folder, that gets the reports')
    .option(
      '--show-content',
      'let memory text into sarif, junit, gitlab, github and html, and into json, check and audit under CI',
    );

const formatsIn = (given: string, before: Format[] = []): Format[] => {
  const words = given.split(',').map((word) => word.trim());
  const formats = words.filter(isFormat);
  if (formats.length < words.length) throw new InvalidArgumentError(`Formats are ${NAMES}.`);
  return [...before, ...formats];
};

/** What is printed, and what becomes a file. */
export interface Ways {
  printed: Format[];
  filed: Format[];
  out?: string;
}

/** The forms that were asked for; a document is printed only where it is the only one. */
export const waysOf = ({ json, format = [], out }: FormatOptions): Ways => {
  const wanted = [...new Set<Format>([...(json ? (['json'] as const) : []), ...format])];
  const formats = wanted.length === 0 ? (['terminal'] as const) : wanted;
  const documents = formats.filter((each) => FORMATS[each] !== undefined);
  if (out !== undefined && documents.length === 0)
    throw new MemportError('usage', {
      what: '--out gets a report, and none is asked for',
      expected: '--format json, sarif, junit, gitlab or html beside --out',
    });
  if (out !== undefined)
    return { printed: formats.filter((each) => FORMATS[each] === undefined), filed: documents, out };
  if (documents.length > 0 && formats.length > 1)
    throw new MemportError('usage', {
      what: `${documents.join(', ')} cannot be printed beside another format`,
      expected: '--out DIR, for the reports that are files',
    });
  return { printed: [...formats], filed: [] };
};

/** Whether JSON is wanted, of what is told as text or JSON only. */
export const wantsJson = (options: FormatOptions, what: string): boolean => {
  const { printed, filed } = waysOf(options);
  const other = [...printed, ...filed].find((each) => each !== 'terminal' && each !== 'json');
  if (other !== undefined || filed.length > 0)
    throw new MemportError('usage', {
      what: `${what} is no report`,
      expected: '--format terminal or json, without --out',
      todo: 'memport show <harness> and memport list are told in every format',
    });
  return printed.includes('json');
};

/** Whether a command line prints one JSON document and nothing else. */
export const printsJson = (argv: readonly string[]): boolean => {
  const at = argv.indexOf('--format');
  const asked = argv.includes('--json') || argv.includes('--format=json') || (at !== -1 && argv[at + 1] === 'json');
  return asked && !argv.some((word) => word === '--out' || word.startsWith('--out='));
};
