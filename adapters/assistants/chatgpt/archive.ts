import type { Kind } from '../../../src/ir/memory.ts';
import { leftOut, TEXTLESS } from '../../../src/kit/left-out.ts';
import type { Archive, FileDraft, FileGround } from '../../../src/kit/one-file.ts';
import { parseBody } from '../../../src/text/body.ts';
import { field, isRecord, list, scalar } from '../../../src/text/json.ts';
import { baseOf } from '../../../src/text/zip.ts';
import { dayOf, type Document } from '../documents.ts';
import { pasted } from '../paste.ts';
import { chatGptShape } from './shape.ts';

/** Saved memories where the export has them, else the conversations that wrote them. */
export const isOfChatGpt = (name: string, head: () => string): boolean =>
  /^(?:memory|memories|conversations(?:-\d+)?)\.json$/.test(baseOf(name)) || chatGptShape(head()) > 0;

/** What an export of ChatGPT holds of what it remembers. */
export const chatGptArchive = (
  documents: readonly Document[],
  ground: FileGround,
  kindOf: (said: string) => Kind,
): Archive => {
  const conversations = documents.flatMap(({ value }) => (isConversations(value) ? list(value) : []));
  const lists = documents.flatMap(({ value }) => (isConversations(value) ? [] : savedIn(value)));
  const saved = lists.flatMap((each) => told(each) ?? []);
  if (conversations.length === 0 && saved.length === 0 && !documents.some(({ value }) => isConversations(value)))
    return { drafts: [], broken: 'it holds neither saved memories nor conversations of ChatGPT' };
  const found = messagesIn(conversations);
  const all = saved.length > 0 ? saved : rememberedIn(found, ground, kindOf);
  const drafts = [...all.map((each) => draftOf(each, kindOf)), ...customIn(found)];
  const unique = new Map(drafts.map((draft) => [`${draft.kind} ${draft.statement}`, draft]));
  const off = lists.filter(isOff).length;
  return {
    drafts: [...unique.values()],
    findings: [...leftOut(off, 'switched off in ChatGPT'), ...leftOut(lists.length - saved.length - off, TEXTLESS)],
  };
};

interface Told {
  text: string;
  day: string | undefined;
}

/** The list of saved memories, which some exports have. */
const savedIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : list(field(value, 'memories')));

const isOff = (each: unknown): boolean => field(each, 'enabled') === false;

const told = (each: unknown): Told | undefined => {
  const text = typeof each === 'string' ? each : (field(each, 'content') ?? field(each, 'memory'));
  if (typeof text !== 'string' || text.trim() === '' || isOff(each)) return undefined;
  const dates = ['updated_at', 'created_at', 'update_time', 'create_time'].map((name) => dayOf(field(each, name)));
  return { text, day: dates.find((day) => day !== undefined) };
};

const isConversations = (value: unknown): boolean =>
  Array.isArray(value) && value.some((each) => isRecord(field(each, 'mapping')));

interface Message {
  content: unknown;
  bio: boolean;
  when: number;
}

/** Every message of every conversation. The tree is not walked: whether it leads in circles does not matter. */
const messagesIn = (conversations: readonly unknown[]): Message[] =>
  conversations
    .flatMap((conversation) => {
      const mapping = field(conversation, 'mapping');
      const when = Number(scalar(field(conversation, 'update_time')));
      return (isRecord(mapping) ? Object.values(mapping) : []).flatMap((node): Message[] => {
        const message = field(node, 'message');
        if (!isRecord(message)) return [];
        const own = Number(scalar(field(message, 'create_time')));
        const bio = message['recipient'] === 'bio' && field(message['author'], 'role') === 'assistant';
        return [{ content: message['content'], bio, when: own > 0 ? own : when }];
      });
    })
    .toSorted((a, b) => a.when - b.when);

/**
 * The newest list that a conversation was given, and what was written after it: a memory that is missing there was
 * deleted before.
 */
const rememberedIn = (messages: readonly Message[], ground: FileGround, kindOf: (said: string) => Kind): Told[] => {
  const given = messages.findLast(({ content }) => contextIn(content) !== undefined);
  const listed = given ? pasted(contextIn(given.content) ?? '', ground, kindOf).said : [];
  const known = listed.map(({ draft }): Told => ({ text: draft.statement, day: draft.dates?.updated?.text }));
  const written = messages
    .filter(({ bio, when }) => bio && when > (given?.when ?? Number.NEGATIVE_INFINITY))
    .flatMap(({ content, when }) => writtenIn(content).map((text): Told => ({ text, day: dayOf(when) })));
  return [...known, ...written];
};

const contextIn = (content: unknown): string | undefined => {
  const text = field(content, 'content_type') === 'model_editable_context' ? field(content, 'model_set_context') : '';
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
};

/** What the memory tool was given: parts of text, or the same as code. */
const writtenIn = (content: unknown): string[] => {
  const code = field(content, 'text');
  const said = typeof code === 'string' ? [code] : list(field(content, 'parts'));
  return said.flatMap((each) => (typeof each === 'string' && each.trim() !== '' ? [each.trim()] : []));
};

/** Custom instructions: the newest of each; the vendor puts a frame round the user's own words. */
const customIn = (messages: readonly Message[]): FileDraft[] => {
  const newest = (name: string): string | undefined => {
    const found = messages.findLast(({ content }) => {
      const text = field(content, 'content_type') === 'user_editable_context' ? field(content, name) : undefined;
      return typeof text === 'string' && text.trim() !== '';
    });
    const text = found && (field(found.content, name) as string);
    return text === undefined ? undefined : (/```(?:\w*\n)?([\s\S]*?)```/.exec(text)?.[1] ?? text).trim();
  };
  return (['user_profile', 'user_instructions'] as const).flatMap((name): FileDraft[] => {
    const text = newest(name);
    if (text === undefined || text === '') return [];
    const kind: Kind = name === 'user_profile' ? 'profile' : 'rule';
    return [{ ...parseBody(text.toWellFormed()), kind, scope: { level: 'global' }, author: 'human' }];
  });
};

const draftOf = ({ text, day }: Told, kindOf: (said: string) => Kind): FileDraft => {
  const said = text.toWellFormed();
  const body = parseBody(said);
  return {
    ...body,
    kind: kindOf(said),
    scope: { level: 'global' },
    ...(day !== undefined && { dates: { updated: { text: day, basis: 'declared' } } }),
  };
};
