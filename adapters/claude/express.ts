import type { Form, Part } from '../../src/adapter.ts';
import { nameOfWords } from '../../src/kit/called.ts';
import { withCondition } from '../../src/kit/conditions.ts';
import { differing } from '../../src/kit/losses.ts';
import { hookOf, isMoreThanItsBody, titleFor } from '../../src/kit/lines.ts';
import { carriedFrom } from '../../src/kit/overlay.ts';
import { lineCosts } from '../../src/kit/typed/index-room.ts';
import { isOf, memoryId } from '../../src/ir/identity.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { HOOK_UNITS } from '../../src/text/derive.ts';
import { foldedName, nameFrom } from '../../src/text/name.ts';
import { oneLine, shorten } from '../../src/text/sentence.ts';
import { slug } from '../../src/text/slug.ts';
import { TYPE_OF } from '../../src/kit/typed.ts';
import { editedFile, newFile } from './file/file-text.ts';
import { GLOBAL } from './global/blocks.ts';
import { globalForms } from './global/global-forms.ts';
import { entryLine } from '../../src/text/index-refs.ts';
import { parseIndex } from '../../src/text/index-items.ts';
import { behindTitle, lineTellingsOf, shownLine } from './index-file/line-words.ts';
import { editedLine, editedProse } from './index-file/line-edit.ts';
import { FILES } from '../../src/kit/typed/file-memory.ts';
import { wordsOf, saysStatement } from './file/memory-file.ts';
import { TOPICS } from './read.ts';
import { INDEX } from './conventions.ts';
import type { ClaudeAt, ClaudeSite } from './store.ts';
import { isFree, topicFile, topicHead, topicLine } from './index-file/topics.ts';

/**
 * Richest first: the file with an index line that says the whole statement; with a line that says its hook; with a
 * line in a second-level index, for which room is kept. Global memories have forms of their own.
 */
export const express = (memory: Memory, site: ClaudeSite): { forms: Form[] } | Loss => {
  const said =
    site.at.layout === 'global'
      ? globalForms(memory, site, carriedFrom(site.from))
      : { forms: projectForms(memory, site) };
  return 'forms' in said ? { forms: past(memory, site.old, said.forms) } : said;
};

/** A loaded line is taken for true: what no longer holds is only put where it is looked for, or stays in its line. */
const past = ({ status }: Memory, old: Memory | undefined, forms: Form[]): Form[] => {
  if (status === 'active' || old?.places.some(({ container }) => container === INDEX || container === GLOBAL))
    return forms;
  const reason = `what is loaded is taken for true, and this memory is ${status}`;
  return forms
    .filter(({ delivery }) => delivery === 'searchable' || delivery === 'unseen')
    .map((form) => (form.delivery === 'searchable' ? { ...form, reason } : form));
};

/** What a line of memport's says already is one of its forms, however it would be edited. */
const projectForms = (memory: Memory, site: ClaudeSite): Form[] => {
  const forms = fileForms(memory, site);
  const stands = site.old ? inPlace(memory, site.old, site) : [];
  const textsOf = ({ parts }: Form): string => JSON.stringify(parts.map(({ file, text }) => [file, text]));
  const known = new Set(forms.map(textsOf));
  return [...stands.filter((each) => !known.has(textsOf(each))), ...forms];
};

/** The budgets of an index carry the name of the agent whose memory it is; a project's do not. */
export const calledOf = ({ layout, scope }: ClaudeAt): string =>
  layout === 'agent' && scope.level === 'agent' ? `${scope.name}: ${INDEX}` : INDEX;

