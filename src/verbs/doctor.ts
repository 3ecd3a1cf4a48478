import type { Adapter } from '../adapter.ts';
import { clientOnPath } from '../drive/installed-client.ts';
import { isMemportError, type MemportError } from '../errors.ts';
import { SEVERITIES } from '../ir/finding-rules.ts';
import type { Documents } from '../ir/documents-schema.ts';
import { compareVersions } from '../kit/editions.ts';
import { readRuns } from '../store/journal.ts';
import { programOnPath } from '../store/program-on-path.ts';
import { isUnfinished } from '../store/recover.ts';
import { isWritable } from '../store/writable.ts';
import { inUseNow } from '../world/busy.ts';
import { ownConfig } from '../world/config.ts';
import { foreignAmong } from '../world/harness.ts';
import { looked } from '../world/look.ts';
import { repositoryAt } from '../world/repository.ts';
import { clientVersionOf, ownList, type Outlook } from '../world/sight.ts';
import type { Surveyed } from '../world/survey.ts';
import { version, type World } from '../world/world.ts';
import { DOCUMENT_FORMAT } from './document.ts';
import { pageOf } from './explain.ts';
import { standingOf } from './overview.ts';

export type DoctorDocument = Documents['doctor'];
export type DoctorProblem = DoctorDocument['problems'][number];
type Harness = DoctorDocument['harnesses'][number];

/**
 * What is installed, where its stores are, and what is in the way. Only reads, and starts no client: the package beside
 * a program says its version.
 */
