import { readFileSync } from 'node:fs';
import Ajv from 'ajv-draft-04';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { FINDING_RULE, FINDING_RULES } from '../../src/ir/finding-rules.ts';
import { gitlabText } from '../../src/report/gitlab.ts';
import { githubText, summaryText } from '../../src/report/github.ts';
import { junitText } from '../../src/report/junit.ts';
import type { Report } from '../../src/report/report.ts';
import { sarifText } from '../../src/report/sarif.ts';
import { ROOT } from '../cli/built.ts';
import { finding, GROUND, HOSTILE, many, reported } from './findings.ts';

interface Sarif {
  runs: {
    automationDetails: { id: string };
    invocations: { toolExecutionNotifications?: { message: { text: string } }[] }[];
    tool: { driver: { rules: { id: string }[] } };
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: { physicalLocation: { artifactLocation: { uri: string; uriBaseId: string } } }[];
      partialFingerprints: Record<string, string>;
    }[];
  }[];
}

// The schema of OASIS, as the package @microsoft/jest-sarif 1.0.0-beta.0 carries it (rtm.5, MIT).
const schema = JSON.parse(readFileSync(`${ROOT}/test/fixtures/sarif-2.1.0.json`, 'utf8')) as object;
const valid = new Ajv.default({
  strict: false,
  // One pattern of the schema is none with the flag u.
  unicodeRegExp: false,
  formats: {
    uri: (text: string) => URL.canParse(text),
    'uri-reference': (text: string) => URL.canParse(text, 'https://base.example/') && !/[\s<>"{}|\\^`]/.test(text),
    'date-time': true,
  },
}).compile(schema);

const sarif = (report: Report): Sarif => {
  const document = JSON.parse(sarifText(report)) as Sarif;
  expect(valid(document), JSON.stringify(valid.errors)).toBe(true);
  return document;
};

const all = FINDING_RULES.map((rule) => finding({ rule, severity: FINDING_RULE[rule].severity, message: HOSTILE }));
const anybodys = (text: string): string[] => text.match(/home.ada|ada.app/g) ?? [];

describe('sarif', () => {
  test('every rule, hostile words and odd paths are valid against the schema of OASIS', () => {
    const odd = [
      '/home/ada/app/docs/ä b%2f#?.md',
      '/mnt/x/MEMORY.md',
      '/home/ada',
      '/',
      '.',
      '/x/\ud800.md',
      '/home/ada/app/a\nb.md',
    ];
    const { runs } = sarif(reported([...all, ...odd.map((file) => finding({ file, line: 7, message: HOSTILE }))]));
    const uris = runs[0]?.results.map(({ locations: [at] }) => at?.physicalLocation.artifactLocation) ?? [];
    for (const at of uris)
      expect(new URL(at?.uri ?? '/', 'file:///r/').href.startsWith('file:///r/'), at?.uri).toBe(true);
    expect(uris).toContainEqual({ uri: 'docs/%C3%A4%20b%252f%23%3F.md', uriBaseId: 'SRCROOT' });
    expect(uris).toContainEqual({ uri: 'mnt/x/MEMORY.md', uriBaseId: 'MACHINE' });
    expect(uris).toContainEqual({ uri: '.claude/projects/~-app/memory/a.md', uriBaseId: 'HOME' });
    for (const { results, tool } of runs)
      for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
    expect(valid({ version: '2.1.0' })).toBe(false);
  });

  test('nothing found is a run without results', () => {
    expect(sarif(reported([])).runs.map(({ results, automationDetails: { id } }) => [results, id])).toEqual([
      [[], 'memport/check/'],
    ]);
  });

  test('of more than GitHub shows the gravest are kept, and the others counted', () => {
    const found = [...many(4_000, 'form/type', 'info'), ...many(2_000, 'delivery/orphan', 'warn')];
    const { runs } = sarif(reported([...found, ...many(7, 'safety/secret', 'error')]));
    const levels = runs[0]?.results.map(({ level }) => level) ?? [];
    expect(levels).toHaveLength(5_000);
    expect(levels.slice(0, 8)).toEqual([...Array<string>(7).fill('error'), 'warning']);
    expect(levels.filter((level) => level === 'warning')).toHaveLength(2_000);
    expect(runs[0]?.invocations[0]?.toolExecutionNotifications?.[0]?.message.text).toContain('1007 more');
  });

  test('each pair is a run of its own; what is over twenty shares the last', () => {
    const pairs = (number: number): Sarif['runs'] => {
      const findings = Array.from({ length: number }, (_, at) => finding({ store: `s${at}` }));
      return sarif(reported(findings, {}, ({ store = '' }) => `check/${store}`)).runs;
    };
    expect(pairs(20).map(({ automationDetails: { id } }) => id)[19]).toBe('memport/check/s19/');
    const over = pairs(30);
    expect(over).toHaveLength(20);
    expect(new Set(over.map(({ automationDetails: { id } }) => id)).size).toBe(20);
    expect(over.at(-1)?.results).toHaveLength(11);
  });

  test('two findings of one rule in one memory are two, and stay what they are when lines move', () => {
    const twice = [1, 2].map((line) => finding({ fingerprint: 'aaaaaaaa', line }));
    const prints = (findings: typeof twice): string[] =>
      sarif(reported(findings)).runs[0]?.results.map((each) => each.partialFingerprints['memportFinding/v1'] ?? '') ??
      [];
    expect(new Set(prints(twice)).size).toBe(2);
    expect(prints(twice.map((each) => ({ ...each, line: (each.line ?? 0) + 40 })))).toEqual(prints(twice));
  });
});

describe('junit', () => {
  const parse = (text: string): { name: string; attributes: Record<string, string>; text: string }[] => {
    const found: { name: string; attributes: Record<string, string>; text: string }[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => void found.push({ name, attributes, text: '' }));
    parser.on('text', (text) => {
      const last = found.at(-1);
      if (last) last.text += text;
    });
    parser.write(text).close();
    return found;
  };

  test('is XML, whatever a memory says, with a name for every finding', () => {
    const found = parse(junitText(reported([...all, ...many(50, 'form/name', 'warn')])));
    const cases = found.filter(({ name }) => name === 'testcase');
    expect(cases).toHaveLength(all.length + 50);
    expect(new Set(cases.map(({ attributes: { classname, name } }) => `${classname}\n${name}`)).size).toBe(
      cases.length,
    );
    expect(found.filter(({ name }) => !/^(?:testsuites?|testcase|failure|skipped)$/.test(name))).toEqual([]);
    const [suite] = found.filter(({ name }) => name === 'testsuite');
    const failures = found.filter(({ name }) => name === 'failure');
    expect(Number(suite?.attributes['failures'])).toBe(failures.length);
    expect(Number(suite?.attributes['tests'])).toBe(cases.length);
    expect(failures[0]?.attributes['message']).toContain(']]>');
    expect(failures[0]?.attributes['message']).toContain('<script>');
    expect(failures[0]?.text).not.toContain('\u001b');
  });

  test('nothing found is one case that passes', () => {
    const found = parse(junitText(reported([])));
    expect(found.map(({ name }) => name)).toEqual(['testsuites', 'testsuite', 'testcase']);
  });
});

describe('gitlab', () => {
  test('each has a severity, a fingerprint of its own and a relative path', () => {
    const found = JSON.parse(gitlabText(reported(all))) as {
      description: string;
      severity: string;
      fingerprint: string;
      location: { path: string; lines: { begin: number } };
    }[];
    expect(found).toHaveLength(all.length);
    expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(all.length);
    for (const { severity, location } of found) {
      expect(['info', 'minor', 'major', 'critical', 'blocker']).toContain(severity);
      expect(location.path.startsWith('/')).toBe(false);
      expect(location.lines.begin).toBeGreaterThan(0);
    }
  });
});

describe('github', () => {
  const lines = (text: string): string[] => text.split('\n').slice(0, -1);

  test('ten errors, ten warnings and ten notices, of which the last says how many more', () => {
    const found = [
      ...many(11, 'safety/secret', 'error'),
      ...many(10, 'delivery/orphan', 'warn'),
      ...many(300, 'form/type', 'info'),
    ];
    const said = lines(githubText(reported(found)));
    const of = (command: string): string[] => said.filter((line) => line.startsWith(`::${command} `));
    expect([of('error').length, of('warning').length, of('notice').length, said.length]).toEqual([10, 10, 10, 30]);
    expect(of('error').at(-1)).toBe('::error title=memport::+2 more errors');
    expect(of('warning').at(-1)).not.toContain('more');
    expect(of('notice').at(-1)).toBe('::notice title=memport::+291 more info');
  });

  test('one command a line, and none of a memory', () => {
    const file = '/home/ada/app/a,b:c%0A::error::.md';
    const said = lines(githubText(reported([finding({ message: HOSTILE, file, severity: 'error' })])));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      /^::error file=a%2Cb%3Ac%250A%3A%3Aerror%3A%3A\.md,line=1,title=memport delivery\/orphan::/,
    );
    expect(said[0]?.slice(2)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
    expect(said[0]).toContain('%250A::warning::coded');
  });

  test('a file that GitHub does not have is named in words', () => {
    const [said] = lines(githubText(reported([finding()])));
    expect(said).toMatch(
      /^::warning title=memport delivery\/orphan::.*%0A~\/\.claude\/projects\/~-app\/memory\/a\.md$/,
    );
  });

  test('the summary is Markdown with nothing of a memory as markup, and far below its limit', () => {
    const text = summaryText(reported(Array.from({ length: 5_000 }, () => finding({ message: HOSTILE }))));
    expect(Buffer.byteLength(text)).toBeLessThan(1 << 20);
    expect(text).toContain('and 4,800 more');
    expect(text.replace(/<\/?code>/g, '')).not.toMatch(/[<`[\]!]|^::/m);
    for (const row of text.split('\n').filter((line) => line.startsWith('| warn')))
      expect(row.split('|')).toHaveLength(7);
  });
});

describe('every format', () => {
  const FORMS = { sarifText, junitText, gitlabText, githubText, summaryText };

  test('names neither the home nor, where it may not, what a memory says', () => {
    const canary = 'Kestrels nest in the chimney';
    const message = `"${canary}" in /home/ada/app/x`;
    const found = [
      finding({ rule: 'stale/relative-date', message, fix: { file: 'a.md', span: [0, 1], text: canary } }),
    ];
    for (const [name, text] of Object.entries(FORMS)) {
      const held = text(reported(found, { showContent: false }));
      expect(held.includes(canary), name).toBe(false);
      expect(anybodys(held), name).toEqual([]);
      expect(held, name).toMatch(/names no date/);
      const told = text(reported(found)).replace(/&#34;/g, '"');
      expect(anybodys(told), name).toEqual([]);
      expect(told.includes(canary), name).toBe(true);
    }
  });

  test('says how much of what is cut off, where that is numbers and names of files only', () => {
    const message = 'MEMORY.md is larger than what is loaded (212 lines)';
    const [told] = reported([finding({ rule: 'delivery/index-cut', message })], { showContent: false }).categories;
    expect(told?.findings[0]?.message).toBe(message);
  });

  test('is the same in another home', () => {
    const there = finding({ fingerprint: 'bbbbbbbb' });
    const moved = JSON.parse(JSON.stringify(there).replace(/home.ada/g, (home) => home.replace('ada', 'b.c'))) as never;
    const dashed = JSON.parse(JSON.stringify(moved).replaceAll('-home-b.c-', '-home-b-c-')) as never;
    const ground = { ...GROUND, home: '/home/b.c', repository: '/home/b.c/app' };
    for (const text of Object.values(FORMS)) expect(text(reported([dashed], ground))).toBe(text(reported([there])));
  });
});
