import type { Ground } from '../../src/audit/claim-ground.ts';
import { readerOf } from '../../src/manifests/table.ts';
import { ground } from './audited.ts';

/** A project of which what it has and runs is known by reading its files. */
export const project = (texts: Readonly<Record<string, string>>, more: Partial<Ground> = {}): Ground => {
  const read = Object.entries(texts).map(([file, text]) => [file, readerOf(file)?.(text, file) ?? {}] as const);
  return ground(texts, {
    scripts: new Map(read.flatMap(([file, { scripts }]) => (scripts ? [[file, new Set(scripts)]] : []))),
    packages: new Map(read.flatMap(([, { packages = [] }]) => packages.map(([name]) => [name.toLowerCase(), []]))),
    ecosystems: new Set(read.flatMap(([, { ecosystem }]) => (ecosystem ? [ecosystem] : []))),
    ...more,
  });
};
