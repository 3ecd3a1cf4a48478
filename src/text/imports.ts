import { blocksOf } from './blocks.ts';
import { resolved } from './path.ts';

const TEXT =
  /\.(?:md|markdown|mdx|txt|text|rst|adoc|org|json|jsonc|json5|ya?ml|toml|ini|cfg|conf|env|xml|html?|css|s[ac]ss|less|csv|tsv|sql|graphql|proto|sh|bash|zsh|fish|ps1|bat|[cm]?[jt]sx?|py|rb|go|rs|java|kt|kts|swift|c|cc|cpp|h|hpp|cs|php|lua|pl|r|scala|clj|ex|exs|erl|hs|vue|svelte|astro|tf|gradle|lock|log|diff|patch)$/i;

/**
 * Files that a text names as `@path`: outside code, after white space; `\ ` is a space, `#frag` is dropped
 * (docs/formats/claude-code.md §9).
 */
export const importsIn = (text: string, folder: string, home: string): string[] => {
  if (!text.includes('@')) return [];
  const prose = blocksOf(text)
    .filter((block) => block.kind !== 'fence' && block.kind !== 'comment')
    .map((block) => text.slice(...block.span))
    .filter((block) => !/^(?: {4}|\t)/.test(block))
    .join('\n\n')
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, ' ` ');
  const targets = [...prose.matchAll(/(?<=^|\s)@((?:\\ |[^\s\\])+)/g)].map(([, path = '']) =>
    path.replaceAll('\\ ', ' ').replace(/#.*$/, ''),
  );
  return targets.flatMap((path) => {
    const full = path.startsWith('~/') ? resolved(home, path.slice(2)) : resolved(folder, path);
    return path === '' || path === '/' || (!TEXT.test(path) && /\.[a-z0-9]+$/i.test(path)) ? [] : [full];
  });
};
