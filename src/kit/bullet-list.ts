import type { Adapter, Edition } from '../adapter.ts';
import type { Frame } from '../ir/frame.ts';
import type { Kind } from '../ir/memory.ts';
import { linesOf } from '../text/blocks.ts';
import { parseBody, printBody } from '../text/body.ts';
import { codePoints } from '../text/measure.ts';
import { bulletsAmong, bulletText, unfenced, wholeLines } from './bullets.ts';
import { folderOfTexts, type Grammar } from './folder-of-texts.ts';
import { inFrame, unframe } from './frames.ts';
import { plainHome } from './plain-home.ts';
import { unfit } from './unfit.ts';
import { weave } from './weave.ts';

/** A plain harness: one file of its home is loaded whole, and each bullet below one heading of it is a memory. */
export interface BulletList extends Pick<Adapter, 'id' | 'title' | 'aliases' | 'docs' | 'brand'> {
  undriven?: string;
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

/** Which bullets of a file are memories, and of which kind one is that no frame tells. */
export interface Bulleted {
  /** The heading below which new ones go; without `everywhere` only those below it are memories. */
  section: string;
  everywhere?: true;
  frames?: Partial<Record<Kind, Frame>>;
  kindIn?(file: string): Kind;
}

/** Bullets as memories: each with the lines that are indented below it. */
export const bullets = ({ section, everywhere, frames = {}, kindIn = () => 'reference' }: Bulleted): Grammar => {
  const framesOf = Object.entries(frames) as [Kind, Frame][];
  const all = framesOf.map(([, frame]) => frame);
  const linesBelow = (text: string): ReturnType<typeof linesOf> => {
    const lines = linesOf(text);
    const at = lines.findIndex((line) => line.text.trimEnd() === `## ${section}`);
    const next = lines.findIndex((line, index) => index > at && /^#{1,2} /.test(line.text));
    return at === -1 ? [] : lines.slice(at, next === -1 ? lines.length : next);
  };
  return {
    toldIn: (text, file) =>
      bulletsAmong(everywhere ? unfenced(linesOf(text)) : linesBelow(text)).map(({ said, span, lines }) => {
        const { frame, statement } = unframe(said, all);
        const kind = framesOf.find(([, { name }]) => name === frame?.name)?.[0] ?? kindIn(file);
        return { span, cut: wholeLines(text, lines), said: { ...parseBody(statement), kind, load: 'always' } };
      }),
    sayings: (memory) => {
      const frame = frames[memory.kind];
      const said = printBody(memory);
      return [bulletText((frame && inFrame(frame, { statement: said })) ?? said)];
    },
    withMore: (text, sayings, eol) => {
      const more = sayings.map((said) => `- ${said}`).join(eol);
      const own = linesBelow(text);
      const gap = text === '' ? '' : text.endsWith('\n') ? eol : eol + eol;
      if (own.length === 0) return `${text}${gap}## ${section}${eol}${eol}${more}${eol}`;
      const end = own.findLast((line) => line.text.trim() !== '')?.end ?? text.length;
      const before = bulletsAmong(own).length === 0 ? eol + eol : eol;
      return weave(text, [{ span: [end, end], text: `${before}${more}${end === text.length ? eol : ''}` }]);
    },
    isBare: (text) => text.trim() === `## ${section}`,
  };
};

export const bulletList = (list: BulletList): Adapter => {
  const { id: harness, home, file, section, title, limit, conventions } = list;
  const cost = (said: string): number => codePoints(said) + '- \n'.length;
  const adapter = folderOfTexts({
    ...list,
    grammar: bullets({ section, frames: list.frames }),
    locate: (machine) => plainHome({ harness, folder: home, files: [file], conventions }, machine),
    home: (_, [known]) => known ?? unfit(`no home of ${title} was located`),
    filesFor: ({ scope }) => (scope.level === 'global' ? [file] : `${title} keeps nothing per ${scope.level}`),
    reach: () => ({ delivery: 'loaded' }),
    costs: (said) => (limit === undefined ? [] : [{ budget: file, own: cost(said) }]),
  });
  if (limit === undefined) return adapter;
  return {
    ...adapter,
    view: (stores, scene) => {
      const whole = adapter.view(stores, scene);
      const cut = new Set<string>();
      let used = 0;
      for (const { memories, files } of stores)
        for (const {
          id,
          places: [at],
        } of memories) {
          used += cost(files.get(file)?.text.slice(...(at?.span ?? [0, 0])) ?? '');
          if (used > limit) cut.add(id);
        }
      const reason = `${file} is loaded up to ${limit} characters, and it stands behind them`;
      return {
        ...whole,
        budgets: [{ name: file, used, limit, unit: 'code points', paid: [] }],
        deliveries: whole.deliveries.map((each) =>
          cut.has(each.id) && each.delivery === 'loaded' ? { ...each, delivery: 'unseen', reason } : each,
        ),
      };
    },
  };
};
