import { unframe } from '../../../src/kit/frames.ts';
import type { Finding } from '../../../src/ir/finding.ts';
import { scopeKey } from '../../../src/ir/identity.ts';
import type { Memory } from '../../../src/ir/memory.ts';
import { parseBody } from '../../../src/text/body.ts';
import { folded } from '../../../src/text/flat.ts';
import { positionOf } from '../../../src/text/measure.ts';
import { FRAMES } from '../conventions.ts';
import {
  couldMean,
  LABEL_ROWS_FILE,
  labelRows,
  labelsIn,
  LABELS_FILE,
  type Labels,
  type LabelsIn,
  type ProjectScope,
} from './labels.ts';

export interface KnownLabels {
  labels: Labels;
  file: LabelsIn;
  findings: Finding[];
}

/**
 * What every label means: by `projects.json`; where that is lost or broken or lacks one, by the rows memport keeps
 * beside it; else by a note of a project of that name that says the very words that stand behind the label. A frame, or
 * any word before a colon, is no label.
 */
export const knownLabels = (
  textOf: (file: string) => string | undefined,
  entries: readonly string[],
  notes: readonly Memory[],
): KnownLabels => {
  const file = labelsIn(textOf(LABELS_FILE));
  const rows = labelRows(textOf(LABEL_ROWS_FILE));
  const used = new Set(entries.flatMap((entry) => partsOf(entry)?.label ?? []));
  const lacked = Object.fromEntries(
    Object.entries(rows).filter(([label]) => !Object.hasOwn(file.labels, label) && used.has(label)),
  );
  const known: Labels = { ...lacked, ...file.labels };
  const fromNotes = byNotes(
    entries.filter((entry) => !Object.hasOwn(known, partsOf(entry)?.label ?? '')),
    notes,
  );
  const found = Object.keys({ ...lacked, ...fromNotes }).length;
  return { labels: { ...fromNotes, ...known }, file, findings: told(textOf(LABELS_FILE), file, found) };
};

const partsOf = (entry: string): { label: string; rest: string } | undefined => {
  const groups = /^(?<label>[^\n:]{1,64}):[ \n](?<rest>.*)$/s.exec(entry)?.groups;
  return groups && { label: groups['label'] as string, rest: groups['rest'] as string };
};

const byNotes = (entries: readonly string[], notes: readonly Memory[]): Labels => {
  const scoped = notes.flatMap((note) =>
    'key' in note.scope ? [{ said: folded(note.statement), scope: note.scope }] : [],
  );
  if (scoped.length === 0) return {};
  const bySaid = Map.groupBy(scoped, ({ said }) => said);
  const found = new Map<string, Map<string, ProjectScope>>();
  for (const entry of entries) {
    const parts = partsOf(entry);
    if (!parts) continue;
    const said = folded(parseBody(unframe(parts.rest, FRAMES).statement).statement);
    const scopes = found.get(parts.label) ?? new Map<string, ProjectScope>();
    for (const { scope } of bySaid.get(said) ?? [])
      if (couldMean(parts.label, scope)) scopes.set(scopeKey(scope), scope);
    found.set(parts.label, scopes);
  }
  // Where two projects could be meant, nothing is known.
  return Object.fromEntries(
    [...found].flatMap(([label, scopes]) =>
      scopes.size === 1 ? [[label, [...scopes.values()][0] as ProjectScope] as const] : [],
    ),
  );
};

const EXPECTED = '{"<label>": {"level": "project", "key": "…", "paths": ["…"]}}';

const told = (text: string | undefined, { broken, others }: LabelsIn, found: number): Finding[] => {
  const again = found === 0 ? '' : `; ${found === 1 ? 'one label was' : `${found} labels were`} found again`;
  const at = (offset: number): Pick<Finding, 'file' | 'line'> => ({
    file: LABELS_FILE,
    line: positionOf(text ?? '', offset).line,
  });
  if (broken !== undefined) {
    return [
      {
        rule: 'read/labels',
        severity: 'warn',
        message: `projects.json is broken here and does not say which project a label means${again}; expected ${EXPECTED}; memport leaves it as it is: mend it or delete it`,
        ...at(broken),
      },
    ];
  }
  const [strange, ...more] = Object.keys(others);
  if (strange !== undefined) {
    const what =
      more.length === 0
        ? 'this is no label with its project'
        : `this and ${more.length} more are no labels with their project`;
    return [
      {
        rule: 'read/labels',
        severity: 'warn',
        message: `${what}${again}; expected ${EXPECTED}`,
        ...at(Math.max(0, (text ?? '').indexOf(JSON.stringify(strange)))),
      },
    ];
  }
  return found === 0
    ? []
    : [
        {
          rule: 'read/labels',
          severity: 'info',
          message: `projects.json ${text === undefined ? 'is gone' : 'lacks labels that entries have'}${again}`,
          file: LABELS_FILE,
        },
      ];
};
