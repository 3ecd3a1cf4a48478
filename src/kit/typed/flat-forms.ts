import type { Form, Part, Site } from '../../adapter.ts';
import { canonical } from '../../ir/identity.ts';
import type { Memory } from '../../ir/memory.ts';
import { derive } from '../../text/derive.ts';
import { parseIndex } from '../../text/index-items.ts';
import { oneLine } from '../../text/sentence.ts';
import { withoutTargets } from '../../text/text-links.ts';
import { hookOf } from '../lines.ts';
import { carriedFrom } from '../overlay.ts';
import { TYPE_OF } from '../typed.ts';
import { FILES } from './file-memory.ts';
import { editedFlatFile, newFlatFile } from './flat-file.ts';
import { shownHead, type Words } from './flat-head.ts';
import { linesIn, saysWhole } from './index-lines.ts';
import { lineCosts } from './index-room.ts';
import type { TypedFolder, TypedParse } from './dialect.ts';

/**
 * Richest first: a description that is the statement, so that the line the client makes of it says it; the memory's own
 * hook; the file alone, which is found without a line.
 */
export const expressFlat = <Settings>(
  folder: TypedFolder<Settings>,
  memory: Memory,
  site: Site<TypedParse, Settings>,
): { forms: Form[] } => {
  const { index, limitOf } = folder;
  const { at, store, old, from } = site;
  const file = old?.places[0]?.file ?? site.name(folder.fileFor(memory), memory.id);
  const title = oneLine(memory.title ?? derive(memory.statement).title);
  const description = oneLine(withoutTargets(memory.statement));
  const short = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
  const says = [title, short].map((each): Words => ({ title: each, description })).find(isSaid);
  const hooked: Words = { title, description: oneLine(hookOf(memory)) };
  const forms = [...(says ? [says] : []), hooked].flatMap((words): Form[] => {
    const body = filePart(words);
    const shown = shownHead(body.text);
    const line = standingLine(body.text) ?? (shown && folder.lineOf(shown, file));
    if (line === undefined || !namesAlone(line, file)) return [];
    const isLoaded = saysWhole(line, memory);
    const reason = `the statement takes more than is left of ${limitOf('line')} units of an index line`;
    return [
      {
        name: isLoaded ? 'file + index line that says it' : 'file + index line',
        delivery: isLoaded ? 'loaded' : 'indexed',
        ...(!isLoaded && { reason }),
        parts: [body, { slot: 'index', owner: 'shared', container: index, file: index, text: line }],
        costs: lineCosts(folder.calledOf(at) ?? index, line),
      },
    ];
  });
  const alone = { name: 'file', delivery: 'searchable', reason: folder.because.noRoom } as const;
  return {
    forms: [
      ...(says && forms[1]?.delivery === 'loaded' ? forms.slice(0, 1) : forms),
      { ...alone, parts: [filePart(says ?? hooked)], costs: [] },
    ],
  };

  function isSaid(words: Words): boolean {
    const line = folder.lineOf({ type: TYPE_OF[memory.kind], ...words }, file);
    return namesAlone(line, file) && saysWhole(line, memory);
  }

  /** A line whose words the head does not change stays as somebody wrote it. */
  function standingLine(text: string): string | undefined {
    const was = store.files.get(file)?.text;
    if (!old || was === undefined || canonical(shownHead(was)) !== canonical(shownHead(text))) return undefined;
    const whole = store.files.get(index)?.text ?? '';
    return linesIn(whole, parseIndex(whole, '', store.at.root), store.parse.fileOf).get(file)?.line;
  }

  function filePart(words: Words): Part {
    const saying = { memory, words, file, home: store.at.scope, mark: carriedFrom(from) };
    const standing = old && store.files.get(file);
    const text = standing ? editedFlatFile(standing.text, old, saying) : newFlatFile(saying);
    const mtimeMs = Date.parse(memory.dates.updated?.text ?? '');
    const part = { slot: 'file', container: FILES, file, name: memory.name, text };
    return { ...part, ...(Number.isFinite(mtimeMs) && { mtimeMs }) };
  }
};

/** A line that reads back as the name of this file and no other. */
const namesAlone = (line: string, file: string): boolean => {
  const [item, ...more] = parseIndex(`- ${line}\n`).items;
  return more.length === 0 && item?.refs.length === 1 && item.refs[0]?.target === file;
};
