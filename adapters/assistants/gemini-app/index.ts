import { assistant } from '../assistant.ts';

export const geminiApp = assistant({
  id: 'gemini-app',
  title: 'Gemini app',
  aliases: ['gemini.google.com'],
  docs: ['https://support.google.com/gemini'],
  accepts: 'pasted text, a memory a line',
  notices: 'Gemini learns of it when you paste the text at Settings → Import memory to Gemini.',
});
