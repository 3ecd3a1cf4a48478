import { columns } from '../../src/report/terminal.ts';

/** What a command printed on a terminal, colours and all. */
export interface Screenful {
  command: string;
  printed: string;
}

const [WIDE, HIGH, EDGE] = [8.4, 18, 20] as const;

/** As terminals have them: what a code switches on, and what it switches off. */
const CODES: Readonly<Record<number, readonly [RegExp, string]>> = {
  0: [/./g, ''],
  1: [/b/, 'b'],
  2: [/d/, 'd'],
  22: [/[bd]/g, ''],
  31: [/[rgyc]/, 'r'],
  32: [/[rgyc]/, 'g'],
  33: [/[rgyc]/, 'y'],
  36: [/[rgyc]/, 'c'],
  39: [/[rgyc]/, ''],
};

const STYLE = `
text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#d7dce2}
rect{fill:#14181d;stroke:#39414b}.b{font-weight:700}
.d{fill:#939ca7}.r{fill:#ff8f87}.g{fill:#7fd18b}.y{fill:#e6c25c}.c{fill:#6cc7d9}
@media(prefers-color-scheme:light){text{fill:#1d2329}rect{fill:#fbfbfa;stroke:#c9ced4}
.d{fill:#5c6670}.r{fill:#b3261e}.g{fill:#1b6e2c}.y{fill:#7a5600}.c{fill:#0b6275}}
`;

/** One drawing of a terminal in which the commands were typed, one after the other, dark or light as its reader is. */
export const terminalPicture = (screens: readonly Screenful[], width: number): string => {
  const lines = screens.flatMap(({ command, printed }, at) => [
    ...(at === 0 ? [] : ['']),
    `\u001b[1m$ ${command}\u001b[22m`,
    ...printed.trimEnd().split('\n'),
  ]);
  const [w, h] = [width * WIDE + 2 * EDGE, lines.length * HIGH + 2 * EDGE];
  let style = '';
  const drawn = lines.flatMap((line, row) => {
    const spans: string[] = [];
    let column = 0;
    for (const [, code, text = ''] of line.matchAll(/\u001b\[(\d+)m|([^\u001b]+)/g)) {
      if (code !== undefined) style = styled(style, Number(code));
      // Each word has its column, whatever font is there.
      for (const piece of text.split(/( {2,})/)) {
        const wide = columns(piece);
        if (piece.trim() !== '') spans.push(spanOf(piece, EDGE + column * WIDE, wide * WIDE, style));
        column += wide;
      }
    }
    return spans.length === 0 ? [] : [`<text y="${EDGE + (row + 0.75) * HIGH}">${spans.join('')}</text>`];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img">
<title>${screens.map(({ command }) => escaped(command)).join(', then ')}</title>
<style>${STYLE}</style>
<rect x=".5" y=".5" width="${w - 1}" height="${h - 1}" rx="8"/>
${drawn.join('\n')}
</svg>
`;
};

const styled = (style: string, code: number): string => {
  const known = CODES[code];
  if (!known) throw new Error(`the picture does not know the code ${code} of a terminal`);
  return style.replace(known[0], '') + known[1];
};

const spanOf = (text: string, x: number, length: number, style: string): string => {
  const names = style === '' ? '' : ` class="${[...style].join(' ')}"`;
  return `<tspan x="${rounded(x)}" textLength="${rounded(length)}"${names}>${escaped(text)}</tspan>`;
};

const rounded = (number: number): number => Math.round(number * 10) / 10;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
