import type { PlacedFinding } from '../audit/audit-of-stores.ts';
import type { Audited } from '../audit/audited-stores.ts';
import { loadOf } from '../audit/load.ts';
import { PAGES } from '../audit/pages.ts';
import type { Page } from '../audit/rule-page.ts';
import { FINDING_RULE, isPlain } from '../ir/finding-rules.ts';
import { isSafelyFixed } from '../ir/finding.ts';
import { fieldHash } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Documents } from '../ir/documents-schema.ts';
import { veilOver, type Veil } from '../world/veil.ts';
import type { Surveyed } from '../world/survey.ts';
import { secretsOf } from '../world/veiled.ts';
import { findingDocuments, DOCUMENT_FORMAT, handlesOf, isListed } from './document.ts';

export type AuditDocument = Documents['audit'];
export type AuditFinding = AuditDocument['findings'][number];

export interface AuditFound {
  surveyed: readonly Surveyed[];
  audited: Audited;
  findings: readonly PlacedFinding[];
  unverifiable: number;
  alike: number;
  /** The folder or file that was named instead of a harness, as it was typed. */
  at: string | undefined;
}

/** All that was found, in its order, before anybody says what of it counts; no secret stands in it. */
export const auditDocument = ({
  surveyed,
  audited,
  findings,
  unverifiable,
  alike,
  at: typed,
}: AuditFound): { document: AuditDocument; veil: Veil } => {
  const named = handlesOf(surveyed);
  const memories = new Map(
    audited.stores.flatMap(({ store }) => store.memories.map((memory) => [memory.id, memory] as const)),
  );
  const shown = (id: string): Memory | undefined => audited.hazards.get(id)?.masked ?? memories.get(id);
  const veil = veilOver(secretsOf(audited.hazards));
  const harnessOf = new Map(audited.stores.map(({ store, harness }) => [store.at.id, harness]));
  const documented = findingDocuments(surveyed, named);
  const told = findings.map((finding): AuditFinding => {
    const { memory, ...rest } = documented(finding);
    const page = isSafelyFixed(finding) ? PAGES[finding.rule] : withoutFix(PAGES[finding.rule]);
    const command =
      page.command &&
      commandFor(page.command, {
        ...rest,
        handle: memory?.handle,
        harness: harnessOf.get(finding.store) ?? '',
        typed,
      });
    return {
      ...rest,
      ...(memory && { memory: { ...memory, text: shown(memory.id)?.statement ?? '' } }),
      fingerprint: fieldHash([rest.fingerprint, ...quotedIn(finding.message)]),
      why: page.why,
      mend: page.mend,
      ...(command !== undefined && { command }),
    };
  });
  const listed = audited.stores.filter(({ store }) => isListed(store));
  return {
    veil,
    document: veil.over({
      version: DOCUMENT_FORMAT,
      command: 'audit',
      stores: listed.map((at): AuditDocument['stores'][number] => {
        const load = loadOf(at);
        return {
          id: at.store.at.id,
          harness: at.harness,
          root: at.store.at.root,
          scope: at.store.at.scope,
          memories: at.store.memories.length,
          ...(load.bytes > 0 && { always: { bytes: load.bytes, memories: load.memories, rules: load.rules } }),
          findings: {},
        };
      }),
      memories: audited.stores.reduce((sum, { store }) => sum + store.memories.length, 0),
      unverifiable,
      alike,
      rules: {},
      allowed: 0,
      off: 0,
      known: 0,
      before: 0,
      failed: false,
      findings: told,
    }),
  };
};

/** The same for a log that others read: no memory text, and of a message that may quote one the sentence of its rule. */
export const withoutQuotes = (document: AuditDocument): AuditDocument => ({
  ...document,
  findings: document.findings.map(({ memory, message, ...rest }) => ({
    ...rest,
    message: isPlain(rest.rule) ? message : FINDING_RULE[rest.rule].page,
    ...(memory && { memory: { id: memory.id, handle: memory.handle } }),
  })),
});

/** What a page says where --fix would not mend this one. */
const withoutFix = ({ mend, command, ...page }: Page): Page => ({
  ...page,
  mend: mend.replace(/[;.][^;.]*--fix\b[^;.]*\./, '.'),
  ...(command !== undefined && {
    command: /^memport audit .*--fix$/.test(command) ? 'memport show {harness} {handle}' : command,
  }),
});

/** What a message quotes or names is what the finding is about: a second dead path of one memory is another finding. */
const quotedIn = (message: string): string[] => message.match(/`[^`]+`|"[^"]+"|[^\s`"]+\.md\b/g) ?? [];

/**
 * The command of a page with the words of one finding; none where a word it needs is not known. What was audited by its
 * path is no harness of this machine: only an audit takes such a path.
 */
const commandFor = (
  command: string,
  { file, handle, harness, typed }: Record<'file' | 'harness', string> & Record<'handle' | 'typed', string | undefined>,
): string | undefined => {
  if (typed !== undefined && command.includes('{harness}'))
    return command.startsWith('memport audit ') ? command.replace('{harness}', quoted(typed)) : undefined;
  const words: Readonly<Record<string, string | undefined>> = { file: quoted(file), handle, harness };
  if (command.includes('{handle}') && handle === undefined) return `memport show ${harness}`;
  return command.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
};

/** As a shell takes it. */
const quoted = (file: string): string =>
  /^[\p{L}\p{N}_./:@%+=,-]+$/u.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`;
