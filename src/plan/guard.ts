import type { FindingRule } from '../ir/finding-rules.ts';
import type { Finding } from '../ir/finding.ts';
import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import { reworded, wordingOf } from './whole-text.ts';

/** The judgement of `scan/`, as far as a plan needs it. */
export interface Hazard {
  rule: FindingRule;
  what: string;
  grade: 'block' | 'warn' | 'info';
  message: string;
  span: [number, number];
}
export interface Inspected {
  hazards: readonly Hazard[];
  /** What stands in a span of the text, each secret in it replaced by its kind. */
  masked: (from: number, to: number) => string;
}
/** `said`: from where to where a text is said to a reader; all of it, unless told. */
export type Inspect = (text: string, said?: readonly [number, number]) => Promise<Inspected>;

/** What is dangerous about one memory, and the memory without its secrets. */
export interface GuardedMemory {
  memory: Memory;
  /** Of grade `block` or `warn`. */
  hazards: readonly Hazard[];
  masked: Memory;
  /** The secrets themselves: kept to be recognised, never to be printed or written. */
  secrets: readonly string[];
  /** A secret stands in the name of its file, which every place that names the memory would repeat. */
  inName: boolean;
  /** Masked, it would still show one. */
  leaks: boolean;
}

const isSecret = ({ rule }: Hazard): boolean => rule === 'safety/secret';
const isGrave = ({ grade }: Hazard): boolean => grade !== 'info';

/** Those that hold anything dangerous, by id. All texts of a memory are looked at as they will stand together. */
export const examine = async (
  memories: readonly Memory[],
  inspect: Inspect,
  turn: (done: number) => Promise<void> = async () => {},
): Promise<Map<string, GuardedMemory>> => {
  const found = new Map<string, GuardedMemory>();
  for (const [index, memory] of memories.entries()) {
    await turn(index);
    const wording = wordingOf(memory);
    const { hazards: all, masked: cover } = await inspect(wording.text, wording.said);
    const hazards = all.filter(isGrave);
    if (hazards.length === 0) continue;
    const secrets = hazards.filter(isSecret);
    const masked = secrets.length === 0 ? memory : reworded(memory, wording, cover);
    const rest = wordingOf(masked);
    const left =
      secrets.length === 0
        ? []
        : (await inspect(rest.text, rest.said)).hazards.filter((hit) => isSecret(hit) && isGrave(hit));
    found.set(memory.id, {
      memory,
      hazards,
      masked,
      secrets: [
        ...secrets.map(({ span }) => wording.text.slice(...span)),
        ...left.map(({ span }) => rest.text.slice(...span)),
      ],
      inName: secrets.some(({ grade, span }) => grade === 'block' && span[0] < wording.called),
      leaks: left.length > 0,
    });
  }
  return found;
};

/** What stops a memory, and that with what a person may do about it. */
export interface Blocked {
  rule: FindingRule;
  what: string;
  reason: string;
}

export interface Guarded {
  blocked: Map<string, Blocked>;
  masked: Map<string, Memory>;
  /** What a person should know of memories that are carried all the same, by id. */
  suspects: Map<string, Finding[]>;
}

/** What must not be carried as it is. Only block-grade hits stop a memory; the secret itself is never repeated. */
export const guard = (
  examined: ReadonlyMap<string, GuardedMemory>,
  options: Pick<PlanOptions, 'onSecret' | 'onInjection'>,
): Guarded => {
  const out: Guarded = { blocked: new Map(), masked: new Map(), suspects: new Map() };
  for (const [id, each] of examined) {
    const grave = each.hazards.filter(({ grade }) => grade === 'block');
    const secret = grave.find(isSecret);
    const other = grave.find((hit) => !isSecret(hit));
    const wantsMask = secret !== undefined && options.onSecret === 'mask';
    if (other && options.onInjection === 'block')
      out.blocked.set(id, blockedBy(other, '--on-injection keep carries it'));
    else if (secret && each.inName)
      out.blocked.set(
        id,
        blockedBy(secret, 'it stands in what the memory is called, its file or heading: rename that first'),
      );
    else if (secret && wantsMask && each.leaks)
      out.blocked.set(id, blockedBy(secret, 'masked, it would still show one'));
    else if (secret && options.onSecret === 'block')
      out.blocked.set(id, blockedBy(secret, '--on-secret mask or keep carries it'));
    else {
      if (wantsMask) out.masked.set(id, each.masked);
      const carried = wantsMask ? each.hazards.filter((hit) => !isSecret(hit)) : each.hazards;
      if (carried.length > 0) out.suspects.set(id, hazardFindings({ ...each, hazards: carried }));
    }
  }
  return out;
};

const blockedBy = ({ rule, message }: Hazard, then: string): Blocked => ({
  rule,
  what: message,
  reason: `${message}; ${then}`,
});

/** One finding for each kind of danger in a memory; none of them repeats what was found. */
export const hazardFindings = (
  { memory, hazards }: Pick<GuardedMemory, 'memory' | 'hazards'>,
  severity: (hit: Hazard) => Finding['severity'] = () => 'warn',
): Finding[] =>
  [...new Map(hazards.map((hit) => [`${hit.rule} ${hit.message}`, hit])).values()].map((hit) => ({
    rule: hit.rule,
    severity: severity(hit),
    message: hit.message,
    file: memory.places[0]?.file ?? '',
    memory: memory.id,
  }));
