import { namesIn } from '../../../src/text/json-head.ts';

/** Whether a text begins like what Claude.ai exports of its memory, whatever its file is called. */
export const isMemoryShape = (head: string): boolean =>
  has(head, /^(?:conversations_memory|project_memories|memory_files)$/);

/** Its projects, which give the memories of one its name. */
export const isProjectShape = (head: string): boolean => has(head, /^(?:prompt_template|is_starter_project)$/);

export const isConversationShape = (head: string): boolean => has(head, /^chat_messages$/);

const has = (head: string, name: RegExp): boolean => [...namesIn(head)].some((each) => name.test(each));
