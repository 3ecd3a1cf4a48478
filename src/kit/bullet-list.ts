import type { Adapter, Edition, Edits, Placed, Site } from '../adapter.ts';
import { memoryId } from '../ir/identity.ts';
import type { Field, Kind, Memory } from '../ir/memory.ts';
import type { Frame } from '../ir/frame.ts';
import type { FileTree, Location, Store } from '../ir/store.ts';
import { linesOf } from '../text/blocks.ts';
import { normalBody, parseBody, printBody, sameBody } from '../text/body.ts';
import { firstUndecodable } from '../text/decode.ts';
import { codePoints } from '../text/measure.ts';
import { bulletsAmong, bulletText, wholeLines, type Bullet } from './bullets.ts';
import { nameOfWords, withOwnNames } from './called.ts';
import { inFrame, unframe } from './frames.ts';
import { landing, movesOf } from './landing.ts';
import { plain } from './notes.ts';
import { legible } from './problems.ts';
import { plainHome, unfit } from './plain-home.ts';
import { numbered, withSegments } from './segments.ts';
import { eolOf, weave, type Cut } from './weave.ts';

/** A plain harness: one file of its home is loaded whole, and each bullet below one heading of it is a memory. */
export interface BulletList extends Pick<Adapter, 'id' | 'title' | 'aliases' | 'docs' | 'brand' | 'undriven'> {
  /** Its folder in the user's home. */
  home: string;
  file: string;
  section: string;
  /** What stands before the words of a kind; the one kind without a frame stands bare. */
  frames: Partial<Record<Kind, Frame>>;
  /** Code points of the section that the harness loads; absent = as many as there are. */
  limit?: number;
  notices: string;
  conventions: readonly Edition[];
}

