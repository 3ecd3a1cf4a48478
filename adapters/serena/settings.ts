import type { Machine } from '../../src/adapter.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Location, Store } from '../../src/ir/store.ts';
import { readYaml, type Head } from '../../src/text/yaml.ts';

const CONFIG_BYTES = 1 << 20;

export interface SerenaSettings {
  /** The folder a client is started in. */
  cwd: string;
  /** Patterns over whole names whose memories Serena neither lists nor reads. */
  ignored: readonly string[];
  /** Patterns of those that only people are to change. */
  kept: readonly string[];
  /** Why no memory is listed. */
  off?: string;
}

export type SerenaAt = Location<SerenaSettings>;
export type SerenaStore = Store<undefined, SerenaSettings>;

/** What a file of Serena's settings says; what is no mapping says nothing, and that is told. */
export const configAt = (machine: Machine, file: string): { head: Head; findings: Finding[] } => {
  const text = machine.text(file, CONFIG_BYTES);
  const head = text === undefined || text.trim() === '' ? {} : readYaml(text.replace(/^\ufeff/, ''));
  if (typeof head !== 'string') return { head, findings: [] };
  const message = `${file} is no YAML mapping (${head}); what it says is not taken in`;
  return { head: {}, findings: [{ rule: 'read/config', severity: 'warn', message, file }] };
};

export const listIn = (head: Head, key: string): string[] => {
  const value = head[key];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

/** The modes and tools without which nothing is listed; a project's own settings are asked after the person's. */
export const offIn = (heads: readonly { head: Head; file: string }[]): string | undefined => {
  for (const { head, file } of heads) {
    const mode = ['base_modes', 'default_modes', 'added_modes'].find((key) =>
      listIn(head, key).includes('no-memories'),
    );
    if (mode !== undefined) return `${mode} in ${file} has no-memories; take it out there`;
    const tool = ['list_memories', 'read_memory'].find((each) => listIn(head, 'excluded_tools').includes(each));
    if (tool !== undefined) return `excluded_tools in ${file} has ${tool}; take it out there`;
  }
  return undefined;
};

export const KEPT = 'a pattern in read_only_memory_patterns takes its name: only people are to change it';

export const isTaken = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => takes(pattern, name));

/**
 * Whether a pattern takes a whole name. Patterns are Python's; only letters, `.*`, escapes and `[.]` are understood,
 * which nothing can make slow.
 */
const takes = (pattern: string, name: string): boolean => {
  const pieces = pattern.replaceAll('[.]', '\\.').split(/(?<!\\)\.\*/);
  if (pieces.some((piece) => /(?<!\\)[.^$*+?()[\]{}|]/.test(piece))) return false;
  const [first = '', ...rest] = pieces.map((piece) => piece.replace(/\\(.)/g, '$1'));
  if (rest.length === 0) return name === first;
  const last = rest.pop() as string;
  let at = first.length;
  if (!name.startsWith(first)) return false;
  for (const piece of rest) {
    const found = name.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
};
