import type { Finding } from '../../ir/finding.ts';
import type { Link, Memory } from '../../ir/memory.ts';
import { folderOf } from '../../text/path.ts';
import { foldedName } from '../../text/name.ts';
import type { Audited, AuditedStore } from '../audited-stores.ts';
import { activeIn } from '../audited-stores.ts';
import { placeOfWords } from '../finding-place.ts';
import type { Rule } from '../rule.ts';

/** What a link may lead to: memories by their names, and files of the store. */
export interface LinkDirectory {
  named: (link: Link, from: Memory) => Memory | undefined;
  /** The link leads to a file of the store that is no memory, or out of it. */
  elsewhere: (link: Link, from: Memory) => boolean;
}

/** The memories of one harness by their names; those of the same store come first. */
export const directoryOf = (at: AuditedStore, all: readonly AuditedStore[]): LinkDirectory => {
  const byName = new Map<string, Memory>();
  const byFile = new Map<string, Memory>();
  const note = (memory: Memory): void => {
    for (const name of namesOf(memory)) if (!byName.has(name)) byName.set(name, memory);
  };
  for (const memory of at.store.memories) {
    note(memory);
    for (const { file, slot } of memory.places) if (slot !== 'index' && !byFile.has(file)) byFile.set(file, memory);
  }
  for (const other of all) if (other !== at && other.harness === at.harness) other.store.memories.forEach(note);
  return {
    named: ({ to, as }, from) =>
      as === 'wiki' ? byName.get(foldedName(wikiName(to))) : byFile.get(fileOf(to, from) ?? ''),
    elsewhere: ({ to, as }, from) => {
      if (as === 'url') return true;
      if (as === 'wiki') return !isName(wikiName(to));
      const file = fileOf(to, from);
      // What leads into another folder may be a file of the project: that is told by its path.
      return file === undefined || at.store.tree?.has(file) === true || at.store.files.has(file) || file.includes('/');
    },
  };
};

/** By its name, its file, its title, the title of its line in an index, and what it says before its first colon. */
const namesOf = ({ name, title, native, places, statement }: Memory): string[] => {
  const { name: own, indexTitle } = native;
  const lead = LEAD.exec(statement)?.[1];
  const stems = places.flatMap(({ file, slot }) =>
    slot === 'file' ? [file.replace(/^.*\//, '').replace(/\.md$/i, '')] : [],
  );
  return [name, ...stems, own, title, indexTitle, lead].flatMap((each) =>
    typeof each === 'string' ? [foldedName(each)] : [],
  );
};
/** `Seating rule: by height`. */
const LEAD = /^[*_]{0,2}([\p{L}\p{N}][^:：\n]{2,40})[:：]/u;

const wikiName = (to: string): string =>
  to
    .replace(/[#|].*$/, '')
    .replace(/\.md$/i, '')
    .trim();

/** Words in double brackets that could be a name: a test of a shell is none. */
const isName = (name: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.'-]{0,80}$/u.test(name) && !/ -| =/.test(name);

/** The file a path leads to, from the root of the store; undefined where it leaves it. */
const fileOf = (to: string, { places }: Memory): string | undefined => {
  const path = to.replace(/[#?].*$/, '').trim();
  if (/^[/~]|^[a-z]+:/i.test(path)) return undefined;
  const own = places[0]?.file ?? '';
  const steps = [...(own.includes('/') ? folderOf(own).split('/') : []), ...path.split('/')];
  const out: string[] = [];
  for (const step of steps) {
    if (step === '..') {
      if (out.pop() === undefined) return undefined;
    } else if (step !== '' && step !== '.') out.push(step);
  }
  return out.join('/');
};

/** Claude Code allows a name that nothing has yet: it marks what is still to be written. A path is no such promise. */
const link: Rule = {
  id: 'stale/link',
  find: ({ stores }: Audited) =>
    stores.flatMap((at) => {
      const linking = activeIn(at).filter(({ links }) => links.length > 0);
      if (linking.length === 0) return [];
      const directory = directoryOf(at, stores);
      return linking.flatMap((memory) =>
        memory.links
          .filter((each) => !directory.elsewhere(each, memory) && !directory.named(each, memory))
          .map((each): Finding => ({
            rule: 'stale/link',
            severity: each.as === 'path' ? 'warn' : 'info',
            message: `the link to \`${each.to}\` leads nowhere`,
            ...placeOfWords({ memory, at }, each.to),
          })),
      );
    }),
};

export const linkRules: readonly Rule[] = [link];
