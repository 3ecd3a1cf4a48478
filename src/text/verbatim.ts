/** The part of a regular expression that matches this text and nothing else. Node 22 has no `RegExp.escape`. */
export const verbatim = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
