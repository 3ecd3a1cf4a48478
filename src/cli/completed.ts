import { fit, safeLine } from '../report/terminal.ts';
import type { Setting } from './setting.ts';

/** What a shell offers in a place that is looked up: a word a line, with what it is behind a tab. */
export const completedWords = async (
  { world }: Setting,
  what: 'memory' | 'run' | 'rule' | 'document',
): Promise<string> => {
  const rows = await rowsOf(world, what);
  return rows.map(([word, about]) => `${word}\t${fit(safeLine(about), 60)}\n`).join('');
};

const rowsOf = async (
  world: Setting['world'],
  what: 'memory' | 'run' | 'rule' | 'document',
): Promise<(readonly [string, string])[]> => {
  switch (what) {
    case 'memory': {
      const [{ look }, { listDocument }] = await Promise.all([import('../world/look.ts'), import('../verbs/list.ts')]);
      const { stores } = listDocument(await look(world, undefined, {}));
      return stores.flatMap(({ harness, memories }) =>
        memories.map(({ handle, statement }) => [handle, `${harness}: ${statement}`] as const),
      );
    }
    case 'run': {
      const { readRuns } = await import('../store/journal.ts');
      return readRuns(world.state)
        .toReversed()
        .map(({ id, title }) => [id, title] as const);
    }
    case 'rule': {
      const { FINDING_RULE, FINDING_RULES } = await import('../ir/finding-rules.ts');
      return FINDING_RULES.map((rule) => [rule, FINDING_RULE[rule].page] as const);
    }
    case 'document': {
      const { schemas } = await import('../ir/documents-schema.ts');
      return Object.keys({ ...schemas, config: 0, probe: 0 }).map((name) => [name, 'JSON Schema'] as const);
    }
  }
};
