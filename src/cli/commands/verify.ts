import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import type { Store } from '../../ir/store.ts';
import type { Surveyed } from '../../survey.ts';
import type { VerifiedPlace, VerifyDocument } from '../../verify.ts';
import { withReadingOptions, type ReadingOptions } from '../options.ts';
import { adapterNamed, type Setting } from '../setting.ts';

interface VerifyOptions extends ReadingOptions {
  bin?: string;
}

export const verifyCommand = (setting: Setting): Command =>
  withReadingOptions(new Command('verify').description('start the real client offline on a copy and compare what it sends with what memport predicts').argument('<harness>', 'the harness'))
    .option('--bin <path>', 'the client to start instead of the one on PATH')
    .addHelpText('after', '\nExamples:\n  memport verify claude\n  memport verify codex --cwd ~/work/app\n')
    .action(async (harness: string, options: VerifyOptions) => {
      const adapter = adapterNamed(harness, setting.adapters);
      const { drive } = adapter;
      if (!drive) throw new MemportError('usage', { what: `not verified: ${adapter.undriven ?? `${adapter.title} cannot be run offline`}`, todo: `memport show ${adapter.id} --as-prompt shows what is predicted` });
      const [{ findClient, ownClients }, { verifyText }, { plural }, { survey }, { held, likelyCause, mismatches }, { sightOf }] = await Promise.all([import('../../drive/client.ts'), import('../../report/verify.ts'), import('../../report/terminal.ts'), import('../../survey.ts'), import('../../verify.ts'), import('../sight.ts')]);
      const client = await findClient({ drive, bin: options.bin, path: setting.env['PATH'] ?? '', clients: ownClients(), version: undefined });
      if (!client) throw new MemportError('usage', { what: `${drive.client} is not installed here`, todo: drive.get });
      const seenBy = { ...options, clientVersion: options.clientVersion ?? client.version };
      if (!options.json) setting.out(`starts your ${drive.client} ${client.version} on a copy, offline, with no account; your store is not touched\n`);
      const [first] = survey([adapter], sightOf(setting, seenBy));
      if (!first) return;
      const places: VerifiedPlace[] = [];
      const { observe } = await import('../../drive/run.ts');
      const { cwds, rest } = options.cwd === undefined ? placesOf(first) : { cwds: [first.scene.cwd], rest: [] };
      let last: Surveyed = first;
      for (const cwd of cwds) {
        const sight = sightOf(setting, { ...seenBy, cwd });
        const machine = sight.machine(adapter);
        const [surveyed] = survey([adapter], sight);
        if (!surveyed) continue;
        last = surveyed;
        const begun = performance.now();
        const observation = await observe({
          drive, client, path: setting.env['PATH'] ?? '',
          place: { at: surveyed.stores.map((store) => store.at), home: machine.home, cwd: machine.cwd, env: setting.env, around: surveyed.scene.around, text: (file) => machine.text(file, 4 << 20) },
        });
        if (observation.requests.length === 0) throw new MemportError('io', { what: `${drive.client} ${client.version} asked its model nothing`, where: client.file, expected: 'one request to the loopback server', todo: `it said: ${(observation.stderr || observation.stdout).trim().slice(0, 300)}` });
        const located = surveyed.stores.find((store) => store.at.role === 'store' && store.at.settings['active'] === true)?.at.root;
        const reported = observation.seen.directory?.replace(/\/$/, '');
        places.push({ cwd: machine.cwd, ...(reported !== undefined && located !== undefined && { directory: { located, reported } }), ...held(surveyed, observation.seen), tookMs: Math.round(performance.now() - begun) });
      }
      const wrong = places.some((place) => mismatches(place).length + place.blocks.length > 0 || (place.directory !== undefined && place.directory.located !== place.directory.reported));
      const settings = Object.fromEntries(drive.settings.flatMap((name) => (last.stores[0]?.at.settings[name] === undefined ? [] : [[name, last.stores[0].at.settings[name]]])));
      const document: VerifyDocument = {
        version: 1, command: 'verify', client: { name: drive.client, version: client.version, file: client.file }, settings, places, memories: uniqueMemories(places), rest,
        ...(wrong && { cause: likelyCause(last, client.version) }), findings: [],
      };
      setting.out(options.json ? `${JSON.stringify(document)}\n` : verifyText(document, last, setting.env['HOME'] ?? '', setting.screen));
      if (!options.json && rest.length > 0) setting.out(`Not run: ${plural(rest.length, 'store')}, whose projects are not here.\n`);
      if (wrong) setting.state.exit = 1;
    });

/** One run per store whose project is here, each from that project; a store without a project is seen from anywhere. */
const placesOf = (surveyed: Surveyed): { cwds: string[]; rest: VerifyDocument['rest'] } => {
  const stores = surveyed.stores.filter((store) => store.at.role === 'store' && store.at.exists && store.memories.length > 0);
  const here = (store: Store): string | undefined => ('paths' in store.at.scope ? store.at.scope.paths.find((path) => surveyed.scene.around.folders[path]?.exists) : surveyed.scene.cwd);
  const cwds = [...new Set(stores.flatMap((store) => here(store) ?? []))];
  const rest = stores.flatMap((store) => (here(store) === undefined ? [{ store: store.at.id, root: store.at.root, why: 'its project is not on this machine' }] : []));
  const projects = cwds.filter((cwd) => cwd !== surveyed.scene.cwd);
  // What is global is seen from every project: a run of its own only where no project has one.
  return { cwds: projects.length > 0 && !stores.some((store) => 'paths' in store.at.scope && here(store) === surveyed.scene.cwd) ? projects : cwds.length === 0 ? [surveyed.scene.cwd] : cwds, rest };
};

/** A memory seen from several places counts once, with its worst mismatch first. */
const uniqueMemories = (places: readonly VerifiedPlace[]): VerifyDocument['memories'] => {
  const byId = Map.groupBy(places.flatMap((place) => place.memories), (each) => each.id);
  return [...byId.values()].map((group) => group.find((each) => each.predicted !== each.observed && each.predicted !== 'unseen') ?? group.find((each) => each.observed !== 'unseen') ?? (group[0] as VerifyDocument['memories'][number]));
};
