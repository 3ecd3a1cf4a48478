import type { Audited } from '../../src/audit/audited-stores.ts';
import type { Ground } from '../../src/audit/claim-ground.ts';
import type { Rule } from '../../src/audit/rule.ts';
import type { Memory } from '../../src/ir/memory.ts';
import type { Store, StoreFile } from '../../src/ir/store.ts';
import { plain } from '../../src/kit/notes.ts';
import { parseBody } from '../../src/text/body.ts';

export const NOW = Date.parse('2026-11-20T00:00:00Z');
const SCOPE = { level: 'project', key: 'shop', paths: ['/home/ana/shop'] } as const;

/** A project as a value: what its files say, and what stands beside them. */
export const ground = (texts: Readonly<Record<string, string>>, more: Partial<Ground> = {}): Ground => {
  const files = new Set(Object.keys(texts));
  const wordIn = (text: string, word: string): boolean =>
    new RegExp(`(?<![\\w])${word.replace(/\W/g, '\\$&')}(?![\\w])`).test(text);
  return {
    root: '/home/ana/shop',
    files,
    partial: false,
    renamed: new Map(),
    deleted: new Map(),
    branches: new Set(['main']),
    submodules: new Set(),
    scripts: new Map(),
    packages: new Map(),
    ecosystems: new Set(),
    text: (file) => texts[file],
    lines: (file) => texts[file]?.split('\n').length,
    holds: (word, file) =>
      file === undefined ? Object.values(texts).some((text) => wordIn(text, word)) : wordIn(texts[file] ?? '', word),
    names: (word) => Object.entries(texts).some(([file, text]) => !file.endsWith('.md') && wordIn(text, word)),
    program: () => false,
    stands: () => undefined,
    ignored: () => false,
    ...more,
  };
};

export interface Said extends Partial<Memory> {
  body: string;
}

export const audited = (said: readonly Said[], grounds: readonly Ground[], more: Partial<Audited> = {}): Audited => {
  const files = new Map<string, StoreFile>();
  const memories = said.map(({ body, ...rest }, index): Memory => {
    const file = `m${index}.md`;
    files.set(file, { text: body, sha256: '', mtimeMs: 0, mode: 0o600, segments: [] });
    return {
      ...plain(),
      ...parseBody(body),
      id: `m${index}`,
      name: `m${index}`,
      scope: { ...SCOPE, paths: [...SCOPE.paths] },
      places: [{ file, span: [0, body.length], slot: 'file', container: 'files', says: ['statement'] }],
      ...rest,
    };
  });
  const store = {
    at: { root: '/home/ana/.claude/memory', harness: 'claude' },
    files,
    memories,
    findings: [],
    parse: undefined,
  } as unknown as Store;
  return {
    stores: [
      {
        store,
        harness: 'claude',
        view: { always: [], budgets: [], deliveries: [], notes: [] },
        scene: {
          cwd: '/home/ana/shop',
          home: '/home/ana',
          platform: 'linux',
          now: NOW,
          around: { folders: {}, projects: {} },
        },
        health: [],
        delivered: new Map(),
      },
    ],
    instructed: [],
    grounds: new Map(grounds.map((each) => ['shop', each])),
    hazards: new Map(),
    carried: [],
    sameness: {
      keys: () => ({ stated: [], letters: [], whole: [], opening: [] }),
      agree: () => false,
      ofLine: () => undefined,
      answered: () => [],
      alike: () => [],
    },
    now: NOW,
    ...more,
  };
};

/** What the rules say of one text: ids without their group, each once. */
export const told = (rules: readonly Rule[], body: string, grounds: readonly Ground[]): string[] => {
  const all = audited([{ body }], grounds);
  return [...new Set(rules.flatMap((rule) => rule.find(all).map(({ rule: id }) => id)))].sort();
};
