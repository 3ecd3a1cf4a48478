import type { Dated, Evidence, Kind, Scope, Span } from '../../../src/ir/memory.ts';
import { parseBody } from '../../../src/text/body.ts';
import { isPlaceholder, readBullet, type BulletBody, type SectionKind } from './bullets.ts';
import type { OutlineBlock } from './outline.ts';

/** A bullet or a paragraph that says something: what a memory is made of. */
export interface Saying {
  file: string;
  span: Span;
  slot: 'bullet' | 'prose' | 'handbook';
  container: string;
  kind: Kind;
  nativeKind: string;
  scope: Scope;
  said: BulletBody;
  evidence: Evidence[];
  keywords: string[];
  updated?: Dated;
  group?: string;
}

const KINDS: Readonly<Record<SectionKind, { kind: Kind; nativeKind: string }>> = {
  preferences: { kind: 'rule', nativeKind: 'preference' },
  profile: { kind: 'profile', nativeKind: 'profile' },
  tips: { kind: 'reference', nativeKind: 'tip' },
  knowledge: { kind: 'reference', nativeKind: 'knowledge' },
  failures: { kind: 'rule', nativeKind: 'failure' },
  other: { kind: 'reference', nativeKind: 'note' },
};

/** The headings of both schemas (docs/formats/codex.md §4.1, §4.2), whatever their case. */
export const sectionKind = (heading: string): SectionKind => {
  const name = heading.trim().toLowerCase().replace(/\s+/g, ' ');
  if (name === 'user preferences') return 'preferences';
  if (name === 'user profile') return 'profile';
  if (name === 'general tips') return 'tips';
  if (name === 'reusable knowledge') return 'knowledge';
  return /^failures(?: and how to do differently)?$/.test(name) ? 'failures' : 'other';
};

/** A bullet that only leads to another file: `- Related skill: skills/x/SKILL.md`, `- [Title](notes.md)`. */
const ROUTE =
  /^(?:Related skill:|\[[^\]]*\]\((?![a-z]+:\/\/)[^)\s]+\)[^.]{0,60}$|(?:rollout_summaries|extensions|skills)\/\S+\.md(?:\s|$))/i;

export const isRoute = (bullet: string): boolean => ROUTE.test(bullet);

export const sayingOf = (
  text: string,
  block: OutlineBlock,
  kind: SectionKind,
  at: Pick<Saying, 'file' | 'container' | 'scope'> & { handbook: boolean },
): Saying | undefined => {
  if (block.kind === 'other') return undefined;
  const raw = text.slice(...block.span);
  const bullet = block.kind === 'bullet';
  const said: BulletBody = bullet ? readBullet(raw, kind, at.handbook) : { ...parseBody(raw), tasks: [] };
  if (said.statement === '' || isPlaceholder(said.statement)) return undefined;
  return {
    file: at.file,
    container: at.container,
    scope: at.scope,
    span: block.span,
    slot: bullet ? (at.handbook ? 'handbook' : 'bullet') : 'prose',
    ...KINDS[kind],
    said,
    evidence: said.quote === undefined ? [] : [{ type: 'quote', text: said.quote }],
    keywords: [],
  };
};