/** The bullets of the section, and where a new one goes; undefined where the heading is not there. */
const sectionIn = (text: string, name: string): { bullets: Bullet[]; end: number } | undefined => {
  const lines = linesOf(text);
  const at = lines.findIndex((line) => line.text.trimEnd() === `## ${name}`);
  const next = lines.findIndex((line, index) => index > at && /^#{1,2} /.test(line.text));
  if (at === -1) return undefined;
  const own = lines.slice(at, next === -1 ? lines.length : next);
  const full = own.findLast((line) => line.text.trim() !== '') ?? own[0];
  return { bullets: bulletsAmong(own), end: full?.end ?? text.length };
};

export const bulletList = (list: BulletList): Adapter => {
  const { file, section, title } = list;
  const framesOf = Object.entries(list.frames) as [Kind, Frame][];
  const frames = framesOf.map(([, frame]) => frame);
  const memoryOf = ({ said, span }: Bullet): Memory => {
    const bare = unframe(said, frames);
    const body = parseBody(bare.statement);
    const kind = framesOf.find(([, { name }]) => name === bare.frame?.name)?.[0] ?? 'reference';
    const says: Field[] = ['kind', 'statement', 'scope', 'why', 'how', 'detail'];
    const id = memoryId(list.id, { level: 'global' }, { text: body.statement });
    const place = { file, span, slot: 'bullet', container: section, says };
    return {
      ...plain(),
      ...body,
      id,
      kind,
      load: 'always',
      name: nameOfWords({ kind, ...body }),
      scope: { level: 'global' },
      places: [place],
    };
  };

  const read = (files: FileTree, at: Location): Store => {
    const { texts, raw, findings } = legible(files);
    const { bullets = [] } = sectionIn(texts.get(file)?.text ?? '', section) ?? {};
    const memories = withOwnNames(numbered(bullets.map(memoryOf).filter(({ statement }) => statement !== '')));
    return {
      at,
      files: withSegments(raw, memories),
      memories,
      findings: [...at.findings, ...findings],
      parse: undefined,
    };
  };

  const express: Adapter['express'] = (memory: Memory, site: Site) => {
    if (memory.status !== 'active') return unfit(`a bullet is always active, this memory is ${memory.status}`);
    if (memory.scope.level !== 'global') return unfit(`${title} keeps nothing per ${memory.scope.level}`);
    if (firstUndecodable(site.store.files.get(file)?.text ?? '') !== -1) return unfit(`${file} is no valid UTF-8`);
    const frame = list.frames[memory.kind];
    const said = printBody(memory);
    const text = bulletText((frame && inFrame(frame, { statement: said })) ?? said);
    const [back, ...more] = (sectionIn(`## ${section}\n- ${text}\n`, section)?.bullets ?? []).map(memoryOf);
    if (!back || more.length > 0 || back.kind !== memory.kind || !sameBody(back, normalBody(memory))) {
      return unfit('a bullet would be read back as something else');
    }
    const costs = list.limit === undefined ? [] : [{ budget: file, own: codePoints(text) + '- \n'.length }];
    const form = {
      name: 'bullet',
      delivery: 'loaded' as const,
      parts: [{ slot: 'bullet', container: section, text }],
      costs,
    };
    return { forms: [form] };
  };

  const place = (edits: Edits, store: Store): Placed => {
    const land = landing(store);
    const text = land.textOf(file) ?? '';
    const eol = eolOf(text);
    const standing = new Map((sectionIn(text, section)?.bullets ?? []).map((bullet) => [bullet.span[0], bullet]));
    const cuts: Cut[] = [];
    const added: string[] = [];
    for (const { old, parts } of movesOf(edits, store)) {
      const bullet = standing.get(old?.places[0]?.span[0] ?? -1);
      const said = parts[0]?.text.replaceAll('\n', eol);
      if (bullet && said !== undefined) cuts.push({ span: bullet.span, text: said });
      else if (said !== undefined) added.push(`- ${said}`);
      else if (bullet) cuts.push({ span: wholeLines(text, bullet.lines), text: '' });
    }
    const rest = weave(text, cuts);
    const result = added.length === 0 ? rest : withBullets(rest, added.join(eol), eol);
    if (result !== text && result.trim() === `## ${section}`) land.remove(file);
    else if (result !== text) land.put(file, result);
    return { changes: land.changes(() => 0), findings: [] };
  };

  const withBullets = (text: string, bullets: string, eol: string): string => {
    const own = sectionIn(text, section);
    if (!own)
      return `${text}${text === '' ? '' : text.endsWith('\n') ? eol : eol + eol}## ${section}${eol}${eol}${bullets}${eol}`;
    const gap = own.bullets.length === 0 ? eol + eol : eol;
    return weave(text, [{ span: [own.end, own.end], text: `${gap}${bullets}${own.end === text.length ? eol : ''}` }]);
  };

  return {
    ...list,
    locate: (machine) =>
      plainHome({ harness: list.id, folder: list.home, files: [file], conventions: list.conventions }, machine),
    read,
    express,
    place,
    notices: () => list.notices,
    home: (_, known) => known[0] ?? unfit(`no home of ${title} was located`),
    view: (stores) => {
      const text = stores.flatMap((store) => store.files.get(file)?.text ?? '').join('');
      const used = codePoints(
        stores
          .flatMap(({ memories, files }) =>
            memories.map(({ places: [at] }) => (at ? `- ${files.get(file)?.text.slice(...at.span)}\n` : '')),
          )
          .join(''),
      );
      return {
        always: text.trim() === '' ? [] : [{ role: 'system', label: file, text, file }],
        budgets:
          list.limit === undefined ? [] : [{ name: file, used, limit: list.limit, unit: 'code points', paid: [] }],
        deliveries: stores.flatMap(({ at, memories }) =>
          memories.map(({ id }) => ({ id, delivery: 'loaded', ...(!at.seen && { assumed: true as const }) })),
        ),
        notes: [],
      };
    },
    health: () => [],
    inUse: [],
  };
};
