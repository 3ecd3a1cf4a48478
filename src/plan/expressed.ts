import type { Form, Part, Site } from '../adapter.ts';
import { naming } from '../kit/naming.ts';
import { isOf } from '../ir/identity.ts';
import type { Loss } from '../ir/loss.ts';
import type { Steps } from '../ir/steps.ts';
import { apartFrom } from './other-lines.ts';
import { anchorsOf, linkedThere, NO_LINKS } from './linking.ts';
import { isOpenToWords, NO_REWORDINGS, withReworded } from './rewording.ts';
import type { Wanted } from './wanted.ts';
import { treeOf, type Target } from './target.ts';
import type { Fitting } from './fitting.ts';

/**
 * Every form of every wanted memory; names are given by priority. Where links lead is known once all have their names:
 * a memory whose links say something else there is expressed anew.
 */
export function* expressed(
  target: Target,
  wanted: readonly Wanted[],
  { focus, links = NO_LINKS, names, rewordings = NO_REWORDINGS }: Fitting,
): Steps<{ sorted: Wanted[]; forms: Map<string, Form[]>; refused: Map<string, Loss> }> {
  const { adapter, store, scene } = target;
  const name = naming([...treeOf(store).keys(), ...(names ?? [])]);
  const forms = new Map<string, Form[]>();
  const refused = new Map<string, Loss>();
  const formsFor = ({ source, memory, old, leaves }: Wanted): Form[] | Loss => {
    const left = new Set(leaves);
    const linked = links.linked.has(source) ? { linked: true as const } : {};
    const site: Site = {
      at: store.at,
      scene,
      store,
      from: source,
      focus,
      name,
      ...linked,
      ...(old && { old: apartFrom(old, left) }),
    };
    const said = adapter.express(memory, site);
    if (!('forms' in said)) return { ...said, memory: source.id };
    return left.size === 0 ? said.forms : formsOutside(said.forms, left);
  };
  const say = (each: Wanted): void => {
    const said = formsFor(each);
    if (Array.isArray(said)) forms.set(each.source.id, said);
    else refused.set(each.source.id, said);
  };
  for (const [index, each] of wanted.entries()) {
    if (!staysAsIs(each)) say(each);
    yield { doing: `wording memories for ${adapter.title}`, done: index + 1, of: wanted.length };
  }
  const anchors = anchorsOf(wanted, forms, links, store);
  const sorted: Wanted[] = [];
  for (const each of wanted) {
    const isBack = isOf(adapter.id, each.source.mark?.source ?? '');
    const memory = linkedThere(each, links, anchors, isBack);
    sorted.push(memory === each.memory ? each : { ...each, memory });
    if (memory !== each.memory) say({ ...each, memory });
    const own = forms.get(each.source.id);
    const others = own && isOpenToWords(each) ? rewordings.of(each.memory, each.source) : [];
    const reworded = others.flatMap((other) => {
      const words = linkedThere({ ...each, memory: other }, links, anchors, isBack);
      const said = formsFor({ ...each, memory: words });
      return Array.isArray(said) ? [said.map((form): Form => ({ ...form, words }))] : [];
    });
    if (own && reworded.length > 0) forms.set(each.source.id, withReworded(own, reworded, rewordings.first));
    yield;
  }
  return { sorted, forms, refused };
}

/** Somebody else's words in their place: nothing is to be said of them anew. */
const staysAsIs = ({ memory, old, isTheirs, afresh }: Wanted): boolean =>
  memory === old && isTheirs === true && !afresh;

/**
 * Forms that write nothing into some files, and no such line into another file instead. A form whose delivery comes
 * from a line there is none any more; a line of a kind that the form without a cost has too (bookkeeping) is left out.
 */
const formsOutside = (forms: readonly Form[], files: ReadonlySet<string>): Form[] => {
  const isThere = (part: Part): boolean => part.file !== undefined && files.has(part.file);
  const free = forms.find(({ costs }) => costs.length === 0) ?? forms.at(-1);
  const common = new Set(free?.parts.map(({ slot }) => slot));
  const lines = new Set(forms.flatMap(({ parts }) => parts.filter(isThere)).map(({ slot }) => slot));
  return forms
    .filter(({ parts }) => parts.every(({ slot }) => !lines.has(slot) || common.has(slot)))
    .map((form) => ({ ...form, parts: form.parts.filter((part) => !isThere(part)) }));
};
