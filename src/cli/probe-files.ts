import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { plural, safeLine } from '../report/terminal.ts';
import { tilde } from '../text/safe.ts';
import { plan } from '../verbs/plan.ts';
import { acceptProbes } from '../verbs/probe-review.ts';
import {
  conflictsIn,
  draftProbes,
  initProbes,
  probeFolder,
  triables,
  writtenProbes,
  type Triable,
  type WrittenProbe,
} from '../verbs/probes.ts';
import { gitRootOf } from '../world/git-root.ts';
import { pairIn, type ProbeOptions } from './probe-options.ts';
import type { Setting } from './setting.ts';

/** What was typed after `memport probe init`. */
export interface InitOptions extends Omit<ProbeOptions, 'judge'> {
  inRepo?: boolean;
  draft?: string;
  /** A model may say that only a judge can tell. */
  judge?: boolean;
}

/** Writes the probes that templates give, so that a person can read and better them. */
export const initiated = async (setting: Setting, typed: readonly string[], options: InitOptions): Promise<void> => {
  if (options.judge && options.draft === undefined)
    throw new MemportError('usage', {
      what: 'a judge tells trials, and nobody is named who writes the situations for them',
      expected: '--judge with --draft CLIENT',
    });
  const { world } = setting;
  const root = gitRootOf(world);
  if (options.inRepo && root === undefined)
    throw new MemportError('usage', { what: 'this is no repository', where: world.cwd, expected: 'a git repository' });
  const folder = probeFolder(world, options.inRepo ? root : undefined);
  const { options: pair, words } = pairIn(setting, typed, options);
  const planned = await plan(world, pair);
  const tries = triables(planned.source, words, writtenProbes(world, root), [planned.target]);
  const made = await initProbes(world, planned.source, tries, folder);
  const drafts = await draftsFor(setting, options, made.without, (without, asking) =>
    draftProbes(world, planned.source, without, { asking, judged: options.judge === true }, folder),
  );
  const [kept, without] = [made.kept, drafts?.without ?? made.without];
  const written = [...made.written, ...(drafts?.written ?? [])];
  if (options.json) {
    setting.out(
      `${JSON.stringify({ version: 1, command: 'probe init', written: written.map(({ file }) => file), kept, without: without.map(({ handle, why }) => ({ handle, why })) })}\n`,
    );
    return;
  }
  setting.out(
    `${plural(written.length, 'probe')} written to ${tilde(folder, world.home)}, ${kept} stood there before; ${plural(without.length, 'memory has', 'memories have')} none.\n`,
  );
  for (const [why, group] of Map.groupBy(without, (each) => each.why ?? ''))
    setting.out(
      `  ${group.length}: ${safeLine(why)} (${group
        .slice(0, 6)
        .map(({ handle }) => handle)
        .join(', ')}${group.length > 6 ? ' …' : ''})\n`,
    );
  if (drafts)
    setting.out(
      `${plural(drafts.written.length, 'probe was', 'probes were')} drafted by a model: none counts before memport probe review <handle> --accept.\n`,
    );
  for (const { a, b, why } of conflictsIn(tries))
    setting.out(`${a} and ${b} cannot both be followed (${safeLine(why)}): their trials spoil each other.\n`);
  if (options.inRepo) setting.out('They hold memory text: whoever reads this repository reads it.\n');
  setting.out(`Next: read them, then memport probe plan ${pair.from}:${pair.to}\n`);
};

type Drafts = Awaited<ReturnType<typeof draftProbes>>;
type Asking = Parameters<typeof draftProbes>[3]['asking'];

/** What a model draws up, where one is named for that. */
const draftsFor = async (
  setting: Setting,
  options: InitOptions,
  without: readonly Triable[],
  draw: (without: readonly Triable[], asking: Asking) => Promise<Drafts>,
): Promise<Drafts | undefined> => {
  if (options.draft === undefined || without.length === 0) return undefined;
  const [{ modelFor }, { modelWish }] = await Promise.all([import('../world/model.ts'), import('./model-options.ts')]);
  const holds = `the words of ${plural(without.length, 'memory', 'memories')}`;
  const model = await modelFor(setting.world, options.draft, modelWish(setting, options, holds));
  return draw(without, model.asking);
};

/** Shows probes as they are written; `--accept` says that a person has read them. */
export const reviewed = async (
  setting: Setting,
  words: readonly string[],
  { accept = false, json = false }: { accept?: boolean; json?: boolean },
): Promise<void> => {
  const { world } = setting;
  const all = writtenProbes(world, gitRootOf(world));
  const wanted = words.length === 0 ? all : words.map((word) => oneOf(all, word));
  if (wanted.length === 0 && !json) {
    setting.out('No probe is written yet. Next: memport probe init claude:codex\n');
    return;
  }
  if (accept && words.length === 0)
    throw new MemportError('usage', {
      what: '--accept says that you have read a probe, and none is named',
      expected: 'memport probe review <handle> --accept',
    });
  const { printProbe } = await import('../probe/probe-file.ts');
  if (accept) acceptProbes(world, wanted);
  if (json) {
    const probes = wanted.map(({ probe, file }) => ({
      file: tilde(file, world.home),
      probe: { ...probe, reviewed: accept || probe.reviewed },
    }));
    setting.out(`${JSON.stringify({ version: 1, command: 'probe review', probes })}\n`);
    return;
  }
  for (const { probe, file } of wanted) {
    setting.out(
      words.length === 0
        ? `${probe.memory.handle}  ${probe.shape}  ${probe.reviewed ? 'read by you' : `by ${probe.author}, not yet read`}  ${safeLine(probe.rule)}\n`
        : accept
          ? `${probe.memory.handle} is accepted: ${tilde(file, world.home)}\n`
          : `# ${tilde(file, world.home)}\n${printProbe(probe)}`,
    );
  }
};

const oneOf = (all: readonly WrittenProbe[], word: string): WrittenProbe => {
  const found = all.find(({ probe: { memory } }) => memory.handle === word || memory.id === word);
  if (found) return found;
  throw new MemportError('usage', {
    what: `no probe is written for "${word}"`,
    expected:
      all.length === 0
        ? 'none is written: memport probe init'
        : `a handle: ${all
            .slice(0, 8)
            .map(({ probe }) => probe.memory.handle)
            .join(', ')}`,
  });
};

/** The probes as a configuration of promptfoo. */
export const exported = async (
  setting: Setting,
  typed: readonly string[],
  options: ProbeOptions & { promptfoo: string },
): Promise<void> => {
  const [{ promptfooText }, { writeOwn }] = await Promise.all([
    import('../verbs/promptfoo.ts'),
    import('../store/own-file.ts'),
  ]);
  const { world } = setting;
  const { options: pair, words } = pairIn(setting, typed, options);
  const planned = await plan(world, pair);
  const tries = triables(planned.source, words, writtenProbes(world, gitRootOf(world)), [planned.target]);
  const { text, tests, without } = promptfooText(planned, tries);
  const file = path.resolve(world.cwd, options.promptfoo);
  writeOwn(world.disk, file, text, 0o600);
  if (options.json) {
    const told = { version: 1, command: 'probe export', file: tilde(file, world.home), tests, without };
    setting.out(`${JSON.stringify(told)}\n`);
    return;
  }
  setting.out(
    `${plural(tests, 'test')} written to ${tilde(file, world.home)}; ${plural(without, 'check')} promptfoo has no word for.\nIt holds memory text.\n`,
  );
};
