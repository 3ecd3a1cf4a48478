import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import type { Surveyed } from '../../verbs/survey.ts';
import type { VerifiedPlace, VerifyDocument } from '../../verbs/verify.ts';
import { withReadingOptions, type ReadingOptions } from '../options.ts';
import { impatience, patience, timeoutOption } from '../patience.ts';
import { adapterNamed, type Setting } from '../setting.ts';
import { inTurns, leaving } from '../signals.ts';

interface VerifyOptions extends ReadingOptions {
  bin?: string;
  timeout?: number;
}

export const verifyCommand = (setting: Setting): Command =>
  withReadingOptions(new Command('verify').description('start the real client offline on a copy and compare what it sends with what memport predicts').argument('<harness>', 'the harness'))
    .option('--bin <path>', 'the client to start instead of the one on PATH')
    .addOption(timeoutOption())
    .addHelpText('after', '\nExamples:\n  memport verify claude\n  memport verify codex --cwd ~/work/app\n')
    .action(async (harness: string, options: VerifyOptions) => {
      const adapter = adapterNamed(harness, setting.adapters);
      leaving(setting, 'your stores were not touched');
      const { drive } = adapter;
      if (!drive) throw new MemportError('usage', { what: `not verified: ${adapter.undriven ?? `${adapter.title} cannot be run offline`}`, todo: `memport show ${adapter.id} --as-prompt shows what is predicted` });
      const [{ findClient, ownClients }, { surveying }, { directoryIn, held, holds, likelyCause, onceEach, placesToRun, settingsIn }, { verifyText }, { checkProfile }, { sightOf }, { covered, veiled }] = await Promise.all([
        import('../../drive/client.ts'), import('../../verbs/survey.ts'), import('../../verbs/verify.ts'), import('../../report/verify.ts'), import('../../verbs/profile.ts'), import('../../verbs/sight.ts'), import('../../verbs/veiled.ts'),
      ]);
      checkProfile([adapter], sightOf(setting, options), options.profile);
      const { observe } = await import('../../drive/run.ts');
      const PATH = setting.env['PATH'] ?? '';
      const client = await findClient({ drive, bin: options.bin, path: PATH, clients: ownClients() });
      if (!client) throw new MemportError('usage', { what: `${drive.client} is not installed here`, todo: drive.get });
      const from = (cwd: string | undefined) => sightOf(setting, { ...options, ...(cwd !== undefined && { cwd }), clientVersion: options.clientVersion ?? client.version });
      if (!options.json) setting.out(`starts your ${drive.client} ${client.version} on a copy, offline, with no account; your store is not touched\n`);

      const run = async (cwd: string): Promise<{ surveyed: Surveyed; place: VerifiedPlace }> => {
        const sight = from(cwd);
        const machine = sight.machine(adapter);
        const [surveyed] = (await inTurns(setting, surveying([adapter], sight))) as [Surveyed];
        const begun = performance.now();
        const timeoutMs = patience(surveyed.stores.reduce((sum, store) => sum + store.memories.length, 0), options.timeout);
        const observed = await observe({
          drive, client, path: PATH, timeoutMs,
          place: { at: surveyed.stores.map((store) => store.at), home: machine.home, cwd: machine.cwd, env: setting.env, around: surveyed.scene.around, text: (file) => machine.text(file, 4 << 20) },
        });
        if (observed.timedOut) throw impatience({ name: drive.client, version: client.version }, timeoutMs, machine.cwd);
        if (observed.requests.length === 0) throw new MemportError('io', { what: `${drive.client} ${client.version} asked its model nothing`, where: client.file, expected: 'one request to the loopback server', todo: surveyed.view.once ?? `it said: ${(observed.stderr || observed.stdout).trim().slice(0, 300)}` });
        const directory = directoryIn(surveyed, observed.seen);
        return { surveyed, place: { cwd: machine.cwd, ...(directory && { directory }), ...held(surveyed, observed.seen), tookMs: Math.round(performance.now() - begun) } };
      };

      const [here] = (await inTurns(setting, surveying([adapter], from(options.cwd)))) as [Surveyed];
      const { cwds, rest } = options.cwd === undefined ? placesToRun(here) : { cwds: [here.scene.cwd], rest: [] };
      const runs = [];
      for (const cwd of cwds) runs.push(await run(cwd));
      const settings = settingsIn(runs[0]?.surveyed ?? here, drive.settings);
      const places = runs.map(({ surveyed, place }) => {
        const own = settingsIn(surveyed, drive.settings);
        return { ...place, ...(JSON.stringify(own) !== JSON.stringify(settings) && { settings: own }) };
      });
      const wrong = runs.find(({ place }) => !holds(place));
      const document: VerifyDocument = {
        version: 1, command: 'verify', client: { name: drive.client, version: client.version, file: client.file }, settings, places, memories: onceEach(places), rest,
        ...(wrong && { cause: likelyCause(wrong.surveyed, { version: client.version, asked: options.clientVersion }, settingsIn(wrong.surveyed, drive.settings)) }), findings: [],
      };
      const { surveyed: shown, veil } = await veiled(setting, runs.map(({ surveyed }) => surveyed));
      setting.state.veil = veil;
      for (const block of places.flatMap(({ blocks }) => blocks)) {
        if (block.predicted !== undefined) block.predicted = await covered(setting, block.predicted);
        if (block.observed !== undefined) block.observed = await covered(setting, block.observed);
      }
      setting.out(options.json ? `${JSON.stringify(document)}\n` : verifyText(document, shown, setting.env['HOME'] ?? '', setting.screen));
      if (wrong) setting.state.exit = 1;
    });
