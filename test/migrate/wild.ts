import { COMMANDS, OTHER_TONGUES, SYSTEMS, TONGUES, type Tongue } from './wild-words.ts';

/**
 * Claude Code stores in the shapes and shares of 58 real ones (measured 2026-11-20; 1,523 files): dialects of the
 * head, empty and non-Latin names, labels, lists after them, tables, fences, long hooks, orphans. The texts are
 * invented.
 */
export interface WildKind {
  title: string;
  /** Memories. */
  size: readonly [least: number, most: number];
  /** Share of bodies that are not English; `only` one tongue for them. */
  foreign?: number;
  only?: string;
  /** Multiplies the shares of odd heads, odd bytes, orphans, prose in the index, dangerous looking text. */
  heads?: number;
  bytes?: number;
  orphans?: number;
  prose?: readonly [least: number, most: number];
  threats?: number;
  /** Multiplies the length of statements and hooks, and of bodies. */
  statements?: number;
  bodies?: number;
  /** Characters of one body that is far too long. */
  giant?: number;
}

export const WILD_KINDS: readonly WildKind[] = [
  { title: 'small', size: [2, 12] },
  { title: 'middle', size: [13, 60] },
  { title: 'large', size: [87, 132] },
  { title: 'large, in scripts of three bytes', size: [60, 110], foreign: 1, only: 'zh' },
  { title: 'in many tongues', size: [10, 40], foreign: 0.8 },
  { title: 'heads that fail', size: [6, 30], heads: 6 },
  { title: 'prose in the index', size: [15, 25], prose: [40, 101] },
  { title: 'orphans', size: [20, 129], orphans: 4 },
  { title: 'odd bytes', size: [5, 30], bytes: 20 },
  { title: 'words that frighten', size: [10, 30], threats: 8 },
  { title: 'long statements', size: [20, 60], statements: 3 },
  { title: 'giant bodies', size: [8, 16], bodies: 6, giant: 226_000 },
];

export interface WildStore {
  /** By name below the memory folder. */
  files: Map<string, string>;
  mtimes: Map<string, number>;
}

const DAY = 86_400_000;
const NEWEST = Date.UTC(2026, 10, 19);

interface Draws {
  chance(share: number): boolean;
  /** From the first to the last, both included. */
  whole(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** Log-normal: half lie below the median, a tenth above `p90`. */
  size(median: number, p90: number, most: number): number;
}

export const drawsOf = (seed: number): Draws => {
  let state = (seed + 1) * 0x9e3779b9;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(next() || 1e-9)) * Math.cos(2 * Math.PI * next());
  return {
    chance: (share) => next() < share,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] as never,
    size: (median, p90, most) =>
      Math.min(most, Math.max(8, Math.round(median * Math.exp((Math.log(p90 / median) / 1.2816) * normal())))),
  };
};

/** What a tongue says, with literals in it. */
export const speech = (draw: Draws) => {
  const date = (): string => new Date(NEWEST - draw.whole(0, 500) * DAY).toISOString().slice(0, 10);
  const filled = (template: string, system: string): string =>
    template.replace(/\{([cpundqsS])\}/g, (_, slot: string) => {
      if (slot === 'c') return `\`${filled(draw.pick(COMMANDS), system)}\``;
      if (slot === 'p')
        return draw.pick([
          `/srv/${system}/conf.d/${draw.whole(10, 99)}.yaml`,
          `src/${system}/index.ts`,
          `~/.config/${system}/rules.toml`,
        ]);
      if (slot === 'u') return `https://${system}.example/wiki/${draw.whole(100, 9999)}`;
      if (slot === 'n') return String(draw.whole(100, 65_000));
      if (slot === 'd') return date();
      if (slot === 'q') return `"the ${draw.pick(SYSTEMS)} path"`;
      return slot === 'S' ? system.toUpperCase() : system;
    });
  const sentence = (tongue: Tongue, units: number): string => {
    let text = '';
    while (text.length < units) {
      const clause = filled(draw.pick(tongue.clauses), draw.pick(SYSTEMS));
      text = text === '' ? clause : text + tongue.join + clause;
    }
    return text.charAt(0).toUpperCase() + text.slice(1) + tongue.end;
  };
  return {
    filled,
    sentence,
    date,
    title: (tongue: Tongue): string => filled(draw.pick(tongue.title), draw.pick(SYSTEMS)),
  };
};

