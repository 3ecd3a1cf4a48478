/**
 * Words round a claim that say it does not stand here now, a language a line. Some may stand anywhere in the sentence,
 * some lead up to the claim, some follow it closely.
 */
export * from './cues/ban-words.ts';
export * from './cues/doubt-words.ts';
export * from './cues/elsewhere-words.ts';
export * from './cues/example-words.ts';
export * from './cues/gone-words.ts';
export * from './cues/made-words.ts';
export * from './cues/old-words.ts';
export * from './cues/place-words.ts';
export * from './cues/time-words.ts';
