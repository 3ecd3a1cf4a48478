import type { Form, Part } from '../../src/adapter.ts';
import { nameOfWords } from '../../src/kit/called.ts';
import { hookOf } from '../../src/kit/lines.ts';
import { baseOf } from '../../src/kit/overlay.ts';
import { TYPE_OF } from '../../src/kit/typed.ts';
import { canonical } from '../../src/ir/identity.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { derive } from '../../src/text/derive.ts';
import { parseIndex } from '../../src/text/index-items.ts';
import { withoutTargets } from '../../src/text/text-links.ts';
import { nameFrom } from '../../src/text/name.ts';
import { oneLine } from '../../src/text/sentence.ts';
import { slug } from '../../src/text/slug.ts';
import { INDEX, limitOf } from './conventions.ts';
import { editedFile, newFile } from './file.ts';
import { shownHead, type Words } from './head.ts';
import { budgetsOf, clientLine, linesOf, saysIt } from './line.ts';
import type { QwenSite } from './store.ts';

/**
 * Richest first: a description that is the statement, so that the line the client makes of it says it; the memory's own
 * hook; the file alone, which the client's recall finds.
 */
export const express = (memory: Memory, site: QwenSite): { forms: Form[] } => {
  const file = site.old?.places[0]?.file ?? freeFile(memory, site);
  const title = oneLine(memory.title ?? derive(memory.statement).title);
  const statement = oneLine(withoutTargets(memory.statement));
  const indexText = site.store.files.get(INDEX)?.text ?? '';
  const short = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
  const hooked: Words = { name: title, description: oneLine(hookOf(memory)) };
  const wishes = [title, short].map((name): Words => ({ name, description: statement }));
  const says = wishes.find((words) => saysIt(lineFor(words) ?? '', memory));
  const forms = [...(says ? [says] : []), hooked].flatMap((words): Form[] => {
    const body = filePart(words);
    const shown = shownHead(body.text);
    const line = standingLine(body.text) ?? (shown && clientLine(shown, file));
    if (line === undefined || !isRead(line, file)) return [];
    const { lines, units } = budgetsOf(site.at.layout);
    const isLoaded = saysIt(line, memory);
    return [
      {
        name: isLoaded ? 'file + index line that says it' : 'file + index line',
        delivery: isLoaded ? 'loaded' : 'indexed',
        ...(!isLoaded && {
          reason: `the statement takes more than is left of ${limitOf('line')} units of an index line`,
        }),
        parts: [body, { slot: 'line', owner: 'shared', container: INDEX, file: INDEX, text: line }],
        costs: [
          { budget: lines, own: 1 },
          { budget: units, own: line.length + '- \n'.length },
        ],
      },
    ];
  });
  const reason = `the ${INDEX} has no room left: only the client's recall finds it`;
  return {
    forms: [
      ...(says && forms[1]?.delivery === 'loaded' ? forms.slice(0, 1) : forms),
      { name: 'file', delivery: 'searchable', reason, parts: [filePart(says ?? hooked)], costs: [] },
    ],
  };

  function lineFor({ name, description }: Words): string | undefined {
    const line = clientLine({ type: TYPE_OF[memory.kind], title: name, description }, file);
    return isRead(line, file) ? line : undefined;
  }

  /** A line whose words the head does not change stays as somebody wrote it. */
  function standingLine(text: string): string | undefined {
    const was = site.store.files.get(file)?.text;
    const isSame = site.old && was !== undefined && canonical(shownHead(was)) === canonical(shownHead(text));
    return isSame ? linesOf(indexText, site.store.parse.index, site.store.parse.fileOf).get(file)?.line : undefined;
  }

  function filePart(words: Words): Part {
    const mark = site.from && { source: site.from.id, base: baseOf(site.from) };
    const standing = site.old && site.store.files.get(file);
    const home = site.store.at.scope;
    const text =
      standing && site.old
        ? editedFile({ text: standing.text, old: site.old, wanted: memory, words, home, file, mark })
        : newFile(memory, words, home, file, mark);
    const mtimeMs = Date.parse(memory.dates.updated?.text ?? '');
    return {
      slot: 'file',
      container: 'files',
      file,
      name: memory.name,
      text,
      ...(Number.isFinite(mtimeMs) && { mtimeMs }),
    };
  }
};

const isRead = (line: string, file: string): boolean => {
  const { items } = parseIndex(`- ${line}\n`);
  return items.length === 1 && items[0]?.refs.length === 1 && items[0].refs[0]?.target === file;
};

/** In the folder of its type, as the client's prompt has it; a name that it would print longer goes in Latin letters. */
const freeFile = (memory: Memory, site: QwenSite): string => {
  const name = nameFrom(memory.name) || nameOfWords(memory);
  const printed = encodeURIComponent(name.toWellFormed()).length;
  const stem = printed > 60 ? slug(name, nameOfWords({ ...memory, title: memory.kind })).slice(0, 40) : name;
  return site.name(`${TYPE_OF[memory.kind]}/${stem}.md`, memory.id);
};