export const doctor = async (
  world: World,
  adapters: readonly Adapter[],
  outlook: Outlook,
  known: DoctorDocument['known'] = [],
): Promise<DoctorDocument> => {
  const found = [];
  for (const adapter of adapters) found.push(await harnessIn(world, adapter, outlook));
  const own = ownProblems(world);
  return {
    version: DOCUMENT_FORMAT,
    command: 'doctor',
    memport: own.memport,
    harnesses: found.map(({ harness }) => harness),
    known,
    problems: once([...own.problems, ...found.flatMap(({ problems }) => problems)]).toSorted(
      (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
    ),
    findings: [],
  };
};

/** What several harnesses stumble over is one problem. */
const once = (problems: readonly DoctorProblem[]): DoctorProblem[] =>
  problems.filter(
    ({ what, where }, at) => problems.findIndex((each) => each.what === what && each.where === where) === at,
  );

const harnessIn = async (
  world: World,
  adapter: Adapter,
  outlook: Outlook,
): Promise<{ harness: Harness; problems: DoctorProblem[] }> => {
  const { id, title, drive } = adapter;
  const client = drive && clientOnPath(drive, world.env['PATH'] ?? '');
  const newest = adapter.conventions.at(-1)?.version ?? '0';
  const [foreign] = foreignAmong(world, [id]);
  const bare: Harness = {
    id,
    title,
    ...(foreign && { code: foreign.file }),
    ...(client && {
      client: { file: client.file, ...(client.version !== undefined && { version: client.version }) },
    }),
    edition: newest,
    newest,
    assumed: false,
    verifiable: drive !== undefined,
    stores: [],
  };
  try {
    const [surveyed] = await looked(world, [adapter], outlook);
    if (!surveyed) return { harness: bare, problems: [] };
    const { stores, notes } = storesIn(world, surveyed);
    const known = outlook.clientVersion ?? clientVersionOf(adapter, world.env);
    const harness: Harness = {
      ...bare,
      edition: surveyed.stores[0]?.at.edition ?? newest,
      assumed: drive !== undefined && (known === undefined || compareVersions(known, newest) > 0),
      ...(surveyed.view.once !== undefined && { off: surveyed.view.once }),
      stores,
    };
    return { harness, problems: [...problemsOf(harness, surveyed, adapter), ...notes] };
  } catch (error) {
    if (!isMemportError(error)) throw error;
    return { harness: bare, problems: [brokenBy(id, error)] };
  }
};

const storesIn = (
  world: World,
  { stores, scene, adapter }: Surveyed,
): { stores: Harness['stores']; notes: DoctorProblem[] } => {
  const said = new Set<string>();
  const listening = { ...world, note: (text: string) => void said.add(text) };
  const own = stores.filter(({ at }) => at.role === 'store');
  return {
    stores: own.map(({ at, memories }) => {
      const refuses =
        at.closed ??
        (at.approval === undefined ? undefined : `${at.approval}; --bypass-approval writes all the same`) ??
        (isWritable(at.root) ? undefined : 'this user may not write there');
      return {
        id: at.id,
        root: at.root,
        scope: at.scope,
        layout: at.layout,
        exists: at.exists,
        inUseHere: ['here', 'everywhere'].includes(standingOf(at, scene)),
        memories: memories.length,
        locked: at.exists ? inUseNow(listening, [at]) : [],
        ...(refuses !== undefined && { refuses }),
      };
    }),
    notes: [...said].map((what) => ({
      about: adapter.id,
      severity: 'info' as const,
      what,
      todo: 'memport compares every file before it replaces it all the same',
    })),
  };
};

const problemsOf = (harness: Harness, { findings, stores }: Surveyed, { drive }: Adapter): DoctorProblem[] => {
  const { id: about, title, client, newest } = harness;
  const isHome = stores.some(({ at }) => at.role === 'store' && (at.exists || at.homeExists === true));
  const problems: DoctorProblem[] = [];
  const add = (
    severity: DoctorProblem['severity'],
    what: string,
    todo: string,
    more: Partial<DoctorProblem> = {},
  ): void => void problems.push({ about, severity, what, todo, ...more });
  if (!isHome && !client)
    add('info', `${title} is not here: no home and no program`, `${drive?.get ?? 'start it once'}, or name its home`, {
      where: stores[0]?.at.root ?? '',
      type: `memport list ${about} --root DIR`,
    });
  else if (!isHome)
    add('info', `${title} has no home yet`, 'start it once; a migration makes what it needs', {
      where: stores[0]?.at.root ?? '',
    });
  if (isHome && drive && !client)
    add(
      'info',
      `${drive.client} is not on PATH: what is predicted is that of ${harness.edition}`,
      `${drive.get} or name one with --bin`,
      {
        type: `memport verify ${about} --bin FILE`,
      },
    );
  if (client && client.version === undefined)
    add('info', `its package does not say the version of ${client.file}`, 'the client itself can be asked', {
      type: `memport verify ${about}`,
    });
  if (client?.version !== undefined && compareVersions(client.version, newest) > 0)
    add(
      'warn',
      `${title} ${client.version} is newer than ${newest}, the newest that was tried: it is assumed to deliver the same`,
      'one offline run shows it',
      {
        type: `memport verify ${about}`,
      },
    );
  if (isHome && harness.off !== undefined)
    add('warn', `memory is switched off: nothing of it reaches the model of ${title}`, harness.off, {
      type: `memport show ${about}`,
    });
  for (const { root, locked, refuses, exists, inUseHere } of harness.stores) {
    for (const why of locked)
      add('warn', `in use: ${why}; memport refuses to write`, 'wait until it has ended', {
        where: root,
        type: 'memport doctor',
      });
    if (refuses !== undefined && (exists || inUseHere))
      add('warn', `memport refuses to write: ${refuses}`, 'reading it, listing it and moving from it work', {
        where: root,
        type: `memport list ${about}`,
      });
  }
  return [...problems, ...foundIn(about, title, findings)];
};

/** What reading met, finding by finding; what is wrong with memories is a number here. */
const foundIn = (about: string, title: string, findings: Surveyed['findings']): DoctorProblem[] => {
  const [reading, others] = [
    findings.filter(({ rule, severity }) => rule.startsWith('read/') && severity !== 'info'),
    findings.filter(({ rule, severity }) => !rule.startsWith('read/') && severity === 'error'),
  ];
  return [
    ...reading.map(({ rule, severity, message, file, line }) => ({
      about,
      severity,
      what: message,
      where: line === undefined ? file : `${file}:${line}`,
      todo: pageOf(rule).mend,
      type: `memport explain ${rule}`,
    })),
    ...(others.length === 0
      ? []
      : [
          {
            about,
            severity: 'error' as const,
            what: `${others.length === 1 ? 'a memory does' : `${others.length} memories do`} not arrive in ${title}`,
            todo: 'see what and why',
            type: `memport audit ${about}`,
          },
        ]),
  ];
};

/** What memport itself needs. */
const ownProblems = (world: World): Pick<DoctorDocument, 'memport' | 'problems'> => {
  const { env, disk, platform, state } = world;
  const problems: DoctorProblem[] = [];
  const add = (
    severity: DoctorProblem['severity'],
    what: string,
    todo: string,
    more: Partial<DoctorProblem> = {},
  ): void => void problems.push({ about: 'memport', severity, what, todo, ...more });
  const tried = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!isMemportError(error)) throw error;
      problems.push(brokenBy('memport', error));
      return undefined;
    }
  };
  if (world.met.unloaded) problems.push(brokenBy('memport', world.met.unloaded));
  if (platform === 'win32')
    add('warn', 'memport does not write on Windows yet', 'list, show and --dry-run work; WSL writes');
  if (!isWritable(state.root))
    add('error', 'the state folder cannot be written: every run would be refused', 'XDG_STATE_HOME names another', {
      where: state.root,
    });
  if (isUnfinished(state))
    add('warn', 'an earlier run is at work now, or was cut off', 'the next run that may write puts it back', {
      type: 'memport undo --dry-run',
    });
  if (programOnPath('git', env, disk) === undefined)
    add('info', 'git is not on PATH: projects are known by their folders alone', 'install git');
  const repository = tried(() => repositoryAt(world.cwd));
  tried(() => ownConfig(env));
  const config = ownList(env)?.file;
  const runs = tried(() => readRuns(state)) ?? [];
  return {
    memport: {
      version: version(),
      node: process.versions.node,
      platform,
      state: state.root,
      runs: runs.length,
      ...(config !== undefined && { config }),
      configured: config !== undefined && stands(disk, config),
      ...(repository && { repository: repository.file }),
    },
    problems,
  };
};

const brokenBy = (about: string, { message, where, expected, todo }: MemportError): DoctorProblem => ({
  about,
  severity: 'error',
  what: message,
  ...(where !== undefined && { where }),
  todo: todo ?? (expected === undefined ? 'mend it, and ask again' : `expected: ${expected}`),
  type: 'memport doctor',
});

const stands = (disk: World['disk'], file: string): boolean => {
  try {
    return disk.stat(file).isFile();
  } catch {
    return false;
  }
};
