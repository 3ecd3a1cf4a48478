/** Where who looks after a machine keeps settings for all of its users. */
export const managedRoot = (platform: string): string =>
  platform === 'darwin'
    ? '/Library/Application Support/ClaudeCode'
    : platform === 'win32'
      ? 'C:/Program Files/ClaudeCode'
      : '/etc/claude-code';