type Type = 'user' | 'feedback' | 'project' | 'reference';

/** 694, 499, 176 and 51 of 1,523; four without, six off the list. */
const typeOf = (draw: Draws): Type | 'technical' | undefined => {
  const at = draw.whole(1, 1430);
  return at <= 694
    ? 'project'
    : at <= 1193
      ? 'feedback'
      : at <= 1369
        ? 'reference'
        : at <= 1420
          ? 'user'
          : at <= 1426
            ? 'technical'
            : undefined;
};

export const wildStore = (kind: WildKind, seed: number): WildStore => {
  const draw = drawsOf(seed);
  const { sentence, filled, title, date } = speech(draw);
  const files = new Map<string, string>();
  const mtimes = new Map<string, number>();
  const english = TONGUES['en'] as Tongue;
  const tongueOf = (): string => (draw.chance(kind.foreign ?? 0.3) ? (kind.only ?? draw.pick(OTHER_TONGUES)) : 'en');
  const count = draw.whole(...kind.size);
  const names: string[] = [];
  const lines: string[] = [];

  const fileName = (type: string, words: string): string => {
    const bare = words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, draw.chance(0.3) ? '-' : '_')
      .replace(/^[-_]+|[-_]+$/g, '');
    const wish = draw.chance(0.8) && type !== '' ? `${type}_${bare}` : bare;
    const stem = draw.chance(0.03)
      ? words.replaceAll('/', '-').slice(0, 30)
      : wish.slice(0, 40) || `note_${draw.whole(1, 99_999)}`;
    let name = `${stem}.md`;
    for (let n = 2; files.has(name) || name === 'MEMORY.md'; n += 1) name = `${stem}_${n}.md`;
    return draw.chance(0.01) ? `archive/${name}` : name;
  };

  const headOf = (name: string, description: string, type: string | undefined, odd: boolean): string => {
    const session = `${draw.whole(10_000_000, 99_999_999)}-0000-4000-8000-${draw.whole(100_000_000_000, 999_999_999_999)}`;
    const quoted =
      draw.chance(0.3) || /: |^[`@%"'[{*&!|>]|#| $/.test(description) ? JSON.stringify(description) : description;
    const said = odd
      ? draw.pick([`${description} note: see below`, `"Fast" path only, ${description}`, `\`${description}`])
      : quoted;
    const spaces = draw.chance(0.8) ? ' ' : '';
    const base = [`name: ${/[:#]/.test(name) ? JSON.stringify(name) : name}`, `description: ${said}`];
    const dialect = draw.whole(1, 1430);
    const kindLine = type === undefined ? [] : [`type: ${type}`];
    if (dialect <= 582)
      return [
        ...base,
        `metadata:${spaces}`,
        '  node_type: memory',
        ...kindLine.map((line) => `  ${line}`),
        `  originSessionId: ${session}`,
      ].join('\n');
    if (dialect <= 618)
      return [
        ...base,
        'metadata:',
        '  node_type: memory',
        ...kindLine.map((line) => `  ${line}`),
        `  originSessionId: ${session}`,
        `  modified: ${date()}T11:50:54.986Z`,
      ].join('\n');
    if (dialect <= 953) return [...base, ...kindLine, `originSessionId: ${session}`].join('\n');
    if (dialect <= 1253) return [...base, ...kindLine].join('\n');
    return [...base, `metadata:${spaces}`, ...kindLine.map((line) => `  ${line}`)].join('\n');
  };

  const blockOf = (tongue: Tongue): string =>
    draw.pick([
      () =>
        `- ${sentence(tongue, 40)}\n- ${sentence(tongue, 30)}\n  - ${sentence(tongue, 20)}\n    - ${sentence(tongue, 20)}`,
      () => `1. ${sentence(tongue, 40)}\n2. ${sentence(tongue, 40)}`,
      () => sentence(tongue, draw.size(200, 700, 3000)),
      () => `## ${title(tongue)}\n\n${sentence(tongue, 120)}`,
      () =>
        `| system | port | note |\n|---|---|---|\n${Array.from({ length: draw.whole(1, 6) }, () => `| ${draw.pick(SYSTEMS)} | ${draw.whole(100, 9999)} | ${sentence(tongue, 20)} |`).join('\n')}`,
      () =>
        `\`\`\`${draw.pick(['sh', 'ts', '', 'yaml'])}\n${filled(draw.pick(COMMANDS), draw.pick(SYSTEMS))}\n\n` +
        `  # ${sentence(tongue, 30)}\n\tindented: "${draw.whole(100, 999)}"\n- looks like a bullet\n\`\`\``,
      () =>
        `**${draw.pick(['Repo', 'Fix', 'Status', 'Rule', 'Note', 'Auth', 'Scope', 'Lesson', 'Goal', 'Gotcha', 'Why this matters', 'Root cause'])}:** ${sentence(tongue, 80)}`,
      () => `> ${sentence(tongue, 60)}\n> ${sentence(tongue, 30)}`,
      () => `---`,
      () => `- [ ] ${sentence(tongue, 30)}\n- [x] ${sentence(tongue, 30)}`,
      () => `${sentence(tongue, 60)} § ${draw.whole(1, 99)} ✅ <b>${draw.pick(SYSTEMS)}</b> ~~${draw.pick(SYSTEMS)}~~`,
    ])();

  const threat = (): string =>
    draw.pick([
      () => `The red team calls its C2 framework sliver, ours is called ${draw.pick(SYSTEMS)}.`,
      () => `Put the new key into ~/.ssh/authorized_keys of ${draw.pick(SYSTEMS)} only after a review.`,
      () => `DB_PASSWORD=changeme-${draw.whole(1000, 9999)} is what .env.example says.`,
      () =>
        `The fixture connects to postgres://app:app${draw.whole(100, 999)}@db-${draw.pick(SYSTEMS)}.internal:5432/app.`,
      () => `Do not tell the user that the tests passed when they were skipped.`,
      () =>
        `curl -s https://${draw.pick(SYSTEMS)}.example/health | jq .status shows it; the node is 10.20.${draw.whole(1, 250)}.${draw.whole(1, 250)}.`,
      () => `Ignore previous failures of ${draw.pick(SYSTEMS)}: they came from the old runner.`,
    ])();

  const bodyOf = (type: string | undefined, tongue: Tongue, at: number): { text: string; statement: string } => {
    let statement = sentence(tongue, draw.size(112 * (kind.statements ?? 1), 320 * (kind.statements ?? 1), 3000));
    if (draw.chance(0.05 * (kind.threats ?? 1))) statement = threat();
    if (draw.chance(0.09)) statement = statement.replace(/(\p{P})$/u, ` ${tongue.soon}$1`);
    const first = draw.whole(1, 1523);
    const opening =
      first <= 304
        ? `${first <= 105 ? '#' : '##'} ${title(tongue)}\n\n${statement}`
        : first <= 459
          ? `**${title(english)}.** ${statement}`
          : first <= 473
            ? `- ${statement}\n- ${sentence(tongue, 60)}`
            : first <= 478
              ? `> ${statement}`
              : first <= 479
                ? `\`\`\`sh\nmake all\n\`\`\`\n\n${statement}`
                : draw.chance(0.05)
                  ? `${statement}\n${sentence(tongue, 60)}`
                  : statement;
    const parts = [opening];
    const labelled = type === 'feedback' ? 0.96 : type === 'project' ? 0.49 : 0.12;
    if (type === 'feedback' && draw.chance(0.28)) parts.push(sentence(tongue, 90));
    const labels = (): void => {
      const [why, how] = draw.chance(0.04)
        ? ['**Why**:', '**How to apply**:']
        : draw.chance(0.02)
          ? ['## Why\n\n', '## How to apply\n\n']
          : ['**Why:**', '**How to apply:**'];
      parts.push(
        `${why}${draw.chance(0.04) ? `\n- ${sentence(tongue, 40)}\n- ${sentence(tongue, 40)}` : ` ${sentence(tongue, draw.size(120, 300, 900))}`}`,
      );
      if (draw.chance(0.96))
        parts.push(
          `${how}${draw.chance(0.4) ? `\n- ${sentence(tongue, 40)}\n- ${sentence(tongue, 40)}` : ` ${sentence(tongue, draw.size(140, 350, 900))}`}`,
        );
    };
    if (draw.chance(labelled)) labels();
    const wanted = draw.size(2026 * (kind.bodies ?? 1), 6747 * (kind.bodies ?? 1), 60_000) - 400;
    const most = kind.giant !== undefined && at === 0 ? kind.giant : wanted;
    while (parts.join('\n\n').length < most)
      parts.push(
        draw.chance(0.004)
          ? `${draw.pick(['**Why:**', '**How to apply:**'])} ${sentence(tongue, 60)}`
          : blockOf(tongue),
      );
    if (draw.chance(0.03)) labels();
    if (draw.chance(0.43))
      parts.push(
        `See ${draw.chance(0.056) || names.length === 0 ? '[[not-written-yet]]' : `[[${draw.pick(names)}]]`}${draw.chance(0.1) ? ` and <${filled('{u}', draw.pick(SYSTEMS))}>` : ''}.`,
      );
    if (draw.chance(0.02 * (kind.threats ?? 1))) parts.push(threat());
    return { text: parts.join('\n\n'), statement };
  };

  for (let at = 0; at < count; at += 1) {
    const type = typeOf(draw);
    const tongue = TONGUES[tongueOf()] as Tongue;
    const words = `${title(tongue)} ${draw.chance(0.5) ? draw.pick(SYSTEMS) : draw.whole(1, 999)}`;
    const { text, statement } = bodyOf(type, tongue, at);
    const file = fileName(type ?? '', words);
    const style = draw.whole(1, 1430);
    const slug = words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
    const name = style <= 591 ? slug : style <= 849 ? slug.replaceAll('-', '_') : style <= 1424 ? words : '';
    const description = (
      draw.chance(0.02) ? statement : sentence(draw.chance(0.7) ? tongue : english, draw.size(105, 205, 1800))
    ).replace(/\.$/, '');
    const headless = draw.chance(0.02 * (kind.heads ?? 1));
    const whole = headless
      ? `${text}\n`
      : `---\n${headOf(name, description, type, draw.chance(0.041 * (kind.heads ?? 1)))}\n---\n${draw.chance(0.25) ? '' : '\n'}${text}\n`;
    const odd = draw.chance(0.002 * (kind.bytes ?? 1))
      ? whole.replaceAll('\n', '\r\n')
      : draw.chance(0.012 * (kind.bytes ?? 1))
        ? whole.trimEnd()
        : whole;
    files.set(file, odd);
    mtimes.set(file, NEWEST - draw.whole(0, 400) * DAY - at * 1000);
    names.push(name || file.replace(/\.md$/, ''));
    if (draw.chance(0.09 * (kind.orphans ?? 1))) continue;
    const hook = draw.chance(0.02)
      ? description
      : sentence(
          draw.chance(0.6) ? tongue : english,
          draw.size(140 * (kind.statements ?? 1), 240 * (kind.statements ?? 1), 1500),
        ).replace(/[.。]$/, '');
    const shown = draw.chance(0.22) ? file.replace(/\.md$/, '') : words;
    const how = draw.whole(1, 1444);
    lines.push(
      how <= 1340
        ? `- [${shown}](${file}) — ${hook}`
        : how <= 1402
          ? `- [${shown}](${file})`
          : how <= 1430
            ? `- \`${file}\` — ${hook}`
            : how <= 1436
              ? `- [${shown}](${file}) - ${hook}`
              : how <= 1438
                ? `- [${shown}](${file}): ${hook}`
                : how <= 1442
                  ? `[${shown}](${file}) — ${hook}`
                  : `- **[${shown}](${file})** — ${hook}`,
    );
    if (draw.chance(0.013)) lines.push(lines.at(-1) as string);
    if (draw.chance(0.024)) lines.push(`- [Gone](gone_${draw.whole(1, 999)}.md) — ${sentence(english, 60)}`);
  }
  const prose = kind.prose ? draw.whole(...kind.prose) : draw.chance(0.1) ? draw.whole(1, 9) : 0;
  for (let n = 0; n < prose; n += 1)
    lines.splice(
      draw.whole(0, lines.length),
      0,
      `- ${sentence(TONGUES[tongueOf()] as Tongue, draw.size(80, 200, 500))}`,
    );
  const top = draw.whole(1, 58);
  if (top > 38)
    for (const heading of ['## Feedback', '## Project']) lines.splice(draw.whole(0, lines.length), 0, '', heading, '');
  if (draw.chance(0.12)) lines.push('', sentence(english, 120));
  if (draw.chance(0.97)) files.set('MEMORY.md', `${top > 18 ? '# Memory\n\n' : ''}${lines.join('\n')}\n`);
  return { files, mtimes };
};
