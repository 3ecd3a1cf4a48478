import { compareVersions } from '../../src/kit/editions.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Scene } from '../../src/ir/scene.ts';
import type { Delivered, View } from '../../src/ir/view.ts';
import { indexSize, switchedOff } from '../../src/kit/typed/index-room.ts';
import { positionOf } from '../../src/text/measure.ts';
import { relocateCommand } from '../../src/text/shell-word.ts';
import { oneLine } from '../../src/text/sentence.ts';
import { cleaned } from './shown/cleaned.ts';
import { INDEX, limitOf } from './conventions.ts';
import { slugOf } from './folders/slug.ts';
import { formHealth } from './file/form-health.ts';
import { wordsOf } from './file/memory-file.ts';
import { CLEANS, shownIndex } from './shown/index-text.ts';
import type { ClaudeStore } from './store.ts';

/**
 * What is wrong with the stores, under the ids of the published list. What reading found stands in the stores
 * themselves.
 */
export const health = (stores: readonly ClaudeStore[], view: View, scene: Scene): Finding[] =>
  stores
    .filter((store) => store.at.role === 'store' && store.at.layout !== 'global')
    .flatMap((store) => [
      ...storeHealth(store, scene),
      ...indexHealth(store, view),
      ...orphans(store),
      ...store.memories.flatMap((memory) => memoryHealth(memory, store)),
      ...formHealth(store),
    ]);

const storeHealth = (store: ClaudeStore, scene: Scene): Finding[] => {
  const findings: Finding[] = [];
  const { settings, root, scope, layout } = store.at;
  findings.push(...switchedOff(store, settings.on === false ? (settings.offBy ?? 'a setting') : undefined));
  const { folders, moved = {} } = scene.around;
  // Without a trace of its path, the name of the store tells which of the folders that moved is meant.
  const [path = Object.keys(moved).find((each) => slugOf(each) === settings.slug)] =
    'paths' in scope && layout === 'project' ? scope.paths : [];
  if (
    path !== undefined &&
    store.memories.length > 0 &&
    (moved[path] !== undefined || folders[path]?.exists === false)
  ) {
    const to = moved[path];
    findings.push({
      rule: 'delivery/moved-project',
      severity: 'warn',
      message: `${path} is gone${to === undefined ? ': nothing loads these memories until the folder is back' : `, and its repository stands at ${to}, where nothing loads these memories: ${relocateCommand(path, to)}`}`,
      file: root,
    });
  }
  return findings;
};

/** Signs that a tag can begin with, disguised ones too. */
const ANGLE = /[<‹＜〈⟨﹤]/;

const indexHealth = (store: ClaudeStore, view: View): Finding[] => {
  const text = store.files.get(INDEX)?.text;
  if (text === undefined) return [];
  const shown = shownIndex(text, store.at.edition);
  const own = new Set(store.memories.map((memory) => memory.id));
  const isLost = ({ id, delivery, reason }: Delivered): boolean =>
    own.has(id) && (delivery === 'unseen' || delivery === 'searchable') && reason?.includes('cut off') === true;
  const count = shown.cut ? view.deliveries.filter(isLost).length : 0;
  const lost = count > 0 ? `: the lines of ${count} memories are cut off` : '';
  const near = ': the client asks for less from 80 % on';
  const findings = indexSize(INDEX, shown, limitOf, { lost, near });
  for (const item of store.parse.indexes?.get(INDEX)?.items ?? []) {
    const said = text.slice(...item.content);
    // Counting lines from the start is dear in a long index, and nearly no item needs it.
    const at = (): Pick<Finding, 'file' | 'line' | 'span'> => ({
      file: INDEX,
      line: positionOf(text, item.content[0]).line,
      span: item.content,
    });
    if (said.length * 10 > limitOf('indexUnits'))
      findings.push({
        rule: 'weight/hog',
        severity: 'warn',
        message: `one line takes ${said.length} units, over a tenth of what is loaded`,
        ...at(),
      });
    const plain = said.replace(/[\r\u2028\u2029]+/g, ' ');
    if (ANGLE.test(plain) && cleaned(plain).includes('<\\') && !plain.includes('<\\'))
      findings.push({
        rule: 'safety/forged-tag',
        severity: 'error',
        message: 'the line holds a tag that only the client writes; versions before 2.1.329 pass it on as it is',
        ...at(),
      });
  }
  return findings;
};

