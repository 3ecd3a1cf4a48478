import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan.ts';

/** The judgement of `scan/`, as far as a plan needs it. */
export interface Hazard {
  rule: string;
  what: string;
  grade: 'block' | 'warn' | 'info';
  message: string;
}
export interface Inspect {
  /** `many`: how many texts are asked about in all. */
  (text: string, many: number): Promise<Hazard[]>;
}
export interface Mask {
  (text: string): Promise<string>;
}

export interface Guarded {
  blocked: Map<string, { rule: string; reason: string }>;
  masked: Map<string, Memory>;
  /** How a blocked memory may be named: a secret is never printed. */
  named: Map<string, string>;
}

const TEXTS = ['statement', 'why', 'how', 'detail', 'title', 'hook'] as const;

/** Finds what must not be carried as it is. Only block-grade hits stop a memory; the secret itself is never repeated. */
export const guard = async (memories: readonly Memory[], options: Pick<PlanOptions, 'onSecret' | 'onInjection'>, inspect: Inspect, mask: Mask): Promise<Guarded> => {
  const out: Guarded = { blocked: new Map(), masked: new Map(), named: new Map() };
  if (options.onSecret === 'keep' && options.onInjection === 'keep') return out;
  for (const memory of memories) {
    const hits = (await inspect(TEXTS.flatMap((field) => memory[field] ?? []).join('\n\n'), memories.length)).filter((hit) => hit.grade === 'block');
    const secret = hits.find((hit) => hit.rule === 'safety/secret');
    if (secret) out.named.set(memory.id, await mask(memory.statement));
    const other = hits.find((hit) => hit.rule !== 'safety/secret');
    if (other && options.onInjection === 'block') out.blocked.set(memory.id, { rule: other.rule, reason: `${other.message}; --on-injection keep carries it` });
    else if (secret && options.onSecret === 'block') out.blocked.set(memory.id, { rule: secret.rule, reason: `${secret.message}; --on-secret mask or keep carries it` });
    else if (secret && options.onSecret === 'mask') {
      const texts: Partial<Record<(typeof TEXTS)[number], string>> = {};
      for (const field of TEXTS) if (memory[field] !== undefined) texts[field] = await mask(memory[field]);
      out.masked.set(memory.id, { ...memory, ...texts });
    }
  }
  return out;
};
