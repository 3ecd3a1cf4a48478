import { entropy, isPlaceholder, isSpecimen } from './placeholder.ts';
import { judges } from './judge.ts';

/** Slow to import, so only the first text that shows one of its signs pays for it. */
const load = async () => {
  const [{ lintSource }, { rules }, { secretLintProfiler }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
    import('@secretlint/profiler'),
  ]);
  // On by default, it keeps a hundred entries a text for ever; at a million Node warns on stderr.
  secretLintProfiler.setEnabled(false);
  // filter-comments lets the scanned text switch the scanner off; memory text is not trusted with that.
  const trusted = rules.filter(({ meta }) => !meta.id.includes('filter-comments'));
  return { lintSource, config: { rules: trusted.map((rule) => ({ id: rule.meta.id, rule, options: {} })) } };
};

let loaded: ReturnType<typeof load> | undefined;

export interface OfPreset {
  name: string;
  grade: 'block' | 'warn';
  span: [number, number];
}

/** What secretlint's recommended rules find, less what is plainly nobody's secret. */
export const ofPreset = async (text: string): Promise<OfPreset[]> => {
  const { lintSource, config } = await (loaded ??= load());
  const { messages } = await lintSource({
    source: { filePath: 'memory.md', content: text, contentType: 'text', ext: '.md' },
    options: { config, noPhysicFilePath: true },
  });
  return messages.flatMap((message): OfPreset[] => {
    if (message.type !== 'message') return [];
    const name = message.ruleId.replace('@secretlint/secretlint-rule-', '');
    const [start, end] = message.range;
    const value = text.slice(start, end);
    if (isSpecimen(value)) return [];
    const grade = /_test_/.test(value) ? 'warn' : 'block';
    const url = /:\/\/[^\s:/@]*:([^\s@]+)@/.exec(value);
    if (url === null) {
      const nobodys = name === 'privatekey' || entropy(value) < 3 || isPlaceholder(value.replace(/^[\w.-]+=/, ''));
      return nobodys ? [] : [{ name, grade, span: [start, end] }];
    }
    const password = url[1] ?? '';
    const from = start + url.index + url[0].lastIndexOf(password);
    const graded = judges.password({ value: password, before: '' }, 'block');
    return graded === 'block' ? [{ name, grade, span: [from, from + password.length] }] : [];
  });
};
