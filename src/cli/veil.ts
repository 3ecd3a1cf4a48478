import type { Finding } from '../ir/finding.ts';
import type { Memory } from '../ir/memory.ts';
import type { Block, View } from '../ir/view.ts';
import type { Examined, Hazard } from '../plan/guard.ts';
import type { Gathered, Surveyed } from '../survey.ts';
import { inspect } from './inspect.ts';

/** Hides every secret this run has met, wherever it would be printed. */
export interface Veil {
  /** The same text, or the same value with all its texts, without them. */
  over: <T>(value: T) => T;
}

export const NO_VEIL: Veil = { over: (value) => value };

/** Shorter ones would be found in ordinary words. */
const SHORTEST = 5;
/** So much of a secret that was cut off with an ellipsis gives it away. */
const TELLING = 8;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The secret as it may be printed: whole, as JSON writes it, on one line, and each long line of it by itself. */
const guises = (secret: string): string[] => {
  const lines = secret.split(/\s*\n\s*/).filter((line) => line.length >= 2 * TELLING);
  return [secret, JSON.stringify(secret).slice(1, -1), secret.replace(/\s+/g, ' '), ...(lines.length > 1 ? lines : [])];
};

const cutOff = (secret: string): string[] => (secret.length <= TELLING || secret.includes('\n') ? [] : [`${escaped(secret.slice(0, TELLING))}[^\\s…]{0,${secret.length}}…`]);

export const veilOver = (secrets: Iterable<string>): Veil => {
  const known = [...new Set(secrets)].filter((secret) => secret.trim().length >= SHORTEST);
  if (known.length === 0) return NO_VEIL;
  const whole = [...new Set(known.flatMap(guises))].sort((a, b) => b.length - a.length);
  const pattern = new RegExp([...whole.map(escaped), ...known.flatMap(cutOff)].join('|'), 'g');
  const line = (text: string): string => text.replace(pattern, '[masked]');
  const over = (value: unknown): unknown => {
    if (typeof value === 'string') return line(value);
    if (Array.isArray(value)) return value.map(over);
    if (value instanceof Map || value instanceof Set || value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [line(name), over(each)]));
  };
  return { over: over as Veil['over'] };
};

export const secretsOf = (examined: ReadonlyMap<string, Examined>): string[] => [...examined.values()].flatMap(({ secrets }) => secrets);

/** A text that is no memory without the secrets in it: what a view loads, a file with lines of others, what a client sent. */
export const covered = async (text: string): Promise<string> => (await inspect(text, 1)).masked(0, text.length);

/** What hides the secrets of all these memories. */
export const veilFor = async (gathered: readonly Gathered[]): Promise<Veil> => {
  const { examine } = await import('../plan/guard.ts');
  return veilOver(secretsOf(await examine(gathered.flatMap(({ stores }) => stores.flatMap((store) => store.memories)), inspect)));
};

const severityOf = ({ grade }: Hazard): Finding['severity'] => (grade === 'block' ? 'error' : 'warn');

export interface Veiled {
  surveyed: Surveyed[];
  veil: Veil;
}

/** A survey as it may be shown: its memories and texts without their secrets, and what is dangerous in them as findings. */
export const veiled = async (surveyed: readonly Surveyed[]): Promise<Veiled> => {
  const memories: Memory[] = surveyed.flatMap(({ stores }) => stores.flatMap((store) => store.memories));
  if (memories.length === 0 && surveyed.every(({ view }) => view.always.length === 0)) return { surveyed: [...surveyed], veil: NO_VEIL };
  const { examine, hazardFindings } = await import('../plan/guard.ts');
  const examined = await examine(memories, inspect);
  const veil = veilOver(secretsOf(examined));
  const loaded = new Map<Block, string>();
  for (const block of surveyed.flatMap(({ view }) => view.always)) loaded.set(block, veil.over(await covered(block.text)));
  const clean = (memory: Memory): Memory => veil.over(examined.get(memory.id)?.masked ?? memory);
  const findings = ({ stores }: Surveyed) => stores.flatMap(({ at, memories: own }) => own.flatMap(({ id }) => {
    const each = examined.get(id);
    return each ? hazardFindings(each, severityOf).map((finding) => ({ ...finding, store: at.id })) : [];
  }));
  const seen = (view: View): View => ({ ...view, always: view.always.map((block) => ({ ...block, text: loaded.get(block) ?? '' })), deliveries: veil.over(view.deliveries) });
  return {
    veil,
    surveyed: surveyed.map((each) => ({
      ...each, view: seen(each.view), findings: veil.over([...each.findings, ...findings(each)]),
      stores: each.stores.map((store) => ({ ...store, memories: store.memories.map(clean) })),
    })),
  };
};
