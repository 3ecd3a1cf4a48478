import type { Form, Part } from '../adapter.ts';
import type { Memory, Place } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import { toLf } from '../text/delimited.ts';

/** The form a memory stands in: word for word, else by its slots alone (its own client may have touched it). */
export const standingForm = (memory: Memory, forms: readonly Form[], store: Store): Form | undefined => {
  const said = (place: Place): string => toLf(store.files.get(place.file)?.text.slice(...place.span) ?? '').trim();
  const wordForWord = (form: Form): boolean =>
    form.parts.every((part) =>
      memory.places.every(
        (place) => place.slot !== part.slot || (place.container === part.container && said(place) === part.text.trim()),
      ),
    );
  const alike = forms.filter((form) => standsAs(memory, form));
  return alike.find(wordForWord) ?? alike[0];
};

/**
 * Whether its lines say just what that form says: what an earlier memport wrote may say less, and whoever may rise is
 * written anew then. What a client did to the note itself does not count.
 */
export const saysAll = ({ places }: Memory, form: Form, store: Store): boolean =>
  (places.length > 1 ? places.slice(1) : places).every((place) => {
    const part = form.parts.find(({ slot, container }) => slot === place.slot && container === place.container);
    return part?.text.trim() === toLf(store.files.get(place.file)?.text.slice(...place.span) ?? '').trim();
  });

/** Whether a memory stands in the very slots that a form would take. */
export const standsAs = (memory: Memory, form: Form): boolean => {
  const shape = (places: readonly { slot: string; container: string }[]): string =>
    [...new Set(places.map(({ slot, container }) => `${slot}\u0000${container}`))].sort().join('\n');
  const slots = new Set(memory.places.map((place) => place.slot));
  const known = form.parts.filter((part) => slots.has(part.slot));
  return shape(memory.places) === shape(known) && shapesOf(form).every((slot) => slots.has(slot));
};

/** Slots of a form in which a memory stands, as against lines that belong to none. */
const shapesOf = (form: Form): string[] => form.parts.filter((part) => !isShared(part)).map(({ slot }) => slot);

/** Lines that belong to no memory: a heading, a label, what a folder is about. */
const isShared = ({ owner }: Part): boolean => owner === 'shared';
