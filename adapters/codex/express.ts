import type { Cost, Form, Part } from '../../src/adapter.ts';
import { withCondition } from '../../src/kit/conditions.ts';
import { likeBefore } from '../../src/kit/notes.ts';
import { forLines } from '../../src/kit/lines.ts';
import { unfit } from '../../src/kit/unfit.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { flat } from '../../src/text/flat.ts';
import { lineHook } from './summary/hooks.ts';
import { inPlace } from './resources/in-place.ts';
import { tellingsOf, type Telling } from './summary/tellings.ts';
import type { CodexSite } from './store.ts';
import {
  BLOCK,
  lineRefused,
  voicesOf,
  bulletContainer,
  bulletLine,
  routeLine,
  bareLine,
  type Line,
} from './line-forms.ts';
import { moreParts, bodyParts, type BodyParts } from './body-parts.ts';

/**
 * Richest first: a line in the summary that says the statement; a route line that says its hook; the resource alone,
 * found through the route that is always there. Every form has the resource, and on v1 a bullet of the handbook.
 */
export const express = (memory: Memory, site: CodexSite): { forms: Form[] } | Loss => {
  const { closed } = site.at.settings;
  if (closed !== undefined) return unfit(closed);
  const own = ownForms(forLines(memory), bodyParts(memory, site), site);
  if (!site.old) return { forms: own };
  if (isOurs(site.old)) return { forms: likeBefore(own, site.old, shapeOf) };
  const edited = inPlace(memory, site.old, site.store);
  return {
    forms: [...(edited ? [{ name: 'in place', inPlace: true as const, ...edited }] : []), ...own],
  };
};

const isOurs = (memory: Memory): boolean => memory.places.some((place) => place.slot === 'resource');

const shapeOf = ({ slot }: Pick<Part, 'slot'>): string | undefined =>
  slot === 'bullet' || slot === 'route' ? slot : undefined;

const ownForms = (memory: Memory, shared: BodyParts, site: CodexSite): Form[] => {
  const { folder, file } = shared;
  const hook = lineHook(memory);
  type More = Pick<Form, 'reason' | 'says' | 'worth'>;
  const form = (name: string, delivery: Form['delivery'], lines: readonly Part[], costs: Cost[], more: More): Form => ({
    name,
    delivery,
    ...more,
    parts: [...shared.parts, ...lines],
    costs,
  });
  const refused = lineRefused(memory, site);
  const forms: Form[] = [];
  const reasons: string[] = [];
  const add = (
    name: string,
    delivery: Form['delivery'],
    line: Line | string,
    telling: Pick<Telling, 'literals' | 'worth'>,
  ): void => {
    if (typeof line === 'string') reasons.push(line);
    else forms.push(form(name, delivery, line.parts, line.costs, { says: telling.literals, worth: telling.worth }));
  };
  const tellings = withCondition(memory, tellingsOf(memory), ({ says }) => says.includes('how')).toReversed();
  if (refused !== undefined) reasons.push(refused);
  else {
    for (const telling of memory.scope.level === 'global' ? tellings : []) {
      const container = bulletContainer(memory, site);
      for (const { name, text } of voicesOf(telling, memory)) {
        add(name, 'loaded', bulletLine(text, container, memory, site), telling);
      }
    }
    for (const telling of tellings) {
      const isGlobal = memory.scope.level === 'global';
      const bare = isGlobal ? undefined : bareLine(telling.text, folder, memory, site);
      // A name alone on the line above a list, a fence or a table would be a line that says nothing.
      const listed = BLOCK.test(telling.text) && typeof bare === 'object';
      // What is said whole needs no name as long as others have more to say.
      if (!listed && (telling.whole || typeof bare !== 'object'))
        add(`route that says ${telling.name}`, 'loaded', routeLine(telling.text, folder, file, memory, site), telling);
      if (bare !== undefined) add(`line that says ${telling.name}`, 'loaded', bare, telling);
    }
    const isWhole = tellings.length === 0 && hook === flat(memory.statement);
    const line = tellings.some(({ text }) => text === hook) ? undefined : routeLine(hook, folder, file, memory, site);
    if (line !== undefined) add('route', isWhole ? 'loaded' : 'indexed', line, SAYS_LITTLE);
  }
  const more = moreParts(site);
  const lacks = forms.length === 0 ? reasons.at(-1) : undefined;
  const reason = more === undefined ? 'the summary has no room even for a route' : lacks;
  const delivery = more === undefined ? 'unseen' : 'searchable';
  return [...forms, form('resource', delivery, more ?? [], [], reason === undefined ? {} : { reason })];
};

const SAYS_LITTLE = { literals: [], worth: 0 };