const fileForms = (memory: Memory, site: ClaudeSite): Form[] => {
  const standing = site.old?.places.find((place) => place.slot === 'file');
  const names = standing ? { file: standing.file, name: '' } : namesFor(memory, site);
  const words = { title: indexTitle(memory, site.old), hook: hookLine(memory) };
  // A line that stands keeps its place and its own words.
  const lined = site.old !== undefined && hasOwnLine(site.old, site);
  const forms: Form[] = [];
  const file = filePart(memory, site, names, true);
  const line = (hook: string): string | undefined => lineThatHolds(words.title, names.file, hook);
  const tellings = lineTellingsOf(memory);
  const lines = withCondition(memory, tellings, ({ saysHow }) => saysHow).flatMap((telling) => {
    const text = line(behindTitle(words.title, telling.text, memory));
    return text === undefined ? [] : [{ ...telling, text }];
  });
  const says = lines[0]?.text;
  for (const { name, text, literals, worth } of lined ? [] : lines.toReversed())
    forms.push({
      name: `file + index line that says ${name}`,
      delivery: 'loaded',
      says: literals,
      worth,
      parts: [file, indexPart(text)],
      costs: lineCosts(calledOf(site.at), text),
    });
  const hooked =
    words.hook === tellings[0]?.text
      ? undefined
      : (line(words.hook) ?? line(shorten(plainWords(words.hook), HOOK_UNITS)));
  if (hooked !== undefined && !lined)
    forms.push({
      name: 'file + index line',
      delivery: 'indexed',
      parts: [file, indexPart(hooked)],
      costs: lineCosts(calledOf(site.at), hooked),
      ...(says === undefined && {
        reason: isMoreThanItsBody(memory)
          ? 'the rule stands in the hook, and the line says that'
          : 'the statement is too long for an index line, or holds what a line cannot',
      }),
    });
  const topic = topicFile(memory.kind, site);
  const inTopic =
    hooked ?? says ?? entryLine(slug(words.title, TYPE_OF[memory.kind]), names.file, plainWords(words.hook));
  forms.push({
    name: 'file + line in a second-level index',
    delivery: 'searchable',
    reason: `the ${INDEX} has no room left`,
    parts: [
      file,
      { slot: 'topic', owner: 'shared', container: TOPICS, file: topic, text: topicHead(memory.kind, topic) },
      { slot: 'index', container: TOPICS, file: topic, text: inTopic },
      { slot: 'topic-line', owner: 'shared', container: INDEX, file: INDEX, text: topicLine(memory.kind, topic) },
    ],
    costs: [],
  });
  return forms;
};

/** The shape the old memory has: prose stays prose, an orphan an orphan, a line keeps its style. */
const inPlace = (memory: Memory, old: Memory, site: ClaudeSite): Form[] => {
  const prose = old.places.find((place) => place.slot === 'prose');
  if (prose) {
    const text = editedProse(memory, old, prose, site.store);
    return text === undefined
      ? []
      : [
          {
            name: 'prose in the index',
            delivery: prose.container === INDEX ? 'loaded' : 'searchable',
            parts: [{ slot: 'prose', container: prose.container, file: prose.file, text }],
            costs: prose.container === INDEX ? lineCosts(calledOf(site.at), text) : [],
          },
        ];
  }
  const file = old.places.find((place) => place.slot === 'file');
  if (!file) return [];
  const lines = old.places.filter((place) => place.slot === 'index');
  const main = lines.find((place) => !place.inline) ?? lines[0];
  const body = filePart(memory, site, { file: file.file, name: '' }, main !== undefined);
  if (!main)
    return [
      {
        name: 'file that no index names',
        delivery: 'unseen',
        reason: 'no line of an index names it',
        parts: [body],
        costs: [],
      },
    ];
  const edited = main.inline ? undefined : editedLine(memory, old, main, site.store);
  const line =
    edited ??
    site.store.files.get(main.file)?.text.slice(...main.span) ??
    entryLine(shownLine(wordsOf(memory).title), file.file, shownLine(hookOf(memory)));
  // Lines of other indexes that name it as well stay as they are.
  const others = lines.filter(
    (place, index) =>
      !place.inline &&
      place.file !== main.file &&
      lines.findIndex((each) => each.file === place.file && !each.inline) === index,
  );
  const parts: Part[] = [
    body,
    { slot: 'index', container: main.container, file: main.file, text: line },
    ...others.map((place): Part => ({
      slot: 'index',
      container: place.container,
      file: place.file,
      text: site.store.files.get(place.file)?.text.slice(...place.span) ?? line,
    })),
  ];
  if (main.container === INDEX)
    return [
      {
        name: 'file + index line',
        delivery: saysStatement(line, memory) ? 'loaded' : 'indexed',
        parts,
        costs: lineCosts(calledOf(site.at), line),
      },
    ];
  return [{ name: 'file + line in a second-level index', delivery: 'searchable', parts, costs: [] }];
};

/** Whether its line in the index is none of memport's, or says other words than memport would write there. */
const hasOwnLine = (old: Memory, site: ClaudeSite): boolean =>
  old.places
    .filter(({ slot, container }) => slot === 'index' && container === INDEX)
    .some(({ file, span, inline }) => {
      const said = shownLine(site.store.files.get(file)?.text.slice(...span) ?? '');
      const tellings = lineTellingsOf(old).map(({ text }) => text);
      const of = old.places.find(({ slot }) => slot === 'file')?.file ?? '';
      const title = indexTitle(old, old);
      const words = [...tellings, ...tellings.map((text) => behindTitle(title, text, old)), hookLine(old)];
      return old.mark === undefined || inline === true || !words.some((each) => said === entryLine(title, of, each));
    });

