/** Programs of which one is run where another could have been. */
const ALIKE: readonly (readonly string[])[] = [
  ['npm', 'pnpm', 'yarn', 'bun'],
  ['pip', 'pip3', 'uv', 'poetry', 'pipenv', 'conda'],
  ['grep', 'rg', 'ag', 'ack'],
  ['find', 'fd'],
  ['jest', 'vitest', 'mocha'],
  ['eslint', 'biome', 'oxlint'],
  ['docker', 'podman'],
  ['make', 'just', 'task'],
  ['curl', 'wget', 'http'],
];

/**
 * The commands in whose place a forbidden one could have stood: `git push` for `git push --force`, all of git for `git
 * push`, all package managers for `npm`. None where a program has no like: then any command could have been it.
 */
export const familyOf = (command: string): readonly string[] => {
  const words = command.trim().split(/\s+/);
  const plain = words.filter((word) => !word.startsWith('-'));
  if (plain.length < words.length) return [plain.join(' ')];
  if (plain.length > 1) return [plain.slice(0, -1).join(' ')];
  return ALIKE.find((family) => family.includes(words[0] as string)) ?? [];
};
