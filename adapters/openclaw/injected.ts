/** Whole characters, as OpenClaw cuts: half of a pair is left out. */
const from = (text: string, start: number): string => text.slice(start).replace(/^[\udc00-\udfff]/, '');
const to = (text: string, end: number): string => text.slice(0, end).replace(/[\ud800-\udbff]$/, '');

/**
 * What is put before the model of a file: all of it, or three quarters of the room from its head and one from its end
 * round a mark (`trimBootstrapContent` of openclaw 2026.9.6, run). Undefined stands for room that the mark alone fills.
 */
export const injectedOf = (content: string, name: string, most: number): string => {
  const text = content.trimEnd();
  if (text.length <= most) return text;
  const mark = (head: number, tail: number): string =>
    [
      '',
      `[...truncated, read ${name} for full content...]`,
      `…(truncated ${name}: kept ${head}+${tail} chars of ${text.length})…`,
      '',
    ].join('\n');
  let [head, tail] = [0, 0];
  for (let round = 0; round < 3; round += 1) {
    const room = Math.max(0, most - mark(head, tail).length - Number(head > 0) - Number(tail > 0));
    [head, tail] = [Math.floor(room * 0.75), Math.floor(room * 0.25)];
  }
  const whole = (): number => head + tail + mark(head, tail).length + Number(head > 0) + Number(tail > 0);
  while (whole() > most && tail > 0) tail = Math.max(0, tail - (whole() - most));
  return [to(text, head), mark(head, tail), tail > 0 ? from(text, text.length - tail) : ''].filter(Boolean).join('\n');
};