const filePart = (memory: Memory, site: ClaudeSite, names: { file: string; name: string }, lined: boolean): Part => {
  const standing = site.store.files.get(names.file);
  const { old } = site;
  // An edit that leaves the date alone leaves the age of the file alone: the client tells age by mtime
  // (docs/formats/claude-code.md §8).
  const mtimeMs =
    standing && old && differing(old, memory, ['dates']).length === 0
      ? standing.mtimeMs
      : Date.parse(memory.dates.updated?.text ?? '');
  const mark = carriedFrom(site.from);
  const text =
    standing && old
      ? editedFile(standing.text, old, memory, site.store.at.scope, mark, lined)
      : newFile(memory, names.name || memory.name, site.store.at.scope, mark);
  const said = String(old?.native['name'] ?? '').trim();
  const name = names.name || (said === '' || said !== nameFrom(said) ? (old ?? memory).name : said);
  return { slot: 'file', container: FILES, file: names.file, name, text, ...(Number.isFinite(mtimeMs) && { mtimeMs }) };
};

const indexPart = (text: string): Part => ({ slot: 'index', container: INDEX, file: INDEX, text });

/**
 * `<type>_<name>.md` and the name: both free, the name without the type, as most stores have it
 * (docs/formats/claude-code.md §10).
 */
const namesFor = (memory: Memory, site: ClaudeSite): { file: string; name: string } => {
  const type = TYPE_OF[memory.kind];
  const wish = nameFrom(memory.name) || nameOfWords(memory);
  const names = new Set(
    site.store.memories.flatMap((each) => [each.name, String(each.native['name'] ?? '')]).map(foldedName),
  );
  const typed = (name: string): string => (name.startsWith(`${type}_`) ? name : `${type}_${name}`);
  const former = formerFile(memory, site);
  if (former !== undefined && !names.has(foldedName(wish))) return { file: former, name: wish };
  for (let count = 1; ; count += 1) {
    const next = count === 1 ? wish : count === 2 ? typed(wish) : `${wish}-${count - 1}`;
    // The name is handed out like a path, so that two new memories never get the same one.
    const path = `names/${next}.md`;
    if (names.has(foldedName(next)) || !isFree(`${typed(next)}.md`, site.store) || site.name(path, memory.id) !== path)
      continue;
    return { file: site.name(`${typed(next)}.md`, memory.id), name: next };
  }
};

/** The file it has in another home, or had here before it was carried elsewhere: where that is free and a name of ours. */
const formerFile = (memory: Memory, site: ClaudeSite): string | undefined => {
  const prefix = memoryId('claude', memory.scope, { key: '' });
  const was = isOf('claude', memory.id) ? memory.id : (memory.mark?.source ?? '');
  const file = was.startsWith(prefix) ? was.slice(prefix.length) : '';
  const isOurs = file.endsWith('.md') && nameFrom(file.slice(0, -3)) === file.slice(0, -3);
  return isOurs && isFree(file, site.store) && site.name(file, memory.id) === file ? file : undefined;
};

const hookLine = (memory: Memory): string => shownLine(shorten(oneLine(hookOf(memory)), HOOK_UNITS));

/** The title of a standing line stays, unless it was the memory's own title and that changed. */
const indexTitle = (memory: Memory, old: Memory | undefined): string => {
  const standing = (old ?? memory).native['indexTitle'];
  const title = wordsOf(memory).title;
  if (typeof standing !== 'string' || standing === '') return shownLine(oneLine(titleFor(memory)));
  return shownLine(old && shownLine(standing) === shownLine(wordsOf(old).title) ? oneLine(title) : standing);
};

/**
 * A line that reads back as one file with these words; undefined when they hold something that the index would take
 * apart.
 */
const lineThatHolds = (title: string, file: string, hook: string): string | undefined => {
  const line = entryLine(title, file, hook);
  const { items } = parseIndex(`- ${line}\n`);
  const [item] = items;
  const [ref] = item?.refs ?? [];
  return items.length === 1 &&
    item?.refs.length === 1 &&
    ref?.target === file &&
    ref.hook === hook &&
    !/[\r\n]/.test(line)
    ? line
    : undefined;
};

const plainWords = (text: string): string =>
  oneLine(text.replace(/[[\]()<>|;\r]/g, ' ').replace(/[\u0000-\u001f]/g, ' '));
