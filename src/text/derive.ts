import { firstSentence, shorten } from './sentence.ts';

/** Only the index line is in a model's context, so the hook says the rule itself and stays short. */
export const HOOK_UNITS = 150;
export const TITLE_UNITS = 60;

/** What title and hook are when a memory does not say them itself. */
export const derive = (statement: string): { title: string; hook: string } => {
  // Title and hook are asked for one after the other.
  if (last?.statement !== statement) last = { statement, derived: deriveAnew(statement) };
  return last.derived;
};

let last: { statement: string; derived: { title: string; hook: string } } | undefined;

const deriveAnew = (statement: string): { title: string; hook: string } => {
  const sentence = firstSentence(statement.replace(/^[\s>*_#`-]+/u, '') || statement);
  const clause = sentence.split(/(?<=\S{3})(?:[;:,](?=\s)|\s[—–-]\s|[，；：、])/u)[0] ?? sentence;
  return {
    title: shorten(clause.replace(/[.!?。！？]+$/u, ''), TITLE_UNITS),
    hook: shorten(sentence, HOOK_UNITS),
  };
};

/** Title and hook only where they say something that the statement does not give. */
export const ownWords = (said: { title?: string | undefined; hook?: string | undefined }, statement: string): { title?: string; hook?: string } => {
  const derived = derive(statement);
  return {
    ...(said.title !== undefined && said.title !== '' && said.title !== derived.title && { title: said.title }),
    ...(said.hook !== undefined && said.hook !== '' && said.hook !== derived.hook && { hook: said.hook }),
  };
};
