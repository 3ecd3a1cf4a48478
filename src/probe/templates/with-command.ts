/** A working folder with some code. */
export const CODE = {
  'package.json': '{"name": "shop", "version": "1.2.0"}\n',
  'src/total.js': 'export const total = (xs) => xs.reduce((a, b) => a + b);\n',
};

/** A word in backticks that is a command: a program known to be one, or several words. */
export const COMMAND =
  /^(?:(?:npm|pnpm|yarn|bun|npx|make|just|task|cargo|go|uv|poetry|pytest|tox|nox|ruff|black|mypy|eslint|prettier|tsc|gradle|\.\/gradlew|mvn|bundle|rake|rspec|php|composer|dotnet|terraform|docker|pre-commit|git|gh|python3?|node|deno|sh|bash|mix|swift|flutter|bazel|nx|turbo|vitest|jest|biome|oxlint|golangci-lint|shellcheck|vale|dbt|sqlfluff)\b|(?:\.\/|scripts\/|bin\/)\S)/u;

/** The working folder with a command that is there to be run. */
export const withCommand = (command: string): Readonly<Record<string, string>> => {
  const script = /^(?:npm|pnpm|yarn|bun) (?:run )?([\w:.-]+)/.exec(command)?.[1];
  const target = /^(make|just) ([\w:.-]+)/.exec(command);
  if (target) return { ...CODE, [target[1] === 'make' ? 'Makefile' : 'justfile']: `${target[2]}:\n\t@true\n` };
  if (script === undefined || script === 'install') return CODE;
  const shop = { name: 'shop', version: '1.2.0', scripts: { [script]: 'node -e 0' } };
  return { ...CODE, 'package.json': `${JSON.stringify(shop, null, 2)}\n` };
};
