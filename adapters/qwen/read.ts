import { longerWords, withOwnNames } from '../../src/kit/called.ts';
import { plain } from '../../src/kit/notes.ts';
import { legible } from '../../src/kit/problems.ts';
import { numbered, withSegments } from '../../src/kit/segments.ts';
import { nameOfFile, wholeName } from '../../src/kit/typed-name.ts';
import { kindOfSection } from '../../src/kit/typed.ts';
import type { Finding } from '../../src/ir/finding.ts';
import { memoryId } from '../../src/ir/identity.ts';
import type { Field, Memory } from '../../src/ir/memory.ts';
import type { FileTree, TextFile } from '../../src/ir/store.ts';
import { nameOfWords } from '../../src/kit/called.ts';
import { parseBody, printBody } from '../../src/text/body.ts';
import { ownWords } from '../../src/text/derive.ts';
import { isHousekeeping } from '../../src/text/housekeeping.ts';
import { parseIndex } from '../../src/text/index-items.ts';
import { linkList } from '../../src/text/text-links.ts';
import { positionOf } from '../../src/text/measure.ts';
import { INDEX } from './conventions.ts';
import { saidIn } from './head.ts';
import type { QwenAt, QwenStore } from './store.ts';

const SAYS: readonly Field[] = ['statement', 'why', 'how', 'detail'];
const HEAD_SAYS: readonly Field[] = ['kind', 'title', 'hook', 'scope', 'author', 'dates', 'links', 'evidence'];

/** One memory a file; of the index only the words that no file says, for the client makes its lines from the files. */
export const read = (files: FileTree, at: QwenAt): QwenStore => {
  const { texts, raw, findings } = legible(files);
  const text = raw.get(INDEX)?.text ?? '';
  const index = parseIndex(text, '', at.root);
  const fileOf = (target: string): string | undefined => (texts.has(target) ? target : undefined);
  const memories = [...texts].flatMap(([file, found]): Memory[] => {
    if (file.endsWith(`/${INDEX}`) || file === INDEX) return [];
    const memory = fileMemory(file, found, at);
    return memory ? [memory] : [];
  });
  for (const { content, refs, prose, section, shared } of texts.has(INDEX) ? index.items : []) {
    const finding = { file: INDEX, line: positionOf(text, content[0]).line, span: content };
    for (const { target } of refs.filter((ref) => fileOf(ref.target) === undefined))
      findings.push({ ...finding, ...DANGLING, message: `the line names ${target}, which is not there` });
    const body = parseBody(prose ?? '');
    if (refs.length > 0 || body.statement === '') continue;
    if (isHousekeeping(prose ?? '', section)) findings.push({ ...finding, ...ABOUT_ITSELF });
    else {
      const kind = kindOfSection(section);
      memories.push({
        ...plain(),
        ...body,
        id: memoryId('qwen', at.scope, { text: prose ?? '' }),
        kind,
        name: nameOfWords({ kind, ...body }),
        scope: at.scope,
        load: 'always',
        links: linkList(printBody(body)),
        readOnly: true,
        places: [
          { file: INDEX, span: content, slot: 'prose', container: INDEX, says: [...SAYS], ...(shared && INLINE) },
        ],
        native: { readOnly: `the client writes ${INDEX} anew from the files: what only stands there is lost then` },
      });
    }
  }
  const named = withOwnNames(numbered(memories), (memory) =>
    memory.places[0]?.slot === 'file' ? wholeName(memory) : longerWords(memory),
  );
  return {
    at,
    files: withSegments(raw, named),
    memories: named,
    findings: [...at.findings, ...findings],
    parse: { index, fileOf },
  };
};

const INLINE = { inline: true as const };
const DANGLING: Pick<Finding, 'rule' | 'severity'> = { rule: 'delivery/dangling', severity: 'warn' };
const ABOUT_ITSELF: Pick<Finding, 'rule' | 'severity' | 'message'> = {
  rule: 'read/housekeeping',
  severity: 'info',
  message: 'this line is about the index itself and no memory',
};

const fileMemory = (file: string, { text, mtimeMs }: TextFile, at: QwenAt): Memory | undefined => {
  const { note, mark, kind, type, name, title, description, hook, body, from } = saidIn(text, file);
  const statement = [body.statement, description, name].find((each) => each !== undefined && each.trim() !== '');
  if (text === '' || statement === undefined) return undefined;
  const { title: _title, hook: _hook, ...fields } = note ?? {};
  const isBodiless = body.statement === '';
  const scope = note && 'key' in note.scope ? note.scope : at.scope;
  const own = ownWords({ title, hook }, statement);
  const closed = at.closed ?? (/^pinned\//.test(file) ? 'whoever put it into pinned/ keeps it by hand' : undefined);
  const words = isBodiless ? { statement } : body;
  return {
    ...plain(),
    links: linkList(text.slice(from)),
    dates: { updated: { text: new Date(mtimeMs).toISOString(), basis: 'mtime' } },
    ...fields,
    ...own,
    ...words,
    id: memoryId('qwen', scope, { key: file }),
    kind,
    ...(type !== undefined && { nativeKind: type }),
    name: nameOfFile(file, { ...(type && { type }), ...(name && { name }) }, { kind, statement, ...own }),
    scope,
    load: 'indexed',
    ...(mark && { mark }),
    ...(closed !== undefined && { readOnly: true }),
    places: [
      {
        file,
        span: [0, text.length],
        slot: 'file',
        container: 'files',
        says: [...(isBodiless ? [] : SAYS.filter((field) => body[field as 'why'] !== undefined)), ...HEAD_SAYS],
      },
    ],
    native: closed === undefined ? {} : { readOnly: closed },
  };
};
