import { RUNNERS } from '../../../manifests/runners.ts';
import { runnerOf } from '../../../manifests/table.ts';
import type { Ground } from '../../claim-ground.ts';
import type { ClaimOf, ClaimVerdict } from '../claim.ts';
import { BROUGHT_BY } from '../known-names.ts';
import { hasPackage } from './held-names.ts';
import { foundAt } from './held-path.ts';
import { nearest } from './tree.ts';

/** What a project would call a script of its own, and no package calls its program. */
const SCRIPTS =
  /^(?:build|dev|lint|format|fmt|typecheck|type-check|check|deploy|start|serve|seed|migrate|generate|codegen|e2e|coverage|release|clean|watch|preview|ci|bench|docs|test)(?:[:_-]|$)/;

export const heldScript = (ground: Ground, { runner, script, sure }: ClaimOf<'script'>): ClaimVerdict => {
  const { called, noun, by = runner, brought } = RUNNERS[runner];
  const defining = [...ground.scripts].filter(([file]) => runnerOf(file) === by);
  const names = new Set(defining.flatMap(([, each]) => [...each]));
  const isFile = runner === 'make' && foundAt(ground, script).length > 0;
  if (names.has(script) || isFile || [...names].some((each) => isPattern(each, script))) return { is: 'held' };
  if (ground.partial || (brought ? isBrought(ground, { runner, script }, defining) : names.has('*')))
    return { is: 'unknown' };
  if (defining.length === 0) {
    // A task of taskwarrior's, a rule of a Makefile that nobody tracks.
    if (!ALONE.has(runner) || ground.stands(called) !== undefined || ground.ecosystems.has('other'))
      return { is: 'unknown' };
    return { is: 'stale', message: `\`${script}\` is no ${noun}: the project has no ${called}` };
  }
  if (
    !sure &&
    (hasPackage(ground, BROUGHT_BY.get(script) ?? script) ||
      ground.program(script) ||
      ground.files.has('server.js') ||
      (!SCRIPTS.test(script) && ground.holds(script) !== false))
  )
    return { is: 'unknown' };
  const near =
    nearest(script, names) ?? [...names].find((each) => each.endsWith(`:${script}`) || script.endsWith(`:${each}`));
  const where = defining.length === 1 ? defining[0]?.[0] : `any ${called}`;
  return {
    is: 'stale',
    message: `\`${script}\` is no ${noun} of ${where}${near === undefined ? '' : `: the nearest is \`${near}\``}`,
  };
};

/** Whoever says these means a file that is surely called so, and has it. */
const ALONE: ReadonlySet<ClaimOf<'script'>['runner']> = new Set([
  'npm',
  'make',
  'just',
  'composer',
  'deno',
  'rake',
  'fastlane',
]);

/** Whether a plugin or a package may bring it: then one is called as its name begins. */
const isBrought = (
  ground: Ground,
  { runner, script }: Pick<ClaimOf<'script'>, 'runner' | 'script'>,
  defining: readonly (readonly [file: string, names: ReadonlySet<string>])[],
): boolean => {
  const [first = '', ...rest] = script.split(/[:.]/);
  const names = defining.flatMap(([, each]) => [...each]);
  // What is loaded from where nobody reads may be called anything; mix always may, by what it depends on.
  if (runner !== 'mix' && names.includes('*')) return true;
  if (RUNNERS[runner].brought === 'file') {
    const word = (/^[a-z]+/.exec(first)?.[0] ?? first).toLowerCase();
    // Its own tasks load nothing.
    const others = (text: string): string =>
      names.reduce((left, name) => left.replaceAll(name, ''), text).toLowerCase();
    return defining.some(([file]) => others(ground.text(file) ?? word).includes(word));
  }
  if (rest.length === 0)
    return runner === 'mix' ? names.includes('*') : defining.some(([file]) => isRails(ground, file));
  // A namespace of the project's own is known whole.
  return (
    !names.some((each) => each.startsWith(`${first}:`) || each.startsWith(`${first}.`)) &&
    [...ground.packages.keys()].some((name) => name.includes(first.toLowerCase()))
  );
};

/** Packages bring tasks of one word to it. */
const isRails = (ground: Ground, file: string): boolean =>
  /config\/application|Rails\.application/.test(ground.text(file) ?? '');

const isPattern = (pattern: string, name: string): boolean => {
  const [head, tail] = pattern.split('%');
  return tail !== undefined && name.startsWith(head as string) && name.endsWith(tail) && name.length >= pattern.length;
};
