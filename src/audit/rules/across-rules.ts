import type { Finding } from '../../ir/finding.ts';
import { FINDING_RULE, type FindingRule } from '../../ir/finding-rules.ts';
import type { Memory } from '../../ir/memory.ts';
import { activeIn, type Audited, type AuditedStore } from '../audited-stores.ts';
import type { CarriedPair } from '../carried-pair.ts';
import { placeOf } from '../finding-place.ts';
import type { Rule } from '../rule.ts';

/** A project of which one harness has memories, and another that is at work on this machine has none. */
const onlyInOne: Rule = {
  id: 'across/only-in-one',
  find: ({ stores }) => {
    const lively = new Map(
      [...Map.groupBy(stores, ({ harness }) => harness)].filter(
        ([harness, own]) => harness !== 'instructions' && own.some((each) => activeIn(each).length > 0),
      ),
    );
    const knows = new Map([...lively].map(([harness, own]) => [harness, new Set(own.flatMap(projectsIn))]));
    return [...lively].flatMap(([harness, own]) =>
      [...new Set(own.flatMap(projectsIn))].flatMap((key): Finding[] => {
        const without = [...knows]
          .filter(([other, keys]) => other !== harness && !keys.has(key))
          .map(([other]) => other);
        // Known to two of three is not known to one only.
        if (without.length === 0 || without.length + 1 < lively.size) return [];
        const at = own.find((each) => projectsIn(each).includes(key)) as AuditedStore;
        return [
          {
            rule: 'across/only-in-one',
            severity: 'info',
            message: `${without.join(' and ')} ${without.length === 1 ? 'knows' : 'know'} nothing of the project ${key}`,
            file: at.store.at.root,
          },
        ];
      }),
    );
  },
};

/** The projects that stand on this machine and that a store has memories of. */
const projectsIn = (at: AuditedStore): string[] => [
  ...new Set(
    activeIn(at).flatMap(({ scope }) =>
      scope.level === 'project' && scope.paths.some((path) => at.scene.around.folders[path]?.exists === true)
        ? [scope.key]
        : [],
    ),
  ),
];

type Told = (one: CarriedPair) => { at: Memory; message: string } | undefined;

/** What became of what memport carried, at the end that is to be mended. */
const drift = (rule: FindingRule, told: Told): Rule => ({
  id: rule,
  find: (audited) => {
    const holder = holdersIn(audited);
    return audited.carried.flatMap((one): Finding[] => {
      const found = told(one);
      const at = found && holder.get(found.at.id);
      return found && at
        ? [
            {
              rule,
              severity: FINDING_RULE[rule].severity,
              message: found.message,
              ...placeOf({ memory: found.at, at }),
            },
          ]
        : [];
    });
  },
});

const holdersIn = ({ stores }: Audited): Map<string, AuditedStore> => {
  return new Map(stores.flatMap((at) => at.store.memories.map(({ id }) => [id, at] as const)));
};

const fields = ({ moved }: CarriedPair): string => (moved && moved.length > 0 ? ` (${moved.join(', ')})` : '');

const DRIFT: readonly Rule[] = [
  drift('across/source-moved', (one) => {
    const { source, target, status, from } = one;
    if (status === 'source-moved' && target)
      return { at: target, message: `${from}, where it came from, says it otherwise by now${fields(one)}` };
    if (status === 'conflict' && target)
      return { at: target, message: `${from}, where it came from, says it otherwise by now, and so does this copy` };
    return status === 'extra' && target && !source
      ? { at: target, message: `it is gone from ${from}, where it came from` }
      : undefined;
  }),
  drift('across/target-moved', (one) =>
    one.status === 'target-moved' && one.source
      ? { at: one.source, message: `${one.to} says its copy otherwise by now${fields(one)}` }
      : undefined,
  ),
  drift('across/removed-in-target', ({ source, target, status, to }) =>
    status === 'missing' && source && !target ? { at: source, message: `its copy is gone from ${to}` } : undefined,
  ),
];

const RANK = ['unseen', 'searchable', 'indexed', 'loaded'] as const;

const fell: Rule = {
  id: 'across/delivery-fell',
  find: (audited) => {
    const holder = holdersIn(audited);
    return audited.carried.flatMap(({ target, arrived }): Finding[] => {
      const at = target && holder.get(target.id);
      const now = target && at?.delivered.get(target.id)?.delivery;
      if (!target || !at || now === undefined || arrived === undefined) return [];
      if (RANK.indexOf(arrived) < RANK.indexOf('indexed') || RANK.indexOf(now) >= RANK.indexOf('indexed')) return [];
      return [
        {
          rule: 'across/delivery-fell',
          severity: 'warn',
          message: `it was ${arrived} when it was carried, and is ${now} now`,
          ...placeOf({ memory: target, at }),
        },
      ];
    });
  },
};

export const acrossRules: readonly Rule[] = [onlyInOne, ...DRIFT, fell];
