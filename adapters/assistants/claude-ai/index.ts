import { assistant } from '../assistant.ts';
import { claudeAiArchive, isOfClaudeAi } from './archive.ts';

export const claudeAi = assistant({
  id: 'claude-ai',
  title: 'Claude.ai',
  aliases: ['claude.ai', 'claude-app'],
  docs: ['https://support.claude.com/en/articles/12123587-import-and-export-your-memory-from-claude'],
  notices:
    'Claude.ai learns of it when you paste the text at Settings → Memory → Import; it makes memories of its own words of it, which may take a day.',
  limits: {
    memories: 30,
    characters: 200,
    seen: "users' reports of the limits of its memory tool, 2025-11; the vendor publishes none",
  },
  accepts:
    'its export as a zip file, its memories (conversations_memory, project_memories) as JSON, or the pasted answer to its import prompt',
  archive: { isOf: isOfClaudeAi, read: claudeAiArchive },
});
