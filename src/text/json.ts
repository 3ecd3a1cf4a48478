/** A member of what a stranger sent, if it is an object that has it. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The texts of a message's content: a text by itself, or parts that may carry one. */
export const texts = (content: unknown): string[] =>
  typeof content === 'string' ? [content] : list(content).flatMap((part) => (typeof field(part, 'text') === 'string' ? [field(part, 'text') as string] : []));
