import { assistant } from '../assistant.ts';
import { chatGptArchive, isOfChatGpt } from './archive.ts';

export const chatGpt = assistant({
  id: 'chatgpt',
  title: 'ChatGPT',
  aliases: ['chat-gpt'],
  docs: ['https://help.openai.com/en/articles/8590148-memory-faq'],
  notices: 'ChatGPT learns of it when you paste the text into a new chat and ask it to remember each line.',
  accepts:
    'its export as a zip file, its saved memories (a list with content and enabled) or conversations (with mapping) as JSON, or the pasted list',
  archive: { isOf: isOfChatGpt, read: chatGptArchive },
});