const orphans = (store: ClaudeStore): Finding[] => {
  const index = store.files.get(INDEX)?.text;
  // Without an index 2.1.329 writes one that names every file.
  if (!store.parse.indexStands && compareVersions(store.at.edition, CLEANS) >= 0) return [];
  return store.memories.flatMap((memory): Finding[] => {
    const file = memory.places.find((place) => place.slot === 'file')?.file;
    if (file === undefined || memory.places.some((place) => place.slot === 'index') || index?.includes(file)) return [];
    return [
      {
        rule: 'delivery/orphan',
        severity: 'warn',
        message: `no line of ${INDEX} names ${file}: the model does not learn of it`,
        file,
        memory: memory.id,
      },
    ];
  });
};

/** Words long enough to mean something, and pairs of signs of scripts that write without spaces. */
const wordsIn = (text: string): Set<string> =>
  /[^\x00-\x7f]/.test(text) ? wordsOfAnyScript(text) : new Set(text.toLowerCase().match(/[a-z0-9]{4,}/g) ?? []);

const wordsOfAnyScript = (text: string): Set<string> => {
  const plain = text.toLowerCase().normalize('NFKC');
  const runs = plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu) ?? [];
  const pairs = runs.flatMap((run) => {
    const signs = [...run];
    return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
  });
  return new Set([...(plain.match(/[\p{L}\p{N}]{4,}/gu) ?? []).filter((word) => !UNSPACED.test(word)), ...pairs]);
};

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => [...a].filter((word) => b.has(word)).length;

/** Whether a line shares hardly a word with a statement; a title that says a third of it says the rule. */
const isTopic = (line: string, statement: ReadonlySet<string>): boolean => {
  const [, title = '', hook = ''] = /^(.*)\]\([^)]*\)(.*)$/su.exec(line) ?? ['', '', line];
  const [inTitle, inHook] = [title, hook].map((said) => shared(statement, wordsIn(said))) as [number, number];
  return statement.size > 2 && inHook * 5 <= statement.size && inTitle * 3 < statement.size;
};

/** The description of a file; where its line in the index says the same, both are the hook, and it is kept once. */
const descriptionOf = (memory: Memory, text: string): string | undefined => {
  const own = memory.native['description'];
  if (typeof own === 'string') return own;
  return /^description:/m.test(text.split(/^\ufeff?---[ \t\r]*$/m, 2)[1] ?? '') ? wordsOf(memory).hook : undefined;
};

const memoryHealth = (memory: Memory, store: ClaudeStore): Finding[] => {
  const file = memory.places.find((place) => place.slot === 'file')?.file;
  if (file === undefined) return [];
  const findings: Finding[] = [];
  const statement = wordsIn(memory.statement);
  const description = descriptionOf(memory, store.files.get(file)?.text ?? '');
  if (description !== undefined && statement.size > 2 && shared(statement, wordsIn(description)) === 0) {
    findings.push({
      rule: 'delivery/weak-description',
      severity: 'info',
      message: 'the description shares no word with what the memory says, and recall sees nothing else of it',
      file,
      memory: memory.id,
    });
  }
  const line = memory.places.find((place) => place.slot === 'index' && place.file === INDEX);
  if (memory.kind !== 'rule' || !line) return findings;
  const text = store.files.get(line.file)?.text ?? '';
  if (isTopic(oneLine(text.slice(...line.span)), statement)) {
    findings.push({
      rule: 'delivery/hook-without-rule',
      severity: 'info',
      message: 'the index line names the topic, not the rule: the model sees only the line until it opens the file',
      file: line.file,
      line: positionOf(text, line.span[0]).line,
      span: line.span,
      memory: memory.id,
    });
  }
  return findings;
};
