import { appendFileSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { FORMATS, type Format } from './formats.ts';
import { reportOf, type Report } from '../report/report.ts';
import { printed } from '../text/json.ts';
import { tilde } from '../text/safe.ts';
import type { FindingDocument } from '../verbs/document.ts';
import type { Picture } from '../verbs/picture.ts';
import { gitRootOf } from '../world/git-root.ts';
import { version } from '../world/world.ts';
import { underCi } from './outlet.ts';
import { waysOf, type FormatOptions } from './format-options.ts';
import { printable } from './printable.ts';
import type { Setting } from './setting.ts';

/** What a command has to tell, in each of the ways in which it may be told. */
export interface Telling<Found extends FindingDocument = FindingDocument> {
  /** Prints it for people. */
  terminal: () => void | Promise<void>;
  /** The JSON document. */
  document: () => object;
  found: () => { command: string; findings: readonly Found[] };
  /** Parts the findings of a command that compares several pairs: each pair is a run of its own. */
  categoryOf?: (finding: Found) => string;
  /** What a page shows besides; memory text only where it may. */
  picture: (showContent: boolean) => Picture | Promise<Picture>;
}

/** Tells it in every form that was asked for. */
export const tell = async <Found extends FindingDocument>(
  setting: Setting,
  options: FormatOptions,
  telling: Telling<Found>,
): Promise<void> => {
  const { printed: shown, filed, out } = waysOf(options);
  const texts = textsOf(setting, options, telling);
  const files: string[] = [];
  for (const each of filed) {
    const file = fileFor(setting, out ?? '.', each, filed.length);
    const pieces = await texts(each);
    keep(file, each === 'json' ? [...pieces].map(printable) : pieces);
    files.push(file);
  }
  for (const each of shown) {
    const print = each === 'github' ? setting.command : setting.out;
    if (each === 'terminal') await telling.terminal();
    else for (const piece of await texts(each)) print(piece);
    if (each === 'github') await summarise(setting, await texts.report());
  }
  if (files.length > 0) setting.out(`Written: ${files.map((file) => tilde(file, setting.world.home)).join(', ')}\n`);
};

type Texts = ((format: Format) => Promise<Iterable<string>>) & { report: () => Promise<Report> };

/** The text of each format, made when it is asked for. */
const textsOf = <Found extends FindingDocument>(
  setting: Setting,
  { showContent = false }: FormatOptions,
  telling: Telling<Found>,
): Texts => {
  const { world } = setting;
  let made: Report | undefined;
  const report = async (): Promise<Report> => {
    if (made) return made;
    const repository = gitRootOf(world);
    const { CONFIG } = await import('../world/repository.ts');
    const ground = {
      version: version(),
      home: world.home,
      showContent,
      ...(repository !== undefined && { repository }),
      ...(repository !== undefined && existsSync(path.join(repository, CONFIG)) && { config: CONFIG }),
    };
    return (made = reportOf(telling.found(), ground, telling.categoryOf));
  };
  const texts = async (format: Format): Promise<Iterable<string>> => {
    switch (format) {
      case 'terminal':
        return [];
      case 'json': {
        const { withheld } = await import('../report/withheld.ts');
        const held = underCi(world.env) && !showContent;
        return (function* () {
          yield* printed(held ? withheld(telling.document()) : telling.document());
          yield '\n';
        })();
      }
      case 'sarif':
        return [(await import('../report/sarif.ts')).sarifText(await report())];
      case 'junit':
        return [(await import('../report/junit.ts')).junitText(await report())];
      case 'gitlab':
        return [(await import('../report/gitlab.ts')).gitlabText(await report())];
      case 'github':
        return [(await import('../report/github.ts')).githubText(await report())];
      case 'html': {
        const { pageText } = await import('../report/html/page.ts');
        return [pageText(await telling.picture(showContent), await report(), world.now())];
      }
    }
  };
  return Object.assign(texts, { report });
};

/** The file of one report: in the folder that was named, or the file itself where there is one report. */
const fileFor = ({ world }: Setting, out: string, format: Format, number: number): string => {
  const given = path.resolve(world.cwd, out);
  const folder = number > 1 || /[/\\]$/.test(out) || isFolder(given);
  return folder ? path.join(given, FORMATS[format] ?? format) : given;
};

const isFolder = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

/** A report may hold memory text: it is nobody else's. */
const keep = (file: string, pieces: Iterable<string>): void => {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, [...pieces].join(''), { mode: 0o600 });
  } catch (error) {
    throw new MemportError('io', {
      what: 'the report cannot be written',
      where: file,
      expected: 'a folder this user may write',
      cause: error,
    });
  }
};

/** The summary of a step goes where the runner says. */
const summarise = async ({ world, err }: Setting, report: Report): Promise<void> => {
  const file = world.env['GITHUB_STEP_SUMMARY'];
  if (file === undefined || file === '') return;
  const { summaryText } = await import('../report/github.ts');
  try {
    appendFileSync(file, summaryText(report));
  } catch {
    err('memport: the step summary could not be written; the annotations stand.\n');
  }
};
