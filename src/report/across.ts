import { tilde } from '../text/safe.ts';
import type { AcrossDocument } from '../verbs/across.ts';
import { memoryText } from './memory-page.ts';
import { type Titles } from './memories.ts';
import { paint, safeLine, type Screen } from './terminal.ts';

const WORDS = { itself: '', same: 'says the same', alike: 'has one that looks alike' } as const;
const BY = { person: ' (as you said)', model: ' (as a model said)', repository: '' } as const;

/** The memory whole, then its counterparts, harness by harness. */
export const acrossText = (document: AcrossDocument, titles: Titles, home: string, screen: Screen): string => {
  const all = document.stores.flatMap((store) =>
    store.memories.map((memory) => ({
      store,
      memory,
      delivered: store.view.deliveries.find((each) => each.id === memory.id),
    })),
  );
  const lines: string[] = [];
  for (const counterpart of [...document.counterparts].sort(
    (a, b) => Number(b.relation === 'itself') - Number(a.relation === 'itself'),
  )) {
    const found = all.find((each) => each.memory.id === counterpart.id && each.store.harness === counterpart.harness);
    if (!found) continue;
    if (counterpart.relation === 'itself') {
      lines.push(memoryText(found.memory, found.memory.handle, found.store, found.delivered, titles, home, screen));
      continue;
    }
    const delivery = found.delivered === undefined ? '' : `, ${found.delivered.delivery} there`;
    lines.push(
      `${paint(screen, 'bold', titles[counterpart.harness] ?? counterpart.harness)} ${paint(screen, counterpart.relation === 'alike' ? 'yellow' : 'green', WORDS[counterpart.relation])}${counterpart.answered ? BY[counterpart.answered] : ''}${delivery}  ${paint(screen, 'dim', `${tilde(found.store.root, home)}/${found.memory.places[0]?.file ?? ''}`)}`,
    );
    lines.push(`  ${paint(screen, 'cyan', found.memory.handle)}  ${safeLine(found.memory.statement)}`);
    if (counterpart.differs.length > 0) lines.push(`  differs in ${counterpart.differs.join(', ')}`);
    lines.push('');
  }
  // What an instruction file says is no memory of its: a client may know it from there.
  for (const harness of document.missing) lines.push(`${titles[harness] ?? harness} has no memory of it.`);
  return `${lines.join('\n').trimEnd()}\n`;
};
